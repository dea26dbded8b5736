import { kitchenOf } from '@evenplate/words/kitchens'
import { MACHINES_WANTED } from '@evenplate/words/machines'
import { PANS } from '@evenplate/words/pans'
import { dishById } from '../../dish-book/dishes/all-dishes.ts'
import type { Brief, Limit } from '../brief.ts'
import { fromStyle, isFromStyle } from '../kitchens.ts'

/**
 * What a wish without a figure means in figures, for a meal and for a snack or sweet: how much fiber is much, how few calories are few.
 * A dish that meets it is looked for first; if none does, the wish is dropped and the recipe says what it has.
 */
type Measure = Pick<Limit, 'figure' | 'kind'> & { meal: number; small: number }

const atLeast = (figure: Limit['figure'], meal: number, small: number): Measure => ({
  figure,
  kind: 'at-least',
  meal,
  small,
})
const atMost = (figure: Limit['figure'], meal: number, small: number): Measure => ({
  figure,
  kind: 'at-most',
  meal,
  small,
})

/**
 * Much fiber or protein: a fifth of the daily value or more is "high" on a US label (21 CFR 101.54(b)): 5.6 g of fiber, 10 g of protein.
 * A meal is asked for twice that protein. Little fat: 3 g in 100 g is "low" (21 CFR 101.62(b)), a serving of a meal weighs about 400 g.
 */
const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ['high-fibre', atLeast('fiber', 6, 3)],
  ['low-fibre', atMost('fiber', 4, 2)],
  ['high-protein', atLeast('protein', 20, 10)],
  ['low-protein', atMost('protein', 20, 7)],
  ['low-fat', atMost('fat', 12, 5)],
  ['low-calorie', atMost('calories', 400, 150)],
  ['light', atMost('calories', 450, 200)],
  ['small', atMost('calories', 300, 150)],
  ['filling', atLeast('protein', 20, 8)],
  ['steady', atMost('carbs', 30, 15)],
])

export const isMeasured = (style: string): boolean =>
  MEASURES.has(style) || UNRANKED.has(style) || kitchenOf(style) !== undefined || isFromStyle(style)

/** Told on the recipe, and nothing that a dish of the book says of itself. */
const UNRANKED = new Set([
  'simple',
  'unsure',
  'warfarin',
  'heart',
  'night-lows',
  'gastroparesis',
  'stomach-surgery',
  'no-added-salt',
  'sugarless',
  'saltless',
  'cheap',
  'little-weight',
  ...MACHINES_WANTED.map(({ means }) => means),
  ...PANS.map(({ means }) => means),
])

/** A measured wish as a limit, whether it is of a meal or of something small; null for any other style. */
export function measureOf(style: string, isSmall: boolean): Limit | null {
  const measure = MEASURES.get(style)
  if (!measure) return null
  const { figure, kind, meal, small } = measure
  return { figure, kind, value: isSmall ? small : meal }
}

const SMALL_COURSES: ReadonlySet<string> = new Set([
  'snack',
  'dessert',
  'cookies',
  'cake',
  'drink',
  'dip',
  'side',
  'sauce',
  'bread',
])

/** Whether a snack or a sweet is asked for: by its meal, its course, or a dish that is one. */
export const isSmallMeal = ({
  mealType,
  course,
  dish,
}: Pick<Brief, 'mealType' | 'course' | 'dish'>): boolean =>
  mealType === null
    ? SMALL_COURSES.has(course ?? courseOf(dish?.id))
    : mealType === 'Snack' || mealType === 'Dessert' || SMALL_COURSES.has(course ?? '')

const courseOf = (id: string | null | undefined): string => dishById(id ?? '')?.course ?? ''

/** The same of a finished recipe, by the ids of what was read and of its dish. */
export const isSmallRecipe = (readings: readonly string[], dish: string | undefined): boolean =>
  readings.some(
    (id) => /^meal:(?:snack|dessert)$/.test(id) || SMALL_COURSES.has(/^course:(.+)$/.exec(id)?.[1] ?? ''),
  ) ||
  (!readings.some((id) => id.startsWith('meal:') || id.startsWith('course:')) &&
    SMALL_COURSES.has(courseOf(dish?.split('+')[0])))

/** Limits for the wishes of a brief, one of each figure and kind: the stricter counts, and a figure that was given in numbers stays. */
export function limitsOfWishes(brief: Brief): Limit[] {
  const isSmall = isSmallMeal(brief)
  const wishes = brief.style.flatMap((style) => measureOf(style, isSmall) ?? [])
  if (brief.style.includes('night-lows'))
    wishes.push(
      { figure: 'carbs', kind: 'at-least', value: 15 },
      { figure: 'carbs', kind: 'at-most', value: 30 },
      { figure: 'protein', kind: 'at-least', value: 7 },
    )
  const found = new Map<string, Limit>()
  for (const wish of wishes) {
    if (brief.limits.some(({ figure }) => figure === wish.figure)) continue
    const known = found.get(`${wish.figure} ${wish.kind}`)
    const isStricter =
      !known || (wish.kind === 'at-most' ? wish.value < known.value : wish.value > known.value)
    if (isStricter) found.set(`${wish.figure} ${wish.kind}`, wish)
  }
  return [...found.values()]
}

/**
 * What a cook tries first to keep, and drops if no dish can: a limit, or a style of the book's own. "No added sugar" first finds a dish
 * without any, "no added salt" one without salt.
 */
export type Wish = { limit: Limit } | { style: string } | { minutes: number }

export const wishesOf = (brief: Brief): Wish[] => [
  ...fromKitchen(brief),
  ...limitsOfWishes(brief).map((limit) => ({ limit })),
  ...brief.style.flatMap((style) => FIRST.get(style) ?? []).map((style) => ({ style })),
  ...(brief.style.includes('steady') && isSmallMeal(brief) ? [{ style: 'sugarless' }] : []),
  ...(brief.budget ? [{ style: 'cheap' }] : []),
  ...(brief.style.includes('simple') && brief.minutes === null && !UNWATCHED.has(brief.tools.use ?? '')
    ? [{ minutes: SIMPLE.minutes }]
    : []),
]

/** "Korean, with tofu": a dish of that kitchen, if one has the foods. */
function fromKitchen(brief: Brief): Wish[] {
  const from = brief.dish || brief.foods.length === 0 ? null : fromStyle(brief)
  return from === null ? [] : [{ style: from }]
}

/** Tools that cook while nobody watches: their minutes are no work. */
export const UNWATCHED: ReadonlySet<string> = new Set(['slow-cooker', 'pressure-cooker', 'oven'])

const FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'no-added-sugar': 'sugarless',
    'no-added-salt': 'saltless',
    simple: 'ingredients-8',
    small: 'little-weight',
  }),
)

export const withWishes = (brief: Brief, wishes: readonly Wish[]): Brief => ({
  ...brief,
  limits: [...brief.limits, ...wishes.flatMap((wish) => ('limit' in wish ? wish.limit : []))],
  style: [...brief.style, ...wishes.flatMap((wish) => ('style' in wish ? wish.style : []))],
  minutes: wishes.flatMap((wish) => ('minutes' in wish ? wish.minutes : []))[0] ?? brief.minutes,
})

/** What a dish has at most that was asked for as something simple. */
export const SIMPLE = { ingredients: 8, minutes: 45, work: 15 } as const

/** Not counted as ingredients: everybody has them. */
export const PANTRY = /^(?:salt|water|black-pepper)$|-oil$/

/** Sugar by its names, not what is sweet without it. */
export const SUGAR =
  /^(?:sugar(?:-raw|-brown|-coconut|-powdered)?|jaggery|palm-sugar|maple-sugar|honey|molasses(?:-pomegranate)?|[a-z-]+-syrup(?:-dark|-hfcs)?|(?:apricot-)?jam|jelly|condensed-milk|dulce-de-leche)$/

/** What makes a dish creamy. Cheese that is sprinkled on top does not. */
export const CREAMY =
  /cream|milk|yogurt|ricotta|mascarpone|cottage|avocado|tahini|hummus|mayonnaise|peanut-butter|almond-butter|cheddar|gruyere|gouda|velveeta/

/** Steps that make a whole dish creamy, not those that mash a few beans in it. */
export const BLENDED =
  /\b(?:blend|pur[eé]e)[^.]*\b(?:smooth|creamy|soup)\b|\bmash[^.]*\b(?:smooth|creamy|with the (?:butter|oil|milk))/i

/** What costs much in most shops. */
export const DEAR =
  /salmon|shrimp|scallops|crab|lobster|halibut|lamb|veal|ribeye|tenderloin|sirloin|duck|prosciutto|pine-nuts|saffron|beef-(?:stew|flank|brisket|short)|roast-beef|skirt-steak|mussels|clams|tuna-fresh|sea-bass|cashew|pistachio|walnut|almonds|pecans|artichoke|asparagus/

/** Everyday foods that cost little and can be what a meal is made of. */
export const CHEAP =
  /^(?:egg|egg-boiled|.*beans|beans.*|.*lentils.*|chickpeas.*|split-peas.*|rice.*|pasta.*|macaroni|oats.*|potato.*|cabbage|carrots|onion|chicken-thigh|chicken-leg|chicken-drumsticks?|ground-(?:chicken|turkey|pork)|tuna-canned-water|sardines.*|tofu-firm|bread.*|tortilla-corn|peas-frozen|canned-tomatoes|crushed-tomatoes|milk.*|peanut-butter|kielbasa|sausage.*|polenta|cornmeal)$/

/** Minutes after which carrots and celery are soft. */
const UNTIL_SOFT = 25
const FIRM_ANYWAY =
  /almond|walnut|pecan|cashew|pistachio|hazelnut|peanuts|seeds|granola|croutons|chips|crackers|radish|jicama|cucumber|lettuce|coleslaw|tostada|popcorn|bacon$|coconut-shredded|pickle/
const FIRM_RAW = new RegExp(
  `${FIRM_ANYWAY.source}|celery|carrots|apple$|^ginger$|bok-choy|cabbage|kale|broccoli|scallions|bell-pepper|steak|pork-chop`,
)

/** The foods that are still firm after so many minutes of cooking. */
export const firmAfter = (minutes: number): RegExp => (minutes >= UNTIL_SOFT ? FIRM_ANYWAY : FIRM_RAW)
