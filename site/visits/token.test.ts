import { expect, it } from 'vitest'
import { ownEntry } from './own-build.ts'
import { tokenFor, VISIT_MS, visitOf } from './token.ts'
import type { Visit } from './visit.ts'

const KEY = 'k'.repeat(43)
const NOW = new Date('2026-05-01T12:00:00Z')
const PREVIEW: Visit = { kind: 'preview', part: 'recipe-builder', version: '1a2b3c4d5e6f' }
const OWN: Visit = { kind: 'own build', part: 'glossary', entry: 'http://localhost:3004/remote-entry.js' }
const later = (ms: number) => new Date(NOW.getTime() + ms)

it.each([PREVIEW, OWN])('reads what it has signed, until it expires: $kind', (visit) => {
  const token = tokenFor(visit, KEY, NOW)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(visitOf(token, KEY, NOW)).toEqual({ visit, end: later(VISIT_MS[visit.kind]) })
  expect(visitOf(token, KEY, later(VISIT_MS[visit.kind] - 1))?.visit).toEqual(visit)
  expect(visitOf(token, KEY, later(VISIT_MS[visit.kind]))).toBeNull()
})

it('accepts no token that was changed anywhere, or signed with another key', () => {
  const token = tokenFor(PREVIEW, KEY, NOW)
  for (let at = 0; at < token.length; at++)
    for (const sign of ['a', 'Z', '.', '0', '-']) {
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      if (changed !== token && !isSameSignature(changed, token))
        expect(visitOf(changed, KEY, NOW), changed).toBeNull()
    }
  expect(visitOf(token, 'x'.repeat(43), NOW)).toBeNull()
  expect(visitOf(tokenFor(OWN, KEY, NOW).replace(/^own/, 'preview'), KEY, NOW)).toBeNull()
})

/** The last of 43 characters holds only four bits of the signature, so four characters mean the same. */
const isSameSignature = (a: string, b: string): boolean =>
  a.slice(0, -1) === b.slice(0, -1) &&
  Buffer.from(a.slice(-43), 'base64url').equals(Buffer.from(b.slice(-43), 'base64url'))

it.each([
  '',
  '.',
  '....',
  'preview',
  'preview.glossary.1a2b3c',
  '__proto__.glossary.1a2b3c.zzzzzz.'.padEnd(80, 'a'),
  `preview.../../etc.1a2b3c.zzzzzz.${'a'.repeat(43)}`,
  `preview.glossary.${'1'.repeat(100_000)}.zzzzzz.${'a'.repeat(43)}`,
  `preview.glossary.1a2b3c.zzzzzz.${'ä'.repeat(43)}`,
  `preview.glossary.1a2b3c.zzzzzz.${'a'.repeat(43)}\n`,
  `${tokenFor(PREVIEW, KEY, NOW)}\n`,
  ` ${tokenFor(PREVIEW, KEY, NOW)}`,
  JSON.stringify(PREVIEW),
])('accepts no other value as a token: %j', (value) => {
  expect(visitOf(value, KEY, NOW)).toBeNull()
})

it.each([
  ['http://localhost:3004/remote-entry.js', 'http://localhost:3004/remote-entry.js'],
  ['http://127.0.0.1:3004/dist/web/remote-entry.js', 'http://127.0.0.1:3004/dist/web/remote-entry.js'],
  ['http://LOCALHOST:80/remote-entry.js', 'http://localhost/remote-entry.js'],
  // Other ways to write localhost.
  ['http://127.1:3004/remote-entry.js', 'http://127.0.0.1:3004/remote-entry.js'],
])('accepts a build on the visitor’s own machine: %s', (text, entry) => {
  expect(ownEntry(text)).toBe(entry)
})

it.each([
  '',
  'remote-entry.js',
  '//localhost:3004/remote-entry.js',
  'https://localhost:3004/remote-entry.js',
  'javascript:alert(1)//localhost/x.js',
  'data:text/javascript,alert(1)',
  'http://localhost.evil.example/remote-entry.js',
  'http://evil.example/localhost/remote-entry.js',
  'http://localhost:3004@evil.example/remote-entry.js',
  'http://evil.example\\@localhost:3004/remote-entry.js',
  'http://evil.example#@localhost:3004/remote-entry.js',
  'http://user:word@localhost:3004/remote-entry.js',
  'http://localhost.:3004/remote-entry.js',
  'http://0.0.0.0:3004/remote-entry.js',
  'http://[::1]:3004/remote-entry.js',
  'http://127.0.0.2:3004/remote-entry.js',
  'http://192.168.0.1:3004/remote-entry.js',
  'http://[::ffff:127.0.0.1]:3004/remote-entry.js',
  'http://localhost:99999/remote-entry.js',
  'http://localhost:3004/remote-entry.js?x=1',
  'http://localhost:3004/remote-entry.js#x',
  "http://localhost:3004/';script-src *;/remote-entry.js",
  'http://localhost:3004/a b/remote-entry.js',
  'http://localhost:3004/%0d%0a/remote-entry.js',
  'http://localhost:3004/remote-entry.js/',
  'http://localhost:3004/',
  `http://localhost:3004/${'a'.repeat(300)}.js`,
])('accepts no other address: %s', (text) => {
  expect(ownEntry(text)).toBeNull()
})
