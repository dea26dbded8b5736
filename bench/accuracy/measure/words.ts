import { avoidTermsOf, type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'
import type { Avoided, Breaks, Keeps, Restriction } from '../cases/hidden-sources.ts'
import { type Finding, type Share, shareOf } from './finding.ts'

export type WordsMeasure = {
  /** Lines with a hidden source, stopped for every restriction they break. */
  sources: Share
  /** Look-alikes that are not stopped. */
  harmless: Share
  /** Lines with a food a person avoids, under its own or another name. */
  avoided: Share
  /** Lines that only look like a food a person avoids, and are not stopped. */
  notAvoided: Share
}

type Cases = {
  sources: readonly Breaks[]
  harmless: readonly Keeps[]
  avoided: readonly Avoided[]
  notAvoided: readonly Avoided[]
}

/** Whether the checks stop what they must, and nothing else. */
export function measureWords(cases: Cases): { measured: WordsMeasure; findings: Finding[] } {
  const missed = cases.sources.flatMap(({ text, breaks }) => {
    const unstopped = breaks.filter((one) => !rulesFor(one).every((rules) => stops(text, rules)))
    return unstopped.length > 0
      ? [finding('hidden source missed', text, unstopped.join(', '), 'let through')]
      : []
  })
  const blocked = cases.harmless.flatMap(({ text, keeps }) => {
    const found = rulesKeeping(keeps).flatMap((rules) => violationsIn(text, rules))
    const said = found.map(({ rule, term }) => `${rule}: ${term}`).join('; ')
    return found.length > 0 ? [finding('harmless blocked', text, `keeps ${keeps.join(', ')}`, said)] : []
  })
  const letThrough = cases.avoided.filter(({ avoid, text }) => !stops(text, avoiding(avoid)))
  const overdone = cases.notAvoided.filter(({ avoid, text }) => stops(text, avoiding(avoid)))
  return {
    measured: {
      sources: without(missed, cases.sources),
      harmless: without(blocked, cases.harmless),
      avoided: without(letThrough, cases.avoided),
      notAvoided: without(overdone, cases.notAvoided),
    },
    findings: [
      ...missed,
      ...blocked,
      ...letThrough.map(({ avoid, text }) =>
        finding('avoided food missed', text, `no ${avoid}`, 'let through'),
      ),
      ...overdone.map(({ avoid, text }) =>
        finding('harmless blocked', text, `fine with no ${avoid}`, 'blocked'),
      ),
    ],
  }
}

const stops = (text: string, rules: Rules): boolean => violationsIn(text, rules).length > 0

const NONE: Rules = { allergies: [], diets: [], avoid: [] }
const avoiding = (text: string): Rules => ({ ...NONE, avoid: avoidTermsOf(text) })

/** A profile has "nuts" for both kinds; a single kind goes into the avoid box. Either way must stop it. */
function rulesFor(restriction: Restriction): Rules[] {
  switch (restriction) {
    case 'tree nuts':
    case 'peanuts':
      return [avoiding(restriction), { ...NONE, allergies: ['nuts'] }]
    case 'vegetarian':
    case 'vegan':
      return [{ ...NONE, diets: [restriction] }]
    default:
      return [{ ...NONE, allergies: [restriction] }]
  }
}

/** A line free of one kind of nuts may still contain the other. */
const rulesKeeping = (keeps: readonly Restriction[]): Rules[] =>
  keeps.flatMap((one) => {
    const oneKindAlone =
      (one === 'tree nuts' && !keeps.includes('peanuts')) ||
      (one === 'peanuts' && !keeps.includes('tree nuts'))
    return oneKindAlone ? [avoiding(one)] : rulesFor(one)
  })

const finding = (measure: string, what: string, expected: string, got: string): Finding => ({
  measure,
  what,
  expected,
  got,
})

const without = (wrong: readonly unknown[], all: readonly unknown[]): Share =>
  shareOf(all.length - wrong.length, all.length)
