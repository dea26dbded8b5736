import { describe, expect, it } from 'vitest'
import { violationsIn } from '../rules/rules.ts'
import { words } from '../text/food-words.ts'
import { availableCarbs, type Food } from './food.ts'
import { FOODS, foodById } from './foods.ts'

/** A name of another kitchen or country, and the food it means. */
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

const ALLERGENS = [
  ...(['dairy', 'eggs', 'nuts', 'soy', 'wheat', 'gluten', 'fish', 'shellfish', 'sesame'] as const),
  ...(['peanuts', 'tree nuts'] as const),
]

/** Names the word lists mistrust, and rightly as a word alone; the food they mean here is without. */
const NAMED_WITHOUT: Partial<Record<(typeof ALLERGENS)[number], string[]>> = {
  // The Indonesian word for sweet, and nearly the Spanish one for peanut.
  nuts: ['kecap manis'],
  // Refined soybean oil has lost its protein: Regulation (EU) 1169/2011, Annex II, exempts it.
  soy: ['soybean oil'],
  // Brewed of soybeans alone.
  wheat: ['tamari soy sauce'],
  gluten: ['tamari soy sauce'],
  // Juice of clams, which are shellfish.
  fish: ['clamato'],
  // Wheat and barley; a dried lotus seed; a noodle named after a dish; our table takes it for almond butter.
  peanuts: ['Grape-Nuts cereal', 'grape nuts', 'fox nut', 'pad thai noodle', 'nut butter', 'kecap manis'],
}

/** What few would look for there. */
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

  it('gives every food one id and every name to one food', () => {
    expect(new Set(ids(FOODS)).size).toBe(FOODS.length)
    const owner = new Map<string, string>()
    const shared: string[] = []
    for (const food of FOODS) {
      for (const name of [food.name, ...food.aliases]) {
        const key = words(name).join(' ')
        const other = owner.get(key)
        if (other && other !== food.id) shared.push(`${key}: ${other}, ${food.id}`)
        owner.set(key, food.id)
      }
    }
    expect(shared).toEqual([])
  })

  it('has energy that follows from carbohydrate, fibre, protein and fat', () => {
    // 4/4/9 kcal a gram, fibre 2; USDA counts with factors of each food, and alcohol and acids give more.
    const apart = FOODS.filter((food) => {
      const { calories, fiber, protein, fat } = food.per100g
      const carbs = food.per100g.carbs === null ? null : food.per100g.carbs - (food.unavailable ?? 0)
      if (calories === null || carbs === null || protein === null || fat === null) return false
      const expected = 4 * (carbs - (fiber ?? 0)) + 2 * (fiber ?? 0) + 4 * protein + 9 * fat
      return Math.abs(expected - calories) > Math.max(25, 0.15 * calories) && !ENERGY_APART.has(food.id)
    })
    expect(ids(apart)).toEqual([])
  })

  it('has fibre and sugars within carbohydrate, and nothing above 100 g', () => {
    const wrong = FOODS.filter(({ per100g: { carbs, fiber, protein, fat, saturatedFat } }) => {
      if (carbs === null || protein === null || fat === null) return false
      return (fiber ?? 0) > carbs + 0.1 || carbs + protein + fat > 101.5 || (saturatedFat ?? 0) > fat + 0.1
    })
    expect(ids(wrong)).toEqual([])
  })

  it('cites every figure', () => {
    const uncited = FOODS.filter(
      ({ ndb, source, per100g }) => per100g.carbs !== null && !/^\d{5}$/.test(ndb) && !source,
    )
    expect(ids(uncited)).toEqual([])
  })

  it('has a glycemic index for what can raise blood sugar, and none below 5 g, milks apart', () => {
    const carbs = (food: Food) => availableCarbs(food) ?? 0
    expect(ids(FOODS.filter((food) => carbs(food) >= 5 && !food.gi))).toEqual([])
    const low = FOODS.filter((food) => carbs(food) < 5 && food.gi)
    expect(low.every((food) => /milk/.test(food.id))).toBe(true)
    for (const { gi } of FOODS) {
      if (gi) expect(gi.value).toBeGreaterThan(0)
      if (gi?.estimate) expect(gi.source).toMatch(/^no published value/)
    }
  })

  it('has allergens and diets that agree', () => {
    const unlike = FOODS.filter(({ allergens, breaks }) => {
      const has = (name: Food['allergens'][number]) => allergens.includes(name)
      return (
        has('dairy') !== breaks.includes('dairy-free') ||
        (has('wheat') && !has('gluten')) ||
        has('gluten') !== breaks.includes('gluten-free') ||
        ((has('dairy') || has('eggs') || has('fish') || has('shellfish')) && !breaks.includes('vegan')) ||
        ((has('fish') || has('shellfish')) && !breaks.includes('vegetarian')) ||
        (breaks.includes('vegetarian') && !breaks.includes('vegan')) ||
        (breaks.includes('low-carb') && !breaks.includes('keto'))
      )
    })
    expect(ids(unlike)).toEqual([])
    expect(
      FOODS.filter((food) => food.group === 'dairy').every((food) => food.allergens.includes('dairy')),
    ).toBe(true)
  })

  it('tells peanuts from tree nuts, and has both under nuts', () => {
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

  it.each(ALLERGENS)('marks %s in every food whose name or other names tell of it', (allergen) => {
    const rules =
      allergen === 'peanuts' || allergen === 'tree nuts'
        ? { allergies: [], diets: [], avoid: [allergen] }
        : { allergies: [allergen], diets: [], avoid: [] }
    const marked = allergen === 'tree nuts' ? 'tree-nuts' : allergen
    const unmarked = FOODS.filter(({ allergens }) => !allergens.includes(marked))
    const told = unmarked.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((called) => violationsIn(called, rules).length > 0),
    )
    expect(told.filter((called) => !NAMED_WITHOUT[allergen]?.includes(called))).toEqual([])
  })

  it.each(['vegetarian', 'vegan'] as const)('marks what is not %s where its names tell of it', (diet) => {
    const rules = { allergies: [], diets: [diet], avoid: [] }
    const told = FOODS.filter(({ breaks }) => !breaks.includes(diet)).flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((called) => violationsIn(called, rules).length > 0),
    )
    expect(told).toEqual([])
  })

  it.each(HIDDEN)('knows that %s holds %s, though its name does not tell', (id, allergen) => {
    expect(foodById(id)?.allergens).toContain(allergen)
  })

  it('counts sugar alcohols in the carbohydrate, and as available what is not surely lost', () => {
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

  it('gives the raw, dry and cooked forms of a food one index', () => {
    const unlike = FOODS.filter((food) => {
      const cooked = foodById(food.id.replace(/-dry$/, '-cooked'))
      return food.id.endsWith('-dry') && cooked?.gi && food.gi?.value !== cooked.gi.value
    })
    expect(ids(unlike)).toEqual([])
  })

  it('knows what is bought with bone, peel or shell, and says who published the share', () => {
    const bought = FOODS.flatMap(({ asBought }) => asBought ?? [])
    expect(bought.length).toBeGreaterThanOrEqual(60)
    expect(bought.filter(({ edible, source }) => edible <= 0 || edible >= 1 || !source)).toEqual([])
    expect(foodById('mussels')?.asBought).toMatchObject({ with: 'shell', usually: true })
    expect(foodById('chicken-breast')?.asBought?.usually).toBeUndefined()
  })

  it('weighs each food in some measure of a kitchen', () => {
    expect(ids(FOODS.filter(({ measures }) => measures.length === 0))).toEqual([])
  })

  it.each(REGIONAL)('knows %s as %s', (regional, id) => {
    const key = words(regional).join(' ')
    const meant = FOODS.filter(({ name, aliases }) =>
      [name, ...aliases].some((known) => words(known).join(' ') === key),
    )
    expect(ids(meant)).toEqual([id])
  })

  it('weighs spoons and cups alike: 16 tablespoons, 48 teaspoons', () => {
    const odd = FOODS.filter(({ measures }) => {
      const grams = (unit: string) => measures.find((measure) => measure.unit === unit)?.grams
      const [cup, tbsp, tsp] = [grams('cup'), grams('tbsp'), grams('tsp')]
      const apart = (a?: number, b?: number) =>
        a !== undefined && b !== undefined && Math.abs(a - b) > Math.max(0.6, 0.3 * b)
      return apart(tsp && tsp * 3, tbsp) || apart(tbsp && tbsp * 16, cup)
    })
    expect(ids(odd).filter((id) => !SPOONS_APART.has(id))).toEqual([])
  })
})

/** Alcohol (7 kcal a gram), acids boiled down, sugar alcohols (2.4), and brans, coconut flour, cocoa, spices, leavenings and rare sugars, whose energy has factors of its own. */
const ENERGY_APART = new Set(
  `oat-bran wheat-bran rice-bran bran-cereal allulose cocoa-powder cocoa-powder-dutch carob-powder baking-powder vanilla-extract
  almond-extract mirin sake dill-dried tarragon-dried allspice cayenne cloves-ground coriander-seed wine-white wine-red beer
  spirits vodka spirulina xylitol maltitol sorbitol isomalt baking-powder-phosphate chervil red-pepper-flakes dill-seed
  balsamic-glaze wine-rose wine-dessert-dry wine-dessert-sweet coffee-liqueur mint-liqueur amaretto shaoxing-wine flour-coconut flavor-extract`.split(
    /\s+/,
  ),
)

/** Mashed or minced by the spoon, whole or loose by the cup. */
const SPOONS_APART = new Set(
  `roasted-red-peppers alfalfa-sprouts avocado banana goat-cheese peanut-butter-powder white-chocolate nutritional-yeast
  tamarind-paste basil-fresh dill-fresh`.split(/\s+/),
)
