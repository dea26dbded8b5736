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

/**
 * Whether a text only asks to leave a food out or to use less of it: "can I skip the hominy or use less of it". A dose is skipped and
 * halved as well, so nothing else may be named that could be meant.
 */
export const leavesFoodOut = ({ sentence, read }: HeardText): boolean => {
  const left = [...sentence.matchAll(LEFT_OUT)]
  return (
    left.length > 0 &&
    left.every(({ groups: { one = '', two = '' } = {} }) => isFood(`${one}${two}`) || isFood(one)) &&
    !MAY_BE_DOSE.test(sentence) &&
    read.units.every(
      ({ features, value }) => value === undefined && !OF_BODY.some((feature) => features.has(feature)),
    )
  )
}

const LEFT_OUT =
  /\b(?:(?:should|can|could|may|shall|do|would it be ok to|is it ok to|ok to) (?:i |we )?(?:just |also |simply )?(?:skip|omit|leave out|drop|halve|cut out|go without|do without)|(?:puedo|podemos|podria|se puede|debo|deberia) (?:saltarme|quitar|quitarle|omitir|dejar fuera|no poner|no ponerle)) (?:(?:the|all|some|of|any|el|la|los|las) )*(?<one>[a-z]+)(?<two> [a-z]+)?/g

/**
 * Whether a text wishes for a dish and only says what not to put in: "peach cobbler, don't use splenda". A judge hears a dose in "don't
 * use", but nothing is asked, and everything that is not to be used is a food.
 */
export const forbidsFoods = ({ sentence, read }: HeardText): boolean => {
  const forbidden = [...sentence.matchAll(NOT_USED)]
  return (
    forbidden.length > 0 &&
    forbidden.every(({ groups: { one = '', two = '' } = {} }) => isPutIn(`${one}${two}`) || isPutIn(one)) &&
    !ASKS_OR_TAKES.test(sentence.replace(HEADS, '')) &&
    !read.units.some(({ features }) => OF_BODY.some((feature) => feature !== 'calc' && features.has(feature)))
  )
}

const NOT_USED =
  /\b(?:(?:do not|don't|dont|does not|doesn't|never|not|please no|without|no) (?:want you to |want to |like to |you |ever )*(?:us(?:e|es|ing)|put(?:ting)?|add(?:ing)?)|(?:no|ni|sin|nunca) (?:le |me |les )?(?:uses?|usen|usar|pongas?|pongan|poner|agregu(?:es?|en)|agregar|eches?|echen|echar)) (?:(?:any|the|a|an|in|of|that|me|el|la|los|las|nada de|de) )*(?<one>[a-z]+)(?<two> [a-z]+)?/g
const isPutIn = (name: string): boolean => isFood(name.trim()) || SWEETENERS.test(name)
/** Sold by name, and not in the table of foods. */
const SWEETENERS =
  /^(?:(?:artificial |sugar |any )?(?:sweeteners?|substitutes?|alcohols?)|splenda|truvia|equal|sweet ?n ?low|nutrasweet|stevia|swerve|sucralos[ae]|saccharin|sacarina|aspartam[eo]?|erythritol|eritritol|xylitol|xilitol|monk fruit|allulose|alulosa|edulcorantes?|endulzantes?)$/
/** How many it is for asks nothing. */
const HEADS = /\b(?:for|serves?|serving|para) \d{1,2}\b(?! (?:units?|unidades|g|grams?|carbs?))/g
const ASKS_OR_TAKES =
  /[?\d]|\b(?:how|what|when|which|should|shall|could|may i|can i|do i|is it|need|extra|double|half|skip|stop|start|adjust|change|tak(?:e|es|ing)|took|eat|ate|inject\w*|cuant[oa]s?|debo|puedo|deberia|necesito|subo|bajo|doble|mitad|tom[oe]|me pongo)\b/

/** Somebody eats, takes or measures: the half or the less may be of a dose. */
const MAY_BE_DOSE =
  /\b(?:eat\w*|ate|tak\w+|took|dos\w+|inject\w*|shots?|jabs?|pens?|pump|units?|pills?|tablets?|meds?|medic\w+|usual|usually|morning|evening|night|bedtime|before|after|correct\w*|cover\w*|carb ratio|high|low blood|comer|comi|como|tom\w+|pon(?:go|er)\w*|inyect\w*|pastillas?|dosis|antes|despues|alta|alto|sugars?|glucose|glucosa|azucar)\b/
const OF_BODY = [
  ...TAKEN.filter((feature) => feature !== 'missed' && feature !== 'self-dose' && feature !== 'ask-how-much'),
  ...['symptom', 'low-figure', 'lows', 'glucose', 'a1c'],
]

const ASKS_TO_COOK =
  /^\W*(?:(?:hi|hey|hello|hola|ok|okay|so|um|please|por favor|oye)\W+)*(?:(?:can|could|would|will) (?:you|u|i|we) (?:please |just |also |maybe )*(?:do|make|cook|bake|fix|give|find|suggest|show|use|put|have|get)|(?:me |nos )?(?:puedes?|podrias?|puedo|podemos|podriamos) (?:hacer|hacerme|hacernos|preparar|prepararme|cocinar|dar|darme|usar|cambiar))\b/

const INSTEAD =
  /\b(?:instead of|in place of|rather than|in lieu of|en vez de|en lugar de) (?:(?:the|any|a|an|my|some|regular|normal|el|la|los|las) )*([a-z]+)( [a-z]+)?/g

/** Words about an amount, or about when: a dose may be meant although no medicine is named. */
const AMOUNTS =
  /\b(?:half|double|twice|less|more|fewer|skip|extra|if|before|after|usual|usually|need|take|taking|one|two|another|mitad|doble|menos|mas|saltar|tomar|tomarme|si|antes|despues)\b/
