import type { Food } from '../table/food.ts'

/**
 * How far a household measure may be from the real weight, as a share of it. All shares are defined here:
 * - `pourable` 5%: liquids, pastes and dry goods that settle flat (sugar, rice, salt). A level cup of them differs
 *   by the cup (236.6 ml or 250 ml) and the eye.
 * - `powder` 10%: flours, starches, cocoa. Spooned or scooped, a cup of flour weighs 113 to 140 g.
 * - `loose` 15%: foods with air between the pieces: chopped, sliced, shredded, leafy, shapes of pasta, flakes,
 *   nuts.
 * - `sized` 15%: an item counted with its size, "1 medium onion". USDA's own sizes are that far apart.
 * - `counted` 25%: an item counted without a size, if the table lacks a small or a large one.
 * - `usual` 25%: a usual kitchen weight no table publishes; a can or a packet without its weight.
 * - `little` 50%: a pinch, a splash, a handful.
 * A weight as written has none.
 */
export const SPREAD = {
  pourable: 0.05,
  powder: 0.1,
  loose: 0.15,
  sized: 0.15,
  counted: 0.25,
  usual: 0.25,
  little: 0.5,
} as const

/** The spread of a volume of this food, by kind of food; `line` (lower case) may say how it is cut. */
export function volumeSpread(food: Food, line: string): number {
  const cup = food.measures.find(({ unit }) => unit === 'cup')?.grams
  if (POWDER.test(food.name)) return SPREAD.powder
  if (cup !== undefined && cup >= LIQUID_CUP && !CUT.test(line)) return SPREAD.pourable
  if (LOOSE_GROUPS.has(food.group) || LOOSE.test(food.name) || CUT.test(line)) return SPREAD.loose
  return SPREAD.pourable
}

/** Grams per cup from which a food has no air between its pieces. */
const LIQUID_CUP = 215

const LOOSE_GROUPS: ReadonlySet<Food['group']> = new Set(['vegetable', 'fruit', 'protein'])
const POWDER = /\b(?:flour|starch|cornmeal|meal|cocoa|powder)\b/i
const LOOSE =
  /\b(?:cooked|pasta|noodles?|macaroni|penne|oats|flakes?|cereal|granola|bread|breadcrumbs|crumbs|chips|nuts?|almonds|walnuts|pecans|cashews|hazelnuts|pistachios|coconut|cheddar|mozzarella|cheese|parmesan|basil|parsley|cilantro|mint|dill)\b/i
const CUT = /\b(?:chopped|sliced|diced|cubed|shredded|grated|torn|halved|quartered|crumbled)\b/
