import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'

/** Where the recipes that a guest made lately are kept: `recent-recipes.ts`. */
export const RECENT_KEY = 'evenplate.seen-made'

/** Whether a guest has any on this device, without the code that reads them. */
export function useKeepsRecent(): boolean {
  const isGuest = usePlatform().auth.status === 'guest'
  const [keeps, setKeeps] = useState(false)
  useEffect(() => setKeeps(isGuest && isKept()), [isGuest])
  return keeps
}

/** Storage may be refused: then nothing was kept. */
function isKept(): boolean {
  try {
    return localStorage.getItem(RECENT_KEY) !== null
  } catch {
    return false
  }
}
