import { rule } from './rule.ts'

const rules = (texts: readonly string[]) => texts.map(rule)

/** Signs of a low felt now: a strong one, two at once, or one along with insulin or sugar. */
export const FELT = rules([
  'me am/soft/feel* strong-sign',
  'me am unknown strong-sign',
  '^ soft* strong-sign ( soft | and )* ( $ | me | need | what | help )',
  'feel-now unknown strong-sign',
  '( ^ | me | and ) feel the/soft* strong-sign',
  'feel-now ( soft | and | feel | sign )* strong-sign',
  'feel-now ( soft | and )* sure-sign ( and | soft | feel | my )+ sure-sign/strong-sign',
  'me am soft* sure-sign ( and | soft | feel | my )+ sure-sign/strong-sign',
  '^ ( soft | feel )* sure-sign/strong-sign ( and | soft | feel )* sure-sign/strong-sign',
  'sure-sign/strong-sign ..4 sure-sign/strong-sign ..6 firmly-now',
  'feel ..4 sign/strong-sign ..8 insulin/pills-low/typeone',
  'strong-sign/sure-sign ..8 insulin/pills-low/typeone',
  'insulin/pills-low/typeone ..8 feel ..3 sign',
  'insulin/pills-low/typeone ..8 strong-sign',
  'feel ..4 wrong ..8 diabetic',
  'diabetic ..6 feel ..3 wrong',
  'sure-sign/strong-sign ..10 diabetic',
  'diabetic ..6 feel-now ..2 sure-sign/strong-sign',
  'sure-sign/strong-sign ..5 low/hypo !spares-low',
  'low and/soft* sure-sign/strong-sign',
  'own glucose/sugar ..4 falling/fell ..4 sign',
  // "I think it's my sugar."
  'sign/strong-sign ..3 it ( is | need | soft )* own sugar/glucose ( $ | and/need/what/help/falling/fell/me )',
  'feel soft* sure-sign ..4 glucose/fast-carb',
  'diabetic ..3 comma ..1 strong-sign/sure-sign',
  'part ..2 state ..6 diabetic/insulin/glucose/typeone',
  'diabetic/insulin/typeone ..6 part ..2 state',
  'part ..2 state ..4 strong-sign/sure-sign',
  'strong-sign/sure-sign ..4 part ..2 state',
  'part ..2 state ..6 need ..2 sugars',
  'strong-sign/sure-sign ..6 need ..2 sugars',
  'need ..2 sugars ..6 strong-sign/sure-sign',
  'kin ..5 shows ..8 diabetic',
  'kin ..6 diabetic ..6 shows',
  'diabetic kin ..6 shows',
])
