import { exceptionOf } from '@evenplate/nutrition/rules/avoid/exceptions'
import { OTHER_FOODS_ABROAD } from '@evenplate/words/foods-es'
import { PARTS, PARTS_ES } from '@evenplate/words/parts'
import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import type { BookDish } from '../../dish-book/dish.ts'
import { allergyTo } from './allergen-words.ts'
import { withAllergyAsReason } from './allergy-as-reason.ts'
import { eitherSaid } from './alternatives.ts'
import { exceptAsked } from './asked-all-the-same.ts'
import { corrected } from './corrections.ts'
import { NO_BOOK } from './dishes.ts'
import { foodAt, keyOf, tokensOf } from './food-lexicon.ts'
import { withFoodsInEnglish } from './foods-in-spanish.ts'
import { inEnglish, isReadAlone } from './from-spanish.ts'
import { refusalsHeard } from './heard-refusals.ts'
import { withoutMachines } from './machines.ts'
import { plainText } from './plain-text.ts'
import { allergiesAbroad, NO_PROBLEM } from './reactions.ts'
import { readText, type TextReading } from './read-text.ts'
import { refusedDishes } from './refused-dishes.ts'
import { saidPlainly, saidPlainlyInSpanish } from './reworded.ts'
import { spelledRight } from './spelling.ts'
import { withoutSurelyWanted } from './surely-wanted.ts'
import { wishesApart } from './wishes-apart.ts'

/**
 * What a text says, by the rules and by the judge of refusals: a food refused in any words does not count as asked for.
 * Never throws.
 */
export function wholeReading(text: string, language: string, book: readonly BookDish[]): TextReading {
  const read = readByRules(text, language, book)
  const typed = plainText(text)
  const plain = eitherSaid(language === 'en' ? withFoodsInEnglish(typed, book) : typed)
  const said = saidPlainly(language === 'en' ? withAllergyAsReason(corrected(plain, book).text) : plain)
  const others = (
    language === 'en' ? withoutSurelyWanted(wishesApart(withoutMachines(said).text, book)) : said
  )
    .replace(NO_PROBLEM, ' | ')
    .replace(PART_REFUSED, ' | ')
    .replace(MADE_OF, ' | ')
    .replace(NOT_OF_WHITE, ' | ')
    .replace(SURELY_FINE, ' | ')
    .replace(WHY_REFUSED, ' | ')
    .replace(AL_PASTOR, ' | ')
    .replace(COOKED_BY, (all, food: string) => (startsWithFood(food) ? ` | ${food}` : all))
    .replace(KEEPS_WELL, ' | ')

  const apart = language === 'en' ? refusedDishes(others, book).text : others
  const heard = withoutLittle(refusalsHeard(apart, language, read), read, tellsOfHarm(tokensOf(apart)))
  const kept = withWelcome(read, heard.welcome)
  if (heard.foods.length === 0) return mildIfRefused(kept)
  const refused = new Set(heard.foods.map(keyOf))
  const isAsked = (names: string[]) => !names.every((name) => refused.has(keyOf(name)))
  return mildIfRefused({
    ...kept,
    must: kept.must.filter(isAsked),
    wished: kept.wished.filter(isAsked),
    allergies: unique([...kept.allergies, ...heard.allergies]),
    unwanted: exceptAsked(
      unique([...kept.unwanted, ...heard.unwanted]),
      [...kept.must, ...kept.wished].flat(),
      plain,
    ),
  })
}

/** Words that the judge does not know and takes for what a person says of the food before them: "chicken al pastor". */
const AL_PASTOR = / al pastor(?!\p{L})/gu

/** "My grandma's chicken": who cooked it says nothing against it. "My dad's off chicken" does. */
const COOKED_BY =
  /\b(?:(?:my|our|his|her) )?(?:[a-z]+ )?(?:grand(?:ma|mother|pa|father)|granny|gran|nan|mom|mum|mama|mother|dad|aunt(?:ie)?|family)(?:'s| (?:(?:always|used to|would) )?(?:makes?|made|cooks?|cooked)) ((?:[a-z-]+ ?){1,3})/g

const startsWithFood = (said: string): boolean => {
  const tokens = tokensOf(said)
  return (
    foodAt(tokens, 0) !== null ||
    (tokens.length > 1 &&
      foodAt(tokens, 1) !== null &&
      !/^(?:off|not|never|allergic|sick|over|no|on|done|against|avoiding|refusing|intolerant|tired)$/.test(
        tokens[0] ?? '',
      ))
  )
}

/** "Que aguante tres días en el refri" says how long it keeps, not that somebody cannot stand it. */
const KEEPS_WELL =
  /(?<![\p{L}])que (?:se )?(?:aguant|dur|conserv|manteng)[a-z]{1,3} (?:bien )?(?:(?:[a-z]+|\d) (?:dias|semanas?)|en (?:el|la) (?:refri\w*|nevera|heladera|congelador))[^,.;|]{0,30}/gu

/** A food that the rules refused and the judge is sure is welcome is wished for. */
function withWelcome(read: TextReading, welcome: readonly string[]): TextReading {
  const keys = new Set(welcome.map(keyOf))
  const back = read.unwanted.filter((term) => keys.has(keyOf(term)))
  return back.length === 0
    ? read
    : {
        ...read,
        wished: [...read.wished, ...back.map((term) => [term])],
        unwanted: read.unwanted.filter((term) => !back.includes(term)),
      }
}

/** "Light on the cheese" does not refuse cheese, nor "no nuts except almonds" almonds; "a single walnut and my lips swell" does. */
function withoutLittle(
  heard: ReturnType<typeof refusalsHeard>,
  { little, unwanted, aside }: TextReading,
  isHarmful: boolean,
): typeof heard {
  const excepted = unwanted
    .map(exceptionOf)
    .flatMap((term) => (term.excepted.length > 0 ? [term.base, ...term.excepted] : []))
  const few = new Set(
    [...(isHarmful ? [] : little.map(({ name }) => name)), ...excepted, ...aside].map(keyOf),
  )
  const isOther = (food: string) => !few.has(keyOf(food))
  return few.size === 0
    ? heard
    : { ...heard, foods: heard.foods.filter(isOther), unwanted: heard.unwanted.filter(isOther) }
}

/** A refused part says nothing about the foods next to it: "pork schnitzel, not breaded". */
const PART_REFUSED = new RegExp(
  `,? ?(?<![\\w-])(?:${PARTS_ES.map(({ es }) => es).join('|')}|(?:not?|without|skip|hold|minus)(?: (?:the|any))? (?:${PARTS.map(({ en }) => en).join('|')}))(?![\\w-])`,
  'g',
)
/** What someone makes it with is not refused: "she does hers with just meat". */
const MADE_OF =
  /\b(?:do(?:es)?|makes?|made|cooks?|stuffs?|stuffed|filled|hace|hago|hacen|rellen[oa]s?)(?: [\p{L}']+){0,2} (?:with|con) (?:just|only|solo|solamente) (?:the |el |la )?[\p{L}-]+/gu

/** A dough that is not of white flour may be of whole wheat. */
const NOT_OF_WHITE =
  /(?<![\p{L}-])(?:masa|dough|crust|base|pastry) (?:que |that (?:is |isn't )?|which is )?(?:no|not|sin|without)(?: (?:made|sea|lleve|tenga|hecha|de|con|of|from|with)){0,3} (?:harina )?(?:blanca|refinada|white flour|refined flour)(?!\p{L})/gu

/**
 * "No crustaceans, ordinary fish suits me", "the tahini, chickpeas he can eat": said plainly, so the judge is not asked about it. Not "if
 * baked, eggs are fine", nor "eggs are fine?".
 */
const SURELY_FINE =
  /(?<=[,.;] ?)(?<!\b(?:if|when|only|unless|long as|not|never|sure|think|thought|said|says|maybe)\b[^.;!?|]{0,30})(?:(?:but|and|though) )?(?:ordinary |regular |normal |other |the )?[a-z]{2,16}(?: [a-z]{2,16})?(?: (?:and|or) [a-z]{2,16})? (?:(?:is|are|'s) (?:no (?:bother|problem|trouble)|what (?:i|we|he|she|they) (?:drinks?|eats?|has|have)|ok|okay|fine|grand|great|safe|all ?right)|(?:i|he|she|we|they) (?:eat|eats|have|has) (?:every day|daily|happily|all the time|most (?:days|mornings)|often)|(?:doesn't|does not|don't|do not|never) bothers? (?:me|us|him|her)|suits? (?:me|us|him|her)|sits? (?:fine|well) with (?:me|us|him|her)|(?:i|he|she|we|they) can (?:still )?(?:eat|have|handle|tolerate)(?! (?:no|not|only|up to|less|just)\b))(?![^,.;!?|]{0,30}\b(?:if|unless|as long|when|only|once|except|but)\b)(?! ?\?)/g

/** Why a food is refused, which does not refuse it a second time: "que no lleve cebolla porque no se la comen". */
const WHY_REFUSED =
  /(?<=\b(?:no|not|without|sin|skip|leave|nada de) [^.;!?|]{2,60}),? (?:because|cause|cuz|since|porque|pues|ya que) (?:(?:they|he|she|we|i|nobody|(?:the|my) kids|my [a-z]+) (?:won't|wont|don't|dont|doesn't|doesnt|do not|does not|can't|cant|never) (?:really |even )?(?:eat|like|touch|want|tolerate) (?:it|them|that)|(?:(?:a )?(?:mi|mis|la|el|los|las) [a-z]+ )?(?:no|nunca|nadie) (?:(?:se|me|le|les|nos|lo|la|los|las) ){1,3}(?:com|gust|tom|toler|quier|prueb|trag)[a-z]{0,4})(?![a-z])/g

/** "Spicy food is out" names heat, but does not ask for it. */
const mildIfRefused = (read: TextReading): TextReading =>
  read.heat === 'hot' && read.unwanted.some((food) => HOT.test(food))
    ? { ...read, heat: 'mild', style: read.style.filter((one) => one !== 'spicy') }
    : read

const HOT = /^(?:spicy|hot|fiery)\b(?! (?:dogs?|chocolate|cross|sauce))/

/** The text in English with its spelling corrected, and the allergies found in the words as typed. */
export function readByRules(text: string, language: string, book: readonly BookDish[]): TextReading {
  const said = language === 'en' ? withFoodsInEnglish(plainText(text), book) : text
  const english = language === 'es' ? inEnglish(text, book) : spelledRight(plainText(said), book)
  const all = readText(english, book)
  const read =
    language === 'es'
      ? {
          ...all,
          unknown: strangeInSpanish(all.unknown, book),
          strange: strangeInSpanish(all.strange, book),
        }
      : all
  if (language !== 'es' && english === plainText(text)) return read
  // A wrong correction, or a phrase missing from the glossaries, must never lose an allergy.
  const typed = readText(said, NO_BOOK)
  // "Tengo alergia a las nueces", in words that were put into English.
  const abroad = language === 'en' ? allergiesAbroad(saidPlainlyInSpanish(plainText(text))) : []
  const refused = language === 'es' ? [] : typed.unwanted.map((term) => spelledRight(term, book))
  const abroadToo = alsoRefused(read, text)
  return {
    ...read,
    allergies: unique([...read.allergies, ...typed.allergies, ...abroad, ...abroadToo.allergies]),
    diets: unique([...read.diets, ...(language === 'es' ? [] : typed.diets)]),
    unwanted: unique([...read.unwanted, ...refused, ...abroadToo.unwanted]),
  }
}

/** Of the words that are left of a Spanish text, those that no phrase of ours explains. */
const strangeInSpanish = (unknown: readonly string[], book: readonly BookDish[]): string[] =>
  unknown.flatMap(
    (said) =>
      said
        .split(' ')
        .filter((word) => !isReadAlone(word, book))
        .join(' ') || [],
  )

/** "Sin plátano" refuses what many call so, bananas and plantains; an allergy to "manteca" may be one to butter. */
function alsoRefused({ unwanted }: TextReading, text: string): Pick<TextReading, 'allergies' | 'unwanted'> {
  const plain = plainText(text)
  const also = OTHER_FOODS_ABROAD.flatMap(({ refused, said, also }) =>
    unwanted.some((term) => keyOf(term) === keyOf(refused)) && said.test(plain) ? [also] : [],
  )
  const isAllergy = /\balergi|\ballergi/.test(plain)
  return {
    unwanted: also,
    allergies: isAllergy ? also.flatMap((food) => allergyTo(food)?.allergies ?? []) : [],
  }
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
