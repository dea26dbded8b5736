import { MACHINES_WANTED } from '@evenplate/words/machines'
import { PANS } from '@evenplate/words/pans'
import { patternOf } from '@evenplate/words/row'

const WANTED = [...MACHINES_WANTED, ...PANS].map((row) => ({
  means: row.means,
  pattern: patternOf(row, 'g'),
}))
const FOR = /\b(?:(?:in|for|with|using|use|from) (?:an? |the |my |our )?)$/

/** The machines and pans somebody wants to use, and the text without them: a rice cooker asks for no rice. */
export function withoutMachines(text: string): { text: string; style: string[] } {
  const style: string[] = []
  let rest = text
  for (const { means, pattern } of WANTED) {
    const parts = rest.split(pattern)
    if (parts.length === 1) continue
    style.push(means)
    rest = parts.map((part, at) => (at < parts.length - 1 ? part.replace(FOR, '') : part)).join(' ')
  }
  return { text: rest, style }
}
