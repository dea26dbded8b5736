import type { BookDish } from '../../dish-book/dish.ts'
import { dishesIn } from './dishes.ts'

/** "A chocolate cake that tastes like a birthday cake" asks for one cake: what the first dish is compared to is cut out. */
export function withoutComparisons(text: string, book: readonly BookDish[]): string {
  let said = text
  for (const [pattern, mustTouch] of COMPARED) {
    const match = pattern.exec(said)
    if (!match) continue
    const before = said.slice(0, match.index).trimEnd()
    const end = match.index + match[0].length
    const asked = dishesIn(before, book).filter(({ words }) => !mustTouch || before.endsWith(words))
    const after = said.slice(end, end + LONGEST)
    const other = dishesIn(after, book).find(({ words }) => after.startsWith(words))
    if (asked.length === 0 || !other) continue
    said = `${said.slice(0, match.index)} ${said.slice(end + other.words.length)}`
  }
  return said
}

/** Characters that the name of a dish may have. */
const LONGEST = 60

const KIND =
  '(?:(?:an?|the|my|our|your|regular|normal|real|usual|classic|traditional|proper|store-bought) ){0,3}'

/** After a bare "like", the first dish must come right before it: "I'd like chili and cornbread" compares nothing. */
const COMPARED: [pattern: RegExp, mustTouch: boolean][] = [
  [
    new RegExp(
      String.raw`(?:\b(?:that|which|it|to|should|must|can|could) ){0,2}\b(?:tastes?|tasting|looks?|feels?|smells?) (?:just |exactly |a lot |kind of |more |almost )?like ${KIND}`,
    ),
    false,
  ],
  [new RegExp(String.raw`\b(?:as|so) (?:good|tasty|creamy|nice|rich|moist|fluffy|crispy) as ${KIND}`), false],
  [
    new RegExp(String.raw`\b(?:just |exactly |kind of |a bit |something )?like ${KIND}|\bsimilar to ${KIND}`),
    true,
  ],
]
