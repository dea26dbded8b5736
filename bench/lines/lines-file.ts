/**
 * The ingredient lines of a text: one per row, or `source<TAB>line`, whose line is taken. Rows that start with `#`
 * and empty ones are left out, and so are repeated lines.
 */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((row) => !row.startsWith('#'))
    .map((row) => row.slice(row.indexOf('\t') + 1).trim())
  return [...new Set(lines)].filter(Boolean)
}
