import { rule } from './rule.ts'

/** What may follow where nothing else is named: "I'm crashing, need …", but not "I'm crashing at a friend's". */
const THEN =
  '( $ | and/need/help/firmly-now/soft/but/what/restarts/me/low-figure/near-figure/sign/strong-sign/low-alarm/feel )'
const FIGURE = '( low-figure | low-small | low-age )'

const rules = (texts: readonly string[]) =>
  texts.map((text) => rule(text.replaceAll('THEN', THEN).replaceAll('FIGURE', FIGURE)))

/** Said in words: it is low, it falls, I am having one, the alarm rings, I need sugar now. */
export const SAYS_LOW = rules([
  'glucose is/soft* low !spares-low',
  'own/kin/person sugar is/soft* low !spares-low',
  '^ sugar is/soft* low !spares-low THEN',
  'sugar is/soft* low ..3 firmly-now',
  'me/kin am/soft* low !spares-low',
  '^ ( soft | feel | help )* low !spares-low soft* ( $ | need | help | firmly-now ( $ | and | need | help | what ) | and need | and me )',
  '( ^ | me/kin am/soft* ) going-low !spares-low',
  'low sugar-of THEN',
  'own/kin/person? glucose is/soft/link* falling !amount',
  'own/kin/person sugar is/soft* falling !amount',
  'sugar is+ soft* falling !amount',
  '^ sugar is/soft* falling !amount',
  'feel ..4 acute-episode',
  'own/kin/person? glucose is/soft/link* fell !amount',
  'own/kin/person sugar is/soft* fell !amount',
  'sinks soft* the? glucose/sugar',
  '^ sugar is/soft* fell !amount',
  'sinks ..1 fast',
  'me am+ soft* falling THEN',
  '^ ( help | firmly-now | soft )* falling soft+ THEN',
  'me am? soft* fell low',
  'me/kin am/soft* hypo !resist',
  'feel-now soft* hypo !resist',
  'going-hypo',
  'about-to go-low',
  'about-to is? soft* low !spares-low',
  'episode ..1 begins',
  'reads soft* low THEN',
  'falling/fell on the? device',
  'glucose/sugar ..2 floor',
  'floor the? glucose/sugar',
  'having soft* episode !spares-low',
  'having ( the | soft | of )* episode !spares-low',
  'going-low in the',
  'having the soft* bare-episode !spares-low',
  'having-one the soft* episode/bare-episode !spares-low',
  'having-one soft* episode ..3 firmly-now',
  'episode/low-alarm ..2 firmly-now',
  '^ help? episode ( help | need | what | $ | and ( help | need | what | fast-sugar ) )',
  'bad ..1 low/episode !spares-low',
  '( ^ | <!above ) low-alarm !spares-low',
  'device link/alarm* low !spares-low',
  'low link* device',
  'double-arrow',
  'glucose/device/low-figure/near-figure ..6 arrow',
  'arrow ..6 glucose/device/low-figure/near-figure',
  'me/glucose/sugar is/soft* in the? soft* low-tens tens? THEN',
  'glucose link* low-tens',
  '^ in the? soft* low-tens tens? THEN',
  'about-to faint',
  'glucose ..4 stuck-low',
  'own/kin/person sugar ..3 stuck-low',
])

/** What somebody asks for who is low, unless it is for the bag or for a run. */
export const WANTS_SUGAR = rules([
  'lift own glucose/sugar',
  'need ..3 lift the/own* glucose',
  'lift the/own* glucose ( now | help | fast )',
  'get-up own glucose/sugar soft* up',
  'treat the soft* bare-episode/episode !spares-low',
  'stop-this soft* bare-episode/episode !spares-low',
  'fast-sugar ..1 for the soft* bare-episode/episode THEN',
  'need ..3 fast-carb',
  'need ..1 sugar/glucose soft* ( firmly-now | help )',
])

/** A fall from high to high: "dropped from 180 to 120", "down 50 points". */
export const FALLS_ELSEWHERE = rules([
  'fell/falling/sinks link/was* ( high-figure | high-counted | high-small | amount ) !falling',
])

/** Told by a figure under 70 mg/dL or 3.9 mmol/L, or by one that falls there. */
export const TELLS_READING = rules([
  'low-reading',
  'glucose/device link* ( FIGURE | low-counted )',
  'glucose link* gram-figure',
  'glucose/device/strong-sign/episode ..6 low-clear',
  'own/kin/person sugar ..6 low-clear',
  'own/kin/person sugar link* FIGURE',
  'alarmed ..6 low-clear ( $ | and | comma )',
  'low-clear ..4 alarmed',
  'low-figure and? not ..2 eats/sugars',
  'low-clear ..6 glucose/device/strong-sign',
  'low !spares-low ..4 low-clear',
  // One decimal and no word for what it counts is how a reading in mmol/L is told.
  'low-decimal ( $ | comma | and | need | what | help | firmly-now | sign | strong-sign | falling | arrow | me | my | with | before | but | restarts )',
  'kin low-decimal',
  '^ low-figure and me',
  'was number to FIGURE',
  'glucose ..4 low-figure ( $ | comma | firmly-now | need | help | and | sign | strong-sign | falling )',
  'low-decimal ..2 glucose',
  'sugar link* low-figure',
  'me/kin link* at link* FIGURE',
  'me/kin link* tested link* FIGURE',
  'me/kin reads link* FIGURE',
  'treat/having ..4 bare-episode/episode ..6 FIGURE',
  'fell/falling link* low-figure',
  '^ link* at link* low-figure ( $ | kin | my kin | and | firmly-now | need | what | since | before )',
  'low-figure ( and | link | soft | firmly-now | feel | me )* strong-sign/sign/falling/arrow',
  'strong-sign/sign ( and | link | soft | firmly-now | feel | me | own )* FIGURE',
  '^ ( link | help | need | firmly-now | soft )* low-figure ( link | help | need | firmly-now | soft | what | eat | me | and | fast-sugar )* $',
  'me is/soft* low-decimal THEN',
  'kin is/soft* low-age/low-decimal ( $ | and no-meal | and need | and soft* strong-sign/sign | and diabetic | need | firmly-now | and what )',
  'tested link* FIGURE',
  'reads link* low-figure ( $ | and | firmly-now | need | what | sign )',
  'woke link* low-figure',
  'alarm ..2 link* low-figure',
  'FIGURE link* device',
  'low-figure sugar-of',
  'low-figure glucose',
  '( near-figure | high-figure | high-small | near-small | low-figure ) link* now link* FIGURE',
  'now link* ( low-decimal | at low-figure )',
  'low-figure firmly-now',
  '^ low/hypo/episode link* low-figure',
  'near-figure ..6 falling/arrow/going-low',
  'near-figure ( and | link | soft | firmly-now )* fell',
  'falling/arrow/sinks ..8 near-figure',
  'fell ( link | soft )* near-figure',
  'firmly-now me is/soft* low-figure ( $ | need | help | what | and ( sign | strong-sign | need | no-meal ) )',
])
