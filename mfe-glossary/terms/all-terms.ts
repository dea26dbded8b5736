import { BLOOD_SUGAR } from './blood-sugar.ts'
import { DIABETES_MANAGEMENT } from './diabetes-management.ts'
import { NUTRITION } from './nutrition.ts'
import { RECIPE_TERMS } from './recipe-terms.ts'
import type { Term } from './term.ts'

/** Every term, by the alphabet. Compared without a locale, so that server and browser agree. */
export const TERMS: readonly Term[] = [
  ...BLOOD_SUGAR,
  ...NUTRITION,
  ...DIABETES_MANAGEMENT,
  ...RECIPE_TERMS,
].toSorted((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1))
