import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from '../figures/figures.ts'
import { readLine } from '../reading/read-line.ts'
import { foodById } from '../table/foods.ts'
import { swapLine } from './line.ts'
import { ROLES } from './roles.ts'

const options = ROLES.flatMap(({ options }) => options)

describe('the table of swaps', () => {
  it('names only foods of our table, each in one role', () => {
    const foods = ROLES.flatMap(({ foods }) => foods)
    expect(foods.filter((id) => !foodById(id))).toEqual([])
    expect(options.map(({ food }) => food).filter((id) => !foodById(id))).toEqual([])
    expect(foods.length).toBe(new Set(foods).size)
  })

  it('writes lines that are read back as the same food and weight', () => {
    for (const option of options) {
      for (const grams of [60, 130, 340, 1000]) {
        const written = swapLine(option, grams)
        if (!written) continue
        const figures = lineFiguresOf(readLine(written))
        expect(figures, written).toMatchObject({ foodId: option.food, line: written })
        expect(written, written).toContain(`about ${Math.round(figures.grams ?? 0)} g`)
        // Except for whole pieces, an amount a kitchen can measure is near the one asked for.
        if (option.by === 'cup') expect(Math.abs((figures.grams ?? 0) / grams - 1), written).toBeLessThan(0.3)
        expect(lineFiguresOf(readLine(`50 g ${figures.rest}`)).foodId, figures.rest).toBe(option.food)
      }
    }
  })

  it('gives its own minutes for food that cooks differently from the food it replaces', () => {
    const silent = ROLES.flatMap(({ foods, options }) =>
      options.flatMap((option) => {
        const cooked = option.food.endsWith('-cooked')
        const next = (!cooked && AS[option.called]) || [MINUTES[option.food] ?? 0]
        const told = numbersIn([option.cook, option.hint].join(' '))
        const isTold = next.some((minutes) => told.includes(minutes))
        // A crust browns as long as its dish is in the oven, whatever it is made of.
        return foods
          .filter((food) => !food.startsWith('breadcrumbs'))
          .filter((food) => !isTold && next.some((minutes) => Math.abs((MINUTES[food] ?? 0) - minutes) > 3))
          .map((food) => `${food} > ${option.called}: ${next} minutes, not ${told}`)
      }),
    )
    expect(silent).toEqual([])
  })

  it('offers every option for some weight', () => {
    const silent = options.filter((option) => [60, 130, 340, 1000].every((grams) => !swapLine(option, grams)))
    expect(silent).toEqual([])
  })
})

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number)

/** Minutes for foods that a cut or a dish changes: before a bake or in a soup, simmered or as a risotto. */
const AS: Record<string, number[]> = {
  'cauliflower rice': [5],
  'cauliflower mash': [12],
  'mashed cauliflower': [12],
  cauliflower: [5, 10],
  barley: [30, 35],
  'zucchini slices': [15],
  'celeriac fries': [30],
}

/**
 * Minutes of cooking, from raw or dry unless the name says cooked: our own estimates, not published figures. Foods not
 * listed need none: breads, sweeteners, fruit, milks, seeds, and anything already cooked.
 */
const MINUTES: Record<string, number> = {
  'rice-white-dry': 18,
  'rice-basmati-dry': 15,
  'rice-jasmine-dry': 15,
  'rice-medium-dry': 18,
  'rice-short-dry': 18,
  'rice-glutinous-dry': 25,
  'rice-parboiled-dry': 20,
  'rice-brown-dry': 40,
  'rice-brown-short-dry': 45,
  'rice-black-dry': 35,
  'wild-rice-dry': 50,
  'couscous-dry': 5,
  'quinoa-dry': 15,
  'millet-dry': 18,
  'farro-dry': 30,
  'wheat-berries': 60,
  'bulgur-dry': 12,
  'barley-pearled-dry': 30,
  'polenta-dry': 30,
  'grits-dry': 20,
  'pasta-dry': 10,
  'pasta-short-dry': 10,
  'fusilli-dry': 10,
  'gluten-free-pasta-dry': 10,
  'egg-noodles-dry': 8,
  'fresh-pasta': 3,
  'pasta-whole-wheat-dry': 10,
  'chickpea-pasta': 8,
  'rice-noodles-dry': 6,
  'soba-dry': 6,
  'udon-dry': 10,
  'ramen-noodles': 4,
  'glass-noodles': 5,
  'lasagna-noodles': 9,
  shirataki: 3,
  zucchini: 2,
  eggplant: 15,
  potato: 15,
  'potato-russet': 15,
  'potato-red': 15,
  'potato-new': 15,
  'french-fries': 20,
  'fries-frozen': 20,
  'sweet-potato': 12,
  'sweet-potato-boiled': 12,
  yam: 15,
  parsnip: 12,
  carrots: 12,
  turnip: 15,
  celeriac: 15,
  'butternut-squash': 12,
  'portobello-mushrooms': 5,
  'oats-steel-cut': 25,
  'oats-rolled': 5,
  'oats-quick': 2,
  'oats-instant': 1,
}
