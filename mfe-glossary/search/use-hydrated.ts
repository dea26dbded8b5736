import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is prerendered and for the one render that hydrates that HTML, true from then on. The HTML was
 * made for the bare address; what the query adds may only show afterwards.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
