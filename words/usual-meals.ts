import type { Told } from './row.ts'

const W = '(?!(?:and|or|but|so|it|that|this|for|with|on|in|at|most|every|all|everything)\\b)[a-z][a-z-]{2,15}'
const FOOD = `${W}(?: ${W}){0,2}`
const WHO = '(?:(?:i|we|he|she|they|(?:my|our) [a-z]{3,12})(?: (?:do|have|am|are|is|was|were)| tend to)? )?'
const USUALLY = '(?:usually|normally|typically|always|generally|used to|tend to)'
const HAVE =
  '(?:just |only )?(?:have|has|having|eats?|eating|makes?|making|do|does|gets?|grabs?|go(?:es)? for|cooks?|orders?|serves?|starts? (?:the day |the morning )?with)(?: (?:the|a|an|some|my|our))?'
const WHEN = '(?: (?:for|on|at|in|every) [a-z]{3,12}(?: [a-z]{3,12})?)?'
const IT_HARMS =
  "(?:it|they|that|those|these)(?:'s| is| are| always| really| just| both| keeps?| now| has been){0,2} (?:spik|rais|sen[dt]|sho[ot]|skyrocket|wreck|mess|kill|bother|upset|jack|too (?:high|carby|many carbs|much (?:for me|sugar)|sweet|heavy)|mak(?:es?|ing) (?:me|my)|giv(?:es?|ing) me|through the roof)[a-z]*"

/** What somebody usually eats and why not now: no wish for it. */
export const USUAL_MEALS: Told[] = [
  // "Used to eat shrimp but became allergic".
  {
    means: 'allergic to $1 |',
    en: `${WHO}(?:used to (?:eat|have|love|like|enjoy)|ate|loved|had) (${FOOD}?)(?: (?:all the time|every day|daily|for years|a lot))?,? (?:but|and|until|till|before|then) (?:(?:i|we|he|she|they|now|then|recently|suddenly|just|later|since|have|has|am|is|are|i'm|he's|she's) ){0,4}(?:(?:became|become|got|gotten|turned|developed|have|has|had|grew) (?:an? |severely |very )?)?allerg(?:ic|y)(?: (?:now|to (?:it|them|that)))?(?= ?(?:$|[.,;!?|)]|(?:and|so)\\b))`,
    es: '',
    when: /allerg/,
  },
  // "I usually have oatmeal but it spikes me".
  {
    means: 'no $1$2,',
    en: `${WHO}${USUALLY} ${HAVE} (${FOOD}?)(${WHEN}),? (?:but|and|which)(?= (?:lately |recently |now )?${IT_HARMS})`,
    es: '',
    when: /usually|normally|typically|always|generally|used to|tend to/,
  },
  // "We usually have samosas and pakora but the doctor said no fried food".
  {
    means: '',
    en: `${WHO}${USUALLY} ${HAVE} ${FOOD}(?:(?:, | and | or )${FOOD}){0,3}${WHEN},? but(?= (?:(?:the|my|our|his|her) )?(?:doctor|dr|doc|dietitian|nutritionist|nurse|diabetes)\\b)`,
    es: '',
    when: /usually|normally|typically|always|generally|used to|tend to/,
  },
  // "We finished the stuffing": what is used up.
  {
    means: 'no $1, ',
    en: `(?:(?:no |oh |actually |but )?wait,? )?(?:i|we|they|he|she|the kids)(?:'ve| have| just| already| all){0,2} (?:finished|used up|polished off|ate up|ran through)(?: up)? (?:all )?(?:of )?(?:the|our|my|that) (${W}(?: ${W})?)(?= ?(?:[,.;!?|]|$|yesterday|last night|already|so |just ))`,
    es: '',
    when: /finished|used up|polished off|ate up|ran through/,
  },
]

const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')
const W_ES = '(?!(?:y|o|pero|que|con|para|por|de|en)\\b)[a-z][a-z-]{2,15}'

const usual = (eat: string): RegExp =>
  told(
    `(?:casi )?(?:normalmente|siempre|usualmente|generalmente|suelo|solemos|acostumbro a?|acostumbramos a?) ${eat}[a-z]{0,5} (?:(?:el|la|los|las|un|una) )?(${W_ES}(?: (?:de |con )?${W_ES})?) (?:pero|y|y eso)(?= (?:siempre |ahora |ya |luego )?(?:se )?(?:me|nos|le) (?:sub|dispar|elev|pon|cae|hac|sient))`,
  )

/** Whether a Spanish text may tell of a usual meal. */
export const MAY_BE_USUAL_ES = /normalmente|siempre|usualmente|suelo|solemos|acostumbr|generalmente/

export const USUAL_MEALS_ES: readonly (readonly [RegExp, string])[] = [
  // "Normalmente desayuno avena pero se me sube el azúcar".
  [usual('desayun'), 'sin $1 para el desayuno,'],
  [usual('cen'), 'sin $1 para la cena,'],
  [usual('(?:com|almorz|almuerz)'), 'sin $1 para la comida,'],
  [usual('(?:tom|merend|meriend)'), 'sin $1,'],
]
