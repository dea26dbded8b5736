import { PUBLISHED_MEANS } from '../cases/glycemic-index.ts'
import { AVOIDED, HARMLESS, HIDDEN_SOURCES, NOT_AVOIDED } from '../cases/hidden-sources.ts'
import { type ClaimsMeasure, measureClaims } from './claims.ts'
import { EXPECTED } from './expected.ts'
import type { Finding } from './finding.ts'
import { type GlycemicIndexMeasure, measureGlycemicIndex } from './glycemic-index.ts'
import { type ChefMeasure, type ChefTime, measureHouseChef } from './house-chef.ts'
import { type LinesMeasure, measureLines } from './lines.ts'
import { measureRecipes, type RecipesMeasure } from './recipes.ts'
import { measureWords, type WordsMeasure } from './words.ts'

/** The published figures: the same on every machine, so without times. */
export type Measured = {
  lines: LinesMeasure
  recipes: RecipesMeasure
  glycemicIndex: GlycemicIndexMeasure
  claims: ClaimsMeasure
  words: WordsMeasure
  houseChef: ChefMeasure
}

/** The number of recipes the house chef has to cook. */
export const CHEF_RECIPES = 1000

/** Compares the product with the reference cases. Only the house chef is timed, and its times are not published. */
export async function measureAll(): Promise<{ measured: Measured; findings: Finding[]; time: ChefTime }> {
  const parts = {
    lines: measureLines(EXPECTED.lines),
    recipes: measureRecipes(EXPECTED.recipes),
    glycemicIndex: measureGlycemicIndex(PUBLISHED_MEANS),
    claims: measureClaims(EXPECTED.recipes),
    words: measureWords({
      sources: HIDDEN_SOURCES,
      harmless: HARMLESS,
      avoided: AVOIDED,
      notAvoided: NOT_AVOIDED,
    }),
  }
  const chef = await measureHouseChef(CHEF_RECIPES)
  return {
    measured: {
      lines: parts.lines.measured,
      recipes: parts.recipes.measured,
      glycemicIndex: parts.glycemicIndex.measured,
      claims: parts.claims.measured,
      words: parts.words.measured,
      houseChef: chef.measured,
    },
    findings: [...Object.values(parts).flatMap(({ findings }) => findings), ...chef.findings],
    time: chef.time,
  }
}
