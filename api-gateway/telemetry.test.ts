import type { KnownReport } from '@evenplate/domain/field-report'
import { expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const BUILD = { page: '/glossary', part: 'glossary', version: 'abc123' }
const PAGE = { kind: 'page', ...BUILD }
const report = (...entries: object[]) => ({ release: 'r1', shell: 's1', entries })

function open(overrides: Parameters<typeof openTestGateway>[1] = {}) {
  const noted: KnownReport[] = []
  const gateway = openTestGateway(houseChef(), { field: { note: (one) => noted.push(one) }, ...overrides })
  const send = async (body: unknown, headers = {}) =>
    (await gateway.postTo('/telemetry', body, headers)).status
  return { noted, send, log: gateway.log }
}

it('passes on pages, paints, errors and events', async () => {
  const { noted, send } = open()
  const entries = [
    PAGE,
    { kind: 'vital', name: 'LCP', value: 812.5, ...BUILD },
    { kind: 'event', name: 'recipe:made' },
    { kind: 'error', code: 'TypeError', reference: 'k7m29qfd', ...BUILD },
  ]
  expect(await send(report(...entries))).toBe(204)
  expect(noted).toEqual([report(...entries.slice(0, 3), { ...entries[3], isFault: true })])
})

it.each([
  ['TypeError', 'TypeError', true],
  ['unexpected', 'unexpected', true],
  ['remote_slow', 'remote_slow', true],
  ['guest_limit', 'guest_limit', false],
  ['provider_down', 'provider_down', false],
  ['offline', 'offline', false],
  ['AbortError', 'AbortError', false],
  ['anna_has_diabetes', 'other', true],
  ['constructor', 'other', true],
])('counts an error %s as %s; the build’s fault: %s', async (code, known, isFault) => {
  const { noted, send } = open()
  await send(report({ kind: 'error', code, ...BUILD }))
  expect(noted[0]?.entries).toEqual([{ kind: 'error', code: known, isFault, ...BUILD }])
})

it.each([
  ['a text', report({ kind: 'error', code: 'TypeError', message: 'my sugar is 240', ...BUILD })],
  ['a code that is a sentence', report({ kind: 'error', code: 'my sugar is 240', ...BUILD })],
  ['an address', report({ ...PAGE, page: '/glossary?q=insulin' })],
  ['an unknown event', report({ kind: 'event', name: 'recipe:soup' })],
  ['another kind', report({ kind: 'words', text: 'hello' })],
  ['a user’s identity', { ...report(PAGE), user: 'ana@example.com' }],
  ['a part that is a path', report({ ...PAGE, part: '../store' })],
  ['a version that is a path', report({ ...PAGE, version: '../..' })],
  ['a reference in another format', report({ kind: 'error', code: 'TypeError', reference: 'ana', ...BUILD })],
  ['a figure below zero', report({ kind: 'vital', name: 'LCP', value: -1, ...BUILD })],
  ['41 entries', report(...Array.from({ length: 41 }, () => PAGE))],
  ['no entry', report()],
  ['no report', ['hello']],
])('refuses a report with %s', async (_, body) => {
  const { noted, send } = open()
  expect(await send(body)).toBe(400)
  expect(noted).toEqual([])
})

it('accepts at most 8 KB, and only JSON', async () => {
  const { noted, send } = open()
  expect(await send({ ...report(PAGE), padding: 'x'.repeat(8192) })).toBe(413)
  expect(await send(report(PAGE), { 'content-type': 'text/plain' })).toBe(415)
  expect(noted).toEqual([])
})

it('counts 120 reports per address and minute, and answers the rest the same way', async () => {
  let now = Date.parse('2026-03-01T12:00:10Z')
  let address = '203.0.113.7'
  const { noted, send } = open({ clock: () => new Date(now), peerAddress: () => address })
  for (let i = 0; i < 125; i++) expect(await send(report(PAGE))).toBe(204)
  expect(noted).toHaveLength(120)
  address = '203.0.113.8'
  await send(report(PAGE))
  expect(noted).toHaveLength(121)
  address = '203.0.113.7'
  now += 60_000
  await send(report(PAGE))
  expect(noted).toHaveLength(122)
})

it('leaves nothing of a report in the gateway’s log except its route pattern', async () => {
  const { send, log } = open()
  await send(report(PAGE))
  expect(JSON.stringify(log)).not.toContain('glossary')
  expect(log).toContainEqual(['request', expect.objectContaining({ route: '/telemetry', status: 204 })])
})
