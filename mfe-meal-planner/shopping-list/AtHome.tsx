import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { capital } from '@evenplate/meal-plan/shopping/shared-list'
import { sayGrams } from '@evenplate/meal-plan/shopping/weights'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useToast } from '@evenplate/shared-ui/Toast'
import { shortDate } from '../plan/words.ts'
import { PantryForm } from './PantryForm.tsx'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

/** What is at home: it is taken off the list once, and the plan prefers to use it before its date. */
export function AtHome({ shopping, list }: { shopping: Shopping; list: ShoppingList }) {
  const { pantry, dropPantry, putPantry } = shopping
  const toast = useToast()
  return (
    <section className={styles.home} aria-labelledby="at-home">
      <h2 id="at-home">At home</h2>
      <p className={styles.hint}>
        We take what you have off the list, once for the whole week.
        {list.atHome.length > 0 &&
          ` You have enough of: ${list.atHome.map(({ name }) => name.toLowerCase()).join(', ')}.`}
      </p>
      {pantry.length > 0 && (
        <ul className={styles.pantry}>
          {pantry.map((item) => (
            <li key={item.id}>
              <span>
                {capital(item.label)}, {sayGrams(item.grams)}
                {item.useBy && <span className={styles.note}> use by {shortDate(item.useBy)}</span>}
              </span>
              <button
                type="button"
                className={styles.more}
                aria-label={`${capital(item.label)} is used up`}
                onClick={() => {
                  dropPantry(item.id)
                  toast.add({
                    title: `${capital(item.label)} is used up`,
                    action: { label: 'Undo', onClick: () => putPantry(item) },
                  })
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PantryForm onPut={putPantry} />
    </section>
  )
}
