import type { ReadLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { dishNamed } from '../usda/plate-dish.ts'
import { plateFood } from '../usda/plate-names.ts'
import { unsureBy } from '../usda/stand-in.ts'
import { worldFood } from '../usda/world-names.ts'
import { saidOf } from './served-as.ts'

/**
 * A dish whose name we know but not the words in front of it or what it is made with: "orange trifle" is a trifle, "gordita de
 * zork" a gordita. It gets a wide range. Null for a name that leaves something out or says that another food is in its place,
 * and for words that many kinds of food end with.
 */
export function partlyNamed(read: ReadLine, grams: number | null): ReadLine | null {
  const said = saidOf(read)
  if (grams === null || read.question || said.length > MOST_LETTERS) return null
  if (leftOutOf(said).length > 0 || INSTEAD.test(said)) return null
  for (const name of partsOf((read.rest || read.name).split(/[,(:]/)[0]?.trim() || said)) {
    const food = dishCalled(name)
    if (food)
      return {
        ...read,
        food: unsureBy(food, UNSURE),
        grams,
        between: null,
        either: null,
        negligible: false,
        weighedBy: `${Math.round(grams)} g as written`,
        note: `counted as any ${name}: USDA ${food.name}`,
      }
  }
  return null
}

const MOST_LETTERS = 80

/** "Any trifle" may have a third more or less than the usual one, and more. */
const UNSURE = 0.4

/** The name itself, then without its first one or two words or its last participle; or what stands before what comes with it. */
function partsOf(said: string): string[] {
  if (TWO.test(said)) return []
  const [before = ''] = said.split(OF)
  if (before !== said) return [before]
  const words = said.split(/\s+/)
  const behind = [1, 2].filter((from) => from < words.length).map((from) => words.slice(from).join(' '))
  return [said, ...behind, ...(DONE.test(said) ? [said.replace(DONE, '')] : [])]
}

/** "Cranberry sauce jellied". */
const DONE = / \w{3,12}ed$/i

/** "Gordita de zork" is a gordita, but nobody knows how much of "chicken with zork" is chicken. */
const OF = / (?:de|del|con|al|alla|a la|au|aux|mit) /i
const TWO = / (?:with|in|on|over|and|plus) |&/i

const dishCalled = (name: string): Food | null =>
  name.length < SHORTEST || ANY_KIND.test(name) ? null : (plateFood(name) ?? worldFood(name) ?? ownDish(name))

/** A dish that the survey calls just that: "trifle" is no "pie, mince" for mince, and no "meat loaf" for a loaf. */
function ownDish(name: string): Food | null {
  const food = dishNamed(name)
  const own = words(food?.name.split(/[,(]/)[0] ?? '').join(' ')
  return own === words(name).join(' ') ? food : null
}

const SHORTEST = 4

/** What any kind of food may be called. */
const ANY_KIND =
  /^(?:(?:cooked|baked|fried|roasted|grilled|steamed|mixed) )*(?:rolls?|bowls?|bars?|plates?|balls?|cups?|sticks?|mix|meals?|dish(?:es)?|dinner|lunch|platter|special|combo|food|snacks?|fish|meat|sauce|soups?|drinks?|dips?|spread|chips?|candy|dessert|bread|salads?|stew|cakes?|juice|tea|milk|powder|paste|pickles?|vegetables?|greens|dumplings?|pancakes?|puddings?|pies?|pastr(?:y|ies)|crackers?|cookies?|biscuits?|cereal|noodles?|pasta|rice|beans|lo(?:af|aves)|tarts?|slices?|wings?|tortillas?|toast)$/i

/** Words for what stands in for the usual part of a dish, or makes it another one, or only a part. */
const INSTEAD =
  /\b(?:cauliflower|zucchini|courgette|lettuce|konjac|shirataki|almond flour|coconut flour|keto|diet|protein|low.?carb|vegan|mock|imitation|faux|inspired|style|half|quarter|double|triple)\b/i
