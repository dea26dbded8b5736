import { withAmount } from '@evenplate/domain/change'
import type { FitRequest } from '@evenplate/domain/fit'
import type { Recipe, Swap } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import { applySwap } from '@evenplate/domain/swap'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { cannot, type DishText, textOf } from './dish-text.ts'
import { leaveOut } from './leave-out.ts'
import { scaledLine } from './scaled-line.ts'

type Change = { text: DishText; changed: string[] }
type Asked = Omit<FitRequest, 'recipe'>

/**
 * Changes a dish with only its counted lines and words known: its servings, swaps and amounts. A change that would need
 * a cook is refused with that reason.
 * @throws AppError `cannot_be_done`
 */
export function* fitCounted(now: Recipe, { fit, at, servings }: Asked, rules: Rules): Steps<Change> {
  if (now.figures.basis === 'model')
    throw cannot(`We couldn’t count ${now.title}, so we left it as it was written.`)
  switch (fit) {
    case 'fewer-carbs':
      return yield* fewerCarbs(now, rules)
    case 'people':
      return yield* forPeople(now, servings ?? now.servings)
    case 'without':
      return leaveOut(now, at ?? 0)
    case 'another-protein':
      throw cannot(`${now.title} is written for this protein; another would need different steps and times.`)
    case 'faster':
      throw cannot(
        `${now.title} takes ${now.prepTime + now.cookTime} minutes, and we don’t know a faster way to make it.`,
      )
    case 'no-oven':
      throw cannot(
        now.instructions.some((step) => OVEN.test(step))
          ? `${now.title} is written for the oven, and we don’t know another way to make it.`
          : `${now.title} is already made without an oven.`,
      )
  }
}

const OVEN = /\b(?:oven|broil|bake)/i

/** The aim is a third less; a change too small to notice is not made. */
const AIM = 2 / 3
const NOTICED = 0.93

/** First the swaps that save most, each on its own line; then less of the starches, down to half. */
function* fewerCarbs(now: Recipe, rules: Rules): Steps<Change> {
  const is = now.figures.perServing.carbs
  if (is === null)
    throw cannot(`We couldn’t count all of ${now.title}, so we can’t tell what would have fewer carbs.`)
  let dish: Recipe = { ...now, figures: { ...now.figures, swaps: swapsFor(textOf(now), now.figures, rules) } }
  yield
  const changed: string[] = []
  for (let swap = bestSwap(dish); swap && carbsOf(dish) > is * AIM; swap = bestSwap(dish)) {
    const old = dish.figures.lines[swap.at]?.line ?? ''
    changed.push(`${capital(nameIn(swap.line.line))} instead of ${nameIn(old)}.`)
    dish = applySwap(dish, swap)
    yield
  }
  for (const at of starches(dish)) {
    const over = (carbsOf(dish) - is * AIM) * dish.servings
    const line = dish.figures.lines[at]
    if (over <= 0 || !line?.grams || !line.nutrition.carbs) continue
    const times = Math.max(0.5, 1 - over / line.nutrition.carbs)
    const less = scaledLine(line, times)
    changed.push(`${less} instead of ${line.line}.`)
    dish = rewritten(withAmount(dish, at, line.grams * times), at, less)
    yield
  }
  if (carbsOf(dish) > is * NOTICED)
    throw cannot(
      `We can’t swap or reduce anything in ${now.title} for fewer carbs without turning it into a different dish.`,
    )
  return { text: textOf(dish), changed: [...changed, ...stepAmounts(now, changed)] }
}

/** What a line calls its food, as short as a sentence needs. */
const nameIn = (line: string): string => readLine(line).name.slice(0, 80)

const carbsOf = ({ figures }: Recipe): number => figures.perServing.carbs ?? 0

function bestSwap({ figures: { swaps, lines }, servings }: Recipe): Swap | undefined {
  const saved = ({ at, line }: Swap) => (lines[at]?.nutrition.carbs ?? 0) - (line.nutrition.carbs ?? 0)
  return swaps.filter((swap) => saved(swap) >= 2 * servings).sort((a, b) => saved(b) - saved(a))[0]
}

/** Lines of starch by the carbohydrate they contain, the most first; a swapped food counts with what is left. */
const starches = ({ figures: { lines }, servings }: Recipe): number[] =>
  lines
    .flatMap(({ plateShare, nutrition }, at) =>
      plateShare === 'carbohydrate' && (nutrition.carbs ?? 0) >= 5 * servings
        ? [{ at, carbs: nutrition.carbs ?? 0 }]
        : [],
    )
    .sort((a, b) => b.carbs - a.carbs)
    .map(({ at }) => at)

function* forPeople(now: Recipe, servings: number): Steps<Change> {
  if (servings === now.servings) throw cannot(`${now.title} is already for ${servings}.`)
  const times = servings / now.servings
  const ingredients: string[] = []
  for (const line of now.figures.lines) {
    ingredients.push(scaledLine(line, times))
    yield
  }
  const text = { ...textOf(now), servings, ingredients }
  const changed = [
    `For ${servings} instead of ${now.servings}.`,
    ...(times >= 1.5 && now.cookTime > 0
      ? ['If it does not fit in one layer, cook in batches; each batch takes the time given in the steps.']
      : []),
  ]
  return { text, changed: [...changed, ...stepAmounts(now, changed)] }
}

const AMOUNT_IN_STEP =
  /(?:\d|[½¼¾⅓⅔⅛]|\bhalf|\ba) ?(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|ounces?|oz|pounds?|lbs?|g|kg|grams?|ml|liters?)\b/i

/** Steps are the writer's words: we do not silently change an amount in them. */
const stepAmounts = ({ instructions }: Recipe, changed: string[]): string[] =>
  changed.length > 0 && instructions.some((step) => AMOUNT_IN_STEP.test(step))
    ? ['Amounts in the steps are still the old ones: go by the ingredient list.']
    : []

const rewritten = (recipe: Recipe, at: number, line: string): Recipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map((text, i) => (i === at ? line : text)),
})

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
