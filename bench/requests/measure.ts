import { type Finding, type Share, shareOf } from '../accuracy/measure/finding.ts'
import { type Answer, type Ask, openBench } from './ask.ts'
import type { Row } from './asked/row.ts'
import { type Check, judge, type Measure } from './judge.ts'

export type Judged = { row: Row; answer: Answer; checks: Check[]; whole: boolean; ways: WayOn[] }

/** The outcome of one alternative: a dish, another refusal, or something else. */
type WayOn = { label: string; choice: string; led: Answer['kind']; saw: string }

export type Measured = Record<(typeof MEASURES)[number]['key'], Share>

type Counted = { measures: readonly Measure[]; of?: (row: Row) => boolean }
type Rows = { whole: true; of?: (row: Row) => boolean }
type Ways = { ways: true }

const isFree = ({ request }: Row) => request.mode === 'free'
const isWizard = (row: Row) => !isFree(row)
const read = ({ language }: Row) => language === 'en' || language === 'es'

/** The published figures, in their order. */
export const MEASURES = [
  {
    key: 'named',
    what: 'Foods named in free text: in the dish',
    wanted: '98%',
    measures: ['foods'],
    of: isFree,
  },
  {
    key: 'chosen',
    what: 'Foods chosen in the builder: in the dish',
    wanted: '98%',
    measures: ['foods'],
    of: isWizard,
  },
  { key: 'dishes', what: 'Named dishes: got that dish', wanted: '92%', measures: ['dish'] },
  {
    key: 'limits',
    what: 'Limits and targets: met, or explained first',
    wanted: '100%',
    measures: ['limit'],
  },
  { key: 'minutes', what: 'Minutes: met', wanted: '', measures: ['minutes'] },
  { key: 'servings', what: 'Servings: as asked', wanted: '', measures: ['servings'] },
  { key: 'tools', what: 'Tools: used or avoided, as asked', wanted: '', measures: ['tool'] },
  { key: 'kinds', what: 'Course and meal: right', wanted: '', measures: ['kind'] },
  { key: 'textures', what: 'Heat and texture: right', wanted: '', measures: ['texture'] },
  { key: 'without', what: 'Diets and foods left out: followed', wanted: '', measures: ['without'] },
  { key: 'told', what: 'Impossible or unreadable requests: explained first', wanted: '', measures: ['told'] },
  { key: 'ways', what: 'Alternatives: lead to a dish or another explanation', wanted: '', ways: true },
  {
    key: 'english',
    what: 'Everything met: free text, English',
    wanted: '',
    whole: true,
    of: (row) => isFree(row) && row.language === 'en',
  },
  {
    key: 'spanish',
    what: 'Everything met: Spanish, both modes',
    wanted: '',
    whole: true,
    of: ({ language }) => language === 'es',
  },
  {
    key: 'abroad',
    what: 'Everything met: languages we do not read',
    wanted: '',
    whole: true,
    of: (row) => !read(row),
  },
  { key: 'builder', what: 'Everything met: builder', wanted: '', whole: true, of: isWizard },
  { key: 'whole', what: 'Everything met: all requests', wanted: '90%', whole: true },
] as const satisfies readonly ({ key: string; what: string; wanted: string } & (Counted | Rows | Ways))[]

/** Sends every request, follows every alternative, and counts. The same figures on every machine. */
export async function measureRequests(
  rows: readonly Row[],
  ask: Ask = openBench(),
): Promise<{ measured: Measured; judged: Judged[] }> {
  const judged: Judged[] = []
  for (const row of rows) judged.push(await judgeOne(ask, row))
  const measured = Object.fromEntries(MEASURES.map((one) => [one.key, shareIn(judged, one)]))
  return { measured: measured as Measured, judged }
}

async function judgeOne(ask: Ask, row: Row): Promise<Judged> {
  const answer = await ask(row.request)
  const checks = judge(row, answer)
  const ways: WayOn[] = []
  for (const way of answer.kind === 'told' ? answer.ways : []) {
    const next = await ask(row.request, [way.choice])
    const saw = next.kind === 'dish' ? next.recipe.title : next.message
    ways.push({ ...way, led: next.kind, saw })
  }
  return { row, answer, checks, whole: checks.every(({ met }) => met), ways }
}

function shareIn(judged: readonly Judged[], one: Counted | Rows | Ways): Share {
  if ('ways' in one) {
    const all = judged.flatMap(({ ways }) => ways)
    return shareOf(all.filter(({ led }) => led !== 'failed').length, all.length)
  }
  const those = judged.filter(({ row }) => one.of?.(row) ?? true)
  if ('whole' in one) return shareOf(those.filter(({ whole }) => whole).length, those.length)
  const checks = those.flatMap((all) => all.checks).filter(({ measure }) => one.measures.includes(measure))
  return shareOf(checks.filter(({ met }) => met).length, checks.length)
}

/** A request as one line: what was typed, or clicked. */
export function wordsOf({ request, language }: Row): string {
  if (request.mode === 'free') return `[${language}] ${request.text}`
  const foods = (request.ingredients ?? []).map(({ name }) => name).join(', ')
  const rest = [
    request.dietary?.join(' '),
    request.cookingTime,
    request.servings && `for ${request.servings}`,
  ]
  const avoid = request.avoid ? `no ${request.avoid}` : ''
  return `[builder] ${request.mealType}: ${[foods, ...rest, avoid].filter(Boolean).join('; ')}`
}

export const findingsOf = (judged: readonly Judged[]): Finding[] =>
  judged.flatMap(({ row, checks, ways }) => [
    ...checks
      .filter(({ met }) => !met)
      .map(({ measure, expected, got }) => ({ measure, what: wordsOf(row), expected, got })),
    ...ways
      .filter(({ led }) => led === 'failed')
      .map(({ label, saw }) => ({ measure: 'way on', what: wordsOf(row), expected: label, got: saw })),
  ])
