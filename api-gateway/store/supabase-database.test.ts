import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { callerOf } from './supabase.ts'
import { DEADLINE_MS, supabaseDatabase } from './supabase-database.ts'

const databaseAt = (port: number) =>
  supabaseDatabase(callerOf(`http://127.0.0.1:${port}`, 'a key', DEADLINE_MS))

it('counts a database that never answers as down, within seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  expect(await databaseAt(port).answers()).toBe(false)
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
  expect(await databaseAt(port).answers()).toBe(false)
})
