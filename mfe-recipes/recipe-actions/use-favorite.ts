import { usePlatform } from '@evenplate/platform/define-remote'
import { awayMessage, isAway, needConnection } from '@evenplate/platform/kit/offline/connection'
import { setFavorite } from '@evenplate/saved-recipe/save'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../data/queries.ts'
import { showFavorite } from '../data/recipe-cache.ts'

type Press = { id: string; favorite: boolean }

/** Changes a favorite at once, wherever the recipe is shown, and undoes it if the database refuses. */
export function useFavorite(userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const mutationKey = [userId, 'favorite']
  return useMutation({
    mutationKey,
    // One after another, so that the last press wins.
    scope: { id: 'favorite' },
    mutationFn: async ({ id, favorite }: Press) => setFavorite(await db(), userId, id, favorite),
    onMutate: async ({ id, favorite }: Press) => {
      needConnection()
      await queryClient.cancelQueries({ queryKey: [userId, 'recipes'] })
      return { turnBack: showFavorite(userId, id, favorite) }
    },
    onError: (error, _press, context) => {
      telemetry.error(error)
      context?.turnBack()
      toast.add({
        title: isAway() ? awayMessage('Favorites can be changed') : 'We couldn’t save that just now.',
        tone: 'danger',
      })
    },
    onSettled: () => {
      // While another press is waiting, the database's answer would briefly turn its heart back.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void queryClient.invalidateQueries({ queryKey: [userId] })
    },
  })
}
