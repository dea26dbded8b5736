import { BLOOD_SUGAR } from './blood-sugar.ts'
import { DIABETES_MANAGEMENT } from './diabetes-management.ts'
import { NUTRITION } from './nutrition.ts'
import { READINGS } from './readings.ts'
import { RECIPE_TERMS } from './recipe-terms.ts'
import { anchorOf, type Term } from './term.ts'

/** Every term in alphabetical order. Compared without a locale, so that server and browser agree. */
export const TERMS: readonly Term[] = [
  ...BLOOD_SUGAR,
  ...NUTRITION,
  ...DIABETES_MANAGEMENT,
  ...READINGS,
  ...RECIPE_TERMS,
].toSorted((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1))

const ANCHORS = new Set(TERMS.map(({ term }) => anchorOf(term)))

/** @param anchor without `#` */
export const isTerm = (anchor: string): boolean => ANCHORS.has(anchor)
