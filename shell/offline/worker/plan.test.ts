import { describe, expect, it } from 'vitest'
import { planFor } from './plan.ts'

const SITE = 'https://evenplate.example'
const deployment = {
  version: '1',
  documents: { '/': 'a', '/recipes': 'b', '/recipes/:id': 'c', '/recipes/:id/edit': 'd' },
  anyOther: { path: '/offline.html', hash: 'e' },
  builds: {
    '/shell/static/js/shell.1.js': 'f',
    'https://cdn.example/remotes/glossary/1/remote-entry.js': 'g',
  },
}
const plan = (address: string, { mode = 'navigate', method = 'GET', headers = {} } = {}) =>
  planFor(
    { url: new URL(address, SITE).href, mode: mode as RequestMode, method, headers: new Headers(headers) },
    SITE,
    deployment,
  )

describe('a visit', () => {
  it.each([
    ['/', '/'],
    ['/recipes/?filter=favorites', '/recipes'],
    ['/recipes/7', '/recipes/:id'],
    ['/recipes/7/edit', '/recipes/:id/edit'],
    ['/shared/0123456789abcdef0123456789abcdef', '/offline.html'],
    ['/glossary', '/offline.html'],
  ])('of %s falls back on the document of %s', (address, path) => {
    expect(plan(address)).toEqual({ kind: 'document', path })
  })

  it.each(['/sitemap.xml', '/api/health', '/auth/v1/verify?token=1', '/rest/v1'])(
    'of %s, which is not a page, uses the network, once',
    (address) => expect(plan(address)).toEqual({ kind: 'visit' }),
  )

  it('of another site is ignored', () => expect(plan('https://elsewhere.example/')).toBeNull())
})

it('takes only builds of this deployment from the cache, whatever their path', () => {
  const mode = 'cors'
  expect(plan('/shell/static/js/shell.1.js', { mode })).toEqual({ kind: 'build' })
  expect(plan('https://cdn.example/remotes/glossary/1/remote-entry.js', { mode })).toEqual({ kind: 'build' })
  expect(plan('/shell/static/js/shell.2.js', { mode })).toBeNull()
})

it('never answers requests with credentials, changes or calls', () => {
  const mode = 'cors'
  for (const path of ['/api/recipes', '/rest/v1/recipes', '/auth/v1/user', '/remotes.json'])
    expect(plan(path, { mode })).toBeNull()
  expect(plan('/recipes', { headers: { authorization: 'Bearer x' } })).toBeNull()
  expect(plan('/recipes', { method: 'POST' })).toBeNull()
})
