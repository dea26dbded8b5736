import { type Rule, rule } from './rule.ts'

/** Somebody is pregnant. */
export const PREGNANT: Rule[] = [
  'pregnant',
  'trimester !of-school',
  'expecting ( $ | comma/and | expects )',
  'me/woman am/soft* prego',
  'prego with my/expects',
  'in-club ( $ | comma/and )',
  'a-baby !shower ..2 due',
  '^ due due-when',
  'expecting my/the/soft* expects/ordinal-word',
  'me/woman am/soft* due due-when',
  'a-baby !shower am/soft* due',
  '( ^ | comma | me am/soft* | woman am/soft* ) due in number stage',
  'number stage ..3 belly',
  'me and my belly',
  '^ of number stage ( $ | comma/and )',
  'in/at/of-months my? ordinal-word stage ( $ | comma/and )',
  'having-baby !shower',
  'person/a-baby on-the-way ( $ | comma/and | in | need )',
  'me am? with-child ( $ | comma/and )',
  'in my number ordinal stage ( $ | comma/and )',
  'me/woman am/soft/at* number stage ( $ | comma/and | along | firmly-now )',
  'of-months number stage',
  'glucose-test ..3 a-baby',
  'me/woman am/soft* breeds ( $ | comma/and )',
  '( ^ | my/the ) bump is/soft* grows',
  'my/the a-baby is/soft* kicks',
  'of-months number ( $ | comma/and )',
].map(rule)

/** Someone takes insulin. */
export const ON_INSULIN: Rule[] = [
  '<!graded typeone !graded',
  '<!food-of number jab daily',
  'pod/pump link* my? limb',
  'insulin-name',
  'pen/regimen/pump-name/pumper',
  'use the/soft/and* insulin !resist',
  'use ..1 insulin !resist',
  '( ^ | comma ) insulin ( $ | comma )',
  'use the/soft* pump !up ( $ | comma/and/for/need/what/firmly-now/me/link/since )',
  '^ ( link | the )* pump !up ( $ | comma )',
  'me/kin soft* bolusing',
  'me/kin soft* inject ..2 mealtime',
  'inject ..1 mealtime',
  'use ..1 shot ..3 diabetic',
  'around my insulin !resist !is',
  'for my insulin ( $ | comma/and )',
  'use number count-units !measure',
  'took/self-dose ..1 insulin !resist',
].map(rule)

/** Somebody has lows now and then, or takes a medicine that may cause them. */
export const GOES_LOW: Rule[] = [
  'pills-low',
  'prone ..2 lows !resist',
  'lows prone',
  'hypo/lows unaware',
].map(rule)
