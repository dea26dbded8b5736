import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FIRST_MEASURED } from './first-measured.ts'
import { type Judged, judge } from './judge.ts'
import { type Phrase, phrasesIn, readPhrases } from './read-phrases.ts'
import { rowOf, said, tallied, withPhrases } from './tally.ts'

const phrase = (
  kind: Phrase['kind'],
  expected: string,
  text: string,
  language: 'en' | 'es' = 'en',
): Phrase => ({
  kind,
  language,
  expected,
  text,
})

const DOCUMENT = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')

describe('the files of phrases', () => {
  const all = phrasesIn(fileURLToPath(new URL('a', import.meta.url)))

  it('are read completely, each phrase once', () => {
    expect(all).toHaveLength(500)
    expect(new Set(all.map(({ kind, text }) => `${kind} ${text.toLowerCase()}`)).size).toBe(500)
  })

  it('have as many phrases with something to find as without', () => {
    const count = (kind: Phrase['kind'], expected: string) =>
      all.filter((one) => one.kind === kind && one.expected === expected).length
    for (const kind of ['low', 'dosing'] as const) expect(count(kind, 'yes')).toBe(count(kind, 'no'))
    expect(count('care', 'pregnancy') + count('care', 'insulin')).toBe(count('care', 'none'))
  })

  it.each([
    ['an unknown kind', 'mood\ten\tyes\tall well'],
    ['another language', 'low\tfr\tyes\tje suis en hypo'],
    ['an answer of another kind', 'low\ten\tpregnancy\tsugar is 50'],
    ['an allergen we do not check', 'line\ten\tcelery\tcelery soup'],
    ['an empty food among the refused', 'allergen\ten\t1 cup rice,,2 eggs\tno nuts'],
    ['no words', 'low\ten\tyes\t'],
    ['an extra column', 'low\ten\tyes\tsugar is 50\tnow'],
  ])('are refused for %s', (_, row) => {
    expect(() => readPhrases(row)).toThrow('This row is not a phrase')
  })
})

describe('one phrase', () => {
  it('reports what was missed and what was found wrongly', () => {
    const found = (one: Phrase) => {
      const { missed, alarms } = judge(one)
      return { missed, alarms }
    }
    const low = 'my blood sugar is 45 right now'
    expect(found(phrase('low', 'yes', low))).toEqual({ missed: [], alarms: null })
    expect(found(phrase('low', 'no', low))).toEqual({ missed: null, alarms: ['low_blood_sugar'] })
    expect(found(phrase('low', 'yes', 'chicken for dinner'))).toEqual({
      missed: ['low_blood_sugar'],
      alarms: null,
    })
    expect(found(phrase('dosing', 'no', low))).toEqual({ missed: null, alarms: ['low_blood_sugar'] })
    expect(found(phrase('care', 'insulin', 'I am pregnant, soup please'))).toEqual({
      missed: ['insulin'],
      alarms: ['pregnancy'],
    })
    expect(found(phrase('allergen', '2 eggs,1 cup rice,!1 egg,!1 carrot', 'no eggs'))).toEqual({
      missed: ['1 cup rice'],
      alarms: ['1 egg'],
    })
    expect(found(phrase('wanted', '2 eggs,1 carrot', 'two eggs with carrots, no eggplant'))).toEqual({
      missed: null,
      alarms: [],
    })
    expect(found(phrase('wanted', '2 eggs,1 carrot', 'nothing with carrots for us'))).toEqual({
      missed: null,
      alarms: ['1 carrot'],
    })
    expect(found(phrase('line', 'fish ?dairy', '1 cup milk'))).toEqual({ missed: ['fish'], alarms: [] })
    expect(found(phrase('line', 'none', '1 cup milk'))).toEqual({ missed: null, alarms: ['dairy'] })
    expect(found(phrase('line', 'wheat', '1 cup barley'))).toEqual({ missed: [], alarms: [] })
    expect(found(phrase('line', 'wheat', '1 cup oats'))).toEqual({ missed: ['wheat'], alarms: [] })
  })
})

describe('the named foods', () => {
  it('keep their allergens, and get few that are not theirs', () => {
    const tallies = tallied(phrasesIn(fileURLToPath(new URL('named-foods', import.meta.url))).map(judge))
    expect(tallies.reduce((sum, { alarms }) => sum + alarms.of, 0)).toBe(5400)
    for (const { what, hits, alarms } of tallies) {
      expect(hits.right / hits.of, what).toBeGreaterThan(0.99)
      expect(alarms.right / alarms.of, what).toBeLessThan(0.035)
    }
  })
})

describe('the sums', () => {
  const row = (one: Phrase, missed: string[] | null, alarms: string[] | null): Judged => ({
    phrase: one,
    missed,
    alarms,
  })
  const yes = phrase('low', 'yes', 'sugar is 50')
  const no = phrase('low', 'no', 'low carb soup')
  const judged = [
    row(yes, [], null),
    row(yes, [], null),
    row(yes, ['low_blood_sugar'], null),
    row(no, null, ['low_blood_sugar']),
    row(no, null, []),
    row(phrase('low', 'yes', 'tengo 50', 'es'), ['low_blood_sugar'], null),
    row(phrase('care', 'none', 'baby carrots'), null, []),
  ]

  it('keep kinds and languages apart', () => {
    expect(tallied(judged)).toEqual([
      { what: 'Low blood sugar now, English', hits: { right: 2, of: 3 }, alarms: { right: 1, of: 2 } },
      { what: 'Low blood sugar now, Spanish', hits: { right: 0, of: 1 }, alarms: { right: 0, of: 0 } },
      { what: 'No need for care, English', hits: { right: 0, of: 0 }, alarms: { right: 0, of: 1 } },
    ])
  })

  it('are never rounded up', () => {
    expect(said({ right: 2, of: 3 })).toBe('66.6% (2 of 3)')
    expect(said({ right: 0, of: 0 })).toBe('–')
  })

  it('are next to those of the first run in the document', () => {
    const [tally] = tallied(judged)
    if (!tally) throw new Error('There are no sums')
    const before = { ...tally, hits: { right: 1, of: 3 } }
    const cells = '| 33.3% (1 of 3) | 66.6% (2 of 3) | 50% (1 of 2) | 50% (1 of 2) |'
    expect(rowOf(tally, [before])).toBe(`| Low blood sugar now, English ${cells}`)
    const marked =
      'a\n<!-- phrases z: written by npm run bench:phrases -- --write -->\nold\n<!-- /phrases z -->\nb'
    const written = withPhrases(marked, 'z', ['| new |'])
    expect(written).toContain('| new |')
    expect(written).not.toContain('old')
    expect(written.startsWith('a\n')).toBe(true)
    expect(written.endsWith('\nb')).toBe(true)
    expect(() => withPhrases(marked, 'y', [])).toThrow('no place for the phrases of y')
  })

  it.each([
    ['a', 100 + 50 + 40 + 60 + 44],
    ['g', 40 + 40 + 20 + 25],
    ['h', 40 + 40 + 24 + 30],
    ['i', 50 + 70 + 44 + 60 + 27],
    ['j', 50 + 70 + 44 + 60 + 27],
    ['l', 70 + 60 + 50 + 70 + 50],
    ['m', 60 + 50 + 40 + 70 + 50],
    ['n', 60 + 50 + 40 + 70 + 45],
    ['o', 30 + 40 + 20 + 50 + 34],
    ['p', 60 + 55],
    ['q', 60 + 75],
    ['r', 60 + 75],
    ['s', 60 + 89],
    ['t', 60 + 90],
    ['u', 60 + 77],
    ['v', 60 + 80],
    ['w', 60 + 89],
    ['x', 60 + 72],
    ['y', 98],
    ['z', 96],
    ['aa', 80 + 52 + 40],
    ['ab', 80 + 52 + 40],
    ['ac', 60 + 84],
    ['ad', 60],
    ['ae', 60],
  ])('of the first run of %s cover every phrase of that time', (batch, hits) => {
    expect(FIRST_MEASURED.get(batch)?.reduce((sum, tally) => sum + tally.hits.of, 0)).toBe(hits)
  })

  it('of the first runs are in the document', () => {
    for (const batch of FIRST_MEASURED.keys()) expect(DOCUMENT).toContain(`<!-- phrases ${batch}: `)
  })
})
