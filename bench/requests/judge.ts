import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { NO_NUTRITION } from '@evenplate/domain/nutrients'
import type { Recipe } from '@evenplate/domain/recipe'
import { plainBreaches } from '../accuracy/measure/plain-words.ts'
import type { Answer, Telling } from './ask.ts'
import type { Expected, Limit, Row } from './asked/row.ts'
import { DISHES } from './dishes/all-dishes.ts'
import type { Dish } from './dishes/dish.ts'
import type { FoodWord } from './dishes/foods.ts'
import { type Line, linesWith, names, plain } from './holds.ts'
import { saidIn } from './said-in.ts'
import { cookedThatWay } from './way-of-cooking.ts'

/** One expectation of one request, met or not. */
export type Check = { measure: Measure; met: boolean; expected: string; got: string }

export type Measure =
  | 'foods'
  | 'dish'
  | 'limit'
  | 'minutes'
  | 'servings'
  | 'tool'
  | 'kind'
  | 'texture'
  | 'without'
  | 'told'

/** The checks of a reply, one for each expectation. A request is met if all its checks are met. */
export function judge(row: Row, answer: Answer): Check[] {
  if (row.told === true) return [toldCheck(row, answer)]
  if (row.told === 'either' && answer.kind === 'told') return [toldCheck(row, answer)]
  if (answer.kind === 'dish') return checksOf(row, answer.recipe)
  // The answer said so before anything was made: the limit is not broken, but the rest is missing.
  const said = answer.kind === 'told'
  const got = said ? `told: ${answer.message}` : `${answer.status} ${answer.code}`
  const missing = checksOf(row, NO_RECIPE).map((check) => ({
    ...check,
    met: said && check.measure === 'limit',
    got,
  }))
  return missing.length > 0 ? missing : [{ measure: 'kind', met: false, expected: 'a dish', got }]
}

const NO_RECIPE: Recipe = {
  title: '',
  description: '',
  prepTime: Number.POSITIVE_INFINITY,
  cookTime: 0,
  servings: 0,
  ingredients: [],
  instructions: [],
  nutritionalInfo: { ...NO_NUTRITION, glycemicLoad: null },
  tips: [],
  figures: {
    basis: 'model',
    version: FIGURES_VERSION,
    perServing: { ...NO_NUTRITION, glycemicLoad: null },
    carbsBetween: null,
    mayAdd: null,
    impact: null,
    glycemicLoadEstimated: false,
    lines: [],
    notCounted: [],
    claimed: { carbs: null, differs: false },
    plate: null,
    swaps: [],
    origin: { provider: 'house-chef', notice: '', notes: [], checked: [], fromProfile: [], care: [] },
  },
}

function checksOf(row: Expected, recipe: Recipe): Check[] {
  const lines = linesOf(recipe)
  const steps = plain(recipe.instructions.join(' '))
  const { perServing } = recipe.figures
  const checks: Check[] = []
  const check = (measure: Measure, met: boolean, expected: string, got: string) =>
    checks.push({ measure, met, expected, got })
  const list = recipe.ingredients.join('; ')

  for (const food of row.foods ?? []) {
    const one: readonly FoodWord[] = typeof food === 'string' ? [food] : food
    const met = one.some((word) => linesWith(lines, word, recipe.servings).length > 0)
    check('foods', met, one.join(' or '), `${recipe.title}: ${list}`)
  }
  if (row.dish) {
    const wrong = wrongWith(DISHES[row.dish], lines, steps)
    check('dish', wrong === null, row.dish, `${recipe.title}: ${wrong}`)
  }
  if (row.course) {
    const wrong = wrongWith(DISHES[row.course], lines, steps) ?? tooMuchFor(row.course, perServing.calories)
    check('kind', wrong === null, row.course, `${recipe.title}: ${wrong}`)
  }
  for (const limit of row.limits ?? []) {
    const value = perServing[limit.figure]
    check(
      'limit',
      holds(limit, value),
      `${limit.figure} ${limit.kind} ${limit.value}`,
      `${recipe.title}: ${value}`,
    )
  }
  if (row.minutes !== undefined) {
    const minutes = recipe.prepTime + recipe.cookTime
    check('minutes', minutes <= row.minutes, `${row.minutes} minutes`, `${recipe.title}: ${minutes}`)
  }
  if (row.servings !== undefined)
    check('servings', recipe.servings === row.servings, `for ${row.servings}`, `for ${recipe.servings}`)
  if (row.tool) check('tool', cookedThatWay(row.tool, steps), row.tool, `${recipe.title}: ${steps}`)
  for (const food of row.without ?? []) {
    const found = lines.find(({ text }) => names(text, food))
    check('without', found === undefined, `no ${food}`, `${recipe.title}: ${found?.text}`)
  }
  for (const diet of row.diets ?? []) {
    const wrong = dietBroken(diet, recipe)
    check('without', wrong === null, diet, `${recipe.title}: ${wrong}`)
  }
  if (row.meal && !row.dish) {
    const wrong = wrongAt(row.meal, row, lines, recipe)
    check('kind', wrong === null, row.meal, `${recipe.title}: ${wrong}`)
  }
  if (row.texture) {
    const wrong = wrongToBite(row.texture, lines)
    check('texture', wrong === null, row.texture, `${recipe.title}: ${wrong}`)
  }
  // The request names nothing in particular: any dish is right.
  if (checks.length === 0) check('kind', recipe.ingredients.length > 0, 'a dish', recipe.title)
  return checks
}

const linesOf = ({ ingredients, figures }: Recipe): Line[] =>
  ingredients.map((text, at) => ({ text, grams: figures.lines[at]?.grams ?? null }))

/** Calories a serving above which it does not count as that course. */
const MOST_CALORIES: Partial<Record<NonNullable<Expected['course']>, number>> = {
  'any side': 300,
  'any drink': 300,
  'any dip': 350,
}

function tooMuchFor(course: NonNullable<Expected['course']>, calories: number | null): string | null {
  return (calories ?? 0) > (MOST_CALORIES[course] ?? Number.POSITIVE_INFINITY) ? `${calories} kcal` : null
}

/** A little butter is enough for butter chicken; a food named in a request needs more (./holds.ts). */
const LEAST_OF_A_DISH = 2

/** Why these lines and steps are not that dish, or null. */
export function wrongWith(
  { holds: needed, does, never, notSteps }: Dish,
  lines: readonly Line[],
  steps: string,
) {
  const missing = needed.find(
    (group) => !group.some((food) => linesWith(lines, food, 4, LEAST_OF_A_DISH).length > 0),
  )
  if (missing) return `no ${missing.join(', ')}`
  const done = `${steps} ${preparationsOf(lines)}`
  const undone = does.find((pattern) => !pattern.test(done))
  if (undone) return `no step says ${undone.source}`
  const stranger = never?.find((food) => linesWith(lines, food, 4, LEAST_OF_A_DISH).length > 0)
  if (stranger) return `${stranger} in it`
  return notSteps?.test(steps) ? `a step says ${notSteps.source}` : null
}

/** Preparation within an ingredient line: "3 zucchini, grated and squeezed dry" is grated just as in a step. */
const preparationsOf = (lines: readonly Line[]): string =>
  lines.map(({ text }) => plain(text.slice(text.indexOf(',')).replace(/^[^,].*/, ''))).join('. ')

/** Grams a target may be off, and the rounding of a figure to one decimal: a limit is hard. */
const OFF_TARGET = 3
const ROUNDED = 0.05

export function holds({ figure, kind, value }: Limit, got: number | null): boolean {
  if (got === null) return false
  if (kind === 'at-most') return got <= value + ROUNDED
  if (kind === 'at-least') return got >= value - ROUNDED
  return Math.abs(got - value) <= (figure === 'calories' ? value / 10 : OFF_TARGET)
}

/** Grams of net carbohydrate a serving up to which a page may use that name. */
const KETO_NET_CARBS = 10
const LOW_CARB = 30

function dietBroken(diet: NonNullable<Expected['diets']>[number], recipe: Recipe): string | null {
  const { netCarbs } = recipe.figures.perServing
  if (diet === 'keto' && (netCarbs === null || netCarbs > KETO_NET_CARBS)) return `${netCarbs} g net`
  if (diet === 'low-carb' && (netCarbs === null || netCarbs > LOW_CARB)) return `${netCarbs} g net`
  if (diet === 'low-gi' && recipe.figures.impact === 'High') return 'a high load'
  const [breach] = plainBreaches(recipe.ingredients, { allergies: [], diets: [diet] })
  return breach?.text ?? null
}

const SNACK_CALORIES = 450
/** Grams of raw meat or fish a serving from which it counts as a meal. */
const MAIN = 60
const MEAL_PROTEIN = 8

/** Why the dish does not suit that meal; foods the person chose are never the reason. */
function wrongAt(
  meal: NonNullable<Expected['meal']>,
  { foods = [] }: Expected,
  lines: readonly Line[],
  { figures, servings }: Recipe,
): string | null {
  const chosen = foods.flat()
  const others = lines.filter(({ text }) => !chosen.some((food) => names(text, food)))
  const { calories, protein } = figures.perServing
  switch (meal) {
    case 'Dessert': {
      if (
        !lines.some(
          ({ text }) => names(text, 'sweet') || names(text, 'fruit') || names(text, 'sweet chocolate'),
        )
      )
        return 'nothing sweet'
      return linesWith(others, 'savory only', servings, 1)[0]?.text ?? null
    }
    case 'Breakfast':
      return linesWith(others, 'dinner only', servings)[0]?.text ?? null
    case 'Snack':
      if (
        linesWith(others, 'meat', servings, MAIN).length + linesWith(others, 'fish', servings, MAIN).length >
        0
      )
        return 'a whole portion of meat or fish'
      return calories !== null && calories > SNACK_CALORIES ? `${calories} kcal` : null
    default:
      return protein !== null && protein >= MEAL_PROTEIN ? null : `${protein} g protein`
  }
}

function wrongToBite(texture: NonNullable<Expected['texture']>, lines: readonly Line[]): string | null {
  const first = (food: FoodWord) => lines.find(({ text }) => names(text, food))?.text ?? null
  switch (texture) {
    case 'mild':
      return first('heat')
    case 'soft':
      return first('hard')
    case 'hot':
      return first('heat') ? null : 'nothing hot'
    case 'crunchy':
      return first('crunch') ? null : 'nothing crunchy'
  }
}

function toldCheck({ language }: Row, answer: Answer): Check {
  const expected = 'told before a recipe is made'
  if (answer.kind === 'dish') return { measure: 'told', met: false, expected, got: answer.recipe.title }
  if (answer.kind === 'failed')
    return {
      measure: 'told',
      met: false,
      expected,
      got: `${answer.status} ${answer.code}: ${answer.message}`,
    }
  const wrong = wrongInTelling(answer, language)
  return { measure: 'told', met: wrong === null, expected, got: `${wrong}: ${JSON.stringify(answer)}` }
}

/** A refusal names the reason and two or three alternatives, in the reader's language, and uses no quota. */
function wrongInTelling({ code, message, obstacles, ways, counted }: Telling, language: Row['language']) {
  if (counted) return 'it was counted'
  if (code === 'not_understood' && message.trim() === '') return 'it says nothing'
  // The page is English; only a person who asked in a language we do not read is answered in that language.
  if (language !== 'en' && language !== 'es')
    return saidIn(language, message) ? null : `the message is not in ${language}`
  if (code === 'not_understood' || code === 'dosing_question') return null
  if (obstacles.length === 0) return 'no obstacle is named'
  if (ways.length < 2 || ways.length > 3) return `${ways.length} alternatives`
  return ways.some(({ label, choice }) => label.trim() === '' || choice.trim() === '') ? 'an empty way' : null
}
