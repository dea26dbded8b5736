import type { ShopFood } from '@evenplate/domain/shop-food'
import { isDay } from '@evenplate/meal-plan/dates'
import { capital } from '@evenplate/meal-plan/shopping/shared-list'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import { readGrams } from './read-grams.ts'
import styles from './ShoppingList.module.css'

const MOST = 100_000

/** How much of a food is at home, and until when it should be used. */
export function HaveForm({
  food,
  onHave,
  onCancel,
}: {
  food: Pick<ShopFood, 'name' | 'buy'>
  onHave: (grams: number, useBy: string | null) => void
  onCancel?: () => void
}) {
  const [text, setText] = useState('')
  const [useBy, setUseBy] = useState('')
  const [error, setError] = useState('')
  const pieces = food.buy.by === 'piece' ? food.buy : null
  return (
    <form
      className={styles.have}
      onSubmit={(event) => {
        event.preventDefault()
        const amount = readGrams(text, pieces ? MOST / pieces.grams : MOST)
        if (amount === null)
          return setError(
            pieces ? 'Please enter how many there are.' : 'Please enter grams between 1 and 100,000.',
          )
        if (useBy && !isDay(useBy))
          return setError('Please enter a day between 2020 and 2099, or leave it blank.')
        onHave(amount * (pieces?.grams ?? 1), useBy || null)
      }}
    >
      {onCancel && <p className={styles.name}>{capital(food.name)}</p>}
      <TextField
        label={pieces ? `How many ${pieces.many}` : 'Grams'}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError('')
        }}
      />
      <TextField
        label="Use by"
        note="optional"
        type="date"
        value={useBy}
        onChange={({ currentTarget }) => setUseBy(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">I Have This</Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
