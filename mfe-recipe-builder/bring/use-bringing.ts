import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'
import { broughtBelongsTo, restoreBrought } from '../state/brought-store.ts'

/** Restores what was brought in this tab, and leaves nothing of a member to another. @returns false until then */
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
