import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openEmpty } from '../testing/empty-schema.ts'
import { typesOf } from './types-of.ts'

it('has generated types that match the migrations (if not: npm run db:types)', async () => {
  const { connection, sql } = await openEmpty()
  const written = await readFile(new URL('../../platform/database.generated.ts', import.meta.url), 'utf8')
  expect(written).toBe(await typesOf(sql))
  await connection.close()
})
