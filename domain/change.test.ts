import { describe, expect, it } from 'vitest'
import { withAmount, withServings } from './change.ts'
import { FIGURES_VERSION } from './figures-version.ts'
import { portionOf } from './my-plate.ts'
import { NO_NUTRITION } from './nutrients.ts'
import type { LineFigures, Recipe, Swap } from './recipe.ts'
import { applySwap, newWords, swapEffect } from './swap.ts'
import { totalsOf } from './totals.ts'

const line = (
  text: string,
  grams: number,
  per100g: { carbs: number; fiber: number; gi: number },
): LineFigures => {
  const of = (value: number) => (value * grams) / 100
  const netCarbs = of(per100g.carbs - per100g.fiber)
  return {
    line: text,
    food: text.replace(/^[\d\s]*g /, ''),
    foodId: text.replace(/^[\d\s]*g /, '').replaceAll(' ', '-'),
    grams,
    weighedBy: `${grams} g as written`,
    source: 'USDA SR28',
    nutrition: {
      ...NO_NUTRITION,
      calories: of(130),
      carbs: of(per100g.carbs),
      fiber: of(per100g.fiber),
      netCarbs,
      protein: of(3),
      fat: of(1),
    },
    gi: per100g.gi,
    giSource: 'published',
    glycemicLoad: (netCarbs * per100g.gi) / 100,
    negligible: false,
    rest: text.replace(/^[\d\s]*g /, ''),
    note: '',
    carbsBetween: { least: of(per100g.carbs) * 0.9, most: of(per100g.carbs) * 1.2 },
    carriesCarbs: true,
    giEstimate: false,
    plateShare: 'carbohydrate',
  }
}
const RICE = { carbs: 28.17, fiber: 0.4, gi: 62 }
const POTATO = { carbs: 17.49, fiber: 2.1, gi: 73 }
const CAULIFLOWER = { carbs: 4.97, fiber: 2, gi: 0 }
const TURNIP = { carbs: 6.43, fiber: 1.8, gi: 0 }

const swapOf = (at: number, next: LineFigures, from: string, to: string, kept: string[] = []): Swap => ({
  at,
  line: next,
  words: [{ from, to }, ...kept.map((words) => ({ from: words, to: words }))],
  step: `Cook the ${to} briefly.`,
  reason: `${to} is lighter.`,
})
const TO_CAULIFLOWER = swapOf(
  0,
  line('400 g cauliflower rice', 400, CAULIFLOWER),
  'rice',
  'cauliflower rice',
  ['rice vinegar'],
)
const TO_TURNIPS = swapOf(1, line('500 g turnips', 500, TURNIP), 'potatoes', 'turnips')

function recipeOf(lines: LineFigures[], servings = 4): Recipe {
  const totals = totalsOf(lines, servings)
  const { glycemicLoad: _, ...nutrition } = totals.perServing
  return {
    title: 'Rice Bowl with Potatoes',
    description: 'A bowl of rice.',
    prepTime: 10,
    cookTime: 20,
    servings,
    ingredients: lines.map(({ line }) => line),
    instructions: [
      'Rice goes into the pot.',
      'Stir the rice and potatoes with rice vinegar; priced by none.',
    ],
    nutritionalInfo: { ...nutrition, glycemicLoad: totals.impact },
    tips: ['Cold rice is kinder.', 'Eat the greens first.'],
    figures: {
      version: FIGURES_VERSION,
      ...totals,
      lines,
      claimed: { carbs: null, differs: false },
      swaps: [TO_CAULIFLOWER, TO_TURNIPS],
      origin: { provider: 'openai', notice: '', notes: [], checked: [], fromProfile: [], care: [] },
    },
  }
}
const LINES = [line('600 g cooked white rice', 600, RICE), line('500 g potatoes', 500, POTATO)]
const DISH = recipeOf(LINES)

describe('the sums of a recipe', () => {
  it('are the same in any order of the lines, and linear in the portion', () => {
    const lines = [...LINES, line('30 g honey', 30, { carbs: 82.4, fiber: 0.2, gi: 61 })]
    expect(totalsOf([...lines].reverse(), 3)).toEqual(totalsOf(lines, 3))
    const [whole, half] = [totalsOf(lines, 1).perServing, totalsOf(lines, 2).perServing]
    expect(half.carbs).toBeCloseTo((whole.carbs ?? 0) / 2, 0)
    expect(half.glycemicLoad).toBeCloseTo((whole.glycemicLoad ?? 0) / 2, 0)
  })
})

describe('another number of servings', () => {
  it('divides the same pot, and changing back restores the recipe', () => {
    const six = withServings(DISH, 6)
    expect((six.figures.perServing.carbs ?? 0) * 6).toBeCloseTo((DISH.figures.perServing.carbs ?? 0) * 4, 0)
    expect(six.figures.lines).toEqual(DISH.figures.lines)
    expect(withServings(six, 4)).toEqual(DISH)
  })
})

describe('another amount of an ingredient', () => {
  it('changes every figure in proportion, rewrites the line, and scales its swaps', () => {
    const half = withAmount(DISH, 0, 300)
    expect(half.ingredients[0]).toBe('300 g cooked white rice')
    expect(half.figures.lines[0]?.nutrition.carbs).toBeCloseTo(28.17 * 3, 6)
    expect(half.figures.lines[0]?.carbsBetween?.most).toBeCloseTo(28.17 * 3 * 1.2, 6)
    expect(half.figures.swaps[0]?.line.line).toBe('200 g cauliflower rice')
    expect(half.figures.swaps[1]).toEqual(TO_TURNIPS)
    expect(half.nutritionalInfo.carbs).toBe(half.figures.perServing.carbs)
    expect(withAmount(half, 0, 600).figures.perServing).toEqual(DISH.figures.perServing)
  })

  it('ignores lines that were never weighed, and impossible amounts', () => {
    expect(withAmount(DISH, 7, 100)).toBe(DISH)
    expect(withAmount(DISH, 0, Number.NaN)).toBe(DISH)
    expect(withAmount(DISH, 0, -1)).toBe(DISH)
  })
})

describe('a swap', () => {
  const swapped = applySwap(DISH, TO_CAULIFLOWER)

  it('replaces the line, the figures and the words, but only whole words', () => {
    expect(swapped.title).toBe('Cauliflower Rice Bowl with Potatoes')
    expect(swapped.ingredients).toEqual(['400 g cauliflower rice', '500 g potatoes'])
    expect(swapped.instructions).toEqual([
      'Cauliflower rice goes into the pot. Cook the cauliflower rice briefly.',
      'Stir the cauliflower rice and potatoes with rice vinegar; priced by none.',
    ])
    expect(swapped.figures.swaps).toEqual([TO_TURNIPS])
    expect(swapEffect(DISH, TO_CAULIFLOWER)).toEqual({
      carbs: { before: DISH.figures.perServing.carbs, after: swapped.figures.perServing.carbs },
      netCarbs: { before: DISH.figures.perServing.netCarbs, after: swapped.figures.perServing.netCarbs },
      load: { before: DISH.figures.perServing.glycemicLoad, after: swapped.figures.perServing.glycemicLoad },
    })
  })

  it('replaces only the tip about the old food', () => {
    expect(swapped.tips).toEqual(['cauliflower rice is lighter.', 'Eat the greens first.'])
  })

  it('gives the same result with another swap, in either order', () => {
    const one = applySwap(applySwap(DISH, TO_CAULIFLOWER), TO_TURNIPS)
    const other = applySwap(applySwap(DISH, TO_TURNIPS), TO_CAULIFLOWER)
    expect(one.figures).toEqual(other.figures)
    expect([one.title, one.ingredients, one.tips]).toEqual([other.title, other.ingredients, other.tips])
    expect(one.figures.swaps).toEqual([])
  })

  it('treats spaces and hyphens alike, and never replaces words it has written', () => {
    const say = newWords({
      ...TO_CAULIFLOWER,
      words: [
        { from: 'long grain rice', to: 'cauliflower rice' },
        { from: 'rice', to: 'cauliflower rice' },
      ],
    })
    expect(say('Long-grain rice, then more rice and licorice.')).toBe(
      'Cauliflower rice, then more cauliflower rice and licorice.',
    )
  })
})

describe('my plate', () => {
  it('has its share of the pot, however much boiled away', () => {
    const carbs = (DISH.figures.perServing.carbs ?? 0) * 4
    expect(portionOf(DISH, 1000, 250)).toMatchObject({ share: 0.25, carbs: carbs / 4 })
    expect(portionOf(DISH, 800, 200)?.carbs).toBe(portionOf(DISH, 1000, 250)?.carbs)
    const parts = [100, 300, 600].map((grams) => portionOf(DISH, 1000, grams)?.carbs ?? 0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(carbs, 6)
    expect(portionOf(withServings(DISH, 8), 1000, 250)?.carbs).toBeCloseTo(carbs / 4, 0)
  })

  it('is null for impossible weights', () => {
    for (const [pot, portion] of [
      [0, 0],
      [500, 501],
      [500, -1],
      [Number.NaN, 1],
      [Number.POSITIVE_INFINITY, 1],
    ] as const) {
      expect(portionOf(DISH, pot, portion)).toBeNull()
    }
  })
})
