import { usePlatform } from '@evenplate/platform/define-remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '../data/query-client.tsx'
import { recipesOf, type SavedRecipe, setFavorite } from '../data/recipes.ts'
import { useLogged } from '../data/use-logged.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

/** `failed` means unknown, which is not the same as none. */
export type Recipes = {
  isPending: boolean
  failed: boolean
  list: SavedRecipe[]
  retry(): void
  toggleFavorite(recipe: SavedRecipe): void
  remove(recipe: SavedRecipe): void
}

/** A member's recipes and what can be done to them; changes show at once and are taken back when they fail. */
export function useRecipes(userId: string): Recipes {
  const { db } = usePlatform()
  const options = recipesOf(db, userId)
  const query = useLogged(useQuery(options))
  const favorite = useFavorite(userId)
  const deletion = useDeleteWithUndo(userId)
  return {
    isPending: query.isPending,
    failed: query.isError && !query.data,
    list: (query.data ?? []).filter(({ id }) => !deletion.hidden.has(id)),
    retry: () => void query.refetch(),
    toggleFavorite: (recipe) => favorite.mutate({ id: recipe.id, favorite: !recipe.is_favorite }),
    remove: deletion.remove,
  }
}

function useFavorite(userId: string) {
  const { db, telemetry } = usePlatform()
  const { queryKey } = recipesOf(db, userId)
  const show = (id: string, favorite: boolean) =>
    queryClient.setQueryData(queryKey, (recipes) =>
      recipes?.map((recipe) => (recipe.id === id ? { ...recipe, is_favorite: favorite } : recipe)),
    )
  return useMutation({
    // One after the other, so that the last press is what stays.
    scope: { id: 'favorite' },
    mutationFn: async ({ id, favorite }: { id: string; favorite: boolean }) =>
      setFavorite(await db(), userId, id, favorite),
    onMutate: async ({ id, favorite }) => {
      await queryClient.cancelQueries({ queryKey })
      show(id, favorite)
    },
    onError: (error, { id, favorite }) => {
      telemetry.error(error)
      show(id, !favorite)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [userId] }),
  })
}
