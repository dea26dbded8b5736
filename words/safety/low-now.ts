import { asksInGeneral } from './asked-in-general.ts'
import { tellsEmergency } from './emergency.ts'
import { speaksOfEmergencyAbroad } from './emergency-abroad.ts'
import { type HeardText, heardText, type Sentence } from './heard-text.ts'
import { soundsLow } from './judges.ts'
import { speaksOfLowAbroad } from './low-now-abroad.ts'
import { FALLS_ELSEWHERE, REFUTED, SAYS_LOW, TELLS_READING, WANTS_SUGAR } from './low-rules.ts'
import { FELT } from './low-signs.ts'
import { tellsLowestEver } from './lowest-ever.ts'
import { type Found, foundBy, holds, type Read, type Rule, readOf, rule } from './rule.ts'
import type { Unit } from './units.ts'

/**
 * Whether someone says that their blood sugar is low at this moment: a reading under 70 mg/dL or 3.9 mmol/L,
 * plain words, or the signs of it. Past lows, feared lows, ranges and A1C are not an emergency.
 * In doubt it says yes: a needless warning costs a click, a missed low may cost far more.
 */
export const speaksOfLowNow = (text: string): boolean => tellsLowNow(heardText(text))

/** The same for a text that was already parsed. */
export function tellsLowNow(text: HeardText): boolean {
  const found = lowByRules(text)
  if (found) return found === 'clear' || soundsLow(text.heard, true)
  return (soundsLow(text.heard, false) && !asksInGeneral(text)) || tellsLowestEver(text)
}

/**
 * What the rules find: `clear` is an emergency or a reading given with its unit, and counts whatever the trained judge
 * says.
 */
export function lowByRules({ sentences }: HeardText): 'clear' | 'said' | null {
  if (sentences.some(({ read }) => isClear(read))) return 'clear'
  return saysLow(sentences) ? 'said' : null
}

const isClear = (read: Read): boolean => tellsEmergency(read) || tells(CLEAR_READING, read)

const CLEAR_READING = [rule('low-reading')]

function saysLow(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ sentence, read }, at) => {
    if (isLowNow(read)) return true
    if (speaksOfLowAbroad(sentence.replace(/(?<=\d),(?=\d)/g, '.')) || speaksOfEmergencyAbroad(sentence))
      return true
    // "Took my Humalog. Haven't eaten.": two sentences can say together what neither says alone.
    const next = sentences[at + 1]
    if (!next) return false
    const both = readOf([...read.units, PAUSE, ...next.read.units])
    return tellsEmergency(both) || feelsLow(both)
  })
}

/** Marks the end of a sentence. */
const PAUSE: Unit = { text: ',', features: new Set(['comma', 'and']) }

const feelsLow = (read: Read): boolean => !read.has.has('pet') && tells(FELT, read)

function isLowNow(read: Read): boolean {
  if (feelsLow(read)) return true
  if (!holds(REFUTED, read) && tells(TELLS_READING, read)) return true
  if (holds(FALLS_ELSEWHERE, read) || read.has.has('good')) return false
  return tells(SAYS_LOW, read) || (!read.has.has('plan') && tells(WANTS_SUGAR, read))
}

function tells(rules: readonly Rule[], read: Read): boolean {
  for (const found of foundBy(rules, read)) if (isToldOfNow(read, found)) return true
  return false
}

/** Not denied, feared, wished away or imagined in the words before, and not about another day. */
function isToldOfNow(read: Read, { from, to }: Found): boolean {
  const is = (at: number, feature: string) => read.units[at]?.features.has(feature) === true
  let start = from
  while (start > 0 && !is(start - 1, 'but')) start -= 1
  let end = to
  while (end < read.units.length && !is(end, 'but')) end += 1
  const said = (feature: string, first: number, last: number) => {
    for (let at = first; at < last; at += 1) if (is(at, feature)) return true
    return false
  }
  if (!said('firmly-now', start, end)) {
    const present = said('present', from, to) && !said('was', from, to)
    if ((said('past', start, end) && !present) || said('habit', start, end)) return false
  }
  if (said('fine-now', start, read.units.length)) return false
  if (said('about', start, from)) return false
  // "I don't want to cook, my sugar is 52": the denial ends where a new thought begins.
  let thought = from
  while (thought > start && !restarts(read, thought)) thought -= 1
  return !said('avoid', thought, to) && !said('if', thought, to)
}

/** Whether a new thought begins at a unit: after a pause or "and", about somebody or their sugar. */
function restarts({ units }: Read, at: number): boolean {
  const before = units[at - 1]?.features
  const here = units[at]?.features
  if (!before || !here) return true
  const joins = before.has('and') || before.has('restarts') || before.has('comma')
  return joins && THOUGHT.some((feature) => here.has(feature))
}
const THOUGHT = [
  'me',
  'my',
  'person',
  'glucose',
  'sugar',
  'device',
  'low-figure',
  'low-reading',
  'low-alarm',
  'reads',
  'tested',
  'firmly-now',
  'feel',
  'help',
]
