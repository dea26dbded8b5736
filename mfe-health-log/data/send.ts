import type { Db } from '@evenplate/platform/contract'
import { dataOf } from './answer.ts'
import { partsOfHandId } from './log.ts'
import type { Step } from './outbox.ts'

/**
 * Puts one step into the account. Sending it twice changes nothing.
 * @throws AppError
 */
export async function sendStep(db: Db, step: Step): Promise<void> {
  switch (step.do) {
    case 'add-reading': {
      const { at, offset, value, unit, moment, note } = step.reading
      const others = [{ at, value, moment, note }]
      const series = [{ kind: 'meter', unit, device: null, offset, at: '', value: '', others }]
      return done(await db.rpc('import_readings', { p_rows: { start: 0, series } }))
    }
    case 'put-meal': {
      const { id, at, offset, flags, ...meal } = step.meal
      const row = { ...meal, flags: [...flags], at: iso(at), offset_min: offset }
      const added = await db.from('eaten_meals').insert({ ...row, id })
      if (!isThere(added)) return done(added)
      return done(await db.from('eaten_meals').update(row).eq('id', id))
    }
    case 'add-treatment': {
      const { id, at, offset } = step.treatment
      const added = await db.from('low_treatments').insert({ id, at: iso(at), offset_min: offset })
      return isThere(added) ? undefined : done(added)
    }
    case 'add-lab': {
      const added = await db.from('lab_a1c').insert(step.lab)
      return isThere(added) ? undefined : done(added)
    }
    case 'remove':
      return step.what === 'reading'
        ? removeReading(db, step.id)
        : done(await db.from(TABLES[step.what]).delete().eq('id', step.id))
  }
}

/** The row is found by what identifies the reading, in the body of the call: no reading is in an address. */
async function removeReading(db: Db, id: string): Promise<void> {
  const { minute, value, unit } = partsOfHandId(id)
  done(await db.rpc('remove_reading', { p_minute: minute, p_value: value, p_unit: unit }))
}

const TABLES = { meal: 'eaten_meals', treatment: 'low_treatments', lab: 'lab_a1c' } as const
const iso = (at: number) => new Date(at).toISOString()
/** It arrived before; only the answer was lost. */
const isThere = ({ error }: { error: { code?: string } | null }) => error?.code === '23505'
const done = (answer: Parameters<typeof dataOf>[0]) => void dataOf(answer)
