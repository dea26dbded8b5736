import type { Sources } from '@evenplate/platform/kit/sources'
import type { LabA1c, Log } from './log.ts'
import { persistently } from './persistently.ts'
import { readFirst, readLabs, readLast, readLog } from './read-log.ts'

export type Everything = Log & { labs: LabA1c[]; last: { at: number; offset: number } | null }

/** Days of readings in one answer: the database's maximum. */
const DAYS_AT_ONCE = 200
const MS_A_DAY = 86_400_000

/**
 * All of a member's log in chronological order. `onProgress`: readings so far.
 * @throws AppError
 */
export async function readEverything(
  db: Sources['db'],
  userId: string,
  onProgress: (readings: number) => void,
): Promise<Everything> {
  const client = await db()
  const [first, last, labs] = await Promise.all([
    readFirst(client, userId),
    readLast(client, userId),
    readLabs(client, userId),
  ])
  const all: { [Part in keyof Log]: Log[Part][number][] } = {
    readings: [],
    hand: [],
    meals: [],
    treatments: [],
  }
  const until = Date.now() + 2 * MS_A_DAY
  for (let from = first ?? until; from < until; from += DAYS_AT_ONCE * MS_A_DAY) {
    const to = Math.min(until, from + DAYS_AT_ONCE * MS_A_DAY)
    const part = await persistently(() => readLog(client, userId, from, to))
    // One by one: a call cannot take half a million arguments.
    for (const reading of part.readings) all.readings.push(reading)
    all.hand.push(...part.hand)
    all.meals.push(...part.meals)
    all.treatments.push(...part.treatments)
    onProgress(all.readings.length + all.hand.length)
  }
  return { ...all, labs, last }
}
