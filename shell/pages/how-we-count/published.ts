import type { Nutrition, Span } from '@evenplate/domain/recipe'

/** Hits, out of a total. */
type Share = { right: number; of: number }

/** How close the product comes on its reference cases, as measured by `npm run bench:accuracy`. Grams per serving. */
export type Measured = {
  lines: { food: Share; grams: Share }
  recipes: {
    close: Share
    closeOrSaid: Share
    farUnsaid: number
    meanOff: number
    middleOff: number
    worstOff: number
    inRange: Share
    fiber: Share
    band: Share
  }
  glycemicIndex: { band: Share; highCalledLow: number }
  claims: { calledOut: Share; falseAlarms: Share }
  words: { sources: Share; harmless: Share; avoided: Share; notAvoided: Share }
  houseChef: {
    recipes: number
    violations: number
    crashes: number
    refused: number
    told: number
    contradictions: number
    lowOrMedium: Share
  }
}

/** The first results on the same cases, before any errors were fixed. */
export type FirstMeasured = Pick<Measured, 'lines' | 'glycemicIndex' | 'claims' | 'words'> & {
  recipes: Omit<Measured['recipes'], 'inRange' | 'band'>
}

export type FoodTable = {
  foods: number
  fromUsda: number
  withIndex: number
  estimatedIndex: number
  measures: number
}

type Serving = Pick<Nutrition, 'carbs' | 'fiber'> & { glycemicLoad: number | null }

/** A dish as the calculator counts it; the lines are for the whole pot, grams to a tenth. */
export type Example = {
  title: string
  servings: number
  lines: {
    line: string
    food: string | null
    grams: number | null
    weighedBy: string | null
    source: string | null
    carbs: number | null
    fiber: number | null
    netCarbs: number | null
    gi: number | null
    giSource: string | null
    giEstimate: boolean
    load: number | null
  }[]
  pot: Serving
  perServing: Serving
  carbsBetween: Span | null
  plate: { vegetables: number; protein: number; carbohydrate: number; other: number } | null
}

/** Dishes with a spoonful and with a jar of something unknown, and one where that may be most of the dish. */
export type Incomplete = {
  range: IncompleteDish
  atLeast: IncompleteDish
  noTotal: IncompleteDish
}
type IncompleteDish = { line: string; carbs: number | null; carbsBetween: Span | null }
