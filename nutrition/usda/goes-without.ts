import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { leftOutOf } from './left-out.ts'
import { dishNamed } from './plate-dish.ts'
import { plateFood } from './plate-names.ts'

/**
 * The dish before "no dressing" in "garden salad, no dressing", if what is left out is served with it and is no part of it:
 * the survey's dish does not name it. Lasagna without noodles is another dish, so it is not found here.
 */
export function goesWithout(said: string): Food | null {
  const [, dish = '', leftOut = ''] = LEFT_OUT.exec(said) ?? []
  const [word] = leftOutOf(`no ${leftOut}`)
  if (!word || !(SERVED_WITH.has(word) || (word === 'rice' && OVER_RICE.test(dish)))) return null
  const food = plateFood(dish) ?? dishNamed(dish)
  return food && (!words(food.name).includes(word) || leftOutOf(food.name).includes(word)) ? food : null
}

const LEFT_OUT = /^(\p{L}.{2,60}?) (?:no|without|minus|hold the) ([a-z]{3,20}(?: [a-z]{3,20})?)$/iu
const SERVED_WITH = new Set(
  'dressing vinaigrette syrup gravy butter ketchup mayonnaise mayo crouton frosting icing raisin nut topping sprinkle'.split(
    ' ',
  ),
)
/** The survey counts these without their rice. */
const OVER_RICE =
  /\b(?:curry|masala|teriyaki|tso.?s?|kung pao|(?:orange|lemon|sesame|butter) chicken|stir.?fry)\b/i
