import { speaksOfEmergencyAbroad } from './emergency-abroad.ts'
import { sentencesOf } from './plain-text.ts'
import { foundBy, type Read, type Rule, readOf, rule } from './rule.ts'
import { unitsOf } from './units.ts'

/**
 * Whether someone tells of what ends in a severe low or already is one: more insulin than meant, insulin without
 * the meal, somebody who has passed out or has a seizure. No recipe helps there.
 */
export const speaksOfEmergency = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) => isEmergency(readOf(unitsOf(sentence))) || speaksOfEmergencyAbroad(sentence),
  )

const isEmergency = (read: Read): boolean => {
  if (
    read.has.has('kitchen') &&
    !['insulin', 'dosed', 'diabetic', 'glucose'].some((feature) => read.has.has(feature))
  )
    return false
  for (const found of foundBy(EMERGENCIES, read)) {
    const said = (feature: string) => {
      for (let at = 0; at < found.to; at += 1) if (read.units[at]?.features.has(feature)) return true
      return false
    }
    if (!read.has.has('long-ago') && !read.has.has('mostly') && !said('feared')) return true
  }
  return false
}

export const EMERGENCIES: Rule[] = [
  // "I took too much insulin", "gave myself way too many units"; a body that makes too much took nothing.
  'took ..4 too-much ..3 insulin/count-units/shot !resist',
  'took ..3 insulin !resist ..3 too-much !resist',
  'dosed ..3 too-much',
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
  'took-past ..3 insulin/shot/count-units !resist/at ..9 no-meal',
  'dosed ..9 no-meal',
  'no-meal ..6 took-past ..3 insulin/shot !resist',
  'no-meal ..5 dosed',
  'no-meal ..4 since ..3 insulin/shot',
  'number count-units ..6 no-meal',
  'insulin ..1 in ..4 no-meal',
  // Nobody home.
  'person is/soft/suddenly* unconscious !handed-out/unconscious-of',
  'me is/soft/suddenly* unconscious !handed-out/unconscious-of',
  'unconscious ..8 diabetic/low/glucose',
  'diabetic/low/glucose ..8 unconscious',
  '^ soft/suddenly* unconscious !handed-out/unconscious-of',
  'surely-unconscious',
  'person ..2 swallow ( $ | and | help )',
  'person ..3 having ..2 seizure',
  'seizing',
  'person is/soft/suddenly/having/the* seizure ( $ | firmly-now | soft | and | help )',
].map(rule)
