import type { RecipeDraft } from '@evenplate/domain/draft'
import type { Figures } from '@evenplate/domain/recipe'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { violationsInProse } from '@evenplate/nutrition/rules/rules'
import type { CareNeeds } from '@evenplate/words/safety/care-needs'
import { type Checked, unknownFoods } from './unknown-foods.ts'

type Dish = Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>

/**
 * What the person should know about this dish, one calm sentence each. Names what is in the dish, never gives a dose, and contains
 * no figure, since a reader may change the servings.
 */
export const careFor = (dish: Dish, figures: Counted, needs: CareNeeds, rules: Checked): string[] =>
  atOnce(careInSteps(dish, figures, needs, rules))

type Counted = Pick<Figures, 'basis' | 'perServing' | 'lines'>

/** The same in steps, one text each. */
export function* careInSteps(
  dish: Dish,
  { basis, perServing, lines }: Counted,
  needs: CareNeeds,
  rules: Checked,
): Steps<string[]> {
  const counted = basis === 'computed' && perServing.carbs !== null
  const found =
    needs.pregnancy || needs.insulin || needs.lows ? yield* foundIn(dish, needs.pregnancy) : NOTHING
  const alcohol = found.get('alcohol')
  return [
    ...unknownFoods(lines, rules),
    ...(needs.insulin ? [counted ? COUNTED : NOT_COUNTED] : []),
    ...((needs.insulin || needs.lows) && alcohol
      ? [`This dish uses ${alcohol}. Alcohol can lower blood sugar for hours, so check more often.`]
      : []),
    ...(needs.lows ? [NO_TREATMENT] : []),
    ...(needs.pregnancy ? pregnancyCare(found) : []),
  ]
}

/** Reads from a recipe's care sentences which health needs they were for, so that a later change gets the same care. */
export const needsToldBy = (care: readonly string[]): CareNeeds => ({
  pregnancy: care.includes(COOKED_THROUGH) || care.includes(FORMER.COOKED_THROUGH),
  insulin: care.includes(COUNTED) || care.includes(NOT_COUNTED),
  lows: care.includes(NO_TREATMENT) || care.includes(FORMER.NO_TREATMENT),
})

const NO_TREATMENT =
  'This dish does not treat low blood sugar. Keep glucose tablets or juice within reach while you cook.'
const COUNTED =
  'The carbs shown are what we counted, with a range where an amount is not exact. Weigh your own portion to check them, and follow your care team’s plan.'
const NOT_COUNTED =
  'Not every ingredient of this dish could be counted, so please don’t rely on its carbs alone. Weigh what you eat, look it up, and follow your care team’s plan.'

function pregnancyCare(found: Found): string[] {
  const named = PREGNANCY.flatMap(([term, advice]) => {
    const said = found.get(term)
    return said ? [`In pregnancy: ${advice(said)}`] : []
  })
  return [...named, COOKED_THROUGH]
}

const COOKED_THROUGH =
  'In pregnancy, cook eggs, meat and fish all the way through, use pasteurized milk and cheese, and wash raw vegetables well.'

/** Saved recipes may still contain these older sentences. */
const FORMER = {
  NO_TREATMENT:
    'This dish is no treatment for a low. Keep glucose tablets or juice within reach while you cook.',
  COOKED_THROUGH:
    'In pregnancy, cook eggs, meat and fish all the way through, use pasteurised milk and cheese, and wash raw vegetables well.',
} as const

const leaveOut = (found: string): string => `this dish has ${found}, which is best left out.`

/** Based on the pregnancy advice of the NHS and the FDA: what to leave out, and what to cook or choose differently. */
const PREGNANCY: [term: string, advice: (found: string) => string][] = [
  ['alcohol', leaveOut],
  ['liver', leaveOut],
  ['raw fish', (found) => `this dish has ${found}. Have the fish cooked through instead.`],
  ['high-mercury fish', (found) => `${found} can be high in mercury. Another fish is a better choice.`],
  ['unpasteurised cheese', leaveOut],
  ['runny egg', () => 'this dish has eggs that stay soft. Cook them until both white and yolk are firm.'],
  [
    'mould-ripened cheese',
    (found) =>
      `leave out ${found}, or cook it until it steams: pasteurized milk does not make it safe to eat cold.`,
  ],
  ['fresh soft cheese', (found) => `choose ${found} made from pasteurized milk.`],
  ['cold cut', (found) => `heat ${found} until it steams.`],
  ['raw sprout', (found) => `cook ${found} until hot all the way through, or leave them out.`],
  ['bean sprout', (found) => `cook ${found} until hot all the way through.`],
  ['rare meat', () => 'this dish leaves the meat pink. Cook it all the way through.'],
]

/** For each avoid term, the first match in a dish, in the dish's own words. */
type Found = ReadonlyMap<string, string>
const NOTHING: Found = new Map()

/** Each text is read once for all terms: an edited recipe may have two hundred texts. */
function* foundIn({ title, ingredients, instructions }: Dish, inPregnancy: boolean): Steps<Found> {
  const terms = inPregnancy ? PREGNANCY.map(([term]) => term) : ['alcohol']
  const rules = { allergies: [], diets: [], avoid: terms }
  const found = new Map<string, string>()
  for (const text of [...ingredients, title, ...instructions]) {
    for (const { rule, term } of violationsInProse(text, rules)) {
      const avoided = rule.slice(NO.length)
      if (!found.has(avoided)) found.set(avoided, term)
    }
    yield
  }
  return found
}

/** How `violationsInProse` names a rule from an avoid term. */
const NO = 'no '
