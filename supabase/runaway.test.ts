import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './embedded/database.ts'
import { type Backend, type EmbeddedOptions, openBackend } from './embedded.ts'
import { fillDataFolder } from './testing/empty-schema.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }
const siteUrl = 'http://localhost:3000'
const ADDRESS = 'x-visitor'
const password = 'a good password'

/** What no allow-list can stop: one of our functions that never ends. */
const ENDLESS = `
  create function public.endless() returns void language plpgsql as $$ begin loop end loop; end $$;
  grant execute on function public.endless() to anon, authenticated;
`

/** Backtracks for hours on a title of 599 "a". */
const EXPRESSION = '^(a*)(a*)(a*)(a*)(a*)(a*)\\1\\2\\3\\4\\5\\6$'

let made: string
let dataDir: string
const open: Backend[] = []
const lines: string[] = []

const opened = async (options: Partial<EmbeddedOptions> = {}) => {
  const backend = await openBackend({
    dataDir,
    siteUrl,
    clientAddressHeader: ADDRESS,
    log: (line) => lines.push(line),
    ...options,
  })
  open.push(backend)
  return backend
}

beforeAll(async () => {
  made = join(await mkdtemp(join(tmpdir(), 'runaway-')), 'evenplate')
  await fillDataFolder(made)
  const { connection, sql } = await openDatabase(join(made, 'database'))
  await sql.run(ENDLESS)
  await connection.close()
})
afterAll(() => rm(join(made, '..'), { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'runaway-')), 'evenplate')
  await cp(made, dataDir, { recursive: true })
})
afterEach(async () => {
  lines.splice(0)
  await Promise.all(open.splice(0).map((backend) => backend.close()))
  await rm(join(dataDir, '..'), { recursive: true, force: true })
})

async function memberOf(backend: Backend, name: string) {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const account = { email: `${name}@example.com`, password }
  await client.auth.signUp(account)
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return { client, account, token: data.session.access_token }
}

type Asked = { token?: string; address?: string; method?: string; body?: string }

/** @returns the status; 0 if the connection broke, -1 if nothing came for twenty seconds */
async function ask(backend: Backend, path: string, { token, address, method, body }: Asked = {}) {
  const headers = {
    apikey: backend.publishableKey,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { [ADDRESS]: address }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const signal = AbortSignal.timeout(20_000)
  try {
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, { method, headers, body, signal })
    return {
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
      body: await answer.json().catch(() => null),
    }
  } catch {
    return { status: signal.aborted ? -1 : 0, retryAfter: 0, body: null }
  }
}

const runAway = (backend: Backend, who: Asked) =>
  ask(backend, 'rpc/endless', { ...who, method: 'POST', body: '{}' })

const answers = (backend: Backend, who: Asked = {}) =>
  expect
    .poll(
      async () => (await ask(backend, 'rpc/product_limits', { ...who, method: 'POST', body: '{}' })).status,
      PATIENCE,
    )
    .toBe(200)

describe('a regular expression from outside', () => {
  it('reaches the database neither through a table nor through a public recipe', async () => {
    const backend = await opened()
    const { client, token } = await memberOf(backend, 'ann')
    const { data } = await client
      .from('recipes')
      .insert({ title: 'a'.repeat(599), ingredients: ['water'], instructions: ['boil'], is_public: true })
      .select('share_slug')
      .single()
      .throwOnError()
    const attack = `match.${encodeURIComponent(EXPRESSION)}`
    const refused = { status: 400, body: { code: 'PGRST100', details: null, hint: null } }
    expect(await ask(backend, `recipes?select=id&title=${attack}`, { token })).toMatchObject(refused)
    expect(await ask(backend, `rpc/shared_recipe?p_slug=${data.share_slug}&title=${attack}`)).toMatchObject(
      refused,
    )
    expect(
      await ask(backend, `rpc/shared_recipe?title=${attack}`, {
        method: 'POST',
        body: JSON.stringify({ p_slug: data.share_slug }),
      }),
    ).toMatchObject(refused)
    // Their normal queries still work.
    expect(await ask(backend, 'recipes?select=id&title=ilike.*aaa*', { token })).toMatchObject({
      status: 200,
      body: [{}],
    })
    expect(await ask(backend, `rpc/shared_recipe?p_slug=${data.share_slug}&select=servings`)).toMatchObject({
      status: 200,
      body: [{ servings: 4 }],
    })
    expect(lines).toEqual([])
  })
})

describe('a statement that never ends', () => {
  it('is ended; the backend recovers automatically, with everything acknowledged', async () => {
    const backend = await opened({ patience: 2000 })
    const [ann, ben] = [await memberOf(backend, 'ann'), await memberOf(backend, 'ben')]
    const soup = { title: 'Soup', ingredients: ['water'], instructions: ['boil'] }
    await ben.client.from('recipes').insert(soup).throwOnError()

    const gone = runAway(backend, { token: ann.token })
    // The port of an ended thread is taken over at once, so no one waits for the restart.
    const statuses = new Set<number>()
    await expect
      .poll(async () => {
        const { status, retryAfter } = await ask(backend, 'recipes?select=title', { token: ben.token })
        statuses.add(status)
        if (status === 503) expect(retryAfter).toBeGreaterThan(0)
        return lines.length > 0 && status
      }, PATIENCE)
      .toBe(200)
    expect((await gone).status).toBe(0)
    expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([])
    expect(lines).toEqual(['The embedded backend did not answer for 2 s and is started again.'])
    expect((await ben.client.from('recipes').select('title')).data).toEqual([{ title: 'Soup' }])
    expect((await ann.client.auth.signInWithPassword(ann.account)).error).toBeNull()
  })

  it('slows the member who sent it, longer each time, and no one else', async () => {
    const backend = await opened({ patience: 2000 })
    const [ann, ben] = [await memberOf(backend, 'ann'), await memberOf(backend, 'ben')]
    await runAway(backend, { token: ann.token, address: '192.0.2.1' })
    await answers(backend, { token: ben.token, address: '192.0.2.1' })
    const refused = await runAway(backend, { token: ann.token, address: '192.0.2.7' })
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(20)
    expect(refused.retryAfter).toBeLessThanOrEqual(30)
    expect(refused.body).toMatchObject({ hint: `Try again in ${refused.retryAfter} s` })
    await answers(backend, { address: '192.0.2.1' })
    expect(lines).toHaveLength(1)
  })

  it('slows the address of a guest who sent it, and never makes the site give up', async () => {
    const backend = await opened({ patience: 1000 })
    for (let n = 1; n <= 7; n++) {
      await runAway(backend, { address: `192.0.2.${n}` })
      await answers(backend, { address: '198.51.100.1' })
    }
    // The last address: the first one's wait may be over by now.
    expect((await ask(backend, 'rpc/product_limits', { address: '192.0.2.7' })).status).toBe(429)
    expect(new Set(lines)).toEqual(
      new Set(['The embedded backend did not answer for 1 s and is started again.']),
    )
    expect(lines).toHaveLength(7)
  })

  it('does not keep the backend from closing', async () => {
    const backend = await opened({ patience: 2000 })
    const gone = runAway(backend, {})
    await expect
      .poll(async () => (await Promise.race([ask(backend, 'recipes'), pause(300)]))?.status, PATIENCE)
      .toBeUndefined()
    const began = performance.now()
    await backend.close()
    expect(performance.now() - began).toBeLessThan(9000)
    await gone
  })
})

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
