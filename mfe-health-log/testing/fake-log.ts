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
  sources: { kind: string; unit: string; device: string | null; offset: number }[]
  at: number[]
  source: number[]
  value: number[]
  moment?: (string | null)[]
  note?: (string | null)[]
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
        for (const [place, at] of sent.at.entries()) {
          const source = sent.sources[sent.source[place]!]!
          const row = rowOf({ ...source, at, value: sent.value[place]!, bound: null } as Reading, null, {
            moment: sent.moment?.[place] ?? null,
            note: sent.note?.[place] ?? null,
          })
          if (!rows.some(({ key }) => key === row.key)) rows.push(row)
        }
        return { added: sent.at.length, known: 0 }
      },
      readings_between: ({ p_from, p_to }) =>
        packed(rows.filter(({ at }) => String(at) >= String(p_from) && String(at) < String(p_to))),
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
  const plain = rows.filter(({ import_id, bound }) => import_id !== null && bound === null)
  const sources: FakeRow[] = []
  const columns = { at: [] as number[], value: [] as unknown[], source: [] as number[] }
  const places = new Map<string, number>()
  for (const { kind, unit, device, offset_min, at, value } of plain) {
    const name = JSON.stringify([kind, unit, device, offset_min])
    const place = places.get(name) ?? sources.push({ kind, unit, device, offset: offset_min }) - 1
    places.set(name, place)
    columns.at.push(Date.parse(String(at)) / 1000)
    columns.value.push(value)
    columns.source.push(place)
  }
  return {
    start: 0,
    sources,
    at: columns.at.join(' '),
    value: columns.value.join(' '),
    source: columns.source.join(' '),
    others: rows
      .filter(({ import_id, bound }) => import_id === null || bound !== null)
      .map(({ at, offset_min, import_id, bound, ...row }) => ({
        ...row,
        at: Date.parse(String(at)),
        offset: offset_min,
        bound: bound ? `${(bound as { op: string }).op}${(bound as { at: number }).at}` : null,
        by_hand: import_id === null,
      })),
  }
}
