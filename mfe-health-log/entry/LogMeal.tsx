import { dayOf } from '@evenplate/glycemia/day'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Loading } from '@evenplate/shared-ui/Loading'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Counted, countWords } from '../data/count-words.ts'
import type { LogMeal as Meal } from '../data/log.ts'
import { myRecipesOf } from '../data/my-recipes.ts'
import { plannedOf } from '../data/planned-today.ts'
import styles from './Entry.module.css'
import { plannedMeal, recipeMeal, wordsMeal } from './meals.ts'
import { offsetAt } from './wall-clock.ts'

type Props = { userId: string; onLog: (meal: Meal) => void; onClose: () => void }

/** What was eaten: one press on a planned dish or a recipe, or words that are counted. It is logged as eaten now. */
export function LogMeal({ userId, onLog, onClose }: Props) {
  const { db } = usePlatform()
  const [moment] = useState(() => {
    const at = Date.now()
    return { at, offset: offsetAt(at) }
  })
  const planned = useQuery(plannedOf({ db }, userId, dayOf(moment.at, moment.offset)))
  const recipes = useQuery(myRecipesOf({ db }, userId))
  return (
    <Dialog open onOpenChange={onClose} title="Log a meal" size="m">
      <div className={styles.choices}>
        {planned.data && planned.data.length > 0 && (
          <section aria-label="Planned today">
            <h3>Planned today</h3>
            {planned.data.map((one) => (
              <Choice
                key={one.slot}
                title={one.title}
                more={[one.meal, grams(one.carbs === null ? null : one.carbs * one.portion)]}
                onChoose={() => onLog(plannedMeal(one, moment))}
              />
            ))}
          </section>
        )}
        <section aria-label="Your recipes">
          <h3>Your recipes</h3>
          {recipes.isPending && <Loading>Loading your recipes...</Loading>}
          {recipes.isError && (
            <p>We couldn’t load your recipes. You can still describe your meal in words below.</p>
          )}
          {recipes.data?.length === 0 && <p>No saved recipes yet.</p>}
          {recipes.data?.map((one) => (
            <Choice
              key={one.id}
              title={one.title}
              more={[grams(one.carbs)]}
              onChoose={() => onLog(recipeMeal(one, moment))}
            />
          ))}
        </section>
        <InWords onLog={(words, carbs) => onLog(wordsMeal(words, carbs, moment))} />
      </div>
    </Dialog>
  )
}

function Choice({ title, more, onChoose }: { title: string; more: string[]; onChoose: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={onChoose}>
      <strong>{title}</strong>
      <span>{more.join(', ')}</span>
    </button>
  )
}

const grams = (carbs: number | null) => (carbs === null ? 'carbs unknown' : `${Math.round(carbs)} g carbs`)

function InWords({ onLog }: { onLog: (words: string, carbs: number | null) => void }) {
  const { api, telemetry } = usePlatform()
  const [words, setWords] = useState('')
  const [counted, setCounted] = useState<Counted | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const typed = words.trim()

  async function count(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed === '') return setFailed('Describe what you ate, such as “2 slices of pizza and a salad”.')
    setBusy(true)
    setFailed('')
    try {
      setCounted(await countWords(api, typed))
    } catch (error) {
      telemetry.error(error)
      setFailed('We couldn’t count it just now. You can log it with unknown carbs.')
      setCounted({ carbs: null, isAtLeast: false, unknown: [] })
    }
    setBusy(false)
  }
  return (
    <section aria-label="In words">
      <h3>In words</h3>
      <form className={styles.form} onSubmit={count} noValidate>
        <TextField
          label="What you ate"
          placeholder="2 slices of pizza and a salad"
          maxLength={200}
          value={words}
          error={failed}
          onChange={({ target }) => {
            setWords(target.value)
            setCounted(null)
            setFailed('')
          }}
        />
        <div className={styles.row}>
          <Button
            type="submit"
            variant={counted ? 'secondary' : 'primary'}
            busy={isBusy}
            busyLabel="Counting..."
          >
            Count It
          </Button>
          {counted && <Button onClick={() => onLog(typed, counted.carbs)}>Log It</Button>}
        </div>
        <p role="status">{counted && saysOf(counted)}</p>
      </form>
    </section>
  )
}

/** "About 62 g carbohydrate." or that it is unknown, with the unknown foods. */
export function saysOf({ carbs, isAtLeast, unknown }: Counted): string {
  const missing = unknown.length === 0 ? '' : ` Not counted: ${unknown.join(', ')}.`
  if (carbs === null) return `Its carbs are unknown.${missing}`
  return `${isAtLeast ? 'At least' : 'About'} ${Math.round(carbs)} g carbohydrate.${missing}`
}
