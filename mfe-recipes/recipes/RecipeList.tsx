import { usePlatform } from '@evenplate/platform/define-remote'
import type { RecipeCard as Recipe } from '@evenplate/saved-recipe/card'
import { Button } from '@evenplate/shared-ui/Button'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recipeListOf } from '../data/recipe-list.ts'
import { useDeletion } from '../recipe-actions/use-deletion.ts'
import { useFavorite } from '../recipe-actions/use-favorite.ts'
import { useDeleted } from '../unfinished/use-deleted.ts'
import { FilterBar } from './FilterBar.tsx'
import { NoFavorites, NoMatch, NoRecipes } from './NothingHere.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './RecipeList.module.css'
import { isFavoritesAlone, isUnfiltered } from './recipe-filter.ts'
import { useRecipeFilter } from './use-recipe-filter.ts'

/** A member's recipes, searched, filtered and sorted by the database, a page at a time. */
export function RecipeList({ userId }: { userId: string }) {
  const { db, device, telemetry } = usePlatform()
  const toast = useToast()
  const filter = useRecipeFilter()
  const list = useInfiniteQuery(recipeListOf({ db, device }, userId, filter.settled))
  const favorite = useFavorite(userId)
  const remove = useDeletion(userId)
  const deleted = useDeleted()
  useEffect(() => {
    if (list.error) telemetry.error(list.error)
  }, [list.error, telemetry])

  // After a deletion the pressed button is gone; focus goes here, not to the top of the page.
  const place = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const firstNew = useRef(0)
  const pages = list.data?.pages.length
  useEffect(() => {
    // Reading continues with the first new recipe: the button that was pressed has moved below, or is gone.
    if (pages && firstNew.current > 0) cards.current?.children[firstNew.current]?.querySelector('a')?.focus()
    firstNew.current = 0
  }, [pages])

  // A restored recipe may replace what had the focus.
  const gone = useRef(0)
  useEffect(() => {
    if (deleted.size < gone.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    gone.current = deleted.size
  }, [deleted])

  if (list.isPending && isUnfiltered(filter.value)) return <Loading>Loading your recipes...</Loading>

  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const shown = rows.filter(({ id }) => !deleted.has(id))
  const total = list.data && (list.data.pages.at(-1)?.total ?? 0) - (rows.length - shown.length)
  // For the requested filter, not the previous one.
  const isEmpty = total === 0 && !list.isPlaceholderData
  if (isEmpty && isUnfiltered(filter.settled))
    // Focus stays in the same place after the last recipe is deleted.
    return (
      <div ref={place} tabIndex={-1} className={styles.recipes}>
        <NoRecipes />
      </div>
    )

  const press = ({ id, is_favorite }: Recipe) => {
    if (!filter.settled.favorites || !is_favorite) return favorite.mutate({ id, favorite: !is_favorite })
    // It leaves this list at once, with the heart that would undo that.
    place.current?.focus()
    const message = toast.add({
      title: 'Removed from your favorites',
      action: { label: 'Undo', onClick: () => favorite.mutate({ id, favorite: true }) },
    })
    favorite.mutate({ id, favorite: false }, { onError: () => toast.close(message) })
  }
  const showMore = () => {
    firstNew.current = shown.length
    void list.fetchNextPage()
  }
  const clear = () => {
    filter.clear()
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.recipes}>
      <FilterBar filter={filter} shown={shown.length} total={total} />
      {list.isPending && <Loading>Loading your recipes...</Loading>}
      {isEmpty &&
        (isFavoritesAlone(filter.settled) ? <NoFavorites onClear={clear} /> : <NoMatch onClear={clear} />)}
      <ul ref={cards} className={styles.cards} aria-busy={list.isPlaceholderData}>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              onFavorite={() => press(recipe)}
              onDelete={() => {
                if (remove(recipe)) place.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
      {list.isError && (
        <LoadFailed
          title="We couldn’t load your recipes just now."
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={showMore}
          busy={list.isFetchingNextPage}
          busyLabel="Loading more..."
        >
          Show More Recipes
        </Button>
      )}
    </div>
  )
}
