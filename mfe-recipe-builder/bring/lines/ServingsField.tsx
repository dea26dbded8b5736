import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import { type BroughtItem, MOST_SERVINGS } from '../../state/brought.ts'
import { changeItem } from '../../state/brought-store.ts'
import styles from './BroughtRecipe.module.css'

/** How many servings it makes: asked if the recipe does not say so. */
export function ServingsField({ item }: { item: BroughtItem }) {
  const { servings, recipe } = item
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? servings : readServings(typed)
  const isWrong = typed !== null && typed.trim() !== '' && read === null
  const says = recipe.yieldText && `The recipe says “${recipe.yieldText}”.`
  return (
    <TextField
      label="How many servings does it make?"
      className={styles.servings ?? ''}
      inputMode="numeric"
      autoComplete="off"
      hint={[says, servings === null && 'We need this to count a serving.'].filter(Boolean).join(' ')}
      value={typed ?? servings ?? ''}
      error={isWrong ? `Please enter a whole number from 1 to ${MOST_SERVINGS}.` : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = readServings(currentTarget.value)
        if (next !== null) changeItem(item.key, (one) => ({ ...one, servings: next }))
      }}
      onBlur={() => {
        if (read !== null) setTyped(null)
      }}
    />
  )
}

function readServings(typed: string): number | null {
  const value = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0
  return value >= 1 && value <= MOST_SERVINGS ? value : null
}
