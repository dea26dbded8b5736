import { type Element, elementsIn } from '../page/tree.ts'
import { type Budget, newBudget, plainLinesOf, textOf } from '../page/words-of.ts'
import type { Json } from '../text/is-record.ts'

/** Recipes of microformats (h-recipe, and hrecipe before it), as the objects that JSON-LD would have. */
export function hRecipesOf(page: Element): Json[] {
  const budget = newBudget()
  const found: Json[] = []
  for (const element of elementsIn(page))
    if (found.length < 5 && classesOf(element).some((name) => name === 'h-recipe' || name === 'hrecipe'))
      found.push(recipeIn(element, budget))
  return found
}

function recipeIn(element: Element, budget: Budget): Json {
  const found = new Map<string, string[]>()
  for (const one of elementsIn(element))
    for (const name of classesOf(one)) {
      const property = PROPERTIES.get(name)
      if (!property || (found.get(property)?.length ?? 0) >= 300) continue
      const said = saidBy(one, budget)
      if (!found.get(property)?.push(said)) found.set(property, [said])
    }
  const values = [...found].map(([name, said]) => [name, said.length === 1 ? said[0] : said])
  return { '@type': 'Recipe', ...Object.fromEntries(values) }
}

const saidBy = (element: Element, budget: Budget): string =>
  element.attributes.get('datetime') ??
  (/instructions/.test(element.attributes.get('class') ?? '')
    ? plainLinesOf(element, budget).join('\n')
    : textOf(element, budget))

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
