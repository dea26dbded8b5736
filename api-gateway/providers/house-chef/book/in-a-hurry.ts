import { and } from '../building/lines.ts'
import type { BookPlate } from './cook-book-dish.ts'

/** Share of the preparation time left if vegetables are bought cut. */
const LEFT = 0.4

/** Preparation that a store sells done: sliced, minced, diced, peeled. */
const CUT = /slic|minc|dic|chop|shred|cut |grat|floret|peel|cube/

/** Minutes of preparation that are left. */
export const hurriedPrep = (prepTime: number): number => Math.max(3, Math.round(prepTime * LEFT))

/** The same dish with vegetables bought cut, if that saves enough minutes; null if it does not. */
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
