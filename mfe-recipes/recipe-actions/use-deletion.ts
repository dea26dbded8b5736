import { usePlatform } from '@evenplate/platform/define-remote'
import { awayMessage, isAway } from '@evenplate/platform/kit/offline/connection'
import { deleteRecipe } from '@evenplate/saved-recipe/save'
import { useToast } from '@evenplate/shared-ui/Toast'
import { queryClient } from '../data/queries.ts'
import { takeOutRecipe } from '../data/recipe-cache.ts'
import { type Deleted, pendingDeletions } from '../unfinished/pending-deletions.ts'
import { removeUnsavedEdit } from '../unfinished/unsaved-edit.ts'

/**
 * Deletes after a delay in which it can be undone. The recipe leaves the pages at once.
 * @returns a function that returns false if there is no connection: then it says so, and the recipe stays
 */
export function useDeletion(userId: string) {
  const { db, device, telemetry } = usePlatform()
  const toast = useToast()
  return ({ id, title, is_favorite }: Deleted): boolean => {
    if (isAway()) {
      toast.add({ title: awayMessage('Recipes can be deleted'), tone: 'danger' })
      return false
    }
    const message = toast.add({
      title: `Deleted ${title}`,
      timeout: 0,
      action: { label: 'Undo', onClick: () => pendingDeletions.undo(id) },
    })
    // An Undo that no longer works must not stay on the page.
    const withdraw = () => toast.close(message)
    const commit = async () => {
      withdraw()
      try {
        await deleteRecipe(await db(), userId, id)
        removeUnsavedEdit(device, userId, id)
        // Before it counts as deleted: it must not reappear while the pages reload.
        takeOutRecipe(userId, { id, is_favorite })
        void queryClient.invalidateQueries({ queryKey: [userId] })
      } catch (error) {
        telemetry.error(error)
        toast.add({ title: 'We couldn’t delete the recipe. It is back in your list.', tone: 'danger' })
      }
    }
    pendingDeletions.begin({ id, title, is_favorite }, { commit, undone: withdraw })
    return true
  }
}
