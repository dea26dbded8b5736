import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { queryClient } from '../data/query-client.ts'
import type { RecipePage } from '../data/recipe-list.ts'
import { setFavorite } from '../data/recipes.ts'
import type { SavedRecipe } from '../data/saved-recipe.ts'

/** Changes a heart at once, wherever the recipe stands, and takes it back when the database says no. */
export function useFavorite(userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  return useMutation({
    // One after the other, so that the last press is what stays.
    scope: { id: 'favorite' },
    mutationFn: async ({ id, favorite }: { id: string; favorite: boolean }) =>
      setFavorite(await db(), userId, id, favorite),
    onMutate: async ({ id, favorite }) => {
      await queryClient.cancelQueries({ queryKey: [userId, 'recipes'] })
      show(userId, id, favorite)
    },
    onError: (error, { id, favorite }) => {
      telemetry.error(error)
      show(userId, id, !favorite)
      toast.add({ title: 'That could not be saved just now.', tone: 'danger' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [userId] }),
  })
}

function show(userId: string, id: string, favorite: boolean): void {
  const changed = <Row extends { id: string; is_favorite: boolean }>(row: Row): Row =>
    row.id === id ? { ...row, is_favorite: favorite } : row
  queryClient.setQueriesData<InfiniteData<RecipePage>>(
    { queryKey: [userId, 'recipes', 'list'] },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
  )
  queryClient.setQueryData<SavedRecipe | null>(
    [userId, 'recipes', 'one', id],
    (recipe) => recipe && changed(recipe),
  )
}
