import { createContext } from 'react'

/**
 * Whether the reader has gone elsewhere already, while the page that asks is still shown until the next one is there.
 * A function that stays the same, so that asking renders nothing again.
 * @param from the path of the page that asks
 */
export const LeavingContext = createContext((_from: string): boolean => false)
