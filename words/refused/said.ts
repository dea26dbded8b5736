/** A word or sign of a text; `food`: it names one, whichever it is. */
export type Said = { text: string; food: boolean }

/** Where a sentence ends. */
export const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '(', ')', '|'])
/** Where another thought may begin within a sentence. */
export const TURNS: ReadonlySet<string> = new Set([',', '-', 'but', 'pero'])
