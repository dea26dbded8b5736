import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'
import { broughtBelongsTo, restoreBrought } from '../state/brought-store.ts'

/**
 * Restores what was brought in this tab, and removes a member's data before another sees it.
 * @returns false until then
 */
export function useBringing(): boolean {
  const { auth, device } = usePlatform()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    restoreBrought(device)
    setIsReady(true)
  }, [device])
  useEffect(() => {
    if (isReady && auth.status !== 'loading') broughtBelongsTo(auth.status === 'member' ? auth.user.id : null)
  }, [isReady, auth])
  return isReady
}
