import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BREAKPOINTS, FRAMES, HEIGHTS } from './breakpoints.ts'

const ROOT = join(import.meta.dirname, '..')
const IS_ROOM = /^(shell|shared-ui|recipe-view|mfe-.+)$/

const allowed = [
  ...Object.values(BREAKPOINTS).flatMap((width) => [
    `@media (width < ${width}rem)`,
    `@media (width >= ${width}rem)`,
  ]),
  ...Object.values(HEIGHTS).map((height) => `@media (height < ${height}rem)`),
  ...Object.values(FRAMES).map((width) => `@container (width < ${width}rem)`),
]

const queries = readdirSync(ROOT)
  .filter((room) => IS_ROOM.test(room))
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/node_modules|dist/.test(file))
      .map((file) => join(room, file)),
  )
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/@(media|container)[^{]*/g)].map(([query]) => ({
      file,
      query: query.trim(),
    })),
  )
  .filter(({ query }) => /\b(width|height)\b/.test(query))

it('pages change their layout only at the listed widths', () => {
  expect(queries.length).toBeGreaterThan(50)
  const sizes = queries.map(({ file, query }) => ({
    file,
    query: query.replace('(scripting: none) and ', ''),
  }))
  expect(sizes.filter(({ query }) => !allowed.includes(query))).toEqual([])
})

it('some page changes at each listed width', () => {
  const all = queries.map(({ query }) => query).join('\n')
  const unused = Object.entries({ ...BREAKPOINTS, ...FRAMES, ...HEIGHTS }).filter(
    ([, size]) => !all.includes(` ${size}rem)`),
  )
  expect(unused).toEqual([])
})
