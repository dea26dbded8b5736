import { randomUuid } from '@evenplate/domain/random-uuid'
import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { standingOf } from '@evenplate/meal-plan/shopping/marks'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useToast } from '@evenplate/shared-ui/Toast'
import { AddForm } from './AddForm.tsx'
import { ItemRow } from './ItemRow.tsx'
import { OWN_MOST, removedItem, written } from './kept/kept-list.ts'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

/** Items that a person adds to this week's list. */
export function OwnItems({ shopping: { marks }, list }: { shopping: Shopping; list: ShoppingList }) {
  const toast = useToast()
  const remove = (key: string, text: string) => {
    const id = key.slice('own:'.length)
    marks.change((kept) => removedItem(kept, id, true))
    toast.add({
      title: `Removed ${text}`,
      action: { label: 'Undo', onClick: () => marks.change((kept) => removedItem(kept, id, false)) },
    })
  }
  return (
    <section className={styles.aisle} aria-labelledby="own-items">
      <div className={styles.heading}>
        <h3 id="own-items">Also this week</h3>
      </div>
      {list.own.length > 0 && (
        <ul className={styles.items}>
          {list.own.map(({ key, text }) => (
            <ItemRow
              key={key}
              name={text}
              state={standingOf(marks.of(key), 0).state}
              onPress={(checked) => marks.press(key, checked, null)}
              action={
                <button
                  type="button"
                  className={styles.more}
                  aria-label={`Remove ${text}`}
                  onClick={() => remove(key, text)}
                >
                  <Icon name="close" />
                </button>
              }
            />
          ))}
        </ul>
      )}
      {list.own.length < OWN_MOST ? (
        <AddForm
          label="Something of your own"
          placeholder="Paper towels"
          onAdd={(text) => marks.change((kept) => written(kept, { id: randomUuid(), text, removed: false }))}
        />
      ) : (
        <p className={styles.hint}>
          A list can have {OWN_MOST} items of your own. Remove one to add another.
        </p>
      )}
    </section>
  )
}
