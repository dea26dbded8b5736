import { ERRORS, isAppError } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { applyChanges } from '@evenplate/recipe-view/changes'
import type { Changing } from '@evenplate/recipe-view/changing'
import { useChanges } from '@evenplate/recipe-view/use-changes'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { countRecipe } from '../data/counting.ts'
import { queryClient } from '../data/query-client.ts'
import { recipeOfMember, updateRecipe } from '../data/recipes.ts'
import type { SavedRecipe } from '../data/saved-recipe.ts'
import { Away, awayMessage, isAway, needConnection } from '../offline/connection.ts'

/** A saved recipe that may be changed on its page, and kept as it was changed. Left alone, it stays as it was saved. */
export function useKeeping(row: SavedRecipe, recipe: Recipe, userId: string): Changing {
  const { api, db, telemetry } = usePlatform()
  const toast = useToast()
  const { changes, change } = useChanges(recipe, row.id)
  const keep = useMutation({
    mutationFn: async () => {
      needConnection()
      const shown = applyChanges(recipe, changes)
      // The numbers belong to these very lines: counted by the gateway, as an edit's are.
      const { figures, conflicts } = await countRecipe(api, requestOf(shown))
      const kept = await updateRecipe(await db(), userId, row.id, textOf(row, shown), figures)
      return { kept, conflicts }
    },
    networkMode: 'always',
    onSuccess: ({ kept, conflicts }) => {
      change(() => [])
      queryClient.setQueryData(recipeOfMember(db, userId, row.id).queryKey, kept)
      void queryClient.invalidateQueries({ queryKey: [userId] })
      toast.add({ title: 'Changes kept' })
      for (const { rule, term } of conflicts)
        toast.add({ title: `It has “${term}”. Your profile: ${rule}.`, tone: 'danger', timeout: 0 })
    },
    onError: (error) => {
      if (!(error instanceof Away)) telemetry.error(error)
    },
  })
  return {
    changes,
    change,
    keep: {
      busy: keep.isPending,
      error: keep.isError ? sayWhy(keep.error) : null,
      onKeep: () => keep.mutate(),
    },
  }
}

function sayWhy(error: unknown): string {
  if (isAway()) return awayMessage('Changes can be kept')
  return ERRORS[isAppError(error) ? error.code : 'save_failed'].message
}

const requestOf = ({ figures, ...recipe }: Recipe) => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.servings,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
  provider: figures.origin.provider,
})

const textOf = (row: SavedRecipe, shown: Recipe) => ({
  title: shown.title,
  description: shown.description,
  prep_time: row.prep_time,
  cook_time: row.cook_time,
  servings: shown.servings,
  meal_type: row.meal_type,
  dietary_type: row.dietary_type,
  ingredients: shown.ingredients,
  instructions: shown.instructions,
  tips: shown.tips,
})
