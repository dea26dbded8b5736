import { type ReadLine, readLine } from '@evenplate/nutrition/reading/read-line'
import type { ExpectedLine } from './expected.ts'
import { type Finding, type Share, shareOf, tenth } from './finding.ts'

export type LinesMeasure = { food: Share; grams: Share }

/** Whether each line is read as the right food, and its weight is within a tenth of what is right. */
export function measureLines(cases: readonly ExpectedLine[]): {
  measured: LinesMeasure
  findings: Finding[]
} {
  const read = cases.map((expected) => ({ expected, got: readLine(expected.line) }))
  const otherFood = read.filter((pair) => !isRightFood(pair.expected, pair.got))
  const otherGrams = read.filter((pair) => !isRightWeight(pair.expected, pair.got))
  return {
    measured: {
      food: shareOf(read.length - otherFood.length, read.length),
      grams: shareOf(read.length - otherGrams.length, read.length),
    },
    findings: [...otherFood.map(foodFinding), ...otherGrams.map(gramsFinding)],
  }
}

type Pair = { expected: ExpectedLine; got: ReadLine }

/**
 * True for the same food of the USDA table or, if USDA has none, for a food of ours that is not USDA's either and has the
 * same words in its name. A line that adds nothing ("salt to taste") may also be left out.
 */
export function isRightFood({ outside, rightFoods, food, grams }: ExpectedLine, got: ReadLine): boolean {
  if (!got.food) return grams === null && got.negligible
  if (got.food.ndb && !got.food.standIn) return rightFoods.includes(got.food.ndb)
  if (outside === undefined && got.food.ndb) return rightFoods.includes(got.food.ndb)
  const ours = [got.food.name, ...got.food.aliases].join(' ').toLowerCase()
  return food
    .toLowerCase()
    .split(' ')
    .some((word) => ours.includes(word))
}

/** Nothing to weigh: no grams, or no more than a film or a pinch. */
function isRightWeight({ grams, right: [least, most] }: ExpectedLine, got: ReadLine): boolean {
  if (grams === null) return got.grams === null || got.grams <= most
  return got.grams !== null && got.grams >= least * 0.9 && got.grams <= most * 1.1
}

const foodFinding = ({ expected, got }: Pair): Finding => ({
  measure: 'food of a line',
  what: expected.line,
  expected: `${expected.food} (${expected.rightFoods.slice(0, 4).join(', ') || expected.outside})`,
  got: got.food ? `${got.food.name} (${got.food.ndb || got.food.source})` : 'no food',
})

const gramsFinding = ({ expected: { line, grams, right }, got }: Pair): Finding => ({
  measure: 'grams of a line',
  what: line,
  expected: grams === null ? `nothing to weigh, at most ${right[1]} g` : `${grams} g (${right.join(' to ')})`,
  got: got.grams === null ? 'no grams' : `${tenth(got.grams)} g: ${got.weighedBy}`,
})
