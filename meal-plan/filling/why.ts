import { budgetOf, type Portion } from '../rules.ts'
import type { FillInput } from './candidate.ts'
import { gramsOff } from './eating.ts'
import type { Eaten } from './penalty.ts'
import { budgetWords, carbsWord, dayName, gramsWord } from './words.ts'

const PORTION_WORDS: Record<Portion, string> = {
  0.5: 'half a serving',
  1: 'one serving',
  1.5: 'one and a half servings',
  2: 'two servings',
}

/** Why a slot has its dish, in one sentence without its period: "44 g carbs, within 45 ± 7; 25 minutes; shares the firm tofu with Monday". */
export function whyOf(input: FillInput, one: Eaten, week: readonly Eaten[]): string {
  const { rules } = input
  const parts = [carbsPart(input, one)]
  if (one.portion !== rules.portion) parts.push(PORTION_WORDS[one.portion])
  if (one.of) {
    parts.push(
      `${dayName(one.of.day)}’s leftovers, ${one.isFrozen ? 'from the freezer' : 'so nothing to cook'}`,
    )
    return parts.join('; ')
  }
  parts.push(`${one.dish.minutes} minutes`)
  const eater = week.find(({ of }) => of?.id === one.slot.id)
  if (eater) parts.push(`cooked for ${dayName(eater.slot.day)} too`)
  const home = input.pantry.find(
    ({ food, useBy }) => useBy !== null && useBy >= one.slot.day && Object.hasOwn(one.dish.foods, food),
  )
  if (home) parts.push(`uses your ${home.label} by ${dayName(home.useBy!)}`)
  const shared = sharedFood(one, week)
  if (shared) parts.push(shared)
  return parts.join('; ')
}

function carbsPart({ rules }: FillInput, { dish, portion, slot, day }: Eaten): string {
  const budget = budgetOf(rules, slot.meal, day)
  const carbs = dish.carbs * portion
  const grams = `${dish.isAtLeast ? 'at least ' : ''}${gramsWord(carbs, budget)} ${carbsWord(rules)}`
  if (!budget) return grams
  const off = gramsOff(carbs, budget)
  return `${grams}, ${off === 0 ? 'within' : off > 0 ? 'over' : 'under'} ${budgetWords(budget)}`
}

/** A fresh food that an earlier dish of the same days also has. */
function sharedFood({ dish, slot, day }: Eaten, week: readonly Eaten[]): string | null {
  const names = new Map(Object.entries(dish.names ?? {}))
  for (const food of dish.fresh) {
    const name = names.get(food)
    if (!name) continue
    const earlier = week.find(
      (other) =>
        other.of === null &&
        other.day < day &&
        day - other.day <= 3 &&
        other.slot.id !== slot.id &&
        other.dish.fresh.includes(food),
    )
    if (earlier) return `shares the ${name} with ${dayName(earlier.slot.day)}`
  }
  return null
}
