import { DIETS } from '@evenplate/domain/diets'
import { LIMITS } from '@evenplate/domain/limits'
import type { CookingTime } from '@evenplate/domain/options'
import type { Profile } from '@evenplate/domain/profile'
import {
  clampServings,
  type GuidedRequest,
  type IngredientRow,
  type RecipeRequest,
} from '@evenplate/domain/request'
import { findFood } from '@evenplate/nutrition/reading/find-food'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { avoidTermsOf, withoutExceptions } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, dishIn, idsOf, lighterOf } from '../../dish-book/dish.ts'
import { servingsOfPieces } from '../../dish-book/pieces.ts'
import type { Brief, BriefFood, Limit, NamedDish } from '../brief.ts'
import { type BriefWithoutReadings, withReadings } from '../readings.ts'
import { withChoices } from './choices.ts'
import { COOKED_SOMEHOW, type NamedDish as DishInText, dishesIn } from './dishes.ts'
import { foodIdsOf } from './food-ids.ts'
import { isFood, keyOf } from './food-lexicon.ts'
import { foodsAsked } from './foods-asked.ts'
import { withFoodsInEnglish } from './foods-in-spanish.ts'
import { inEnglish } from './from-spanish.ts'
import { languageOf } from './languages.ts'
import { unwantedApart } from './meat-with-dairy.ts'
import { plainText } from './plain-text.ts'
import { readText, type TextReading } from './read-text.ts'
import { spelledRight } from './spelling.ts'
import { headsOf, strangeDish } from './strange-dish.ts'
import { wholeReading } from './whole-reading.ts'

/**
 * Reads a request, guided or free, together with the member's profile. Allergies and diets of the profile always count, whatever the
 * request or a choice says.
 * @throws AppError `invalid_request` for an invalid choice; never because of the text
 */
export function briefOf(request: RecipeRequest, profile: Profile | null, book: readonly BookDish[]): Brief {
  const asked = request.mode === 'guided' ? ofFields(request, book) : ofText(request.text, profile, book)
  const read = withReadings(
    {
      ...asked,
      // A member's skill comes from their profile.
      skillLevel: profile?.cooking_skill_level ?? asked.skillLevel,
      diets: unique([...asked.diets, ...(profile?.dietary_preferences ?? [])]),
      allergies: unique([...asked.allergies, ...(profile?.allergies ?? [])]),
      unwanted: unwantedApart(asked),
    },
    profile,
  )
  return withChoices(read, request.choices ?? [], profile, book)
}

/** A word that may be a food stops nothing where a food, dish or meal is named; it is told on the recipe. */
function strangersOf(
  read: TextReading,
  dish: string | null,
  text: string,
  language: string,
): Pick<Brief, 'unknown' | 'strange'> {
  if (dish !== null) return { unknown: [dish] }
  if (read.strange.length === 0) return { unknown: read.unknown }
  // What is asked for is told first, whatever else is named: "lamb zurbian for 4".
  const heads = language === 'en' && read.dishes.length === 0 ? headsOf(text, read.strange) : []
  if (heads.length > 0)
    return {
      unknown: [...read.unknown, ...heads],
      strange: read.strange.filter((word) => !heads.includes(word)),
    }
  const isNamed =
    read.dishes.length + read.must.length + read.wished.length > 0 || Boolean(read.course ?? read.mealType)
  return isNamed
    ? { unknown: read.unknown, strange: read.strange }
    : { unknown: [...read.unknown, ...read.strange] }
}

/** "Barfi or sandesh": the one that we know is made, and of the other the recipe tells. */
function eitherKnown(
  strangers: Pick<Brief, 'unknown' | 'strange'>,
  text: string,
  language: string,
  read: TextReading,
  book: readonly BookDish[],
): Pick<Brief, 'unknown' | 'strange'> {
  const { unknown, strange = [] } = strangers
  if (unknown.length === 0 || read.dishes.length + read.must.length + read.wished.length === 0)
    return strangers
  const plain = plainText(text)
  const isKnown = (words: string) => {
    const english = language === 'es' ? inEnglish(words, book) : words
    return dishesIn(english, book).some(({ id }) => id !== null) || foodsAsked(english).must.length > 0
  }
  const spared = unknown.filter((said) => besideOr(plain, plainText(said)).some(isKnown))
  return spared.length === 0
    ? strangers
    : { unknown: unknown.filter((said) => !spared.includes(said)), strange: [...strange, ...spared] }
}

/** What "or" puts beside some words, before or behind them. */
function besideOr(text: string, said: string): string[] {
  const at = text.indexOf(said)
  if (at < 0) return []
  const before = OR_BEFORE.exec(text.slice(Math.max(0, at - NEAR), at))?.[1]
  const after = OR_AFTER.exec(text.slice(at + said.length, at + said.length + NEAR))?.[1]
  return [before, after].flatMap((words) => words?.trim() || [])
}

const NEAR = 60
const OR_BEFORE =
  /([\p{L}' -]{3,60}),? (?:or|o|u)(?: (?:an?|some|even|maybe|perhaps|else|una?|unos|unas|quizas?))? $/u
const OR_AFTER =
  /^,? (?:or|o|u) (?:(?:an?|some|even|maybe|perhaps|else|una?|unos|unas|quizas?) )?([\p{L}' -]{3,60})/u

function ofText(text: string, profile: Profile | null, book: readonly BookDish[]): BriefWithoutReadings {
  const language = languageOf(text, book)
  const read = wholeReading(text, language, book)
  // "Frango with couve" names chicken and collard greens.
  const known = language === 'en' ? withFoodsInEnglish(plainText(text), book) : text
  const strange = strangeDish(known, language, read, book)
  const named = read.dishes.map(dishOf)
  const { dish, either, also } = oneOf(
    named.flatMap((one, n) => (isBareFood(one) ? [] : [{ one, or: read.dishes[n]?.or ?? false }])),
  )
  return {
    language,
    dish,
    also,
    ...(either.length > 0 ? { either } : {}),
    foods: [...named.filter(isBareFood).flatMap(({ foods = [] }) => foods), ...read.must.map(foodOf)].filter(
      (food) => !isItself(food, dish, book),
    ),
    wished: read.wished.map(foodOf),
    ...eitherKnown(strangersOf(read, strange, known, language), text, language, read, book),
    instead: [],
    limits: read.limits,
    ...(read.aDay ? { aDay: read.aDay } : {}),
    ...(read.others.length > 0 ? { others: read.others } : {}),
    bases: read.bases.map(({ kind, food, said }) => ({ kind, said, food, ids: foodOf([food]).ids })),
    ...(read.atHand.length > 0 ? { atHand: read.atHand } : {}),
    little: read.little.map(({ name, one }) => littleOf(name, one)),
    minutes: read.minutes,
    ...eatersOf(read, dish, profile, book),
    tools: read.tools,
    course: read.course,
    mealType: read.mealType,
    diets: read.diets,
    allergies: read.allergies,
    unwanted: read.unwanted,
    skillLevel: read.skillLevel ?? 'intermediate',
    heat: read.heat,
    texture: read.texture,
    budget: read.budget,
    eaters: read.eaters,
    occasion: read.occasion,
    style: read.style,
    bloodSugarRange: read.bloodSugarRange,
    challenges: '',
    open: read.open,
  }
}

/** For how many to cook: as said, or as many as the pieces asked for are. */
function eatersOf(
  { servings: said, pieces }: TextReading,
  dish: NamedDish | null,
  profile: Profile | null,
  book: readonly BookDish[],
): Pick<Brief, 'servings' | 'servingsSaid' | 'servingsAsked' | 'pieces'> {
  // "Make 12 egg muffins" names no people.
  const servings = pieces && said === pieces.count ? null : said
  const { max } = LIMITS.servings
  const usual = profile?.household_size ?? LIMITS.servings.default
  const named = dishIn(book, dish?.id)
  const enough = pieces && named ? servingsOfPieces(named, pieces.count, max) : 0
  return {
    servings: clampServings(servings ?? (enough || usual)),
    servingsSaid: servings !== null,
    ...(servings !== null && servings > max ? { servingsAsked: servings } : {}),
    ...(pieces ? { pieces } : {}),
  }
}

/** The dishes named, where "or" makes one of several enough. Of dishes beside the first, the first of several counts. */
function oneOf(named: { one: NamedDish; or: boolean }[]): {
  dish: NamedDish | null
  either: NamedDish[]
  also: NamedDish[]
} {
  const groups: NamedDish[][] = []
  for (const { one, or } of named) {
    const group = groups.at(-1)
    if (or && group) group.push(one)
    else groups.push([one])
  }
  const [[dish = null, ...either] = [], ...beside] = groups
  return { dish, either, also: beside.flatMap(([first]) => first ?? []) }
}

function ofFields(request: GuidedRequest, book: readonly BookDish[]): BriefWithoutReadings {
  const aside = (text: string) => wholeReading(text, languageOf(text, book), book)
  // "I'm allergic to shellfish" or "rice spikes me" may be typed into any box.
  const [avoid, challenges, range] = [
    aside(withoutExceptions(request.avoid)),
    aside(request.challenges),
    aside(request.bloodSugarRange),
  ]
  const language = languageOf(request.ingredients.map(({ name }) => name).join(' , '), book)
  const rows = request.ingredients.map((row) => rowOf(row, language, request.ingredients.length === 1, book))
  const [dish = null, ...also] = rows.flatMap(({ dishes }) => dishes)
  const asides = [avoid, challenges, range, ...rows.map(({ read }) => read)]
  return {
    language,
    dish,
    also,
    foods: rows.flatMap(({ foods }) => foods),
    wished: [],
    unknown: rows.flatMap(({ unknown }) => unknown),
    instead: [],
    limits: latest([...challenges.limits, ...range.limits, ...(request.limits ?? [])]),
    minutes: request.minutes ?? (request.cookingTime ? MINUTES_OF[request.cookingTime] : null),
    servings: request.servings,
    servingsSaid: true,
    tools: {
      use: challenges.tools.use,
      without: unique([...challenges.tools.without, ...avoid.tools.without]),
    },
    course: null,
    mealType: request.mealType,
    // "I'm lactose intolerant" is not an ingredient to avoid; "keto made me tired" does not ask for keto.
    diets: unique([
      ...request.dietary,
      ...[...avoid.diets, ...challenges.diets].filter((diet) => DIETS[diet].isStrict),
    ]),
    allergies: unique([...(request.allergies ?? []), ...asides.flatMap(({ allergies }) => allergies)]),
    unwanted: unique([
      ...avoidTermsOf(request.avoid),
      ...avoid.unwanted,
      ...challenges.unwanted,
      ...rows.flatMap(({ read }) => read.unwanted),
    ]),
    skillLevel: request.skillLevel,
    heat: challenges.heat,
    texture: challenges.texture,
    budget: challenges.budget,
    eaters: challenges.eaters,
    occasion: challenges.occasion,
    style: request.cookingTime === '45+ minutes' ? ['unhurried'] : [],
    bloodSugarRange: request.bloodSugarRange,
    challenges: request.challenges,
    open: rows.length === 0,
  }
}

type Row = Pick<BriefWithoutReadings, 'foods' | 'unknown'> & {
  dishes: NamedDish[]
  read: TextReading
}

/** A row of the builder: a food, a dish, or foods with words around them. Everything it names must be in the dish. */
function rowOf(row: IngredientRow, language: string, only: boolean, book: readonly BookDish[]): Row {
  const name = plainText(row.name).trim()
  const english = language === 'es' ? inEnglish(name, book).trim() : spelledRight(name, book)
  const read = readText(english, book)
  const none: Row = { foods: [], dishes: [], unknown: [], read }
  const weighed = (food: BriefFood): BriefFood => {
    const grams = row.quantity ? readLine(`${row.quantity} ${row.unit} ${english}`).grams : null
    return grams === null ? food : { ...food, grams: Math.round(grams) }
  }
  const dishes = dishesIn(english, book)
  const isWhole = dishes.length === 1 && dishes[0]?.words === english
  // Quinoa for dinner is a dinner with quinoa; a bowl of it is a side.
  const isSide = dishIn(book, dishes[0]?.id)?.course === 'side'
  if (isFood(english) && !(only && isWhole && !isSide))
    return { ...none, foods: [weighed({ said: row.name, ids: foodIdsOf(english) })] }
  if (dishes.length > 0) {
    const { must, wished } = read
    return {
      ...none,
      dishes: dishes.map(dishOf),
      foods: [...must, ...wished].map(foodOf),
    }
  }
  const asked = foodsAsked(
    read.allergies.length + read.unwanted.length > 0
      ? ` ${[...read.must, ...read.wished].flat().join(' , ')} `
      : english,
  )
  const named = [...asked.must, ...asked.wished]
  if (named.length === 1)
    return {
      ...none,
      foods: [
        weighed({
          said: row.name,
          ids: unique([...exactly(english), ...(named[0] ?? []).flatMap(foodIdsOf)]),
        }),
      ],
    }
  if (named.length > 1) return { ...none, foods: named.map(foodOf) }
  const found = findFood(english)
  if (found) return { ...none, foods: [weighed({ said: row.name, ids: foodIdsOf(english) })] }
  return { ...none, unknown: english ? [english] : [] }
}

/** "Boneless chicken thighs, trimmed" says more than the thighs in it. */
function exactly(said: string): string[] {
  const food = findFood(said)
  return food ? [food.id, ...foodIdsOf(food.name)] : []
}

/** One potato weighs what an ingredient line for it would. */
function littleOf(name: string, one: boolean): BriefFood {
  const grams = one ? readLine(`1 ${name}`).grams : null
  return { ...foodOf([name]), ...(grams === null ? {} : { grams: Math.round(grams) }) }
}

const foodOf = (names: string[]): BriefFood => ({
  said: names.join(' or '),
  ids: unique(names.flatMap(foodIdsOf)),
})

/** "Salmon with asparagus" names two foods, and counts as a dish only if there is time for it; "hummus" is one food. */
function dishOf({ id, said, words, holds }: DishInText): NamedDish {
  const parts = words.split(/ and | with | & | ?, /).map((part) => part.trim())
  const of = holds.filter((food) => foodById(foodIdsOf(food)[0] ?? '')?.group === 'vegetable')
  const called = id !== null && words !== said ? { called: words } : {}
  const named = of.length > 0 ? { id, said, ...called, of } : { id, said, ...called }
  // Lasagna is a dish before it is noodles.
  // Mac n cheese is sold in a box, and a dish by another spelling of its name.
  const isBoxed = parts.length === 1 && foodById(foodIdsOf(words)[0] ?? '')?.name === said
  return words !== said && !isBoxed && parts.every((part) => isFood(part) && !/^lasagn[ae]$/.test(part))
    ? { ...named, foods: parts.map((part) => foodOf([part])) }
    : named
}

/** Whether a food is what the dish itself was called: bread does not go in bread. */
const isItself = (food: BriefFood, dish: NamedDish | null, book: readonly BookDish[]): boolean =>
  dish !== null &&
  ([dish.said, dish.called, dishIn(book, dish.id)?.course].some(
    (name) => name && keyOf(name) === keyOf(food.said),
  ) ||
    isOnlyItsName(food, dish, dishIn(book, dish.id)))

/** "Sorrel drink" and "hibiscus tea" are names of a drink that has neither sorrel leaves nor tea in it. */
const isOnlyItsName = (
  { said, ids }: BriefFood,
  { called }: NamedDish,
  dish: BookDish | undefined,
): boolean =>
  called !== undefined &&
  dish?.course === 'drink' &&
  (dish.en ?? []).includes(called) &&
  ` ${called} `.includes(` ${said} `) &&
  !dish.foods.some((part) => [...idsOf(part), ...lighterOf(part)].some((id) => ids.includes(id)))

/** "Salmon" in a row is a food to use, not a way to cook it, although a dish has it as an alias. */
function isBareFood({ said, foods = [] }: NamedDish): boolean {
  const [food] = foods
  const group = food && foodById(food.ids[0] ?? '')?.group
  return (
    foods.length === 1 &&
    group === 'protein' &&
    keyOf(food!.said).replace(/ /g, '') !== keyOf(said).replace(/ /g, '') &&
    !COOKED_SOMEHOW.test(food!.said)
  )
}

const latest = (limits: Limit[]): Limit[] => [
  ...new Map(limits.map((limit) => [`${limit.figure} ${limit.kind}`, limit])).values(),
]

const MINUTES_OF: Record<CookingTime, number | null> = {
  '15 minutes or less': 15,
  '30 minutes': 30,
  '45+ minutes': null,
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
