import { expect, it, vi } from 'vitest'
import { gatheringReads } from './gathered-reads.ts'

const ORIGIN = 'https://evenplate.example'
const at = (path: string) => `${ORIGIN}/rest/v1/${path}`
const ANN = { apikey: 'key', authorization: 'Bearer ann' }

type Asked = { url: string; init: RequestInit | undefined }

/** A site that answers each read with its own path, alone or gathered. */
function site(refusal?: number) {
  const asked: Asked[] = []
  const ask: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), init })
    if (init?.method !== 'POST' || String(input) !== at('')) return Response.json(String(input))
    if (refusal) return new Response(null, { status: refusal })
    const reads: [string, string, string][] = JSON.parse(String(init.body))
    const bodies = reads.map(([method, path]) => (method === 'HEAD' ? '' : JSON.stringify(`é ${path}`)))
    const told = reads.map(([, path, prefer], nth) => ({
      status: path.startsWith('refused') ? 401 : 200,
      headers: [['content-range', `0-0/${prefer || '*'}`]],
      length: new TextEncoder().encode(bodies[nth]).length,
    }))
    return new Response(`${JSON.stringify(told)}\n${bodies.join('')}`)
  }
  return { asked, fetch: gatheringReads(ask, ORIGIN) }
}

it('sends reads of the same moment as one request, each with its own answer', async () => {
  const { asked, fetch } = site()
  const answers = await Promise.all([
    fetch(at('recipes?select=*'), { method: 'GET', headers: ANN }),
    fetch(at('recipes?select=id'), { method: 'HEAD', headers: { ...ANN, prefer: 'count=exact' } }),
    fetch(at('refused?select=id'), { headers: ANN }),
  ])
  expect(asked).toHaveLength(1)
  expect(new Headers(asked[0]?.init?.headers).get('authorization')).toBe('Bearer ann')
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401])
  expect(answers[1]?.headers.get('content-range')).toBe('0-0/count=exact')
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual([
    '"é recipes?select=*"',
    '',
    '"é refused?select=id"',
  ])
})

it('sends a single read, and anything that is not a read, unchanged', async () => {
  const { asked, fetch } = site()
  await fetch(at('recipes?select=*'), { headers: ANN })
  const others: [string, RequestInit][] = [
    [at('recipes?id=eq.1'), { method: 'DELETE', headers: ANN }],
    [at('recipes?id=eq.1'), { method: 'PATCH', headers: ANN, body: '{}' }],
    [at('rpc/now?p_a=1'), { headers: ANN }],
    [at('recipes?select=*'), { headers: { ...ANN, accept: 'application/vnd.pgrst.object+json' } }],
    [at(`recipes?select=${'a'.repeat(2000)}`), { headers: ANN }],
    [`${ORIGIN}/auth/v1/user`, { headers: ANN }],
    ['https://elsewhere.example/rest/v1/recipes?select=*', { headers: ANN }],
  ]
  await Promise.all(others.map(([url, init]) => fetch(url, init)))
  expect(asked.map(({ url, init }) => [url, init?.method ?? 'GET'])).toEqual([
    [at('recipes?select=*'), 'GET'],
    ...others.map(([url, init]) => [url, init.method ?? 'GET']),
  ])
})

it('sends two people’s reads separately', async () => {
  const { asked, fetch } = site()
  const as = (person: string) => fetch(at(`recipes?of=${person}`), { headers: { authorization: person } })
  await Promise.all([as('ann'), as('ben'), as('ann')])
  expect(asked.map(({ init }) => init?.method)).toEqual(['POST', 'GET'])
})

it('aborts only the one read', async () => {
  const { asked, fetch } = site()
  const [before, after] = [new AbortController(), new AbortController()]
  const asking = [before, after, null, null].map((one, nth) =>
    fetch(at(`recipes?n=${nth}`), { headers: ANN, signal: one?.signal }).then((answer) => answer.status),
  )
  before.abort()
  const done = Promise.allSettled(asking)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  after.abort()
  expect((await done).map(({ status }) => status)).toEqual([
    'rejected',
    expect.any(String),
    'fulfilled',
    'fulfilled',
  ])
  expect(JSON.parse(String(asked[0]?.init?.body))).toHaveLength(3)
})

it('sends each alone from then on if the site does not take gathered reads', async () => {
  const { asked, fetch } = site(404)
  const both = () => Promise.all([1, 2].map((nth) => fetch(at(`recipes?n=${nth}`), { headers: ANN })))
  expect((await both()).map(({ status }) => status)).toEqual([200, 200])
  await both()
  expect(asked.map(({ init }) => init?.method ?? 'GET')).toEqual(['POST', 'GET', 'GET', 'GET', 'GET'])
})

it('sends each alone when the one request failed', async () => {
  const { asked, fetch } = site(502)
  const both = () => Promise.all([1, 2].map((nth) => fetch(at(`recipes?n=${nth}`), { headers: ANN })))
  await both()
  await both()
  expect(asked).toHaveLength(6)
})

it('tells each that the network failed', async () => {
  const fetch = gatheringReads(() => Promise.reject(new TypeError('Failed to fetch')), ORIGIN)
  const both = [1, 2].map((nth) => fetch(at(`recipes?n=${nth}`), { headers: ANN }))
  expect(await Promise.allSettled(both)).toEqual(
    [1, 2].map(() => ({ status: 'rejected', reason: expect.any(TypeError) })),
  )
})
