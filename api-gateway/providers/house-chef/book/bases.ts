import { BASES, type BaseKind } from '@evenplate/words/bases'
import { type DishFood, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Seat } from './cast.ts'
import type { BookTask } from './task.ts'

/** `food`: what it should be made of, `ids` in the food table; `said`: what the person called it, "portobello buns". */
export type Base = { kind: BaseKind; said: string; food: string; ids: ReadonlySet<string> }

/** The base that a food of a dish must be, if one other than its usual one was requested. */
export const baseFor = (part: DishFood, { bases }: BookTask): Base | null =>
  bases.find(({ kind, ids }) => {
    const usual = idsOf(part)[0] ?? ''
    return USUAL[kind].test(usual) && !ids.has(usual)
  }) ?? null

/** Whether a food is the usual base of a dish that should have another. */
export const isUsualBase = (id: string, { bases }: BookTask): boolean =>
  bases.some(({ kind, ids }) => USUAL[kind].test(id) && !ids.has(id))

const USUAL = Object.fromEntries(BASES.map(({ kind, usual }) => [kind, usual])) as Record<BaseKind, RegExp>

/** Noodles of a vegetable are cut as noodles, wherever the dish puts them. */
export function cutAsBase(seat: Seat, base: Base | undefined): Seat {
  if (!base || seat.entry.food.group !== 'vegetable') return seat
  const cut = /^lasagna/.test(idsOf(seat.part)[0] ?? '') ? 'cut lengthwise into thin slices' : CUTS[base.kind]
  return cut ? { ...seat, entry: { ...seat.entry, cut } } : seat
}

const CUTS: Partial<Record<BaseKind, string>> = {
  noodles: 'cut into noodles',
  rice: 'riced',
  wraps: 'separated into leaves',
}

/** Leaves to fill with a dish that has no bread or tortilla of its own. */
export function leavesFor(entry: Entry, at: number): { seat: Seat; step: string } {
  const role = `beside-${at}`
  const part: DishFood = { role, job: 'vegetable', use: entry.food.id, grams: 50 }
  const leaves = { ...entry, cut: 'separated into leaves' }
  return {
    seat: { part, entry: leaves, as: 'joined', firm: true, grams: 50, least: 40, most: 70 },
    step: `Spoon into the {${role}} to eat.`,
  }
}
