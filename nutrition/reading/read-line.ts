import type { Span } from '@evenplate/domain/recipe'
import type { Food } from '../table/food.ts'
import { remember } from '../text/remember.ts'
import { knownInstead } from './alternatives.ts'
import { type Chosen, chosenIn, mayBeChosen } from './chosen-line.ts'
import { juiceOrZest } from './citrus.ts'
import { readCodedLine } from './coded-line.ts'
import { eggPart } from './egg-part.ts'
import { type EitherState, eitherState } from './either-state.ts'
import { offeredFor } from './find-stand-in.ts'
import { firstFood, matchOf, nameOf, ofEach } from './line-food.ts'
import { matchNotes } from './line-notes.ts'
import { restOf } from './line-rest.ts'
import { isNegligible } from './negligible.ts'
import { isNoFood } from './no-food.ts'
import { partBehind } from './part-behind.ts'
import { plainLine } from './plain-line.ts'
import { doubtOf, type Question } from './plausible.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { severalFoods } from './several-foods.ts'
import { type TaggedRest, tagRest, withoutOthers } from './tag-rest.ts'
import { NOT_WEIGHED, taken } from './taken.ts'
import { twoOfOne } from './two-of-one.ts'
import { type Weight, weigh } from './weigh.ts'

/** An ingredient line, as far as it could be understood. */
export type ReadLine = {
  line: string
  /** The food as the line names it, without amount and asides. */
  name: string
  quantity: Quantity | null
  /** Normalized: `cup`, `tbsp`, `g`, `clove`, `can`, `large` …; null for a bare count or none. */
  unit: string | null
  /** What was assumed beyond the line's words: "counted as butter, not olive oil; optional, counted". */
  note: string
  food: Food | null
  /** Weight of the part that is eaten. */
  grams: number | null
  /** How the grams were found, or why they were not. */
  weighedBy: string | null
  /**
   * Least and most grams its words allow ("2 to 3 carrots", "1 small onion"); null if the weight is practically
   * exact.
   */
  between: Span | null
  /**
   * The line without its amount, "cooked quinoa, rinsed": with "150 g " in front it reads as 150 g. Empty if the
   * line gives no amount.
   */
  rest: string
  /** True if the line can have almost no carbohydrate: water, salt, herbs to taste, a pinch of anything. */
  negligible: boolean
  /** Why the weight cannot be right, if `grams` is null for that reason, or what the words leave open. */
  question: Question | null
  /** The foods it may be, if the line does not say whether it was weighed dry or cooked. */
  either: EitherState | null
  /** The foods of a line that names several, each with its amount; `food` is then null and `grams` their sum. */
  parts?: readonly ReadLine[]
}

/** Reads any text without throwing or hanging. What it does not understand is null, with the reason in `weighedBy`. */
export const readLine: (line: string) => ReadLine = (line) => reading(line)

/** The same, for a line without a visitor's words: its answer is cached longer. */
export const readOurLine: (line: string) => ReadLine = (line) => reading.ours(line)

/** Whether a line gives an amount, without looking for its food. Quick for a sentence that gives none. */
export const saysAmount: (line: string) => boolean = (line) => amountSaid(line)

/** The same, for a line without a visitor's words. */
export const ourLineSaysAmount: (line: string) => boolean = (line) => amountSaid.ours(line)

const amountSaid = remember((line: string) => {
  const { amount, rest } = amountIn(plainLine(line))
  return (
    amount.quantity !== null ||
    tagRest(rest).alternatives.some((other) => readAmount(other).amount.quantity !== null)
  )
})

const reading = remember((line: string) => readCodedLine(line) ?? readChosenLine(line) ?? understood(line))

/** A choice that was not offered for the line, or cannot be weighed, changes nothing. */
function readChosenLine(line: string): ReadLine | null {
  const said = chosenIn(line)
  if (!said) return null
  const without = understood(said.line)
  const food = mayBeChosen(without) && offeredFor(without).find(({ ndb }) => ndb === said.code)
  const read = food ? understood(said.line, false, { food, amount: said.amount }) : without
  if (!food || read.grams === null || read.question) return { ...without, line }
  const note = [`counted as USDA ${food.name}, chosen by AI`, read.note].filter(Boolean).join('; ')
  return { ...read, line, note, rest: without.rest && `${without.rest}${said.aside}` }
}

function understood(line: string, isPart = false, chosen: Chosen | null = null): ReadLine {
  const plain = plainLine(line)
  const { amount: written, rest: whole, foods, apart } = amountIn(plain)
  const stated = chosen?.amount ?? written
  const tagged = tagRest(whole)
  const first = firstFood(tagged.rest)
  const two = apart || first.two
  const several = two && !isPart ? severalFoods(line, plain, (part) => understood(part, true)) : null
  if (several) return several
  const own =
    two || isOtherMix(tagged)
      ? null
      : chosen
        ? { food: chosen.food, general: false }
        : matchOf(withoutOthers(first.rest), stated)
  const instead = two || own ? null : knownInstead(tagged, stated)
  const { match, amount, rest } = instead ?? { match: own, amount: stated, rest: first.rest }
  const name = nameOf(rest)
  const food = match?.food ?? null
  const weight = food ? weigh(food, amount, plain.toLowerCase(), name) : unmatched(amount, rest, two)
  const question = two ? null : doubtOf(food, weight.grams, amount, plain)
  const eaten = question
    ? NOT_WEIGHED
    : food && weight.grams !== null
      ? taken(food, amount, plain, rest, weight)
      : { ...NOT_WEIGHED, grams: weight.grams }
  const either = food && !question ? eitherState(food, amount, plain, name) : null
  const notes = [
    ...(instead ? [`counted as ${instead.match.food.name}, not ${tagged.food}`] : []),
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
    weighedBy: question ? IMPLAUSIBLE : weight.weighedBy,
    between: eaten.between,
    rest: hasAmount(amount) ? restOf(rest, food, eaten.share < 1, either !== null) : '',
    negligible:
      !two && ((!food && isNoFood(plain, name)) || isNegligible(food, eaten.grams, amount, plain, name)),
    question,
    either,
  }
}

/** What is mixed for cakes has no figs: "mixed dried fruit (such as figs, apricots)" is another mixture. */
const isOtherMix = ({ food, examples }: TaggedRest): boolean =>
  examples.length > 0 && /\bmixed\b.*\bfruit/i.test(food)

const amountIn = (plain: string) => ofEach(readAmount(twoOfOne(partBehind(eggPart(juiceOrZest(plain))))))

const IMPLAUSIBLE = 'the amount as written cannot be meant'

const PLUS_MORE = /\bplus (?:more|extra|some|a (?:little|bit) (?:more|extra))\b/i

const hasAmount = ({ quantity, total, each }: Amount): boolean => Boolean(quantity || total || each)

/** The weight of an unknown food: as written, or its volume at the weight of water. */
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
