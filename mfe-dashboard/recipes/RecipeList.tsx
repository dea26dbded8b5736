import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recipeListOf } from '../data/recipe-list.ts'
import { Loading } from '../member/Loading.tsx'
import { FilterBar } from './FilterBar.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './RecipeList.module.css'
import { isUnfiltered } from './recipe-filter.ts'
import { useDeletion } from './use-deletion.ts'
import { useFavorite } from './use-favorite.ts'
import { useRecipeFilter } from './use-recipe-filter.ts'

/** A member's recipes, searched, filtered and sorted by the database, a page at a time. */
export function RecipeList({ userId }: { userId: string }) {
  const { db, telemetry } = usePlatform()
  const filter = useRecipeFilter()
  const list = useInfiniteQuery(recipeListOf(db, userId, filter.settled))
  const favorite = useFavorite(userId)
  const deletion = useDeletion(userId)
  useEffect(() => {
    if (list.error) telemetry.error(list.error)
  }, [list.error, telemetry])

  // What was pressed is gone after a deletion; focus waits here and not at the top of the page.
  const place = useRef<HTMLDivElement>(null)

  if (list.isPending) return <Loading>Loading your recipes...</Loading>
  if (list.isError && !list.data) return <Failed onRetry={() => void list.refetch()} />

  const rows = list.data.pages.flatMap((page) => page.rows)
  const shown = rows.filter(({ id }) => !deletion.hidden.has(id))
  const total = (list.data.pages.at(-1)?.total ?? 0) - (rows.length - shown.length)
  if (total === 0 && isUnfiltered(filter.settled)) return <NoRecipes />
  return (
    <div ref={place} tabIndex={-1} className={styles.recipes}>
      <FilterBar filter={filter} shown={shown.length} total={total} />
      {total === 0 && <NoMatch onClear={filter.clear} />}
      <ul className={styles.cards} aria-busy={list.isPlaceholderData}>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              onFavorite={() => favorite.mutate({ id: recipe.id, favorite: !recipe.is_favorite })}
              onDelete={() => {
                deletion.remove(recipe)
                place.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
      {list.isError && <Failed onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          busyLabel="Loading more..."
        >
          Show more recipes
        </Button>
      )}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Your recipes could not be loaded just now.
    </Notice>
  )
}

function NoRecipes() {
  const { nav } = usePlatform()
  return (
    <EmptyState
      title="You haven't created any recipes yet."
      action={
        <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
          Create a Recipe
        </nav.Link>
      }
    >
      Each recipe you make while signed in is kept here.
    </EmptyState>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="None of your recipes match."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all recipes
        </Button>
      }
    />
  )
}
