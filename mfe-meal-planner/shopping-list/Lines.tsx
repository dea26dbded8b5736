import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { standingOf } from '@evenplate/meal-plan/shopping/marks'
import { sayTimes } from '@evenplate/meal-plan/shopping/shared-list'
import { dishTitles } from './dish-titles.ts'
import { ItemRow } from './ItemRow.tsx'
import styles from './ShoppingList.module.css'
import type { Shopping } from './use-shopping.ts'

/** Lines for which no food was found, as written: nothing of a recipe is dropped. */
export function Lines({ shopping: { marks, plan }, list }: { shopping: Shopping; list: ShoppingList }) {
  if (list.lines.length === 0) return null
  return (
    <section className={styles.aisle} aria-labelledby="as-written">
      <div className={styles.heading}>
        <h3 id="as-written">As written in the recipes</h3>
      </div>
      <p className={styles.hint}>We couldn’t read these, so they aren’t added up.</p>
      <ul className={styles.items}>
        {list.lines.map(({ key, words, times, slots }) => (
          <ItemRow
            key={key}
            name={words}
            amount={sayTimes(times)}
            note={dishTitles(plan, slots)}
            state={standingOf(marks.of(key), 0).state}
            onPress={(checked) => marks.press(key, checked, null)}
          />
        ))}
      </ul>
    </section>
  )
}
