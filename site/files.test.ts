import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { file, keptFiles } from './files.ts'

const home = mkdtempSync(join(tmpdir(), 'evenplate-files-'))
afterAll(() => rmSync(home, { recursive: true }))
mkdirSync(join(home, 'a'))
writeFileSync(join(home, 'a/page.html'), 'plain')
writeFileSync(join(home, 'a/page.html.br'), 'brotli')
writeFileSync(join(home, 'secret'), 'not of this folder')

const look = keptFiles()
const app = new Hono().get('/*', (c) => file(c, join(home, 'a'), c.req.path, 'no-cache', {}, look))
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

it('serves a cached file in each visitor’s encoding, and says if theirs is current', async () => {
  for (const round of [1, 2]) {
    expect(await (await get('/page.html')).text(), `round ${round}`).toBe('plain')
    const packed = await get('/page.html', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe('brotli')
    const etag = packed.headers.get('etag') ?? ''
    expect((await get('/page.html', { 'accept-encoding': 'gzip, br', 'if-none-match': etag })).status).toBe(
      304,
    )
    expect((await get('/page.html', { 'if-none-match': etag })).status).toBe(200)
  }
})

it('reads a cached file once, and finds one that appeared after it was first requested', async () => {
  await get('/page.html')
  writeFileSync(join(home, 'a/page.html'), 'another')
  expect(await (await get('/page.html')).text()).toBe('plain')
  expect((await get('/later.js')).status).toBe(404)
  writeFileSync(join(home, 'a/later.js'), 'now')
  expect(await (await get('/later.js')).text()).toBe('now')
})

it('serves nothing outside its folder, and no folder', async () => {
  for (const path of ['/..%2fsecret', '/%2e%2e/secret', '/', '/%']) expect((await get(path)).status).toBe(404)
})

it('answers “not found” for impossible file names', async () => {
  const long = 'a'.repeat(300)
  for (const path of [
    '/%00',
    '/page.html%00',
    `/${long}`,
    `/${long}.png`,
    '/page.html/more',
    `/${'a/'.repeat(3000)}b`,
  ])
    expect((await get(path)).status, path.slice(0, 30)).toBe(404)
})

it('serves a file uncompressed if its compressed names would be too long', async () => {
  const name = 'b'.repeat(254)
  writeFileSync(join(home, 'a', name), 'plain')
  const answer = await get(`/${name}`, { 'accept-encoding': 'br' })
  expect([answer.status, await answer.text()]).toEqual([200, 'plain'])
})
