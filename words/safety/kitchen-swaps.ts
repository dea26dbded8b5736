import type { HeardText } from './heard-text.ts'
import { isFood, TAKEN } from './kitchen-foods.ts'

/**
 * Whether a text only asks to cook with one food instead of another: "can you do fish pie with celeriac instead of potato".
 * It has the form of a question about a dose ("can I do 6 instead of 8") but names a food, no amount and nothing to take.
 */
export const swapsFoods = ({ sentence, read }: HeardText): boolean =>
  ASKS_TO_COOK.test(sentence) &&
  !AMOUNTS.test(sentence) &&
  read.units.every(
    ({ features, value }) => value === undefined && !TAKEN.some((feature) => features.has(feature)),
  ) &&
  [...sentence.matchAll(INSTEAD)].some(([, one = '', two = '']) => isFood(`${one}${two}`) || isFood(one))

const ASKS_TO_COOK =
  /^\W*(?:(?:hi|hey|hello|hola|ok|okay|so|um|please|por favor|oye)\W+)*(?:(?:can|could|would|will) (?:you|u|i|we) (?:please |just |also |maybe )*(?:do|make|cook|bake|fix|give|find|suggest|show|use|put|have|get)|(?:me |nos )?(?:puedes?|podrias?|puedo|podemos|podriamos) (?:hacer|hacerme|hacernos|preparar|prepararme|cocinar|dar|darme|usar|cambiar))\b/

const INSTEAD =
  /\b(?:instead of|in place of|rather than|in lieu of|en vez de|en lugar de) (?:(?:the|any|a|an|my|some|regular|normal|el|la|los|las) )*([a-z]+)( [a-z]+)?/g

/** Words about an amount, or about when: a dose may be meant although no medicine is named. */
const AMOUNTS =
  /\b(?:half|double|twice|less|more|fewer|skip|extra|if|before|after|usual|usually|need|take|taking|one|two|another|mitad|doble|menos|mas|saltar|tomar|tomarme|si|antes|despues)\b/
