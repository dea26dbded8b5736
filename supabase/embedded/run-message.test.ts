import { protocol } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmpty } from '../testing/empty-schema.ts'
import type { Database } from './database.ts'
import { runMessage } from './run-message.ts'

let database: Database
beforeAll(async () => {
  database = await openEmpty()
}, 60_000)
afterAll(() => database?.connection.close())

it('is what PGlite writes for a statement without values', () => {
  const { bind, execute } = protocol.serialize
  expect(runMessage('q17', [])).toEqual(Buffer.concat([bind({ statement: 'q17' }), execute({})]))
})

it('passes texts of any length and script, and nulls', async () => {
  const values = ['', null, 'a', 'it\'s \\ "x"\n', 'crème brûlée ½ ☕ 🍜', null, 'é'.repeat(40_000), 'z']
  const text = `select ${values.map((_, at) => `$${at + 1}::text as v${at}`).join(', ')}`
  const { rows } = await database.inTurn(() => database.statements.query(text, values))
  expect(Object.values(rows[0] ?? {})).toEqual(values)
})
