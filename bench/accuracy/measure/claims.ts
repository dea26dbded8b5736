import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { seeded } from '@evenplate/nutrition/testing/seeded'
import { type ExpectedRecipe, isKnown } from './expected.ts'
import { type Finding, type Share, shareOf } from './finding.ts'

export type ClaimsMeasure = { calledOut: Share; falseAlarms: Share }

/**
 * A model claims the carbohydrate of its dish, rightly or wrongly, for each recipe whose ingredients are all in the
 * tables. A wrong claim is over 10 g and over 20% outside the range the reference allows; a right one is the true
 * figure to the gram, or within 5% of it.
 */
export function measureClaims(cases: readonly ExpectedRecipe[]): {
  measured: ClaimsMeasure
  findings: Finding[]
} {
  const known = cases.filter(isKnown)
  const lies = known.flatMap((expected) => liesOf(expected).map((claim) => ask(expected, claim)))
  const honest = known.flatMap((expected) => truthsOf(expected).map((claim) => ask(expected, claim)))
  const believed = lies.filter(({ answer }) => answer === 'believed')
  const alarms = honest.filter(({ answer }) => answer === 'called out')
  return {
    measured: {
      calledOut: shareOf(lies.length - believed.length, lies.length),
      falseAlarms: shareOf(alarms.length, honest.length),
    },
    findings: [
      ...believed.map((one) => finding('a lie called out', one)),
      ...alarms.map((one) => finding('an honest claim left alone', one)),
    ],
  }
}

type Answer = {
  expected: ExpectedRecipe
  claim: number
  ours: number | null
  /** Our own figure is "at least", or there is none, so the page does not say that the claim is right. */
  answer: 'called out' | 'not vouched for' | 'believed'
}

function ask(expected: ExpectedRecipe, claim: number): Answer {
  const ingredients = expected.ingredients.map(({ line }) => line)
  const { claimed, basis, perServing } = figuresOf({
    ingredients,
    servings: expected.servings,
    claimed: { ...NO_CLAIMS, carbs: claim },
  })
  const answer = claimed.differs ? 'called out' : basis === 'computed' ? 'believed' : 'not vouched for'
  return { expected, claim, ours: perServing.carbs, answer }
}

/** Over 10 g and 20% above the highest or below the lowest figure that may be true; in whole grams, as models claim. */
function liesOf(expected: ExpectedRecipe): number[] {
  const random = seeded(expected.title.length)
  const { least, most } = openTruth(expected)
  const beyond = (carbs: number) => Math.max(10, 0.2 * carbs) + 1 + random() * Math.max(20, carbs)
  const up = Array.from({ length: 5 }, () => most + beyond(most))
  const down = Array.from({ length: 5 }, () => least - beyond(least)).filter((claim) => claim >= 0)
  return [...up, ...down].map(Math.round)
}

/** The range of a serving's true carbohydrate, if the reference leaves the weight of a line open ("1 aubergine"). */
function openTruth({ ingredients, servings, perServing }: ExpectedRecipe): { least: number; most: number } {
  const off = { less: 0, more: 0 }
  for (const part of ingredients) {
    if ('unknown' in part || !part.grams) continue
    const each = (part.carbohydrate ?? 0) / part.grams / servings
    off.less += (part.grams - part.right[0]) * each
    off.more += (part.right[1] - part.grams) * each
  }
  return { least: perServing.carbohydrate - off.less, most: perServing.carbohydrate + off.more }
}

const truthsOf = ({ perServing: { carbohydrate } }: ExpectedRecipe): number[] =>
  [1, 0.97, 1.03, 0.95, 1.05].map((share) => Math.round(carbohydrate * share))

const finding = (measure: string, { expected, claim, ours }: Answer): Finding => ({
  measure,
  what: expected.title,
  expected: `${expected.perServing.carbohydrate} g a serving, claimed ${claim} g`,
  got: `ours ${ours ?? 'not known'}`,
})
