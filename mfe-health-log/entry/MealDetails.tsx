import { Button } from '@evenplate/shared-ui/Button'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import type { LogMeal } from '../data/log.ts'
import styles from './Entry.module.css'
import { inPortion, ofPot } from './meals.ts'
import { fieldOf, momentOf } from './wall-clock.ts'

type Props = {
  meal: LogMeal
  /** Servings that the recipe makes, if known: then a weighed pot can be counted. */
  servings: number | null
  onSave: (meal: LogMeal) => void
  onClose: () => void
}

const FLAGS = [
  { value: 'exercise', label: 'Exercise' },
  { value: 'illness', label: 'Illness' },
  { value: 'stress', label: 'Stress' },
  { value: 'site-change', label: 'New sensor or site' },
] as const
type Flag = (typeof FLAGS)[number]['value']

/** When a meal was eaten, how much of it, and other circumstances. */
export function MealDetails({ meal, servings, onSave, onClose }: Props) {
  const [when, setWhen] = useState(() => fieldOf(meal.at, meal.offset))
  const [portion, setPortion] = useState(String(meal.portion))
  const [carbs, setCarbs] = useState(meal.carbs === null ? '' : String(meal.carbs))
  const [eaten, setEaten] = useState('')
  const [whole, setWhole] = useState('')
  const [flags, setFlags] = useState<Flag[]>([...meal.flags])
  const [error, setError] = useState('')

  function save() {
    const moment =
      when === fieldOf(meal.at, meal.offset)
        ? { at: meal.at, offset: meal.offset }
        : momentOf(when, Date.now())
    const amount = numberOf(portion)
    const grams = carbs.trim() === '' ? null : numberOf(carbs)
    const pot = { eaten: numberOf(eaten), whole: numberOf(whole) }
    if (!moment) return setError('Choose a time that is not in the future.')
    if (amount === undefined || amount <= 0 || amount > 50)
      return setError('A portion has to be more than 0 and at most 50 servings.')
    if (grams === undefined || (grams ?? 0) > 2000)
      return setError('Carbs can be 0 to 2,000 g, or blank if unknown.')
    const isWeighed = eaten.trim() !== '' || whole.trim() !== ''
    if (isWeighed && !(pot.eaten && pot.whole && pot.eaten <= pot.whole && pot.whole <= 20_000))
      return setError(
        'Enter both weights. What you ate can’t weigh more than the pot, and a pot at most 20,000 g.',
      )
    const timed = { ...meal, ...moment, flags }
    const weighed =
      isWeighed && servings !== null
        ? ofPot(timed, { eaten: pot.eaten!, whole: pot.whole!, servings })
        : amount !== meal.portion
          ? inPortion(timed, amount)
          : timed
    const isCarbsTyped = carbs !== (meal.carbs === null ? '' : String(meal.carbs))
    onSave(isCarbsTyped ? { ...weighed, carbs: grams } : weighed)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={meal.title}
      actions={
        <>
          <Button onClick={save}>Save</Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="When you started"
          type="datetime-local"
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        <TextField
          label="Portion, in servings"
          inputMode="decimal"
          value={portion}
          onChange={({ target }) => setPortion(target.value)}
        />
        {servings !== null && (
          <div className={styles.pair}>
            <TextField
              label="Or: grams that you ate"
              inputMode="decimal"
              value={eaten}
              onChange={({ target }) => setEaten(target.value)}
            />
            <TextField
              label="out of a pot of (grams)"
              inputMode="decimal"
              value={whole}
              onChange={({ target }) => setWhole(target.value)}
            />
          </div>
        )}
        <TextField
          label="Carbs eaten, grams"
          note="blank if unknown"
          inputMode="decimal"
          value={carbs}
          onChange={({ target }) => setCarbs(target.value)}
        />
        <ChipGroup<Flag>
          label="What else was going on"
          multiple
          options={FLAGS}
          value={flags}
          onChange={setFlags}
        />
        <p role="alert" className={styles.error}>
          {error}
        </p>
      </div>
    </Dialog>
  )
}

/** Undefined if it is not a number. */
function numberOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined
}
