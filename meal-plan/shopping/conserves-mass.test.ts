import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookedServings, type Plan, type Slot } from '../plan.ts'
import { PORTIONS } from '../rules.ts'
import { cooks, dish, eatsLeftovers, line, pantry, planOf, SHOP, slot } from '../testing/shopping-plans.ts'
import { type ShoppingList, shoppingList } from './list.ts'
import { packagesFor } from './packages.ts'

const FOODS = [...SHOP.keys(), 'not-known']
const grams = fc.double({ min: 0.01, max: 3000, noNaN: true })

const dishes = fc
  .array(
    fc.record({
      servings: fc.integer({ min: 1, max: 8 }),
      lines: fc.array(fc.tuple(fc.constantFrom(...FOODS), grams), { minLength: 1, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    all.map(({ servings, lines }, at) =>
      dish(
        `dish-${at}`,
        servings,
        lines.map(([food, weight]) => line(food, weight)),
      ),
    ),
  )

const weeks = dishes.chain((known) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom('cook', 'cook', 'leftover', 'empty'),
        of: fc.nat(20),
        portion: fc.constantFrom(...PORTIONS),
        plates: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 28 },
    )
    .map((rows) =>
      planOf(
        rows.map(({ kind, of, portion, plates }, at): Slot => {
          const id = `slot-${at}`
          if (kind === 'cook') return cooks(id, `dish-${of % known.length}`, { portion, plates })
          if (kind === 'leftover') return eatsLeftovers(id, `slot-${of}`, { portion, plates })
          return slot(id, null)
        }),
        known,
      ),
    ),
)

const pantries = fc.array(
  fc.tuple(fc.constantFrom(...FOODS), grams).map(([food, weight]) => pantry(food, weight)),
  { maxLength: 8 },
)

/** What the slots cook, by the food it is bought as, counted in another way than the list does. */
function cookedBy(plan: Plan): Map<string, number> {
  const cooked = new Map<string, number>()
  for (const at of plan.slots) {
    if (at.content?.kind !== 'dish') continue
    const { recipe } = plan.dishes[at.content.dish] ?? {}
    for (const { foodId, grams } of recipe?.figures.lines ?? []) {
      const dry = foodId === 'rice-cooked'
      const id = dry ? 'rice-dry' : (foodId ?? '')
      const one = ((grams ?? 0) * (dry ? 0.35 : 1)) / (recipe?.servings ?? 1)
      cooked.set(id, (cooked.get(id) ?? 0) + one * cookedServings(plan, at))
    }
  }
  return cooked
}

const items = (list: ShoppingList) => [...list.aisles.flatMap((aisle) => aisle.items), ...list.atHome]
const byKey = (list: ShoppingList) => new Map(items(list).map((item) => [item.key, item]))

describe('no gram is lost or added', () => {
  it('the list plus what the pantry gives equals what the slots cook, for each food', () => {
    fc.assert(
      fc.property(weeks, pantries, (plan, home) => {
        const list = byKey(shoppingList(plan, home, SHOP))
        const cooked = cookedBy(plan)
        expect([...list.keys()].sort()).toEqual([...cooked.keys()].sort())
        for (const [id, weight] of cooked) {
          const item = list.get(id)
          expect((item?.grams ?? 0) + (item?.fromPantry ?? 0)).toBeCloseTo(weight, 5)
          // If there is more at home than the week needs, the rest stays at home: no negative purchase.
          expect(item?.grams).toBeGreaterThanOrEqual(0)
          expect(item?.fromPantry).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('the pantry gives no more than it has', () => {
    fc.assert(
      fc.property(weeks, pantries, (plan, home) => {
        for (const item of items(shoppingList(plan, home, SHOP))) {
          const has = home
            .filter(({ food }) => food === item.key || (food === 'rice-cooked' && item.key === 'rice-dry'))
            .reduce((sum, { food, grams }) => sum + grams * (food === 'rice-cooked' ? 0.35 : 1), 0)
          expect(item.fromPantry).toBeLessThanOrEqual(has + 1e-6)
        }
      }),
    )
  })

  it('recipes of n times the grams need n times the list', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 2, max: 6 }), (plan, times) => {
        const more = {
          ...plan,
          dishes: Object.fromEntries(
            Object.values(plan.dishes).map(({ id, recipe }) => [
              id,
              dish(
                id,
                recipe.servings,
                recipe.figures.lines.map(({ foodId, grams }) => line(foodId, (grams ?? 0) * times)),
              ),
            ]),
          ),
        }
        const [once, many] = [byKey(shoppingList(plan, [], SHOP)), byKey(shoppingList(more, [], SHOP))]
        for (const [key, { grams }] of once) expect(many.get(key)?.grams).toBeCloseTo(grams * times, 5)
      }),
    )
  })

  it('n times the eaters need n times the list', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 2, max: 6 }), (plan, times) => {
        // Only plates, so that their number can be multiplied.
        const of = (n: number) => ({
          ...plan,
          slots: plan.slots.map((one) => ({ ...one, plates: n * (one.plates + 1) - one.portion })),
        })
        const [once, many] = [byKey(shoppingList(of(1), [], SHOP)), byKey(shoppingList(of(times), [], SHOP))]
        for (const [key, { grams }] of once) expect(many.get(key)?.grams).toBeCloseTo(grams * times, 5)
      }),
    )
  })

  it('a slot that eats leftovers adds what it eats only to the slot that cooks', () => {
    fc.assert(
      fc.property(weeks, (plan) => {
        const cooking = plan.slots.find(({ content }) => content?.kind === 'dish')
        if (!cooking) return
        const eaten = { ...plan, slots: [...plan.slots, eatsLeftovers('later', cooking.id, { plates: 1 })] }
        const more = {
          ...plan,
          slots: plan.slots.map((one) => (one === cooking ? { ...one, plates: one.plates + 2 } : one)),
        }
        const [a, b] = [byKey(shoppingList(eaten, [], SHOP)), byKey(shoppingList(more, [], SHOP))]
        for (const [key, { grams, slots }] of a) {
          expect(grams).toBeCloseTo(b.get(key)?.grams ?? 0, 5)
          expect(slots).not.toContain('later')
        }
      }),
    )
  })

  it('does not depend on the order of the slots', () => {
    fc.assert(
      fc.property(weeks, pantries, (plan, home) => {
        const turned = { ...plan, slots: [...plan.slots].reverse() }
        const said = (of: Plan) =>
          shoppingList(of, home, SHOP).aisles.map(({ aisle, items }) => [
            aisle,
            items.map(({ key, amount }) => [key, amount]),
          ])
        expect(said(turned)).toEqual(said(plan))
      }),
    )
  })

  it('every food of the week has an amount', () => {
    fc.assert(
      fc.property(weeks, pantries, (plan, home) => {
        for (const { amount, grams } of shoppingList(plan, home, SHOP).aisles.flatMap(({ items }) => items)) {
          expect(grams).toBeGreaterThan(0)
          expect(amount?.need).toMatch(/[1-9]/)
        }
      }),
    )
  })

  it('packages hold at least what is needed, and the rest is left over', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 50, max: 2000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20_000, noNaN: true }), sizes, (needed, labels) => {
        const bought = packagesFor(
          needed,
          labels.map((label) => ({ kind: 'package', grams: label, label })),
        )
        const holds = bought?.packages.reduce((sum, { of, count }) => sum + of.grams * count, 0) ?? 0
        expect(holds).toBeGreaterThanOrEqual(needed - 0.01)
        expect(bought?.over).toBeCloseTo(Math.max(0, holds - needed), 5)
        expect(bought?.over).toBeLessThan(Math.min(...labels))
      }),
    )
  })
})
