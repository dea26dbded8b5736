import * as z from 'zod/mini'
import { sayAmount } from './amount.ts'
import type { FoodItem, ShoppingList } from './list.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

const sharedItem = z.object({
  key: text(200),
  name: text(1000),
  /** "5 eggs: pack of 6 × 1"; empty if nothing is known. */
  amount: text(600),
  /** As in `FoodItem`; null for items without a weight. */
  grams: z.nullable(z.number()),
})
export type SharedItem = z.infer<typeof sharedItem>

/**
 * A list as people with its link see it: names and amounts of foods, and the keys for marks. It does not show which dish
 * is cooked when, how much carbohydrate a meal has, or what a staple is for.
 */
export const sharedList = z.object({
  week: text(10),
  sections: z
    .array(z.object({ name: text(80), items: z.array(sharedItem).check(z.maxLength(500)) }))
    .check(z.maxLength(30)),
})
export type SharedList = z.infer<typeof sharedList>

/** The list as sent to the other phone. */
export function sharedOf(list: ShoppingList): SharedList {
  const sections = [
    ...list.aisles.map(({ name, items }) => ({ name, items: items.map(foodItem) })),
    {
      name: 'As written in the recipes',
      items: list.lines.map(({ key, words, times }) => item(key, words, sayTimes(times))),
    },
    { name: 'Always on the list', items: list.staples.map(({ key, name }) => item(key, name)) },
    { name: 'Also', items: list.own.map(({ key, text }) => item(key, text)) },
  ]
  return { week: list.week, sections: sections.filter(({ items }) => items.length > 0) }
}

const item = (key: string, name: string, amount = ''): SharedItem => ({ key, name, amount, grams: null })

const foodItem = (of: FoodItem): SharedItem => ({
  key: of.key,
  name: capital(of.name),
  amount: sayItem(of),
  grams: of.amount === null ? null : of.grams,
})

/** All we know about how much: the amount, then lines without a weight. */
export function sayItem({ amount, unweighed }: Pick<FoodItem, 'amount' | 'unweighed'>): string {
  const weighed = amount ? [sayAmount(amount)] : []
  return [...weighed, ...unweighed.map((line) => `${amount ? 'and ' : ''}“${line}”`)].join(', ')
}

/** "× 1.5" if more or fewer people eat than the recipe serves. */
export function sayTimes(times: number): string {
  const rounded = Math.round(times * 100) / 100
  return rounded === 1 ? '' : `× ${rounded}`
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
