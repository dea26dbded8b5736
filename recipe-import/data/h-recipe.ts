import { type Element, elementsIn } from '../page/tree.ts'
import { plainLinesOf, textOf } from '../page/words-of.ts'
import type { Json } from '../text/is-record.ts'

/** Recipes of microformats (h-recipe, and hrecipe before it), as the objects that JSON-LD would have. */
export const hRecipesOf = (page: Element): Json[] =>
  [...elementsIn(page)]
    .filter((element) => classesOf(element).some((name) => name === 'h-recipe' || name === 'hrecipe'))
    .slice(0, 20)
    .map(recipeIn)

function recipeIn(element: Element): Json {
  const found = new Map<string, string[]>()
  for (const one of elementsIn(element))
    for (const name of classesOf(one)) {
      const property = PROPERTIES.get(name)
      if (property) found.set(property, [...(found.get(property) ?? []), saidBy(one)].slice(-300))
    }
  const values = [...found].map(([name, said]) => [name, said.length === 1 ? said[0] : said])
  return { '@type': 'Recipe', ...Object.fromEntries(values) }
}

const saidBy = (element: Element): string =>
  element.attributes.get('datetime') ??
  (/instructions/.test(element.attributes.get('class') ?? '')
    ? plainLinesOf(element).join('\n')
    : textOf(element))

const classesOf = ({ attributes }: Element): string[] =>
  (attributes.get('class') ?? '').slice(0, 500).split(/\s+/)

const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['p-name', 'name'],
  ['fn', 'name'],
  ['p-ingredient', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['p-yield', 'recipeYield'],
  ['yield', 'recipeYield'],
  ['e-instructions', 'recipeInstructions'],
  ['instructions', 'recipeInstructions'],
  ['dt-duration', 'totalTime'],
  ['duration', 'totalTime'],
  ['p-author', 'author'],
  ['p-summary', 'description'],
])
