/**
 * One cell. A spreadsheet runs a text that begins like a formula: an apostrophe before it makes it text. Numbers stay
 * numbers, even negative ones.
 */
export function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without it, some spreadsheets misread letters beyond English. */
export const BOM = '\uFEFF'

export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
