import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { Card } from '@evenplate/shared-ui/Card'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import styles from './Cooking.module.css'

/** The recipe as far as it has passed the checks. Its lists only grow, so a line's position is its key. */
export function GrowingRecipe({ partial }: { partial: PartialRecipe | null }) {
  const { title, description, ingredients = [], instructions = [] } = partial ?? {}
  return (
    <Card as="section" className={styles.recipe} aria-label="The recipe so far" aria-busy="true">
      {title ? (
        <h2 className={styles.recipeTitle}>{title}</h2>
      ) : (
        <>
          <h2 className="visually-hidden">Your recipe</h2>
          <Skeleton lines={1} className={styles.ghostTitle} />
        </>
      )}
      {description && <p className={styles.description}>{description}</p>}
      <h3 className={styles.part}>Ingredients</h3>
      {ingredients.length > 0 ? (
        <ul className={styles.lines}>
          {ingredients.map((line, index) => (
            // Lines are only ever added at the end.
            <li key={index} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
      <h3 className={styles.part}>Instructions</h3>
      {instructions.length > 0 ? (
        <ol className={styles.lines} data-numbered>
          {instructions.map((line, index) => (
            // Lines are only ever added at the end.
            <li key={index} className={styles.line}>
              {line}
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton lines={3} />
      )}
      <p className={styles.last}>The numbers come last: we count them once all the ingredients are in.</p>
    </Card>
  )
}
