import { createContext } from 'react'

/** While compose renders: why the page at hand has its error screen in place of its content. In a browser always null. */
export const StandInContext = createContext<Error | null>(null)

/** Marks in a document that its page was left for the browser to draw; React hands it on as an error's `digest`. */
export const STANDS_IN = 'stands-in'
