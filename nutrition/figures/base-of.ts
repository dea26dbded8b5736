import { type ReadLine, readLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { carbsOf, same, unsureBy } from '../usda/stand-in.ts'
import { onPlate } from './on-plate.ts'
import { saidOf } from './served-as.ts'

/**
 * An unknown name that is a known food with a sauce, "meatloaf with ketchup glaze", or a stuffed one with its filling,
 * "stuffed bell pepper with beef and rice": counted as that food, with a range. Null for any other name.
 * @param grams the weight of all of it
 */
export function baseOf(read: ReadLine, grams: number | null): ReadLine | null {
  const said = saidOf(read)
  if (grams === null || read.question || said.length > MOST_LETTERS) return null
  const [, base = '', sauce = ''] = SAUCED.exec(said) ?? []
  if (base) return counted(read, base, grams, (food) => upTo(food, SWEET.test(sauce) ? GLAZED : GRAVY))
  const [, stuffed = ''] = STUFFED.exec(said) ?? []
  if (stuffed) return counted(read, `stuffed ${stuffed}`, grams, (food) => unsureBy(food, UNSURE))
  return null
}

function counted(read: ReadLine, name: string, grams: number, ranged: (food: Food) => Food): ReadLine | null {
  const base = onPlate(readLine(`${grams} g ${name}`))
  if (!base.food || base.parts || base.either) return null
  return { ...base, line: read.line, food: ranged(base.food), note: `counted as ${name}` }
}

const upTo = (food: Food, more: number): Food => {
  const { least, most } = food.carbsBetween ?? { least: carbsOf(food), most: carbsOf(food) }
  const carbsBetween = { least: least * MOST_IS_FOOD, most: most + more }
  return same(`${food.id} and ${more} of a sauce`, () => ({ ...food, carbsBetween }))
}

const MOST_LETTERS = 80
const SAUCED =
  /^(\p{L}[\p{L}'’ -]{2,50}?) (?:with|in|and|&) ((?:an? |the |some )?(?:[\p{L}'’-]+ ){0,3}(?:glaze|sauce|gravy|topping|marinade|dressing))$/iu
const STUFFED =
  /^stuffed (?:(?:bell|green|red|yellow|sweet|large|big|baby) ){0,2}([\p{L}'’-]+) (?:with|w\/) /iu

const SWEET = /glaze|ketchup|honey|maple|sweet|bbq|barbecue|teriyaki|hoisin|plum|cranberry|apricot|marinade/i

/** Grams of carbohydrate that a sauce on top adds to 100 g of it all: a quarter of barbecue sauce (41), a third of gravy (5 to 15). */
const GLAZED = 10
const GRAVY = 5
/** Of what is weighed, so much at least is the food itself. */
const MOST_IS_FOOD = 0.7
const UNSURE = 0.4
