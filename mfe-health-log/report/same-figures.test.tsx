import { defineRemote, page } from '@evenplate/platform/define-remote'
import { FakeShell, fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { LabA1c } from '../data/log.ts'
import { NO_SETTINGS } from '../data/log.ts'
import { csvParts, jsonParts } from '../export/export-file.ts'
import { SAMPLE_NOW, sampleLog } from '../sample/sample-log.ts'
import { PeriodView } from '../seeing/PeriodView.tsx'
import { ReportSheet } from './ReportSheet.tsx'

afterEach(cleanup)

const log = sampleLog()
const reading = log.readings.at(-1)!
const last = { at: reading.at, offset: reading.offset }
const labs: LabA1c[] = [{ id: 'l', day: '2026-11-02', percent: 6.8, unit: '%' }]
const viewer = {
  settings: { ...NO_SETTINGS, group: 'type-1-or-2' as const },
  now: SAMPLE_NOW,
  offset: reading.offset,
}

function draw(content: React.ReactNode) {
  const remote = defineRemote({
    pages: { it: page({ path: '/', title: 'It', description: 'It', public: false }, () => content) },
  })
  render(<FakeShell page={remote.pages.it} platform={fakePlatform({ auth: fakeMember() })} at="/" />)
}

/** Shares from the table of ranges, highest first. */
const sharesShown = () =>
  within(screen.getByRole('table', { name: 'Share of time in each range' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
const goalsShown = () => screen.getByRole('table', { name: 'Goals of your group' }).textContent

it('page, report and both exports have the same figures for the same days', () => {
  draw(<PeriodView days={14} log={log} viewer={viewer} labs={labs} last={last} />)
  const figure = (name: RegExp) =>
    screen.getByText(name).closest('div')?.querySelector('dd')?.textContent ?? ''
  const page = {
    mean: figure(/^Mean$/),
    cv: figure(/^Variation/),
    gmi: figure(/^GMI$/),
    shares: sharesShown(),
    goals: goalsShown(),
  }
  cleanup()

  draw(<ReportSheet days={14} log={log} viewer={viewer} labs={labs} last={last} />)
  const row = (name: RegExp) =>
    screen.getByRole('rowheader', { name }).closest('tr')?.querySelector('td')?.textContent ?? ''
  const report = {
    mean: row(/^Mean$/),
    cv: row(/^Variation/),
    gmi: row(/^GMI/).split(',')[0],
    shares: sharesShown(),
    goals: goalsShown(),
  }
  expect(report).toEqual(page)

  const all = { ...log, labs, last }
  const exported = JSON.parse([...jsonParts(all, viewer)].join('')).figures[0]?.sensor
  if (!exported?.metrics || 'why' in exported.gmi) throw new Error('The sample has all figures')
  const { mean, cv, shares } = exported.metrics
  expect(page).toMatchObject({
    mean: `${Math.round(mean)} mg/dL`,
    cv: `${cv?.toFixed(1)}%`,
    gmi: `${exported.gmi.percent.toFixed(1)}%`,
    shares: [...shares].reverse().map(({ says }) => says),
  })
  expect([...csvParts(all, viewer)].join('')).toContain(`,${Math.round(mean * 100) / 100},mg/dL,,,mean,`)
})

it('says on paper what was left out, and how readings were counted', () => {
  const twice = { ...log, readings: [...log.readings, ...log.readings.slice(0, 3)] }
  draw(<ReportSheet days={14} log={twice} viewer={viewer} labs={[]} last={last} />)
  expect(screen.getByText(/^3 duplicates set aside: the same device/)).toBeTruthy()
  expect(screen.getByText(/^Each reading counts for the time until the next one/)).toBeTruthy()
  expect(screen.getByText('Goals: Type 1 or type 2 diabetes, agreed with the care team.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /: mean \d+, lowest \d+, highest \d+ mg\/dL$/ })).toHaveLength(14)
})
