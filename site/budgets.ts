/** JavaScript of a cold first screen, in KB (1000 bytes) of brotli. The gate checks it for each page it renders. */
const BUDGETS = new Map([
  ['/', 110],
  // Its form is a separate file that was not counted before documents requested it. People reach this page from the recipe.
  ['/recipes/:id/edit', 190],
])
const OF_ANY_OTHER = 170

/** @param path of a page, or its pattern */
export const budgetOf = (path: string): number => BUDGETS.get(path) ?? OF_ANY_OTHER

/**
 * For everything other remotes draw on one page, on top of the page's own budget. Each remote adds 9 KB before its
 * first part.
 */
export const OTHERS_PARTS = 55
