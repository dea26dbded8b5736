import { mayMatter } from '@evenplate/domain/left-out'
import { usePlatform } from '@evenplate/platform/define-remote'
import { ImpactBadge } from '@evenplate/recipe-view/ImpactBadge'
import type { RecipeCard as Recipe } from '@evenplate/saved-recipe/card'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { later } from '@evenplate/shared-ui/Later'
import { Heart } from '../recipe-actions/Heart.tsx'
import { preview } from './preview.ts'
import styles from './RecipeList.module.css'

/** The picture's code and data load after the text; if that fails, the card has no picture. */
const CardPicture = later<{ recipe: Recipe }>(() =>
  import('./CardPicture.tsx').then(
    (part) => part.CardPicture,
    () => () => null,
  ),
)

type Props = { recipe: Recipe; onFavorite(): void; onDelete(): void }

export function RecipeCard({ recipe, onFavorite, onDelete }: Props) {
  const { nav } = usePlatform()
  const { id, title, description, meal_type, prep_time, cook_time } = recipe
  return (
    <Card className={styles.card}>
      <div className={styles.plate}>
        <CardPicture recipe={recipe} />
      </div>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Heart on={recipe.is_favorite} of={title} onPress={onFavorite} />
      </div>
      <p className={styles.description}>{preview(description)}</p>
      <ul className={styles.facts}>
        <li>
          <ImpactBadge band={recipe.glycemic_index} />
        </li>
        <li>{carbsOf(recipe)}</li>
        <li>{prep_time + cook_time} min</li>
        {meal_type && (
          <li>
            <Badge>{meal_type}</Badge>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <nav.Link
          to={`/recipes/${id}`}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={`View ${title}`}
        >
          View
        </nav.Link>
        <nav.Link
          to={`/recipes/${id}/edit`}
          className={buttonClass({ variant: 'quiet' })}
          aria-label={`Edit ${title}`}
        >
          Edit
        </nav.Link>
        <Button variant="quiet" onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </Card>
  )
}

/** A card has no room for a range: a figure that may be higher reads "at least". */
function carbsOf({ carb_count, basis, may_add }: Recipe): string {
  if (carb_count === null) return 'Carbs not known'
  const isLeast = basis === 'partial' || (basis === 'computed' && mayMatter(may_add))
  return `${isLeast ? 'at least ' : ''}${Math.round(carb_count)} g carbs`
}
