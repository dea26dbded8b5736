import { type Member, usePlatform } from '@evenplate/platform/define-remote'
import { useQuietCopy } from '@evenplate/platform/kit/offline/use-quiet-copy'
import { queryClient } from '../data/queries.ts'

/** Copies what the dashboard shows about a member to this device. */
export function useOfflineAnswers(user: Member): void {
  const { db, device } = usePlatform()
  const copy = async () => {
    const { storeAnswers } = await import(
      /* webpackChunkName: "offline-copies" */ '../data/offline-answers.ts'
    )
    await storeAnswers(await db(), device, user)
  }
  useQuietCopy(queryClient, user.id, copy, ['profile', 'activity'])
}
