import { createContext } from 'react'

/**
 * Whether the visitor has already gone elsewhere, while the page that calls this is still shown until the next one is
 * ready. A stable function, so that calling it causes no render.
 * @param from the path of the page that calls it
 */
export const LeavingContext = createContext((_from: string): boolean => false)
