import { DIETS } from '@evenplate/domain/diets'
import type { PlanRules } from '@evenplate/meal-plan/rules'

/** The rules besides the budgets, in a few words: "Vegetarian · no nuts · 30 min on weekdays". */
export function rulesWords(rules: PlanRules): string {
  const words = [
    ...rules.dietary.map((diet) => DIETS[diet].label),
    ...rules.allergies.map((allergy) => `no ${allergy}`),
    rules.avoid.trim() && `without ${rules.avoid.trim()}`,
    minutesWords(rules.minutes),
    rules.plates > 0 && `${rules.plates + 1} people eat, one is counted`,
    rules.portion !== 1 && `${portionWords(rules.portion)} for me`,
    rules.mostLoad !== null && `load ${rules.mostLoad} at most`,
    rules.mostSodium !== null && `${rules.mostSodium} mg sodium at most`,
    rules.leastFiber !== null && `${rules.leastFiber} g fiber at least`,
    !rules.cooksTwice && 'no leftovers',
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : 'Nothing chosen yet'
}

export function portionWords(portion: number): string {
  return PORTION_WORDS.get(portion) ?? `${portion} portions`
}

const PORTION_WORDS = new Map([
  [0.5, 'half a portion'],
  [1, 'one portion'],
  [1.5, '1½ portions'],
  [2, 'two portions'],
])

function minutesWords(minutes: PlanRules['minutes']): string | false {
  const [week, end] = [same(minutes.slice(0, 5)), same(minutes.slice(5))]
  if (week === undefined || end === undefined) return 'minutes differ by day'
  if (week === end) return week !== null && `${week} min a meal`
  return [week !== null && `${week} min on weekdays`, end !== null && `${end} min on weekends`]
    .filter(Boolean)
    .join(', ')
}

/** The one value of a list; undefined if they differ. */
export function same<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}
