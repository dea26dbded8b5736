import type { Food, Measure } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { known, measure, type One, round } from './one.ts'
import type { Size } from './read-amount.ts'
import { resized } from './sizes.ts'
import { SPREAD } from './spread.ts'

/**
 * One counted part of a food: a ring of pineapple, a leaf of cabbage, half a peach. Its weight is from the table, or a share
 * of the whole if the word gives one ("half"), or unknown, but never the weight of the whole.
 */
export function onePart(food: Food, part: string, size: Size | null): One | null {
  const whole = measure(food, 'whole') ?? measure(food, 'piece') ?? measure(food, 'medium')
  const isWholePart = whole !== null && isOnePiece(food, part, whole)
  if (part === 'piece') return isWholePart ? resized(food, whole, size) : somePiece(food)
  for (const same of [part, ...(ALIKE.get(part) ?? [])]) {
    const own = measure(food, same)
    if (own) return resized(food, own, size)
  }
  if (!whole) return null
  if (isWholePart) return resized(food, whole, size)
  const share = SHARES.get(part)
  return share && CUT.has(food.group) ? shareOf(food, whole, part, share) : null
}

/** The part a name counts, "pineapple rings", "outer leaves of cabbage"; null if it names the whole food. */
export function countedPart(food: Food, name: string): string | null {
  const own = words(food.name)
  const part = countedWords(name).findLast((word) => PARTS.has(word) && !own.includes(word))
  // "4 round rolls" are whole ones.
  return part === undefined || (part === 'round' && !/\brounds\b/i.test(name)) ? null : part
}

/**
 * The words of a name that say what is counted, without its preparation.
 * @param either includes those after "or": "cipollini or pearl onions"
 */
export function countedWords(name: string, either = false): string[] {
  const said = words(name)
  const end = said.findIndex((word) => LINKS.has(word) && !(either && word === 'or'))
  return end < 0 ? said : said.slice(0, end)
}

/** Words for a part of a thing. */
export const PARTS: ReadonlySet<string> = new Set(
  'ring slice segment section wedge leaf floret spear strip chunk cube stick matchstick baton coin cheek half quarter stalk sheet round ball square shaving piece'.split(
    ' ',
  ),
)

/** What follows these words says how it is prepared: "nectarine cut in half". */
const LINKS: ReadonlySet<string> = new Set(
  'cut in into for with from as on to or and plus without'.split(' '),
)

/** Parts we treat as the same weight if the table has only one of them. */
const ALIKE: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    slice: ['strip', 'ring', 'wedge', 'segment'],
    round: ['slice', 'ring'],
    ring: ['slice'],
    strip: ['slice', 'ring'],
    coin: ['slice'],
    segment: ['section', 'wedge', 'slice'],
    section: ['segment'],
    chunk: ['cube', 'ball'],
    cube: ['chunk'],
    ball: ['cube', 'chunk'],
    baton: ['stick'],
    stalk: ['rib', 'spear'],
    stick: ['stalk', 'rib'],
    rib: ['stalk'],
    spear: ['stalk'],
  }),
)

/** A piece that is not the whole is a chunk or a slice of any size; null if that may be large, as for watermelon. */
function somePiece(food: Food): One | null {
  const piece = measure(food, 'chunk') ?? measure(food, 'slice')
  return piece && piece.grams <= LARGEST_PIECE ? known(food, piece, SPREAD.little) : null
}

const LARGEST_PIECE = 100

/**
 * Whether what the table calls a piece of this food is such a part already: a rasher of bacon, a sheet of nori, a
 * leaf of basil. A piece of pineapple there is the whole fruit.
 */
function isOnePiece(food: Food, part: string, { grams, unit }: Measure): boolean {
  if (unit !== 'piece') return false
  const most = MOST_GRAMS.get(part)
  if (part === 'piece') return grams <= ONE_BITE || !(isGrown(food) || isLoaf(food, grams))
  if (most === undefined) return false
  return grams <= (isGrown(food) ? most.grown : most.other)
}

/** A piece of sliced food is not the whole: a piece of baguette is a slice or two. */
const isLoaf = (food: Food, grams: number): boolean => grams > 3 * (measure(food, 'slice')?.grams ?? grams)

/** Whether a piece of it in the table is one as it grows: a pineapple, a potato. */
export function isGrown({ group, name, per100g, allergens }: Food): boolean {
  if (/\b(?:dried|canned)\b/.test(name)) return false
  if (group === 'carbohydrate') return (per100g.carbs ?? 0) < LEAST_OF_BREAD && !allergens.includes('gluten')
  return group === 'fruit' || group === 'vegetable'
}

/** Grams of carbohydrate per 100 g: potatoes, plantains and cassava have less, breads more. */
const LEAST_OF_BREAD = 40

/** Grams up to which a piece in the table may be such a part, for produce and for other food. */
const MOST_GRAMS: ReadonlyMap<string, { grown: number; other: number }> = new Map(
  Object.entries({
    slice: { grown: 5, other: 30 },
    strip: { grown: 5, other: 30 },
    ring: { grown: 5, other: 30 },
    round: { grown: 5, other: 30 },
    leaf: { grown: 5, other: 5 },
    spear: { grown: 20, other: 20 },
    stalk: { grown: 40, other: 40 },
    rib: { grown: 40, other: 100 },
    stick: { grown: 10, other: 30 },
    sheet: { grown: 40, other: 300 },
    cube: { grown: 5, other: 30 },
    square: { grown: 0, other: 70 },
    ball: { grown: 0, other: 40 },
    shaving: { grown: 0, other: 0 },
  }),
)
/** Grams up to which "a piece" may be a whole one; a piece of ginger or turnip may have any size. */
const ONE_BITE = 60

/** A piece of meat or fish is a portion; shops call half a chicken breast a breast. */
const CUT: ReadonlySet<Food['group']> = new Set(['fruit', 'vegetable', 'fat', 'carbohydrate'])

/**
 * A wedge is mostly an eighth: USDA's wedges of apple, lemon, melon and cabbage are; its wedge of tomato is a quarter.
 */
const SHARES: ReadonlyMap<string, { usual: number; least: number; most: number }> = new Map(
  Object.entries({
    half: { usual: 1 / 2, least: 1 / 2, most: 1 / 2 },
    quarter: { usual: 1 / 4, least: 1 / 4, most: 1 / 4 },
    wedge: { usual: 1 / 8, least: 1 / 12, most: 1 / 4 },
  }),
)

function shareOf(
  food: Food,
  whole: Measure,
  part: string,
  { usual, least, most }: { usual: number; least: number; most: number },
): One {
  const one = known(food, whole, SPREAD.counted)
  return {
    grams: one.grams * usual,
    least: one.least * least,
    most: one.most * most,
    by: `${one.by}, a ${part} taken as ${usual === 1 / 8 ? 'an eighth' : `a ${part}`} of it (${round(one.grams * usual)} g)`,
  }
}
