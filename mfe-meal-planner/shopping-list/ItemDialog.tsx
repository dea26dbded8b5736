import { randomUuid } from '@evenplate/domain/random-uuid'
import type { ShopFood } from '@evenplate/domain/shop-food'
import { sayWeight } from '@evenplate/meal-plan/shopping/amount'
import type { FoodItem } from '@evenplate/meal-plan/shopping/list'
import { capital } from '@evenplate/meal-plan/shopping/shared-list'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useState } from 'react'
import { dishTitles } from './dish-titles.ts'
import { HaveForm } from './HaveForm.tsx'
import { readGrams } from './read-grams.ts'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

type Props = { item: FoodItem; shopping: Shopping; onClose: () => void }

/** One food on the list: which dishes need it, how much is at home, and in which size this person buys it. */
export function ItemDialog({ item, shopping, onClose }: Props) {
  const { foods, plan, settings, saveSettings, putPantry } = shopping
  const toast = useToast()
  const { key, name } = item
  const food: ShopFood = foods.get(key) ?? {
    id: key,
    name,
    aisle: item.aisle,
    buy: { by: 'g' },
    packages: [],
  }
  const own = settings.packages.find((one) => one.food === key)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={capital(name)}>
      <p className={styles.hint}>
        {sayWeight(item.cooked)} {dishTitles(plan, item.slots)}
      </p>
      <h3 className={styles.question}>Have some at home?</h3>
      <HaveForm
        food={food}
        onHave={(grams, useBy) => {
          const had = { id: randomUuid(), food: key, label: name, grams, useBy }
          putPantry(had, food)
          toast.add({
            title: `${capital(name)} at home is taken off the list`,
            action: { label: 'Undo', onClick: () => shopping.dropPantry(had.id) },
          })
          onClose()
        }}
      />
      <h3 className={styles.question}>Buy a different size?</h3>
      <PackageForm
        grams={own?.grams ?? null}
        onGrams={(grams) => {
          const others = settings.packages.filter((one) => one.food !== key)
          saveSettings({ ...settings, packages: grams === null ? others : [...others, { food: key, grams }] })
          onClose()
        }}
      />
    </Dialog>
  )
}

const PACKAGE_MOST = 50_000

function PackageForm({ grams, onGrams }: { grams: number | null; onGrams: (grams: number | null) => void }) {
  const [text, setText] = useState(grams === null ? '' : String(grams))
  const [error, setError] = useState('')
  return (
    <form
      className={styles.have}
      onSubmit={(event) => {
        event.preventDefault()
        const read = readGrams(text, PACKAGE_MOST)
        if (read === null || read < 1) setError('Please enter grams between 1 and 50,000.')
        else onGrams(read)
      }}
    >
      <TextField
        label="Grams in a package, drained"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError('')
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          Use This Size
        </Button>
        {grams !== null && (
          <Button variant="quiet" onClick={() => onGrams(null)}>
            Use the Usual Sizes
          </Button>
        )}
      </div>
    </form>
  )
}
