import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Loading } from '@evenplate/shared-ui/Loading'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { type DragEvent, useId, useState } from 'react'
import { ArrivalHeading } from '../../frame/ArrivalHeading.tsx'
import { useBrought } from '../../state/brought-store.ts'
import { KeepFoods } from '../KeepFoods.tsx'
import { useBringing } from '../use-bringing.ts'
import { useRemembered } from '../use-remembered.ts'
import styles from './BringStart.module.css'
import { BroughtList } from './BroughtList.tsx'
import { FailedReading, ReadingProgress } from './ReadingProgress.tsx'
import { useReading, useReadingState } from './use-reading.ts'

/** Where people bring their own recipes: as text, as files, by a link. This tab's are listed below. */
export function BringStart({ onOpen }: { onOpen: (key: string) => void }) {
  const isReady = useBringing()
  if (!isReady) return <Loading>Loading...</Loading>
  return <Ways onOpen={onOpen} />
}

function Ways({ onOpen }: { onOpen: (key: string) => void }) {
  const { pasted, link } = useBrought()
  const { at } = useReadingState(({ state }) => state)
  const reading = useReading(useRemembered(), onOpen)
  const [isOver, setIsOver] = useState(false)
  const isBusy = at === 'pasted' || at === 'link' || at === 'opening' || at === 'files'
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) void reading.readDropped([...event.dataTransfer.files])
  }
  return (
    <div className={styles.page}>
      <KeepFoods />
      <Card
        as="section"
        className={styles.card}
        aria-label="Bring a recipe"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div className={styles.words}>
          <ArrivalHeading className={styles.title}>Bring a recipe you have</ArrivalHeading>
          <p className={styles.lead}>
            We read it line by line and count it. You correct what we got wrong. Nobody else sees it, and it
            doesn’t use up any of your free recipes.
          </p>
        </div>
        <form
          className={styles.way}
          onSubmit={(event) => {
            event.preventDefault()
            reading.readPasted()
          }}
        >
          <TextArea
            label="Paste a recipe"
            hint="Its ingredients and steps, or the source of a web page."
            rows={6}
            maxLength={BROUGHT.source}
            value={pasted}
            placeholder={'Lentil soup, serves 4\n\n200 g red lentils\n1 onion, chopped'}
            onChange={({ currentTarget }) => useBrought.setState({ pasted: currentTarget.value })}
          />
          <FailedReading of="pasted" />
          <Button
            type="submit"
            className={styles.go}
            busy={at === 'pasted'}
            busyLabel="Reading..."
            disabled={pasted.trim() === '' || isBusy}
          >
            Read This Recipe
          </Button>
        </form>
        <ChooseFiles isBusy={isBusy} onChoose={(files) => void reading.readDropped(files)} />
        <FailedReading of="files" />
        <ReadingProgress reading={reading} />
        <form
          className={styles.way}
          onSubmit={(event) => {
            event.preventDefault()
            reading.readLink()
          }}
        >
          <TextField
            label="Or give us a link"
            hint="We open the page once, for you, and don’t keep it."
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={BROUGHT.link}
            placeholder="https://example.com/lentil-soup"
            value={link}
            onChange={({ currentTarget }) => useBrought.setState({ link: currentTarget.value })}
          />
          <FailedReading of="link" />
          <Button
            type="submit"
            variant="secondary"
            className={styles.go}
            busy={at === 'link'}
            busyLabel="Opening..."
            disabled={link.trim() === '' || isBusy}
          >
            Read the Page
          </Button>
        </form>
      </Card>
      <BroughtList />
    </div>
  )
}

function ChooseFiles({ isBusy, onChoose }: { isBusy: boolean; onChoose: (files: readonly File[]) => void }) {
  const id = useId()
  return (
    <div className={styles.choose}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'secondary' })}>
        Choose Files
      </label>
      <p id={`${id}-hint`} className={styles.soft}>
        or drop them here, as many as you like: text, web pages, JSON, or an export from Mealie, Tandoor,
        Nextcloud Cookbook or RecipeSage.
      </p>
    </div>
  )
}
