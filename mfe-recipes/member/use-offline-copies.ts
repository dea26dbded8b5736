import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuietCopy } from '@evenplate/platform/kit/offline/use-quiet-copy'
import { queryClient } from '../data/queries.ts'

/** Copies a member's recipes to this device. */
export function useOfflineCopies(userId: string): void {
  const { db, device } = usePlatform()
  const copy = async () => {
    const { updateCopies } = await import(
      /* webpackChunkName: "offline-copies" */ '@evenplate/saved-recipe/offline/update-copies'
    )
    await updateCopies(await db(), device, userId)
  }
  useQuietCopy(queryClient, userId, copy, ['recipes'])
}
