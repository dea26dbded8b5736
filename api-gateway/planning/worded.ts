import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { ourViolations, type Rules } from '@evenplate/nutrition/rules/rules'
import { spokenSo } from '../providers/house-chef/book/spoken-so.ts'
import type { CountedDish } from './counted-dish.ts'

/**
 * A dish whose foods follow the rules, in words that follow them too; null if no wording does. Every text from title to
 * tips is checked, as for a requested recipe.
 */
export function wordedFor(dish: CountedDish, rules: Rules): CountedDish | null {
  if (keepsStanding(dish, rules) && keepsAvoided(dish, rules)) return dish
  const said = spokenSo({ ...dish.text, mains: [...dish.mains] }, rules)
  if (!said) return null
  const { mains, ...text } = said
  return { ...dish, text, mains }
}

/** Allergies and diets: a text breaks the same ones for everyone, so each text is checked once for each of them. */
function keepsStanding({ text }: CountedDish, { allergies, diets }: Rules): boolean {
  const asked = [...allergies, ...diets].reduce((all, rule) => all | bitOf(rule), 0)
  if (asked === 0) return true
  return textsOf(text).every((one) => brokenIn(one, asked) === 0)
}

/** Checks all texts of a dish against all rules ahead of time. */
export const readWords = ({ text }: CountedDish): void =>
  textsOf(text).forEach((one) => {
    brokenIn(one, EVERY_RULE)
  })

const textsOf = ({ title, ingredients, instructions, description, tips }: CountedDish['text']): string[] => [
  title,
  ...ingredients,
  ...instructions,
  description,
  ...tips,
]

/** What a person avoids is private: it is not cached per text. */
const keepsAvoided = ({ text }: CountedDish, { avoid }: Rules): boolean =>
  avoid.length === 0 || ourViolations(text, { allergies: [], diets: [], avoid }).length === 0

const RULES: readonly (Allergen | Diet)[] = [...ALLERGENS, ...ALL_DIETS]

/** A bit for each rule, by its name and by what a violation calls it: there are fewer than 31. */
const BITS = new Map<string, number>(
  RULES.flatMap((one, at): [string, number][] => [
    [one, 1 << at],
    [`${one} allergy`, 1 << at],
  ]),
)
const bitOf = (rule: Allergen | Diet): number => BITS.get(rule)!
const EVERY_RULE = RULES.reduce((all, rule) => all | bitOf(rule), 0)

/** For each of our texts, the rules it was checked against, and those it breaks. */
const read = new Map<string, { asked: number; broken: number }>()
/** The whole book has about 20,000 texts of a hundred characters. */
const MOST_TEXTS = 40_000

/** Which of these rules a text breaks. Other rules are checked only when needed: each costs as much again. */
function brokenIn(text: string, asked: number): number {
  const known = read.get(text) ?? { asked: 0, broken: 0 }
  const more = asked & ~known.asked
  if (more !== 0) {
    const found = ourViolations({ title: '', ingredients: [text], instructions: [] }, rulesIn(more))
    known.broken = found.reduce((all, { rule }) => all | (BITS.get(rule) ?? 0), known.broken)
    known.asked |= more
    if (read.size >= MOST_TEXTS) read.clear()
    read.set(text, known)
  }
  return known.broken & asked
}

const rulesIn = (bits: number): Rules => ({
  allergies: ALLERGENS.filter((one) => (bits & bitOf(one)) !== 0),
  diets: ALL_DIETS.filter((one) => (bits & bitOf(one)) !== 0),
  avoid: [],
})
