import { FOODS, foodGroupOf } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { expand } from '../../../dish-book/expand.ts'
import { composeDish } from '../compose.ts'
import { besideOf } from './beside.ts'
import { withBeside } from './beside-steps.ts'
import { foodEntry } from './food-entry.ts'

const dishOf = (id: string) => DISHES.find((dish) => dish.id === id)!
const stepFor = (dish: string, food: string) => besideOf(dishOf(dish), foodEntry(food)!, 0)?.step
const cooked = (text: string) => {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  return composeDish(brief, { allergies: [], diets: [], avoid: [] }, { seed: 'beside', turn: 0 })
}
const KINDS = ['baked-cod', 'beef-stew', 'chicken-soup', 'scrambled-eggs']

describe('a food served with a dish', () => {
  const RAW_GROUPS = new Set(['grains', 'rice', 'pasta', 'noodles', 'dried-pulses', 'starchy-vegetables'])
  const EATEN =
    /cooked|canned|baked|boiled|mashed|microwaved|cooled|congee|chips|bran|germ|hominy|creamed|beans-fresh|frozen|macaroni-cheese$/

  it('is cooked, whatever dry grain, pulse, noodle or root it is', () => {
    const raw = FOODS.filter(({ id }) => RAW_GROUPS.has(foodGroupOf(id) ?? '') && !EATEN.test(id))
    const uncooked = KINDS.flatMap((dish) =>
      raw.flatMap(({ id }) => {
        const step = stepFor(dish, id)
        return step && !/@boil|@add-to-soup|[Ss]immer|[Bb]ake|boiling water/.test(step)
          ? [`${dish} ${id}`]
          : []
      }),
    )
    expect(raw.length).toBeGreaterThan(80)
    expect(uncooked).toEqual([])
  })

  it('is no dough, flour or powder', () => {
    const raw = FOODS.filter(
      ({ id }) => /(?<!sour)dough|-mix(?:-|$)|^flour-|batter/.test(id) && placed(id),
    ).flatMap(({ id }) => (KINDS.some((dish) => stepFor(dish, id)) ? [id] : []))
    expect(raw.filter((id) => !/vegetable|trail|ranch|spanish|pilaf|coleslaw/.test(id))).toEqual([])
  })

  const placed = (id: string) => foodEntry(id) !== null

  it.each([
    ['taco-shells', /^Serve with/],
    ['fries-frozen', /^Bake the .* until hot and crisp/],
    ['cheese-tortellini', /^@boil-pasta/],
    ['breadcrumbs', /^Toast the/],
    ['cornflakes', /^Scatter/],
    ['tortilla-flour', /^Serve with/],
    ['oats-rolled', /^Simmer .* until thick and soft/],
    ['rice-black-dry', /^@boil .*for=40/],
    ['kale', /^@steam/],
  ])('is served as a cook would: %s', (food, step) => {
    expect(stepFor('baked-cod', food)).toMatch(step)
  })

  it('is boiled hard if it is a dry bean', () => {
    expect(stepFor('beef-stew', 'kidney-beans-dry')).toMatch(/Let stand.*boil in fresh water for \{10 min\}/i)
  })

  it('goes into a soup or a stew, not beside it', () => {
    expect(cooked('lentil soup with brown rice').instructions.join(' ')).toMatch(/Stir in the brown rice/)
    expect(cooked('beef stew with barley').instructions.join(' ')).toMatch(/Stir in the barley/)
    const stirred = cooked('shakshuka with chickpeas').instructions
    expect(stirred.findIndex((step) => /Stir in the chickpeas/.test(step))).toBeLessThan(
      stirred.findIndex((step) => /crack in the eggs/.test(step)),
    )
  })

  it('takes the place of a grain the dish is served with', () => {
    const { ingredients } = cooked('baked cod with polenta')
    expect(ingredients.join('; ')).toMatch(/polenta/)
    expect(ingredients.join('; ')).not.toMatch(/rice/)
  })

  it('is a few grams of what is eaten by the spoonful', () => {
    expect(cooked('caesar salad with anchovies').ingredients.join('; ')).toMatch(/\b1 oz anchovies/)
    expect(cooked('chicken noodle soup with nori').ingredients.join('; ')).toMatch(/\b\d sheets? nori/)
    expect(cooked('beef tacos with black beans').ingredients.join('; ')).toMatch(/ground beef/)
  })
})

it.each(['black-beans', 'barley-cooked', 'corn-frozen'])(
  'stirs nothing into a pot that is on the table, in the whole book: %s',
  (food) => {
    const late = DISHES.flatMap((dish) => {
      const step = besideOf(dish, foodEntry(food)!, 0)?.step ?? ''
      if (!/^Stir in|@add-to-soup/.test(step)) return []
      const worded = (one: string) => expand(one, dish.ways[0]!.tool) ?? expand(one, 'stove') ?? one
      const said = withBeside(dish.ways[0]!.steps, [step], worded).map(worded)
      const stirred = said.findIndex((one) => one.includes('beside-0'))
      return said.slice(0, stirred).some((one) => /\bserve (?:hot|the|with|over)\b|\bladle into/i.test(one))
        ? [dish.id]
        : []
    })
    expect(late).toEqual([])
  },
)

it('cooks nothing after a dish is on the table, in the whole book', () => {
  const late = DISHES.flatMap((dish) =>
    dish.ways.flatMap((way) => {
      const worded = (step: string) => expand(step, way.tool) ?? expand(step, 'stove') ?? step
      const beside = ['potato', 'red-pepper-flakes', 'barley-cooked', 'broccoli'].flatMap(
        (food, at) => besideOf(dish, foodEntry(food)!, at)?.step ?? [],
      )
      const said = withBeside(way.steps, beside, worded).map(worded)
      const served = said.findIndex((step) => /(?:^|[.\]] )Serve (?:hot|warm|at once)\b/.test(step))
      const after = served < 0 ? [] : said.slice(served + 1)
      return after.some((step) => /beside-/.test(step) && /\{~?\d+ min\}|^Season/.test(step)) ? [dish.id] : []
    }),
  )
  expect(late).toEqual([])
})

it('spreads a frosting before the cake is cut, in place of another', () => {
  const { ingredients, instructions } = cooked('carrot cake with cream cheese frosting for 10')
  expect(ingredients.filter((line) => /cream cheese/.test(line))).toHaveLength(1)
  const said = instructions.join(' ')
  expect(said.indexOf('frosting')).toBeLessThan(said.indexOf('Cut into 10 slices'))
})

it('braises no veggie burger for hours', () => {
  expect(cooked('veggie burger for one').cookTime).toBeLessThan(60)
})

it('blends no bay leaf, no noodles and nothing from the top of a soup', () => {
  const { instructions } = cooked('bean soup with sausage, grandpa has bad teeth')
  const said = instructions.join(' ')
  expect(said).toMatch(/Take out the bay lea.*Blend until smooth/)
  expect(
    cooked('ramen with pumpkin seeds, soft for my dad with bad teeth').instructions.join(' '),
  ).not.toMatch(/Blend/)
  expect(cooked('chicken soup with pickles on top, bad teeth').instructions.join(' ')).toMatch(
    /Blend.*Top with the [a-z ]*pickles/,
  )
})

it('cuts a loaf after it is frosted, and has no step that only says to serve', () => {
  expect(cooked('lemon cake with vanilla frosting').instructions.at(-1)).toMatch(
    /^Cool in the pan\. Spread .* Cut into 4 slices\.$/,
  )
  expect(cooked('chicken marsala with polenta').instructions).not.toContain('Serve hot.')
})
