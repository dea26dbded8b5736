import { EATEN_ALREADY } from '@evenplate/words/usual-meals'
import { dishesIn, NO_BOOK } from './dishes.ts'
import { foodsAsked } from './foods-asked.ts'

const PATTERNS = EATEN_ALREADY.map((pattern) => new RegExp(`(?<![\\w-])(?:${pattern})`, 'g'))

/** "We had pasta last night" asks for no pasta. Who had surgery yesterday names no food. */
export const eatenAlready = (text: string): string =>
  PATTERNS.reduce(
    (said, pattern) =>
      said.replace(pattern, (whole, food: string) => (isNamed(food) ? ` no ${food}, ` : whole)),
    text,
  )

const KIND = /\b(?:salads?|soups?|sandwich(?:es)?|stews?|wraps?|smoothies?|curry)\b/

const isNamed = (food: string): boolean =>
  KIND.test(food) || dishesIn(food, NO_BOOK).length > 0 || foodsAsked(food).must.length > 0
