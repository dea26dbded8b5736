import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'
import { storeOn, useBuilder } from '../state/store.ts'

/**
 * Restores what was typed in this tab, after the page is mounted.
 * @returns false until then; true at once if the page is opened again within the tab.
 */
export function useRestoredForm(): boolean {
  const { auth, device } = usePlatform()
  const [ready, setReady] = useState(() => useBuilder.persist.hasHydrated())

  useEffect(() => {
    storeOn(device)
    if (!useBuilder.persist.hasHydrated()) useBuilder.persist.rehydrate()
    setReady(true)
  }, [device])

  useEffect(() => {
    if (!ready || auth.status === 'loading') return
    useBuilder.getState().belongTo(auth.status === 'member' ? auth.user.id : null)
  }, [ready, auth])

  return ready
}
