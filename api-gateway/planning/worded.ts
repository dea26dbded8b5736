import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import { ALLERGIES } from '@evenplate/domain/options'
import { ourViolations, type Rules } from '@evenplate/nutrition/rules/rules'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { spokenSo } from '../providers/house-chef/book/spoken-so.ts'
import type { CountedDish } from './counted-dish.ts'

/**
 * A dish whose foods keep the rules, in words that keep them too; null if no wording does. The same check as for a recipe that was
 * asked for: every text, title to tips.
 */
export function wordedFor(dish: CountedDish, rules: Rules): CountedDish | null {
  if (keepsStanding(dish, rules) && keepsAvoided(dish, rules)) return dish
  const said = spokenSo({ ...dish.text, mains: [...dish.mains] }, rules)
  if (!said) return null
  const { mains, ...text } = said
  return { ...dish, text, mains }
}

/** Allergies and diets: a text breaks the same ones for everyone, so each text is read once. */
function keepsStanding({ text }: CountedDish, { allergies, diets }: Rules): boolean {
  const asked = [...allergies, ...diets].reduce((all, rule) => all | bitOf(rule), 0)
  if (asked === 0) return true
  return textsOf(text).every((one) => (brokenIn(one) & asked) === 0)
}

/** Reads all texts of a dish ahead of a week that asks for them. */
export const readWords = ({ text }: CountedDish): void => textsOf(text).forEach(brokenIn)

const textsOf = ({ title, ingredients, instructions, description, tips }: CountedDish['text']): string[] => [
  title,
  ...ingredients,
  ...instructions,
  description,
  ...tips,
]

/** What a person avoids is their own: no text remembers it. */
const keepsAvoided = ({ text }: CountedDish, { avoid }: Rules): boolean =>
  avoid.length === 0 || ourViolations(text, { allergies: [], diets: [], avoid }).length === 0

const ALLERGENS: readonly Allergen[] = [...ALLERGIES, 'gluten', 'sesame']
const EVERY_RULE: Rules = { allergies: [...ALLERGENS], diets: [...ALL_DIETS], avoid: [] }

/** A bit for each rule, by its name and by what a violation calls it: there are fewer than 31. */
const BITS = new Map<string, number>([
  ...ALLERGENS.flatMap((one, at): [string, number][] => [
    [one, 1 << at],
    [`${one} allergy`, 1 << at],
  ]),
  ...ALL_DIETS.map((one, at): [string, number] => [one, 1 << (at + ALLERGENS.length)]),
])
const bitOf = (rule: Allergen | Diet): number => BITS.get(rule)!

/** The rules that each of our texts breaks. */
const broken = new Map<string, number>()
/** All texts of the book have about 20,000, at a hundred characters. */
const MOST_TEXTS = 40_000

function brokenIn(text: string): number {
  const known = broken.get(text)
  if (known !== undefined) return known
  const found = ourViolations({ title: '', ingredients: [text], instructions: [] }, EVERY_RULE).reduce(
    (all, { rule }) => all | (BITS.get(rule) ?? 0),
    0,
  )
  if (broken.size >= MOST_TEXTS) broken.clear()
  broken.set(text, found)
  return found
}
