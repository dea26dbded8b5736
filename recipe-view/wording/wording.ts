import type { Figures, Span } from '@evenplate/domain/recipe'
import { areCounted } from '@evenplate/domain/totals'
import { unusedCarbs } from '@evenplate/domain/unused-carbs'

/** A figure as it is shown: null says "not known", never 0. */
export type Shown = { text: string; unit: string } | null

/** Tenths under 10, where they matter; whole numbers above. */
export const sayNumber = (value: number): string =>
  String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

export const shownIn =
  (unit: string) =>
  (value: number | null): Shown =>
    value === null ? null : { text: sayNumber(value), unit }

/** 75 minutes are "1 h 15 min". */
export function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A number is never parted from its unit at the end of a line. */
export const sayGrams = (grams: number): string => `${sayNumber(grams)}${NO_BREAK}g`

const NO_BREAK = '\u00a0'

/** Keeps every amount in a text in one piece: "1 cup = 158 g (USDA 20045)". */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=(?:g|kg|mg|ml|l|oz|lb|kcal|cups?|tbsp|tsp)\b)/g, NO_BREAK)

/** "between 30 and 39 g"; null where both ends would read alike. */
export function sayBetween(span: Span | null): string | null {
  if (!span) return null
  const [least, most] = [sayNumber(span.least), sayNumber(span.most)]
  return least === most ? null : `between ${least} and ${sayGrams(span.most)}`
}

/** Grams of a serving's carbs that the body does not use; of a model's own figures a difference means nothing. */
export const unusedIn = (figures: Pick<Figures, 'basis' | 'perServing'>): number | null =>
  areCounted(figures) ? unusedCarbs(figures.perServing) : null

/** "16 g of it sugar alcohols and the like, not used by the body". */
export const sayUnused = (grams: number): string => `${sayGrams(grams)} of it ${UNUSED}`

export const UNUSED = 'sugar alcohols and the like, not used by the body'

/** How far a serving's carbs may be off, where that is more than a meter would not show. */
export function sayRange({ basis, carbsBetween }: Figures): string | null {
  const between = sayBetween(carbsBetween)
  return between && basis === 'partial' ? `may be ${between}` : between
}

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

const NO_TOTAL = {
  badge: 'No total',
  text: 'We couldn’t count enough of this dish to give a total. What is missing is listed below.',
}

/** True where lines were counted, and so much is missing that their sum would mislead. */
export const claimsNoTotal = ({ basis, perServing }: Figures): boolean =>
  basis === 'partial' && perServing.carbs === null

export const basisOf = (figures: Figures) => (claimsNoTotal(figures) ? NO_TOTAL : BASIS[figures.basis])

/** Said when the model claimed another figure or band than ours; null when there is nothing to say. */
export function claimSentence(figures: Figures): string | null {
  const sentences = [carbsSentence(figures), bandSentence(figures)].filter(Boolean)
  return sentences.length > 0 ? `${sentences.join(' ')} We show ours.` : null
}

function bandSentence({ claimed: { band }, impact }: Figures): string | null {
  return band && impact && band !== impact
    ? `The AI called the load ${band.toLowerCase()}; we count ${impact.toLowerCase()}.`
    : null
}

function carbsSentence({ claimed, perServing, basis }: Figures): string | null {
  if (!claimed.differs || claimed.carbs === null || perServing.carbs === null) return null
  const ours = `${basis === 'partial' ? 'at least ' : ''}${sayNumber(perServing.carbs)} g`
  return `The AI said ${sayNumber(claimed.carbs)} g of carbs a serving; counting each ingredient we get ${ours}.`
}
