import { NO_CLAIMS } from '@evenplate/domain/draft'
import { impactOf } from '@evenplate/domain/impact'
import type { Figures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { type ExpectedRecipe, isKnown } from './expected.ts'
import { type Finding, middleOf, type Share, shareOf, tenth } from './finding.ts'

/** Grams of carbohydrate a serving. */
const CLOSE = 7.5
const FAR = 20
/** Worth a look, though not counted as wrong. */
const NOTABLE = 3

export type RecipesMeasure = {
  /**
   * Recipes whose ingredients are all in the tables: carbohydrate a serving within 7.5 g. A missing total counts as
   * wrong.
   */
  close: Share
  /** All recipes, including those with an ingredient that is in no table: within 7.5 g, or marked as incomplete. */
  closeOrSaid: Share
  /** Over 20 g off, and the page does not say so. */
  farUnsaid: number
  /** Grams a serving, over recipes whose total is shown as complete. */
  meanOff: number
  middleOff: number
  worstOff: number
  /** If a range is shown: whether the true figure is in it. */
  inRange: Share
  /** Fiber within 2.5 g a serving, for recipes whose ingredients are all in the tables. */
  fiber: Share
  /**
   * Glycemic load in the same band as the load computed from the true carbohydrate of each line and the index of
   * the food we matched it to.
   */
  band: Share
}

/** What the product counts in whole recipes, compared with the tables. */
export function measureRecipes(cases: readonly ExpectedRecipe[]): {
  measured: RecipesMeasure
  findings: Finding[]
} {
  const counted = cases.map(count)
  const known = counted.filter(({ expected }) => isKnown(expected))
  const whole = counted.filter(({ figures }) => figures.basis === 'computed')
  const ranged = counted.filter(({ figures }) => figures.carbsBetween !== null)
  const farUnsaid = counted.filter((one) => !said(one) && one.off > FAR)
  const offs = whole.map(({ off }) => off)
  return {
    measured: {
      close: shareOf(known.filter(isClose).length, known.length),
      closeOrSaid: shareOf(
        counted.filter((one) => isClose(one) || one.figures.basis !== 'computed').length,
        counted.length,
      ),
      farUnsaid: farUnsaid.length,
      meanOff: tenth(offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length)),
      middleOff: tenth(middleOf(offs)),
      worstOff: tenth(Math.max(0, ...offs)),
      inRange: shareOf(ranged.filter(holdsTruth).length, ranged.length),
      fiber: shareOf(known.filter(isFiberClose).length, known.length),
      band: shareOf(known.filter(isSameBand).length, known.length),
    },
    findings: [
      ...known.filter((one) => !isClose(one)).map(notClose),
      ...farUnsaid.filter((one) => !known.includes(one)).map(notClose),
      ...ranged.filter((one) => !holdsTruth(one)).map(outOfRange),
      ...known.filter((one) => !isSameBand(one)).map(otherBand),
      ...known
        .filter((one) => isClose(one) && one.off > NOTABLE)
        .map((one) => ({ ...notClose(one), measure: `recipe over ${NOTABLE} g off, no miss` })),
    ],
  }
}

type Counted = {
  expected: ExpectedRecipe
  figures: Omit<Figures, 'origin'>
  /** Difference between the figure shown and the true one; infinite if none is shown. */
  off: number
}

function count(expected: ExpectedRecipe): Counted {
  const ingredients = expected.ingredients.map(({ line }) => line)
  const figures = figuresOf({ ingredients, servings: expected.servings, claimed: NO_CLAIMS })
  const { carbs } = figures.perServing
  const off = carbs === null ? Number.POSITIVE_INFINITY : Math.abs(carbs - expected.perServing.carbohydrate)
  return { expected, figures, off }
}

const isClose = ({ off }: Counted): boolean => off <= CLOSE

/** What the page says: that a part is missing, that there is no total, or a range that includes the true figure. */
const said = (one: Counted): boolean => one.figures.basis !== 'computed' || holdsTruth(one)

function holdsTruth({ figures: { carbsBetween }, expected }: Counted): boolean {
  const truth = expected.perServing.carbohydrate
  // Both figures are rounded to a tenth.
  return carbsBetween !== null && truth >= carbsBetween.least - 0.05 && truth <= carbsBetween.most + 0.05
}

const isFiberClose = ({ figures, expected }: Counted): boolean =>
  Math.abs((figures.perServing.fiber ?? Number.POSITIVE_INFINITY) - expected.perServing.fibre) <= 2.5

const isSameBand = (one: Counted): boolean => one.figures.impact === impactOf(trueLoad(one))

/** The load of a serving, from the true available carbohydrate of each line. */
function trueLoad({ expected, figures }: Counted): number {
  const loads = expected.ingredients.map((part, at) => {
    const available = 'unknown' in part ? 0 : (part.available ?? 0)
    return (available * (figures.lines[at]?.gi ?? 0)) / 100
  })
  return loads.reduce((sum, load) => sum + load, 0) / expected.servings
}

const otherBand = (one: Counted): Finding => ({
  measure: 'load band of a recipe',
  what: one.expected.title,
  expected: `${impactOf(trueLoad(one))}, ${tenth(trueLoad(one))}`,
  got: `${one.figures.impact ?? 'no level'}, ${one.figures.perServing.glycemicLoad ?? 'no load'}`,
})

function notClose({ expected, figures }: Counted): Finding {
  const { carbs } = figures.perServing
  const total = carbs === null ? 'no total' : `${carbs} g`
  const missing = figures.notCounted.length > 0 ? `, without ${figures.notCounted.join('; ')}` : ''
  return {
    measure: 'carbohydrate of a recipe',
    what: expected.title,
    expected: `${expected.perServing.carbohydrate} g`,
    got: `${total}, ${figures.basis}${missing}${farthest({ expected, figures })}`,
  }
}

/** The line that is furthest off, if any is off by at least a gram a serving. */
function farthest({ expected, figures }: Pick<Counted, 'expected' | 'figures'>): string {
  const offs = expected.ingredients.map((part, at) => {
    const ours = figures.lines[at]
    return { part, ours, off: Math.abs((ours?.nutrition.carbs ?? 0) - (part.carbohydrate ?? 0)) }
  })
  const [worst] = offs.toSorted((a, b) => b.off - a.off)
  if (!worst || worst.off / expected.servings < 1) return ''
  const { part, ours } = worst
  const read = ours?.food ? `${tenth(ours.grams ?? 0)} g of ${ours.food}` : 'not read'
  return `; "${part.line}" brings ${part.carbohydrate} g: ours ${tenth(ours?.nutrition.carbs ?? 0)} g (${read})`
}

const outOfRange = ({ expected, figures: { carbsBetween } }: Counted): Finding => ({
  measure: 'range of a recipe',
  what: expected.title,
  expected: `${expected.perServing.carbohydrate} g`,
  got: `between ${carbsBetween?.least} and ${carbsBetween?.most} g`,
})
