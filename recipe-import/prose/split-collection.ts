import type { Steps } from '@evenplate/domain/steps'
import { sectionOf } from './section-of.ts'

/** Splits several recipes in one text, each below its own "# Title" with its ingredients; one text if it is one recipe. */
export function* splitCollection(text: string): Steps<string[][]> {
  const all: string[] = []
  let part = { lines: [] as string[], isRecipe: false }
  const parts = [part]
  for (const line of linesOf(text)) {
    if (all.push(line) % BETWEEN_PAUSES === 0) yield
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

/** Found one by one: splitting a text of millions of lines at once would keep others waiting. */
function* linesOf(text: string): Generator<string> {
  let from = 0
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    yield text.slice(from, index)
    from = index + lineBreak.length
  }
  yield text.slice(from)
}

/** Lines. */
const BETWEEN_PAUSES = 500
