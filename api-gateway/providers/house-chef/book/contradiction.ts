import { findFood } from '@evenplate/nutrition/reading/find-food'
import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { foodEntry } from './food-entry.ts'
import type { BookTask } from './task.ts'

/** A food that a dish is named after, why it must not be in it, and what may replace it. */
export type Contradiction = {
  part: DishFood
  food: Entry['food']
  why: { allergy: string } | { refused: string }
  by: string[]
}

const SWAPPED = new Set(['starch', 'vegetable', 'dairy', 'liquid', 'topping', 'seasoning'])

/**
 * "Shrimp scampi" and a shellfish allergy: both were said, and only the person knows which one was meant. A diet is different: vegan
 * butter chicken is a clear request.
 */
export function contradictionIn(dish: BookDish, order: BookTask): Contradiction | null {
  const { called, said: usually = '' } = order.brief.dish ?? {}
  const said = ` ${(called ?? usually).toLowerCase()} `
  const none = { allergies: [], diets: [], avoid: [] }
  for (const part of dish.foods) {
    if (!part.defines && part.job !== 'main') continue
    const [usual = '', ...others] = idsOf(part)
    const entry = foodEntry(usual)
    if (!entry || order.instead.has(usual) || !isSaid(said, entry)) continue
    const allergy = order.rules.allergies.find((one) => !foodKeeps(entry.food, { ...none, allergies: [one] }))
    // The noodle soup without noodles means another starch; peanut cookies without peanuts mean nothing.
    const refused =
      !SWAPPED.has(part.job) &&
      order.brief.unwanted.find((term) => !foodKeeps(entry.food, { ...none, avoid: [term] }))
    if (!allergy && !refused) continue
    // "Palak paneer, tofu instead of the paneer" says what is meant.
    if (order.wanted.some(({ entries }) => entries.some(({ food }) => others.includes(food.id)))) continue
    const by = others.filter((id) => {
      const other = foodEntry(id)
      return other !== null && order.allowed(other)
    })
    return { part, food: entry.food, why: allergy ? { allergy } : { refused: refused || '' }, by }
  }
  return null
}

/** Whether a name contains a food: "tuna salad" contains tuna, canned in anything. */
function isSaid(said: string, { food }: Entry): boolean {
  const words = said.split(/[^a-z]+/).filter(Boolean)
  for (let at = 0; at < words.length; at++)
    for (let length = 3; length > 0; length--) {
      const name = words.slice(at, at + length).join(' ')
      const found = name.length > 2 ? findFood(name) : null
      if (found && (found.id === food.id || isKin(found.id, food.id))) return true
    }
  return false
}

const isKin = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0]
