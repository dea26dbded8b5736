import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useRef, useState } from 'react'
import type { SavedRecipe } from '../data/recipes.ts'
import { FilterBar } from './FilterBar.tsx'
import styles from './MyRecipes.module.css'
import { RecipeCard } from './RecipeCard.tsx'
import { RecipeDialog } from './RecipeDialog.tsx'
import { filterRecipes } from './recipe-filter.ts'
import { useRecipeFilter } from './use-recipe-filter.ts'
import type { Recipes } from './use-recipes.ts'

export function MyRecipes({ recipes }: { recipes: Recipes }) {
  const [viewedId, setViewedId] = useState<string | null>(null)
  const viewed = recipes.list.find(({ id }) => id === viewedId) ?? null

  // What was pressed is gone after a deletion; focus waits here and not at the top of the page.
  const place = useRef<HTMLDivElement>(null)
  const remove = (recipe: SavedRecipe) => {
    recipes.remove(recipe)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.recipes}>
      {recipes.failed ? (
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
      ) : recipes.list.length === 0 ? (
        <NoRecipes />
      ) : (
        <RecipeList recipes={recipes} onView={setViewedId} onDelete={remove} />
      )}
      <RecipeDialog recipe={viewed} onClose={() => setViewedId(null)} />
    </div>
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

function RecipeList(props: {
  recipes: Recipes
  onView: (id: string) => void
  onDelete: (recipe: SavedRecipe) => void
}) {
  const { list, toggleFavorite } = props.recipes
  const filter = useRecipeFilter()
  const shown = filterRecipes(list, filter.value)
  return (
    <>
      <h2 className="visually-hidden">My Recipes</h2>
      <FilterBar filter={filter} shown={shown.length} of={list.length} />
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
              onView={() => props.onView(recipe.id)}
              onFavorite={() => toggleFavorite(recipe)}
              onDelete={() => props.onDelete(recipe)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
