import type { HeardText } from './heard-text.ts'
import { isFood, TAKEN } from './kitchen-foods.ts'

/**
 * Whether a text only asks about an amount or a time in the kitchen: "how long do I wait before I cut the steak", "how much rice
 * per person". It sounds like a question about a dose ("how long do I wait before I eat") but names a food that something is done
 * with, and no medicine, reading or symptom; or it only asks for the carbs of a serving.
 */
export const asksOfKitchen = (text: HeardText): boolean =>
  handlesFood(text) || asksForCarbs(text) || asksForOther(text)

/**
 * "Swap white rice for cauliflower, how much do I need": so much of the other food. Said as a wish for the recipe, with nothing eaten
 * and nothing before or after it.
 */
function asksForOther({ sentence, read }: HeardText): boolean {
  const { one = '', two = '', three = '' } = SWAP_AND_AMOUNT.exec(sentence)?.groups ?? {}
  const last = [one, two, three].filter(Boolean).at(-1) ?? ''
  return (
    [one, `${one}${two}`, `${two}${three}`, last].some(namesFood) &&
    !read.units.some(
      ({ features, value }) => value !== undefined || BODY.some((feature) => features.has(feature)),
    )
  )
}

const FOOD_WORDS = '[a-z]+(?: [a-z]+){0,2}'
const SWAP_AND_AMOUNT = new RegExp(
  String.raw`^\W*(?:(?:please|por favor|can you|could you|can we|i want to|i'd like to|quiero|puedes) )?(?:swap|switch|replace|trade|exchange|substitute|sub|change|use|cambia(?:r|me|le)?|sustituye|sustituir|reemplaza(?:r)?|usa(?:r)?) (?:(?:the|some|my|all|el|la|los|las) )*${FOOD_WORDS} (?:for|with|by|to|instead of|in place of|por|con|en vez de|en lugar de) (?:(?:the|some|my|all|el|la|los|las) )*(?<one>[a-z]+)(?<two> [a-z]+)?(?<three> [a-z]+)?\W+(?:(?:and|y|so) )?(?:how (?:much|many)(?: of (?:it|that|them))? (?:do|should|will|would|must) (?:i|we) (?:need|use|put|add|buy)|cuant[oa]s? (?:necesito|uso|pongo|le pongo|hay que (?:poner|usar)|compro|debo (?:usar|poner)))(?: in| instead| then)?\W*$`,
)

function handlesFood({ sentence, read }: HeardText): boolean {
  const speaksOfBody = read.units.some(({ features }) => BODY.some((feature) => features.has(feature)))
  if (speaksOfBody || EATS.test(sentence) || TAKES.test(sentence)) return false
  // "Roast lamb on Sunday, how many for that": what is cooked says nothing about the question.
  const clauses = sentence.split(CLAUSE)
  const questions = clauses.filter((clause) => ASKS.test(clause))
  return questions.length > 0 ? questions.every(isAboutFood) : clauses.some(isAboutFood)
}

const isAboutFood = (clause: string): boolean =>
  [...clause.matchAll(DONE_WITH)].some(({ groups: { one = '', two = '', three = '' } = {} }) =>
    [one, two, three, `${one}${two}`, `${two}${three}`].some(namesFood),
  ) ||
  [...clause.matchAll(HOW_MUCH_OF)].some(({ groups: { one = '', two = '' } = {} }) =>
    [one, `${one}${two}`].some(namesFood),
  )

const CLAUSE =
  /\s*[,;:.?!–—]\s*|\s-\s| (?:and|then|but|y|pero|luego) (?=how|what|when|do|should|can|is|cuant|debo|puedo)/
const ASKS =
  /\b(?:how|what|when|(?:do|does|should|can|could|shall|must) (?:i|we|you|he|she|they)|is it|cuant[oa]s?|debo|puedo|hay que)\b/

/** Sugar and salt are said of the blood and of water as well. */
const namesFood = (name: string): boolean =>
  isFood(name.trim()) && !/^(?:sugars?|salt|azucar|sal|carbs?|water|agua)$/.test(name.trim())

/** What a kitchen question never speaks of: medicines and how they are taken, readings and symptoms. */
const BODY = [
  ...TAKEN.filter((feature) => feature !== 'self-dose' && feature !== 'ask-how-much' && feature !== 'calc'),
  ...['symptom', 'low-figure', 'lows', 'glucose', 'a1c'],
]

/** Somebody eats: a dose may be meant although no medicine is named. */
const EATS =
  /\b(?:eat|eats|eating|ate|dose|dosing|inject|injecting|cover|covers|correct|mine|my usual|sugars?|glucose|levels?|spikes?|spiked|comer|comi|como|ponerme|me pongo|me inyecto|azucar|glucosa|bajar)\b/

/** Somebody takes, skips or changes something, or more or less of it: "roast chicken tonight, how many should I take". */
const TAKES =
  /\b(?:tak(?:e|es|ing|en)|took|skip(?:s|ped|ping)?|miss(?:ed)?|hold|set(?:s|ting)?|pump|double|extra|more|less|adjust|change|up|down|need(?:s|ed)?|i have|tom[oae]r?|tome|puse|toca\w*|salt(?:o|arme|armela)|necesit\w+|subo|bajo|otra|otro|mas|menos)\b/

const ARTICLES = '(?:(?:the|a|an|one|each|my|our|some|this|these|that|up|el|la|los|las|un|una|mi|mis) )*'
const NAME = '(?<one>[a-z]+)(?<two> [a-z]+)?(?<three> [a-z]+)?'

/** Done with food only, never with a dose. "Split" and "cut" are said of tablets as well: the object decides. */
const DONE_WITH = new RegExp(
  String.raw`\b(?:cut|slice|slicing|carve|carving|split|splitting|flip|flipping|turn|rest|resting|bake|roast|boil|simmer|marinate|soak|thaw|season|salt|peel|chop|mash|cook|reheat|freeze|serve|stir|cortar|partir|rebanar|voltear|hornear|asar|hervir|marinar|remojar|descongelar|cocinar|pelar|picar|recalentar|congelar) (?:into |in |up )?${ARTICLES}${NAME}`,
  'g',
)

/** "How much oats for a smoothie", "cuánta avena le pongo": the food is what the amount is of. */
const HOW_MUCH_OF = new RegExp(
  String.raw`\b(?:how (?:much|many)|cuant[oa]s?|how many (?:cups|grams|spoons|slices) of|cuant[oa]s (?:tazas|gramos|cucharadas|rebanadas) de) ${NAME}`,
  'g',
)

/** "Tell me the carbs per serving, I use a 1:15 ratio": the ratio is theirs to use. */
const asksForCarbs = ({ sentence, read }: HeardText): boolean =>
  CARBS_ASKED.test(sentence) &&
  !CALCULATES.test(sentence) &&
  !read.units.some(({ features }) => DOSES.some((feature) => features.has(feature)))

const CARBS_ASKED =
  /^\W*(?:(?:please|just|por favor) )?(?:tell me|give me|show me|list|include|add|i need|dime|dame|ponme|muestrame|necesito|incluye) (?:the |los |el total de )?(?:net |total )?(?:carbs?|carbohydrates?|hidratos|carbohidratos|carbos)\b/
/** What turns the ratio into a question. */
const CALCULATES =
  /\b(?:how (?:much|many)|what (?:do|should|would)|work out|calculate|units?|unidades|cuant[oa]s?|calcula\w*|bolus|bolo|insulin|insulina|cover|cubrir|and (?:my|the) dose)\b/
const DOSES = [
  'insulin',
  'dose',
  'count-units',
  'bolusing',
  'shot',
  'inject',
  'correction',
  'pills-low',
  'drug-name',
]
