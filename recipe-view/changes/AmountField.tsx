import type { LineFigures } from '@evenplate/domain/recipe'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import styles from './Amounts.module.css'
import { readWeight } from './read-weight.ts'

/** More of one ingredient than any kitchen weighs. */
const MOST = 20_000

type Props = {
  line: LineFigures & { grams: number }
  onGrams: (grams: number) => void
}

/**
 * The weight of one ingredient. What is not a weight stays as typed, and the last weight counts until it is corrected.
 */
export function AmountField({ line, onGrams }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readWeight(typed, MOST)
  const counted = `We still count ${shortGrams(line.grams)} g.`
  const error =
    read?.state === 'wrong'
      ? `${read.why} ${counted}`
      : read?.state === 'empty'
        ? `Please enter its weight; 0 leaves it out. ${counted}`
        : undefined
  return (
    <TextField
      label={`Grams of ${line.food ?? line.rest}`}
      hideLabel
      inputMode="decimal"
      autoComplete="off"
      className={styles.amount ?? ''}
      value={typed ?? shortGrams(line.grams)}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = readWeight(target.value, MOST)
        if (next.state === 'read') onGrams(next.value)
      }}
      onBlur={() => {
        if (read?.state === 'read') setTyped(null)
      }}
    />
  )
}

const shortGrams = (grams: number): string => String(Number(grams.toFixed(grams < 10 ? 1 : 0)))
