import { isAtLeast, leftOutOf, mayBeMore, rangeOf } from '@evenplate/domain/left-out'
import type { NutrientKey } from '@evenplate/domain/nutrients'
import type { Figures, Span } from '@evenplate/domain/recipe'
import { areCounted } from '@evenplate/domain/totals'
import { unusedCarbs } from '@evenplate/domain/unused-carbs'

/** A figure as it is shown: null shows "not known", never 0. */
export type Shown = { text: string; unit: string /** True for "at least". */; least?: boolean } | null

/** Tenths under 10, where they matter; whole numbers above. */
export const sayNumber = (value: number): string =>
  String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

export const shownIn =
  (unit: string) =>
  (value: number | null): Shown =>
    value === null ? null : { text: sayNumber(value), unit }

/** 75 minutes are "1 h 15 min". No dish takes none: a recipe that was brought may not say how long it takes. */
export function sayMinutes(minutes: number): string {
  if (minutes === 0) return 'not known'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A line break never separates a number from its unit. */
export const sayGrams = (grams: number): string => `${sayNumber(grams)}${NO_BREAK}g`

const NO_BREAK = '\u00a0'

/** Keeps every amount in a text together: "1 cup = 158 g (USDA 20045)". */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=(?:g|kg|mg|ml|l|oz|lb|kcal|cups?|tbsp|tsp)\b)/g, NO_BREAK)

/** "between 30 and 39 g"; null if both ends would look the same. */
export function sayBetween(span: Span | null): string | null {
  if (!span) return null
  const [least, most] = [sayNumber(span.least), sayNumber(span.most)]
  return least === most ? null : `between ${least} and ${sayGrams(span.most)}`
}

/** Grams of a serving's carbs that the body does not use; for a model's own figures a difference means nothing. */
export const unusedIn = (figures: Pick<Figures, 'basis' | 'perServing'>): number | null =>
  areCounted(figures) ? unusedCarbs(figures.perServing) : null

/** "16 g of it sugar alcohols and the like, not used by the body". */
export const sayUnused = (grams: number): string => `${sayGrams(grams)} of it ${UNUSED}`

export const UNUSED = 'sugar alcohols and the like, not used by the body'

/** How far a serving's carbs may be off, if that is more than a meter would show and the figure itself is not a range. */
export function sayRange(figures: Figures): string | null {
  if (rangeOf(figures)) return null
  const between = sayBetween(figures.carbsBetween)
  return between && figures.basis === 'partial' ? `may be ${between}` : between
}

/**
 * A serving's figure as it is shown: the carbs as a range if something may add to them, others with "at least".
 * @param times what the figures are multiplied by, for a portion
 */
export function shownOf(figures: Figures, key: NutrientKey | 'glycemicLoad', unit: string, times = 1): Shown {
  const value = figures.perServing[key]
  if (value === null) return null
  const range = key === 'carbs' ? rangeOf(figures) : null
  const text = range ? sayEnds(range, times) : sayNumber(value * times)
  return { text, unit, ...(!range && isAtLeast(figures, key) && { least: true }) }
}

/** "34 to 41" */
const sayEnds = ({ least, most }: Span, times: number): string =>
  `${sayNumber(least * times)} to ${sayNumber(most * times)}`

/** A serving's carbs for a sentence: "34 g", "34 to 41 g", "at least 34 g"; null if unknown. */
export function sayCarbs(figures: Figures): string | null {
  const shown = shownOf(figures, 'carbs', 'g')
  return shown && `${shown.least ? 'at least ' : ''}${shown.text} g`
}

/**
 * Why the carbs are a range or "at least", in a few words: "without 1 package mix", "walnuts may add up to 7 g"; null
 * if nothing that matters is left out.
 */
export function sayLeftOut({ figures, servings }: { figures: Figures; servings: number }): string | null {
  const out = mayBeMore(figures) ? leftOutOf(figures, servings) : []
  if (out.length === 0 || figures.perServing.carbs === null) return null
  const unbounded = out.filter(({ carbs }) => carbs === null)
  if (unbounded.length > 0) return `without ${namesOf(unbounded)}`
  return `${namesOf(out)} may add up to ${sayGrams(out.reduce((sum, { carbs }) => sum + (carbs ?? 0), 0))}`
}

/** Every line that is not counted, with what it may add to a serving. */
export function leftOutLines({ figures, servings }: { figures: Figures; servings: number }): string[] {
  const most = new Map(leftOutOf(figures, servings).map(({ line, carbs }) => [line, carbs]))
  return figures.notCounted.map((line) => {
    const carbs = most.get(line)
    if (carbs === undefined) return line
    return carbs === null
      ? `${line} (may add any amount of carbs)`
      : `${line} (may add up to ${sayGrams(carbs)} of carbs a serving)`
  })
}

function namesOf(out: readonly { line: string }[]): string {
  const [first, second] = out.map(({ line }) =>
    line.length > LONG ? `${line.slice(0, LONG).trimEnd()}…` : line,
  )
  if (out.length <= 2) return [first, second].filter(Boolean).join(' and ')
  return `${first} and ${out.length - 1} others`
}

/** Characters of an ingredient line that fit under a figure on a phone. */
const LONG = 40

export const servingsOf = (count: number): string => `${count} ${count === 1 ? 'serving' : 'servings'}`

/** What kind of numbers these are, in a few words and in a sentence. */
export const BASIS: Record<Figures['basis'], { badge: string; text: string }> = {
  computed: {
    badge: 'Counted ingredient by ingredient',
    text: 'Every ingredient that can carry carbs was found in our food table and weighed.',
  },
  partial: {
    badge: 'At least',
    text: 'Some ingredients could not be counted, so the real totals are higher. They are named below.',
  },
  model: {
    badge: 'AI estimate, not verified',
    text: 'We could not count these ingredients. The figures are the AI’s own: check them before you rely on them.',
  },
  saved: {
    badge: 'As saved',
    text: 'These are the numbers the recipe was saved with. How each ingredient was counted cannot be shown now.',
  },
}

/** Replaces `BASIS.computed` if the carbs are a range because of something left out. */
export const RANGE = {
  badge: 'Counted, with a range',
  text: 'An ingredient has no amount, so it isn’t counted. It is named below, with the most it could add.',
}

const NO_TOTAL = {
  badge: 'No total',
  text: 'We couldn’t count enough of this dish to give a total. What is missing is listed below.',
}

/** True if lines were counted, but so much is missing that their sum would mislead. */
export const claimsNoTotal = ({ basis, perServing }: Figures): boolean =>
  basis === 'partial' && perServing.carbs === null

export const basisOf = (figures: Figures) =>
  claimsNoTotal(figures) ? NO_TOTAL : rangeOf(figures) ? RANGE : BASIS[figures.basis]

/** Shown if the model claimed another figure or band than ours; null if there is nothing to say. */
export function claimSentence(figures: Figures): string | null {
  const sentences = [carbsSentence(figures), bandSentence(figures)].filter(Boolean)
  return sentences.length > 0 ? `${sentences.join(' ')} We show ours.` : null
}

function bandSentence({ claimed: { band }, impact }: Figures): string | null {
  return band && impact && band !== impact
    ? `The AI called the load ${band.toLowerCase()}; we count ${impact.toLowerCase()}.`
    : null
}

function carbsSentence(figures: Figures): string | null {
  const { claimed } = figures
  const ours = sayCarbs(figures)
  if (!claimed.differs || claimed.carbs === null || !ours) return null
  return `The AI said ${sayNumber(claimed.carbs)} g of carbs a serving; counting each ingredient we get ${ours}.`
}
