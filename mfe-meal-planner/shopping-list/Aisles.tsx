import type { Aisle } from '@evenplate/domain/shop-food'
import { amountOf } from '@evenplate/meal-plan/shopping/amount'
import { aislesIn, type FoodItem, type ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { standingOf } from '@evenplate/meal-plan/shopping/marks'
import { capital } from '@evenplate/meal-plan/shopping/shared-list'
import { sayGrams } from '@evenplate/meal-plan/shopping/weights'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useState } from 'react'
import { ItemRow } from './ItemRow.tsx'
import { movedAisle } from './move-aisle.ts'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

type Props = { shopping: Shopping; list: ShoppingList; onAsk: (key: string) => void }

/** Foods by aisle, in the order in which this person walks through their shop. */
export function Aisles({ shopping, list, onAsk }: Props) {
  const { settings, saveSettings } = shopping
  const [ordering, setOrdering] = useState(false)
  const [said, setSaid] = useState('')
  const shown = list.aisles.map(({ aisle }) => aisle)
  const move = (aisle: Aisle, name: string, by: -1 | 1) => {
    const aisles = movedAisle(aislesIn(settings.aisles), shown, aisle, by)
    saveSettings({ ...settings, aisles })
    setSaid(`${name} is now number ${shown.indexOf(aisle) + by + 1} of ${shown.length}.`)
  }
  if (shown.length === 0) return null
  return (
    <>
      {shown.length > 1 && (
        <p className={styles.order}>
          <Button variant="quiet" size="s" aria-pressed={ordering} onClick={() => setOrdering(!ordering)}>
            <Icon name="list" />
            {ordering ? 'Done' : 'Reorder Aisles'}
          </Button>
          <span role="status" className="visually-hidden">
            {said}
          </span>
        </p>
      )}
      {list.aisles.map(({ aisle, name, items }, at) => (
        <section key={aisle} className={styles.aisle} aria-labelledby={`aisle-${aisle}`}>
          <div className={styles.heading}>
            <h3 id={`aisle-${aisle}`}>{name}</h3>
            {ordering && (
              <span className={styles.moves}>
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    className={styles.move}
                    data-by={by}
                    aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
                    // It stays focusable at either end; otherwise the focus would be lost after pressing it.
                    aria-disabled={at + by < 0 || at + by >= shown.length || undefined}
                    onClick={() => at + by >= 0 && at + by < shown.length && move(aisle, name, by)}
                  >
                    <Icon name="chevronDown" />
                  </button>
                ))}
              </span>
            )}
          </div>
          <ul className={styles.items}>
            {items.map((item) => (
              <FoodRow key={item.key} item={item} shopping={shopping} onAsk={onAsk} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function FoodRow({ item, shopping: { marks, foods }, onAsk }: { item: FoodItem } & Omit<Props, 'list'>) {
  const { key, name, grams, amount, unweighed, fromPantry } = item
  const standing = standingOf(marks.of(key), grams)
  const food = foods.get(key)
  const isSpice = food?.buy.by === 'jar'
  return (
    <ItemRow
      name={capital(name)}
      state={standing.state}
      more={
        standing.state === 'again'
          ? food && !isSpice
            ? amountOf(standing.more, food).need
            : sayGrams(standing.more)
          : undefined
      }
      amount={
        amount && (
          <>
            {amount.need}
            {amount.buy && <span className={styles.buy}> · {amount.buy}</span>}
            {amount.over && <span className={styles.over}>, {amount.over} left over</span>}
          </>
        )
      }
      note={[
        ...unweighed.map((line) => `“${line}”`),
        ...(fromPantry > 0 ? [`${sayGrams(fromPantry)} of it is at home`] : []),
      ].join(' · ')}
      onPress={(checked) => marks.press(key, checked, amount ? grams : null)}
      action={
        <button
          type="button"
          className={styles.more}
          aria-label={`${capital(name)}: at home, packages, dishes`}
          onClick={() => onAsk(key)}
        >
          <Icon name="edit" />
        </button>
      }
    />
  )
}
