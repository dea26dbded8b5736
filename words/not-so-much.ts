import type { Told } from './row.ts'

/** Of what somebody may be allergic to, a little is not fine: "I can't have much dairy" stays a refusal. */
const MAY_HARM =
  'dairy|milk|lactose|gluten|wheat|nuts?|tree|peanuts?|almonds?|cashews?|walnuts?|pecans?|eggs?|fish|shellfish|seafood|shrimps?|prawns?|soya?|tofu|sesame|fructose|fodmaps?'
const W = `(?!(?:${MAY_HARM}|and|or|but|so|is|are|was|it|that|this|of|a|an|any|all|the|my|our|for|in|on|with|without|not|no|please|anymore|more|stuff|food|foods|at|once|time|fun|trouble|fuss|work|carbs?|blood|glucose|insulin|sugars?(?= (?:spikes?|levels?|numbers?|crash(?:es)?|swings?|highs?)))\\b)[a-z][a-z'-]{2,15}`
const FOOD = `((?:(?:white|brown|red|fried|mashed|sweet|melted|whole|wheat) )?${W})`
const AND = '(?:,? (?:and|or|nor) (?:all )?(?:the |that |those |my )?)'
const CANNOT =
  "(?:can't|cannot|cant|can not|couldn't|shouldn't|shouldnt|should not|mustn't|must not|not (?:allowed|supposed) to|can no longer|(?:don't|do not|dont|doesn't|doesnt) (?:want|need|do well (?:with|on)))(?: really| even)?"
const HAVE = '(?: (?:to )?(?:have|eat|do|handle|take|be eating|be having|tolerate|manage|drink|put away))?'
const SO_MUCH =
  '(?:all (?:that|this|those|these|the)|(?:so|that|too|very|as|this) (?:much|many)|(?:a lot|a ton|a bunch|lots|tons|loads|heaps|a whole lot|large amounts|big portions|a big (?:plate|bowl|portion)|(?:that|so|too) much) of|much|many)(?: of)?(?: (?:the|that|my))?'
const LESS =
  '(?:cut(?:ting)? (?:back|down)(?: on)?|back(?:ing)? off(?: on)?|eas(?:e|ing) (?:up|off)(?: on)?|scal(?:e|ing) back(?: on)?|dial(?:ing)? back(?: on)?|reduc(?:e|ing))(?: (?:the|my|our|all the))?'
/** Parts of a dish are left out: there is no half of a roux. */
const PART =
  '(roux|breading|batter|crust|flour|thickener|gravy|frosting|icing|sugar(?! (?:spikes?|levels?|numbers?|crash(?:es)?|swings?|high)))'
const BEFORE = `(?:(?:(?:i|we|he|she|they) )?${CANNOT}${HAVE} ${SO_MUCH}|${LESS})`
const WHEN =
  /can.?t|cannot|can not|couldn|shouldn|should not|must|no longer|allowed|supposed|n't|n'?t |not |cut|back|eas|scal|dial|reduc/

const MASH = 'mash(?:ed potato(?:e?s)?)?(?! (?:of|up|with)\\b)'
/** Dishes with mashed potatoes in them: without the mash, another vegetable is mashed. */
const MASHED_DISH = /^(?=.*(?:shepherd|cottage|fish|bangers))(?=.*mash)/s

/** "I can't have all that rice" is no allergy to rice: a little is fine. */
export const NOT_SO_MUCH: Told[] = [
  { means: 'no $1, less $2', en: `${BEFORE} ${PART}${AND}${FOOD}`, es: '', when: WHEN },
  { means: 'less $1, no $2', en: `${BEFORE} ${FOOD}${AND}${PART}`, es: '', when: WHEN },
  { means: 'no $1', en: `${BEFORE} ${PART}`, es: '', when: WHEN },
  {
    means: 'less $1, less $2, less $3',
    en: `${BEFORE} ${FOOD}(?:, |${AND})${FOOD}${AND}${FOOD}`,
    es: '',
    when: WHEN,
  },
  { means: 'less $1, less $2', en: `${BEFORE} ${FOOD}${AND}${FOOD}`, es: '', when: WHEN },
  { means: 'less $1', en: `${BEFORE} ${FOOD}`, es: '', when: WHEN },
  // "Without all the mash", "lighter on the mash".
  {
    means: 'less potatoes',
    en: `(?:(?:without|not|minus|skip) (?:quite )?(?:all (?:of )?(?:the|that|this)|(?:so|as|too|that) much|loads of|a lot of|a ton of)(?: of)?(?: the)?|less(?: of)?|(?:light|lighter|easy|easier) on|half(?: of)?|a (?:thin|thinner|small|smaller) (?:layer|amount) of)(?: the)? ${MASH}`,
    es: '',
    when: MASHED_DISH,
  },
  {
    means: 'no potatoes',
    en: `(?:no|without|minus|skip|hold|leave (?:out|off))(?: (?:any|the|that|actual|real))* ${MASH}`,
    es: '',
    when: MASHED_DISH,
  },
  // "The doctor took away my bread".
  {
    means: 'avoid',
    en: `(?:(?:the|my|his|her|our) )?(?:doctors?|doc|dr|dietiti?cian|dietitian|nutritionist|endo|nurse|cardiologist)(?: (?:just|has|have|already))? (?:took|taken|takes|cut|banned)(?: (?:away|out|off))?(?: (?:all|me off))?(?: (?:of|my|the|his|her|our))*(?= ${W})`,
    es: '',
    when: /took|taken|takes|cut|banned/,
  },
  // "My nutritionist wants me off bread".
  {
    means: 'avoid',
    en: `(?:wants?|has|had|got|took|put|keeps?|kept|needs?) (?:me|us|him|her) off(?: of)?(?= (?:the |my |all )?${W})`,
    es: '',
    when: / off /,
  },
]

const W_ES =
  '(?!(?:y|o|pero|que|no|el|la|los|las|de|con|sin|por|para|mas|mucho|mucha|tanto|tanta)\\b)[a-z]{3,14}'
const ART = '(?:(?:el|la|los|las|mi|mis) )?'
const CARBS =
  '(?:pan(?:es|cito)?|pastas?|arroz|tortillas?|papas?|patatas?|harinas?|azucar|dulces?|fideos|galletas?|refrescos?|postres?|masa|cereal(?:es)?|platanos?|maiz|frijoles|bolillos?|fruta|frutas|alcohol|cerveza|vino)'
const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')

export const MAY_BE_LESS_ES = /tant[oa]|much[oa]|demasiad|abusar|exceder|baj|reduc|quit|prohib|cuid/

export const NOT_SO_MUCH_ES: readonly (readonly [RegExp, string])[] = [
  [
    told(
      '(?:cuid(?:ar|o|a|ando|ado)(?:me|se|nos|le)?|medir(?:me|se)?|moderar(?:me)?|vigil(?:ar|o|ando)) (?:con |de )?(?:la sal|del sodio|el sodio)|(?:baj(?:ar)?(?:le|les|o|ar)?|reducir|reduciendo|bajando(?:le)?) (?:a la sal|la sal|al sodio|el sodio)',
    ),
    'poca sal',
  ],
  [
    told(
      `no (?:puedo|puede|podemos|debo|debe|debemos|quiero|quiere)(?: (?:comer|tomar|consumir|abusar|excederme))? (?:tant[oa]s?|much[oa]s?|demasiad[oa]s?|del?|con) ${ART}(${W_ES}) (?:y|ni|o) (?:tant[oa]s? |much[oa]s? )?${ART}(${W_ES})`,
    ),
    'menos $1 , menos $2',
  ],
  [
    told(
      `no (?:puedo|puede|podemos|debo|debe|debemos|quiero|quiere)(?: (?:comer|tomar|consumir))? (?:tant[oa]s?|much[oa]s?|demasiad[oa]s?) (${W_ES})|no (?:puedo|puede|podemos|debo|debe) (?:abusar|excederme) (?:del|de la|de los|de las|de|con el|con la) (${W_ES})`,
    ),
    'menos $1$2',
  ],
  // "Tengo que bajarle al pan".
  [
    told(
      `(?:(?:tengo|tiene|hay) que |quiero |debo )?(?:baj(?:ar)?(?:le|les|o|ar)? (?:al|a la|a los|a las)|reducir ${ART.trim()}) ?(${W_ES})`,
    ),
    'menos $1',
  ],
  // The doctor took it away: a diet, no allergy.
  [
    told(
      `(?:me|le|nos) (?:quitaron|quito|han quitado|ha quitado|prohibieron|prohibio|han prohibido|ha prohibido) ${ART}(${CARBS}(?:(?: ?,| y| ni) ${ART}${CARBS}){0,4})`,
    ),
    'sin $1 |',
  ],
]
