import { NO_NUTRITION, perNutrient } from '@evenplate/domain/nutrients'
import type { Figures, LineFigures, Recipe, Swap } from '@evenplate/domain/recipe'
import { totalsOf } from '@evenplate/domain/totals'
import { SALMON } from './recipes.ts'

const NONE = perNutrient(() => 0)

/** A dish whose figures are the sums of its lines, with something to swap and to change. */
const WHITE_RICE = line('1 1/2 cups cooked white rice', {
  rest: 'cooked white rice',
  food: 'white rice, cooked',
  grams: 237,
  weighedBy: '1 cup = 158 g (USDA 20045), × 1.5',
  source: 'USDA SR28 20045',
  nutrition: {
    ...NO_NUTRITION,
    calories: 308,
    carbs: 66.8,
    fiber: 0.9,
    netCarbs: 65.9,
    protein: 6.4,
    fat: 0.7,
  },
  gi: 73,
  giSource: 'Atkinson 2021, mean of published values',
  carbsBetween: { least: 56, most: 79 },
  plateShare: 'carbohydrate',
})

const LINES: LineFigures[] = [
  line('300 g chicken thighs, boneless', {
    food: 'chicken thigh, raw',
    rest: 'chicken thighs, boneless',
    grams: 300,
    weighedBy: '300 g, as written',
    source: 'USDA SR28 05096',
    nutrition: { ...NO_NUTRITION, calories: 363, carbs: 0, fiber: 0, netCarbs: 0, protein: 59, fat: 12.3 },
    carriesCarbs: false,
    plateShare: 'protein',
  }),
  WHITE_RICE,
  line('2 cups broccoli florets', {
    food: 'broccoli, raw',
    rest: 'broccoli florets',
    grams: 142,
    weighedBy: '1 cup = 71 g (USDA 11090), × 2',
    source: 'USDA SR28 11090',
    nutrition: { ...NO_NUTRITION, calories: 48, carbs: 9.4, fiber: 3.7, netCarbs: 5.7, protein: 4, fat: 0.5 },
    gi: 15,
    giSource: 'Atkinson 2021, a relative’s',
    giEstimate: true,
    plateShare: 'vegetables',
  }),
  line('1 tbsp butter or olive oil', {
    food: 'butter',
    rest: 'butter or olive oil',
    grams: 14.2,
    weighedBy: '1 tbsp = 14.2 g (USDA 01001)',
    source: 'USDA SR28 01001',
    note: 'counted as butter, not olive oil',
    nutrition: { ...NO_NUTRITION, calories: 102, carbs: 0, fiber: 0, netCarbs: 0, protein: 0.1, fat: 11.5 },
    carriesCarbs: false,
    plateShare: 'other',
  }),
  line('salt to taste', { food: 'salt', rest: 'salt', negligible: true, carriesCarbs: false }),
]

const swapFor = (
  into: Partial<LineFigures> & { line: string },
  to: string,
  reason: string,
  step: string | null,
): Swap => ({
  at: 1,
  line: line(into.line, into),
  words: [
    { from: 'white rice', to },
    { from: 'rice', to },
  ],
  step,
  reason,
})

const SWAPS: Swap[] = [
  swapFor(
    {
      line: '240 g cauliflower rice',
      rest: 'cauliflower rice',
      food: 'cauliflower rice',
      foodId: 'cauliflower-rice',
      grams: 240,
      weighedBy: 'as much as it replaces',
      source: 'USDA SR28 11135',
      nutrition: {
        ...NO_NUTRITION,
        calories: 60,
        carbs: 11.9,
        fiber: 4.8,
        netCarbs: 7.1,
        protein: 4.6,
        fat: 0.7,
      },
      gi: 15,
      giSource: 'Atkinson 2021, a relative’s',
      giEstimate: true,
      plateShare: 'vegetables',
    },
    'cauliflower rice',
    'The same bowl on a bed of vegetables: it soaks up the sauce, with a sixth of the carbs.',
    'Stir-fry the cauliflower rice for 4 minutes in a dry pan.',
  ),
  swapFor(
    {
      line: '240 g cooked pearl barley',
      rest: 'cooked pearl barley',
      food: 'pearl barley, cooked',
      foodId: 'barley-cooked',
      grams: 240,
      weighedBy: 'as much as it replaces',
      source: 'USDA SR28 20006',
      nutrition: {
        ...NO_NUTRITION,
        calories: 295,
        carbs: 67.7,
        fiber: 9.1,
        netCarbs: 58.6,
        protein: 5.4,
        fat: 1.1,
      },
      gi: 28,
      giSource: 'Atkinson 2021, mean of published values',
      plateShare: 'carbohydrate',
    },
    'pearl barley',
    'Chewy and nutty; about as many carbs, and they come up far more slowly.',
    null,
  ),
]

export const RICE_BOWL: Recipe = dish(2, LINES, {
  title: 'Chicken and White Rice Bowl',
  description: 'Golden chicken over white rice, with broccoli that still has a bite.',
  instructions: [
    'Melt the butter, salt the chicken, and fry it for 8 minutes, until it is 74 °C (165 °F) inside.',
    'Warm the rice with a spoon of water.',
    'Steam the broccoli for 4 minutes and serve it on the rice, with the chicken on top.',
  ],
  tips: ['Eat the broccoli first: fiber before starch tends to soften the rise.'],
})

/** The same with other figures than its lines add up to, e.g. a notice. */
export const riceBowlWith = (figures: Partial<Figures>): Recipe => ({
  ...RICE_BOWL,
  figures: { ...RICE_BOWL.figures, ...figures },
})

/** With a sweetener that a label counts as carbohydrate and the body does not use. */
export const SWEETENED: Recipe = dish(
  2,
  [
    sweetenedLine('50 g erythritol', 'erythritol', 50, { carbs: 50, netCarbs: 0 }, { carriesCarbs: false }),
    sweetenedLine('25 g allulose', 'allulose', 25, { carbs: 25, netCarbs: 0 }, { carriesCarbs: false }),
    sweetenedLine(
      '100 g almond flour',
      'almond flour',
      100,
      { carbs: 21.6, fiber: 12.5, netCarbs: 9.1 },
      {
        carbsBetween: { least: 21.3, most: 21.9 },
      },
    ),
    sweetenedLine('200 g almond milk', 'almond milk, unsweetened', 200, { carbs: 1.2, netCarbs: 1.2 }),
  ],
  {
    title: 'Almond Flour Brownies',
    description: 'Dark, moist and sweetened without sugar.',
    instructions: ['Stir everything together.', 'Bake it for 20 minutes at 175 °C (350 °F).'],
  },
)

const sugar = (text: string, grams: number): LineFigures =>
  line(text, {
    food: 'sugar',
    foodId: 'sugar',
    rest: 'sugar',
    grams,
    weighedBy: '1 cup = 200 g (USDA 19335)',
    source: 'USDA SR28 19335',
    nutrition: {
      ...NO_NUTRITION,
      calories: grams * 4,
      carbs: grams,
      fiber: 0,
      netCarbs: grams,
      protein: 0,
      fat: 0,
    },
    gi: 65,
    giSource: 'Atkinson 2021, mean of published values',
    plateShare: 'other',
  })

/** With a swap that keeps the food and uses less of it. */
export const HALF_AS_SWEET: Recipe = (() => {
  const sweet = dish(4, [sugar('1/2 cup sugar', 100)], { title: 'Lemon Sorbet' })
  const half = { ...swapFor({ line: '' }, '', 'Half of it is often sweet enough.', null), at: 0, words: [] }
  const swaps = [{ ...half, line: sugar('¼ cup sugar (about 50 g)', 50) }]
  return { ...sweet, figures: { ...sweet.figures, swaps } }
})()

const INJERA = line('2 cups injera, torn', { rest: 'injera, torn', nutrition: NO_NUTRITION })

/** With a line without a limit: the figures are "at least". */
export const AT_LEAST: Recipe = dish(2, [...LINES, INJERA], { title: 'Chicken with Injera' })

/** The same for so many people that little is known about a serving, and no total is claimed. */
export const UNCOUNTED: Recipe = dish(6, [...LINES, INJERA], { title: 'Chicken with Injera' })

/** With a topping that has no amount: the carbs are a range. */
export const RANGED: Recipe = dish(
  2,
  [
    ...LINES,
    line('walnut halves (for topping)', {
      food: 'walnuts',
      nutrition: NO_NUTRITION,
      mayAdd: { carbs: 14, glycemicLoad: 1 },
      aside: true,
    }),
  ],
  { title: 'Chicken with Rice and Walnuts' },
)

const dryRice = (text: string, grams: number, carbs: number): LineFigures =>
  line(text, {
    food: text.replace(/^\d+ g /, ''),
    foodId: text.replace(/^\d+ g /, ''),
    rest: text.replace(/^\d+ g /, ''),
    grams,
    weighedBy: `${grams} g as written`,
    nutrition: { ...NONE, carbs, netCarbs: carbs },
    gi: 60,
  })

/** Two lines that leave something open: one is not counted, the other does not say raw or cooked. */
export const ASKED_ABOUT: Recipe = dish(
  2,
  [
    {
      ...dryRice('200 g rice', 200, 160),
      carbsBetween: { least: 56, most: 160 },
      question: {
        asks: 'The weight of rice is counted as dry. Did you weigh it cooked?',
        offers: [{ says: 'It was cooked', line: dryRice('200 g cooked rice', 200, 56) }],
      },
    },
    {
      ...line('14 cup sugar', { food: 'sugar', foodId: 'sugar', nutrition: NO_NUTRITION }),
      question: {
        asks: '“14 cup” would be 2.8 kg of sugar. Did you mean 1/4 cup?',
        offers: [{ says: '1/4 cup', line: sugar('1/4 cup sugar', 50) }],
      },
    },
  ],
  { title: 'Rice Pudding' },
)

function dish(servings: number, lines: LineFigures[], texts: Partial<Recipe>): Recipe {
  const totals = totalsOf(lines, servings)
  return {
    ...SALMON,
    servings,
    ingredients: lines.map((one) => one.line),
    nutritionalInfo: { ...totals.perServing, glycemicLoad: totals.impact },
    figures: { ...SALMON.figures, ...totals, lines, swaps: SWAPS, claimed: { carbs: null, differs: false } },
    ...texts,
  }
}

function sweetenedLine(
  text: string,
  food: string,
  grams: number,
  carbohydrate: Partial<LineFigures['nutrition']>,
  known: Partial<LineFigures> = {},
): LineFigures {
  return line(text, {
    food,
    grams,
    rest: food,
    weighedBy: `${grams} g, as written`,
    source: 'USDA SR28',
    nutrition: { ...NONE, ...carbohydrate },
    plateShare: 'other',
    ...known,
  })
}

function line(text: string, known: Partial<LineFigures>): LineFigures {
  const nutrition = known.nutrition ?? NONE
  return {
    line: text,
    food: null,
    foodId: null,
    grams: null,
    weighedBy: null,
    source: null,
    gi: null,
    giSource: null,
    glycemicLoad: nutrition.carbs === null ? null : ((known.gi ?? 0) * (nutrition.netCarbs ?? 0)) / 100,
    negligible: false,
    rest: '',
    note: '',
    carbsBetween: null,
    carriesCarbs: true,
    giEstimate: false,
    plateShare: null,
    ...known,
    nutrition,
  }
}
