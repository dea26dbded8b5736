import { readWeight } from '@evenplate/recipe-view/read-weight'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useRef, useState } from 'react'
import { FoodSearch } from './FoodSearch.tsx'
import styles from './Lines.module.css'
import type { ShownLine } from './shown-line.ts'
import type { Mending } from './use-mending.ts'

/** More of one ingredient than any kitchen weighs. */
const MOST = 20_000

type Props = { at: number; text: string; shown: ShownLine; mending: Mending; onClose: () => void }

/** Corrections of a line: another food, its weight, that it does not count. Each applies at once. */
export function LineEditor({ at, text, shown, mending, onClose }: Props) {
  const { food, grams, leftOut, phrase } = shown
  const group = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readWeight(typed, MOST)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of the row above
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={`Change ${text}`}
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <FoodSearch now={food?.name ?? null} onFood={(chosen) => mending.useFood(at, chosen, phrase)} />
      {mending.isRemembered(at, shown) && (
        <p className={styles.known}>
          You said before that “{phrase}” is {food?.name}.{' '}
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              mending.forget(phrase)
              // The pressed button disappears.
              group.current?.focus()
            }}
          >
            Forget This
          </Button>
        </p>
      )}
      <TextField
        label="Grams"
        inputMode="decimal"
        autoComplete="off"
        className={styles.weight ?? ''}
        value={typed ?? (grams === null ? '' : shortGrams(grams))}
        error={read?.state === 'wrong' ? read.why : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const next = readWeight(currentTarget.value, MOST)
          if (next.state === 'read') mending.weigh(at, next.value)
        }}
        onBlur={() => {
          if (read?.state !== 'wrong') setTyped(null)
        }}
      />
      <div className={styles.choices}>
        {leftOut ? (
          <Button variant="secondary" size="s" onClick={() => mending.countAgain(at)}>
            Count It Again
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              mending.leaveOut(at, text)
              onClose()
            }}
          >
            Leave It Out
          </Button>
        )}
        <Button size="s" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

const shortGrams = (grams: number): string => String(Number(grams.toFixed(grams < 10 ? 1 : 0)))
