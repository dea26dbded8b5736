import { foundBy, type Read, type Rule, rule } from './rule.ts'

/**
 * Whether a sentence describes a severe low or what leads to one: more insulin than intended, insulin without the meal,
 * somebody who has passed out or has a seizure. A recipe does not help then.
 */
export function tellsEmergency(read: Read): boolean {
  const { units, has } = read
  if (has.has('long-ago') || has.has('mostly')) return false
  if (has.has('kitchen') && !OF_A_BODY.some((feature) => has.has(feature))) return false
  const feared = units.findIndex(({ features }) => features.has('feared'))
  for (const { to } of foundBy(EMERGENCIES, read)) if (feared < 0 || feared >= to) return true
  return false
}

/** "Used the wrong unit, 3 cups" is about cooking, unless one of these is there, too. */
const OF_A_BODY = ['insulin', 'dosed', 'diabetic', 'glucose']

/** The meal after the insulin was not eaten, or never came. */
const NO_MEAL = '( no-meal | not ..2 eats | none ..2 meal | meal ..2 meal-lost | meal ..2 not ..2 eats )'

export const EMERGENCIES: Rule[] = [
  // "I took too much insulin", "gave myself way too many units"; a body that makes too much insulin does not count.
  'took ..4 too-much ..3 insulin/count-units/shot !resist',
  'took ..3 insulin !resist ..3 too-much !resist',
  'dosed ..3 too-much',
  'went-over the/my* insulin/shot/count-units !resist',
  'pump-gave ..2 took ..2 too-much',
  'took ..3 number count-units ..1 not number',
  'insulin/dose ..6 took soft* too-much',
  'insulin ..2 overdose',
  'overdose ..3 insulin/count-units',
  'over-insulin !handed-out/on',
  '^ soft* too-much insulin ..6 mistake/help/what',
  'took ..3 insulin/shot ..3 twice !per-day',
  'twice ..2 took ..3 insulin',
  'took ..5 insulin/count-units ..8 mistake',
  'mistake ..2 took ..5 insulin/count-units',
  'mistake ..3 insulin ..3 took',
  'dosed ..6 mistake',
  'mistake ..2 dosed',
  // "I injected but forgot to eat", "5 units in and couldn't face my tea", "hasn't eaten since her insulin".
  'took-past ..3 insulin/shot/count-units !resist/at ..9 NO_MEAL',
  'dosed ..9 NO_MEAL',
  'NO_MEAL ..6 took-past ..3 insulin/shot !resist',
  'NO_MEAL ..5 dosed',
  'NO_MEAL ..4 since ..3 insulin/shot',
  'number count-units ..6 NO_MEAL',
  'insulin ..1 in ..4 NO_MEAL',
  'insulin !resist ..1 took-past ..4 NO_MEAL',
  // Unconscious.
  'person is/soft/suddenly* unconscious !handed-out/unconscious-of',
  'me is/soft/suddenly* unconscious !handed-out/unconscious-of',
  'unconscious ..8 diabetic/low/glucose',
  'diabetic/low/glucose ..8 unconscious',
  '^ soft/suddenly* unconscious !handed-out/unconscious-of',
  'surely-unconscious',
  'person ..2 swallow ( $ | and | help )',
  'person ..3 having ..2 seizure',
  'seizing',
  'seizure ..3 low/low-sugar/hypo/glucose',
  'me ..3 seizure ( $ | firmly-now | soft | and | help )',
  'person is/soft/suddenly/having/the* seizure ( $ | firmly-now | soft | and | help )',
].map((text) => rule(text.replace('NO_MEAL', NO_MEAL)))
