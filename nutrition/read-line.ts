import type { Span } from '@evenplate/domain/recipe'
import { juiceOrZest } from './citrus.ts'
import { findMatch, type Match } from './find-food.ts'
import { availableCarbs, type Food } from './food.ts'
import { EATEN_WORDS, keptOf } from './kept.ts'
import { isNegligible } from './negligible.ts'
import { passedOver } from './passed-over.ts'
import { plainLine } from './plain-line.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { type Amount, amountTimes, readAmount } from './read-amount.ts'
import { type Weight, weigh } from './weigh.ts'

/** An ingredient line, understood as far as it can be. */
export type ReadLine = {
  line: string
  /** The food as the line names it, without amount and asides. */
  name: string
  quantity: Quantity | null
  /** Normalised: `cup`, `tbsp`, `g`, `clove`, `can`, `large` …; null for a bare count or none. */
  unit: string | null
  /** What was understood beyond its words: "counted as butter, not olive oil; optional, counted". */
  note: string
  food: Food | null
  /** Of the part that is eaten. */
  grams: number | null
  /** How the grams were found, or why they were not. */
  weighedBy: string | null
  /** Least and most grams its words leave open ("2 to 3 carrots", "1 small onion"); null where the weight is as good as exact. */
  between: Span | null
  /** The line without its amount, "cooked quinoa, rinsed": "150 g " before it reads as 150 g. Empty where it has none to take off. */
  rest: string
  /** True where the line can carry no carbohydrate to speak of: water, salt, herbs to taste, a pinch of anything. */
  negligible: boolean
}

/** Reads any text without throwing or hanging; what it does not understand stays null, with the reason in `weighedBy`. */
export function readLine(line: string): ReadLine {
  const plain = plainLine(line)
  const { amount, rest: whole, foods } = ofEach(readAmount(juiceOrZest(plain)))
  const { rest, two } = firstFood(whole)
  const name = nameOf(rest)
  const match = two ? null : matchOf(rest, amount)
  const food = match?.food ?? null
  const weight = food ? weigh(food, amount, plain.toLowerCase(), name) : unmatched(amount, rest, two)
  const eaten =
    food && weight.grams !== null ? taken(food, plain, rest, weight) : { ...NOT_WEIGHED, grams: weight.grams }
  const notes = [
    ...(match ? matchNotes(match, rest, foods) : []),
    ...(/\boptional(?:ly)?\b/i.test(plain) ? ['optional, counted'] : []),
    ...(eaten.note ? [eaten.note] : []),
    ...(PLUS_MORE.test(plain) ? ['what is added besides is not counted'] : []),
  ]
  return {
    line,
    name,
    quantity: amount.quantity,
    unit: amount.unit?.name ?? amount.size ?? (amount.inches === null ? null : 'inch'),
    note: notes.join('; '),
    food,
    grams: eaten.grams,
    weighedBy: weight.weighedBy,
    between: eaten.between,
    rest: hasAmount(amount) ? restOf(rest, food, eaten.share < 1) : '',
    negligible: isNegligible(food, eaten.grams, amount, plain, name),
  }
}

const PLUS_MORE = /\bplus (?:more|extra|some|a (?:little|bit) (?:more|extra))\b/i

const hasAmount = ({ quantity, total, each }: Amount): boolean => Boolean(quantity || total || each)

/** "½ tsp each cumin and coriander": so much of both, counted as the first of them. */
function ofEach(read: { amount: Amount; rest: string }): { amount: Amount; rest: string; foods: number } {
  const each = /^(?:of )?each:?(?: of)?:? (.*)$/i.exec(read.rest)?.[1]
  if (!each) return { ...read, foods: 1 }
  const foods = each.split(/,? and |, | & /i).filter((part) => findMatch(part))
  const first = foods[0]
  if (!first || foods.length < 2) return { amount: read.amount, rest: each, foods: 1 }
  return { amount: amountTimes(read.amount, foods.length), rest: first, foods: foods.length }
}

const withoutAsides = (text: string): string => text.replace(/\([^()]{0,120}\)/g, ' ')

function nameOf(rest: string): string {
  const [main = ''] = withoutAsides(rest).split(/[,;]|\s-\s/)
  return main.replace(/\s+/g, ' ').trim()
}

/**
 * "2 eggs plus 1 egg white" names two foods, and neither is counted; of "2 tbsp cornstarch + 2 tbsp water" the second
 * brings nothing, and goes.
 */
function firstFood(rest: string): { rest: string; two: boolean } {
  const link = /\s(?:\+|plus|and|&)\s(?=\d)/i.exec(rest)
  if (!link) return { rest, two: false }
  const first = rest.slice(0, link.index)
  const second = findMatch(nameOf(readAmount(rest.slice(link.index + link[0].length)).rest))?.food
  if (!second || second === findMatch(first)?.food) return { rest, two: false }
  const counts = (availableCarbs(second) ?? LITTLE) >= LITTLE || second.group === 'protein'
  return counts ? { rest, two: true } : { rest: first, two: false }
}

const LITTLE = 0.5

/**
 * "8 oz pasta, cooked" and "cooked according to the package" are weighed dry and cooked after;
 * "1 cup rice, cooked" is read as cooked, the way recipes for two cups of it mean it. From a can it is canned.
 */
function matchOf(rest: string, amount: Amount): Match | null {
  const dryThenCooked = COOKED_AFTER.test(rest) && amount.unit?.kind === 'mass' && PASTA.test(rest)
  const byPackage = /(?:cooked|prepared)\s(?:according|as|per|until|to)\b/i.test(rest)
  const name = dryThenCooked || byPackage ? rest.replace(/\b(?:cooked|boiled|prepared)\b/gi, ' ') : rest
  const found = findMatch(name)
  if (amount.unit?.name !== 'can') return found
  return findMatch(`canned ${name}`) ?? (found?.food.group === 'fruit' ? null : found)
}

const COOKED_AFTER = /,\s*(?:cooked|boiled|prepared)\b/i
const PASTA = /pasta|spaghetti|noodle|penne|fusilli|macaroni|linguine|orzo|rotini|rigatoni/i

function matchNotes({ food, general }: Match, rest: string, foods: number): string[] {
  const other = passedOver(rest)
  const both = foods > 1 ? [`${foods === 2 ? 'both' : `all ${foods}`} counted as ${food.name}`] : []
  const isSecond = other !== null && findMatch(other)?.food === food
  const passed = isSecond ? unknownFirst(rest, other) : other
  if (passed) return [...both, `counted as ${food.name}, not ${passed}`]
  const cooked =
    COOKED_AFTER.test(rest) && CARRIES.has(food.group)
      ? [`weighed ${/\b(?:cooked|boiled)\b/.test(food.name) ? 'cooked' : 'before cooking'}, as we read it`]
      : []
  return [...both, ...(general ? [`counted as ${food.name}`] : []), ...cooked]
}

/** Where the first of two foods is not known the second is counted; "green or brown lentils" are one. */
function unknownFirst(rest: string, second: string): string | null {
  const first =
    nameOf(rest)
      .split(/\sor\s|\sand\/or\s|\//i)[0]
      ?.trim() ?? ''
  const shared = `${first} ${second.split(' ').at(-1)}`
  return findMatch(first) || findMatch(shared) ? null : first
}

const CARRIES: ReadonlySet<Food['group']> = new Set(['carbohydrate', 'protein'])

type Eaten = { grams: number | null; between: Span | null; share: number; note: string | null }
const NOT_WEIGHED: Eaten = { grams: null, between: null, share: 1, note: null }

/** Of what was weighed, what is eaten. */
function taken(food: Food, plain: string, rest: string, weight: Weight & { grams: number }): Eaten {
  const { grams, between, written } = weight
  const kept = keptOf(food, plain, nameOf(rest), grams, written)
  if (!kept) return { grams, between, share: 1, note: null }
  const { least, most } = between ?? { least: grams, most: grams }
  return {
    grams: grams * kept.share,
    between: { least: least * kept.least, most: most * kept.most },
    share: kept.share,
    note: kept.note,
  }
}

/**
 * A rest that reads again as this food and weight: what says that more comes or which share is eaten goes; where the
 * food was known by its can or its cup ("1 cup penne, cooked"), its own name stands.
 */
function restOf(rest: string, food: Food | null, shared: boolean): string {
  const text = rest
    .replace(/\s*\((?:about |from |approx\.? )?[\d./-]+(?: [a-z]+){0,3}\)/gi, '')
    .replace(/,?\s*(?:divided|plus (?:more|extra)\b.*|or (?:more )?to taste)$/i, '')
    .replace(/\s+([,;])/g, '$1')
    .trim()
  const told = food && matchOf(text, readAmount('1 g').amount)?.food !== food ? food.name : text
  if (!food || !(shared || isShared(food, told))) return told
  const prepared = told
    .replace(TAKEN_OFF, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]+(?=,|$)/g, '')
  return isShared(food, prepared) || POURED.test(told)
    ? `${told.replace(/\s*\(the part eaten\)/i, '')} ${EATEN_WORDS}`
    : prepared
}

const isShared = (food: Food, rest: string): boolean =>
  (keptOf(food, `100 g ${rest}`, nameOf(rest), 100, true)?.share ?? 1) < 1

const TAKEN_OFF =
  /\b(?:peeled|cored|pitted|stoned|hulled|husked|deseeded|seeded|trimmed)\b(?:\s*(?:,|and)\s)?/gi
const POURED = /\b(?:brin|marinad|fry|dust|dredg)/i

/** The weight of a food we do not know: as written, or a volume of it taken as heavy as water. */
function unmatched(amount: Amount, rest: string, two: boolean): Weight {
  const why = two
    ? 'two foods in one line: each needs a line of its own'
    : rest
      ? 'not in our food table'
      : 'the line names no food'
  const { quantity, unit, each, total } = amount
  const measured = each ?? total ?? (quantity && unit ? { quantity, unit } : null)
  const one =
    measured?.unit.kind === 'mass'
      ? measured.unit.grams
      : measured?.unit.kind === 'volume'
        ? measured.unit.ml
        : null
  if (two || !rest || !measured || one === null) return { grams: null, weighedBy: why }
  const count = each && quantity ? middleOf(quantity) : 1
  const grams = count * middleOf(measured.quantity) * one
  return {
    grams,
    between: null,
    weighedBy: measured.unit.kind === 'mass' ? `${why}; weight as written` : `${why}; weighed as water`,
    written: true,
  }
}
