import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { figuresOf } from './figures.ts'

const count = (
  ingredients: string[],
  servings = 1,
  claimed: Partial<typeof NO_CLAIMS> | { carbs: number } = {},
) => figuresOf({ ingredients, servings, claimed: { ...NO_CLAIMS, ...claimed } })

const BOWL = [
  '400 g salmon fillet',
  '1 1/2 cups cooked quinoa',
  '2 cups spinach',
  '1 avocado',
  '2 tbsp olive oil',
  'juice of 1 lemon',
  'salt to taste',
]
const CHILI = [
  '1 medium onion, diced',
  '3 cloves garlic, minced',
  '2 (15 oz) cans black beans, drained',
  '1 (14.5 oz) can diced tomatoes',
  '1 red bell pepper',
  '1 tbsp olive oil',
  '2 tsp ground cumin',
  'salt and pepper to taste',
]

describe('the figures of whole recipes', () => {
  // Expected values were computed from the USDA SR28 table by a separate script:
  // 15236 400 g, 20137 277.5 g (GI 53), 11457 60 g, 09037 136 g (both GI 53, a cautious one), 04053 27 g,
  // 09152 48 g (GI 25).
  it('counts a salmon bowl for two', () => {
    const { basis, perServing, impact, notCounted } = count(BOWL, 2)
    expect(basis).toBe('computed')
    expect(notCounted).toEqual([])
    expect(perServing).toMatchObject({
      calories: 823,
      carbs: 38.1,
      fiber: 9.2,
      netCarbs: 28.9,
      protein: 49.2,
      fat: 53.1,
      glycemicLoad: 14.8,
    })
    expect(impact).toBe('Medium')
  })

  it('sums a line of several foods like separate lines', () => {
    const together = count(['1 cup oats, 2 tbsp honey'], 2)
    const apart = count(['1 cup oats', '2 tbsp honey'], 2)
    expect(together.perServing).toEqual(apart.perServing)
    expect(together.carbsBetween).toEqual(apart.carbsBetween)
    expect(together).toMatchObject({ basis: 'computed', notCounted: [] })
    expect(together.lines[0]).toMatchObject({ food: 'rolled oats and honey', foodId: null, rest: '' })
  })

  // 11282 110 g and 11215 9 g (GI 32 estimates), 16015 510.3 g (GI 30), 11531 411.1 g, 11821 119 g (both GI 53),
  // 04053 13.5 g, 02014 4.2 g (GI 32 estimate).
  it('counts a black bean chili for four', () => {
    const { basis, perServing, impact } = count(CHILI, 4)
    expect(basis).toBe('computed')
    expect(perServing).toMatchObject({
      calories: 242,
      carbs: 39.4,
      fiber: 14.3,
      netCarbs: 25.1,
      protein: 13,
      fat: 4.7,
      glycemicLoad: 8.2,
    })
    expect(impact).toBe('Low')
  })

  // 08120 40.5 g (GI 58), 01077 122 g (GI 37), 12006 12 g (GI 22 estimate), 09050 74 g (GI 40 estimate).
  it('counts overnight oats, and says that part of the load is estimated', () => {
    const figures = count([
      '½ cup rolled oats',
      '½ cup whole milk',
      '1 tbsp chia seeds',
      '½ cup blueberries',
      '1 pinch cinnamon',
    ])
    expect(figures.basis).toBe('computed')
    expect(figures.perServing).toMatchObject({
      calories: 329,
      carbs: 49.2,
      fiber: 10.1,
      protein: 11.7,
      fat: 10.5,
      glycemicLoad: 19.5,
    })
    expect(figures.glycemicLoadEstimated).toBe(true)
  })

  // 01123 200 g and 11457 60 g (GI 53), 01019 75 g (GI 46), 01001 14.2 g.
  it('counts an omelette for two, whose few carbs add a little', () => {
    const figures = count(['4 large eggs', '2 cups spinach', '1/2 cup crumbled feta', '1 tbsp butter'], 2)
    expect(figures.perServing).toMatchObject({
      calories: 300,
      carbs: 3.3,
      fiber: 0.7,
      netCarbs: 2.7,
      protein: 18.8,
      fat: 23.4,
      glycemicLoad: 1.3,
    })
    expect(figures.impact).toBe('Low')
    expect(figures.glycemicLoadEstimated).toBe(true)
  })

  it('shows for each line the food, the weight and both sources', () => {
    expect(count(BOWL, 2).lines[1]).toMatchObject({
      line: '1 1/2 cups cooked quinoa',
      foodId: 'quinoa-cooked',
      grams: 277.5,
      weighedBy: '1 cup = 185 g (USDA 20137)',
      source: 'USDA SR28 20137',
      gi: 53,
      giSource: 'Atkinson 2021, quinoa, mean of four foods',
    })
    // Unrounded: 277.5 g x (21.3 - 2.8) g x GI 53.
    expect(count(BOWL, 2).lines[1]?.glycemicLoad).toBeCloseTo((2.775 * 18.5 * 53) / 100, 10)
  })
})

describe('a food without a published index', () => {
  const lineOf = (line: string) => count([line]).lines[0]

  it('adds its carbohydrate at a cautious estimate, with a range', () => {
    // 11531: 3.47 - 1.9 g net in 100 g, cautiously GI 53, between 32 and 72.
    const tomatoes = lineOf('640 g canned diced tomatoes')
    expect(tomatoes).toMatchObject({ gi: 53, giEstimate: true })
    const net = tomatoes?.nutrition.netCarbs ?? 0
    expect(net).toBeGreaterThan(9)
    expect(tomatoes?.glycemicLoad).toBeCloseTo(0.53 * net, 10)
    expect(tomatoes?.glycemicLoadBetween?.least).toBeCloseTo(0.32 * net, 10)
    expect(tomatoes?.glycemicLoadBetween?.most).toBeCloseTo(0.72 * net, 10)
    expect(tomatoes?.giSource).toMatch(/no published value/)
  })

  it('does the same for a USDA stand-in', () => {
    expect(lineOf('12 Oreos')).toMatchObject({ gi: 66, giEstimate: true })
    expect(lineOf('12 Oreos')?.glycemicLoad).toBeGreaterThan(50)
  })

  it('adds nothing if there are almost no carbs, and keeps a published index', () => {
    expect(lineOf('200 g salmon fillet')).toMatchObject({ gi: null, glycemicLoad: 0, giEstimate: false })
    expect(lineOf('1 cup cooked quinoa')?.glycemicLoadBetween).toBeUndefined()
  })

  it('does not call taro or peaches low', () => {
    expect(lineOf('200 g taro')?.gi).toBeGreaterThanOrEqual(70)
    expect(lineOf('2 peaches')?.gi).toBeGreaterThanOrEqual(70)
  })
})

describe('what is not known', () => {
  it('names what it could not count, and gives totals as "at least"', () => {
    const figures = count(['2 cups cooked quinoa', '20 g mystery grain'])
    expect(figures.basis).toBe('partial')
    expect(figures.notCounted).toEqual(['20 g mystery grain'])
    expect(figures.perServing.carbs).toBeCloseTo(78.8, 1)
    // The grain could be pure starch.
    expect(figures.carbsBetween?.most).toBeGreaterThan(98)
  })

  it('says that a food has no amount', () => {
    expect(count(['chicken breast']).lines[0]).toMatchObject({ food: 'chicken breast', grams: null })
    expect(count(['chicken breast']).lines[0]?.weighedBy).toMatch(/no amount/)
  })

  it('never calls a load low because a match is missing, and keeps a high one high', () => {
    expect(count(['1 cup cooked quinoa', '200 g mystery grain']).impact).toBeNull()
    expect(count(['100 g chicken breast', '2 g mystery grain']).impact).toBe('Low')
    expect(count(['2 cups cooked jasmine rice', '200 g mystery grain']).impact).toBe('High')
  })

  it('leaves a food without published figures out of the totals', () => {
    expect(count(['1 cup cooked quinoa', '1/2 cup lupin flour']).notCounted).toEqual(['1/2 cup lupin flour'])
  })

  it('falls back on the claims if nothing was matched, without inventing zeros', () => {
    const figures = count(['1 cup mystery', '2 cups riddle'], 2, { carbs: 30 })
    expect(figures.basis).toBe('model')
    expect(figures.perServing).toEqual({ ...NO_CLAIMS, carbs: 30, glycemicLoad: null })
    expect(figures.impact).toBeNull()
    expect(figures.plate).toBeNull()
    expect(count([]).basis).toBe('model')
  })

  it('stays computed with salt, water and a pinch of an unknown spice', () => {
    expect(
      count([
        '1 cup cooked quinoa',
        'salt',
        '2 cups water',
        '1 pinch grains of paradise',
        'a few sprigs of chervil',
      ]).basis,
    ).toBe('computed')
  })
})

describe('the lie detector', () => {
  it('warns beyond 10 g or 20%', () => {
    const quinoa = (carbs: number) => count(['1 cup cooked quinoa'], 1, { carbs }).claimed.differs
    expect(quinoa(39)).toBe(false)
    expect(quinoa(34)).toBe(false)
    expect(quinoa(30)).toBe(true)
    expect(quinoa(50)).toBe(true)
    expect(count(['2 large eggs'], 1, { carbs: 1 }).claimed.differs).toBe(false)
    expect(count(['1 cup cooked quinoa']).claimed.differs).toBe(false)
  })

  it('does not accuse a higher claim while lines are missing', () => {
    const bowl = (carbs: number) =>
      count(['2 cups cooked quinoa', '20 g mystery grain'], 1, { carbs }).claimed.differs
    expect(bowl(120)).toBe(false)
    expect(bowl(5)).toBe(true)
  })

  it('believes a claim within our own range', () => {
    const onions = (carbs: number) => count(['6 onions'], 1, { carbs })
    const { most } = onions(0).carbsBetween ?? { most: 0 }
    expect(most).toBeGreaterThan(60)
    expect(onions(Math.floor(most)).claimed.differs).toBe(false)
    expect(onions(Math.floor(most) + 20).claimed.differs).toBe(true)
  })

  it('reports a high load claimed as low, and accepts one near the border', () => {
    const rice = (grams: number, glycemicLoad: 'Low' | 'Medium' | 'High') =>
      figuresOf({
        ingredients: [`${grams} g cooked jasmine rice`],
        servings: 1,
        claimed: { ...NO_CLAIMS, glycemicLoad },
      }).claimed.band
    expect(rice(200, 'Low')).toBe('Low')
    expect(rice(200, 'Medium')).toBe('Medium')
    expect(rice(200, 'High')).toBeUndefined()
    // A load of 11, one of 19, one of 3.
    expect(rice(45, 'Low')).toBeUndefined()
    expect(rice(77, 'High')).toBeUndefined()
    expect(rice(12, 'High')).toBe('High')
  })
})

describe('properties', () => {
  const LINES = [
    ...BOWL,
    ...CHILI,
    '1 cup oats',
    '2 tbsp honey',
    '3 carrots',
    '250 ml milk',
    '1 tbsp unknown powder',
    '1 banana',
  ]

  it('gives the same figures in any order of the lines', () => {
    const random = seeded(7)
    for (let round = 0; round < 60; round += 1) {
      const some = LINES.filter(() => random() < 0.6)
      const shuffled = some
        .map((line) => ({ line, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => line)
      const [one, other] = [count(some, 3), count(shuffled, 3)]
      expect(other.perServing).toEqual(one.perServing)
      expect([other.impact, other.basis]).toEqual([one.impact, one.basis])
    }
  })

  it('is linear: twice the food in twice the servings is the same plate', () => {
    const random = seeded(11)
    const foods = [
      'cooked quinoa',
      'potatoes',
      'black beans',
      'banana',
      'salmon',
      'whole wheat bread',
      'honey',
      'milk',
      'onion',
    ]
    for (let round = 0; round < 60; round += 1) {
      const parts = foods.map((food) => ({ food, grams: 1 + Math.floor(random() * 90) }))
      const lines = (times: number) => parts.map(({ food, grams }) => `${grams * times} g ${food}`)
      expect(count(lines(2), 4).perServing).toEqual(count(lines(1), 2).perServing)
      const [once, thrice] = [count(lines(1)).perServing, count(lines(3)).perServing]
      expect(Math.abs((thrice.carbs ?? 0) - 3 * (once.carbs ?? 0))).toBeLessThan(0.21)
      expect(once.netCarbs).toBeGreaterThanOrEqual(0)
    }
  })

  it('divides the plate by weight, with shares that add up to one', () => {
    const plate = count([
      '200 g broccoli',
      '100 g chicken breast',
      '100 g cooked brown rice',
      '1 cup chicken broth',
    ])?.plate
    expect(plate).toEqual({ vegetables: 0.5, protein: 0.25, carbohydrate: 0.25, other: 0 })
    expect(count(['100 g blueberries', '100 g Greek yogurt']).plate).toMatchObject({
      carbohydrate: 0.5,
      protein: 0.5,
    })
  })
})

describe('more food than a person eats', () => {
  it.each([
    ['2 kg potatoes', 1, '2 kg of potatoes a serving'],
    ['700 g sugar', 2, '350 g of sugar a serving'],
    ['4 cups olive oil', 2, '432 g of olive oil a serving'],
    ['2 kg spaghetti', 3, '667 g of pasta a serving'],
  ])('%s for %d is not counted, and the page asks', (line, servings, said) => {
    const { lines, notCounted, perServing } = count([line, '1 carrot'], servings)
    expect(notCounted).toEqual([line])
    expect(lines[0]).toMatchObject({ grams: null, question: { offers: [] } })
    expect(lines[0]?.question?.asks).toContain(said)
    if (line !== '4 cups olive oil') expect(perServing.carbs).toBeNull()
  })

  it.each([
    ['2 kg potatoes', 12],
    ['5 lb beef brisket', 8],
    ['2 kg flour', 12],
    ['500 g spaghetti', 1],
    ['1 quart vegetable oil, for deep frying', 2],
    ['4 quarts chicken broth', 2],
    ['1 large bunch of parsley', 1],
    ['1 watermelon', 6],
  ])('%s for %d may be', (line, servings) => {
    expect(count([line], servings).lines[0]?.grams).not.toBeNull()
  })

  it('gives an implausible line no figure, and offers another', () => {
    const { lines, notCounted } = count(['14 cup dried cranberries', '1 cup cooked quinoa'])
    expect(notCounted).toEqual(['14 cup dried cranberries'])
    expect(lines[0]).toMatchObject({
      grams: null,
      question: { offers: [{ says: '1/4 cup', line: { line: '1/4 cup dried cranberries', grams: 30 } }] },
    })
  })
})

describe('ranges', () => {
  const between = (line: string) => count([line]).lines[0]?.carbsBetween

  it('gives none if grams are stated, and one if a cup or a size leaves the weight open', () => {
    expect(between('200 g cooked quinoa')).toBeNull()
    const { least, most } = between('2 medium onions') ?? { least: 0, most: 0 }
    expect(least).toBeLessThan(20.5)
    expect(most).toBeGreaterThan(20.6)
  })

  it('widens for a food with another food’s figures, or whose fiber was never analyzed', () => {
    const standIn = between('100 g coconut sugar') ?? { least: 0, most: 0 }
    expect([standIn.least, standIn.most].map(Math.round)).toEqual([78, 118])
    const soba = between('100 g cooked soba noodles') ?? { least: 0, most: 0 }
    expect(soba.most / 21.44).toBeCloseTo(1.1, 2)
  })

  it('lets the errors of many lines cancel in part', () => {
    const wide = (figures: ReturnType<typeof count>) =>
      (figures.carbsBetween?.most ?? 0) - (figures.carbsBetween?.least ?? 0)
    const together = wide(count(['2 cups cooked quinoa', '2 medium sweet potatoes', '3 carrots']))
    const alone = ['2 cups cooked quinoa', '2 medium sweet potatoes', '3 carrots'].map((line) =>
      wide(count([line])),
    )
    expect(together).toBeGreaterThan(Math.max(...alone))
    expect(together).toBeLessThan(alone.reduce((sum, one) => sum + one, 0))
  })
})

describe('saturated fat and sodium', () => {
  // 01123 200 g: 142 mg and 3.126 g; 02047 1.5 g: 38,758 mg; 01001 14.2 g: 643 mg and 51.368 g, per 100 g.
  it('are counted per line and per serving, with the salt that has an amount', () => {
    const { lines, perServing } = count(['4 large eggs', '1/4 tsp salt', '1 tbsp butter', 'salt to taste'], 2)
    expect(lines.map(({ nutrition }) => nutrition.sodium && Math.round(nutrition.sodium))).toEqual([
      284,
      581,
      91,
      null,
    ])
    expect(perServing).toMatchObject({ sodium: 478, saturatedFat: 6.8 })
  })

  it('stay missing if no model was asked and nothing was counted', () => {
    expect(count(['1 cup mystery'], 2, { carbs: 30 }).perServing).toMatchObject({
      sodium: null,
      saturatedFat: null,
    })
  })
})
