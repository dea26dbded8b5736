import { type Element, elementsIn } from '../page/tree.ts'
import { type Budget, newBudget, plainLinesOf, textOf } from '../page/words-of.ts'
import type { Json } from '../text/is-record.ts'

/** Items of microdata, as the objects that JSON-LD would have: `{ '@type', name, recipeIngredient: [...] }`. */
export const microdataOf = (page: Element): Json[] => itemsIn(page, MICRODATA)

/** The same for RDFa: `<article typeof="schema:Recipe"><h1 property="schema:name">`. */
export const rdfaOf = (page: Element): Json[] => itemsIn(page, RDFA)

/** The attributes for an item, its type, and a property. */
type Written = { item: string; type: string; property: string }
const MICRODATA: Written = { item: 'itemscope', type: 'itemtype', property: 'itemprop' }
const RDFA: Written = { item: 'typeof', type: 'typeof', property: 'property' }

function itemsIn(page: Element, as: Written): Json[] {
  const items: Json[] = []
  const budget = newBudget()
  for (const element of elementsIn(page))
    if (isWhole(element, as) && items.length < 20) items.push(itemOf(element, as, 0, budget))
  return items
}

/** A separate item. A recipe counts as one even if its page marks it as a property, but not of which item. */
const isWhole = ({ attributes }: Element, as: Written): boolean =>
  attributes.has(as.item) && (!attributes.has(as.property) || /\bRecipe$/.test(attributes.get(as.type) ?? ''))

function itemOf(element: Element, as: Written, depth: number, budget: Budget): Json {
  const item = new Map<string, unknown[]>([['@type', (element.attributes.get(as.type) ?? '').split(/\s+/)]])
  gather(element, item, as, depth, budget, [])
  return Object.fromEntries(
    [...item].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** @param within properties of this item that the element is inside */
function gather(
  { inside }: Element,
  item: Map<string, unknown[]>,
  as: Written,
  depth: number,
  budget: Budget,
  within: readonly string[],
): void {
  for (const one of inside) {
    if (typeof one === 'string') continue
    const said = one.attributes.get(as.property)?.split(/\s+/).filter(Boolean).slice(0, 5) ?? []
    // Otherwise a line inside a line of the same name would be read twice.
    const names = said.filter((name) => !within.includes(name))
    const isItem = one.attributes.has(as.item)
    if (names.length > 0 && depth < 10) {
      // An ingredient line as written says more than its parts: "3/4 cup of sugar".
      const isWords = !isItem || names.some((name) => LINES.test(name))
      const value = isWords ? saidBy(one, budget) : itemOf(one, as, depth + 1, budget)
      for (const name of names) put(item, name, value)
    }
    // What is inside a separate item does not belong to this one.
    if (!isItem) gather(one, item, as, depth, budget, said.length > 0 ? said : within)
  }
}

const LINES = /^(?:schema:)?(?:recipeIngredient|ingredients?)$/

function put(item: Map<string, unknown[]>, name: string, value: unknown): void {
  const values = item.get(name)
  if (!values) item.set(name, [value])
  else if (values.length < 500) values.push(value)
}

function saidBy(element: Element, budget: Budget): string {
  const { name, attributes } = element
  const said = attributes.get('content') ?? (name === 'time' ? attributes.get('datetime') : undefined)
  if (said !== undefined) return said
  if (name === 'a' || name === 'link') return attributes.get('href') ?? textOf(element, budget)
  if (name === 'img') return attributes.get('src') ?? ''
  if (name === 'data' || name === 'meter') return attributes.get('value') ?? textOf(element, budget)
  // A whole list of steps may be one property: keep its lines separate.
  return plainLinesOf(element, budget).join('\n')
}
