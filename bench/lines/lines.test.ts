import { readFileSync } from 'node:fs'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { describe, expect, it } from 'vitest'
import { drawn, hashOf } from './draw.ts'
import { expectedIn, OUTSIDE } from './expected.ts'
import { judgedOf, tallyOf } from './judged.ts'
import { type Judgment, judgmentsOf, readJudgments } from './judgments.ts'
import { headOf, kindOf, topHeads } from './kind.ts'
import { linesOf } from './lines-file.ts'
import { judgedTable, outsideTable, shareTable, withLines } from './published.ts'
import { type Answer, answerOf, harms, verdictOf } from './verdict.ts'

const FLOUR: Judgment = {
  hash: '0'.repeat(16),
  food: 'Wheat flour',
  answer: 'carbs',
  usda: '20081',
  grams: 125,
  carbs: 95,
  least: 90,
  most: 100,
}
const UNKNOWN: Judgment = { hash: FLOUR.hash, food: 'a sauce', answer: 'unknown', least: null, most: null }
const NOTHING: Judgment = { ...UNKNOWN, answer: 'negligible', carbs: 0, least: 0, most: 1 }

const figure = (carbs: number | null, rest: Partial<Answer> = {}): Answer => ({
  carbs,
  between: null,
  doubted: false,
  ...rest,
})

it('accepts lines with and without a source, once each', () => {
  expect(linesOf('# about\nbbc\t1 egg\n\n2 figs\ncookstr\t1 egg\r\n')).toEqual(['1 egg', '2 figs'])
})

it('draws the same lines from the same file in any order, and others with another seed', () => {
  const lines = Array.from({ length: 50 }, (_, at) => `${at} figs`)
  const first = drawn(lines, 10)
  expect(drawn(lines.toReversed(), 10)).toEqual(first)
  expect(new Set(first).size).toBe(10)
  expect(drawn(lines, 10, 1)).not.toEqual(first)
  expect(drawn(lines, 99)).toHaveLength(50)
})

it('distinguishes figures, nothing to count, an unknown weight, an unknown food and an implausible amount', () => {
  const lines = [
    '1 cup sugar',
    'salt to taste',
    'rice',
    '1 cup Old Harbour glaze',
    '112 cups sugar',
    '2 eggs plus 6 egg yolks',
  ]
  expect(lines.map(readLine).map(kindOf)).toEqual([
    'figures',
    'negligible',
    'weight-unknown',
    'food-unknown',
    'implausible',
    'figures',
  ])
})

it('names the last word of an unknown food, the most frequent first', () => {
  const reads = ['1 cup Old Harbour glaze', '2 tbsp harbour glaze', '1 jar of zorp'].map(readLine)
  expect(reads.map(headOf)).toEqual(['glaze', 'glaze', 'zorp'])
  expect(topHeads(reads, 1)).toEqual([{ head: 'glaze', lines: 2 }])
})

describe('a verdict', () => {
  it('is right in the range, within 5 g and within 15%', () => {
    expect([90, 100, 81, 109].map((carbs) => verdictOf(FLOUR, figure(carbs)))).toEqual(
      Array.from({ length: 4 }, () => 'right'),
    )
    expect(verdictOf(NOTHING, figure(5))).toBe('right')
  })

  it('is rough within a factor of two, wrong beyond', () => {
    expect([80, 110, 45, 200].map((carbs) => verdictOf(FLOUR, figure(carbs)))).toEqual(
      Array.from({ length: 4 }, () => 'rough'),
    )
    expect([44, 201].map((carbs) => verdictOf(FLOUR, figure(carbs)))).toEqual(['wrong', 'wrong'])
    expect(verdictOf(NOTHING, figure(6))).toBe('wrong')
  })

  it('is unknown without a figure, and right if nothing can be known', () => {
    expect(verdictOf(FLOUR, figure(null))).toBe('unknown')
    expect(verdictOf(UNKNOWN, figure(null))).toBe('right')
    expect(verdictOf(UNKNOWN, figure(3))).toBe('wrong')
    expect(verdictOf({ ...UNKNOWN, least: 0, most: 4 }, figure(3))).toBe('right')
  })

  it('does harm over 20 g outside the range, unless there is a warning', () => {
    expect(harms(FLOUR, figure(121))).toBe(true)
    expect(harms(FLOUR, figure(69))).toBe(true)
    expect(harms(FLOUR, figure(119))).toBe(false)
    expect(harms(FLOUR, figure(null))).toBe(false)
    expect(harms(FLOUR, figure(121, { doubted: true }))).toBe(false)
    expect(harms(FLOUR, figure(130, { between: { least: 95, most: 160 } }))).toBe(false)
    expect(harms(FLOUR, figure(130, { between: { least: 110, most: 160 } }))).toBe(true)
    expect(harms(UNKNOWN, figure(21))).toBe(true)
  })
})

it('recognizes no figure, a figure and nothing to count in a line’s answer', () => {
  expect(answerOf(readLine('1 cup Old Harbour glaze')).carbs).toBeNull()
  expect(answerOf(readLine('100 g sugar')).carbs).toBeCloseTo(100, 0)
  expect(answerOf(readLine('salt to taste')).carbs).toBe(0)
  expect(answerOf(readLine('112 cups sugar'))).toMatchObject({ carbs: null, doubted: true })
})

it('joins judgments to lines by their hash and counts', () => {
  const lines = ['1 cup all-purpose flour', '1 cup Old Harbour glaze', '2 pounds flour', 'never judged']
  const judgments = [0, 1, 2].map((at): Judgment => ({ ...FLOUR, hash: hashOf(lines[at]!) }))
  const gone: Judgment = { ...FLOUR, hash: 'f'.repeat(16) }
  const all = judgedOf(lines, [...judgments, gone])
  expect(all.map(({ verdict }) => verdict)).toEqual(['right', 'unknown', 'wrong'])
  expect(tallyOf(all)).toEqual({ right: 1, unknown: 1, rough: 0, wrong: 1, harms: 1, of: 3 })
})

it('judges lines by the expected range, and refuses a row without one', () => {
  const all = expectedIn('# about\n100 g sugar\t90\t110\n1 zorp\tunknown\n100 g sugar\t10\t20\n')
  expect(all.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'wrong'])
  expect(all.map(({ harms: isHarm }) => isHarm)).toEqual([false, false, true])
  expect(outsideTable(all).at(2)).toMatch(/\| 66\.6% \(2 of 3\) \|$/)
  expect(() => expectedIn('100 g sugar\t90')).toThrow('No range of grams')
})

it('still reaches the results for the outside lines', () => {
  const tally = tallyOf(expectedIn(readFileSync(OUTSIDE, 'utf8')))
  expect(tally.harms).toBe(0)
  expect((tally.right + tally.unknown) / tally.of).toBeGreaterThanOrEqual(0.97)
})

it('publishes shares of all lines and verdicts on the judged ones', () => {
  const lines = ['1 cup all-purpose flour', '1 cup Old Harbour glaze']
  const shares = shareTable(lines.map(readLine), { msLine: 0.1, msTen: 1, msTenSlow: 2.04 })
  expect(shares).toContain('| read with figures | 81.7% (10722 of 13114) | 50% (1 of 2) |')
  expect(shares.at(-1)).toMatch(/\| 1\.0 ms, 2\.0 ms \|$/)
  const all = judgedOf(
    lines,
    lines.map((line): Judgment => ({ ...FLOUR, hash: hashOf(line) })),
  )
  const verdicts = judgedTable({
    all,
    first: all.slice(0, 1),
    second: all.slice(1),
    unread: [],
    third: [],
    kept: [],
    fourth: all.slice(0, 1),
  })
  expect(verdicts).toContain(
    '| right or honestly unknown | 97% | 97% (194 of 200) | 100% (2 of 2) | 100% (1 of 1) | 100% (1 of 1) | 0% (0 of 0) | 0% (0 of 0) | 0% (0 of 0) | 100% (1 of 1) |',
  )
  expect(verdicts.at(-1)).toMatch(/50% \(1 of 2\) \| 100% \(1 of 1\) \| 0% \(0 of 1\)/)
})

it('replaces its own tables in the document and no other text', () => {
  const document = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')
  const emptied = withLines(withLines(document, 'shares', ['| one |']), 'judged', ['| two |'])
  expect(emptied).toContain('FILE --write -->\n| one |\n<!-- /shares of lines -->')
  expect(emptied).toContain('FILE --write -->\n| two |\n<!-- /judged lines -->')
  expect(emptied.split('## Requests')[1]).toBe(document.split('## Requests')[1])
  expect(() => withLines('no marks', 'shares', [])).toThrow('shares of lines')
})

it('refuses an invalid judgment', () => {
  const head = 'hash\tanswer\tusda\tgrams\tcarbs\tleast\tmost\tfood\n'
  expect(() => judgmentsOf(`${head}${'0'.repeat(16)}\tmaybe\t\t\t\t\t\tflour`)).toThrow()
  expect(() => judgmentsOf(`${head}${'0'.repeat(16)}\tcarbs\t20081\t125\t\t90\t100\tflour`)).toThrow()
  expect(() => judgmentsOf(`${head}short\tunknown\t\t\t\t\t\tflour`)).toThrow()
})

it('has 650 judgments, each of a different line, each figure in its range', () => {
  const judgments = [
    ...readJudgments('drawn'),
    ...readJudgments('unread'),
    ...readJudgments('third'),
    ...readJudgments('fourth'),
  ]
  expect(readJudgments('drawn')).toHaveLength(200)
  expect(new Set(judgments.map(({ hash }) => hash)).size).toBe(650)
  const outside = judgments.filter(
    (one) => one.answer === 'carbs' && !(one.least <= one.carbs + 0.1 && one.carbs <= one.most + 0.1),
  )
  expect(outside).toEqual([])
})
