import type { LineFigures, Recipe } from '@evenplate/domain/recipe'
import { AmountField } from './AmountField.tsx'
import styles from './Amounts.module.css'
import { ChangedBadge } from './ChangedBadge.tsx'
import { withChange } from './changes.ts'
import type { Changing } from './changing.ts'

/** Every ingredient with a field for its weight; all numbers follow each key. */
export function Amounts({ recipe, shown, changing }: { recipe: Recipe; shown: Recipe; changing: Changing }) {
  const { changes, change } = changing
  return (
    <>
      <p className={`${styles.soft} ${styles.hint}`}>
        Grams for the whole recipe, counting only what you eat: no peel, bones or shells. Every number
        updates.
      </p>
      <ul className={styles.list}>
        {shown.figures.lines.map((line, at) => (
          // Lines are never reordered while they are changed, and may repeat.
          <li key={at} className={styles.row}>
            <span className={styles.name}>
              {shown.ingredients[at] ?? line.line}{' '}
              <ChangedBadge at={at} changes={changes} was={recipe.figures.lines[at]} />
            </span>
            {isWeighed(line) ? (
              <span className={styles.weight}>
                <AmountField
                  line={line}
                  onGrams={(grams) => change((now) => withChange(now, { kind: 'amount', at, grams }))}
                />
                <span className={styles.unit} aria-hidden="true">
                  g
                </span>
              </span>
            ) : (
              <span className={styles.soft}>{line.negligible ? 'nothing to count' : 'not weighed'}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** If the visitor set it to 0, it still counts as weighed, so that it can come back. */
const isWeighed = (line: LineFigures): line is LineFigures & { grams: number } =>
  line.grams !== null && line.nutrition.carbs !== null && (line.grams > 0 || line.weighedBy !== null)
