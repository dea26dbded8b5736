import type { Allergen } from '@evenplate/nutrition/table/food'
import { ALLERGENS_ABROAD, SPEAKS_OF_ALLERGY } from '@evenplate/words/allergens'

/** How people describe an allergy without the word: what a food does to them, or what they carry against it. */

const SICKNESS =
  "(?:hives|rash(?:es)?|welts|eczema|anaphyla\\w+|swelling|swollen|swell|itch(?:y|ing)?|wheez\\w+|vomit\\w*|throw up|throwing up|nause\\w+|diarrh\\w+|cramps?|migraines?|sick|ill|bloated|gas|(?:stomach|belly|tummy) ?(?:ache|pain|cramps?)s?|reactions?|can't breathe|break out|pass out)"
const WHOEVER = "(?:me|us|him|her|them|(?:my|our) [\\p{L}']+)"
const EATS =
  '(?:when(?:ever)?|if|every time|each time) (?:i|he|she|they|we) (?:even )?(?:eats?|has|have|touch(?:es)?|smells?)'
const PARTS = '(?:throat|lips?|tongue|face|mouth|eyes?|skin)'

/** Words that come before the foods: "EpiPen for", "reacts to", "hives from". */
export const BEFORE_FOODS = [
  `anaphyla(?:ctic|xis|ctoid)(?: shock| reactions?)? (?:to|from|with|after|against)|anaphyla(?:ctic|xis) ?:`,
  `allerg(?:ic|y|ies) ?[:=]`,
  String.raw`epi-? ?pens?(?: [\p{L}']+){0,3} (?:for|because of|due to|against|if (?:i|he|she|they) (?:eats?|has|have))`,
  `react(?:s|ed|ing|ions?)?(?: (?:very|really|so))*(?: (?:badly|strongly|severely|terribly|awfully|well|poorly))? (?:to|against)`,
  `${SICKNESS}(?: (?:up|all over|badly|a lot))* (?:from|after|${EATS})`,
  String.raw`${PARTS} (?:[\p{L}]+ )?(?:clos|swell|itch|tingl|burn)\w*(?: (?:up|shut))? (?:from|after|with|${EATS})`,
  '(?:hospital|emergency room) (?:from|after|because of|due to)',
].join('|')

/** Words that come after the foods: "gives me hives", "will kill me", "is deadly for my son". */
export const AFTER_FOODS = [
  new RegExp(
    String.raw`(?<!(?:n't|not|never|no longer) )\b(?:gives?|gave|makes?|made|brings?|breaks?|causes?|triggers?|gets?)(?: ${WHOEVER})?(?: (?:really|very|so|feel|terribly|all|come|out|in|to|up|get|a|an|awful|bad|terrible|severe|violently))* (?:${SICKNESS}|${PARTS} (?:clos|swell|itch|tingl|burn)\w*)(?![\p{L}]| (?:from|after|when|if|to)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!(?:n't|not|never) )\b(?:(?:will|would|could|can|might|may|nearly|almost|'ll) )*(?:kill(?:s|ed)?|hospitali[sz]es?|poisons?|(?:puts?|sends?|lands?) ${WHOEVER} (?:in|to) (?:the )?(?:hospital|er\b|emergency|a&e)) ?(?:${WHOEVER})?(?![\p{L}])`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:is|are) (?:deadly|poison(?:ous)?|toxic|lethal|fatal|life[- ]threatening) (?:to|for) ${WHOEVER}(?![\p{L}])`,
    'u',
  ),
  /[ -]allergic\b(?! ?(?:to|reactions?|[:=]))/,
  / ?[:=(] ?(?:anaphyla\w+|hives|epi-? ?pen)\b(?! ?(?:to|from|for|with|after|:))/,
]

/** "Never react to", "not allergic to": the foods after it are safe. "Don't react well to" is a reaction. */
export const NO_REACTION =
  /(?:\b(?:not|never|no longer|no|without)|n't) (?:(?:get|gets|got|am|is|are|be|been|have|has|had|any|an|a|at all|actually|really|even|ever|known|break|breaks|out|in|feel) )*(?:allergic(?: reactions?)? to|allerg(?:y|ies) to|react(?:s|ed|ing|ions?)?(?: (?:badly|at all))? to|intolerant (?:to|of)|sensitive to|(?:hives|rash|sick|ill|bloated|gas) (?:from|after))(?= )/

/** "Not allergic to anything but nuts", "no allergies except to eggs": rewritten as that one allergy. */
export const withOnlyAllergy = (text: string): string => text.replace(ONLY_ALLERGY, ' allergic to ')

const ONLY_ALLERGY = new RegExp(
  String.raw`(?:${[
    String.raw`(?:\b(?:not|never)|n't) (?:(?:really|at all|actually|known to be|been) )*(?:allergic|intolerant|sensitive|react(?:ing)?) to (?:anything|any (?:other )?(?:foods?|things?)|(?:any|much)(?: else)?|a thing|things|foods?)(?: else)?(?: at all)?`,
    String.raw`\ballergic to (?:nothing|no (?:foods?|thing))(?: else)?`,
    String.raw`\b(?:no|without(?: any)?|not any|n't have any|zero) (?:(?:known|other|food|real|serious) )*(?:allerg(?:y|ies)|intolerances?|food reactions?)(?: at all)?`,
  ].join(
    '|',
  )}),? (?:but|except(?: for)?|other than|apart from|aside from|besides|save for)(?: to| for)?(?! (?:i|we|my|our|please|for|a|the|with|would|can|could|no|not|just) | (?:[a-z]+ ){1,3}(?:is|are) (?:fine|ok|okay|good|great|welcome|allowed))\b `,
  'g',
)

/**
 * Allergies written in Spanish, French, German, Italian or Portuguese: "alergia a los frutos secos", "Nussallergie". A sentence that
 * mentions an allergy is searched for every allergen it names.
 */
export function allergiesAbroad(text: string): Allergen[] {
  return plain(text)
    .split(
      /[.;!?|]|,(?= ?(?:una? )?(?:cena|almuerzo|desayuno|merienda|postre|comida|receta|quiero|quisiera|algo|dinner|lunch|breakfast|something|i want)\b)/,
    )
    .filter((sentence) => SPEAKS_OF_ALLERGY.test(sentence))
    .flatMap((sentence) =>
      ALLERGENS_ABROAD.filter(([, names]) => names.test(sentence)).map(([allergen]) => allergen),
    )
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/ß/g, 'ss').toLowerCase()
