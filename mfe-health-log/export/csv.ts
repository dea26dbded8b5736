/**
 * One cell. A spreadsheet takes a text that begins like a formula for one: an apostrophe before it makes it a text.
 * Numbers are numbers, negative ones too.
 */
export function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without it some spreadsheets take letters beyond English for others. */
export const BOM = '\uFEFF'

export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
