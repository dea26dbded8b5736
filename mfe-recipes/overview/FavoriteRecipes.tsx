import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Loading } from '@evenplate/shared-ui/Loading'
import { Panel, PanelRows } from '@evenplate/shared-ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { favoritesOf } from '../data/recipe-list.ts'
import { preview } from '../recipes/preview.ts'
import { useDeleted } from '../unfinished/use-deleted.ts'
import styles from './FavoriteRecipes.module.css'

/** A member's latest favorites. */
export function FavoriteRecipes({ userId }: { userId: string }) {
  const platform = usePlatform()
  const { nav } = platform
  const known = useLogged(useQuery(favoritesOf(platform, userId)))
  const deleted = useDeleted()
  const favorites = known.data?.filter(({ id }) => !deleted.has(id))
  return (
    <Panel
      title="Favorite Recipes"
      action={
        favorites &&
        favorites.length > 0 && (
          <nav.Link to="/recipes?filter=favorites" aria-label="View All favorite recipes">
            View All
          </nav.Link>
        )
      }
    >
      {known.isPending && <Loading>Loading your recipes...</Loading>}
      {known.isError && !favorites && <p className={styles.soft}>We couldn’t load your recipes just now.</p>}
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
      {favorites && favorites.length > 0 && (
        <PanelRows>
          {favorites.map(({ id, title, description, meal_type, prep_time }) => (
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
        </PanelRows>
      )}
    </Panel>
  )
}
