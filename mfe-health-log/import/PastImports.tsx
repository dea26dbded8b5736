import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Panel, PanelRows } from '@evenplate/shared-ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importsOf, type PastImport, takeBack } from '../data/imports.ts'
import { many } from '../words/many.ts'
import { dateWords } from '../words/time-words.ts'
import styles from './Import.module.css'
import { FORMAT_WORDS } from './problem-words.ts'
import { forgetAnswers } from './use-import.ts'

/** Earlier imports, each of which can be undone as a whole. */
export function PastImports({ userId }: { userId: string }) {
  const platform = usePlatform()
  const { data } = useLogged(useQuery(importsOf(platform, userId)))
  if (!data || data.length === 0) return null
  return (
    <Panel title="Imported Files">
      <PanelRows>
        {data.map((one) => (
          <PastRow key={one.id} one={one} userId={userId} />
        ))}
      </PanelRows>
    </Panel>
  )
}

type Going = { at: 'rest' } | { at: 'sure' } | { at: 'going'; removed: number } | { at: 'failed' }

function PastRow({ one, userId }: { one: PastImport; userId: string }) {
  const { db, telemetry } = usePlatform()
  const [going, setGoing] = useState<Going>({ at: 'rest' })
  const name = `${FORMAT_WORDS[one.kind]}, ${dateWords(new Date(one.at).toISOString().slice(0, 10))}`
  async function goBack() {
    setGoing({ at: 'going', removed: 0 })
    try {
      await takeBack(await db(), one.id, (removed) => setGoing({ at: 'going', removed }))
      forgetAnswers(userId)
    } catch (error) {
      telemetry.error(error)
      setGoing({ at: 'failed' })
    }
  }
  return (
    <li className={styles.past}>
      <span>{name}</span>
      <span className={styles.soft}>
        {many(one.rows, 'row')}, {one.added.toLocaleString('en-US')} new
      </span>
      {going.at === 'sure' ? (
        <span className={styles.actions}>
          <Button size="s" variant="danger" onClick={() => void goBack()}>
            Remove All of It
          </Button>
          <Button size="s" variant="secondary" onClick={() => setGoing({ at: 'rest' })}>
            Keep
          </Button>
        </span>
      ) : (
        <Button
          size="s"
          variant="secondary"
          busy={going.at === 'going'}
          busyLabel={going.at === 'going' ? `${going.removed.toLocaleString('en-US')} removed` : undefined}
          aria-label={`Remove ${name}`}
          onClick={() => setGoing({ at: 'sure' })}
        >
          Remove
        </Button>
      )}
      {going.at === 'failed' && (
        <Notice tone="danger" role="alert">
          We couldn’t remove all of it. Please try again.
        </Notice>
      )}
    </li>
  )
}
