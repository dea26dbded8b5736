import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'
import { FilterBar } from './FilterBar.tsx'
import styles from './MyRecipes.module.css'
import { RecipeCard } from './RecipeCard.tsx'
import { RecipeDialog } from './RecipeDialog.tsx'
import { filterRecipes } from './recipe-filter.ts'
import { useRecipeFilter } from './use-recipe-filter.ts'
import type { Recipes } from './use-recipes.ts'

export function MyRecipes({ recipes }: { recipes: Recipes }) {
  const { nav } = usePlatform()
  const filter = useRecipeFilter()
  const [viewedId, setViewedId] = useState<string | null>(null)
  const viewed = recipes.list.find(({ id }) => id === viewedId) ?? null

  if (recipes.failed)
    return (
      <Notice
        tone="warning"
        actions={
          <Button variant="secondary" onClick={recipes.retry}>
            Try Again
          </Button>
        }
      >
        Your recipes could not be loaded just now.
      </Notice>
    )
  if (recipes.list.length === 0)
    return (
      <EmptyState
        title="You haven't created any recipes yet."
        action={
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Create a Recipe
          </nav.Link>
        }
      />
    )

  const shown = filterRecipes(recipes.list, filter.value)
  return (
    <div className={styles.recipes}>
      <FilterBar filter={filter} shown={shown.length} of={recipes.list.length} />
      {shown.length === 0 && (
        <EmptyState
          title="None of your recipes match."
          action={
            <Button variant="secondary" onClick={filter.clear}>
              Show all recipes
            </Button>
          }
        />
      )}
      <ul className={styles.cards}>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              onView={() => setViewedId(recipe.id)}
              onFavorite={() => recipes.toggleFavorite(recipe)}
              onDelete={() => recipes.remove(recipe)}
            />
          </li>
        ))}
      </ul>
      <RecipeDialog recipe={viewed} onClose={() => setViewedId(null)} />
    </div>
  )
}
