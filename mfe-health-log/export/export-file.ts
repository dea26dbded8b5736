import { dayOf, lastDays } from '@evenplate/glycemia/day'
import { type Figures, figuresOf } from '@evenplate/glycemia/figures'
import { roundIn } from '@evenplate/glycemia/unit'
import type { Everything } from '../data/read-everything.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import { BOM, csv } from './csv.ts'
import { saveAs } from './save-as.ts'

const PERIODS = [14, 30, 90]

/** Entries of a file that are written before the page gets a turn: a few milliseconds' work. */
const AT_ONCE = 2_500

/**
 * Downloads the whole log, and lets the page respond while it is written. The file's name has the day and nothing of
 * its content.
 */
export async function saveFile(kind: 'csv' | 'json', all: Everything, viewer: Viewer): Promise<void> {
  const name = `health-log-${dayOf(viewer.now, viewer.offset)}.${kind}`
  const type = kind === 'json' ? 'application/json' : 'text/csv;charset=utf-8'
  const parts: string[] = []
  for (const part of kind === 'json' ? jsonParts(all, viewer) : csvParts(all, viewer)) {
    parts.push(part)
    await new Promise((resolve) => setTimeout(resolve))
  }
  saveAs(name, type, parts)
}

/** The pages' figures, made by the same function. */
export const periodFigures = (all: Everything, { now, offset, settings }: Viewer): Figures[] => {
  const readings = readingsIn(all)
  return PERIODS.map((days) =>
    figuresOf(
      readings,
      lastDays(days, now, offset, all.last),
      settings.group ?? 'type-1-or-2',
      now,
      settings.preferred,
    ),
  )
}

/** JSON of the whole log, in parts. */
export function* jsonParts(all: Everything, viewer: Viewer): Generator<string> {
  const { readings, hand, meals, treatments, labs } = all
  const figures = periodFigures(all, viewer).map(({ days, points, ...figures }) => figures)
  yield `{"settings":${JSON.stringify(viewer.settings)},"figures":${JSON.stringify(figures)}`
  const lists = { readings, readingsByHand: hand, meals, treatedLows: treatments, labA1c: labs }
  for (const [name, list] of Object.entries(lists)) {
    yield `,"${name}":[`
    let comma = ''
    for (const some of slicesOf<object>(list)) {
      yield `${comma}${some.map((one) => JSON.stringify(one)).join(',')}`
      comma = ','
    }
    yield ']'
  }
  yield '}'
}

type Row = (string | number | null)[]

/** One table, in parts: the kind of each row, its time and its content. Figures come last. */
export function* csvParts(all: Everything, viewer: Viewer): Generator<string> {
  yield BOM
  yield csv([['type', 'local time', 'UTC time', 'value', 'unit', 'carbs (g)', 'portion', 'title', 'note']])
  for (const some of slicesOf(all.readings)) yield csv(some.map(readingRow))
  for (const some of slicesOf(all.hand)) yield csv(some.map(handRow))
  for (const some of slicesOf(all.meals)) yield csv(some.map(mealRow))
  yield csv(all.treatments.map(treatmentRow))
  yield csv(all.labs.map(labRow))
  yield csv(periodFigures(all, viewer).flatMap(figureRows))
}

function* slicesOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE)
}

const readingRow = ({
  at,
  offset,
  kind,
  value,
  unit,
  bound,
  device,
}: Everything['readings'][number]): Row => [
  kind === 'sensor' ? 'sensor' : 'fingerstick',
  local(at, offset),
  utc(at),
  value === null ? (bound ? `below or above: ${bound.op}${bound.at}` : null) : roundIn(value, unit),
  unit,
  null,
  null,
  null,
  device === null ? null : `device ${device}`,
]

const handRow = ({ at, offset, value, unit, moment, note }: Everything['hand'][number]): Row => [
  ...['fingerstick', local(at, offset), utc(at), value, unit],
  ...[null, null, moment, note],
]

const mealRow = (meal: Everything['meals'][number]): Row => {
  const { at, offset, title, carbs, portion, flags, note } = meal
  const said = [...flags, ...(note === null ? [] : [note])].join('; ')
  return ['meal', local(at, offset), utc(at), null, null, carbs, portion, title, said]
}

const treatmentRow = ({ at, offset }: Everything['treatments'][number]): Row => [
  ...['low treated', local(at, offset), utc(at)],
  ...[null, null, null, null, null, null],
]

const labRow = ({ day, percent, unit }: Everything['labs'][number]): Row => [
  ...['lab A1C', day, null, percent, '%'],
  ...[null, null, null, unit === '%' ? null : 'reported in mmol/mol'],
]

function figureRows({ window, basis, sensor, meter, group }: Figures): Row[] {
  const metrics = (basis === 'sensor' ? sensor : meter)?.metrics
  if (!metrics) return []
  const period = `${window.from} to ${window.to}`
  const row = (title: string, value: number | null, unit: string): Row => [
    'figure',
    period,
    null,
    value === null ? null : Math.round(value * 100) / 100,
    unit,
    null,
    null,
    title,
    group,
  ]
  const gmi = sensor && !('why' in sensor.gmi) ? sensor.gmi.percent : null
  return [
    row('mean', metrics.mean, 'mg/dL'),
    row('CV', metrics.cv, '%'),
    row('GMI', gmi, '%'),
    ...metrics.shares.map(({ band, percent }) => row(`${band}, of ${metrics.of}`, percent, '%')),
  ]
}

const local = (at: number, offset: number) => new Date(at + offset * 60_000).toISOString().slice(0, 19)
const utc = (at: number) => new Date(at).toISOString()
