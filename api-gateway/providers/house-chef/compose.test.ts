import { NO_CLAIMS } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import type { Brief, Limit } from '../../brief/brief.ts'
import { composeDish } from './compose.ts'
import { briefFor, briefOfWish, foods } from './testing/briefs.ts'
import { A_THOUSAND } from './testing/requests.ts'
import type { Dish } from './wish/dish.ts'
import { type Had, hadOf } from './wish/had.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }
const compose = (brief: Partial<Brief>, rules = NO_RULES): Dish =>
  composeDish(briefFor(brief), rules, { seed: 'one person', turn: 0 })

const counted = ({ ingredients, servings }: Dish) => figuresOf({ ingredients, servings, claimed: NO_CLAIMS })

const named = (id: string) => ({ id, said: id.replaceAll('-', ' ') })
const carbs = (kind: Limit['kind'], value: number): Limit => ({ figure: 'carbs', kind, value })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id)

function failure(brief: Partial<Brief>, rules = NO_RULES): AppError {
  try {
    compose(brief, rules)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was cooked')
}

describe('two named dishes', () => {
  it.each([
    ['beef-tacos', 'chicken-enchiladas', 'beef-tacos'],
    ['tofu-stir-fry', 'peanut-stir-fry', 'tofu-stir-fry'],
    ['pizza-cheese', 'caesar-salad', 'pizza-cheese+caesar-salad'],
    ['chicken-curry', 'raita', 'chicken-curry+raita'],
  ])('are one meal only if one goes beside the other: %s, %s', (one, other, cooked) =>
    expect(compose({ dish: named(one), also: [named(other)] }).form).toBe(cooked),
  )
})

describe('a named dish', () => {
  it('is that dish', () => {
    for (const id of ['butter-chicken', 'beef-tacos', 'chocolate-chip-cookies', 'grilled-cheese-tomato-soup'])
      expect(compose({ dish: named(id) }).form).toBe(id)
  })

  it('meets a limit with less starch first, then with something lighter, and says so', () => {
    const smaller = compose({ dish: named('butter-chicken'), limits: [carbs('at-most', 32)] })
    expect(counted(smaller).perServing.carbs).toBeLessThanOrEqual(32)
    expect(ids(smaller)).toContain('rice-basmati-cooked')
    const lighter = compose({ dish: named('butter-chicken'), limits: [carbs('at-most', 20)] })
    expect(counted(lighter).perServing.carbs).toBeLessThanOrEqual(20)
    expect(ids(lighter)).toContain('cauliflower-cooked')
    expect(lighter.notes.join(' ')).toBe(
      'Cauliflower rice instead of basmati rice keeps it at 20 g of carbs or less.',
    )
  })

  it.each([1, 2, 4, 12])('meets a target within 3 g for %i people', (servings) => {
    for (const value of [20, 30, 40, 50])
      for (const id of ['butter-chicken', 'beef-tacos']) {
        const dish = compose({ dish: named(id), servings, limits: [carbs('about', value)] })
        expect(
          Math.abs(counted(dish).perServing.carbs! - value),
          `${dish.title} ${value}`,
        ).toBeLessThanOrEqual(3)
      }
  })

  it('has at least the fiber or protein asked for', () => {
    const fiber = compose({
      dish: named('beef-tacos'),
      limits: [{ figure: 'fiber', kind: 'at-least', value: 7 }],
    })
    expect(counted(fiber).perServing.fiber).toBeGreaterThanOrEqual(7)
    const protein = compose({
      dish: named('butter-chicken'),
      limits: [{ figure: 'protein', kind: 'at-least', value: 40 }],
    })
    expect(counted(protein).perServing.protein).toBeGreaterThanOrEqual(40)
  })

  it('uses a stand-in for what the rules exclude, and is named after it', () => {
    const vegan = compose({ dish: named('butter-chicken'), diets: ['vegan'] })
    expect(vegan.form).toBe('butter-chicken')
    expect(vegan.title).toBe('Vegan Butter Tofu')
    expect(recipeViolations(vegan, { ...NO_RULES, diets: ['vegan'] })).toEqual([])
  })

  it('is named after the meat that was asked for', () => {
    expect(compose({ dish: named('beef-tacos'), foods: foods('ground-turkey') }).title).toBe('Turkey Tacos')
  })

  it('is a variation the second time, never another dish', () => {
    const had = new Map<number, Had>()
    const dishes = Array.from({ length: 5 }, (_, turn) => {
      const brief = briefFor({ dish: named('beef-tacos') })
      const dish = composeDish(brief, NO_RULES, { seed: 'one person', turn, had })
      had.set(turn, hadOf(dish))
      return dish
    })
    expect(dishes.map(({ form }) => form)).toEqual(Array.from({ length: 5 }, () => 'beef-tacos'))
    expect(new Set(dishes.map(({ title }) => title)).size).toBe(5)
  })

  it('takes longer if one pan is too small, since it is cooked in batches', () => {
    const minutes = (servings: number) =>
      compose({ dish: named('chocolate-chip-cookies'), servings }).cookTime
    expect(minutes(12)).toBeGreaterThan(minutes(4))
    const many = compose({ dish: named('grilled-cheese-tomato-soup'), servings: 12 })
    expect(many.instructions.join(' ')).toMatch(/in \d+ batches/)
    const slices = many.ingredients.find((line) => /bread/.test(line))
    expect(Number.parseInt(slices!, 10) % 12).toBe(0)
  })

  it('is cooked with the requested tool', () => {
    const eggs = compose({ dish: named('scrambled-eggs-toast'), tools: { use: 'microwave', without: [] } })
    expect(eggs.tool).toBe('microwave')
    expect(eggs.instructions.join(' ')).not.toMatch(/skillet/)
  })
})

describe('requested foods', () => {
  it.each([
    [['salmon', 'asparagus'], { minutes: 15 }],
    [['lentils-cooked'], { mealType: 'Dinner', limits: [carbs('at-most', 20)] }],
    [['ground-beef'], { limits: [carbs('at-most', 15)] }],
    [['black-beans', 'rice-white-cooked', 'egg'], { servings: 6 }],
    [['apple', 'peanut-butter'], { mealType: 'Snack' }],
    [['greek-yogurt'], { mealType: 'Dessert' }],
    [['oats-rolled'], { mealType: 'Breakfast' }],
    [['egg'], { mealType: 'Snack' }],
    [['chicken-breast', 'broccoli', 'sweet-potato'], {}],
    [['tofu-firm', 'green-beans'], { diets: ['vegan'] }],
    [['shrimp', 'zucchini'], { minutes: 30 }],
    [['pork-chop', 'apple'], {}],
  ] as [string[], Partial<Brief>][])('all of %j are in the dish', (wanted, brief) => {
    const dish = compose({ ...brief, foods: foods(...wanted) })
    const same = new Set(ids(dish).map((id) => id.replace(/-boiled$/, '')))
    for (const id of wanted) expect(same.has(id), `${id} in ${dish.title}`).toBe(true)
    const figures = counted(dish)
    expect(figures.basis).toBe('computed')
    for (const { value } of brief.limits ?? []) expect(figures.perServing.carbs).toBeLessThanOrEqual(value)
    if (brief.minutes) expect(dish.prepTime + dish.cookTime).toBeLessThanOrEqual(brief.minutes)
  })

  it('are never raw on a plate that is not heated', () => {
    for (const wanted of ['salmon', 'chicken-breast', 'pork-chop', 'egg', 'potato', 'shrimp'])
      for (const mealType of ['Lunch', 'Snack', 'Dinner'] as const) {
        let dish: Dish
        try {
          dish = compose({ foods: foods(wanted), mealType })
        } catch (error) {
          expect((error as AppError).code).toBe('cannot_be_done')
          continue
        }
        if (!ids(dish).includes(wanted)) continue
        expect(dish.cookTime, `${wanted} in ${dish.title}`).toBeGreaterThan(2)
      }
  })
})

describe('an impossible request', () => {
  it('is explained with the closest figure, and with suggestions that work', () => {
    const error = failure({
      dish: named('beef-tacos'),
      foods: foods('tortilla-corn'),
      limits: [carbs('at-most', 8)],
    })
    expect(error.code).toBe('cannot_be_done')
    expect(error.message).toMatch(
      /Beef Tacos has 1\d(?:\.\d)? g of carbs a serving at the least; you asked for at most 8 g/,
    )
    const ways = error.details!.ways
    expect(ways.length).toBeGreaterThanOrEqual(2)
    expect(ways.map(({ choice }) => choice)).toContain('food:tortilla-corn:romaine-lettuce')
    const limit = ways.find(({ choice }) => choice.startsWith('limit:'))!
    const value = Number(limit.choice.split(':').at(-1))
    const dish = compose({
      dish: named('beef-tacos'),
      foods: foods('tortilla-corn'),
      limits: [carbs('at-most', value)],
    })
    expect(counted(dish).perServing.carbs).toBeLessThanOrEqual(value)
  })

  it('names an unknown food, and one that the rules exclude', () => {
    expect(failure({ foods: [{ said: 'zorkfruit', ids: [] }] }).message).toBe(
      'We don’t know zorkfruit, so we can’t count it.',
    )
    const forbidden = failure({ foods: [{ said: 'chicken', ids: ['chicken-thigh'] }], diets: ['vegetarian'] })
    expect(forbidden.message).toBe('Chicken is not vegetarian.')
    expect(forbidden.details!.ways.length).toBeGreaterThan(0)
  })

  it('offers dishes with similar names for one the book lacks', () => {
    const error = failure({ dish: { id: null, said: 'chicken vindaloo' } })
    expect(error.message).toBe('Chicken vindaloo is not in our recipe book yet.')
    expect(error.details!.ways.every(({ choice }) => choice.startsWith('dish:'))).toBe(true)
    expect(error.details!.ways.length).toBeGreaterThan(0)
  })

  it('includes a tool that the dish cannot be made with', () => {
    expect(failure({ dish: named('fish-tacos'), tools: { use: 'slow-cooker', without: [] } }).message).toBe(
      'Fish Tacos can’t be made in a slow cooker.',
    )
  })
})

describe('other wishes', () => {
  const HEAT = /\b(?:oven|skillet|saucepan|boil|simmer|medium(?:-high)? heat|bake|broil)\b/i

  it.each(['Lunch', 'Dinner', 'Dessert'] as const)(
    'no stove and no oven: a %s is cooked on neither',
    (mealType) => {
      for (const seed of ['a', 'b', 'c', 'd'])
        for (const use of [null, 'none'] as const) {
          const brief = briefFor({ mealType, tools: { use, without: ['stove', 'oven'] } })
          const dish = composeDish(brief, NO_RULES, { seed, turn: 0 })
          expect(dish.instructions.join(' '), dish.title).not.toMatch(HEAT)
        }
    },
  )

  it.each([
    ['greek-yogurt', 'walnuts', 'Breakfast', 9],
    ['oats-rolled', 'apple', 'Breakfast', 20],
    ['pear', 'blue-cheese', 'Lunch', 9],
    ['egg', 'avocado', 'Breakfast', 20],
  ] as const)('%s and %s are both noticeable', (one, other, mealType, least) => {
    for (const limits of [[], [carbs('at-most', 30)]]) {
      const dish = compose({ foods: foods(one, other), mealType, limits })
      const line = dish.items.find(({ entry }) => entry.food.id === other)
      expect(line!.grams / dish.servings, `${line!.line} in ${dish.title}`).toBeGreaterThanOrEqual(least)
    }
  })

  it('a time limit is met, or the conflict is reported before cooking', () => {
    const error = failure({ foods: foods('beef-chuck'), minutes: 5 })
    expect(error.code).toBe('cannot_be_done')
    expect(error.message).toMatch(/takes \d+ minutes; you have 5/)
    expect(failure({ dish: named('butter-chicken'), minutes: 15 }).message).toMatch(
      /takes \d+ minutes; you have 15/,
    )
  })

  it('an allergy to a food that the dish is named after is a question, a diet is not', () => {
    const error = failure({ dish: named('tuna-salad'), allergies: ['fish'] })
    expect(error.message).toBe('Tuna Salad is made with tuna, which doesn’t go with a fish allergy.')
    expect(error.details!.ways.length).toBeGreaterThanOrEqual(2)
    const mended = compose({
      dish: named('tuna-salad'),
      allergies: ['fish'],
      instead: [{ food: 'tuna-canned-water', by: 'chickpeas' }],
    })
    expect(ids(mended)).toContain('chickpeas')
    expect(compose({ dish: named('tuna-salad'), diets: ['vegetarian'] }).form).toBe('tuna-salad')
  })

  it('hot is hot, soft is not hard, and a dessert is sweet', () => {
    for (const food of ['chicken-breast', 'salmon', 'ground-beef'])
      expect(
        ids(compose({ foods: foods(food), heat: 'hot' })).some((id) =>
          /pepper-flakes|cayenne|jalapeno|chili|sriracha|chipotle|harissa/.test(id),
        ),
      ).toBe(true)
    expect(ids(compose({ foods: foods('chicken-breast'), texture: 'soft' })).join(' ')).not.toMatch(
      /almond|walnut/,
    )
    const dessert = compose({ foods: foods('ricotta', 'lemon'), mealType: 'Dessert' })
    expect(dessert.items.some(({ entry: { food } }) => (food.per100g.sugars ?? 0) > 30)).toBe(true)
  })

  it('an unknown word among known foods is reported before anything is cooked', () => {
    const error = failure({ foods: foods('chicken-breast'), unknown: ['qwertyroot'] })
    expect(error.message).toBe('We don’t know qwertyroot, so we can’t count it.')
  })

  it('offers suggestions if two limits cannot both be met', () => {
    const error = failure({
      dish: named('beef-tacos'),
      limits: [
        { figure: 'protein', kind: 'at-least', value: 90 },
        { figure: 'calories', kind: 'at-most', value: 150 },
      ],
    })
    expect(error.message).toMatch(/you asked for/)
  })
})

describe('a thousand briefs across all options', () => {
  it('break no rule, lose no food, and stay low or medium, or are refused with a reason', {
    timeout: 240_000,
  }, () => {
    const lost: string[] = []
    let heavy = 0
    let cooked = 0
    A_THOUSAND.forEach((wish, at) => {
      if (at % 4 !== 0) return
      const brief = briefOfWish(wish)
      let dish: Dish
      try {
        dish = composeDish(brief, NO_RULES, { seed: `guest ${at}`, turn: 0 })
      } catch (error) {
        if (error instanceof AppError && error.code === 'cannot_be_done') return
        throw error
      }
      cooked++
      const rules = { allergies: wish.allergies, diets: wish.diets, avoid: wish.unwanted }
      expect(recipeViolations(dish, rules), dish.title).toEqual([])
      const figures = counted(dish)
      expect(figures.basis, dish.title).toBe('computed')
      if (figures.impact === 'High') heavy++
      if (wish.diets.includes('keto')) expect(figures.perServing.netCarbs, dish.title).toBeLessThanOrEqual(12)
      for (const { said, ids: wanted } of brief.foods)
        if (
          !ids(dish).some(
            (id) => wanted.includes(id.replace(/-(?:boiled|cooked)$/, '')) || wanted.includes(id),
          )
        )
          lost.push(`${said} in ${dish.title}`)
    })
    expect(lost).toEqual([])
    expect(heavy).toBeLessThanOrEqual(0.05 * cooked)
    expect(cooked).toBeGreaterThan(100)
  })
})
