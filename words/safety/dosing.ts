import { withoutAsides } from './beside-the-question.ts'
import { asksForDoseBeside } from './dose-asked-beside.ts'
import { doseIsDone } from './dose-done.ts'
import { asksForDoseAbroad } from './dosing-abroad.ts'
import { type HeardText, heardText } from './heard-text.ts'
import { soundsLikeDosing } from './judges.ts'
import { asksOfKitchen } from './kitchen-amounts.ts'
import { forbidsFoods, leavesFoodOut, swapsFoods } from './kitchen-swaps.ts'
import { onlyRefuses } from './refusals-alone.ts'
import { holds, type Rule, rule } from './rule.ts'

/** Whether somebody asks how much of a medicine to take. Just saying that they take it is not a question. */
export const asksForDose = (text: string): boolean => tellsOfDose(heardText(text))

/** The same for a text that was already parsed. */
export function tellsOfDose(text: HeardText): boolean {
  const rest = withoutAsides(text.sentence)
  if (rest !== text.sentence) return tellsOfDose(heardText(rest))
  if (asksForDoseBeside(text.sentence)) return true
  const byRule = asksByRules(text)
  return (
    soundsLikeDosing(text.heard, byRule) &&
    (byRule || !(swapsFoods(text) || leavesFoodOut(text) || forbidsFoods(text) || onlyRefuses(text))) &&
    !asksOfKitchen(text) &&
    (byRule || !doseIsDone(text))
  )
}

export const asksByRules = ({ sentence, read }: HeardText): boolean =>
  holds(ASKS_DOSE, read) || asksForDoseAbroad(sentence)

/** Words that mean a medicine by themselves ("insulin"), and words that do so only in context ("units", "shot"). */
const MEDICINE = '<!on drug/insulin/pills-low/ratio !resist/food-of'
const AMOUNT = 'number mg/count-units !measure/unknown'

export const ASKS_DOSE: Rule[] = [
  // "How many units for two tacos", "cuánta insulina me pongo"
  `ask-how-much !nutrient/count-units ..5 ${MEDICINE}`,
  'ask-how-much ..2 count-units ( !of/measure | of ..1 drug/insulin/pills-low/basal )',
  'ask-how-much !nutrient ..3 self-dose',
  'ask-how-much ..1 dose !of',
  'ask-how-much !nutrient ..3 take ( for | $ | asks | with )',
  '<!my dose of ..1 drug/insulin/pills-low ( for | $ | asks | with | when )',
  // "What's my correction for 14 mmol", "what do I jab"
  'what ..3 dose/ratio/correction !of !food-of',
  'what ..3 dose of ..1 drug/insulin/pills-low',
  'what ..3 insulin !resist ..2 should/need/for/is',
  'what ..2 should ..1 self-dose',
  'what count-units !of',
  'how ..1 should ..2 self-dose',
  'how to ..1 self-dose ( for | insulin | $ )',
  // "Can I halve my gliclazide", "puedo saltarme la metformina", "is it safe to stop Ozempic"
  `should ..2 take ..5 ${MEDICINE}`,
  'should ..2 take ..2 count-units/dose !of',
  'should ..1 self-dose !nutrient ( !any | for | asks | and | insulin | the | firmly-now | before | too-much | what | number | mealtime )',
  `need ..1 ${MEDICINE} ..1 for`,
  'drug/insulin/pills-low ..6 should ..1 take ..1 ( the | number | it | soft | twice | too-much )? ( $ | asks | firmly-now | too-much | twice | comma )',
  'missed ..3 drug/insulin/dose ..8 ( should | what | self-dose | take ..2 ( too-much | it | firmly-now ) )',
  // "Is 6 units enough", "is 2 mg of Ozempic ok if I only eat salads"
  `is-it ..1 ${AMOUNT} ..9 ok`,
  `${AMOUNT} ..3 ( ok | too-much )`,
  `${AMOUNT} ..1 for ..6 asks`,
  'number or number count-units',
  'number count-units ..1 or number',
  'drug ..1 number or number',
  'is-it ..3 drug/insulin/pills-low !resist ..3 ok ( !any | asks | for | to | comma | if | with )',
  // "Work out my bolus", "include the insulin dose in the recipe"
  'calc ..3 insulin/ratio ..2 dose/count-units/ratio !of',
  'calc the/soft/of/on* dose/ratio/count-units/basal !of/food-of/measure',
  'calc the/soft/of/on* insulin !resist ( for | of | dose | $ | asks | comma | in )',
  'calc ..2 correction ..3 for number',
  'bolus-kind',
  `take ..2 ${MEDICINE} ..3 ask-how-much`,
  '^ ( link | the )* drug/insulin/pills-low ..2 before-or-after',
  'dose-kind ..1 dose ( $ | asks | for )',
  'dose-kind ..1 dose of ..1 drug/insulin/pills-low',
  'dose dose-kind ( of ..1 drug/insulin/pills-low | $ | asks | for )',
  'calc ..4 link count-units',
  'take too-much drug/insulin/pills-low asks',
  'self-dose ..1 insulin asks',
  `what ..3 change/missed ..2 ${MEDICINE}`,
  'ratio ( for | asks )',
  `is-it my? kin ..2 take ..4 ${MEDICINE}`,
  '^ link* self-dose the? insulin for any any? asks',
  'number/few drug or number/few',
  'few or few ..1 drug/pills-low',
  '( ^ | comma ) count-units asks',
  '^ should ..1 insulin',
  'insulin amounts',
  `take ..2 ${MEDICINE} ..2 before ..6 asks`,
  'calc ..2 regimen',
  'self-dose ..1 before ..5 asks',
  `what ..3 time-to ..3 take ..2 ${MEDICINE}`,
  `time-to ..1 should ..2 take ..2 ${MEDICINE}`,
  '^ ( what | help | need | the )* insulin/dose/basal/count-units for !of/measure',
  '<!number count-units for !measure',
  '( insulin | dose | basal ) dose/ratio ( $ | for | asks )',
  'drug dose ( $ | for | asks )',
  'ratio-figure ..8 ( ask-how-much | what | self-dose )',
  'ratio ..1 ratio-figure ..6 ( ask-how-much | what | number )',
  'ratio link* number ..6 ( ask-how-much ( $ | asks | for ) | what should? ..1 gives/self-dose !food-of )',
  // "Extend the bolus over how long"
  'bolusing/insulin ..3 how-long',
  'how-long ..2 should ..2 bolusing/inject',
  'how-long ..3 ( bolusing | insulin ) ..2 before/for',
  // "I'm 16, how much to bring it down"
  'ask-how-much link? link? lowers',
  'high-figure/high-small ..2 ask-how-much ..1 ( $ | asks )',
  // "Me pongo 6 o 8 para una paella"
  'self-dose link? number or number ( for | $ | asks | with | if | comma )',
  // "Reduce my basal if I eat low carb?"
  '^ ( link | help )* change ..2 insulin/drug/basal ..8 ( if | asks )',
  'change ..2 insulin/drug/pills-low/basal ..5 asks',
].map(rule)
