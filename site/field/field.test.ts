import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openField } from './field.ts'
import { fieldCounts } from './field-counts.ts'
import { openMetrics } from './metrics.ts'

let store: string
const said: unknown[][] = []
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'evenplate-field-'))
  for (const home of ['remotes/glossary/g1', 'shells/s1']) mkdirSync(join(store, home), { recursive: true })
})
afterEach(() => {
  rmSync(store, { recursive: true, force: true })
  said.length = 0
})

type Report = Parameters<ReturnType<typeof openField>['note']>[0]
const GLOSSARY = { page: '/glossary', part: 'glossary', version: 'g1' }

async function counted(entries: Report['entries'], share = 1, shell = 's1') {
  const metrics = openMetrics()
  const field = openField({
    store,
    dataDir: 'one',
    share,
    isPage: (pattern) => ['/', '/glossary'].includes(pattern),
    metrics,
    log: (...words) => said.push(words),
  })
  field.note({ release: 'r1', shell, entries })
  field.close()
  return metrics.text()
}

const error = (more: object = {}) => ({
  kind: 'error' as const,
  code: 'TypeError',
  isFault: true,
  reference: 'k7m29qfd',
  ...GLOSSARY,
  ...more,
})

it('counts a page and its paint for its part and the shell around it, and for visits that did not report', async () => {
  const text = await counted(
    [
      { kind: 'page', ...GLOSSARY },
      { kind: 'vital', name: 'LCP', value: 1000, ...GLOSSARY },
      { kind: 'vital', name: 'CLS', value: 0.02, ...GLOSSARY },
    ],
    0.1,
  )
  const paint = expect.closeTo(1000, -2)
  expect(fieldCounts(store, 'glossary')).toEqual(new Map([['g1', { loads: 10, errors: 0, lcp75: paint }]]))
  expect(fieldCounts(store, 'shell')).toEqual(new Map([['s1', { loads: 10, errors: 0, lcp75: paint }]]))
  expect(text).toContain('evenplate_page_loads_total{part="glossary",version="g1",page="/glossary"} 10\n')
  expect(text).toContain(
    'evenplate_web_vital_seconds_bucket{le="1.2",part="glossary",version="g1",name="LCP"} 1\n',
  )
  expect(text).toContain('evenplate_layout_shift_score_sum{part="glossary",version="g1"} 0.02\n')
})

it('counts an error only for the build it came from, and logs it with its reference', async () => {
  const text = await counted([error(), error({ again: true, reference: 'again234' })], 0.1)
  expect(fieldCounts(store, 'glossary').get('g1')?.errors).toBe(1)
  expect(fieldCounts(store, 'shell').size).toBe(0)
  expect(text).toContain(
    'evenplate_browser_errors_total{part="glossary",version="g1",page="/glossary",code="TypeError",fault="true"} 1\n',
  )
  expect(
    said.map(([level, event, facts]) => [level, event, (facts as { reference: string }).reference]),
  ).toEqual([
    ['warn', 'browser error', 'k7m29qfd'],
    ['warn', 'browser error', 'again234'],
  ])
})

it('counts an error once per document, and limits the logging of fake ones', async () => {
  await counted(Array.from({ length: 300 }, () => error()))
  expect(fieldCounts(store, 'glossary').get('g1')?.errors).toBe(1)
  said.length = 0
  await counted(Array.from({ length: 300 }, () => error({ again: true })))
  expect(said).toHaveLength(200)
})

it('does not blame a build for errors that are not its fault', async () => {
  const text = await counted([error({ code: 'guest_limit', isFault: false })])
  expect(fieldCounts(store, 'glossary').size).toBe(0)
  expect(text).toContain('code="guest_limit",fault="false"} 1\n')
})

it('counts no unknown page and no unknown build', async () => {
  const text = await counted(
    [
      { kind: 'page', ...GLOSSARY, page: '/ana' },
      { kind: 'page', ...GLOSSARY, version: 'g2' },
      { kind: 'page', ...GLOSSARY, part: 'planner' },
    ],
    1,
    's9',
  )
  expect(fieldCounts(store, 'glossary').size).toBe(0)
  expect(text).toContain('evenplate_reports_dropped_total 3\n')
  expect(text).not.toMatch(/ana|g2|planner|s9/)
})

it('counts the page of an unknown shell only for its part', async () => {
  await counted([{ kind: 'page', ...GLOSSARY }], 1, 's9')
  expect([...fieldCounts(store, 'glossary').keys(), ...fieldCounts(store, 'shell').keys()]).toEqual(['g1'])
})
