export const PNPM: string
/**
 * Runs it in the root, with its output on the terminal.
 * @returns whether it succeeded
 */
export function pnpm(words: string[]): boolean
