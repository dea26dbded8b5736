import { clarityCells } from './clarity.ts'
import { DateSurvey } from './date-order.ts'
import { eachRow } from './entries.ts'
import type { Answers, Question, TableLayout } from './found.ts'
import { numberIn } from './glucose-cell.ts'
import { libreCells, libreMade } from './libreview.ts'
import type { FileSource } from './source.ts'
import { tableCells } from './table.ts'
import { UnitSurvey, unitIn } from './units.ts'
import { wallTime } from './wall-time.ts'

const DAY = 86_400_000
/** A sensor has more in a day than anybody measures by hand. */
const SENSOR_A_DAY = 24

/** Decides what a whole table says about dates and units, and asks what it does not say. */
export async function surveyed(
  source: FileSource,
  layout: TableLayout,
  title: readonly string[],
  { now, answers = {}, progress }: { now: number; answers?: Answers; progress?: (share: number) => void },
): Promise<{ layout: TableLayout; questions: Question[] }> {
  const dates = new DateSurvey()
  const units = new UnitSurvey()
  let readings = 0
  let ownUnits = 0
  const unitColumn = layout.columns?.unit
  const take = (row: string[]) => {
    const cells = cellsOf(row, layout)
    if (!cells) return
    dates.add(cells.time)
    const value = numberIn(cells.value)
    if (value === null) return
    readings += 1
    if (unitColumn !== undefined && unitIn(row[unitColumn])) ownUnits += 1
    else units.add(value)
  }
  await eachRow(source, layout, take, (bytes) => progress?.(bytes / source.size))
  const questions: Question[] = []
  const order = orderOf(dates, title, now)
  if (!order && !answers.dateOrder) {
    questions.push({ ask: 'dateOrder', choices: ['DMY', 'MDY'], example: dates.example })
  }
  const unit = units.unitOf(layout.unit)
  if (!unit && !answers.unit && readings > ownUnits) questions.push({ ask: 'unit', said: layout.unit })
  const needsKind = layout.format === 'table' && layout.columns?.kind === undefined
  const likely = readings > SENSOR_A_DAY * Math.max(1, dates.days) ? 'sensor' : 'meter'
  if (needsKind && readings > 0 && !answers.kind) questions.push({ ask: 'kind', likely })
  return {
    layout: {
      ...layout,
      // Used only for the preview while questions are open: nothing is imported before they are answered.
      dateOrder: order ?? answers.dateOrder ?? 'DMY',
      unit: unit ?? answers.unit ?? (readings > ownUnits ? layout.unit : null),
      kind: answers.kind ?? likely,
    },
    questions,
  }
}

function cellsOf(row: readonly string[], layout: TableLayout): { time: string; value: string } | null {
  if (layout.format === 'clarity') return clarityCells(row, layout.places!)
  return layout.format === 'libreview' ? libreCells(row) : tableCells(row, layout.columns!)
}

function orderOf(dates: DateSurvey, title: readonly string[], now: number) {
  const made = libreMade(title)
  const latest = (order: 'DMY' | 'MDY') => {
    const at = made ? wallTime(made, order) : Number.NaN
    return Math.min(now + DAY, Number.isNaN(at) ? Number.POSITIVE_INFINITY : at + 2 * DAY)
  }
  const order = dates.order({ DMY: latest('DMY'), MDY: latest('MDY') })
  if (order || !made) return order
  dates.add(made)
  return dates.order({ DMY: latest('DMY'), MDY: latest('MDY') })
}
