import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { describe, expect, it } from 'vitest'
import { PANTRY, SUGAR } from '../../brief/answering/qualities.ts'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { composeDish } from './compose.ts'

function cook(text: string, seed = 'someone') {
  const request = { mode: 'free', text } as const
  const brief = briefOf(request, null, DISHES)
  return composeDish(brief, rulesOf(request, brief, null), { seed, turn: 0 })
}
const figures = (text: string, seed?: string) =>
  figuresOf({ ...cook(text, seed), claimed: NO_CLAIMS }).perServing
const ids = (text: string, seed?: string) => cook(text, seed).items.map(({ entry }) => entry.food.id)
const SEEDS = ['someone', 'somebody else', 'a third']

describe('a wish without a figure is kept by an open request', () => {
  it.each([
    ['high fiber lunch', 'fiber', 6, Infinity],
    ['I hate eggs, need more fiber, dinner', 'fiber', 6, Infinity],
    ['breakfast high in protein', 'protein', 20, Infinity],
    ['dinner low in fat', 'fat', 0, 12],
    ['low calorie supper', 'calories', 0, 400],
    ['tiny portions only, lunch', 'calories', 0, 300],
    ['low fiber, low fat dinner for gastroparesis', 'fiber', 0, 4],
    ['stage 4 kidney disease, watch the protein, dinner', 'protein', 0, 20],
    ['a dessert that will not raise my sugar', 'carbs', 0, 15],
  ] as const)('%s', (text, figure, least, most) => {
    for (const seed of SEEDS) {
      const is = figures(text, seed)[figure] ?? Number.NaN
      expect(is).toBeGreaterThanOrEqual(least)
      expect(is).toBeLessThanOrEqual(most)
    }
  })
})

it('a named dish is made to keep a wish, or made as usual', () => {
  expect(figures('beef stew low in fat').fat).toBeLessThanOrEqual(12)
  expect(cook('sugar cookies high in fiber').form).toBe('sugar-cookies')
})

it.each(['barbecue ribs, no added sugar', 'apple crisp without sugar', 'oatmeal cookies no added sugar'])(
  'no sugar by any name is added: %s',
  (text) => {
    expect(ids(text).filter((id) => SUGAR.test(id))).toEqual([])
  },
)

it('no added salt has none, and says why', () => {
  expect(ids('chicken soup, no added salt')).not.toContain('salt')
  expect(cook('chicken soup, no added salt').notes.join(' ')).not.toContain('asked to avoid it')
})

describe('something simple', () => {
  it.each(['an easy dinner', 'overwhelmed, just something simple for lunch', 'una cena fácil'])(
    'is short: %s',
    (text) => {
      for (const seed of SEEDS) {
        const { prepTime, cookTime } = cook(text, seed)
        expect(new Set(ids(text, seed).filter((id) => !PANTRY.test(id))).size).toBeLessThanOrEqual(8)
        expect(prepTime + cookTime).toBeLessThanOrEqual(45)
      }
    },
  )

  it('keeps what a dish works without, where it is short anyway', () => {
    expect(ids('simple scrambled eggs with toast')).toContain('bread-whole-wheat')
  })
})

it('somebody with dentures gets no ginger strips and bok choy stalks', () => {
  for (const seed of SEEDS)
    expect(ids('fish that is soft to eat, she has dentures', seed).join(' ')).not.toMatch(
      /\bginger\b|bok-choy|scallions|nuts/,
    )
})

it('something cheap has nothing costly', () => {
  for (const seed of SEEDS)
    expect(ids('cheap dinner until payday', seed).join(' ')).not.toMatch(/shrimp|salmon|sirloin|prosciutto/)
})

it('an open dinner is of foods that every shop has', () => {
  for (const seed of [...SEEDS, 'd', 'e', 'f'])
    expect(ids('dinner under 400 calories', seed).join(' ')).not.toMatch(
      /beef-heart|aji-|lemongrass|achiote|tamarind|saffron/,
    )
})

it('an easy breakfast is no bread alone', () => {
  for (const seed of SEEDS) expect(cook('easy breakfast, no eggs', seed).title).not.toMatch(/biscuit|roll/i)
})

it('kidneys get no peanuts for almonds, and no chocolate', () => {
  for (const seed of SEEDS)
    expect(ids('low potassium low phosphorus chicken dinner', seed).join(' ')).not.toMatch(
      /peanut|cocoa|cheddar|beans$/,
    )
})
