import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuietCopy } from '@evenplate/platform/kit/offline/use-quiet-copy'
import { queryClient } from '../data/queries.ts'

/** Copies to this device what the dashboard says of a member. */
export function useOfflineAnswers(userId: string): void {
  const { db, device } = usePlatform()
  const copy = async () => {
    const { storeAnswers } = await import(
      /* webpackChunkName: "offline-copies" */ '../data/offline-answers.ts'
    )
    await storeAnswers(await db(), device, userId)
  }
  useQuietCopy(queryClient, userId, copy, ['profile', 'activity'])
}
