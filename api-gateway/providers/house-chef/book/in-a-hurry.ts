import { and } from '../building/lines.ts'
import type { BookPlate } from './cook-book-dish.ts'

/** Of the minutes at the board, what is left where what can be bought cut is bought cut. */
const LEFT = 0.4

/** What a store sells washed and cut, or peeled: sliced, minced, diced. */
const CUT = /slic|minc|dic|chop|shred|cut |grat|floret|peel|cube/

/** Minutes at the board that are left of so many. */
export const hurriedPrep = (prepTime: number): number => Math.max(3, Math.round(prepTime * LEFT))

/** The same dish with vegetables bought cut, where that is enough for the minutes there are; null where it is not. */
export function inAHurry(plate: BookPlate, minutes: number): BookPlate | null {
  const cut = [...plate.version.cast.values()]
    .flat()
    .filter(({ part, entry }) => SOLD_CUT.has(entry.kind) && part.job !== 'main' && CUT.test(entry.cut))
    .map(({ entry }) => entry.name)
  if (cut.length === 0 && !SPICED.test(plate.ingredients.join(' '))) return null
  const prepTime = hurriedPrep(plate.prepTime)
  if (prepTime + plate.cookTime > minutes) return null
  const bought = [...new Set(cut)].slice(0, 3)
  return {
    ...plate,
    prepTime,
    hurried:
      bought.length > 0
        ? `To be done in ${minutes} minutes, buy the ${and(...bought)} washed and cut.`
        : `To be done in ${minutes} minutes, buy the garlic minced.`,
  }
}

const SOLD_CUT = new Set(['vegetable', 'leaf', 'fruit', 'cheese', 'dairy'])
const SPICED = /garlic|ginger/
