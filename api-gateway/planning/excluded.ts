import type { Profile } from '@evenplate/domain/profile'
import type { Steps } from '@evenplate/domain/steps'
import type { Excluded, FillInput } from '@evenplate/meal-plan/filling/candidate'
import { fits, fitsRow } from '@evenplate/meal-plan/filling/fits'
import { rowsOf } from '@evenplate/meal-plan/filling/row'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { bookId, candidateOfBook } from './candidates.ts'
import { carbsOf } from './counted-dish.ts'
import type { DishPool } from './pool.ts'
import { rulesFor, type WeekRules } from './rules-for.ts'

/** If fewer dishes than this fit a meal, we look for dishes that a single rule keeps out. */
const FEW = 4
/** How many rules are tried, and dishes for each: every one may cook half the book again. */
const TRIED = 4
const OF_EACH = 12

/**
 * Dishes that one diet or avoided word keeps out of a meal that hardly any dish fits, so that the page can name the
 * cause. Never dishes that an allergy or the profile keeps out: neither is loosened here.
 */
export function* excludedFrom(
  input: FillInput,
  week: WeekRules,
  profile: Profile | null,
  pool: DishPool,
): Steps<Excluded[]> {
  const scarce = rowsOf(input).filter((row) => fits(input, row).length < FEW)
  if (scarce.length === 0) return []
  const there = new Set(input.candidates.map(({ id }) => id))
  const meals = [...new Set(scarce.map(({ meal }) => meal))]
  const found: Excluded[] = []
  for (const { by, what, rules } of looser(input.rules).slice(0, TRIED)) {
    const less = rulesFor(rules, profile)
    yield
    if (!isOneLess(less.rules, week.rules)) continue
    let left = OF_EACH
    const fitting = (dish: Parameters<typeof fitsRow>[2]) => scarce.some((row) => fitsRow(input, row, dish))
    for (const dish of yield* pool.dishes(less, meals)) {
      const carbs = carbsOf(dish.serving, input.rules.counts)
      const isThere = there.has(bookId(dish))
      if (left === 0 || isThere || carbs === null || !fitting({ ...dish, ...dish.serving, carbs })) continue
      const whole = pool.whole(dish, less)
      yield
      const candidate = whole && candidateOfBook(whole, input.rules.counts)
      if (!candidate || !fitting(candidate)) continue
      found.push({ candidate, by, what })
      left -= 1
    }
  }
  return found
}

type Looser = Pick<Excluded, 'by' | 'what'> & { rules: PlanRules }

/** The rules without one of their diets, or without one entry of the avoid list. */
function looser(rules: PlanRules): Looser[] {
  const entries = rules.avoid
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
  return [
    ...rules.dietary.map(
      (diet): Looser => ({
        by: 'diet',
        what: diet,
        rules: { ...rules, dietary: rules.dietary.filter((one) => one !== diet) },
      }),
    ),
    ...entries.map(
      (entry): Looser => ({
        by: 'avoid',
        what: entry,
        rules: { ...rules, avoid: entries.filter((one) => one !== entry).join(', ') },
      }),
    ),
  ]
}

/**
 * Whether a change leaves every allergy as it is ("allergic to shellfish" may be in the avoid list), and drops
 * something.
 */
const isOneLess = (less: Rules, rules: Rules): boolean =>
  rules.allergies.every((one) => less.allergies.includes(one)) &&
  less.diets.length + less.avoid.length < rules.diets.length + rules.avoid.length
