import { findFood } from '@evenplate/nutrition/reading/find-food'
import { FOODS, foodById } from '@evenplate/nutrition/table/foods'
import { FOOD_FAMILIES } from './food-families.ts'
import { isFood, keyOf } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'

/** Words that tell apart several entries of the same food in the table. */
const STATES = new Set(
  'raw cooked dry frozen canned boiled baked roasted poached fried wild drained fresh dried whole lean rolled'.split(
    ' ',
  ),
)

const answers = new Map<string, string[]>()

/** Food table ids that match a name, the likeliest first: "lentils" are lentils, cooked and dry. Empty if we know none. */
export function foodIdsOf(said: string): string[] {
  const name = plainText(said).trim()
  const known = answers.get(name)
  if (known) return known
  const key = keyOf(name)
  const bare = keyOf(name.replace(/^(?:fresh|leftover|some|cooked|frozen|canned|raw) /, ''))
  const family = FOOD_FAMILIES.get(key) ?? FOOD_FAMILIES.get(bare)
  const found = findFood(name)
  const ids = family ? [...family] : found ? [found.id, ...alikeOf(found.id)] : []
  // "Frozen berries": first the exact food, then others it may mean.
  if (family && found && key !== bare && !ids.includes(found.id)) ids.unshift(found.id)
  const real = inState(
    name,
    ids.filter((id) => foodById(id)),
  )
  // Only our own names are cached: visitors can type endless names, which must not be stored.
  if (isFood(name) && answers.size < 5_000) answers.set(name, real)
  return real
}

/**
 * A person with a can of tuna, a bag of frozen peas or leftover cooked turkey cannot use another kind: the foods in that
 * state, if we know any.
 */
function inState(name: string, ids: string[]): string[] {
  const state = IN_STATE.find(([said]) => said.test(name))?.[1]
  const kept = state ? ids.filter((id) => state.test(id)) : []
  return kept.length > 0 ? kept : ids
}

const IN_STATE: [said: RegExp, ids: RegExp][] = [
  [/^(?:canned|tinned) /, /canned/],
  [/^frozen (?!yogurt|fries|french)/, /frozen/],
  [/^(?:cooked|leftover) (?!ham\b|bacon\b|eggs?\b)/, /cooked|rotisserie|roast-beef-deli|boiled|baked/],
]

/** The same food in other states. */
const alikeOf = (id: string): string[] => (byBase().get(baseOf(id)) ?? []).filter((other) => other !== id)

let bases: Map<string, string[]> | undefined

function byBase(): ReadonlyMap<string, string[]> {
  if (bases) return bases
  bases = new Map()
  for (const { id } of FOODS) bases.set(baseOf(id), [...(bases.get(baseOf(id)) ?? []), id])
  return bases
}

const baseOf = (id: string): string => {
  const words = id.split('-')
  while (words.length > 1 && STATES.has(words.at(-1) ?? '')) words.pop()
  return words.join('-')
}
