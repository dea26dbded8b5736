import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { careByRules } from '../../words/safety/care-needs.ts'
import { asksByRules } from '../../words/safety/dosing.ts'
import { heardText } from '../../words/safety/heard-text.ts'
import { inputsOf } from '../../words/safety/judge-inputs.ts'
import { lowByRules } from '../../words/safety/low-now.ts'
import type { Phrase } from '../phrases/read-phrases.ts'
import { readPhrases } from '../phrases/read-phrases.ts'
import { REQUESTS } from '../requests/requests.ts'
import type { Example } from './regression.ts'

export const QUESTIONS = ['low', 'dosing', 'pregnancy', 'insulin'] as const
export type Question = (typeof QUESTIONS)[number]

/** A phrase with the piece it was written in, and whether the rules were never changed with it in view. */
export type Written = Phrase & { theme: string; unseen: boolean }

const UNSEEN = [
  'low.tsv',
  'dosing.tsv',
  'dosing-more.tsv',
  'care.tsv',
  'care-more.tsv',
  'dosing-third.tsv',
  'care-third.tsv',
  'fourth-batch.tsv',
]
const SEEN = [
  'of-tests.tsv',
  'third-batch.tsv',
  'fifth-batch.tsv',
  '../../phrases/a/low.tsv',
  '../../phrases/a/dosing.tsv',
  '../../phrases/a/care.tsv',
  '../../phrases/d/low.tsv',
  '../../phrases/d/dosing.tsv',
]

/** All phrases a judge learns from. */
export const writtenPhrases = (): Written[] => [...fromFiles(), ...everyday()]

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

/** What people ask for on any day. Nobody tells of a low or asks about a dose there, but of carbohydrate all the time. */
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

/** What the rules find. `clear` and `denied` stand without a judge. */
export type Rules = 'clear' | 'said' | 'denied' | null

export const byRules = (question: Question, text: string): Rules => {
  if (question === 'low') return lowByRules(heardText(text))
  if (question === 'dosing') return asksByRules(heardText(text)) ? 'said' : null
  const needs = careByRules(heardText(text))
  return question === 'insulin' && needs.lows === 'said' ? 'clear' : needs[question]
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
    return [
      {
        written,
        own,
        says,
        rules,
        inputs,
        counts:
          says || written.unseen
            ? own
              ? 1
              : written.kind === 'line'
                ? OF_DAYS
                : OF_OTHERS
            : own
              ? OF_TESTS
              : 1,
      },
    ]
  })

/** A phrase written for another question says no to this one, but shows less of where the border is. */
const OF_OTHERS = 0.15

/** Nearly all texts are of this sort. */
const OF_DAYS = 1
/** What our tests hold quiet must stay so. */
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
