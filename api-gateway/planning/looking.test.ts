import { atOnce } from '@evenplate/domain/steps'
import { syntheticWeek } from '@evenplate/meal-plan/filling/testing/synthetic-week'
import { MEALS } from '@evenplate/meal-plan/rules'
import { describe, expect, it } from 'vitest'
import { takersOf } from '../dish-book/anywhere.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import { lookingFor } from './looking.ts'
import { DishPool } from './pool.ts'
import { rulesFor } from './rules-for.ts'
import { shortlist } from './shortlist.ts'

const { rules, slots } = syntheticWeek(1, { dishes: 0 })
const week = rulesFor(rules, null)
const wanted = { rules, open: slots, pantry: [], seed: 1 }
const found = (pool: DishPool, of = wanted) => atOnce(pool.dishes(week, MEALS, lookingFor(of)))

describe('the book for one week', () => {
  it('is not cooked in full, and the dishes found do not depend on what was cooked before', () => {
    const cold = new DishPool()
    const dishes = found(cold)
    expect(cold.cooked).toBe(0)
    const warm = new DishPool()
    found(warm, { ...wanted, seed: 2 })
    expect(found(warm).map(({ id }) => id)).toEqual(dishes.map(({ id }) => id))
    const another = found(warm, { ...wanted, seed: 2 })
    expect(another.map(({ id }) => id)).not.toEqual(dishes.map(({ id }) => id))

    const list = [...shortlisted(dishes, (dish) => cold.whole(dish, week))]
    expect(list.length).toBeGreaterThan(60)
    expect(cold.cooked).toBeLessThan(1.1 * list.length)
    const snacks = list.filter(({ meals }) => meals.includes('Snacks'))
    const sweets = snacks.filter(({ tags }) =>
      tags.some((tag) => /^course (dessert|cake|cookies|drink)$/.test(tag)),
    )
    expect(snacks.length).toBeGreaterThanOrEqual(15)
    expect(sweets.length).toBeLessThanOrEqual(snacks.length / 4)
    for (const meal of MEALS)
      expect(list.filter(({ meals }) => meals.includes(meal)).length).toBeGreaterThanOrEqual(15)
  })

  it('is searched for dishes with food at home first', () => {
    const pantry = [{ id: 'p', food: 'tofu-firm', label: 'Firm tofu', grams: 800, useBy: null }]
    const order = lookingFor({ ...wanted, pantry }).inOrder(DISHES)
    const uses = order.map(({ foods }) => foods.some((part) => takersOf(part).includes('tofu-firm')))
    expect(uses.indexOf(false)).toBe(uses.lastIndexOf(true) + 1)
    expect(uses.indexOf(false)).toBeGreaterThan(10)
  })
})

function shortlisted(dishes: ReturnType<typeof found>, take: Parameters<typeof shortlist>[2]) {
  const steps = shortlist(dishes, wanted, take)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
