import type { Answered, Asked } from '@evenplate/supabase/embedded'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { CLIENT_ADDRESS_HEADER, readFrom } from './proxy.ts'

it('gives the backend the address it knows, never one that a visitor sends', async () => {
  const told: (string | undefined)[] = []
  const spied = {
    url: 'http://127.0.0.1:9',
    async read({ headers }: Asked): Promise<Answered> {
      told.push(new Headers(headers).get(CLIENT_ADDRESS_HEADER) ?? undefined)
      return { status: 200, headers: [], body: new Uint8Array() }
    },
  }
  const headers = { [CLIENT_ADDRESS_HEADER]: '10.0.0.1' }
  for (const address of [null, '198.51.100.7'])
    await new Hono()
      .get(
        '/rest/v1/*',
        readFrom(spied, () => address),
      )
      .request('/rest/v1/recipes', { headers })
  expect(told).toEqual([undefined, '198.51.100.7'])
})

it('reports that the backend is down, and that a retry helps', async () => {
  const away = { url: 'http://127.0.0.1:9', read: () => Promise.reject(new Error('unreachable')) }
  const answer = await new Hono()
    .get(
      '/rest/v1/*',
      readFrom(away, () => null),
    )
    .request('/rest/v1/recipes')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})
