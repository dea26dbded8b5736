import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { careByRules } from '../../words/safety/care-needs.ts'
import { asksByRules } from '../../words/safety/dosing.ts'
import { heardText } from '../../words/safety/heard-text.ts'
import { inputsOf } from '../../words/safety/judge-inputs.ts'
import { lowByRules } from '../../words/safety/low-now.ts'
import type { Phrase } from '../phrases/read-phrases.ts'
import { readPhrases } from '../phrases/read-phrases.ts'
import { REQUESTS } from '../requests/requests.ts'
import { copiesOf } from './copies.ts'
import { madePhrases } from './grammar/made.ts'
import type { Example } from './regression.ts'

export const QUESTIONS = ['low', 'dosing', 'pregnancy', 'insulin'] as const
export type Question = (typeof QUESTIONS)[number]

/**
 * A phrase with the piece of writing it is from, and whether the rules were never changed with it in view. `made`: generated
 * from a pattern, used to learn but never to measure.
 */
export type Written = Phrase & { theme: string; unseen: boolean; made?: true }

const UNSEEN = [
  'low.tsv',
  'dosing.tsv',
  'dosing-more.tsv',
  'care.tsv',
  'care-more.tsv',
  'dosing-third.tsv',
  'care-third.tsv',
  'fourth-batch.tsv',
  'dosing-fourth.tsv',
  'care-fourth.tsv',
  'low-second.tsv',
  'seventh-batch.tsv',
  'eighth-batch.tsv',
  'ninth-batch.tsv',
  ...['f', 'g', 'h'].flatMap((batch) =>
    ['low', 'dosing', 'care'].map((kind) => `../../phrases/${batch}/${kind}.tsv`),
  ),
]
const SEEN = [
  'of-tests.tsv',
  'third-batch.tsv',
  'fifth-batch.tsv',
  'sixth-batch.tsv',
  'care-seventh.tsv',
  '../../phrases/a/low.tsv',
  '../../phrases/a/dosing.tsv',
  '../../phrases/a/care.tsv',
  '../../phrases/d/low.tsv',
  '../../phrases/d/dosing.tsv',
  '../../phrases/e/low.tsv',
  '../../phrases/e/dosing.tsv',
]

/** All phrases a judge learns from. */
export const writtenPhrases = (): Written[] => [
  ...fromFiles(),
  ...everyday(),
  ...refusing(),
  ...madePhrases(),
]

const fromFiles = (): Written[] =>
  [...UNSEEN, ...SEEN].flatMap((name) => {
    const file = fileURLToPath(new URL(`phrases/${name}`, import.meta.url))
    return readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((row) => row.trim() !== '')
      .flatMap((row) => {
        const [kind, language, expected, text, theme = ''] = row.split('\t')
        const phrases = readPhrases([kind, language, expected, text].join('\t'))
        return phrases.map((phrase) => ({
          ...phrase,
          theme: `${name} ${theme}`,
          unseen: UNSEEN.includes(name),
        }))
      })
  })

/** Everyday requests. Nobody mentions a low or asks about a dose in them, but they mention carbohydrate all the time. */
const everyday = (): Written[] =>
  REQUESTS.flatMap(({ request }, at) =>
    request.mode === 'free'
      ? [
          {
            kind: 'line',
            language: 'en',
            expected: 'none',
            text: request.text,
            theme: `everyday ${at % 10}`,
            unseen: true,
          },
        ]
      : [],
  )

const REFUSALS = new URL('../refusals/phrases/', import.meta.url)
/** Having learned from these, too, they had seven more false alarms in the other batches and found one phrase more. */
const NOT_FOR_SAFETY = /refused-and-welcome|plain-refusals/

/** What people say about foods they cannot have or do not want: no low, and no question about a dose. */
const refusing = (): Written[] =>
  readdirSync(REFUSALS)
    .filter((name) => name.endsWith('.txt') && !NOT_FOR_SAFETY.test(name))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, REFUSALS), 'utf8')
        .split(/\r?\n/)
        .filter((row) => row.trim() !== '' && !row.startsWith('#'))
        .map((row, at) => ({
          kind: 'allergen' as const,
          language: name.startsWith('spanish') ? ('es' as const) : ('en' as const),
          expected: 'none',
          text: row.replace(/[<>[\]]/g, ''),
          theme: `${name} ${at % 10}`,
          unseen: true,
        })),
    )

/** What the rules find. `clear` and `denied` are final: the judge is not asked. */
export type Rules = 'clear' | 'said' | 'denied' | null

export const byRules = (question: Question, text: string): Rules => {
  if (question === 'low') return lowByRules(heardText(text))
  if (question === 'dosing') return asksByRules(heardText(text)) ? 'said' : null
  const needs = careByRules(heardText(text))
  if (question !== 'insulin' || !needs.lows) return needs[question]
  return needs.lows === 'said' ? 'clear' : (needs.insulin ?? 'denied')
}

/** A phrase as an example for a question; `own`: it was written for this question. */
export type Asked = Example & { written: Written; own: boolean; rules: Rules }

export const examplesFor = (question: Question, phrases: readonly Written[]): Asked[] =>
  phrases.flatMap((written) => {
    const own = written.kind === (question === 'low' || question === 'dosing' ? question : 'care')
    const says = own && written.expected === (written.kind === 'care' ? question : 'yes')
    const rules = byRules(question, written.text)
    if (!own && (rules || !isSilentOn(question, written))) return []
    const inputs = inputsOf(heardText(written.text).read.units)
    return [{ written, own, says, rules, inputs, counts: countsOf(question, written, own, says) }]
  })

/** The same, plus the copies of the phrases written for the question. */
export const withCopies = (examples: readonly Asked[]): Example[] =>
  examples.flatMap((example) => [
    example,
    ...(example.own && !example.written.made
      ? copiesOf(example.written.text).map((inputs) => ({ ...example, inputs }))
      : []),
  ])

function countsOf(question: Question, { unseen, kind, made }: Written, own: boolean, says: boolean): number {
  if (made && kind !== 'line') return own ? OF_PATTERNS : OF_PATTERNS * OF_OTHERS
  if (!says && !unseen) return OF_TESTS
  if (own) return 1
  if (kind === 'line') return OF_DAYS
  if (kind === 'allergen') return 1
  return question === 'dosing' && kind === 'care' ? OF_TAKERS : OF_OTHERS
}

/** A phrase written for another question counts as "no" here, but says less about where the border is. */
const OF_OTHERS = 0.5
/** Who says which medicine they take and asks for a meal must get the meal. */
const OF_TAKERS = 2

/** Phrases from one pattern are nearly the same. */
const OF_PATTERNS = 0.3

/** Nearly all texts are of this kind. */
const OF_DAYS = 2
/** Texts for which our tests expect no alarm. */
const OF_TESTS = 4

/** Whether a phrase written for another question surely says no to this one. */
function isSilentOn(question: Question, { kind, expected, text }: Phrase): boolean {
  switch (question) {
    case 'low':
      return true
    case 'dosing':
      return kind !== 'low' || expected === 'no'
    case 'pregnancy':
      return !/pregn|gestat|embaraz|trimest|expecting|beb[eé]|baby|weeks|semanas|bump|\bgd\b/i.test(text)
    case 'insulin':
      return kind === 'line'
  }
}
