import { usePlatform } from '@evenplate/platform/define-remote'
import type { RecipeCard } from '@evenplate/saved-recipe/card'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { preview } from '../recipes/preview.ts'
import styles from './Overview.module.css'

export function FavoriteRecipes({ favorites }: { favorites: RecipeCard[] | undefined }) {
  const { nav } = usePlatform()
  return (
    <section className={styles.panel} aria-labelledby="favorite-recipes">
      <div className={styles.heading}>
        <h2 id="favorite-recipes">Favorite Recipes</h2>
        {favorites && favorites.length > 0 && (
          <nav.Link to="/recipes?filter=favorites" aria-label="View All favorite recipes">
            View All
          </nav.Link>
        )}
      </div>
      {!favorites && <p className={styles.soft}>We couldn’t load your recipes just now.</p>}
      {favorites?.length === 0 && (
        <EmptyState
          title="You haven't favorited any recipes yet."
          action={
            <nav.Link to="/recipes" className={buttonClass({ variant: 'secondary' })}>
              Browse Recipes
            </nav.Link>
          }
        />
      )}
      <ul className={styles.rows}>
        {favorites?.map(({ id, title, description, meal_type, prep_time }) => (
          <li key={id} className={styles.favorite}>
            <h3>
              <nav.Link to={`/recipes/${id}`}>{title}</nav.Link>
            </h3>
            <p>{preview(description)}</p>
            <p className={styles.soft}>
              {meal_type && <span className={styles.meal}>{meal_type} · </span>}
              {prep_time} min
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
