import { wordsOf } from '../reading/food-names.ts'
import type { ReadLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { tellingIn } from '../usda/plate-words.ts'
import { carbsOf, same } from '../usda/stand-in.ts'
import { worldFood } from '../usda/world-names.ts'

/**
 * The food of a dish of the world, "upma", "latkes". If our table has a food by this very name, that food stays, with the
 * survey's figures where they differ and a range of both: it knows more, such as its index. Null for any other name, and for
 * what may have been weighed dry: toor dal.
 * @param read the name as a recipe means it
 */
export function worldDish({ food: own, either }: ReadLine, name: string): Food | null {
  const dish = worldFood(name)
  if (!dish || !own || own.fromUsda || !tellingIn(name).every((word) => wordsOf(own).has(word))) return dish
  if (either) return null
  const { least, most } = dish.carbsBetween ?? { least: carbsOf(dish), most: carbsOf(dish) }
  if (Math.abs(carbsOf(own) - carbsOf(dish)) <= ALIKE * carbsOf(dish)) return own
  const carbsBetween = { least: Math.min(least, carbsOf(own)), most: Math.max(most, carbsOf(own)) }
  return same(`${own.id} as ${dish.ndb}`, () => ({
    ...own,
    per100g: dish.per100g,
    source: dish.source ?? '',
    standIn: dish.name,
    carbsBetween,
  }))
}

/** A difference that no kitchen scale shows. */
const ALIKE = 0.05
