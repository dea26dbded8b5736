import { BROUGHT, type BroughtLine } from '@evenplate/domain/brought-recipe'
import { clean } from './clean.ts'

/** A line of the ingredient list; null if nothing remains of it. */
export function lineOf(text: string): BroughtLine | null {
  const line = clean(text, BROUGHT.lineLength)
    .replace(/^(?:[-*•▢☐□◦·–—+]|\[[ x]?\])\s*/i, '')
    .trim()
  if (!/[\p{L}\d]/u.test(line)) return null
  const heading = headingOf(line)
  return heading ? { kind: 'heading', text: heading } : { kind: 'ingredient', text: line }
}

/** "For the sauce:", "[Sauce]", "# Sauce", "**Sauce**" without what makes it a heading; null for a line of food. */
function headingOf(line: string): string | null {
  const marked = /^(?:\[([^\]]{1,100})\]|#{1,6}\s+(.{1,100}?)|\*\*([^*]{1,100}?):?\*\*):?$/.exec(line)
  const said = marked ? (marked[1] ?? marked[2] ?? marked[3])! : line
  const bare = said.replace(/\s*:$/, '').trim()
  if (marked) return bare || null
  if (/\d/.test(line) || line.length > 80) return null
  return said !== bare || FOR_THE.test(line) ? bare || null : null
}

const FOR_THE =
  /^(?:for (?:the|your)|für (?:den|die|das)|para (?:el|la|los|las))(?: [\p{L}'’-]{1,20}){1,4}$/iu
