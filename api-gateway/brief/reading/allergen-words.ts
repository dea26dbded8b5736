import type { Allergen } from '@evenplate/nutrition/table/food'
import { ALLERGENS, PEANUT, TREE_NUT } from '@evenplate/words/allergens'

/**
 * What a food that a person says they are allergic to puts out of the dish: the class behind it, and the
 * food itself where the word does not name the class. Peanuts and tree nuts are classes apart: an allergy to
 * the one forbids nothing of the other.
 */
export function allergyTo(food: string): { allergies: Allergen[]; unwanted: string[] } | null {
  // Whoever reacts to these reacts to what they are made of; who only leaves them out says nothing of it.
  if (/^egg noodles?$/.test(food)) return { allergies: ['eggs', 'wheat'], unwanted: [food] }
  if (PEANUT.test(food)) return { allergies: [], unwanted: ['peanuts'] }
  if (TREE_NUT.test(food)) return { allergies: [], unwanted: unique(['tree nuts', food]) }
  for (const [allergen, { names, members }] of Object.entries(ALLERGENS) as [
    Allergen,
    (typeof ALLERGENS)[Allergen],
  ][]) {
    if (names.test(food)) return { allergies: [allergen], unwanted: [] }
    if (members.test(food)) return { allergies: [allergen], unwanted: [food] }
  }
  return null
}

const unique = (terms: string[]): string[] => [...new Set(terms)]
