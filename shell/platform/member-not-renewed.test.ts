import { TransformStream } from 'node:stream/web'
import { isAppError } from '@evenplate/domain/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { loadDb } from './db.ts'

const KEY = 'sb-project-auth-token'
let asked: string[]

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // The page's own, which jsdom lacks.
  vi.stubGlobal('TransformStream', TransformStream)
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(
      String(input instanceof Request ? input.url : input),
      'https://evenplate.example',
    )
    asked.push(pathname)
    if (pathname.startsWith('/auth/')) throw new TypeError('Failed to fetch')
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  })
  document.head.innerHTML = `<script type="application/json" id="evenplate-config">${JSON.stringify({
    supabaseUrl: 'https://project.supabase.test',
    publishableKey: 'publishable',
    remotes: {},
    siteUrl: 'https://evenplate.example',
  })}</script>`
})
afterEach(async () => {
  await (await loadDb()).auth.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks nothing as a guest while a member’s session cannot be renewed: their allergies would be forgotten', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      access_token: 'e30.e30.sig',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) - 60,
      user: { id: '11111111-1111-4111-8111-111111111111', email: 'ana@example.com', aud: 'authenticated' },
    }),
  )
  const refused = api.post('/recipes', {}, (reply) => reply).catch((error: unknown) => error)
  // The client tries to renew for half a minute.
  await vi.waitFor(() => expect(asked).toContain('/auth/v1/token'))
  await vi.advanceTimersByTimeAsync(60_000)
  const error = await refused
  expect(isAppError(error) && error.code).toBe('offline')
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
})
