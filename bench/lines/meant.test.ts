import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Meant, meantIn } from './meant.ts'

const tallyOf = (file: string): Partial<Record<Meant, number>> => {
  const told = meantIn(readFileSync(new URL(file, import.meta.url), 'utf8'))
  return Object.fromEntries([...Map.groupBy(told, ({ is }) => is)].map(([is, lines]) => [is, lines.length]))
}

it('counts a line that means the same as right, one with another figure as wrong, one without any as unread', () => {
  const lines = [
    '# about',
    '1 c. sugar\t1 cup sugar',
    '1 cup sugar\t2 cups sugar',
    '1 cup xyzzy\t1 cup sugar',
    'Icing:\t-',
  ]
  expect(meantIn(lines.join('\n')).map(({ is }) => is)).toEqual(['right', 'wrong', 'unread'])
})

/** docs/accuracy.md publishes these figures. */
it.each([
  ['american.tsv', { right: 275, near: 4, unread: 1, wrong: 2, 'no meaning': 31 }],
  ['american-packages.tsv', { right: 132, near: 10, wrong: 1, 'no meaning': 14 }],
])('%s is read as published', (file, published) => {
  expect(tallyOf(file)).toEqual(published)
})
