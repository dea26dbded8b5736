import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import styles from './FormView.module.css'

type Props = {
  /** Null until this tab's storage is read: if `remote.tsx` says there will be one, its space is reserved, invisible. */
  made: GeneratedRecipe | null
  onOpen: () => void
}

/** The link back to the latest recipe: looking at the form again must not lose it. */
export function LastRecipe({ made, onOpen }: Props) {
  return (
    <Card tone="basil" padding="s" className={styles.last} data-awaited={made === null || undefined}>
      <p>
        Your last recipe is still here: <span className={styles.lastTitle}>{made?.recipe.title}</span>
      </p>
      <Button variant="secondary" size="s" onClick={onOpen}>
        Back to the Recipe
      </Button>
    </Card>
  )
}
