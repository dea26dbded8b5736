import type { Answered, Asked } from '@evenplate/supabase/embedded'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { gatheredLimit } from './gathered-reads.ts'
import { CLIENT_ADDRESS_HEADER, readsFrom } from './proxy.ts'

function site(read: (asked: Asked) => Promise<Answered>) {
  const backend = { url: 'http://127.0.0.1:9', read }
  const app = new Hono().post(
    '/rest/v1/',
    gatheredLimit,
    readsFrom(backend, () => '198.51.100.7'),
  )
  return (body: string, headers: Record<string, string> = {}) =>
    app.request('/rest/v1/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
}

const text = (body: string) => new Uint8Array(new TextEncoder().encode(body))

it('handles each read as if it came alone, with the visitor’s token and address', async () => {
  const asked: Asked[] = []
  const ask = site(async (one) => {
    asked.push(one)
    return { status: 200 + asked.length, headers: [['content-range', '*/1']], body: text(`é${asked.length}`) }
  })
  const answer = await ask(
    JSON.stringify([
      ['GET', 'recipes?select=*', ''],
      ['HEAD', 'recipes?select=id', 'count=exact'],
    ]),
    { authorization: 'Bearer ann', prefer: 'tx=rollback', [CLIENT_ADDRESS_HEADER]: '10.0.0.1' },
  )
  expect(await answer.text()).toBe(
    `${JSON.stringify([
      { status: 201, headers: [['content-range', '*/1']], length: 3 },
      { status: 202, headers: [['content-range', '*/1']], length: 3 },
    ])}\né1é2`,
  )
  const who = { authorization: 'Bearer ann', [CLIENT_ADDRESS_HEADER]: '198.51.100.7' }
  expect(asked.map(({ headers, ...one }) => ({ ...one, headers: Object.fromEntries(headers) }))).toEqual([
    { method: 'GET', url: 'http://127.0.0.1:9/rest/v1/recipes?select=*', headers: who },
    {
      method: 'HEAD',
      url: 'http://127.0.0.1:9/rest/v1/recipes?select=id',
      headers: { ...who, prefer: 'count=exact' },
    },
  ])
})

it('reports for each read that the backend is down', async () => {
  const answer = await site(() => Promise.reject(new Error('unreachable')))(
    '[["GET", "recipes?select=*", ""]]',
  )
  const [told = '', body] = (await answer.text()).split('\n')
  expect([answer.status, JSON.parse(told)[0].status, JSON.parse(body ?? '').code]).toEqual([
    200,
    503,
    'unavailable',
  ])
})

it.each([
  'nothing',
  '[]',
  '{}',
  '[["POST", "recipes?select=*", ""]]',
  '[["GET", "rpc/take_generation?p_a=1", ""]]',
  '[["GET", "../auth/v1/user?a", ""]]',
  '[["GET", "recipes?select=*", "tx=commit"]]',
  '[["GET", "recipes?select=*"]]',
  `[["GET", "recipes?${'a'.repeat(2000)}", ""]]`,
  JSON.stringify(Array.from({ length: 17 }, () => ['GET', 'recipes?select=*', ''])),
])('accepts only a few reads: %#', async (body) => {
  const ask = site(() => Promise.reject(new Error('asked')))
  expect((await ask(body)).status).toBe(400)
})

it('accepts no body longer than read addresses need', async () => {
  const ask = site(() => Promise.reject(new Error('asked')))
  expect((await ask('x'.repeat(50_000))).status).toBe(413)
})
