import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { supabaseDatabase } from './supabase-database.ts'

it('takes a database that never answers for one that is down, within seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  expect(await supabaseDatabase(`http://127.0.0.1:${port}`, 'a key').answers()).toBe(false)
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
  expect(await supabaseDatabase(`http://127.0.0.1:${port}`, 'a key').answers()).toBe(false)
})
