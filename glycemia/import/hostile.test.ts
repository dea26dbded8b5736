import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { clarityFile } from '../testing/clarity-file.ts'
import { foundIn, NOW, problemOf, readAll } from '../testing/collect.ts'
import { libreFile } from '../testing/libreview-file.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'
import { FILE_LIMIT, type FileSource, fromBlob, fromBytes, inspect } from './import.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const samples = sensorCurve({ from: Date.UTC(2026, 10, 8, 6), count: 900 })
const bytes = (...start: number[]) =>
  new Uint8Array([...start, ...Array.from({ length: 300 }, (_, at) => at % 251)])
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

it.each([
  ['an empty file', '', 'empty'],
  ['blanks alone', ' \r\n\n ', 'empty'],
  ['a ZIP', bytes(0x50, 0x4b, 3, 4), 'zip'],
  ['a gzip', bytes(0x1f, 0x8b, 8), 'zip'],
  ['a workbook', bytes(0x50, 0x4b, 3, 4, ...letters('....[Content_Types].xml')), 'spreadsheet'],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'spreadsheet'],
  ['a PNG named .csv', bytes(0x89, 0x50, 0x4e, 0x47), 'picture'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'picture'],
  ['a photo of a phone', bytes(0, 0, 0, 24, ...letters('ftypheic')), 'picture'],
  ['a PDF', bytes(...letters('%PDF-1.7')), 'pdf'],
  ['a mail', 'Received: from mx\r\nFrom: a@example.org\r\nSubject: my data\r\n\r\nHello, 120', 'mail'],
  ['a web page', '\n<!DOCTYPE html><html><body>Log in, please</body></html>', 'web-page'],
  ['NUL bytes', `date,glucose mg/dl\n2026-11-01 08:00,1\0\0\0\0`, 'binary'],
  ['bytes of a program', new Uint8Array(4000).fill(1).map((_, at) => (at * 7919) % 256), 'binary'],
] as const)('names %s by a code', async (_, file, problem) => {
  expect(await problemOf(file)).toBe(problem)
})

it('refuses a file above the size limit without reading a byte', async () => {
  let asked = 0
  const source: FileSource = {
    size: 400 * 1024 * 1024,
    async *chunks() {
      asked += 1
      yield new Uint8Array(1)
    },
  }
  expect(await inspect(source, { now: NOW, zone: 'UTC' })).toEqual({ problem: 'too-large' })
  expect(asked).toBe(0)
  expect(FILE_LIMIT).toBe(250 * 1024 * 1024)
})

it('stops reading a stream that is longer than declared, and says when a file cannot be read', async () => {
  const block = new TextEncoder().encode('date,glucose mg/dl\n'.repeat(50_000))
  let given = 0
  const endless: FileSource = {
    size: 1000,
    async *chunks() {
      for (;;) {
        given += block.length
        yield block
      }
    },
  }
  const first = await inspect(endless, { now: NOW, zone: 'UTC' })
  expect(first.problem).not.toBeNull()
  expect(given).toBeLessThan(FILE_LIMIT + 2 * block.length)
  const gone = {
    size: 10,
    chunks: () => {
      throw new Error('gone')
    },
  } as FileSource
  expect(await inspect(gone, { now: NOW, zone: 'UTC' })).toEqual({ problem: 'unreadable' })
})

it('reports its progress, which never goes back', async () => {
  for (const file of [
    clarityFile({ samples: [...samples, ...samples, ...samples, ...samples] }),
    '[{"type":"sgv","date":1,"sgv":99}]',
  ]) {
    const shares: number[] = []
    const progress = (share: number) => shares.push(share)
    await inspect(fromBlob(new Blob([file])), { now: NOW, zone: 'UTC', progress })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  }
})

it('reports ten million columns, and a line of 50 MB, in bounded memory', async () => {
  expect(await problemOf(new Uint8Array(10_000_000).fill(44))).toBe('too-many-columns')
  expect(await problemOf(`date${',x'.repeat(5000)}\n1,2\n`)).toBe('too-many-columns')
  const line = new Uint8Array(50_000_000).fill(97)
  expect(await problemOf(line)).toBe('long-line')
  // A line like this inside a good file loses only its own row.
  const good = new TextEncoder().encode(clarityFile({ samples }))
  const before = heldBytes()
  let within = 0
  const both: FileSource = {
    size: good.length + line.length,
    async *chunks() {
      yield good
      for (let at = 0; at < line.length; at += 1_000_000) yield line.subarray(at, at + 1_000_000)
      within = heldBytes() - before
    },
  }
  const found = await foundIn(both)
  expect(found.counts.sensor).toBe(900)
  expect(found.leftOut).toContainEqual({ reason: 'broken', rows: 1, firstRow: 913 })
  // The whole line has been read by then, and is not kept in memory.
  expect(within).toBeLessThan(20_000_000)
}, 60_000)

/** Bytes of the heap in use, without garbage. */
function heldBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

it('loses only its own row to an open quote, wherever it is', async () => {
  const lines = clarityFile({ samples }).split('\r\n')
  for (const at of [20, 400, 911]) {
    const broken = lines.with(at, lines[at]!.replace('"EGV"', '"EGV'))
    expect((await foundIn(broken.join('\r\n'))).counts.sensor).toBe(899)
  }
  const libre = libreFile({ samples, notes: [{ at: samples[0]!.at, text: 'xx' }] }).split('\r\n')
  const note = libre.findIndex((line) => line.includes(',xx,'))
  const moved = [...libre.slice(0, 5), libre[note]!.replace('xx', '"lunch'), ...libre.slice(5, note), '']
  expect((await foundIn(moved.join('\r\n'))).counts.sensor).toBe(900)
})

const SIZE = 1_920_000

it('takes time in proportion to a file’s size, whatever is in it', async () => {
  const shapes: ((size: number) => string)[] = [
    (size) => `Date,Glucose mg/dL\n2026-11-01 08:00,110\n${'x\n'.repeat(size / 2)}`,
    (size) => `Date,Glucose mg/dL\n2026-11-01 08:00,110\n${'"\n'.repeat(size / 2)}`,
    (size) => `Date,Glucose mg/dL\n2026-11-01 08:00,110\n${'a,"b""c\n'.repeat(size / 8)}`,
    (size) => `Date,Glucose mg/dL\n2026-11-01 08:00,110\n"${'""'.repeat(size / 2)}`,
    (size) => `Date,Glucose mg/dL\n2026-11-01 08:00,110\n${','.repeat(60_000)}\n`.repeat(size / 60_000),
    // All rows in the hour that clocks show twice.
    (size) => clarityNight(size / 60),
    (size) => `[${'{"a":'.repeat(size / 5)}`,
    (size) => `[{"type":"sgv","date":1,"sgv":1},{"a":"${'\\"'.repeat(size / 2)}`,
  ]
  const cost = async (text: string) => {
    const start = process.threadCpuUsage()
    await inspect(fromBlob(new Blob([text])), { now: NOW, zone: 'Europe/Berlin' })
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  const plain = (size: number) => `Date,Glucose mg/dL\n${'2026-11-01 08:00,110\n'.repeat(size / 21)}`
  await cost(plain(SIZE))
  const usual = await cost(plain(SIZE))
  for (const [at, shape] of shapes.entries()) {
    const small = await cost(shape(SIZE / 8))
    const large = await cost(shape(SIZE))
    // Eight times the input may take eight times as long, not 64 times; and no file takes far longer than a good one.
    expect(large, `shape ${at} grows`).toBeLessThan(24 * small + 200)
    expect(large, `shape ${at}`).toBeLessThan(6 * usual + 200)
  }
}, 60_000)

it('never fails to answer for a file that is cut off or changed anywhere', async () => {
  const text = new TextEncoder().encode(libreFile({ samples: samples.slice(0, 200) }))
  for (let at = 0; at < 60; at += 1) {
    const place = Math.floor((text.length * at) / 60)
    expect(await inspectBytes(text.slice(0, place))).toBeTypeOf('object')
    expect(await inspectBytes(text.with(place, (text[place]! + 131) % 256))).toBeTypeOf('object')
  }
})

it('reveals no name and no serial number, wherever they are in a file', async () => {
  const name = { first: 'Theodora', last: 'Quillfeather' }
  const parts = { samples, carbs: [{ at: samples[0]!.at, grams: 30 }], name }
  const files = [
    clarityFile({ ...parts, device: "Theodora's iPhone", transmitter: 'SERIAL99' }),
    clarityFile({ ...parts, resaved: true, device: 'SERIAL99 Quillfeather' }),
    libreFile({
      ...parts,
      name: 'Theodora Quillfeather',
      serial: 'SERIAL99',
      pro: true,
      notes: [{ at: samples[0]!.at, text: 'Theodora' }],
    }),
    `Theodora Quillfeather\nname,date,glucose mg/dl,kind\n${samples
      .slice(0, 50)
      .map((_, at) => `Theodora,2026-11-20 08:${String(at).padStart(2, '0')},120,meter`)
      .join('\n')}`,
    JSON.stringify([
      { type: 'sgv', date: NOW - 1000, sgv: 120, device: 'Theodora SERIAL99', enteredBy: 'Quillfeather' },
    ]),
    JSON.stringify([
      {
        type: 'cbg',
        time: '2026-11-20T08:00:00Z',
        value: 6.66089,
        deviceId: 'SERIAL99',
        payload: { by: 'Theodora' },
      },
    ]),
  ]
  for (const file of files) {
    const { found, all } = await readAll(file, { insulin: true })
    expect(all.readings.length).toBeGreaterThan(0)
    expect(JSON.stringify([found, all])).not.toMatch(/theodora|quillfeather|serial99/i)
  }
})

const clarityNight = (rows: number) =>
  [
    clarityFile({}).split('\r\n')[0],
    ...Array.from(
      { length: rows },
      (_, at) =>
        `1,2026-10-25T0${1 + (at % 3)}:${10 + (at % 50)}:00,EGV,,,,iPhone,${40 + (at % 300)},,,,,${at},8A`,
    ),
  ].join('\n')

const inspectBytes = (file: Uint8Array) => inspect(fromBytes(file), { now: NOW, zone: 'Europe/Berlin' })
