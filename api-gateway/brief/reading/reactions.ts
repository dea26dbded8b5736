import type { Allergen } from '@evenplate/nutrition/table/food'
import { ALLERGENS_ABROAD, SPEAKS_OF_ALLERGY } from '@evenplate/words/allergens/abroad'
import { SAID_AFTER_FOODS, SAID_BEFORE_FOODS } from '@evenplate/words/refusals'
import { CARRIED, CARRIED_FOR, type Kind, type Said, SICKNESS } from './carried.ts'

export type { Kind, Said }

/** How people say what they cannot eat: what a food does to them, or what they carry against it. */

const WHOEVER = "(?:me|us|him|her|them|(?:my|our) [\\p{L}']+)"
const EATS =
  '(?:when(?:ever)?|if|every time|each time) (?:i|he|she|they|we) (?:even )?(?:eats?|has|have|touch(?:es)?|smells?)'
const PARTS = '(?:throat|lips?|tongue|face|mouth|eyes?|skin)'

/** How little of it harms: "swells up with just peanuts", "hives from one bite of shrimp". */
const HOW_LITTLE =
  '(?: (?:just|only|even|merely|simply))*(?: (?:an?|one|the) (?:tiny |small |little |single )?(?:bite|bit|lick|crumb|trace|whiff|smell|sniff|touch|taste|drop|sip|mouthful|nibble) (?:of|from))?'

/** Words that come before the foods: "EpiPen for", "reacts to", "hives from". */
export const BEFORE_FOODS = [
  `anaphyla(?:ctic|xis|ctoid)(?: shock| reactions?)? (?:to|from|with|after|against)|anaphyla(?:ctic|xis) ?:`,
  `allerg(?:ic|y|ies) ?[:=]`,
  String.raw`${CARRIED}(?: [\p{L}']+){0,3} (?:for|because of|due to|on account of|against|if (?:i|he|she|they) (?:eats?|has|have))`,
  // "EpiPen kid, it's peanuts".
  `${CARRIED} (?:kid|child|boy|girl|son|daughter|toddler|teen|husband|wife|family|household)(?: here)?(?: ?[,:-])? ?(?:it's|its|it is|they're|because of|over|due to)`,
  // "Class 4 on the blood test for almond, class 3 hazelnut", "the skin test was positive for egg".
  `class [2-6] (?:(?:reaction|allergy) )?(?:(?:on|in) (?:the|my|his|her|a) (?:[a-z]+ ){0,2}(?:test|panel) )?(?:for|to)`,
  `(?:tests?|tested|testing|prick|panel|came back|came up)(?: (?:was|is|were|strongly|highly|very|came back))* positive (?:for|to)(?! (?:covid|flu|strep|diab|preg|the|an?)\\b)`,
  `react(?:s|ed|ing|ions?)?(?: (?:very|really|so))*(?: (?:badly|strongly|severely|terribly|awfully|well|poorly))? (?:to|against)`,
  `${SICKNESS}(?: (?:up|all over|badly|a lot))* (?:from|after|${EATS})`,
  `(?:rash(?:es)?|hives|welts|eczema|swelling)(?: (?:up|all over|badly))* (?:with|w\\/?)`,
  String.raw`${PARTS} (?:[\p{L}]+ )?(?:clos|swell|itch|tingl|burn)\w*(?: (?:up|shut))? (?:from|after|with|w\/?|on|off|${EATS})`,
  `(?:comes?|came|coming|breaks?|broke|swells?|swelled|flares?|puffs?|blows?|itch(?:es)?) (?:(?:out|up|all|over) ){1,2}(?:in (?:[\\p{L}]+ ){1,3})?(?:with|from|after|off|on|at|${EATS})`,
  '(?:hospital|emergency room) (?:from|after|because of|due to)',
].join('|')

/** "Won't bloat me", "never upsets my stomach": no reaction. */
const DENIED =
  "(?<!(?:n't|dont|doesnt|wont|not|never|no longer|without|hardly|rarely|to) (?:really |ever |even |always )?)"

const OF_ROWS: Said[] = SAID_AFTER_FOODS.map(({ means: { kind, foods }, en }) => ({
  kind,
  foods,
  pattern: new RegExp(String.raw`${DENIED}(?<![\p{L}'-](?=[\p{L}']))(?:${en})(?![\p{L}])`, 'u'),
}))

const ALLERGIC: Said[] = [
  {
    kind: 'allergy',
    foods: 'before',
    pattern: new RegExp(
      String.raw`(?<!(?:n't|not|never) )\b(?:(?:will|would|could|can|might|may|nearly|almost|'ll) )*(?:kill(?:s|ed)?|hospitali[sz]es?|poisons?|(?:puts?|sends?|sent|lands?|landed) ${WHOEVER} (?:in|to) (?:the |an )?(?:hospital|er\b|icu\b|ambulance|emergency|a (?:and|n) e\b)) ?(?:${WHOEVER})?(?![\p{L}])`,
      'u',
    ),
  },
  {
    kind: 'allergy',
    foods: 'before',
    pattern: new RegExp(
      String.raw`\b(?:is|are) (?:deadly|poison(?:ous)?|toxic|lethal|fatal|life[- ]threatening) (?:to|for) ${WHOEVER}(?![\p{L}])`,
      'u',
    ),
  },
  ...CARRIED_FOR,
  {
    kind: 'allergy',
    foods: 'either',
    pattern:
      /(?<!(?:not|n't|never|no) )(?:(?<![a-z])|[ -])allergic\b(?! ?(?:(?:to|2|too|of|from|with|against|reactions?)\b|[:=]))/,
  },
  {
    kind: 'allergy',
    foods: 'before',
    pattern: new RegExp(
      String.raw` ?(?:[:=(]|[-=]{1,3}>|→| - ) ?(?:(?:instant|bad|terrible|severe|mild|awful|always|an?|the) )*(?:${SICKNESS}|epi-? ?pen)(?![\p{L}])(?! ?(?:to|from|for|with|after|:))`,
      'u',
    ),
  },
]

/** In this order: "almond alternative to milk" is not an allergy, and "nut allergy" is found before "allergy to". */
export const SAID_AFTER: Said[] = [
  ...ALLERGIC,
  ...OF_ROWS,
  {
    kind: 'unwanted',
    foods: 'before',
    pattern: /\b(?:alternatives?|substitutes?|replacements?)\b(?! (?:to|for))/,
  },
  {
    kind: 'allergy',
    foods: 'either',
    pattern:
      /\b(?:allerg(?:y|ies)|allergens?|intolerances?|intolerant|intol|sensitivit(?:y|ies)|anaphyla\w+)\b(?! ?(?:(?:to|of|against|from|after|shock|reactions?)\b|[:=]))/,
  },
  // "Goat, never", "rye no, wheat is fine".
  {
    kind: 'unwanted',
    foods: 'before',
    pattern:
      /(?:,? never(?= *(?:$|[.;!)|]))|(?<!\b(?:or|is|are|says?|said|and|but)),? no(?=,? (?:the )?[\p{L} ]{2,25} (?:is |are )?(?:fine|ok|okay|yes|good|great|welcome)\b))/u,
  },
  {
    kind: 'unwanted',
    foods: 'before',
    pattern: /[ -](?:sensitive|averse|aversions?|phobi[ac]|haters?)\b(?! to)/,
  },
  {
    kind: 'unwanted',
    foods: 'before',
    nearest: true,
    pattern:
      /(?<!\b(?:sugar|fat|salt|sodium|cholesterol|calorie|oil|carb|additive)s?)[ -]free\b(?![ -]?(?:range|of|from|to|time))/,
  },
  {
    kind: 'unwanted',
    foods: 'before',
    pattern:
      /(?<!(?:n't|not|never|dont|doesnt|wont) )\b(?:spikes?|raises?|shoots?|upsets?|wrecks?|messes?(?: up)?|sends?) (?:me|my|us|our)\b(?: (?:blood )?(?:sugars?|glucose|stomach|levels?|numbers))?/,
  },
]

const SAID_BEFORE = (kind: Kind, vague = false) =>
  SAID_BEFORE_FOODS.filter(({ means }) => means.kind === kind && means.vague === vague)
    .map(({ en }) => en)
    .join('|')

const BE = `(?:am|are|is|was|i'm|we're|he's|she's|they're|it's)`

/**
 * Where a refusal begins. Groups: `allergy` for what must not be eaten, `firm` where commas certainly continue the list, `vague`
 * where only a known food is refused.
 */
export const CUE = new RegExp(
  [
    String.raw`(?<![\p{L}'-])(?<allergy>(?:(?:severely |deathly |very |highly )?allergic (?:reaction )?(?:to|2|too|of|from|with|against)|allerg(?:y|ies|ens?) (?:to|2|against|with|from|of|include[sd]?|including|are)|${BEFORE_FOODS}|(?:intoleran(?:t|ces?)|intol|sensitivit(?:y|ies)|sensitive) (?:to|2|of|with|include[sd]?|including|are)|(?:intoleranc|sensitivit|allerg)\p{L}+(?: (?:list|info|notes?|alert|warning))? ?[:=-]|${SAID_BEFORE('allergy')})${HOW_LITTLE})(?![\p{L}])`,
    String.raw`(?<firm>(?<![\p{L}'-])(?:${SAID_BEFORE('unwanted')}|(?:hate|dislike|loathe|detest|despise)s?|avoid(?:s|ing)?|(?:not|isn't|aren't|never been) (?:really )?(?:a |an |the )?(?:big(?:gest)? |huge |great |massive )?(?:fans?|lovers?) of|not (?:so |very |too |that |big |really |overly |particularly )*(?:keen |big |crazy |wild |mad |fussed |hot |struck |partial )?(?:on|about|into|to)|(?:sick|tired|bored|fed up) (?:of|with)|stay(?:ing)? (?:away from|off)|keep(?:ing)? away from|neither|exclud(?:e|ing)|omit(?:ting)?)(?: ?[:=-]+(?= ))?)(?![\p{L}])`,
    String.raw`(?<vague>(?<![\p{L}'-])(?:${SAID_BEFORE('unwanted', true)})(?![\p{L}]))`,
    String.raw`\b(?:instead of|rather than|(?<=\brather [^.;|]{0,60})than|alternatives? (?:to|for)|substitutes? for|other than|apart from|aside from|anything but|everything but|all but|nothing (?:with|containing)|free (?:of|from)|(?:ran|run|running|${BE}|we are|i am) (?:all )?out of|leav(?:e|ing) (?:out|off)|hold|skip(?:ping)?|minus|sans|except(?: for)?|but not|ditch|cut out|lose|(?<!\b(?:can't|cannot|cant|couldn't|never) (?:(?!(?:so|and|but|make|want|need|with|eat|have)\b)\p{L}+ ){1,4})without|zero|never|nor|not|no(?![- ]bake\b))\b(?: ?[:=-]+(?= ))?`,
  ].join('|'),
  'u',
)

/** "Never react to", "not allergic to": the foods after it are safe. "Don't react well to" is a reaction. */
export const NO_REACTION =
  /(?:\b(?:not|never|no longer|no|without)|n't) (?:(?:get|gets|got|am|is|are|be|been|have|has|had|any|an|a|at all|actually|really|even|ever|known|break|breaks|out|in|feel) )*(?:allergic(?: reactions?)? to|allerg(?:y|ies) to|react(?:s|ed|ing|ions?)?(?: (?:badly|at all))? to|intolerant (?:to|of)|sensitive to|(?:hives|rash|sick|ill|bloated|gas) (?:from|after)|(?:problems?|issues?|trouble|bother|difficulty) (?:with|digesting|eating|tolerating))(?= )/

/** "No nut allergies here", "no lactose issues": nothing is refused. "No nuts allergy" may be a refusal with its reason. */
export const NO_PROBLEM =
  /\b(?:no|zero|without) (?:(?:known|food) )?(?!\p{L}+s )\p{L}{2,20} (?:allergies|intolerances|sensitivities|problems?|issues?|troubles?)\b(?! (?:with|to|from|but|except|other))/gu

/** "Not allergic to anything but nuts", "no allergies except to eggs": rewritten as that one allergy. */
export const withOnlyAllergy = (text: string): string =>
  text.replace(ONLY_ALLERGY, ' allergic to ').replace(CLASS_AND_LIST, '$1. allergic to ')

/** "Nut allergy: peanuts plus every tree nut": the list says more about the class, and takes nothing of it back. */
const CLASS_AND_LIST =
  /\b((?:peanut|nut|dairy|milk|egg|soya?|wheat|gluten|shellfish|fish|seafood|sesame)s? (?:allerg(?:y|ies)|intolerances?)) ?[:=]/g

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
 * Allergies written in Spanish, French, German, Italian or Portuguese: "alergia a los frutos secos", "Nussallergie". If
 * a sentence mentions an allergy, every allergen it names counts.
 */
export function allergiesAbroad(text: string): Allergen[] {
  return plain(text)
    .split(
      /[.;!?|]|,(?= ?(?:una? )?(?:cena|almuerzo|desayuno|merienda|postre|comida|receta|quiero|quisiera|algo|dinner|lunch|breakfast|something|i want)\b)/,
    )
    .filter(
      (sentence) =>
        SPEAKS_OF_ALLERGY.test(sentence) && !(DENIED_ABROAD.test(sentence) && !BUT_ABROAD.test(sentence)),
    )
    .flatMap((sentence) => {
      // "Quiero pescado, soy alérgica a la leche": what is behind the words of allergy, or all of a sentence that names nothing there.
      const behind = allergensNamed(sentence.slice(TO_WHAT.exec(sentence)?.index ?? 0))
      return behind.length > 0 ? behind : allergensNamed(sentence)
    })
}

const allergensNamed = (text: string): Allergen[] =>
  ALLERGENS_ABROAD.filter(([, names]) => names.test(text)).map(([allergen]) => allergen)

const TO_WHAT = /\b(?:alergi(?:a|as|co|ca|cos|cas)|intoleran(?:te|tes|cia)) (?:a|al)\b/

/** "No soy alérgico a las nueces", "ich bin nicht allergisch"; but "no soy alérgico a nada, salvo a las nueces". */
const DENIED_ABROAD =
  /\b(?:no|non|nao) (?:(?:soy|es|son|somos|tengo|tiene|tienen|tenemos|hay|sono|ho|ha|abbiamo|sou|tenho|tem|temos) )(?:una |un |nenhuma )?(?:alerg|allerg|intoler)|\bpas (?:d['’]?|de )?(?:allergi|intoler)|\b(?:nicht|keine|kein) (?:\p{L}+ )?(?:allerg|unvertrag)|\bya no (?:soy|es|somos|tengo|tiene) (?:alerg|intoler)/u
const BUT_ABROAD =
  /\b(?:excepto|salvo|menos|pero|sino|solo|mas|aunque|sauf|mais|ausser|aber|nur|tranne|solo|ma|exceto|but|except|only)\b/

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/ß/g, 'ss').toLowerCase()
