import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** All of a room's text that visitors read, joined. */
const ROOT = join(import.meta.dirname, '..')
const pages = readdirSync(ROOT)
  .filter((room) => /^(shell|shared-ui|recipe-view|mfe-.+)$/.test(room))
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx$/.test(file) && !/node_modules|dist|\.test\./.test(file))
      .map((file) => readFileSync(join(ROOT, room, file), 'utf8')),
  )

const found = (pattern: RegExp): string[] =>
  pages.flatMap((page) => [...page.matchAll(pattern)].map(([, words]) => words ?? ''))

it('work in progress is shown with three dots, as in the specification’s "Saving..."', () => {
  const labels = found(/busyLabel="([^"]+)"/g)
  expect(labels.length).toBeGreaterThan(15)
  expect(labels.filter((label) => !/[a-z]\.\.\.$/.test(label))).toEqual([])
})

it('failures offer "Try Again"', () => {
  const labels = found(/[>"]\s*(try again|retry|again)\s*[<"]/gi)
  expect(labels.length).toBeGreaterThan(2)
  expect(labels.filter((label) => label !== 'Try Again')).toEqual([])
})
