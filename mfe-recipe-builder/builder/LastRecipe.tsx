import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import styles from './FormView.module.css'

/** The way back to the recipe of a moment ago: looking at the form again must not lose it. */
export function LastRecipe({ made, onOpen }: { made: GeneratedRecipe; onOpen: () => void }) {
  return (
    <Card tone="basil" padding="s" className={styles.last}>
      <p>
        Your last recipe is still here: <span className={styles.lastTitle}>{made.recipe.title}</span>
      </p>
      <Button variant="secondary" size="s" onClick={onOpen}>
        Back to the recipe
      </Button>
    </Card>
  )
}
