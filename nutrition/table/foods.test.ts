import { ALL_DIETS, DIETS, type Diet } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'
import { describe, expect, it } from 'vitest'
import { violationsInProse } from '../rules/rules.ts'
import { words } from '../text/food-words.ts'
import { availableCarbs, type Food } from './food.ts'
import { FOODS, foodById } from './foods.ts'

/** A name from another country's cooking, and the food it means. */
const REGIONAL: [string, string][] = [
  ['courgettes', 'zucchini'],
  ['aubergine', 'eggplant'],
  ['fresh coriander', 'cilantro'],
  ['king prawns', 'shrimp'],
  ['rocket', 'arugula'],
  ['mangetout', 'snow-peas'],
  ['swede', 'rutabaga'],
  ['spring onions', 'scallions'],
  ['beetroot', 'beets'],
  ['cornflour', 'cornstarch'],
  ['gram flour', 'chickpea-flour'],
  ['bicarbonate of soda', 'baking-soda'],
  ['double cream', 'cream-heavy'],
  ['minced beef', 'ground-beef'],
  ['yuca', 'cassava'],
  ['sabudana', 'tapioca-pearls'],
  ['toor dal', 'pigeon-peas-dry'],
  ['masarepa', 'arepa-flour'],
  ['karela', 'bitter-melon'],
  ['kecap manis', 'kecap-manis'],
]

const NAMED = [...ALLERGENS, 'peanuts', 'tree nuts'] as const

const STRICT_DIETS = ALL_DIETS.filter((diet) => DIETS[diet].isStrict)

/** Flour of corn, and a cut of beef for stews. */
const OF_OTHER_GRAINS = ['maize flour', 'makki ka atta', 'gravy beef']

/** Names that contain a word the word lists treat as an allergen; the food they mean here is free of it. */
const NAMED_WITHOUT: Partial<Record<(typeof NAMED)[number] | Diet, string[]>> = {
  // The Indonesian word for sweet, and nearly the Spanish one for peanut.
  nuts: ['kecap manis'],
  // Refined soybean oil has lost its protein: Regulation (EU) 1169/2011, Annex II, exempts it.
  soy: ['soybean oil'],
  // Brewed from soybeans only.
  wheat: ['tamari soy sauce', ...OF_OTHER_GRAINS],
  gluten: ['tamari soy sauce', ...OF_OTHER_GRAINS],
  'gluten-free': ['tamari soy sauce', ...OF_OTHER_GRAINS],
  // A cowpea.
  vegan: ['honey bean'],
  // Juice of clams, which are shellfish.
  fish: ['clamato'],
  // Wheat and barley; a dried lotus seed; a noodle named after a dish; our table takes it for almond butter.
  peanuts: ['Grape-Nuts cereal', 'grape nuts', 'fox nut', 'pad thai noodle', 'nut butter', 'kecap manis'],
}

/** Allergens few people would expect in these foods. */
const HIDDEN: [string, Food['allergens'][number]][] = [
  ['almond-extract', 'tree-nuts'],
  ['amaretto', 'tree-nuts'],
  ['brioche', 'eggs'],
  ['bread-gluten-free', 'eggs'],
  ['curry-sauce', 'dairy'],
  ['margarine', 'dairy'],
  ['quorn', 'eggs'],
  ['ponzu', 'fish'],
  ['tapenade', 'fish'],
  ['seafood-stock', 'shellfish'],
  ['oyster-sauce', 'shellfish'],
  ['curry-paste-red', 'shellfish'],
  ['curry-paste-massaman', 'peanuts'],
  ['asafoetida', 'wheat'],
  ['shaoxing-wine', 'wheat'],
  ['vinegar-black', 'gluten'],
]

const ids = (foods: readonly Food[]) => foods.map((food) => food.id)

describe('the food table', () => {
  it('covers a kitchen, and every chip of the builder', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(1400)
    expect(foodById('quinoa-cooked')?.per100g).toMatchObject({ calories: 120, carbs: 21.3, fiber: 2.8 })
  })

  it('distinguishes peanuts from tree nuts, and marks both as nuts', () => {
    const unlike = FOODS.filter(({ allergens }) => {
      const kind = allergens.includes('peanuts') || allergens.includes('tree-nuts')
      return kind !== allergens.includes('nuts')
    })
    expect(ids(unlike)).toEqual([])
    expect(foodById('peanut-butter')?.allergens).toEqual(['peanuts', 'nuts'])
    expect(foodById('almonds')?.allergens).toEqual(['tree-nuts', 'nuts'])
    const named = FOODS.filter(({ name }) =>
      /\b(almonds?|walnuts?|cashews?|pecans?|hazelnuts?)\b/i.test(name),
    )
    expect(ids(named.filter(({ allergens }) => !allergens.includes('tree-nuts')))).toEqual([])
  })

  it.each(NAMED)('marks %s in every food whose name or other names show it', (allergen) => {
    const rules =
      allergen === 'peanuts' || allergen === 'tree nuts'
        ? { allergies: [], diets: [], avoid: [allergen] }
        : { allergies: [allergen], diets: [], avoid: [] }
    const marked = allergen === 'tree nuts' ? 'tree-nuts' : allergen
    const unmarked = FOODS.filter(({ allergens }) => !allergens.includes(marked))
    const told = unmarked.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((called) => violationsInProse(called, rules).length > 0),
    )
    expect(told.filter((called) => !NAMED_WITHOUT[allergen]?.includes(called))).toEqual([])
  })

  it.each(STRICT_DIETS)('marks every food whose names show that it is not %s', (diet) => {
    const rules = { allergies: [], diets: [diet], avoid: [] }
    const told = FOODS.filter(({ breaks }) => !breaks.includes(diet)).flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((called) => violationsInProse(called, rules).length > 0),
    )
    expect(told.filter((called) => !NAMED_WITHOUT[diet]?.includes(called))).toEqual([])
  })

  it.each(STRICT_DIETS)('knows foods that are not %s', (diet) => {
    expect(FOODS.some(({ breaks }) => breaks.includes(diet))).toBe(true)
  })

  it.each(HIDDEN)('knows that %s contains %s, although its name does not show it', (id, allergen) => {
    expect(foodById(id)?.allergens).toContain(allergen)
  })

  it('counts sugar alcohols as carbohydrate, and as available unless they are certainly not used', () => {
    const available = (id: string) => {
      const food = foodById(id)
      return food && [food.per100g.carbs, availableCarbs(food), food.gi?.value ?? null]
    }
    expect(available('erythritol')).toEqual([100, 0, null])
    expect(available('allulose')).toEqual([100, 0, null])
    expect(available('xylitol')).toEqual([100, 100, 13])
    expect(available('maltitol')).toEqual([100, 100, 35])
    expect(available('dextrose')).toEqual([100, 100, 99])
    const beyond = FOODS.filter(({ unavailable, per100g }) => (unavailable ?? 0) > (per100g.carbs ?? 0))
    expect(ids(beyond)).toEqual([])
  })

  it('gives the raw, dry and cooked forms of a food the same index', () => {
    const unlike = FOODS.filter((food) => {
      const cooked = foodById(food.id.replace(/-dry$/, '-cooked'))
      return food.id.endsWith('-dry') && cooked?.gi && food.gi?.value !== cooked.gi.value
    })
    expect(ids(unlike)).toEqual([])
  })

  it('knows which foods are bought with bone, peel or shell, and who published the share', () => {
    const bought = FOODS.flatMap(({ asBought }) => asBought ?? [])
    expect(bought.length).toBeGreaterThanOrEqual(60)
    expect(bought.filter(({ edible, source }) => edible <= 0 || edible >= 1 || !source)).toEqual([])
    expect(foodById('mussels')?.asBought).toMatchObject({ with: 'shell', usually: true })
    expect(foodById('chicken-breast')?.asBought?.usually).toBeUndefined()
  })

  it.each(REGIONAL)('knows %s as %s', (regional, id) => {
    const key = words(regional).join(' ')
    const meant = FOODS.filter(({ name, aliases }) =>
      [name, ...aliases].some((known) => words(known).join(' ') === key),
    )
    expect(ids(meant)).toEqual([id])
  })
})
