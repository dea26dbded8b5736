import type { EatenMeal, Reading } from '@evenplate/glycemia/reading'
import { MEMBER_ID } from '@evenplate/platform/fake'
import type { FakeBackend, FakeRow } from '@evenplate/platform/fake-db'

/** What a member's account has of their log, in a test or a story: readings as rows of the database. */
export type FakeLog = {
  readings?: readonly Reading[]
  meals?: readonly EatenMeal[]
  tables?: Record<string, FakeRow[]>
}

type Sent = {
  start: number
  series: (Pick<Reading, 'kind' | 'unit' | 'device' | 'offset'> & {
    others: { at: number; value: number; moment: string | null; note: string | null }[]
  })[]
}

/** A backend with the functions and rows of the health log; `rows` are changed in place. */
export function fakeLog({ readings = [], meals = [], tables = {} }: FakeLog = {}) {
  const rows: FakeRow[] = readings.map((reading) => rowOf(reading, 'an-import'))
  const all: Record<string, FakeRow[]> = {
    glucose_readings: rows,
    eaten_meals: meals.map(mealRow),
    low_treatments: [],
    lab_a1c: [],
    health_settings: [],
    meal_plans: [],
    planned_dishes: [],
    recipes: [],
    ...tables,
  }
  const imports: Sent[] = []
  const backend: FakeBackend = {
    tables: all,
    functions: {
      import_readings({ p_rows }) {
        const sent = p_rows as Sent
        imports.push(sent)
        for (const { others, ...source } of sent.series)
          for (const { at, value, moment, note } of others) {
            const row = rowOf({ ...source, at, value, bound: null }, null, { moment, note })
            if (!rows.some(({ key }) => key === row.key)) rows.push(row)
          }
        return { added: 1, known: 0 }
      },
      readings_between: ({ p_from, p_to }) =>
        packed(rows.filter(({ at }) => String(at) >= String(p_from) && String(at) < String(p_to))),
      remove_reading({ p_minute, p_value, p_unit }) {
        const at = rows.findIndex(
          ({ minute, value, unit, import_id }) =>
            minute === p_minute && value === p_value && unit === p_unit && import_id === null,
        )
        if (at >= 0) rows.splice(at, 1)
        return at >= 0
      },
      delete_health_log() {
        for (const table of Object.values(all)) table.length = 0
        return null
      },
    },
  }
  return { backend, rows, tables: all, imports }
}

function rowOf(reading: Reading, import_id: string | null, more: FakeRow = {}): FakeRow {
  const { at, offset, kind, unit, value, bound, device } = reading
  const minute = Math.floor(at / 60_000)
  return {
    user_id: MEMBER_ID,
    minute,
    key: `${minute} ${kind} ${value} ${unit} ${device}`,
    at: new Date(at).toISOString(),
    offset_min: offset,
    kind,
    unit,
    value,
    bound,
    device,
    import_id,
    moment: null,
    note: null,
    ...more,
  }
}

const mealRow = ({ at, offset, ...meal }: EatenMeal): FakeRow => ({
  slot: null,
  grams: null,
  note: null,
  ...meal,
  user_id: MEMBER_ID,
  at: new Date(at).toISOString(),
  offset_min: offset,
})

/** As the database packs them. */
function packed(rows: readonly FakeRow[]) {
  const groups = new Map<string, FakeRow[]>()
  for (const row of rows) {
    const name = JSON.stringify([row.kind, row.unit, row.device, row.offset_min])
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  const series = [...groups.values()].map((group) => {
    const { kind, unit, device, offset_min } = group[0]!
    const isPlain = ({ import_id, bound }: FakeRow) => import_id !== null && bound === null
    const plain = group.filter(isPlain)
    return {
      kind,
      unit,
      device,
      offset: offset_min,
      at: plain.map(({ at }) => Date.parse(String(at)) / 1000).join(' '),
      value: plain.map(({ value }) => value).join(' '),
      others: group
        .filter((row) => !isPlain(row))
        .map(({ at, value, bound, moment, note, import_id }) => ({
          at: Date.parse(String(at)),
          value,
          bound: bound ? `${(bound as { op: string }).op}${(bound as { at: number }).at}` : null,
          moment,
          note,
          by_hand: import_id === null,
        })),
    }
  })
  return { start: 0, series }
}
