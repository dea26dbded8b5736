import type { Told } from './row.ts'

const W =
  "(?!(?:and|or|plus|but|so|is|are|was|were|also|too|both|all|test|tests|years?|months?|weeks?|days?|aged?|at|in|on|of|for|class|grade|result|results|panel|skin|prick|ige|rast|came|score|level|to|the|then|not|never|he|she|they|we|i|it|let's|just|can|no)\\b)[a-z][a-z'-]{1,15}"
const FOOD = `${W}(?: ${W})?`
const LIST = `${FOOD}(?:(?: ?, ?| / | ?,? (?:and|or|plus) )(?:the )?${FOOD}){0,5}`
const TESTED =
  '(?<=\\b(?:skin|prick|ige|rast|spt|wheals?|allergy (?:test|panel|results?)|blood test)s?\\b[^!?|]{0,160})'
/** Without a unit, a figure is a result only in the sentence that names the test. */
const ALONE = '(?<=\\b(?:skin|prick|ige|rast|spt)\\b(?:(?!\\. )[^!?|]){0,160})(?= ?(?:$|[.,;!|)]| and ))'
const UNIT = ' ?(?:mm|ku(?:a)?(?: ?/ ?l)?)\\b'
const MUST_NOT =
  "(?:must not|mustn't|cannot|can't|cant|may not|should not|shouldn't|is not to|are not to|not to|is not allowed to|not allowed to)(?: (?:be given|be served|have|eat|receive|touch))?"
/** Who is allergic to one of these says so by its name alone. */
const CLASS =
  '(?:shellfish|crustaceans?|tree nuts|nuts|peanuts?|dairy|milk|eggs?|fish|gluten|wheat|soya?|sesame|shrimps?|prawns?|crab|lobster|clams?|oysters?|mussels?|squid)'

/** Forms, results with figures and other lists, each read as the plain refusal. */
export const REFUSALS_LISTED: Told[] = [
  // "Egg 9 mm, peanut 0, milk class 0": only what is above zero.
  {
    means: '',
    en: `${TESTED}${FOOD} ?[:=-]? ?(?:(?:was|is|at) )?(?:class ?0|0(?:\\.0+)?(?:${UNIT})?|neg(?:ative)?)(?= ?(?:$|[.,;!|)]| and ))`,
    es: '',
    when: /\b(?:skin|prick|ige|rast|spt|wheal|allergy (?:test|panel|result)|blood test)/,
  },
  {
    means: 'allergic to $1 |',
    en: `${TESTED}(${FOOD}) ?[:=-]? ?(?:(?:was|is|at) )?(?:class ?[1-6]|\\+{1,4}|[1-9]\\d{0,2}(?:\\.\\d+)?(?:${UNIT}|${ALONE}))`,
    es: '',
    when: /\b(?:skin|prick|ige|rast|spt|wheal|allergy (?:test|panel|result)|blood test)/,
  },
  // "Foods camper must not be given -> cashews, pistachios".
  {
    means: "i can't eat ",
    en: `(?:foods?|items?|ingredients?|things?)(?: that| which)?(?: (?:the |this |our |my )?[a-z]{2,12}(?: [a-z]{2,12})?)? (?:${MUST_NOT}|not (?:allowed|permitted|tolerated|given)|to (?:be )?(?:avoid|exclude|withhold|omit)(?:ed)?|withheld|excluded|restricted) ?(?:->|=>|:|=|>| - )(?= ?[a-z])`,
    es: '',
    when: /(?:foods?|items?|ingredients?|things?)\b.*(?:[:=>]| - )/,
  },
  // "Egg also not taken".
  {
    means: 'no $1 |',
    en: `(${LIST}) (?:(?:is|are|also|too|either|both) ){0,2}not (?:taken|eaten|consumed|cooked|kept|served)(?= ?(?:$|[.,;!|]| (?:here|at home|by|in (?:this|our|my))\\b))`,
    es: '',
    when: /not (?:taken|eaten|consumed|cooked|kept|served)/,
  },
  // "Milk and wheat come out first", of an elimination diet.
  {
    means: 'avoid $1 |',
    en: `(?<=\\b(?:eliminat[a-z]{1,4}|exclusion|fpies|eoe|fodmap|reintroduc[a-z]{1,5})\\b.{0,120})(${LIST}) (?:all )?(?:comes?|came|goes?|went|are coming|is coming|are going) (?:out|off)(?: first| next)?(?: for [a-z0-9]{1,6} (?:days?|weeks?|months?))?`,
    es: '',
    when: /eliminat|exclusion|fpies|eoe|fodmap|reintroduc/,
  },
  // "Nine years sober".
  {
    means: 'no alcohol |',
    en: "(?:[a-z0-9-]+ )?(?:years?|months?|weeks?|days?|yrs?) (?:clean and )?sober|(?:i'm|im|i am|we're|we are|he's|she's|he is|she is|been|staying|stay|got|newly|living|now|husband is|wife is) (?:clean and |newly |now )*sober(?! (?:up|enough|thought|mood))|sober (?:for|since)\\b|sobriety|teetotal(?:l?ers?)?|recovering alcoholics?|(?:alcoholics anonymous|aa meetings?)",
    es: '',
    when: /sob|teetotal|alcoholic|aa meeting/,
  },
  // "Sunbutter goes where peanut used to".
  {
    means: 'with $1, no $2 |',
    en: `(${FOOD}) (?:goes|go|went|sits|lives|stands in) where (?:the )?(${FOOD}) (?:used to|once)(?: (?:go|be|sit|live|went|was))?`,
    es: '',
    when: /where/,
  },
  // "The culprit was the tahini".
  {
    means: 'allergic to $1 |',
    en: `(?:the |my |his |her |main |worst |real ){0,2}(?:culprits?|offenders?) (?:was|were|is|are|turned out to be) (?:the |those |that )?((?!(?:my|his|her|stress|heat|dust|pollen|detergent|soap)\\b)${LIST})(?= ?(?:$|[.,;!|]))`,
    es: '',
    when: /culprit|offender/,
  },
  // "Mollusks do it; shrimp he eats".
  {
    means: 'allergic to $1 |',
    en: `(?<=(?:^|[.;!|]) ?)(?:the )?(${CLASS}(?: ?(?:,|and|or) ${CLASS}){0,4}) (?:do|does|did) (?:it|me in|him in|her in)(?: (?:to (?:me|him|her)|every time|always))?(?= ?(?:$|[.,;!|]))`,
    es: '',
    when: /do(?:es)? |did /,
  },
  {
    means: 'no shellfish except shrimp, prawns, crab, lobster and crayfish |',
    en: '(?<=(?:^|[.;!|]) ?)(?:the )?mollus[ck]s? (?:do|does|did) (?:it|me in|him in|her in)(?: (?:to (?:me|him|her)|every time|always))?(?= ?(?:$|[.,;!|]))',
    es: '',
    when: /mollus/,
  },
  // "Pig is out and so is coffee".
  {
    means: 'is out, no $1 |',
    en: `(?:is|are) (?:out|off|off limits|off the (?:menu|table)|banned|forbidden|gone|a no),? (?:and )?so (?:is|are) (?:the )?(${LIST})`,
    es: '',
    when: /so (?:is|are)/,
  },
  // "Milk we take, egg never, not even in cake".
  {
    means: 'no $1 |',
    en: `(?<=\\b(?:we|i|he|she|they) (?:take|eat|have|do), )(${FOOD}) never(?= ?(?:$|[.,;!|]))`,
    es: '',
    when: /never/,
  },
  { means: 'alpha-gal', en: 'alpha-gal ?[:,-]? ?(?:no )?red meat(?: of any kind)?', es: '', when: /alpha/ },
]

const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')
const FOOD_ES = '(?:el|la|los|las) [a-z]{3,16}(?: de [a-z]{3,14})?'

export const REFUSALS_LISTED_ES: readonly (readonly [RegExp, string])[] = [
  [
    told(
      `(al|a la|a los|a las) ([a-z]{3,16}(?: de [a-z]{3,14})?) (?:les?|las?) (?:tengo|tiene|tenemos) alergia`,
    ),
    'alergico $1 $2 |',
  ],
  // "Cacahuate no porfa que me ahogo"; "el vino ni para guisar".
  [
    told(
      '(?<=(?:^|[.,;!|]) ?)((?:el |la |los |las )?[a-z]{3,16}(?: de [a-z]{3,14})?) no,? (?:porfa(?:vor)?|por favor|gracias)?,? ?(?:que|porque) (?:me|le|nos) (?=[a-z])',
    ),
    'no puedo comer $1 | me ',
  ],
  [
    told(
      `(${FOOD_ES}) ni (?:(?:para|de|en) [a-z]{4,12}|(?:ver|oler|probar|tocar)l[oae]s?)(?= ?(?:$|[.,;!|]| y ))`,
    ),
    'nada de $1,',
  ],
  // "La leche me cae re mal, y el queso y la crema igual".
  [
    told(
      `((?:me|le|nos) (?:cae|caen|sienta|sientan|hace|hacen|da|dan) (?:(?:re|muy|super|tan|bien) )?(?:mal|fatal|dano|asco|alergia|ronchas|gases)) ?,? (?:y|e) (${FOOD_ES}(?: ?(?:,|y|e) ${FOOD_ES}){0,4}),? (?:igual|tambien|lo mismo|ni se diga)`,
    ),
    '$1. no tolero $2 |',
  ],
  [
    told(
      '(?:alimentos|comidas|ingredientes) (?:que )?(?:(?:el |la )?[a-z]{3,12} )?(?:no (?:puede|debe|pueden|se le (?:puede|debe)|se le debe)(?: (?:comer|dar|consumir|tomar|recibir))?|prohibidos|a evitar|excluidos|restringidos|no permitidos) ?(?:->|=>|:|=| - )',
    ),
    'no puedo comer ',
  ],
  [
    told(
      '(?:llevo|lleva|cumplo|cumplio|tengo) [a-z0-9]+ (?:anos|meses|dias|semanas) (?:sobri[oa]|sin (?:beber|tomar alcohol|una copa))|(?:soy|es|estoy|esta) (?:alcoholic[oa] (?:en recuperacion|rehabilitad[oa])|abstemi[oa])',
    ),
    'no puedo tomar alcohol |',
  ],
]
