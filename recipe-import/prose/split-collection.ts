import { sectionOf } from './section-of.ts'

/** Several recipes in one text, each below a "# Title" of its own with its ingredients; one text where it is one recipe. */
export function splitCollection(text: string): string[][] {
  const parts: string[][] = [[]]
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (/^# \S/.test(line) && sectionOf(line) === null) parts.push([])
    parts.at(-1)!.push(line)
  }
  const isRecipe = (lines: readonly string[]) => lines.some((line) => sectionOf(line) === 'ingredients')
  const recipes = parts.filter(isRecipe)
  return recipes.length > 1 ? recipes : [parts.flat()]
}
