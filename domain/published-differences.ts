import type { Difference, Published, PublishedFigure } from './brought-recipe.ts'
import type { Figures } from './recipe.ts'
import { unusedCarbs } from './unused-carbs.ts'

/**
 * What our figures are compared with. `read`: servings stated by the source; `leftOut`: lines that a person left out.
 */
type Counted = {
  published: Published | null
  figures: Pick<Figures, 'perServing' | 'lines' | 'notCounted' | 'carbsBetween'>
  servings: number
  read: number | null
  leftOut: readonly string[]
}

/**
 * Published figures that differ from ours by more than label rounding and food tables explain, each with the likely
 * cause. Not sugar: we do not count it.
 */
export function differencesOf(counted: Counted): Difference[] {
  const { published, figures } = counted
  if (!published) return []
  const both = COMPARED.flatMap((figure) => {
    const theirs = published[figure]?.amount
    return theirs === undefined ? [] : [{ figure, theirs, ours: figures.perServing[figure] }]
  })
  const times = timesOf(both)
  return both
    .filter(({ figure, theirs, ours }) => ours === null || !isNear(ours, theirs, FIGURES[figure]))
    .map((one) => ({
      figure: one.figure,
      published: one.theirs,
      ours: one.ours,
      cause: causeOf(one, counted, times),
    }))
}

/** What a label rounds each figure to, at most: grams, kilocalories, milligrams (21 CFR 101.9). */
const FIGURES = {
  calories: 10,
  carbs: 1,
  fiber: 1,
  protein: 1,
  fat: 1,
  saturatedFat: 1,
  sodium: 10,
} as const satisfies Partial<Record<PublishedFigure, number>>

const COMPARED = Object.keys(FIGURES) as (keyof typeof FIGURES)[]

/** Food tables that differ by a tenth count as agreeing. */
const TABLES = 0.1

const isNear = (one: number, other: number, rounds: number): boolean =>
  Math.abs(one - other) <= rounds + TABLES * Math.max(one, other)

type Both = { figure: keyof typeof FIGURES; theirs: number; ours: number | null }

/** The factor between all their figures and ours, if at least three agree within a tenth; otherwise null. */
function timesOf(both: readonly Both[]): number | null {
  const times = both
    .filter(({ figure, ours }) => figure !== 'sodium' && ours !== null && ours >= 2)
    .map(({ theirs, ours }) => theirs / (ours ?? 1))
    .sort((a, b) => a - b)
  const [least, most] = [times[0] ?? 0, times.at(-1) ?? 0]
  if (times.length < 3 || most > least * (1 + 2 * TABLES)) return null
  return times[Math.floor(times.length / 2)] ?? null
}

function causeOf(
  { figure, theirs, ours }: Both,
  { figures, servings, read, leftOut, published }: Counted,
  times: number | null,
): string {
  const { perServing, notCounted, lines, carbsBetween } = figures
  if (ours === null) return notCounted.length > 0 ? missing(notCounted) : ''
  if (times !== null) {
    if (read !== null && read !== servings && isNear(times, servings / read, 0.05))
      return `They make ${read} servings of it; we make ${servings}.`
    if (isNear(times, servings, 0.05) && servings > 1) return 'Theirs may be for the whole recipe.'
    return `All their figures are about ${said(times)} times ours: their serving${
      published?.per ? ` (${published.per})` : ''
    } may be a different size.`
  }
  if (figure === 'calories' && isNear(theirs, ours * KILOJOULES, 10)) return 'Theirs may be in kilojoules.'
  if (figure === 'carbs') {
    const { netCarbs } = perServing
    const unused = unusedCarbs(perServing)
    if (unused !== null && isNear(theirs, ours - unused, 1))
      return `Theirs may leave out ${said(unused)} g of sweeteners that don’t raise blood sugar.`
    if (netCarbs !== null && isNear(theirs, netCarbs, 1))
      return `Theirs may be net carbs, without the fiber: ours are ${said(netCarbs)} g.`
    if (carbsBetween && theirs >= carbsBetween.least && theirs <= carbsBetween.most)
      return `The amounts in the recipe allow for ${said(carbsBetween.least)} to ${said(carbsBetween.most)} g.`
  }
  const state = lines.find((line) =>
    isNear(theirs, ours + changeBy(line, figure) / servings, FIGURES[figure]),
  )
  if (state?.question && changeBy(state, figure) !== 0)
    return `Ours would match if “${state.line}” meant something else: ${state.question.offers[0]?.says}.`
  if (theirs > ours && leftOut.length > 0) return `You left out ${quoted(leftOut)}.`
  if (theirs > ours && notCounted.length > 0) return missing(notCounted)
  const poured = theirs > ours && lines.find(({ note }) => note.includes('our assumption'))
  if (poured) return `From “${poured.line}” we count only what you eat: ${poured.note}.`
  if (figure === 'sodium' && theirs > ours) return 'Ours leaves out salt to taste.'
  return ''
}

const KILOJOULES = 4.184

/** What a line would add to the whole recipe if its open question were answered the other way. */
function changeBy({ question, nutrition }: Figures['lines'][number], figure: Both['figure']): number {
  const other = question?.offers[0]?.line.nutrition[figure]
  const now = nutrition[figure]
  return other === undefined || other === null || now === null ? 0 : other - now
}

const missing = (lines: readonly string[]): string => `We could not count ${quoted(lines)}.`

/** The first two, in quotation marks. */
function quoted(lines: readonly string[]): string {
  const [first = '', second] = lines.map((line) => `“${line}”`)
  if (second === undefined) return first
  return lines.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${lines.length - 2} more`
}

const said = (value: number): string => String(Number(value.toFixed(1)))
