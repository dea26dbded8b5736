import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'

describe.each(BACKENDS)('the API’s access checks on $engine', ({ start }) => {
  let backend: TestBackend
  let owner: Person
  let stranger: Person

  beforeAll(async () => {
    backend = await start()
    owner = await backend.member()
    stranger = await backend.member()
    for (const { client } of [owner, stranger]) {
      await client
        .from('recipes')
        .insert({ title: 'Soup', ingredients: ['water'], instructions: ['boil'] })
        .throwOnError()
    }
  })
  afterAll(() => backend?.stop())

  it('never mixes up people who ask at the same moment, whatever fails in between', async () => {
    const people = await Promise.all(
      [owner, stranger].map(async ({ id, client }) => ({
        id,
        token: (await client.auth.getSession()).data.session?.access_token,
      })),
    )
    const { keys, app } = backend
    // Without a network in between, all of them run at once.
    const asks = Array.from({ length: 60 }, async (_, n) => {
      const { id, token } = people[n % 2]!
      const guest = { apikey: keys.publishableKey, 'content-type': 'application/json' }
      const member = { ...guest, authorization: `Bearer ${token}` }
      const [mine, refused, user, none, all] = await Promise.all([
        app.request('/rest/v1/recipes?select=user_id', { headers: member }),
        app.request('/rest/v1/recipes', { headers: member, method: 'POST', body: '{"title":""}' }),
        app.request('/auth/v1/user', { headers: member }),
        app.request('/rest/v1/recipes', { headers: guest }),
        app.request('/rest/v1/recipes', { headers: { apikey: keys.secretKey } }),
      ])
      expect(await mine.json()).toEqual([{ user_id: id }])
      expect(refused.status).toBe(400)
      expect(await user.json()).toMatchObject({ id })
      expect(none.status).toBe(401)
      expect(await all.json()).toHaveLength(2)
    })
    await Promise.all(asks)
  })

  it('gives nothing to a token signed by someone else, or naming another role', async () => {
    const ask = (token: string) =>
      fetch(`${backend.url}/rest/v1/recipes`, {
        headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${token}` },
      })
    const { data } = await owner.client.auth.getSession()
    const [head, , signature] = data.session!.access_token.split('.')
    const forged = Buffer.from(JSON.stringify({ sub: stranger.id, role: 'service_role' })).toString(
      'base64url',
    )
    expect((await ask(`${head}.${forged}.${signature}`)).status).toBe(401)
    expect((await ask(data.session!.access_token)).status).toBe(200)
  })

  it('exposes only the public schema', async () => {
    for (const apikey of [backend.keys.publishableKey, backend.keys.secretKey]) {
      for (const [schema, path] of [
        ['auth', 'users'],
        ['private', 'rpc/product_limit'],
        ['pg_catalog', 'rpc/pg_sleep'],
        ['supabase_migrations', 'schema_migrations'],
      ]) {
        const headers = { apikey, 'accept-profile': schema!, 'content-profile': schema! }
        for (const method of ['GET', 'POST']) {
          const body = method === 'POST' ? '{}' : undefined
          const answer = await fetch(`${backend.url}/rest/v1/${path}`, { method, headers, body })
          expect(answer.status, `${method} ${schema}`).toBe(406)
        }
      }
    }
  })

  it('allows no access without a key', async () => {
    for (const path of ['/rest/v1/recipes', '/auth/v1/settings', '/_system', '/storage/v1/bucket', '/']) {
      expect((await fetch(backend.url + path)).status, path).toBe(401)
    }
  })
})
