import type { Db } from '@evenplate/platform/contract'
import { dataOf } from './answer.ts'
import { partsOfHandId } from './log.ts'
import type { Step } from './outbox.ts'

/** Puts one step into the account. Twice is once. @throws AppError */
export async function sendStep(db: Db, userId: string, step: Step): Promise<void> {
  switch (step.do) {
    case 'add-reading': {
      const { at, offset, value, unit, moment, note } = step.reading
      const p_rows = {
        sources: [{ kind: 'meter', unit, device: null, offset }],
        at: [at],
        source: [0],
        value: [value],
        moment: [moment],
        note: [note],
      }
      return done(await db.rpc('import_readings', { p_import: null as never, p_rows }))
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
        ? removeReading(db, userId, step.id)
        : done(await db.from(TABLES[step.what]).delete().eq('id', step.id))
  }
}

/** Its row is found by what makes it the same reading: nothing but the account knows its key. */
async function removeReading(db: Db, userId: string, id: string): Promise<void> {
  const { minute, value, unit } = partsOfHandId(id)
  const removing = db.from('glucose_readings').delete().eq('user_id', userId).eq('minute', minute)
  done(
    await removing
      .eq('kind', 'meter')
      .eq('unit', unit)
      .eq('value', value)
      .is('device', null)
      .is('import_id', null),
  )
}

const TABLES = { meal: 'eaten_meals', treatment: 'low_treatments', lab: 'lab_a1c' } as const
const iso = (at: number) => new Date(at).toISOString()
/** It arrived before, and only the answer was lost. */
const isThere = ({ error }: { error: { code?: string } | null }) => error?.code === '23505'
const done = (answer: Parameters<typeof dataOf>[0]) => void dataOf(answer)
