import { type ReadLine, readLine } from '../reading/read-line.ts'
import { availableCarbs, type Food } from '../table/food.ts'
import { saidOf } from './served-as.ts'

/**
 * A name of two foods that no table has as one dish, "pancakes with syrup", "yogurt with granola": both are counted, and the
 * range covers how much of each there may be. Null if one of them is not known, only flavors the other, or would change
 * nothing about a food that is known.
 * @param grams of both together
 * @param served how a line on a plate is read
 */
export function putTogether(
  read: ReadLine,
  grams: number,
  served: (line: ReadLine) => ReadLine,
): ReadLine | null {
  const [whole, main = '', link = '', side = ''] = TWO.exec(saidOf(read)) ?? []
  if (!whole) return null
  if (GARNISH.test(side)) return served(readLine(`${grams} g ${main}`))
  const partOf = (name: string) => served(readLine(`${grams} g ${name}`))
  const [first, second] = [partOf(main), partOf(side)]
  if (!isPart(first) || !isPart(second)) return null
  if (read.food && areAlike(first.food, second.food)) return null
  if (isTrimmed(first.food, second.food)) return { ...first, line: read.line }
  const share = shareOf(first.food, second.food, link)
  const parts = [
    weighing(first, grams, { share: 1 - share.share, least: 1 - share.most, most: 1 - share.least }),
    weighing(second, grams, share),
  ]
  return {
    ...read,
    food: null,
    grams,
    between: null,
    either: null,
    negligible: false,
    weighedBy: `${Math.round(grams)} g as written, of both together`,
    note: `how much of it is ${first.name} and how much ${second.name} is not said`,
    parts,
  }
}

/**
 * Whether a name is of two foods and one of them is not known: "jollof with chicken" is not chicken, and
 * "pupusa de queso" no cheese.
 * @param served how a line on a plate is read
 */
export function hasUnknownPart(read: ReadLine, grams: number, served: (line: ReadLine) => ReadLine): boolean {
  const said = saidOf(read)
  if (ABROAD.test(said)) return true
  const [whole, main = '', , side = ''] = TWO.exec(said) ?? []
  return (
    whole !== undefined &&
    [main, side].some((name) => {
      const { food, parts, negligible } = served(readLine(`${grams} g ${name}`))
      return food === null && !parts && !negligible
    })
  )
}

const TWO = /^(\p{L}[^&]{1,50}?)\s(with(?!out)|and|&|topped with|w\/)\s?(\p{L}[^&]{1,40})$/iu

/** What comes with a dish stands behind these words in other languages. */
const ABROAD = /\p{L}\s(?:de|del|con|al|alla|au|aux|mit)\s\p{L}/iu

type Part = ReadLine & { food: Food }

const isPart = (read: ReadLine): read is Part =>
  read.food !== null && read.grams !== null && !read.question && !read.parts && !read.food.seasoning

/** Grams of carbohydrate in 100 g that make no difference. */
const ALIKE = 3
const areAlike = (one: Food, other: Food): boolean =>
  Math.abs((availableCarbs(one) ?? 0) - (availableCarbs(other) ?? 0)) < ALIKE

/** "Gyro with tomato": the survey's sandwich has its tomato, cheese and sauce already. */
const isTrimmed = ({ name }: Food, { group, per100g }: Food): boolean =>
  IN_BREAD.test(name) && TRIMMINGS.has(group) && (per100g.carbs ?? 0) < MOST_OF_TRIMMINGS

const IN_BREAD = /\b(?:sandwich|wrap|hamburger|cheeseburger|taco|burrito|quesadilla|enchilada|pizza)\b/i
const TRIMMINGS = new Set(['vegetable', 'dairy', 'fat'])
/** Grams of carbohydrate in 100 g. */
const MOST_OF_TRIMMINGS = 10

/** How much of the weight is the second food: our assumption, with the least and most of it. */
type Shares = { share: number; least: number; most: number }
const HALF: Shares = { share: 0.5, least: 0.25, most: 0.75 }
const BESIDE: Shares = { share: 0.35, least: 0.15, most: 0.6 }
const SPREAD: Shares = { share: 0.2, least: 0.05, most: 0.4 }

function shareOf(first: Food, second: Food, link: string): Shares {
  if (/and|&/.test(link)) return HALF
  if (isSpread(second)) return SPREAD
  if (isDish(first) && second.group === 'protein') return IN_IT
  return isStaple(second) && WITH_STAPLES.has(first.group) ? STAPLE : BESIDE
}

/** Rice or fufu with a stew. The survey's curries with rice are 40% rice, its chicken and rice 60%. */
const STAPLE: Shares = { share: 0.45, least: 0.2, most: 0.75 }
const isStaple = ({ group, per100g }: Food): boolean => group === 'carbohydrate' && (per100g.carbs ?? 0) < DRY
/** Grams of carbohydrate in 100 g that bread, granola and dry rice have, but nothing that is boiled. */
const DRY = 45
const WITH_STAPLES = new Set(['protein', 'vegetable', 'other'])

/** "Enchiladas with chicken", "mofongo with shrimp": the meat may be in the dish already. */
const IN_IT: Shares = { share: 0.15, least: 0, most: 0.5 }
/** FNDDS codes of mixed dishes with a starch. */
const isDish = ({ ndb, per100g }: Food): boolean =>
  /^(?:27[235]|58|77)\d{5,6}$/.test(ndb) && (per100g.carbs ?? 0) >= STARCHY
const STARCHY = 8

/** It has no carbohydrate to speak of. */
const GARNISH = /^(?:a )?(?:lemon|lime|parsley|cilantro|coriander|chives|herbs|mint)(?: wedges?| slices?)?$/i

/** What is poured over the other or spread on it. */
const isSpread = ({ group, name }: Food): boolean => group === 'fat' || SPREADS.test(name)
const SPREADS =
  /\b(?:sauce|dressing|gravy|syrup|honey|sugar|jam|jelly|preserves|ketchup|mustard|salsa|dip|butter|cream|cheese|hummus|guacamole|pesto|icing|frosting|spread)\b/i

function weighing(read: Part, grams: number, { share, least, most }: Shares): Part {
  return {
    ...read,
    grams: grams * share,
    between: { least: grams * least, most: grams * most },
    weighedBy: `about ${Math.round(100 * share)}% of it, our assumption`,
  }
}
