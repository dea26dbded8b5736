import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'

/** Whether a guest has recipes on this device (`recent-recipes.ts`), without the code that reads them. */
export function useHasRecent(): boolean {
  const { auth, device } = usePlatform()
  const isGuest = auth.status === 'guest'
  const [keeps, setKeeps] = useState(false)
  useEffect(() => setKeeps(isGuest && device.read('guest-recipes', () => true) !== null), [isGuest, device])
  return keeps
}
