import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { type FakeOpenAi, startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import { SALMON_REPLY } from '@evenplate/api-gateway/testing/replies'
import type { Backend } from '@evenplate/supabase/embedded'
import { openBackendOn } from '@evenplate/supabase/own-postgres'
import { type Cluster, startCluster } from '@evenplate/supabase/testing/postgres-cluster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Site = { backend: Backend; gateway: ReturnType<typeof openGateway> }

let cluster: Cluster
let openai: FakeOpenAi
let sites: Site[]

beforeAll(async () => {
  ;[cluster, openai] = await Promise.all([startCluster(), startFakeOpenAi({ reply: SALMON_REPLY })])
  sites = await Promise.all([openSite(), openSite()])
}, 60_000)

afterAll(async () => {
  for (const { backend, gateway } of sites ?? []) {
    await gateway.drain(1000)
    await backend.close()
  }
  await openai?.close()
  await cluster?.stop()
})

async function openSite(): Promise<Site> {
  const siteUrl = 'http://localhost:3000'
  const backend = await openBackendOn(cluster.address, { siteUrl })
  const env = readGatewayEnv({ OPENAI_BASE_URL: openai.url, OPENAI_MAX_RETRIES: '0', ADDRESS_PLACES: '64' })
  const { url: supabaseUrl, publishableKey, secretKey } = backend
  return {
    backend,
    gateway: openGateway({ env, supabaseUrl, publishableKey, secretKey, siteUrl, log: () => {} }),
  }
}

/** Thirty requests at once, every second one to the other site. */
const thirty = <Result>(work: (site: Site, n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 30 }, (_, n) => work(sites[n % 2]!, n)))

const cook = async ({ gateway }: Site, headers: Record<string, string>) =>
  gateway.app.request('/api/recipes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      ...{ mode: 'guided', mealType: 'Dinner', ingredients: [{ name: 'Salmon' }], servings: 2 },
    }),
  })

const asked = ({ backend }: Site, path: string, token: string | null, body: object) =>
  fetch(`${backend.url}/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

async function member(email: string): Promise<string> {
  const account = { email, password: 'correct horse battery' }
  await asked(sites[0]!, 'auth/v1/signup', null, account)
  const signedIn = await asked(sites[1]!, 'auth/v1/token?grant_type=password', null, account)
  return (await signedIn.json()).access_token
}

describe('two sites on one PostgreSQL', () => {
  it('give one guest three recipes a day between them', async () => {
    const headers = { 'x-guest-id': 'guest-of-two-sites' }
    const statuses: number[] = []
    // Two may run at once, and a third when one of them is done.
    while (statuses.filter((status) => status === 200).length < 3)
      statuses.push(...(await thirty((site) => cook(site, headers))).map(({ status }) => status))
    statuses.push(...(await thirty((site) => cook(site, headers))).map(({ status }) => status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    for (const { gateway } of sites) {
      const quota = await gateway.app.request('/api/quota', { headers })
      expect(await quota.json()).toMatchObject({ limit: 3, used: 3, remaining: 0 })
    }
  }, 60_000)

  it('make one recipe per key', async () => {
    const before = openai.requests.length
    const headers = { 'x-guest-id': 'guest-with-a-key', 'idempotency-key': 'one-press-of-thirty' }
    const answers = await thirty((site) => cook(site, headers))
    const recipes = await Promise.all(answers.map(async (answer) => (await answer.json()).recipe))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const recipe of recipes) expect(recipe).toEqual(recipes[0])
    expect(openai.requests.length - before).toBe(1)
  }, 60_000)

  it('save at most five recipes of one member', async () => {
    const token = await member('ann@example.com')
    const soup = { title: 'Soup', ingredients: ['water'], instructions: ['boil'] }
    const answers = await thirty((site) => asked(site, 'rest/v1/recipes', token, soup))
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status }) => status)).size).toBe(1)
    expect(refused.every(({ status }) => status < 500)).toBe(true)
  }, 60_000)

  it('make one account for an address that signs up at both', async () => {
    const account = { email: 'cat@example.com', password: 'correct horse battery' }
    const answers = await Promise.all(sites.map((site) => asked(site, 'auth/v1/signup', null, account)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const signedIn = await Promise.all(
      sites.map((site) => asked(site, 'auth/v1/token?grant_type=password', null, account)),
    )
    const ids = await Promise.all(signedIn.map(async (answer) => (await answer.json()).user.id))
    expect(new Set(ids).size).toBe(1)
  }, 60_000)
})
