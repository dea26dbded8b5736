import { percentOf, type Share } from '../accuracy/measure/finding.ts'
import type { Judged } from './judge.ts'
import type { Phrase } from './read-phrases.ts'

/** One kind of phrase in one language. `hits`: of the phrases with something to find; `alarms`: of those where a finding can be wrong. */
export type Tally = { what: string; hits: Share; alarms: Share }

/** Sums for each kind and language, in the order of the phrases; care is split by the need. */
export function tallied(judged: readonly Judged[]): Tally[] {
  const groups = Map.groupBy(judged, ({ phrase }) => groupOf(phrase))
  return [...groups].map(([what, group]) => ({
    what,
    hits: shareOf(
      group,
      ({ missed }) => missed,
      (missed) => missed.length === 0,
    ),
    alarms: shareOf(
      group,
      ({ alarms }) => alarms,
      (alarms) => alarms.length > 0,
    ),
  }))
}

const shareOf = (
  group: readonly Judged[],
  side: (judged: Judged) => string[] | null,
  counts: (found: string[]) => boolean,
): Share => {
  const sides = group.map(side).filter((found) => found !== null)
  return { right: sides.filter(counts).length, of: sides.length }
}

const groupOf = ({ kind, language, expected }: Phrase): string =>
  `${kind === 'care' ? CARE[expected] : KIND[kind]}, ${LANGUAGE[language]}`

const KIND = {
  low: 'Low blood sugar now',
  dosing: 'Questions about a dose',
  allergen: 'Foods somebody cannot have: refused',
  wanted: 'Foods somebody wants: not refused',
  line: 'Allergens in a line or a dish: found',
} as const
const CARE: Record<string, string> = {
  pregnancy: 'Pregnancy',
  insulin: 'Insulin, or tablets that can cause a low',
  none: 'No need for care',
}
const LANGUAGE = { en: 'English', es: 'Spanish' } as const

/** "93.3% (56 of 60)". */
export const said = (share: Share): string =>
  share.of === 0 ? '–' : `${percentOf(share)}% (${share.right} of ${share.of})`

/** A row of the document: the figures of the first run beside today's. */
export function rowOf({ what, hits, alarms }: Tally, before: readonly Tally[]): string {
  const first = before.find((tally) => tally.what === what)
  const cells = first
    ? [first.hits, hits, first.alarms, alarms].map(said)
    : ['–', said(hits), '–', said(alarms)]
  return `| ${what} | ${cells.join(' | ')} |`
}

/** The document with a batch's table replaced. @throws Error if the table's marks are missing */
export function withPhrases(document: string, batch: string, rows: readonly string[]): string {
  const start = `<!-- phrases ${batch}: written by npm run bench:phrases -- --write -->`
  const end = `<!-- /phrases ${batch} -->`
  const [head, rest] = document.split(start)
  const tail = rest?.split(end)[1]
  if (head === undefined || tail === undefined)
    throw new Error(`The document has no place for the phrases of ${batch}`)
  const header =
    '| said | found: first run | found: today | false alarms: first run | false alarms: today |\n|---|---|---|---|---|'
  return `${head}${start}\n${header}\n${rows.join('\n')}\n${end}${tail}`
}
