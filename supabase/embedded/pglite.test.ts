import { expect, it } from 'vitest'
import { openEmpty } from '../testing/empty-schema.ts'

it('starts with no extension that the schema does not use', async () => {
  const { connection, sql } = await openEmpty()
  expect(await sql.query('select name from pg_available_extensions')).toEqual([{ name: 'plpgsql' }])
  await connection.close()
})
