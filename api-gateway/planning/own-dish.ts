import { NO_CLAIMS, plainText } from '@evenplate/domain/draft'
import { atMost } from '@evenplate/domain/left-out'
import type { Figures } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import { figuresInSteps } from '@evenplate/nutrition/figures/figures'
import { foodKeeps, type Rules, recipeViolationsInSteps } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { LOW_CARB } from '../brief/answering/kind-of.ts'
import type { DishText } from '../fitting/dish-text.ts'
import type { SentDish } from './plan-order.ts'
import { risesSlowly } from './rises-slowly.ts'

/** A dish that a person sent, cleaned and counted by us: the figures sent with it are not read. */
export type OwnDish = {
  text: DishText
  counted: Omit<Figures, 'origin'>
  sent: SentDish
}

/** In steps of about one line each. */
export function* ownDish(sent: SentDish): Steps<OwnDish> {
  const text = {
    title: plainText(sent.title),
    description: plainText(sent.description),
    prepTime: sent.prepTime,
    cookTime: sent.cookTime,
    servings: sent.servings,
    ingredients: yield* clean(sent.ingredients),
    instructions: yield* clean(sent.instructions),
    tips: yield* clean(sent.tips),
  }
  return { text, counted: yield* figuresInSteps({ ...text, claimed: NO_CLAIMS }), sent }
}

function* clean(lines: string[]): Steps<string[]> {
  const plain: string[] = []
  for (const line of lines) {
    plain.push(plainText(line))
    yield
  }
  return plain.filter(Boolean)
}

/** Whether a dish provably follows the rules: no text breaks one, and each line is a food known to follow them. */
export function* isProved({ text, counted }: OwnDish, rules: Rules): Steps<boolean> {
  const { allergies, diets, avoid } = rules
  if (allergies.length + diets.length + avoid.length === 0) return true
  if ((yield* recipeViolationsInSteps(text, rules)).length > 0) return false
  // A spoonful does not break these: their amounts are counted instead.
  const firm = { ...rules, diets: diets.filter((diet) => !BY_AMOUNT.has(diet)) }
  for (const { foodId, negligible } of counted.lines) {
    const food = foodId === null ? undefined : foodById(foodId)
    if (food ? !foodKeeps(food, firm) : !negligible) return false
    yield
  }
  return diets.every((diet) => keepsAmount(diet, counted))
}

const BY_AMOUNT = new Set(['low-carb', 'low-gi', 'keto'])

/** Grams of net carbohydrate in a serving, at most, of a keto dish: the house chef's limit. */
const KETO = 10

function keepsAmount(diet: Rules['diets'][number], counted: OwnDish['counted']): boolean {
  if (!BY_AMOUNT.has(diet)) return true
  if (diet === 'low-gi') {
    const { netCarbs, glycemicLoad: load } = counted.perServing
    return counted.basis === 'computed' && risesSlowly({ netCarbs, load })
  }
  const net = atMost(counted, 'netCarbs') ?? Number.POSITIVE_INFINITY
  return counted.basis === 'computed' && net <= (diet === 'keto' ? KETO : LOW_CARB)
}
