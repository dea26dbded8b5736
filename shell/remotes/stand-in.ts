import { createContext } from 'react'

/** While compose renders: why the current page has its error screen in place of its content. Always null in a browser. */
export const StandInContext = createContext<Error | null>(null)

/** Marks in a document that the page was left to the browser; React passes it on as an error's `digest`. */
export const STANDS_IN = 'stands-in'
