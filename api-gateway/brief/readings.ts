import type { Reading } from '@evenplate/domain/brief'
import type { Profile } from '@evenplate/domain/profile'
import { namesFood } from '@evenplate/nutrition/rules/avoid/meaning'
import { kitchenOf, kitchensIn } from '@evenplate/words/kitchens'
import { MACHINES_WANTED } from '@evenplate/words/machines'
import { PANS } from '@evenplate/words/pans'
import { partsIn } from '@evenplate/words/parts'
import { UNCOUNTED_STYLES } from '@evenplate/words/uncounted'
import type { Brief, Limit, NamedDish, Tool } from './brief.ts'
import { refusedKitchenOf } from './kitchens.ts'
import { namesMeat } from './names-meat.ts'
import { saturatedInWords } from './saturated.ts'

/** A brief before it is put into words. */
export type BriefWithoutReadings = Omit<Brief, 'readings'>

/** Puts a brief into words, in the order a person would say them. */
export const withReadings = (draft: BriefWithoutReadings, profile: Profile | null): Brief => ({
  ...draft,
  readings: readingsOf(draft, profile),
})

function readingsOf(brief: BriefWithoutReadings, profile: Profile | null): Reading[] {
  const { tools } = brief
  const readings: Reading[] = []
  const say = (kind: Reading['kind'], id: string, text: string, mendable = true) => {
    if (!readings.some((known) => known.id === id)) readings.push({ id, kind, text, mendable })
  }
  for (const dish of [...(brief.dish ? [brief.dish] : []), ...(brief.also ?? [])]) {
    const others = dish === brief.dish ? (brief.either ?? []) : []
    say(
      'dish',
      `dish:${dish.id ?? slugOf(dish.said)}`,
      [dish, ...others].map((one) => dishInWords(one, brief)).join(' or '),
    )
  }
  for (const { said } of brief.foods) say('food', `food:${slugOf(said)}`, said)
  for (const { said } of brief.wished) say('wish', `wish:${slugOf(said)}`, `${said}, if it fits`)
  for (const { kind, said } of brief.bases ?? []) say('food', `base:${kind}`, said)
  for (const { said } of brief.little ?? []) say('wish', `little:${slugOf(said)}`, `little ${said}`)
  for (const said of brief.unknown) say('food', `unknown:${slugOf(said)}`, `${said}: a food we don’t know`)
  for (const said of brief.strange ?? [])
    say('food', `strange:${slugOf(said)}`, `${said}: a word we don’t know`)
  if (brief.course && !isItsMeal(brief)) say('course', `course:${brief.course}`, COURSE[brief.course])
  if (brief.mealType) say('meal', `meal:${brief.mealType.toLowerCase()}`, brief.mealType.toLowerCase())
  for (const limit of brief.limits) say('limit', limitId(limit), limitInWords(limit))
  if (brief.aDay)
    say(
      'limit',
      'day',
      `${brief.aDay.value}${FIGURE[brief.aDay.figure].unit} ${FIGURE[brief.aDay.figure].name} a day`,
      false,
    )
  for (const { who, value } of brief.others ?? [])
    say('limit', `other:${who}`, `${value} g carbs for your ${who}`, false)
  if (brief.minutes !== null) say('minutes', 'minutes', `ready in ${brief.minutes} minutes`)
  if (brief.servingsSaid)
    say('people', 'people', brief.servings === 1 ? 'for one' : `for ${brief.servingsAsked ?? brief.servings}`)
  if (brief.pieces) say('people', 'pieces', brief.pieces.said)
  if (tools.use) say('tool', `tool:${tools.use}`, USE[tools.use])
  for (const tool of tools.without) say('tool', `tool:no-${tool}`, `no ${tool.replace('-', ' ')}`)
  for (const allergy of brief.allergies)
    say('without', `allergy:${allergy}`, `${allergy} allergy`, !isOf(profile?.allergies, allergy))
  for (const diet of brief.diets) say('diet', `diet:${diet}`, diet, !isOf(profile?.dietary_preferences, diet))
  for (const term of brief.unwanted)
    say(
      'without',
      `without:${slugOf(term)}`,
      namesFood(term) || partsIn([term]).length > 0 ? `no ${term}` : `no ${term}: a food we don’t know`,
    )
  if (brief.heat) say('heat', `heat:${brief.heat}`, brief.heat === 'mild' ? 'not spicy' : 'spicy')
  if (brief.texture && !(brief.texture === 'soft' && brief.style.includes('smooth')))
    say('texture', `texture:${brief.texture}`, brief.texture === 'soft' ? 'soft to eat' : brief.texture)
  if (brief.budget) say('budget', 'budget', 'easy on the budget')
  if (brief.eaters) say('eaters', `eaters:${brief.eaters}`, 'for kids')
  if (brief.occasion)
    say('occasion', `occasion:${brief.occasion}`, OCCASION.get(brief.occasion) ?? brief.occasion)
  const flavors = new Set(kitchensIn(brief.style).map(({ flavor }) => flavor))
  for (const style of brief.style) {
    // "Korean" is shown, and not that it is Asian.
    if (flavors.has(style)) continue
    if (style === 'make-ahead' && brief.occasion === 'meal-prep') continue
    const words =
      STYLE.get(style) ??
      kitchenOf(style)?.name ??
      refusedKitchenInWords(style) ??
      sodiumInWords(style) ??
      saturatedInWords(style) ??
      (isDishRefused(style) ? style.replaceAll('-', ' ') : undefined)
    if (words) say('style', `style:${style}`, words)
  }
  return readings
}

/** A dish as it was asked for: a curry with chicken is no "curry goat", and a vegetable biryani no "chicken biryani". */
export function dishInWords(
  { said, called, of = [] }: NamedDish,
  { foods, diets = [] }: Pick<Brief, 'foods'> & Partial<Pick<Brief, 'diets'>>,
  title = said,
): string {
  const isChanged =
    foods.length + of.length > 0 || diets.some((diet) => diet === 'vegetarian' || diet === 'vegan')
  return called && isChanged && namesMeat(title) && !namesMeat(called) ? called : title
}

const isOf = (list: readonly string[] | undefined, value: string): boolean => list?.includes(value) ?? false

/** Letters, digits and dashes of a name; if it has none, its code points. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return (
    slug ||
    `u-${[...name]
      .slice(0, 8)
      .map((char) => char.codePointAt(0)?.toString(16))
      .join('-')}`
  )
}

/** Choices are written in lower case: "net-carbs". */
export const figureId = (figure: Limit['figure']): string => figure.replace('C', '-c')

export const limitId = ({ figure, kind }: Limit): string => `limit:${figureId(figure)}:${kind}`

/** "at most 20 g carbs". */
export const limitInWords = ({ figure, kind, value }: Limit): string =>
  `${kind.replace('-', ' ')} ${value}${FIGURE[figure].unit} ${FIGURE[figure].name}`

export const FIGURE: Record<Limit['figure'], { name: string; unit: string }> = {
  carbs: { name: 'carbs', unit: ' g' },
  netCarbs: { name: 'net carbs', unit: ' g' },
  calories: { name: 'calories', unit: '' },
  fiber: { name: 'fiber', unit: ' g' },
  protein: { name: 'protein', unit: ' g' },
  fat: { name: 'fat', unit: ' g' },
}

/** The words after an amount in a sentence: "g of net carbs", "calories". */
export const ofFigure = (figure: Limit['figure']): string =>
  `${FIGURE[figure].unit ? 'g of ' : ''}${FIGURE[figure].name}`

const USE: Record<Tool, string> = {
  stove: 'on the stove',
  oven: 'in the oven',
  'slow-cooker': 'in a slow cooker',
  'pressure-cooker': 'in a pressure cooker',
  'air-fryer': 'in an air fryer',
  microwave: 'in the microwave',
  grill: 'on the grill',
  blender: 'in a blender',
  none: 'no cooking',
}

/** "A snack" names both a course and a meal: it gets one reading, removed together. */
export const isItsMeal = ({ course, mealType }: Pick<Brief, 'course' | 'mealType'>): boolean =>
  course !== null && course === mealType?.toLowerCase()

const COURSE: Record<NonNullable<Brief['course']>, string> = {
  main: 'a main dish',
  breakfast: 'a breakfast dish',
  soup: 'a soup',
  salad: 'a salad',
  sandwich: 'a sandwich',
  side: 'a side dish',
  snack: 'a snack',
  dip: 'a dip',
  sauce: 'a sauce',
  dessert: 'a dessert',
  cake: 'a cake',
  cookies: 'cookies',
  bread: 'a bread',
  drink: 'a drink',
}

const OCCASION = new Map([
  ['lunch-box', 'for a lunch box'],
  ['meal-prep', 'to make ahead'],
  ['birthday', 'for a birthday'],
  ['potluck', 'for a potluck'],
  ['party', 'for a party'],
  ['holiday', 'for a holiday'],
  ['picnic', 'for a picnic'],
  ['date-night', 'for date night'],
  ['game-day', 'for game day'],
  ['camping', 'for camping'],
])

/** "not-pot-roast": a dish that is refused by name. */
export const isDishRefused = (style: string): boolean => style.startsWith('not-')

const refusedKitchenInWords = (style: string): string | undefined => {
  const kitchen = refusedKitchenOf(style)
  return kitchen && `not ${kitchen.name}`
}

/** The most sodium asked for, in milligrams, of a style; null for any other style. */
export const sodiumOf = (style: string): number | null =>
  Number(/^sodium-(\d{2,4})$/.exec(style)?.[1] ?? 0) || null

const sodiumInWords = (style: string): string | undefined => {
  const most = sodiumOf(style)
  return most === null ? undefined : `at most ${most} mg sodium`
}

/** Styles worth showing; the others show in the dish, the minutes or the tools. */
const STYLE = new Map([
  ['mediterranean', 'Mediterranean'],
  ['italian', 'Italian'],
  ['mexican', 'Mexican'],
  ['indian', 'Indian'],
  ['thai', 'Thai'],
  ['japanese', 'Japanese'],
  ['asian', 'Asian'],
  ['middle-eastern', 'Middle Eastern'],
  ['french', 'French'],
  ['american', 'American'],
  ['no-added-sugar', 'no added sugar'],
  ['high-protein', 'high in protein'],
  ['high-fibre', 'high in fiber'],
  ['light', 'light'],
  ['low-fat', 'low in fat'],
  ['low-saturated', 'low in saturated fat'],
  ['low-calorie', 'low in calories'],
  ['low-fibre', 'low in fiber'],
  ['low-protein', 'low in protein'],
  ['small', 'a small portion'],
  ['filling', 'filling'],
  ['simple', 'simple'],
  ['steady', 'gentle on blood sugar'],
  ['no-added-salt', 'no added salt'],
  ['gastroparesis', 'for a slow stomach'],
  ['stomach-surgery', 'after stomach surgery'],
  ['low-salt', 'low in salt'],
  ...[...UNCOUNTED_STYLES].map(([style, { text }]): [string, string] => [style, text]),
  ['whole-wheat-dough', 'with a whole wheat dough'],
  ...[...MACHINES_WANTED, ...PANS].map(({ means, said }): [string, string] => [means, `in ${said}`]),
  ['hearty', 'hearty'],
  ['warm', 'warm'],
  ['one-pan', 'one pan'],
  ['sheet-pan', 'one sheet pan'],
  ['steamed', 'steamed'],
  ['roasted', 'roasted'],
  ['grilled', 'grilled'],
  ['baked', 'baked'],
  ['poached', 'poached'],
  ['stuffed', 'stuffed'],
  ['smooth', 'smooth to eat'],
  ['by-hand', 'to eat on the go'],
  ['cold', 'to eat cold'],
  ['unchilled', 'to carry without a cooler'],
  ['freezer', 'that freezes well'],
  ['make-ahead', 'to make ahead'],
  ['no-salad', 'not a salad'],
  ['no-soup', 'not a soup'],
  ['no-sandwich', 'not a sandwich'],
  ['no-dessert', 'not a dessert'],
  ['no-drink', 'not a drink'],
  ['no-snack', 'not a snack'],
  ['no-side', 'not a side dish'],
  ...[3, 4, 5, 6, 7, 8].map((count): [string, string] => [
    `ingredients-${count}`,
    `at most ${count} ingredients`,
  ]),
])
