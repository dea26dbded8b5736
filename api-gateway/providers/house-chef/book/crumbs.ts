import { CRUMB } from '../../../dish-book/range.ts'
import type { Seat } from './cast.ts'
import type { Amounts } from './solve.ts'

/** Optional foods with too little left to open a can for: an eighth of a teaspoon of beans. */
export const crumbsOf = ({ grams }: Amounts, portion: number): Seat[] =>
  [...grams].filter(([seat, left]) => isCrumb(seat, left / portion)).map(([seat]) => seat)

const isCrumb = ({ part, firm, grams }: Seat, left: number): boolean =>
  part.optional === true && !part.defines && !firm && part.job !== 'seasoning' && left < grams * CRUMB
