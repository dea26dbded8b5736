import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import * as page from '../../shell/pages/how-we-count/measured.generated.ts'
import type { Finding, Share } from './measure/finding.ts'
import { CHEF_RECIPES, type Measured, measureAll } from './measure/measure.ts'
import { withTable } from './report/markdown.ts'
import { DOCUMENT, publishedOf } from './report/published.ts'
import { rowsOf } from './report/rows.ts'

let measured: Measured
let findings: Finding[]

beforeAll(async () => {
  const all = await measureAll()
  measured = all.measured
  findings = all.findings
}, 180_000)

const sharedBy = ({ right, of }: Share): number => right / of
const wrong = ({ right, of }: Share): number => of - right

/** The failed cases, so that a failing test names them. */
const cases = (...measures: string[]): string =>
  findings
    .filter(({ measure }) => measures.includes(measure))
    .map(({ what, expected, got }) => `${what}\n  expected ${expected}\n  got ${got}`)
    .join('\n')

it('reads 98% of 200 ingredient lines as the right food, and weighs 95% within a tenth', () => {
  const { food, grams } = measured.lines
  expect(food.of).toBeGreaterThanOrEqual(200)
  expect(sharedBy(food), cases('food of a line')).toBeGreaterThanOrEqual(0.98)
  expect(sharedBy(grams), cases('grams of a line')).toBeGreaterThanOrEqual(0.95)
})

it('counts 95% of whole recipes within 7.5 g a serving, and none over 20 g off without a warning', () => {
  const { close, closeOrSaid, farUnsaid } = measured.recipes
  expect(closeOrSaid.of).toBeGreaterThanOrEqual(60)
  expect(sharedBy(close), cases('carbohydrate of a recipe')).toBeGreaterThanOrEqual(0.95)
  expect(sharedBy(closeOrSaid), cases('carbohydrate of a recipe')).toBeGreaterThanOrEqual(0.95)
  expect(farUnsaid, cases('carbohydrate of a recipe')).toBe(0)
})

it('puts 85% of 60 foods in the band of their published GI, and no high-GI food in the low band', () => {
  const { band, highCalledLow } = measured.glycemicIndex
  expect(band.of).toBeGreaterThanOrEqual(60)
  expect(sharedBy(band), cases('GI band')).toBeGreaterThanOrEqual(0.85)
  expect(highCalledLow, cases('high GI called low')).toBe(0)
})

it('believes no lie of more than 10 g and 20%, and doubts at most 2% of honest claims', () => {
  const { calledOut, falseAlarms } = measured.claims
  expect(wrong(calledOut), cases('a lie called out')).toBe(0)
  expect(sharedBy(falseAlarms), cases('an honest claim left alone')).toBeLessThanOrEqual(0.02)
})

it('misses none of 300 hidden sources, and blocks at most 5% of lines that only sound like one', () => {
  const { sources, harmless, avoided, notAvoided } = measured.words
  expect(sources.of).toBeGreaterThanOrEqual(300)
  expect(wrong(sources), cases('hidden source missed')).toBe(0)
  expect(wrong(avoided), cases('avoided food missed')).toBe(0)
  expect(wrong(harmless) / harmless.of, cases('harmless blocked')).toBeLessThanOrEqual(0.05)
  expect(wrong(notAvoided) / notAvoided.of, cases('harmless blocked')).toBeLessThanOrEqual(0.05)
})

it('cooks a thousand recipes across all options that follow every rule, 95% of them low or medium', () => {
  const { recipes, violations, crashes, refused, told, lowOrMedium } = measured.houseChef
  expect({ recipes, violations, crashes, refused }, cases('house chef')).toEqual({
    recipes: CHEF_RECIPES,
    violations: 0,
    crashes: 0,
    refused: 0,
  })
  expect(told / (recipes + told), cases('house chef')).toBeLessThanOrEqual(0.05)
  expect(sharedBy(lowOrMedium), cases('house chef')).toBeGreaterThanOrEqual(0.95)
})

it('has today’s measurements published; if not, `npm run bench:accuracy -- --write`', () => {
  expect({ ...page }).toEqual(publishedOf(measured))
  const document = readFileSync(DOCUMENT, 'utf8')
  expect(withTable(document, rowsOf(measured))).toBe(document)
})
