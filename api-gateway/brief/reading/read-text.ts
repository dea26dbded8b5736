import { LIMITS } from '@evenplate/domain/limits'
import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/food'
import type { BookDish } from '../../dish-book/dish.ts'
import type { Brief, Limit } from '../brief.ts'
import { takeDiets } from './diets.ts'
import { dishesIn, type NamedDish, NO_BOOK } from './dishes.ts'
import { foodAt, tokensOf } from './food-lexicon.ts'
import { type FoodsAsked, foodsAsked } from './foods-asked.ts'
import { takeLimits } from './limits.ts'
import { type Manner, mannerOf } from './manner.ts'
import { mealTypeOf } from './meal-type.ts'
import { takeMinutes } from './minutes.ts'
import { takeNegations } from './negations.ts'
import { plainText } from './plain-text.ts'
import { withOnlyAllergy } from './reactions.ts'
import { Scraps } from './scraps.ts'
import { takeServings } from './servings.ts'
import { takeStyles } from './styles.ts'
import { takeTools } from './tools.ts'

/** What a text says, before it is known what a dish is made of. */
export type TextReading = FoodsAsked &
  Manner & {
    dishes: NamedDish[]
    mealType: MealType | null
    diets: Diet[]
    allergies: Allergen[]
    unwanted: string[]
    limits: Limit[]
    minutes: number | null
    servings: number | null
    skillLevel: SkillLevel | null
    tools: Brief['tools']
    style: string[]
    bloodSugarRange: string
  }

/**
 * Reads an English text. Each reader takes its words out of the text, so that the next cannot misread them: "no more
 * than 30 minutes" is a time before it could be a refusal of "more". Runs in time linear in the text, which is cut at
 * the longest a request may be. Never throws.
 */
export function readText(
  raw: string,
  book: readonly BookDish[] = NO_BOOK,
  strange: 'anywhere' | 'after-with' = 'anywhere',
): TextReading {
  const whole = withSwapsSaid(withoutCompany(plainText(raw.slice(0, LIMITS.freeTextMax))))
  const dishes = dishesAsked(whole, book)
  const read = readPieces(whole, strange)
  // "Banana bread" asks for no bananas: once the dish is known its name is out of the text.
  // Of a dish the book lacks, the foods it is named after are all we know.
  const known = dishes.filter(({ id }) => id !== null)
  const beside = known.length > 0 ? readPieces(withoutNames(whole, known), strange) : read
  const { must, wished, unknown, unwanted, course, style, mealType } = beside
  const holds = known.flatMap((dish) => dish.holds).filter((food) => !must.flat().includes(food))
  return {
    ...read,
    dishes,
    must: [...holds.map((food) => [food]), ...must],
    wished,
    unknown,
    unwanted,
    // What the dish's own name says of these is known from the dish.
    course,
    // "Sugar-free lemonade" is a name, and a wish all the same.
    style: unique([...style, ...read.style.filter((one) => one === 'no-added-sugar')]),
    mealType,
  }
}

/** "A side for roast beef" is no roast beef, "a sauce for pasta" no pasta. */
const withoutCompany = (text: string): string =>
  text.replace(COMPANY, (whole, kept: string, company: string) => {
    const tokens = tokensOf(company)
    const isDish = dishesIn(company, NO_BOOK).length > 0
    return isDish || tokens.some((_, at) => foodAt(tokens, at))
      ? `${kept.startsWith('g') || kept.startsWith('serve') || kept.startsWith('eat') ? 'a side' : kept} | `
      : whole
  })

const COMPANY =
  /\b(sides?(?: dish(?:es)?)? for|(?:sauce|dressing|gravy) for|(?:goes|go|serve|eat) (?:well )?(?:with|alongside))((?: [a-z]+){1,4})/g

/** "Swap the rice for cauliflower" and "substitute cauliflower for the rice", in one way. */
const withSwapsSaid = (text: string): string =>
  text
    .replace(
      /\b(?:swap(?:ping)?|trad(?:e|ing)|exchang(?:e|ing)) (?:out )?((?:[a-z]+ ){1,4}?)for /g,
      'without $1, with ',
    )
    .replace(
      /\b(?:replac(?:e|ing)|substitut(?:e|ing)|swap(?:ping)?) ((?:[a-z]+ ){1,4}?)(?:with|by) /g,
      'without $1, with ',
    )
    .replace(/\bsubstitut(?:e|ing) ((?:[a-z]+ ){1,4}?)for /g, 'with $1 instead of ')

/** What is refused ("anything but pizza") is not asked for. */
function dishesAsked(whole: string, book: readonly BookDish[]): NamedDish[] {
  const text = new Scraps(whole)
  takeNegations(text)
  return dishesIn(text.rest, book)
}

function withoutNames(whole: string, dishes: NamedDish[]): string {
  let text = new Scraps(whole).rest
  for (const { words } of dishes) text = text.replace(words, ' | ')
  return text
}

function readPieces(whole: string, strange: 'anywhere' | 'after-with'): Omit<TextReading, 'dishes'> {
  const text = new Scraps(whole)
  text.rest = withOnlyAllergy(text.rest)
  const bloodSugarRange = takeBloodSugar(text)
  const limits = takeLimits(text)
  const minutes = takeMinutes(text)
  const tools = takeTools(text)
  const manner = mannerOf(text)
  const styles = takeStyles(text)
  const skillLevel = takeSkill(text)
  const servings = takeServings(text)
  const diets = takeDiets(text)
  const mealType = mealTypeOf(text)
  const refused = takeNegations(text)
  const foods = foodsAsked(text.rest, strange)
  const isRefused = (names: string[]) => names.every((name) => refused.unwanted.includes(name))
  return {
    ...manner,
    must: foods.must.filter((names) => !isRefused(names)),
    wished: foods.wished.filter((names) => !isRefused(names)),
    unknown: foods.unknown,
    mealType,
    diets: unique([...diets.diets, ...refused.diets]),
    allergies: unique([...diets.allergies, ...refused.allergies]),
    unwanted: unique([...diets.unwanted, ...refused.unwanted]),
    limits,
    minutes: minutes.bound ?? styles.minutes,
    servings,
    skillLevel,
    tools,
    style: unique([
      ...styles.style,
      ...minutes.style,
      ...diets.style,
      ...(tools.without.includes('oven') ? ['no-oven'] : []),
      ...(tools.use === 'none' ? ['no-cook'] : []),
    ]),
    bloodSugarRange,
  }
}

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
