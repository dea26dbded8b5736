import { availableCarbs, type Food } from '../table/food.ts'
import { remember } from '../text/remember.ts'
import { foodAbroad } from '../usda/names-abroad.ts'
import { plainFood } from '../usda/plain-names.ts'
import { dryPulse } from './dry-pulse.ts'
import { findMatch, isPreparation, type Match } from './find-food.ts'
import { findStandIn } from './find-stand-in.ts'
import { isCakeFruit, otherMeant } from './other-meant.ts'
import { partOfLine } from './plain-line.ts'
import { type Amount, amountTimes, readAmount } from './read-amount.ts'

/**
 * "8 oz pasta, cooked", "cooked according to the package" and "cooked in 2 cups water" are weighed dry and cooked
 * later; "1 cup rice, cooked" is read as cooked, which is what recipes mean by it, and so are udon, which most shops
 * sell boiled. Food from a can is canned.
 */
export const matchOf = (rest: string, amount: Amount): Match | null =>
  plainMatch(rest, amount) ??
  namedAbroad(rest, amount) ??
  tableMatch(rest, amount) ??
  (amount.unit?.name === 'can' ? findStandIn(`canned ${rest}`) : null) ??
  findStandIn(rest)

/** A food that other countries know by a name of its own, in a can if the line has one. */
function namedAbroad(rest: string, amount: Amount): Match | null {
  const name = nameOf(rest)
  const canned = amount.unit?.name === 'can' ? foodAbroad(`canned ${name}`) : null
  const food = canned ?? foodAbroad(name)
  return food && { food, general: true }
}

/** A can or a package of soup, pudding or stuffing is concentrated or dry. */
function plainMatch(rest: string, amount: Amount): Match | null {
  const isOther = PACKED.has(amount.unit?.name ?? '') || isCakeFruit(nameOf(rest), amount)
  const food = isOther ? null : plainFood(rest)
  return food && { food, general: true }
}

const PACKED: ReadonlySet<string> = new Set([
  'can',
  'package',
  'packet',
  'box',
  'bag',
  'tin',
  'jar',
  'carton',
  'oz',
])

function tableMatch(rest: string, amount: Amount): Match | null {
  const dryThenCooked =
    COOKED_AFTER.test(rest) && amount.unit?.kind === 'mass' && PASTA.test(rest) && !/\budon\b/i.test(rest)
  const byPackage =
    /(?:cooked|boiled|simmered|prepared)\s(?:according|as|per|until|to|(?:in|with) (?:about )?\d)\b/i.test(
      rest,
    )
  const said =
    dryThenCooked || byPackage || DRY_THEN_COOKED.test(rest)
      ? rest.replace(/\b(?:cooked|boiled|prepared)\b/gi, ' ')
      : rest
  const meant = assumed(said, amount)
  const found = findMatch(meant)
  const assumption = meant !== said
  // The weight of a box is its dry contents.
  if (amount.unit?.name === 'package' && BOXED.test(nameOf(meant))) return findMatch(`${nameOf(meant)} mix`)
  // A packet of sweetener is a gram of filler, not a spoon of erythritol; a bar of Dairy Milk is no milk.
  const sold = SOLD_AS.has(amount.unit?.name ?? '')
    ? findMatch(`${nameOf(meant)} ${amount.unit?.name}`)
    : null
  if (sold) return sold
  const dry = amount.unit?.kind === 'container' ? null : dryPulse(rest, nameOf(rest))
  if (dry) return dry
  const inJar = amount.unit?.name === 'jar' ? findMatch(`jarred ${meant}`) : null
  if (amount.unit?.name !== 'can')
    return found && { ...(inJar ?? found), general: found.general || assumption }
  const canned = findMatch(`canned ${meant}`) ?? (found?.food.group === 'fruit' ? null : found)
  return canned && { ...canned, general: canned.general || assumption }
}

const SOLD_AS: ReadonlySet<string> = new Set(['package', 'packet', 'bar'])

const BOXED = /^mac(?:aroni)?,? (?:and|&|n|'n') cheese$/i

/** The line with the kind of food added that it leaves out; the note says which. */
function assumed(rest: string, amount: Amount): string {
  const name = nameOf(rest)
  if (WHOLE_PEPPER.test(name) && !isGround(rest, amount)) return rest.replace(/peppers?/i, 'bell pepper')
  if (ANY_HERBS.test(name) && isOfFresh(amount) && !/\bdri?e?d\b/i.test(rest))
    return rest.replace(/herbs/i, 'parsley')
  const meant = otherMeant(rest, name, amount)
  if (meant) return meant
  // A liter is stock made from the cube.
  if (amount.unit?.kind === 'volume' && amount.unit.ml > 50) {
    const stock = rest.replace(/\b(stock|broth|bouillon) cubes?\b/i, (_, of: string) =>
      of.toLowerCase() === 'bouillon' ? 'broth' : of,
    )
    if (stock !== rest) return stock
  }
  if (!ANY_BEANS.test(name) || NO_PULSE.test(rest) || !amount.quantity) return rest
  // 200 g of beans may be green ones.
  if (
    amount.unit?.kind === 'mass' &&
    !/\b(?:cooked|canned|tinned|drained|rinsed|boiled|dry|dried|soak)/i.test(rest)
  )
    return rest
  return rest.replace(/beans/i, /\bsoak/i.test(rest) ? 'dried mixed beans' : 'mixed beans')
}

/** A handful of herbs means fresh herbs, and so does a weight too large for dried ones. */
const isOfFresh = ({ unit, quantity }: Amount): boolean =>
  unit !== null &&
  (OF_FRESH.has(unit.name) || (unit.kind === 'mass' && (quantity?.max ?? 0) * unit.grams >= MUCH_DRIED))
const OF_FRESH: ReadonlySet<string> = new Set(['handful', 'bunch', 'cup'])
const MUCH_DRIED = 25
const ANY_HERBS = /^(?:(?:fresh|mixed|soft|green|chopped|tender|garden)[ ,]+)*herbs$/i

/** "1 cup beans", "1 can beans of your choice": some kind of pulse. */
const ANY_BEANS =
  /^(?:(?:cooked|canned|tinned|boiled|drained|rinsed|soaked|and|any|your|favou?rite|leftover|warm|cold)[ ,]+)*beans(?: of (?:your )?choice)?$/i
const NO_PULSE =
  /\b(?:trimmed|topped|tailed|snapped|string|halved|sliced|cut|chopped|frozen|fresh|tender|ends|ground|coffee)\b/i

/** "1 cup dry rice, cooked and cooled", "quinoa (uncooked), cooked": weighed dry. */
const DRY_THEN_COOKED =
  /\b(?:dry|dried|uncooked|raw)\b[^,;]{0,40}[,;] (?:soaked |then |and ){0,3}(?:cooked|boiled)\b/i

/** "1 pepper, diced", "2 mixed peppers": the vegetable. */
const WHOLE_PEPPER =
  /^(?:(?:mixed|sweet|large|small|medium|big|ripe|raw|whole|deseeded|seeded|cored|diced|sliced|chopped|halved|roasted|grilled|stuffed) )*peppers?$/i

/**
 * Pepper by the spoon, pinch or weight, or without a number, is ground pepper, unless it is sliced or one of several.
 */
function isGround(rest: string, { quantity, unit }: Amount): boolean {
  if (/peppers\b|\b(?:diced|sliced|deseeded|seeded|cored|halved|julienned|chopped|strips)\b/i.test(rest))
    return false
  if (!quantity) return true
  if (unit?.kind === 'mass') return quantity.max * unit.grams < 100
  if (unit?.kind === 'volume') return quantity.max * unit.ml < 60
  return unit?.kind === 'little'
}

/** "Cooked" after a comma: was the food weighed before or after cooking? */
export const COOKED_AFTER = /,\s*(?:cooked|boiled|prepared)\b/i
const PASTA = /pasta|spaghetti|noodle|penne|fusilli|macaroni|linguine|orzo|rotini|rigatoni/i

/**
 * "½ tsp each cumin and coriander": that much of both, counted as the first of them. `apart` is true if the
 * carbohydrate of another differs from the first: "1 tbsp each soy sauce and honey".
 */
export function ofEach(read: { amount: Amount; rest: string }): {
  amount: Amount
  rest: string
  foods: number
  apart: boolean
} {
  const each = /^(?:of )?each:?(?: of)?:? (.*)$/i.exec(partOfLine(read.rest))?.[1]
  if (!each) return { ...read, foods: 1, apart: false }
  const foods = each.split(EACH_FOOD).filter((part) => findMatch(part))
  const first = foods[0]
  if (!first || foods.length < 2) return { amount: read.amount, rest: each, foods: 1, apart: false }
  const apart = !areAlike(foods)
  return {
    amount: amountTimes(read.amount, foods.length),
    rest: apart ? each : first,
    foods: foods.length,
    apart,
  }
}

/** Spices by the spoon are alike; other foods are if within 6 g of available carbohydrate per 100 g of the first. */
function areAlike(names: string[]): boolean {
  const [first, ...others] = names.flatMap((name) => findMatch(name)?.food ?? [])
  const carbs = (food: Food) => availableCarbs(food) ?? Number.POSITIVE_INFINITY
  return others.every(
    (other) => (other.seasoning && first?.seasoning) || (first && Math.abs(carbs(other) - carbs(first)) < 6),
  )
}

/**
 * "2 eggs + 1 banana" and "1 cup oats, 2 tbsp honey" name two foods, and neither is counted; in "2 tbsp cornstarch
 * + 2 tbsp water" the second adds nothing and is dropped.
 */
export function firstFood(rest: string): { rest: string; two: boolean } {
  const text = partOfLine(rest).replace(OWN_ASIDE, (aside) => ' '.repeat(aside.length))
  for (const link of text.matchAll(LINK)) {
    const first = text.slice(0, link.index)
    const tail = text.slice(link.index + link[0].length)
    const second = secondFood(tail)
    if (!/[a-z]{3}/i.test(first)) continue
    if (!second && /plus|\+|with/i.test(link[0]) && namesUnknown(tail)) return { rest, two: true }
    if (!second || second === findMatch(nameOf(first))?.food) continue
    const counts = (availableCarbs(second) ?? LITTLE) >= LITTLE || second.group === 'protein'
    return counts ? { rest, two: true } : { rest: rest.slice(0, link.index).trim(), two: false }
  }
  return { rest, two: false }
}

/**
 * The lines of a line that names several foods, each with its amount: "2 eggs, plus 6 yolks" is "2 eggs" and
 * "6 yolks", "1 tbsp each soy sauce and honey" a spoon of both. Only one if they cannot be told apart.
 */
export function linesIn(plain: string): string[] {
  const each = /^(.{1,40}?) (?:of )?each:?(?: of)?:? (.{1,200})$/i.exec(plain)
  if (each) {
    const foods = (each[2] ?? '').split(EACH_FOOD)
    return foods.every((food) => findMatch(food)) ? foods.map((food) => `${each[1]} ${food}`) : [plain]
  }
  const text = plain.replace(OWN_ASIDE, (aside) => ' '.repeat(aside.length))
  const found: string[] = []
  let from = 0
  for (const link of text.matchAll(LINK)) {
    // The filling of a wrap was cooked first, though its line does not say so.
    if (/(?:fill|stuff|serv)ed\s/i.test(link[0])) return [plain]
    const end = link.index + link[0].length
    if (!/[a-z]{3}/i.test(text.slice(from, link.index)) || !secondFood(text.slice(end))) continue
    found.push(plain.slice(from, link.index))
    from = end
  }
  return [...found, plain.slice(from).replace(/\)$/, '')]
}

const EACH_FOOD = /,? and |, | & /i

/** Before a number: "oats, 2 tbsp honey", "flour mixed with 1/4 cup sugar", "flour whisked into 1 cup milk", "eggs plus 1 egg white". */
const LINK =
  /(?:[,;]\s*|\s\(?)(?:(?:(?:\+|plus|and|&|(?:[a-z]{3,8}ed\s)?with|(?:whisk|stirr|dissolv|mix|slak|blend|beat|combin)(?:ed|en)\sin(?:to)?)\s))(?=\d)|[,;]\s+(?=\d)/gi

/** An aside on its own, "(10-inch)"; not one that continues the line, "(mixed with 1 tbsp sugar)". */
const OWN_ASIDE =
  /\((?!\s?(?:\+|plus|and|&|(?:[a-z]{3,8}ed\s)?with|(?:whisk|stirr|dissolv|mix|slak|blend|beat|combin)(?:ed|en)\sin(?:to)?)\s)[^()]{0,120}\)/gi

/** "Sugar plus 1 cup moromi": an unknown second food with an amount is not skipped. */
function namesUnknown(tail: string): boolean {
  const { amount, rest } = readAmount(tail.replace(/\)/g, ' '))
  const isMeasured = amount.unit?.kind === 'mass' || amount.unit?.kind === 'volume'
  return isMeasured && /^[a-z]{3}/i.test(rest) && !AFTER_MORE.test(rest) && !isPreparation(nameOf(rest))
}

const AFTER_MORE =
  /^(?:for|to|more|extra|additional|divided|if|as|at|of|in|on|from|per|reserved|each|total|juice|zest|peel)\b/i

/** "2% fat", "3 limes, 1 cut into wedges" and "1 cup milk, 1 cup warm" name no other food. */
function secondFood(tail: string): Food | null {
  const { amount, rest } = readAmount(tail.replace(/\)/g, ' '))
  if (!amount.quantity || /^\d+\s?(?:%|per ?cent)/i.test(tail)) return null
  return findMatch(nameOf(rest))?.food ?? null
}

const LITTLE = 0.5

const withoutAsides = (text: string): string => text.replace(/\([^()]{0,120}\)/g, ' ')

/**
 * The part that names the food: before the first comma, without asides. Preparation may come first: "peeled,
 * deveined shrimp".
 */
export const nameOf: (rest: string) => string = (rest) => naming(rest)

/** Cached: each step that takes a line apart asks about the same text. */
const naming = remember(nameIn, { most: 64, longest: 400 })

function nameIn(rest: string): string {
  const parts = withoutAsides(partOfLine(rest)).split(/[,;]|\s-\s/)
  const at = parts.findIndex((part) => !isPreparation(part) || findMatch(part))
  return parts
    .slice(0, Math.max(at, 0) + 1)
    .join(',')
    .replace(/\s+/g, ' ')
    .trim()
}
