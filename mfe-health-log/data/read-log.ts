import type { Reading } from '@evenplate/glycemia/reading'
import type { Db } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'
import { handId, type LabA1c, type Log } from './log.ts'

/**
 * All that a member logged from one time until before another, at most 200 days.
 * @throws AppError
 */
export async function readLog(db: Db, userId: string, from: number, to: number): Promise<Log> {
  const [p_from, p_to] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const [readings, meals, treatments] = await Promise.all([
    db.rpc('readings_between', { p_from, p_to }),
    allPages((first, last) =>
      db
        .from('eaten_meals')
        .select(MEAL_COLUMNS)
        .eq('user_id', userId)
        .gte('at', p_from)
        .lt('at', p_to)
        .order('at')
        .order('id')
        .range(first, last),
    ),
    allPages((first, last) =>
      db
        .from('low_treatments')
        .select('id,at,offset_min')
        .eq('user_id', userId)
        .gte('at', p_from)
        .lt('at', p_to)
        .order('at')
        .order('id')
        .range(first, last),
    ),
  ])
  return {
    ...unpacked(packed.parse(dataOf(readings))),
    meals: z.array(mealRow).parse(meals).map(mealOf),
    treatments: z
      .array(treatmentRow)
      .parse(treatments)
      .map(({ id, at, offset_min }) => ({ id, at: Date.parse(at), offset: offset_min, kind: 'low-treated' })),
  }
}

/** The data API's maximum number of rows in one answer. */
const PAGE = 1000

/** @throws AppError */
async function allPages(
  ask: (first: number, last: number) => PromiseLike<Parameters<typeof dataOf>[0]>,
): Promise<unknown[]> {
  const rows: unknown[] = []
  for (let first = 0; ; first += PAGE) {
    const page = z.array(z.unknown()).parse(dataOf(await ask(first, first + PAGE - 1)))
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

export async function readLabs(db: Db, userId: string): Promise<LabA1c[]> {
  const rows = dataOf(
    await db.from('lab_a1c').select('id,day,percent,unit').eq('user_id', userId).order('day'),
  )
  return z
    .array(
      z.object({ id: z.string(), day: z.string(), percent: z.number(), unit: z.enum(['%', 'mmol/mol']) }),
    )
    .parse(rows)
}

/** The last reading; null if there is none. */
export async function readLast(db: Db, userId: string): Promise<{ at: number; offset: number } | null> {
  const rows = dataOf(
    await db
      .from('glucose_readings')
      .select('at,offset_min')
      .eq('user_id', userId)
      .order('minute', { ascending: false })
      .limit(1),
  )
  const [last] = z.array(z.object({ at: z.string(), offset_min: z.number() })).parse(rows)
  return last ? { at: Date.parse(last.at), offset: last.offset_min } : null
}

/** When the log begins: its first reading, meal or treatment; null if there is none. */
export async function readFirst(db: Db, userId: string): Promise<number | null> {
  const firstOf = (table: 'eaten_meals' | 'low_treatments') =>
    db.from(table).select('at').eq('user_id', userId).order('at').limit(1)
  const answers = await Promise.all([
    db.from('glucose_readings').select('at').eq('user_id', userId).order('minute').limit(1),
    firstOf('eaten_meals'),
    firstOf('low_treatments'),
  ])
  const moments = answers.flatMap((answer) =>
    z
      .array(z.object({ at: z.string() }))
      .parse(dataOf(answer))
      .map(({ at }) => Date.parse(at)),
  )
  return moments.length === 0 ? null : Math.min(...moments)
}

const unit = z.enum(['mg/dL', 'mmol/L'])
const kind = z.enum(['sensor', 'meter'])
const text = z.nullable(z.string())

/** As the database packs them: `readings_between`. */
const packed = z.object({
  start: z.number(),
  series: z.array(
    z.object({
      kind,
      unit,
      device: text,
      offset: z.number(),
      at: z.string(),
      value: z.string(),
      others: z.array(
        z.object({
          at: z.number(),
          value: z.nullable(z.number()),
          bound: text,
          moment: text,
          note: text,
          by_hand: z.boolean(),
        }),
      ),
    }),
  ),
})

function unpacked({ start, series }: z.infer<typeof packed>): Pick<Log, 'readings' | 'hand'> {
  const readings: Reading[] = []
  const hand: Log['hand'][number][] = []
  for (const { at: times, value: values, others, ...source } of series) {
    const { offset, unit } = source
    const said = numbers(values)
    for (const [place, seconds] of numbers(times).entries())
      readings.push({ ...source, at: (start + seconds) * 1000, value: said[place]!, bound: null })
    for (const { at, value, bound, moment, note, by_hand } of others) {
      if (by_hand && value !== null)
        hand.push({ key: handId({ at, value, unit }), at, offset, value, unit, moment, note })
      else readings.push({ ...source, at, value, bound: boundOf(bound) })
    }
  }
  readings.sort((a, b) => a.at - b.at)
  return { readings, hand }
}

const numbers = (column: string): number[] => (column === '' ? [] : column.split(' ').map(Number))

function boundOf(bound: string | null): Reading['bound'] {
  if (bound === null) return null
  return { op: bound.startsWith('<') ? '<' : '>', at: Number(bound.slice(1)) }
}

const MEAL_COLUMNS = 'id,at,offset_min,title,recipe,slot,carbs,portion,grams,flags,note'
const number = z.nullable(z.number())
const flag = z.enum(['exercise', 'illness', 'stress', 'site-change'])
const mealRow = z.object({
  id: z.string(),
  at: z.string(),
  offset_min: z.number(),
  title: z.string(),
  recipe: text,
  slot: text,
  carbs: number,
  portion: z.number(),
  grams: number,
  flags: z.array(flag),
  note: text,
})
const mealOf = ({ at, offset_min, ...meal }: z.infer<typeof mealRow>): Log['meals'][number] => ({
  ...meal,
  at: Date.parse(at),
  offset: offset_min,
})
const treatmentRow = z.object({ id: z.string(), at: z.string(), offset_min: z.number() })
