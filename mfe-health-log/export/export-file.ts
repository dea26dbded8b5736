import { dayOf, lastDays } from '@evenplate/glycemia/day'
import { type Figures, figuresOf } from '@evenplate/glycemia/figures'
import { roundIn } from '@evenplate/glycemia/unit'
import type { Everything } from '../data/read-everything.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import { csv } from './csv.ts'
import { saveAs } from './save-as.ts'

const PERIODS = [14, 30, 90]

/** Hands the whole log to the browser's downloads. The file's name says the day and nothing of its content. */
export function saveFile(kind: 'csv' | 'json', all: Everything, viewer: Viewer): void {
  const name = `health-log-${dayOf(viewer.now, viewer.offset)}.${kind}`
  if (kind === 'json') saveAs(name, 'application/json', JSON.stringify(asJson(all, viewer)))
  else saveAs(name, 'text/csv;charset=utf-8', asCsv(all, viewer))
}

/** The figures of the pages, by the one function that they are made by. */
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

export function asJson(all: Everything, viewer: Viewer) {
  const { readings, hand, meals, treatments, labs } = all
  return {
    settings: viewer.settings,
    figures: periodFigures(all, viewer).map(({ days, points, ...figures }) => figures),
    readings,
    readingsByHand: hand,
    meals,
    treatedLows: treatments,
    labA1c: labs,
  }
}

type Row = (string | number | null)[]

/** One table: what kind of row it is, when, and what it says. Figures come last. */
export function asCsv(all: Everything, viewer: Viewer): string {
  const rows: Row[] = [
    ['type', 'local time', 'UTC time', 'value', 'unit', 'carbs (g)', 'portion', 'title', 'note'],
  ]
  for (const { at, offset, kind, value, unit, bound, device } of all.readings)
    rows.push([
      kind === 'sensor' ? 'sensor' : 'fingerstick',
      local(at, offset),
      utc(at),
      value === null ? (bound ? `below or above: ${bound.op}${bound.at}` : null) : roundIn(value, unit),
      unit,
      null,
      null,
      null,
      device === null ? null : `device ${device}`,
    ])
  for (const { at, offset, value, unit, moment, note } of all.hand)
    rows.push(['fingerstick', local(at, offset), utc(at), value, unit, null, null, moment, note])
  for (const { at, offset, title, carbs, portion, flags, note } of all.meals)
    rows.push([
      'meal',
      local(at, offset),
      utc(at),
      null,
      null,
      carbs,
      portion,
      title,
      [...flags, ...(note === null ? [] : [note])].join('; '),
    ])
  for (const { at, offset } of all.treatments)
    rows.push(['low treated', local(at, offset), utc(at), null, null, null, null, null, null])
  for (const { day, percent, unit } of all.labs)
    rows.push([
      'lab A1C',
      day,
      null,
      percent,
      '%',
      null,
      null,
      null,
      unit === '%' ? null : 'reported in mmol/mol',
    ])
  for (const figures of periodFigures(all, viewer)) rows.push(...figureRows(figures))
  return csv(rows)
}

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
