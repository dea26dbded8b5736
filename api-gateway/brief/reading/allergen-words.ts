import type { Allergen } from '@evenplate/nutrition/table/food'
import { ALLERGENS, PEANUT, TREE_NUT } from '@evenplate/words/allergens'

/**
 * What an allergy to this food excludes: its allergen class, and the food itself if the word does not name the class. Peanuts and
 * tree nuts are separate classes: an allergy to one excludes nothing of the other.
 */
export function allergyTo(food: string): { allergies: Allergen[]; unwanted: string[] } | null {
  // An allergy to these foods is an allergy to what they are made of. Only avoiding them says nothing about that.
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
