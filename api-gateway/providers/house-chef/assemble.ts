import { KITS, type SeasoningKit } from './building/kits.ts'
import { type Random, randomOf } from './building/random.ts'
import type { Form } from './forms/form.ts'
import { larderEntries } from './larder/larder.ts'
import type { Entry } from './larder/larder-entry.ts'
import { fromShelf } from './larder/pantry.ts'
import type { FormTask } from './wish/dish.ts'
import { seat, suitable } from './wish/wants.ts'

export type Choice = { kit: SeasoningKit | null; picks: Record<string, Entry[]>; asked: Set<string> }

/** Chooses flavors and foods for a form; null if a required role stays empty. */
export function assemble(form: Form, order: FormTask, seed: string): Choice | null {
  if (!hasNeeds(form, order.allowed)) return null
  const random = randomOf(seed)
  const kits = kitsFor(form, order)
  if (kits && kits.length === 0) return null
  const kit = kits ? random.pick(kits) : null
  const fits = (entry: Entry) => !kit || entry.fits.includes(kit.cuisine)
  const { seated } = seat(form, order.wants, order.allowed, fits)
  const picks: Record<string, Entry[]> = {}
  const taken = new Set(Object.values(seated).flatMap((entries) => entries.map(({ food }) => food.id)))
  let alternates = true
  for (const [name, role] of Object.entries(form.roles)) {
    const wanted = seated[name] ?? []
    let open = suitable(role).filter((entry) => order.allowed(entry) && fits(entry) && !isTaken(entry, taken))
    const room = Math.max(0, (role.count ?? 1) - wanted.length)
    if (alternates && room > 0 && open.length > room) {
      const turned = open.filter((_, at) => (at + order.turn + parityOf(order.seed)) % 2 === 0)
      if (turned.length >= room) open = turned
      alternates = false
    }
    const chosen = choose(open, room, random)
    picks[name] = [...wanted, ...chosen]
    for (const entry of chosen) taken.add(entry.food.id)
    if (picks[name].length === 0 && !role.optional) return null
  }
  if (form.oneOf && !form.oneOf.some((name) => picks[name]?.length)) return null
  return { kit, picks, asked: new Set(Object.keys(seated)) }
}

/** The kits of a form that the rules allow and that fit the style and the foods asked for. Null for forms without kits. */
export function kitsFor(form: Form, order: FormTask): SeasoningKit[] | null {
  if (form.kits.length === 0) return null
  const spicy = order.wish.style.includes('spicy')
  const usable = KITS.filter(
    (kit) =>
      form.kits.includes(kit.id) &&
      !(kit.hot && order.wish.style.some((style) => style === 'mild' || style === 'kid-friendly')) &&
      isUsable(kit, order.allowed),
  )
  const score = (kit: SeasoningKit) =>
    4 * kit.says.filter((said) => order.wish.style.includes(said)).length +
    (spicy && kit.hot ? 2 : 0) -
    seat(form, order.wants, order.allowed, (entry) => entry.fits.includes(kit.cuisine)).misfits
  const best = Math.max(...usable.map(score))
  return usable.filter((kit) => score(kit) === best)
}

function isUsable(kit: SeasoningKit, allowed: (entry: Entry) => boolean): boolean {
  const has = (ids: string) => ids.split('|').some((id) => mayUse(id, allowed))
  return (
    has(kit.fat) &&
    has(kit.acid) &&
    has(kit.herb) &&
    [...kit.spices, ...kit.salty].every(([ids]) => has(ids)) &&
    kit.aromatics.some(([ids]) => has(ids))
  )
}

export const hasNeeds = (form: Form, allowed: (entry: Entry) => boolean): boolean =>
  (form.needs ?? []).every((ids) => ids.split('|').some((id) => mayUse(id, allowed)))

function mayUse(id: string, allowed: (entry: Entry) => boolean): boolean {
  const [kept] = larderEntries(id)
  const entry = fromShelf(id) ?? kept
  return entry !== undefined && allowed(entry)
}

/** Two kinds of chicken, or chickpeas twice, do not improve a dish. */
function isTaken(entry: Entry, taken: Set<string>): boolean {
  if (taken.has(entry.food.id)) return true
  return [...taken].some((id) => larderEntries(id).some((other) => other.name === entry.name))
}

function choose(open: Entry[], room: number, random: Random): Entry[] {
  const chosen: Entry[] = []
  for (const entry of random.shuffle(open)) {
    if (chosen.length >= room) break
    const twin = chosen.some((other) => other.name === entry.name || alike(other, entry))
    if (!twin) chosen.push(entry)
  }
  return chosen
}

/** Red and yellow peppers, or two kinds of tomatoes, count as one. */
const alike = (one: Entry, other: Entry): boolean =>
  one.words.some((word) => word.length > 4 && !BROAD.has(word) && other.words.includes(word))

const BROAD = new Set(['greens', 'leafy greens', 'grains', 'berries', 'seeds', 'cheese', 'beans'])

const parityOf = (seed: string): number => (randomOf(`${seed} side`).next() < 0.5 ? 0 : 1)
