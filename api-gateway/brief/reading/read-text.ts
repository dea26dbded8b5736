import { LIMITS } from '@evenplate/domain/limits'
import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import { isOfKind } from '@evenplate/nutrition/rules/avoid/meaning'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'
import { FLAVORS } from '@evenplate/words/flavors'
import { kitchenOf } from '@evenplate/words/kitchens'
import { patternOf } from '@evenplate/words/row'
import { UNCOUNTED_STYLES } from '@evenplate/words/uncounted'
import { type BookDish, dishIn, idsOf } from '../../dish-book/dish.ts'
import { withBodies } from '../bodies.ts'
import type { AtHand, Brief, Limit } from '../brief.ts'
import { withoutKitchensRefused } from '../kitchens.ts'
import { withAllergyAsReason } from './allergy-as-reason.ts'
import { eitherSaid } from './alternatives.ts'
import { apostrophesSaid } from './apostrophes.ts'
import { exceptAsked } from './asked-all-the-same.ts'
import { atHandIn } from './at-hand.ts'
import {
  asBases,
  type BaseAsked,
  breadLeftOut,
  doughOf,
  isUsual,
  mayNameBase,
  takeBases,
  takeWholeWheat,
} from './bases.ts'
import { withoutComparisons } from './comparisons.ts'
import { corrected } from './corrections.ts'
import { takeDiets } from './diets.ts'
import { dishesIn, isFoodsAlone, isOneFood, type NamedDish, NO_BOOK } from './dishes.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, keyOf, tokensOf } from './food-lexicon.ts'
import { type FoodsAsked, foodsAsked } from './foods-asked.ts'
import { kindsJoined } from './kind-apart.ts'
import { leftoversSaid } from './leftovers.ts'
import { takeLimits } from './limits.ts'
import { type LittleOf, takeLittle } from './little.ts'
import { withoutMachines } from './machines.ts'
import { type Manner, mannerOf } from './manner.ts'
import { mealTypeOf } from './meal-type.ts'
import { namesNoMeat } from './meatless-names.ts'
import { takeMinutes } from './minutes.ts'
import { refusedFor, takeNegations } from './negations.ts'
import { takeADay, takeOthers } from './other-limits.ts'
import { type PiecesSaid, piecesSaid } from './pieces.ts'
import { plainText } from './plain-text.ts'
import { portionsFor, takePortions } from './portions.ts'
import { takePrice } from './prices.ts'
import { withOnlyAllergy } from './reactions.ts'
import { isRefusedDish, refusedDishes } from './refused-dishes.ts'
import { reworded } from './reworded.ts'
import { takeSaturated, takeSugars } from './saturated.ts'
import { Scraps } from './scraps.ts'
import { takeServings } from './servings.ts'
import { takeSodium } from './sodium.ts'
import { takeKindsRefused, takeStyles } from './styles.ts'
import { takeTools } from './tools.ts'
import { wishesApart } from './wishes-apart.ts'

/** What a text says, before we know what a dish is made of. */
export type TextReading = FoodsAsked &
  Manner & {
    dishes: NamedDish[]
    mealType: MealType | null
    diets: Diet[]
    allergies: Allergen[]
    unwanted: string[]
    limits: Limit[]
    aDay: Brief['aDay'] | null
    others: NonNullable<Brief['others']>
    little: LittleOf[]
    bases: BaseAsked[]
    atHand: AtHand[]
    minutes: number | null
    servings: number | null
    pieces: PiecesSaid | null
    skillLevel: SkillLevel | null
    tools: Brief['tools']
    style: string[]
    bloodSugarRange: string
    /** Foods that are named, but neither asked for nor refused: the chicken of "no more chicken parmesan", or what a correction took back. */
    aside: string[]
  }

type Pieces = Omit<TextReading, 'dishes' | 'pieces' | 'bases' | 'aside' | 'atHand'> & {
  /** Meat is refused as a food: "no meat". */
  meatless: boolean
}

/**
 * Reads an English text. Each reader cuts its words out, so that the next cannot misread them: "no more than 30 minutes" is read as
 * a time before it could be read as a refusal of "more". Runs in time linear in the text, which is cut at the longest a request may
 * be. Never throws.
 */
export function readText(raw: string, book: readonly BookDish[] = NO_BOOK): TextReading {
  const meant = corrected(eitherSaid(apostrophesSaid(plainText(raw.slice(0, LIMITS.freeTextMax)))), book)
  const machines = withoutMachines(reworded(withAllergyAsReason(meant.text)))
  const plain = kindsJoined(leftoversSaid(wishesApart(machines.text, book)), book)
  const notDishes = refusedDishes(plain, book)
  const asked = withoutComparisons(withoutLikings(withoutCompany(notDishes.text)), book)
  const wheat = takeWholeWheat(asked, () => dishesAsked(asked, book), book)
  const { whole, named, bases } = withBases(wheat.text, book)
  const flavors = named.filter((dish) => saysFlavor(dish, book))
  const dishes = named.filter(
    (dish) => !flavors.includes(dish) && !notDishes.styles.some((style) => isRefusedDish(style, dish.said)),
  )
  const pieces = eachOnce(readPieces)
  const read = pieces(whole)
  // "Banana bread" does not ask for bananas: once the dish is known, its name is removed from the text. If the book lacks the dish,
  // the foods in its name are all we know.
  const known = boundDishes(
    dishes.filter(({ id }) => id !== null),
    whole,
    book,
    pieces,
  )
  const names = [...known, ...flavors]
  const beside = names.length > 0 ? pieces(withoutNames(whole, names)) : read
  const { must, wished, unknown, strange, course, style, mealType } = beside
  const { diets, unwanted } = withFishEaten(read, dishes, beside.unwanted)
  const holds = [
    ...known.flatMap((dish) => dish.holds),
    ...flavors.flatMap(({ id }) => mainsOf(id, book)),
  ].filter((food) => !must.flat().includes(food) && !read.unwanted.includes(food))
  const { meatless: _, ...told } = read
  const noMeat = namesNoMeat(whole, known, [...must, ...wished], book)
  return {
    ...told,
    diets: noMeat ? unique<Diet>([...diets, 'vegetarian']) : diets,
    dishes: dishes
      .filter((dish) => dish.id === null || known.includes(dish))
      .map((dish) => saidWithout(dish, unwanted))
      .concat(known.length === 0 ? flavors.filter(isAnotherForm).map(inThatForm) : []),
    must: [
      ...[...holds.map((food) => [food]), ...must].filter((names) => !isUsual(names, bases)),
      ...bases.map(({ food }) => [food]),
      ...wheat.must,
    ],
    bases,
    atHand: atHandIn(plain),
    pieces: piecesSaid(whole, known, book),
    wished,
    unknown,
    strange,
    unwanted: exceptAsked(
      unique([...unwanted, ...notDishes.unwanted, ...breadLeftOut(plain, known, book)]),
      [...[...must, ...wished].flat(), ...bases.map(({ food }) => food)],
      plain,
    ),
    // What the dish's own name says about these is known from the dish.
    course,
    // "Sugar-free lemonade" is a name and a wish.
    style: withoutKitchensRefused([
      ...style.filter(
        (one) =>
          (one !== 'warm' || course === null || !EATEN_COLD.has(course)) &&
          // "Gravy without lumps" is any gravy, and "Polish sausage and peppers" no Polish dish.
          ((one !== 'smooth' && !kitchenOf(one)) || read.style.includes(one)),
      ),
      ...read.style.filter((one) => one === 'no-added-sugar'),
      ...notDishes.styles,
      ...machines.style,
      ...wheat.style,
    ]),
    mealType,
    aside: [...notDishes.foods, ...meant.replaced],
  }
}

/** "No meat or chicken, just fish": who asks for fish is no vegetarian. */
function withFishEaten(
  { diets, meatless, must, wished }: Pieces,
  dishes: readonly NamedDish[],
  unwanted: string[],
) {
  const asked = () => [...must, ...wished, ...dishes.map(({ words }) => tokensOf(words))].flat()
  const eatsFish = meatless && asked().some((food) => food === 'fish' || isOfKind('seafood', food))
  return eatsFish
    ? {
        diets: diets.filter((diet) => diet !== 'vegetarian'),
        unwanted: unique([...unwanted, 'meat', 'poultry']),
      }
    : { diets, unwanted }
}

/** "Low carb lasagna, no zucchini" is that lasagna, and not called zucchini lasagna. */
const saidWithout = (dish: NamedDish, unwanted: readonly string[]): NamedDish => {
  const [said, words, refused] = [dish.said, dish.words, unwanted.join(' ')].map((text) =>
    tokensOf(text).map(keyOf),
  )
  const isRefused = said!.some((word) => !words!.includes(word) && refused!.includes(word))
  return isRefused ? { ...dish, said: dish.words } : dish
}

/** Kinds of dish that are cold, unless a warm one is named. */
const EATEN_COLD: ReadonlySet<string> = new Set(['salad', 'sandwich', 'dip', 'sauce'])

/** The dishes that a text names, and the bases of other foods it asks for, which are then cut out of it. */
function withBases(
  said: string,
  book: readonly BookDish[],
): { whole: string; named: NamedDish[]; bases: BaseAsked[] } {
  const all = dishesAsked(said, book)
  if (!mayNameBase(said)) return { whole: said, named: all, bases: [] }
  const { dishes: named, bases: carriers } = asBases(all)
  const carried = all.filter((dish) => !named.includes(dish))
  const doughs = doughOf(said, named, book)
  const refusing = new Scraps(withoutNames(said, all))
  takeNegations(refusing)
  const { bases } = takeBases(refusing.rest)
  const whole = bases.length > 0 ? takeBases(said).text : said
  return {
    whole: carried.reduce((text, { words }) => text.replace(words, ' | '), whole),
    named,
    bases: [...carriers, ...doughs, ...bases],
  }
}

/** Cached within one request: usually the same words are left, whichever names are cut out. */
function eachOnce<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    known.set(text, found)
    return found
  }
}

/** "Tabbouleh salad" is tabbouleh; a "taco salad" is not a taco. */
function saysFlavor({ id, flavors }: NamedDish, book: readonly BookDish[]): boolean {
  const dish = dishIn(book, id)
  if (!dish || !flavors) return false
  const kind = flavors.replace(/s$/, '')
  return !(OF_KIND[kind]?.(dish) ?? false) && !plainText(dish.title).includes(kind)
}

/** "Cheeseburger skillet" names a dish that the book lacks, although it has the foods: it is told. */
const isAnotherForm = ({ flavors = '' }: NamedDish): boolean =>
  /^(?:skillet|casserole|bake|stir[- ]?fry)s?$/.test(flavors)

const inThatForm = ({ words, flavors, holds }: NamedDish): NamedDish => {
  const said = `${words} ${flavors}`
  return { id: null, said, words: said, holds }
}

const OF_KIND: Record<string, (dish: BookDish) => boolean> = {
  soup: ({ course }) => course === 'soup',
  stew: ({ course, vessel }) => course === 'soup' || vessel === 'bowl',
  chowder: ({ course }) => course === 'soup',
  salad: ({ course }) => course === 'salad' || course === 'side',
  dip: ({ course }) => course === 'dip' || course === 'sauce',
  // A "banh mi bowl" has the foods of a banh mi, perhaps without the bread.
  bowl: () => true,
  skillet: ({ vessel }) => vessel === 'skillet',
  casserole: ({ ways }) => ways.some(({ tool }) => tool === 'oven'),
  bake: ({ ways }) => ways.some(({ tool }) => tool === 'oven'),
  pasta: ({ foods }) => foods.some(({ use }) => /\bpasta/.test(use)),
  wrap: ({ course }) => course === 'sandwich',
}

/** The main foods of a dish: the ground beef of tacos, the cabbage and the beef of cabbage rolls. */
const mainsOf = (id: string | null, book: readonly BookDish[]): string[] =>
  (dishIn(book, id)?.foods ?? [])
    .filter(({ job, defines }) => defines && (job === 'main' || job === 'vegetable'))
    .map((food) => foodById(idsOf(food)[0] ?? '')?.name ?? '')
    .filter(Boolean)
    .slice(0, 2)

/**
 * Of the dishes that a text names, those that are required. A name made of foods alone counts as a dish only if nothing else asked
 * for could conflict with it: "black beans in 20 minutes" are beans in any dish that is quick enough.
 */
function boundDishes(
  known: NamedDish[],
  whole: string,
  book: readonly BookDish[],
  pieces: (text: string) => Pieces,
): NamedDish[] {
  const loose = known.filter(({ words }) =>
    isFoodsAlone(words, book, known.find((next) => whole.includes(`${words} ${next.words}`))?.words),
  )
  if (loose.length === 0) return known
  const certain = known.filter((dish) => !loose.includes(dish))
  const rest = pieces(withoutNames(whole, known))
  const ways = loose.flatMap(({ id }) => dishIn(book, id)?.ways ?? [])
  const { use, without } = pieces(whole).tools
  const isFree =
    loose.every(({ words, flavors }) => !flavors && !isOneFood(words)) &&
    certain.length === 0 &&
    loose.length === 1 &&
    rest.must.every((names) => isItsMeat(names, loose[0]!, book)) &&
    rest.minutes === null &&
    (!use || ways.some(({ tool }) => tool === use)) &&
    (without.length === 0 || ways.some(({ tool }) => !without.includes(tool)))
  return isFree ? known : certain
}

/** A meat that a dish may be flavored with: the bacon of "collard greens with bacon". */
const isItsMeat = (names: readonly string[], { id }: NamedDish, book: readonly BookDish[]): boolean => {
  const dish = dishIn(book, id)
  const ids = new Set(
    (dish?.foods ?? []).filter(({ job, optional }) => job === 'main' && optional).flatMap(idsOf),
  )
  return dish?.course === 'side' && names.every((name) => foodIdsOf(name).some((one) => ids.has(one)))
}

/** "A side for roast beef" does not ask for roast beef, "a sauce for pasta" not for pasta. */
const withoutCompany = (text: string): string =>
  text.replace(COMPANY, (whole, kept: string, company: string) => {
    const tokens = tokensOf(company)
    const isDish = dishesIn(company, NO_BOOK).length > 0
    return isDish || tokens.some((_, at) => foodAt(tokens, at))
      ? `${kept.startsWith('g') || kept.startsWith('serve') || kept.startsWith('eat') ? 'a side' : kept} | `
      : whole
  })

const COMPANY =
  /\b(sides?(?: dish(?:es)?)? for|(?:sauce|dressing|gravy) for|(?:goes|go|serve|eat) (?:well )?(?:with|alongside))((?: (?!(?:instead|rather|without|no|not|but|except|minus)\b)[a-z]+){1,4})/g

/** "He loves meat and potatoes. Could you suggest a pot roast?" asks for the roast. */
function withoutLikings(text: string): string {
  if (text.search(LIKINGS) < 0) return text
  const thoughts = text.split(/(?<=[.!?;])(?= )/)
  const asks = thoughts.filter((thought) => ASKS.test(thought) && namesSomething(thought))
  if (asks.length === 0 || asks.length === thoughts.length) return text
  return thoughts
    .map((thought) => (asks.includes(thought) ? thought : thought.replace(LIKINGS, '$1 ')))
    .join('')
}

const ASKS =
  /\b(?:suggest|recommend|recipe|i want|i need|we need|we want|i'd like|i would like|looking for|make|cook|give me|could you|can you|would you|how (?:do|can)|please)\b/
/** But not "the kids don't like peas": refusals count. */
const LIKINGS =
  /\b((?:he|she|they|husband|wife|son|daughter|kids?|mom|dad|mother|father|family|partner|who|everyone|and) (?:really |just |always |only )?(?:loves?|likes?|grew up on|lives? on|is used to|are used to)) [^.;!?]*/

const namesSomething = (thought: string): boolean =>
  dishesIn(thought, NO_BOOK).length > 0 || foodsAsked(thought).must.length > 0

/** Refused dishes ("anything but pizza") are not asked for. */
function dishesAsked(whole: string, book: readonly BookDish[]): NamedDish[] {
  const text = new Scraps(whole)
  takeKindsRefused(text)
  takeNegations(text)
  return dishesIn(text.rest, book)
}

function withoutNames(whole: string, dishes: NamedDish[]): string {
  let text = new Scraps(whole).rest
  for (const { words } of dishes) text = withoutAgain(text.replace(words, ' | '), words)
  return text
}

/** A meat may be a dish by its name, and is a food all the same. */
const isMeat = (words: string): boolean => foodById(foodIdsOf(words)[0] ?? '')?.group === 'protein'

/** "I want pancakes. Regular pancakes": the same dish, said again. */
const withoutAgain = (text: string, words: string): string =>
  text.includes(words) && /^[a-z' -]{4,}$/.test(words) && !isMeat(words)
    ? text.replace(
        new RegExp(
          `(?<![a-z-])${words}(?= *(?:$|[.,;:!?|)]|(?:for|with|without|not|but|and|please|that|no|in|on|tonight)\\b))`,
          'g',
        ),
        ' | ',
      )
    : text

function readPieces(whole: string): Pieces {
  const text = new Scraps(whole)
  text.rest = withOnlyAllergy(text.rest)
  const little = takeLittle(text)
  const refusedAnyway = refusedFor(text.rest)
  const bloodSugarRange = takeBloodSugar(text)
  const aDay = takeADay(text)
  const others = takeOthers(text)
  const sodium = takeSodium(text)
  const price = takePrice(text)
  const fats = [...takeSaturated(text), ...takeSugars(text)]
  const limits = takeLimits(text)
  const minutes = takeMinutes(text)
  const portions = takePortions(text)
  const tools = takeTools(text)
  const manner = mannerOf(text)
  const styles = takeStyles(text)
  const skillLevel = takeSkill(text)
  const servings = portionsFor(portions, takeServings(text))
  const diets = takeDiets(text)
  const mealType = mealTypeOf(text, manner.course)
  const refused = takeNegations(text)
  refused.allergies.push(...refusedAnyway.allergies)
  refused.unwanted.push(...refusedAnyway.unwanted)
  const foods = foodsAsked(tastesSaid(text.rest))
  const isRefused = (names: string[]) => names.every((name) => refused.unwanted.includes(name))
  return {
    ...manner,
    budget: manner.budget || price.budget,
    // What needs no chewing is soft as well.
    texture: styles.style.some((one) => one === 'smooth' || one === 'gastroparesis')
      ? 'soft'
      : manner.texture,
    must: [...foods.must, ...little.flatMap(({ must, name }) => (must ? [[name]] : []))].filter(
      (names) => !isRefused(names),
    ),
    wished: foods.wished.filter((names) => !isRefused(names)),
    unknown: foods.unknown,
    strange: foods.strange,
    mealType,
    diets: unique([...diets.diets, ...refused.diets]),
    meatless: refused.diets.includes('vegetarian') && !diets.diets.includes('vegetarian'),
    allergies: unique([...diets.allergies, ...refused.allergies]),
    unwanted: unique([
      ...diets.unwanted,
      ...refused.unwanted,
      ...richIn(styles.style),
      ...vitaminK(styles.style, refused.unwanted),
    ]),
    limits,
    aDay,
    others,
    little: little.filter(({ name }) => !isRefused([name])),
    minutes: minutes.bound ?? styles.minutes,
    // "For me and 20 for my husband" is for two.
    servings: others.length > 0 && servings === 1 ? 1 + others.length : servings,
    skillLevel,
    tools,
    style: unique([
      ...withBodies(styles.style),
      // Weak kidneys need little salt, too.
      ...(styles.style.includes('renal') ? ['low-salt'] : []),
      ...sodium,
      ...fats,
      ...price.style,
      ...(isPackedCold(text.rest, manner.occasion, tools.without) ? ['cold'] : []),
      ...minutes.style,
      ...diets.style,
      ...(tools.without.includes('oven') ? ['no-oven'] : []),
      ...(tools.use === 'none' ? ['no-cook'] : []),
    ]),
    bloodSugarRange,
  }
}

/** Where there is nothing to heat it, or in a child's bag, lunch is eaten cold. */
const isPackedCold = (
  text: string,
  occasion: Manner['occasion'],
  without: readonly Brief['tools']['without'][number][],
): boolean =>
  without.includes('microwave')
    ? occasion === 'lunch-box' || AWAY.test(text)
    : occasion === 'lunch-box' && IN_CLASS.test(text)

const AWAY = /\b(?:work|school|office|escuela|colegio|trabajo|oficina|job|class|campus|camp|daycare)\b/
const IN_CLASS = /\b(?:school|class(?:room)?|escuela|colegio|cole|daycare|preschool|kindergarten|camp)\b/

/** Who wants little potassium wants no foods that are known for it, although we do not count it. */
const richIn = (styles: readonly string[]): string[] =>
  styles.flatMap((style) => UNCOUNTED_STYLES.get(style)?.leftOut ?? [])

/** Who takes warfarin and was told to leave out leafy greens means the vitamin K in them, which cabbage and herbs have too. */
const vitaminK = (styles: readonly string[], unwanted: readonly string[]): string[] =>
  styles.includes('warfarin') && unwanted.some((food) => /\b(?:leafy|greens?)\b/.test(food))
    ? ['high vitamin k food']
    : []

const TASTES = FLAVORS.map((row) => ({ means: row.means, pattern: patternOf(row, 'g') }))

/** "A cheesy noodle dinner" asks for cheese. */
const tastesSaid = (text: string): string =>
  TASTES.reduce((said, { means, pattern }) => said.replace(pattern, ` ${means} , `), text)

function takeBloodSugar(text: Scraps): string {
  const said = text.takeAll(
    /\b(?:(?:hb)?a1c)\b[^.;\n]{0,20}?\d{1,2}(?:[.,]\d)?\s?%?|\b\d{1,3}(?:[.,]\d)?(?:\s?(?:-|to)\s?\d{1,3}(?:[.,]\d)?)?\s?(?:mg\/dl|mmol(?:\/l)?)/g,
  )
  return said.map((match) => match[0]).join(', ')
}

function takeSkill(text: Scraps): SkillLevel | null {
  if (text.take(/\b(?:beginner|novice|simple|easy|can(?:'t| ?not) (?:really )?cook|new to cooking)\b/))
    return 'beginner'
  if (text.take(/\b(?:advanced cook|advanced|challenge me|experienced cook|chef[- ]level)\b/))
    return 'advanced'
  return null
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
