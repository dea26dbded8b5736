import { Blob as NodeBlob } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { clarityFile } from '@evenplate/glycemia/testing/clarity-file'
import { libreRows, libreText } from '@evenplate/glycemia/testing/libreview-file'
import { defineRemote, page } from '@evenplate/platform/define-remote'
import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeIntercept, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Queries, queryClient } from '../data/queries.ts'
import { inProcessReader } from '../testing/in-process-reader.ts'
import { FileImport } from './FileImport.tsx'
import { PastImports } from './PastImports.tsx'
import type { EntryRows, ReadingRows } from './worker/rows.ts'

const NAME = { first: 'Theodora', last: 'Quillfeather' }
const SERIAL = '8AB12C'
const START = Date.parse('2026-11-01T00:00:00Z')
const samples = Array.from({ length: 300 }, (_, place) => ({
  at: START + place * 300_000,
  mg: 100 + (place % 50),
}))

// jsdom's crypto has no keys, and its files cannot be read.
vi.stubGlobal('crypto', webcrypto)

afterEach(() => {
  cleanup()
  queryClient.clear()
})

function open(intercept?: FakeIntercept) {
  const sent = { readings: [] as ReadingRows[], entries: [] as EntryRows[], takenBack: 0 }
  const known = new Set<string>()
  const tables: Record<string, Record<string, unknown>[]> = { health_imports: [] }
  const db = fakeDb({
    tables,
    ...(intercept ? { intercept } : {}),
    functions: {
      device_key_salt: () => 'a salt of this member',
      import_readings({ p_rows }) {
        const rows = p_rows as ReadingRows
        sent.readings.push(rows)
        const ids = rows.series.flatMap(({ device, at }) =>
          at.split(' ').map((second) => `${device} ${rows.start + Number(second)}`),
        )
        const fresh = ids.filter((id) => !known.has(id))
        for (const id of fresh) known.add(id)
        return { added: fresh.length, known: ids.length - fresh.length }
      },
      import_entries({ p_entries }) {
        sent.entries.push(p_entries as EntryRows)
        return { added: 1, known: 0 }
      },
      take_back_import({ p_import }) {
        sent.takenBack += 1
        known.clear()
        const at = tables.health_imports!.findIndex(({ id }) => id === p_import)
        tables.health_imports!.splice(at, 1)
        return { removed: 300, done: true }
      },
    },
  })
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  const remote = defineRemote({
    pages: {
      import: page({ path: '/', title: 'Import', description: 'Import', public: false }, () => (
        <Queries>
          <FileImport userId={MEMBER_ID} open={inProcessReader} />
          <PastImports userId={MEMBER_ID} />
        </Queries>
      )),
    },
  })
  render(<FakeShell page={remote.pages.import} platform={platform} at="/" />)
  const choose = (text: string) => {
    const file = new NodeBlob([text], { type: 'text/csv' })
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  }
  return { sent, choose, tables, seen: platform.seen }
}

const clarity = () => clarityFile({ samples, name: NAME, transmitter: SERIAL, zone: 'UTC' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('says what is in a file, stores nothing before Import, and never a name or a serial number', async () => {
  const { sent, choose, tables } = open()
  choose(clarity())
  expect(await screen.findByText(/^Dexcom Clarity, /)).toBeTruthy()
  expect(screen.getByText('Sensor readings').nextSibling?.textContent).toBe('300')
  expect(within(screen.getByRole('table')).getByText('Alert settings')).toBeTruthy()
  expect(sent.readings).toEqual([])
  expect(tables.health_imports).toEqual([])
  await press('Import')
  expect(await screen.findByText('300 entries imported.')).toBeTruthy()
  const all = JSON.stringify([sent, tables, document.body.textContent])
  for (const secret of [NAME.first, NAME.last, SERIAL]) expect(all).not.toContain(secret)
  expect(sent.readings[0]?.series[0]?.device).toMatch(/^[0-9a-f]{16}$/)
})

it('adds nothing the second time, says so, and leaves no empty import behind', async () => {
  const { choose, tables } = open()
  choose(clarity())
  await press('Import')
  await press('Import Another File')
  choose(clarity())
  await press('Import')
  expect(await screen.findByText('Nothing new.')).toBeTruthy()
  expect(tables.health_imports).toHaveLength(1)
})

it('is undone completely', async () => {
  const { choose, tables, sent } = open()
  choose(clarity())
  await press('Import')
  await press('Undo')
  expect(await screen.findByText('The import was undone.')).toBeTruthy()
  expect(tables.health_imports).toEqual([])
  expect(sent.takenBack).toBe(1)
})

it('is also undone if the last answer was lost on its way', async () => {
  const gone = { status: 404, body: { code: 'PT404', message: 'no_such_import' } }
  const { choose, seen } = open(({ path }) => (path.endsWith('take_back_import') ? gone : undefined))
  choose(clarity())
  await press('Import')
  await press('Undo')
  expect(await screen.findByText('The import was undone.')).toBeTruthy()
  expect(seen.errors).toEqual([])
})

it('stores insulin only if the box is checked', async () => {
  const file = clarityFile({ samples, zone: 'UTC', insulin: [{ at: START + 60_000, units: 4 }] })
  const { choose, sent } = open()
  choose(file)
  await press('Import')
  await screen.findByText(/imported\.$/)
  expect(sent.entries).toEqual([])
  await press('Import Another File')
  choose(file)
  fireEvent.click(await screen.findByRole('checkbox', { name: /insulin/ }))
  await press('Import')
  await waitFor(() => expect(sent.entries[0]?.insulin).toMatchObject([{ units: 4 }]))
})

it('stops when the account is full, says so, and can be continued or undone', async () => {
  let isFull = true
  const { choose } = open(({ path }) =>
    isFull && path.endsWith('import_readings')
      ? { status: 403, body: { code: 'PT403', message: 'readings_limit' } }
      : undefined,
  )
  choose(clarity())
  await press('Import')
  expect(await screen.findByText(/Your log is full/)).toBeTruthy()
  isFull = false
  await press('Continue')
  expect(await screen.findByText('300 entries imported.')).toBeTruthy()
})

it('waits as long as the site says, says so, and continues by itself', async () => {
  let refusals = 0
  const { choose, sent } = open(({ path }) => {
    if (!path.endsWith('import_readings') || refusals > 0) return undefined
    refusals += 1
    return { status: 429, body: { code: 'over_request_rate_limit', hint: 'Try again in 1 s' } }
  })
  choose(clarity())
  await press('Import')
  expect(await screen.findByText(/^The site is busy/)).toBeTruthy()
  expect(await screen.findByText('300 entries imported.', {}, { timeout: 3000 })).toBeTruthy()
  expect(sent.readings).toHaveLength(1)
})

it.each([
  ['an empty file', '', /This file is empty/],
  ['a ZIP', 'PK\u0003\u0004 and more', /This is a ZIP/],
  ['a web page', '<!doctype html><html><body>Sign in</body></html>', /This is a web page/],
  ['broken JSON', '[{"type":"sgv","date":', /JSON/],
])('says what to do with %s', async (_, text, words) => {
  const { choose, sent } = open()
  choose(text)
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(sent.readings).toEqual([])
})

it('says when it cannot know in which of two hours a row was measured', async () => {
  const clocksBack = Date.UTC(2026, 9, 25, 1)
  const { above, data } = libreRows({
    samples: Array.from({ length: 24 }, (_, n) => ({ at: clocksBack + (n - 12) * 900_000, mg: 100 + n })),
  })
  const { choose } = open()
  choose(libreText(above, data.toSorted(), {}))
  const zone = await screen.findByLabelText('Where were you?')
  expect(screen.queryByText(/8 rows were measured/)).toBeNull()
  fireEvent.change(zone, { target: { value: 'Europe/Berlin' } })
  expect(await screen.findByText(/in which of the two hours 8 rows were measured/)).toBeTruthy()
})

it('asks which number is the month if a file does not say, and imports once that is answered', async () => {
  const { choose } = open()
  choose('Date,Glucose (mg/dL)\n05-11-2026 08:00,104\n05-11-2026 08:05,109\n06-11-2026 08:10,111\n')
  const question = await screen.findByLabelText(/^Which day is /)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  fireEvent.change(question, { target: { value: 'DMY' } })
  const kind = screen.queryByLabelText('What measured them?')
  if (kind) fireEvent.change(kind, { target: { value: 'meter' } })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(false),
  )
  expect(screen.getByText('Nov 5, 2026 to Nov 6, 2026, readings on 2 days')).toBeTruthy()
})
