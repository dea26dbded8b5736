import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const document = read('docs/specification-coverage.md')
/** Cells of every table line, without headings and separators. */
const lines = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|( id |---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
const cells = lines.map((line) => line.map((cell) => cell.trim()))
const rows = cells.filter(([id]) => !isDeparture(id))
const departures = cells.filter(([id]) => isDeparture(id)).map(([id]) => id)

const carried = idsInTests()

it('has three filled cells in each row, and four in each departure', () => {
  const odd = cells.filter(
    (line) => line.length !== (isDeparture(line[0]) ? 4 : 3) || line.some((cell) => !cell || cell === '-'),
  )
  expect(odd).toEqual([])
  expect(rows.filter(([id]) => !/^[A-Z]+-\d+$/.test(id ?? ''))).toEqual([])
  expect(rows.length).toBeGreaterThan(300)
})

it('uses no id twice', () => {
  const ids = cells.map(([id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('has a test for each row in the file it names', () => {
  const wrong = rows
    .map(([id = '', , file = '']) => ({ id, said: file.replaceAll('`', ''), found: carried.get(id) ?? [] }))
    .filter(({ said, found }) => !found.includes(said))
  expect(wrong).toEqual([])
})

it('has a row for every id in a test', () => {
  const known = new Set(rows.map(([id]) => id))
  expect([...carried.keys()].filter((id) => !known.has(id))).toEqual([])
})

it('names only departures that exist', () => {
  const named = rows.flatMap(([, what = '']) => what.match(/\bD\d+\b/g) ?? [])
  expect(named.filter((id) => !departures.includes(id))).toEqual([])
})

function isDeparture(id: string | undefined): boolean {
  return /^D\d+$/.test(id ?? '')
}

/** Ids at the end of test and step titles, like `… [HOME-2] [HOME-3]'`, each with the files they are in. */
function idsInTests(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = globSync('*/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist|store)$/.test(name),
  })
  for (const file of files)
    for (const [, ids = ''] of read(file).matchAll(/((?:\s?\[[A-Z]+-\d+\])+)['"`],?\s/g))
      for (const id of new Set(ids.match(/[A-Z]+-\d+/g)))
        found.set(id, [...new Set([...(found.get(id) ?? []), file])])
  return found
}
