import { type Element, elementsIn } from '../page/tree.ts'
import { type Budget, newBudget, plainLinesOf, textOf } from '../page/words-of.ts'
import type { Json } from '../text/is-record.ts'

/** Items of microdata, as the objects that JSON-LD would have: `{ '@type', name, recipeIngredient: [...] }`. */
export function microdataOf(page: Element): Json[] {
  const items: Json[] = []
  const budget = newBudget()
  for (const element of elementsIn(page))
    if (element.attributes.has('itemscope') && !element.attributes.has('itemprop') && items.length < 20)
      items.push(itemOf(element, 0, budget))
  return items
}

function itemOf(element: Element, depth: number, budget: Budget): Json {
  const item = new Map<string, unknown[]>([
    ['@type', (element.attributes.get('itemtype') ?? '').split(/\s+/)],
  ])
  gather(element, item, depth, budget)
  return Object.fromEntries(
    [...item].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

function gather({ inside }: Element, item: Map<string, unknown[]>, depth: number, budget: Budget): void {
  for (const one of inside) {
    if (typeof one === 'string') continue
    const names = one.attributes.get('itemprop')?.split(/\s+/).filter(Boolean) ?? []
    const isItem = one.attributes.has('itemscope')
    if (names.length > 0 && depth < 10) {
      const value = isItem ? itemOf(one, depth + 1, budget) : saidBy(one, budget)
      for (const name of names.slice(0, 5)) put(item, name, value)
    }
    // What is inside an item of its own says nothing of this one.
    if (!isItem) gather(one, item, depth, budget)
  }
}

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
  // A whole list of steps may be one property: its lines are told apart.
  return plainLinesOf(element, budget).join('\n')
}
