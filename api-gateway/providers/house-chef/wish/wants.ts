import { findFood } from '@evenplate/nutrition/reading/find-food'
import type { Food } from '@evenplate/nutrition/table/food'
import type { Form, Role } from '../forms/form.ts'
import { improvised, LARDER } from '../larder/larder.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { SHELF_ENTRIES } from '../larder/pantry.ts'

/** A food that someone asked for, and everything in the larder that matches it. */
export type Want = { said: string; food: Food | null; entries: Entry[] }

export function wantsOf(wanted: string[]): Want[] {
  return wanted.slice(0, MOST).map((said) => {
    const key = keyOf(said)
    const food = findFood(said)
    const known = keyed().filter(({ entry, keys }) => entry.food.id === food?.id || keys.has(key))
    const improvisedFood = known.length === 0 && food ? improvised(food) : null
    return { said, food, entries: improvisedFood ? [improvisedFood] : known.map(({ entry }) => entry) }
  })
}

const MOST = 30

type Keyed = { entry: Entry; keys: ReadonlySet<string> }
let everything: readonly Keyed[] | null = null

/** Every larder entry with the words for it. */
function keyed(): readonly Keyed[] {
  everything ??= [...LARDER, ...SHELF_ENTRIES].map((entry) => {
    const { name, one, many, line, food, words } = entry
    return { entry, keys: new Set([name, one, many, line, food.name, ...words].map(keyOf)) }
  })
  return everything
}

export const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .trim()
    .replace(/^(?:some|fresh|a|an|the|organic|leftover)\s+/, '')
    .replace(/ies\b/g, 'y')
    .replace(/(?<=o|ch|sh|x|ss)es\b/g, '')
    .replace(/(?<=[^s])s\b/g, '')

/** The form always contains it: eggs in an omelette. */
export const isGiven = (want: Want, form: Form): boolean =>
  (form.gives ?? []).some((given) => keyOf(given) === keyOf(want.said))

const suits = (entry: Entry, role: Role): boolean =>
  role.kinds.includes(entry.kind) &&
  role.way in entry.ways &&
  (!role.only || role.only.includes(entry.food.id)) &&
  !role.never?.includes(entry.food.id)

const suited = new WeakMap<Role, readonly Entry[]>()

/** Larder entries that may fill a role. */
export function suitable(role: Role): readonly Entry[] {
  const known = suited.get(role) ?? LARDER.filter((entry) => suits(entry, role))
  suited.set(role, known)
  return known
}

const roomIn = (role: Role): number => (role.count ?? 1) + (role.more ?? 0)

/** Places as many wanted foods as the form has room for. Returns the placed foods by role, and those without a place. */
export function seat(
  form: Form,
  wants: Want[],
  allowed: (entry: Entry) => boolean,
  fits: (entry: Entry) => boolean,
): { seated: Record<string, Entry[]>; left: Want[]; misfits: number } {
  const seated: Record<string, Entry[]> = {}
  const left: Want[] = []
  let misfits = 0
  const taken = new Set<string>()
  for (const want of wants) {
    if (isGiven(want, form)) continue
    const place = placeFor(form, want, seated, taken, allowed, fits)
    if (!place) {
      left.push(want)
      continue
    }
    seated[place.role] = [...(seated[place.role] ?? []), place.entry]
    taken.add(place.entry.food.id)
    if (!fits(place.entry)) misfits++
  }
  return { seated, left, misfits }
}

function placeFor(
  form: Form,
  want: Want,
  seated: Record<string, Entry[]>,
  taken: Set<string>,
  allowed: (entry: Entry) => boolean,
  fits: (entry: Entry) => boolean,
): { role: string; entry: Entry } | null {
  const candidates = want.entries.filter((entry) => allowed(entry) && !taken.has(entry.food.id))
  for (const good of [candidates.filter(fits), candidates]) {
    for (const [name, role] of Object.entries(form.roles)) {
      if ((seated[name]?.length ?? 0) >= roomIn(role)) continue
      const entry = good.find((one) => suits(one, role))
      if (entry) return { role: name, entry }
    }
  }
  return null
}
