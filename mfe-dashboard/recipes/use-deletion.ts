import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../data/query-client.ts'
import { deleteRecipe } from '../data/recipes.ts'
import { pendingDeletions } from './pending-deletions.ts'

const NONE: ReadonlySet<string> = new Set()

/** Deletes after a while in which it can be taken back. The recipe leaves the pages at once. */
export function useDeletion(userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const hidden = useSyncExternalStore(pendingDeletions.subscribe, pendingDeletions.hidden, () => NONE)
  return {
    hidden,
    remove({ id, title }: { id: string; title: string }) {
      const message = toast.add({
        title: `Deleted ${title}`,
        timeout: 0,
        action: { label: 'Undo', onClick: () => pendingDeletions.undo(id) },
      })
      pendingDeletions.begin(id, async () => {
        // An Undo that does nothing any more must not stay on the page.
        toast.close(message)
        try {
          await deleteRecipe(await db(), userId, id)
          await queryClient.invalidateQueries({ queryKey: [userId] })
        } catch (error) {
          telemetry.error(error)
          toast.add({ title: 'The recipe could not be deleted. It is back in your list.', tone: 'danger' })
        }
      })
    },
  }
}
