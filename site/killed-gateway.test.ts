import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { type FakeOpenAi, startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import { SALMON_REPLY } from '@evenplate/api-gateway/testing/replies'
import { type Backend, openBackend } from '@evenplate/supabase/embedded'
import { fillDataFolder } from '@evenplate/supabase/testing/empty-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Long enough for a busy machine, short enough to wait for. */
const LEASE = 4

let folder: string
let backend: Backend
let openai: FakeOpenAi
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenplate-killed-'))
  await fillDataFolder(folder)
  backend = await openBackend({ dataDir: folder, siteUrl: 'http://localhost:3000' })
  openai = await startFakeOpenAi({ script: [{ hang: true }, { say: SALMON_REPLY }] })
}, 60_000)
afterAll(async () => {
  await openai?.close()
  await backend?.close()
  await rm(folder, { recursive: true, force: true })
})

it('keeps its place while it runs, and frees it within one lease after it is killed', async () => {
  const { url: supabaseUrl, publishableKey, secretKey } = backend
  const options = { supabaseUrl, publishableKey, secretKey, leaseSeconds: LEASE }
  const headers = { 'content-type': 'application/json', 'x-guest-id': 'guest-0001' }
  const keyed = { ...headers, 'idempotency-key': 'one-press-1' }
  const body = JSON.stringify({ mode: 'guided', mealType: 'Dinner', ingredients: [{ name: 'Salmon' }] })

  const script = new URL('./testing/cooking-gateway.ts', import.meta.url).pathname
  const job = JSON.stringify({ options, openai: openai.url, request: { headers: keyed, body } })
  const child = spawn(process.execPath, [script, job], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    while (openai.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))

    const other = openGateway({
      env: readGatewayEnv({ OPENAI_BASE_URL: openai.url }),
      ...options,
      log: () => {},
    })
    const ask = (with_: Record<string, string>) =>
      other.app.request('/api/recipes', { method: 'POST', headers: with_, body })
    const again = ask(keyed)
    // Longer than a lease: it was renewed, so nobody else generates the same recipe.
    await new Promise((resolve) => setTimeout(resolve, 1.5 * LEASE * 1000))
    expect(openai.requests).toHaveLength(1)

    child.kill('SIGKILL')
    await ended
    const killed = performance.now()
    const answer = await again
    expect(answer.status).toBe(200)
    expect((await answer.json()).quota.used).toBe(1)
    // One lease, one more check, and the generation; not the minutes a whole generation may take.
    expect(performance.now() - killed).toBeLessThan(LEASE * 1000 + 10_000)
    // And none of the day's three recipes stays blocked.
    for (const status of [200, 200, 429]) expect((await ask(headers)).status).toBe(status)
    await other.drain(1_000)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}, 60_000)
