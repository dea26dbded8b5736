import { expect, it } from 'vitest'
import { comparable, type Tally, tallyOf, tallyOfFile } from './meant.ts'

it('counts a line by what its meaning counts to', () => {
  const rows = [
    '# about',
    'Icing:\t-',
    '100 g sugar\t1/2 cup sugar',
    '100 g sugar\t120 g sugar',
    '100 g sugar\t200 g sugar',
    '30 g sugar\t20 g sugar',
    '100 g zork\t100 g sugar',
    '100 g sugar\t100 g zork',
  ]
  const tally = tallyOf(rows.join('\n'), 'en')
  expect(tally).toEqual({ right: 1, near: 1, unread: 1, wrong: 2, far: 1, meaningUnread: 1 })
  expect(comparable(tally)).toBe(5)
  expect(tallyOf('100 g de azúcar\t100 g sugar', 'es')).toMatchObject({ right: 1 })
})

/** docs/accuracy.md publishes these figures beside those of the first run. */
const PUBLISHED: [file: string, language: 'en' | 'es', tally: Tally][] = [
  ['american.tsv', 'en', { right: 275, near: 4, unread: 1, wrong: 2, far: 0, meaningUnread: 31 }],
  ['american-packages.tsv', 'en', { right: 132, near: 10, unread: 0, wrong: 1, far: 0, meaningUnread: 14 }],
  ['world.tsv', 'en', { right: 373, near: 4, unread: 6, wrong: 8, far: 2, meaningUnread: 54 }],
  ['world-unread.tsv', 'en', { right: 165, near: 4, unread: 24, wrong: 11, far: 6, meaningUnread: 34 }],
  ['world-third.tsv', 'en', { right: 159, near: 10, unread: 24, wrong: 3, far: 1, meaningUnread: 34 }],
  ['spanish.tsv', 'es', { right: 350, near: 3, unread: 7, wrong: 10, far: 3, meaningUnread: 123 }],
  ['spanish-unread.tsv', 'es', { right: 186, near: 4, unread: 19, wrong: 7, far: 2, meaningUnread: 37 }],
  ['spanish-third.tsv', 'es', { right: 116, near: 7, unread: 29, wrong: 6, far: 3, meaningUnread: 58 }],
]

it.each(PUBLISHED)('%s is read as published', (file, language, tally) => {
  expect(tallyOfFile(file, language)).toEqual(tally)
})
