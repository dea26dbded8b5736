import { Badge } from '@evenplate/shared-ui/Badge'
import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Plate } from '@evenplate/shared-ui/Plate'
import type { SavedRecipe } from '../data/recipes.ts'
import { preview } from '../overview/preview.ts'
import { ImpactBadge } from './ImpactBadge.tsx'
import styles from './MyRecipes.module.css'

type Props = { recipe: SavedRecipe; onView(): void; onFavorite(): void; onDelete(): void }

export function RecipeCard({ recipe, onView, onFavorite, onDelete }: Props) {
  const { title, description, meal_type, prep_time, cook_time, carb_count, is_favorite, figures } = recipe
  return (
    <Card className={styles.card}>
      <Plate shares={figures?.plate ?? null} label={title} className={styles.plate} />
      <div className={styles.cardHead}>
        <h3>{title}</h3>
        <button
          type="button"
          className={styles.heart}
          aria-pressed={is_favorite}
          aria-label={`Favorite: ${title}`}
          onClick={onFavorite}
        >
          <Icon name="heart" />
        </button>
      </div>
      <p className={styles.description}>{preview(description)}</p>
      <ul className={styles.facts}>
        <li>
          <ImpactBadge band={recipe.glycemic_index} />
        </li>
        <li>{carb_count === null ? 'Carbs not known' : `${Math.round(carb_count)} g carbs`}</li>
        <li>{prep_time + cook_time} min</li>
        {meal_type && (
          <li>
            <Badge>{meal_type}</Badge>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onView} aria-label={`View ${title}`}>
          View
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </Card>
  )
}
