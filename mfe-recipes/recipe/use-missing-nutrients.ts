import { usePlatform } from '@evenplate/platform/define-remote'
import { isAway } from '@evenplate/platform/kit/offline/connection'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { lackNutrients } from '@evenplate/saved-recipe/figures'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryClient } from '../data/queries.ts'
import { recipeOfMember, recountOf } from '../data/recipes.ts'
import { changedRecipes } from '../unfinished/changed-recipes.ts'

/**
 * A recipe from an earlier version, with the nutrients that were not counted then; as it was saved until they are, and
 * without a connection.
 */
export function useMissingNutrients(row: SavedRecipe, userId: string): SavedRecipe {
  const { api, db, device } = usePlatform()
  const isOlder = useMemo(() => lackNutrients(row.figures), [row.figures])
  const recount = useLogged(
    useQuery({
      ...recountOf(api, db, userId, row),
      // What the visitor is changing is counted when it is saved.
      enabled: isOlder && !isAway() && !changedRecipes.of(row),
    }),
  )
  const counted = isOlder ? recount.data : undefined
  const isStored = counted !== undefined && counted.updated_at !== row.updated_at
  useEffect(() => {
    if (!isStored) return
    const { figures, updated_at } = counted
    const { queryKey } = recipeOfMember({ db, device }, userId, row.id)
    queryClient.setQueryData(queryKey, (known) => known && { ...known, figures, updated_at })
  }, [isStored, counted, db, device, userId, row.id])
  const figures = counted?.figures
  return useMemo(() => (figures ? { ...row, figures } : row), [row, figures])
}
