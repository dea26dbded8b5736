import type { Steps } from '@evenplate/domain/steps'
import { sectionOf } from './section-of.ts'

/** Splits several recipes in one text, each below its own "# Title" with its ingredients; one text if it is one recipe. */
export function* splitCollection(text: string): Steps<string[][]> {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/)
  let part = { lines: [] as string[], isRecipe: false }
  const parts = [part]
  for (const [at, line] of all.entries()) {
    if (at % BETWEEN_PAUSES === 0) yield
    const section = sectionOf(line)
    if (section === null && /^# \S/.test(line)) {
      part = { lines: [], isRecipe: false }
      parts.push(part)
    }
    part.lines.push(line)
    part.isRecipe ||= section === 'ingredients'
  }
  const recipes = parts.filter(({ isRecipe }) => isRecipe)
  return recipes.length > 1 ? recipes.map(({ lines }) => lines) : [all]
}

/** Lines. */
const BETWEEN_PAUSES = 500
