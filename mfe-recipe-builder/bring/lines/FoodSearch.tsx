import { FOOD_LOOKUP, type ShopFood } from '@evenplate/domain/shop-food'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useEffect, useId, useRef, useState } from 'react'
import { foodsNamed } from '../../data/bring.ts'
import styles from './Lines.module.css'

/** Milliseconds after the last key until foods are searched. */
const PAUSE = 250

type Found = { state: 'none' } | { state: 'found'; foods: ShopFood[] } | { state: 'failed' }

type Props = { now: string | null; onFood: (food: ShopFood) => void }

/** Finds a food of our table by its name. */
export function FoodSearch({ now, onFood }: Props) {
  const { api } = usePlatform()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Opened by a press that requested it.
  useEffect(() => field.current?.focus(), [])
  const [name, setName] = useState('')
  const [found, setFound] = useState<Found>({ state: 'none' })
  const asked = name.trim()
  useEffect(() => {
    setFound({ state: 'none' })
    if (asked.length < 2) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      foodsNamed(api, asked, asking.signal).then(
        (foods) => setFound({ state: 'found', foods }),
        () => !asking.signal.aborted && setFound({ state: 'failed' }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, asked])
  return (
    <div className={styles.search}>
      <TextField
        ref={field}
        label={now === null ? 'Which food is it?' : `Not ${now}? Which food is it?`}
        value={name}
        maxLength={FOOD_LOOKUP.name}
        placeholder="almond flour"
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        aria-describedby={`${id}-found`}
      />
      <p id={`${id}-found`} role="status" className={styles.soft}>
        {found.state === 'failed' && 'We couldn’t look up foods just now.'}
        {found.state === 'found' && found.foods.length === 0 && `We don’t know a food called “${asked}”.`}
      </p>
      {found.state === 'found' && found.foods.length > 0 && (
        <ul className={styles.found} aria-label="Foods">
          {found.foods.map((food) => (
            <li key={food.id}>
              <Button
                variant="secondary"
                size="s"
                onClick={() => {
                  onFood(food)
                  setName('')
                  // The pressed button disappears.
                  field.current?.focus()
                }}
              >
                {food.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
