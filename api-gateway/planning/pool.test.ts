import { BUILDER_DIETS, DIETS } from '@evenplate/domain/diets'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { ALLERGIES } from '@evenplate/domain/options'
import { atOnce } from '@evenplate/domain/steps'
import { MEALS } from '@evenplate/meal-plan/rules'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { type Rules, violationsIn, violationsInProse } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import type { BookDish } from '../dish-book/dish.ts'
import { DISHES, dishById } from '../dish-book/dishes/all-dishes.ts'
import type { CountedDish } from './counted-dish.ts'
import { maySuit } from './meals-of.ts'
import { DishPool } from './pool.ts'

const rulesOf = (rules: Partial<Rules>): Rules => ({ allergies: [], diets: [], avoid: [], ...rules })
/** Every dish for a week, as served. */
function served(rules: Partial<Rules>, book: readonly BookDish[] = DISHES, pool = new DishPool(book)) {
  const order = { rules: rulesOf(rules), without: [] }
  return atOnce(pool.dishes(order, MEALS)).flatMap((dish) => pool.whole(dish, order) ?? [])
}
const named = (...ids: string[]): BookDish[] => ids.map((id) => dishById(id)!)
const one = (id: string, rules: Partial<Rules> = {}): CountedDish | undefined => served(rules, named(id))[0]

/**
 * What in a dish breaks the rules, found without the pool: each line is checked by its words and by the food it is
 * counted as.
 */
function conflictsIn({ text }: CountedDish, rules: Rules): string[] {
  const { lines, basis } = figuresOf({ ...text, claimed: NO_CLAIMS })
  const said = [
    ...text.ingredients.flatMap((line) => violationsIn(line, rules)),
    ...text.instructions.flatMap((step) => violationsInProse(step, rules)),
  ]
  const held = lines.filter(({ foodId, negligible }) => {
    const food = foodId === null ? undefined : foodById(foodId)
    if (!food) return !negligible
    return (
      rules.allergies.some((one) => food.allergens.includes(one)) ||
      rules.diets.some((one) => DIETS[one].isStrict && food.breaks.includes(one))
    )
  })
  return [
    ...said.map(({ rule, text: line }) => `${rule}: ${line}`),
    ...held.map(({ line }) => `unproven: ${line}`),
    ...(basis === 'computed' ? [] : ['not counted']),
  ]
}

describe('the dishes of a week', () => {
  const sets = ALLERGIES.flatMap((allergy) =>
    [null, ...BUILDER_DIETS].map((diet) => rulesOf({ allergies: [allergy], diets: diet ? [diet] : [] })),
  )

  it('contain nothing that a rule forbids, for each allergy with each diet', () => {
    let held = 0
    const found = sets.flatMap((rules, at) => {
      // Each set has its own share of the book; `npm run bench:planner` cooks all of it for all of them.
      const share = DISHES.filter((_, dish) => dish % (3 * sets.length) === 3 * at)
      const dishes = served(rules, share)
      held += dishes.length
      return dishes.flatMap((dish) =>
        conflictsIn(dish, rules).map((conflict) => `${JSON.stringify(rules)} ${dish.id}: ${conflict}`),
      )
    })
    expect(found).toEqual([])
    expect(held).toBeGreaterThan(120)
  })

  it('are cooked with a cook’s substitutes, and named after them', () => {
    const usual = one('butter-chicken')!
    const without = one('butter-chicken', { allergies: ['dairy'] })!
    expect(usual.text.title).toBe('Butter Chicken')
    expect(without.text.title).toMatch(/dairy-free/i)
    expect(Object.keys(without.foods)).not.toContain('butter')
    const vegan = one('beef-tacos', { diets: ['vegan'] })
    expect(vegan?.text.ingredients.join(' ') ?? 'no such version').not.toMatch(/beef|cheese|sour cream/i)
  })

  it('raise blood sugar slowly if asked to, or contain hardly any carbohydrate', () => {
    const book = named('shortbread', 'pajeon', 'tempura', 'lentil-soup', 'butter-chicken', 'deviled-eggs')
    const slow = served({ diets: ['low-gi'] }, book)
    const faster = slow.filter(({ serving: { netCarbs, load } }) => netCarbs! > 5 && load! / netCarbs! > 0.55)
    expect(faster.map(({ id }) => id)).toEqual([])
    expect(slow.map(({ id }) => id)).toContain('lentil-soup')
    expect(slow.map(({ id }) => id)).toContain('deviled-eggs')
  })

  it('leave out a dish that does not work without the avoided food', () => {
    expect(one('deviled-eggs', { avoid: ['eggs'] })).toBeUndefined()
    expect(one('deviled-eggs')).toBeDefined()
  })

  it('are the same for everyone that no rule affects', () => {
    const pool = new DishPool(named('butter-chicken', 'baked-salmon'))
    const ofId = (dishes: CountedDish[], id: string) => dishes.find((dish) => dish.id === id)!
    const usual = served({}, [], pool)
    const other = served({ allergies: ['eggs'], avoid: ['chicken'] }, [], pool)
    expect(ofId(other, 'baked-salmon')).toBe(ofId(usual, 'baked-salmon'))
    expect(ofId(other, 'butter-chicken')).not.toBe(ofId(usual, 'butter-chicken'))
  })

  it('are the same, whatever was cooked without rules before', () => {
    const book = DISHES.filter((_, at) => at % 16 === 5)
    const warm = new DishPool(book)
    atOnce(warm.warmUp())
    const { cooked } = warm
    for (const rules of [
      { diets: ['vegetarian' as const], allergies: ['nuts' as const] },
      { diets: ['low-carb' as const] },
      { avoid: ['chicken', 'onion'] },
    ]) {
      const order = { rules: rulesOf(rules), without: [] }
      const cold = new DishPool(book)
      const found = atOnce(cold.dishes(order, MEALS))
      expect(found.length).toBeGreaterThan(20)
      expect(atOnce(warm.dishes(order, MEALS))).toEqual(found)
      expect(found.map((dish) => warm.whole(dish, order))).toEqual(
        found.map((dish) => cold.whole(dish, order)),
      )
      expect(warm.cooked).toBe(cooked)
    }
  })

  it('are sketched close to their final count', () => {
    const pool = new DishPool(DISHES.filter((_, at) => at % 8 === 3))
    const order = { rules: rulesOf({}), without: [] }
    const off = atOnce(pool.dishes(order, MEALS)).map((sketch) => {
      const whole = pool.whole(sketch, order)!
      expect({ id: sketch.id, minutes: sketch.minutes, tags: sketch.tags }).toEqual({
        id: whole.id,
        minutes: whole.minutes,
        tags: whole.tags,
      })
      return Math.abs(sketch.serving.carbs! - whole.serving.carbs!)
    })
    expect(off.length).toBeGreaterThan(60)
    expect(Math.max(...off)).toBeLessThan(4)
    expect(off.filter((grams) => grams > 1).length).toBeLessThan(off.length / 10)
  })

  it('are cached for as many sets of rules as memory allows', () => {
    const pool = new DishPool(named('baked-salmon'))
    for (let at = 0; at < 50; at++) served({ avoid: [`food ${at}`] }, [], pool)
    expect(pool.size).toBe(32)
  })

  it('spend no time on dishes that fit none of the requested meals', () => {
    const order = { rules: rulesOf({}), without: [] }
    const pool = new DishPool(named('apple-pie', 'butter-chicken', 'deviled-eggs', 'mashed-potatoes'))
    expect(atOnce(pool.dishes(order, ['Dinner'])).map(({ id }) => id)).toEqual(['butter-chicken'])
    const courses = new Set(DISHES.filter((dish) => maySuit(dish, 'Dinner')).map(({ course }) => course))
    expect([...courses].sort()).toEqual(['breakfast', 'main', 'salad', 'sandwich', 'soup'])
  })

  it('use no missing tool', () => {
    const pool = new DishPool(named('baked-salmon', 'lasagna'))
    const order = { rules: rulesOf({}), without: ['oven' as const] }
    const dishes = atOnce(pool.dishes(order, ['Lunch', 'Dinner'])).map((dish) => pool.whole(dish, order)!)
    expect(dishes).not.toEqual([])
    for (const { text } of dishes) expect(text.instructions.join(' ')).not.toMatch(/\boven\b/)
  })
})
