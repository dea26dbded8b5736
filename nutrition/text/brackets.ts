/**
 * Brackets of one kind, one deep and closed: `(15-ounce [426-g])` becomes `(15-ounce, 426-g)`, a closing bracket without
 * an opening one is dropped, and one left open is closed at the end.
 */
export function flatBrackets(text: string): string {
  if (!/[()[\]{}]/.test(text)) return text
  let depth = 0
  let flat = ''
  for (const sign of text) {
    if (OPENS.has(sign)) {
      flat += depth === 0 ? '(' : ', '
      depth += 1
    } else if (!CLOSES.has(sign)) flat += sign
    else if (depth > 0) {
      depth -= 1
      if (depth === 0) flat += ')'
    }
  }
  if (depth > 0) flat += ')'
  return flat.replace(/ , /g, ', ').replace(/\( ?, /g, '(')
}

const OPENS: ReadonlySet<string> = new Set('([{')
const CLOSES: ReadonlySet<string> = new Set(')]}')
