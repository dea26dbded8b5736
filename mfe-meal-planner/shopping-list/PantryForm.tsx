import { randomUuid } from '@evenplate/domain/random-uuid'
import type { ShopFood } from '@evenplate/domain/shop-food'
import type { PantryItem } from '@evenplate/meal-plan/fill'
import { capital } from '@evenplate/meal-plan/shopping/shared-list'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useEffect, useId, useState } from 'react'
import { foodsNamed } from './data/foods.ts'
import { HaveForm } from './HaveForm.tsx'
import styles from './ShoppingList.module.css'

/** Milliseconds after the last key until foods are searched. */
const PAUSE = 250

type Found = { state: 'none' } | { state: 'found'; foods: ShopFood[] } | { state: 'failed' }

/** Finds a food by its name and puts it into the pantry. */
export function PantryForm({ onPut }: { onPut: (item: PantryItem, food: ShopFood) => void }) {
  const { api } = usePlatform()
  const id = useId()
  const [name, setName] = useState('')
  const [found, setFound] = useState<Found>({ state: 'none' })
  const [chosen, setChosen] = useState<ShopFood | null>(null)
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
  }, [asked])

  if (chosen)
    return (
      <HaveForm
        food={chosen}
        onCancel={() => setChosen(null)}
        onHave={(grams, useBy) => {
          onPut({ id: randomUuid(), food: chosen.id, label: chosen.name, grams, useBy }, chosen)
          setChosen(null)
          setName('')
        }}
      />
    )
  return (
    <div className={styles.search}>
      <TextField
        label="I have this at home"
        value={name}
        maxLength={80}
        placeholder="Spinach"
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        aria-describedby={`${id}-found`}
      />
      <p id={`${id}-found`} role="status" className={styles.hint}>
        {found.state === 'failed' && 'We couldn’t look up foods just now.'}
        {found.state === 'found' && found.foods.length === 0 && `We don’t know a food called “${asked}”.`}
      </p>
      {found.state === 'found' && found.foods.length > 0 && (
        <ul className={styles.found} aria-label="Foods">
          {found.foods.map((food) => (
            <li key={food.id}>
              <Button variant="secondary" size="s" onClick={() => setChosen(food)}>
                {capital(food.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
