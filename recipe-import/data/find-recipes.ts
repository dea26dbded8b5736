import { isRecord, type Json } from '../text/is-record.ts'

/** The most objects and lists to look into. */
const MOST = 50_000

/** The recipes in a page's or file's data, in order, wherever they are, and its other objects by their `@id`. */
export function findRecipes(data: unknown): { recipes: Json[]; byId: ReadonlyMap<string, Json> } {
  const recipes: Json[] = []
  const byId = new Map<string, Json>()
  const waiting: unknown[] = [data]
  // First in, first out: a recipe comes before what is inside a later one.
  for (let at = 0; at < waiting.length && at < MOST; at += 1) {
    const one = waiting[at]
    if (Array.isArray(one)) pushAll(waiting, one)
    else if (isRecord(one)) {
      const plain = withPlainNames(one)
      const id = plain['@id']
      if (typeof id === 'string' && Object.keys(plain).length > 1 && !byId.has(id)) byId.set(id, plain)
      if (isA(plain, 'Recipe')) recipes.push(plain)
      else pushAll(waiting, Object.values(one))
    }
  }
  return { recipes, byId }
}

function pushAll(waiting: unknown[], more: readonly unknown[]): void {
  for (const one of more) {
    if (waiting.length >= MOST) return
    if (typeof one === 'object' && one !== null) waiting.push(one)
  }
}

/** `{ '@type': ['schema:Recipe', …] }` is a Recipe. */
export const isA = (one: Json, type: string): boolean =>
  [one['@type'] ?? one.type].flat().some((said) => typeof said === 'string' && plainName(said) === type)

/** "http://schema.org/name" and "schema:name" are `name`. */
export const withPlainNames = (one: Json): Json =>
  Object.fromEntries(
    Object.entries(one)
      .slice(0, 500)
      .map(([key, value]) => [plainName(key), value]),
  )

const plainName = (name: string): string => (name.startsWith('@') ? name : name.replace(/^.*[/#:]/, ''))
