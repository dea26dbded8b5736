import { BUILDER_DIETS } from '../../domain/diets.ts'
import { ALLERGIES } from '../../domain/options.ts'
import { randomFrom } from '../../meal-plan/filling/random.ts'
import type { PlanRules } from '../../meal-plan/rules.ts'

export type RuleSet = Pick<PlanRules, 'dietary' | 'allergies' | 'avoid'>

const NONE: RuleSet = { dietary: [], allergies: [], avoid: '' }
const SINGLE: RuleSet[] = [
  ...BUILDER_DIETS.map((diet) => ({ ...NONE, dietary: [diet] })),
  ...ALLERGIES.map((allergy) => ({ ...NONE, allergies: [allergy] })),
]
/** As people type them: one food, a kind of food, several, and names inside other names. */
const AVOIDED = ['mushrooms', 'cilantro, onions', 'pork', 'beans', 'spicy food', 'bell peppers, eggplant']
const LARGER = 30

const both = (one: RuleSet, other: RuleSet): RuleSet => ({
  dietary: [...one.dietary, ...other.dietary],
  allergies: [...one.allergies, ...other.allergies],
  avoid: [one.avoid, other.avoid].filter(Boolean).join(', '),
})

/** Every diet and every allergy alone, each pair of them, what people avoid, and larger random sets; mixed, so that any part of the list has some of each. */
export const RULE_SETS: readonly RuleSet[] = mixed([
  NONE,
  ...SINGLE,
  ...SINGLE.flatMap((one, at) => SINGLE.slice(at + 1).map((other) => both(one, other))),
  ...AVOIDED.map((avoid) => ({ ...NONE, avoid })),
  ...Array.from({ length: LARGER }, (_, seed) => larger(seed)),
])

/** Three to five rules; every third set also avoids something. */
function larger(seed: number): RuleSet {
  const random = randomFrom(seed)
  const some = mixed(SINGLE, random).slice(0, 3 + Math.floor(random() * 3))
  const avoid = seed % 3 === 0 ? AVOIDED[Math.floor(random() * AVOIDED.length)]! : ''
  return some.reduce(both, { ...NONE, avoid })
}

function mixed<T>(list: readonly T[], random = randomFrom(1)): T[] {
  return list
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
