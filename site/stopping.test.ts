import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '@evenplate/supabase/embedded/database'
import { fillDataFolder } from '@evenplate/supabase/testing/empty-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { PATH, NODE_COMPILE_CACHE } = process.env

let folder: string
let started: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopping-'))
  await fillDataFolder(folder)
  const { connection, sql } = await openDatabase(join(folder, 'database'))
  await sql.run(`
    create function public.endless() returns void language plpgsql as $$ begin loop end loop; end $$;
    grant execute on function public.endless() to anon;
  `)
  await connection.close()
}, 120_000)
afterAll(async () => {
  started?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

it('a process whose database hangs ends within ten seconds of SIGTERM', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backend.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started = child
  const said: string[] = []
  const lines = createInterface({ input: child.stdout! }).on('line', (line) => said.push(line))
  while (!said.some((line) => line.startsWith('SUPABASE_PUBLISHABLE_KEY='))) await once(lines, 'line')
  const saidOf = (name: string) => said.map((line) => line.split(`${name}=`)[1]).find(Boolean) ?? ''
  const ask = (name: string, patience: number) =>
    fetch(`${saidOf('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: saidOf('SUPABASE_PUBLISHABLE_KEY'), 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => status,
      () => 'nothing',
    )
  expect(await ask('product_limits', 30_000)).toBe(200)
  expect(await ask('endless', 1_000)).toBe('nothing')

  const told = performance.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(performance.now() - told).toBeLessThan(10_000)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
