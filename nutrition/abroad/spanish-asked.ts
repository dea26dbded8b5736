import { FOODS_ES } from '@evenplate/words/foods-es'

/**
 * Names by which people ask for foods, but which may mean a food with other carbohydrate in a line: fried potatoes,
 * ketchup, corn or wheat, dried or not.
 */
const UNSURE = new Set(
  'patatas fritas,papitas,papitas fritas,salsa de tomate,mote,maiz pozolero,salsa,tostada de pan'.split(','),
)

/** The names by which people ask for foods, as pairs of the Spanish and the English one. */
export const foodsAskedFor = (): [string, string][] =>
  FOODS_ES.flatMap(([english, names]) =>
    names.split('|').map((one): [string, string] => [one, english]),
  ).filter(([one]) => !UNSURE.has(one))
