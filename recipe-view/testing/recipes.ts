import type { Answer, Reading } from '@evenplate/domain/brief'
import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { NO_NUTRITION } from '@evenplate/domain/nutrients'
import type { Figures, LineFigures, Recipe } from '@evenplate/domain/recipe'

/** Recipes for tests and for running a remote alone. Amounts are for the whole dish, figures for one serving. */
export const SALMON: Recipe = {
  title: 'Lemon Salmon with Quinoa and Broccoli',
  description:
    'A sheet-pan dinner: crisp broccoli, tender salmon, and just enough quinoa to feel like a meal.',
  prepTime: 10,
  cookTime: 20,
  servings: 2,
  ingredients: [
    '300 g salmon fillet',
    '1 cup cooked quinoa',
    '3 cups broccoli florets',
    '1 tbsp olive oil',
    '1 lemon',
    'salt to taste',
  ],
  instructions: [
    'Heat the oven to 200 °C (400 °F) and line a sheet pan with baking paper.',
    'Toss the broccoli with half of the olive oil and a little salt, and roast it for 8 minutes.',
    'Lay the salmon beside it, drizzle with the rest of the oil and slices of lemon, and roast for 12 minutes more.',
    'Warm the quinoa, spoon it beside the salmon and broccoli, and squeeze the last of the lemon over everything.',
  ],
  nutritionalInfo: {
    ...NO_NUTRITION,
    calories: 472,
    carbs: 34,
    fiber: 7.1,
    netCarbs: 26.9,
    protein: 38,
    fat: 21,
    saturatedFat: 3.4,
    sodium: 176,
    glycemicLoad: 'Medium',
  },
  tips: [
    'Eat the broccoli first: fiber before starch tends to soften the rise.',
    'Half the quinoa brings a serving to about 23 g of carbs.',
  ],
  figures: {
    version: FIGURES_VERSION,
    basis: 'computed',
    perServing: {
      ...NO_NUTRITION,
      calories: 472,
      carbs: 34,
      fiber: 7.1,
      netCarbs: 26.9,
      protein: 38,
      fat: 21,
      saturatedFat: 3.4,
      sodium: 176,
      glycemicLoad: 13.6,
    },
    impact: 'Medium',
    glycemicLoadEstimated: false,
    carbsBetween: null,
    mayAdd: null,
    swaps: [],
    lines: [
      line('300 g salmon fillet', 'Atlantic salmon, raw', 300, '300 g as written', 0, null),
      line('1 cup cooked quinoa', 'cooked quinoa', 185, '1 cup = 185 g (USDA 20137)', 39.4, 53),
      line('3 cups broccoli florets', 'broccoli', 213, '1 cup = 71 g (USDA 11090)', 14.1, 15),
      line('1 tbsp olive oil', 'olive oil', 13.5, '1 tbsp = 13.5 g (USDA 04053)', 0, null),
      line('1 lemon', 'lemon', 84, '1 fruit = 84 g (USDA 09150)', 7.8, 20),
      { ...line('salt to taste', 'salt', 0, null, 0, null), negligible: true },
    ],
    notCounted: [],
    claimed: { carbs: 33, differs: false },
    plate: { vegetables: 0.42, protein: 0.33, carbohydrate: 0.2, other: 0.05 },
    origin: {
      provider: 'house-chef',
      notice: "Composed by Evenplate's house chef, no AI was used.",
      notes: [],
      checked: ['no mushrooms'],
      fromProfile: [],
      care: [],
    },
  },
}

export const figuresWith = (fields: Partial<Figures>): Figures => ({ ...SALMON.figures, ...fields })

export const recipeWith = (figures: Partial<Figures>): Recipe => ({
  ...SALMON,
  figures: figuresWith(figures),
})

/** The reading of "lemon salmon, at most 35 g carbs, ready in 20 minutes", by somebody whose profile says no nuts. */
export const READINGS: Reading[] = [
  { id: 'dish:lemon-salmon', kind: 'dish', text: 'lemon salmon', mendable: true },
  { id: 'limit:carbs:at-most', kind: 'limit', text: 'at most 35 g carbs', mendable: true },
  { id: 'minutes:20', kind: 'minutes', text: 'ready in 20 minutes', mendable: true },
  { id: 'without:nuts', kind: 'without', text: 'no nuts', mendable: false },
]

const ANSWERS: Answer[] = [
  { reading: 'dish:lemon-salmon', held: true, text: 'You asked for lemon salmon: this is it.' },
  { reading: 'limit:carbs:at-most', held: true, text: 'You asked for at most 35 g of carbs: 34 g.' },
  {
    reading: 'minutes:20',
    held: false,
    text: 'You asked for 20 minutes: it takes 30, since broccoli needs its time to roast. Cut it small, and 25 will do.',
  },
]

/** A dish that meets all but one wish. */
export const SALMON_ASKED: Recipe = recipeWith({
  origin: {
    ...SALMON.figures.origin,
    fromProfile: ['nuts allergy'],
    brief: { readings: READINGS, answers: ANSWERS },
    dish: { id: 'lemon-salmon', tool: 'oven', vessel: 'sheet' },
  },
})

function line(
  text: string,
  food: string,
  grams: number,
  weighedBy: string | null,
  carbs: number,
  gi: number | null,
): LineFigures {
  return {
    line: text,
    food,
    foodId: food.replaceAll(' ', '-'),
    grams,
    weighedBy,
    source: 'USDA SR28 20137',
    nutrition: { ...NO_NUTRITION, carbs },
    gi,
    giSource: gi === null ? null : 'Atkinson 2021',
    glycemicLoad: gi === null ? 0 : (gi * carbs) / 100,
    negligible: false,
    rest: text.replace(/^[\d½ ]+(?:g|cups?|tbsp)? /, ''),
    note: '',
    carbsBetween: null,
    carriesCarbs: carbs > 0,
    giEstimate: false,
    plateShare: null,
  }
}
