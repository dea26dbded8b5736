import { type ReadLine, readLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { isTelling } from '../usda/plate-words.ts'
import { same } from '../usda/stand-in.ts'
import { saidOf } from './served-as.ts'

/**
 * Meat, fish or tofu by a name that no table has, "bang bang shrimp", "lemon herb chicken": counted plain, with a range up to
 * what a sweet sauce or a coating adds. Null for any other name.
 */
export function maybeSauced(read: ReadLine, grams: number): ReadLine | null {
  const name = saidOf(read).replace(BARE, '')
  const [, before = '', head = ''] = (name.length <= MOST_LETTERS && NAMED.exec(name)) || []
  const others = words(before).filter((word) => isTelling(word) && !CUTS.has(word))
  if (!head || others.length === 0) return null
  const { food, weighedBy } = readLine(`${grams} g ${head}`)
  if (!food || carbsOf(food) > PLAIN) return null
  const most = others.every((word) => FLAVORS.has(word)) ? FLAVORED : SAUCED
  const carbsBetween = { least: carbsOf(food), most }
  return {
    ...read,
    food: same(`${food.id} ${most} at most`, () => ({ ...food, carbsBetween })),
    grams,
    between: null,
    either: null,
    negligible: false,
    weighedBy,
    note: `counted as plain ${head}; the most is with a ${most === SAUCED ? 'sweet sauce or a coating' : 'glaze'}`,
  }
}

const MOST_LETTERS = 80
const NAMED =
  /^(\p{L}[\p{L}'’& -]{1,50}) (chicken|turkey|duck|beef|steak|pork|ribs|lamb|mutton|goat|veal|venison|rabbit|fish|salmon|cod|tilapia|tuna|trout|haddock|shrimp|prawns|squid|octopus|crab|lobster|scallops|tofu|tempeh)(?: (?:breast|thigh|leg|wing|drumstick|fillet|loin|belly|chop|bite|strip|skewer)s?)?$/iu

/** "Thigh, no skin": it has no carbohydrate either way. */
const BARE = /,? (?:(?:no|without|with) (?:the )?(?:skin|bones?)|skin (?:on|off)|skinless|boneless)$/i

/** Grams of carbohydrate in 100 g: plain meat, with a little glaze, and General Tso’s chicken (FNDDS 27445150: 24). */
const PLAIN = 5
const FLAVORED = 6
const SAUCED = 25
const CUTS = new Set(
  'breast thigh wing leg drumstick fillet loin tenderloin chop rib shank shoulder belly lean skin bone dark light white meat'.split(
    ' ',
  ),
)
const FLAVORS = new Set(
  'lemon lime herb garlic pepper peppercorn rosemary thyme oregano cajun blackened jerk tandoori cumin dill basil parsley cilantro paprika chili spice spiced salt mustard ginger turmeric greek italian mediterranean butter organic free range roast rare medium well done'.split(
    ' ',
  ),
)

const carbsOf = ({ per100g }: Food): number => per100g.carbs ?? 0
