/** A condition, and the plain words for it. `what`: the food, tool, time or figure that it names. */
export type Condition = { pattern: RegExp; means: (what: string) => string }

/** Every condition begins with one of these. */
export const MAY_BE_CONDITION =
  /\b(?:if|unless|as long as|provided|when|si|siempre que|a menos que|a no ser que|mientras)\b/

const IT = "(?:it|that|this|they|the (?:recipe|dish|thing)|there)(?:'s|s| is| are| will| would)?"
const HAS =
  '(?:needs?|requires?|uses?|takes?|has|have|got|contains?|includes?|involves?|comes with|calls for|made (?:with|in|of)|cooked in|baked in|deep|in|with|any|full of|loaded with)'
const WHAT = '(?<what>(?:[a-z0-9-]+ ){0,5}[a-z0-9-]+?)'
const SKIP =
  "(?:(?:please |just |then |i'll |i will |we'll )*(?:forget (?:about )?(?:it|that)|skip (?:it|that)|pass|don't (?:bother|want it|make it|even bother)|do not (?:bother|want it|make it)|dont (?:bother|want it)|not interested|count me out|never ?mind|i (?:don't|do not|dont) want it|it's a no|nope|no(?: thanks| thank you| deal| go|pe)?|hard pass|not for me|leave it(?: out)?|find something else|i'm out|i can't (?:have|eat|make) it))"
const END = '(?= *(?:$|[.,;!?|)]|and |but ))'

/** "More than 40 minutes" is refused: at most 40 is asked for. */
const OVER = /^(?:(?:any )?(?:more|longer|bigger|higher) than|over|above|past)\s+/
const UNDER = /^(?:less than|fewer than|under|below|at most|within|no more than|no longer than|up to)\b/

const refused = (what: string): string =>
  OVER.test(what)
    ? `at most ${what.replace(OVER, '')}`
    : `no ${what.replace(/^(?:an?|the|any|some|no) /, '')}`
const wanted = (what: string): string =>
  UNDER.test(what) ? what : OVER.test(what) ? refused(what) : `with ${what}`

export const CONDITIONS: Condition[] = [
  // "If it needs an oven forget it", "if it takes more than an hour, skip it".
  {
    pattern: new RegExp(`\\b(?:and |but )?(?:if|when) ${IT} ${HAS} ${WHAT},? (?:then )?${SKIP}${END}`, 'g'),
    means: refused,
  },
  // "Skip it if it has mushrooms".
  {
    pattern: new RegExp(
      `\\b(?:please )?(?:forget it|skip (?:it|anything|that|the recipe)|pass|don't bother|do not bother|dont bother|not interested|no thanks|(?:i )?(?:don't|do not|dont) want it|i won't eat it),? if ${IT} ${HAS} ${WHAT}${END}`,
      'g',
    ),
    means: refused,
  },
  // "Only if it has no nuts", "as long as there's no dairy".
  {
    pattern: new RegExp(
      `\\b(?:but )?(?:only if|as long as|provided(?: that)?|only when) ${IT}(?: ${HAS})? (?:no|without|free of) ${WHAT}${END}`,
      'g',
    ),
    means: refused,
  },
  {
    pattern: new RegExp(
      `\\b(?:but )?(?:only if|as long as|provided(?: that)?) ${IT} (?:doesn't|does not|doesnt|don't|do not) (?:need|require|use|take|have|contain|include|involve) ${WHAT}${END}`,
      'g',
    ),
    means: refused,
  },
  // "Only if it takes under 20 minutes", "unless it takes under 20 minutes", "unless it is under 30 g carbs".
  {
    pattern: new RegExp(
      `\\b(?:but )?(?:only if|as long as|provided(?: that)?|unless) ${IT}(?: (?:can be )?(?:takes?|has|have|ready in|done in|made in|stays?|comes in|keeps to))? (?<what>(?:less than|fewer than|under|below|at most|within|no more than|no longer than|up to) (?:[a-z0-9-]+ ){0,4}[a-z0-9-]+?)${END}`,
      'g',
    ),
    means: wanted,
  },
  // "Anything unless it needs the oven".
  {
    pattern: new RegExp(
      `(?<!\\b(?:no|not|never|nothing|without|n't|hate|dislike)\\b[^.;!?|]{0,60})(?<!n't [^.;!?|]{0,60})\\bunless ${IT} (?:needs?|requires?|uses?|takes?|has|have|contains?|includes?|involves?|calls for) ${WHAT}${END}`,
      'g',
    ),
    means: refused,
  },
]

const LLEVA =
  '(?:lleva|llevan|tiene|tienen|trae|traen|contiene|contienen|necesita|requiere|ocupa|usa|es con|son con|hay que usar|va con|incluye)'
const TARDA = '(?:tarda|tardan|demora|dura|toma|lleva|pasa de|se tarda|se lleva|tiene|pasa)'
const QUE = '(?<what>(?:[a-z0-9]+ ){0,4}[a-z0-9]+?)'
const NO =
  '(?:(?:entonces |pues |mejor |ya )*(?:no(?: (?:gracias|la quiero|lo quiero|me sirve|quiero|va|me interesa|la hagas|lo hagas|puedo|me la des|me lo des))?|olvidalo|olvidala|olvidelo|paso|dejalo|dejala|ni modo|ni hablar|ni lo sugieras|saltatelo|descartalo|descartala|descartado))'
const FIN = '(?= *(?:$|[.,;!?|)]|y |pero ))'
const MAS = '(?:mas de|mas que) '

export const CONDITIONS_ES: Condition[] = [
  // "Si tarda más de 40 minutos no la quiero".
  {
    pattern: new RegExp(
      `\\b(?:y |pero )?si ${TARDA} ${MAS}?(?<what>[a-z0-9]+ [a-z]+(?: de [a-z]+)?),? ${NO}${FIN}`,
      'g',
    ),
    means: (what) => (/\d|hora|minuto|gramo/.test(what) ? `maximo ${what}` : `sin ${what}`),
  },
  // "Si lleva lácteos no".
  {
    pattern: new RegExp(`\\b(?:y |pero )?si ${LLEVA} ${QUE},? ${NO}${FIN}`, 'g'),
    means: (what) => `sin ${what.replace(/^(?:el|la|los|las|un|una|algo de) /, '')}`,
  },
  // "Olvídalo si lleva crema", "no la quiero si tiene nueces".
  {
    pattern: new RegExp(
      `\\b(?:olvidalo|olvidala|no (?:la|lo) quiero|paso|no me sirve|no gracias),? si ${LLEVA} ${QUE}${FIN}`,
      'g',
    ),
    means: (what) => `sin ${what.replace(/^(?:el|la|los|las|un|una|algo de) /, '')}`,
  },
  {
    pattern: new RegExp(
      `\\b(?:pero )?(?:solo si|siempre (?:y cuando|que)|mientras) no (?:lleva|lleve|tiene|tenga|trae|traiga|contiene|contenga|necesita|necesite|usa|use)n? ${QUE}${FIN}`,
      'g',
    ),
    means: (what) => `sin ${what.replace(/^(?:el|la|los|las|un|una) /, '')}`,
  },
  {
    pattern: new RegExp(
      `\\b(?:pero )?(?:solo si|siempre (?:y cuando|que)|mientras|a menos que|a no ser que) (?:se )?(?:tarda|tarde|lleva|lleve|toma|tome|dura|dure|este en|tiene|tenga|esta listo en|sea de) (?<what>(?:menos de|maximo|hasta) [a-z0-9]+ [a-z]+(?: de [a-z]+)?)${FIN}`,
      'g',
    ),
    means: (what) => what,
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:no|nada|nunca|sin)\\b[^.;!?|]{0,60})\\b(?:a menos que|a no ser que) (?:lleve|tenga|traiga|contenga|necesite|use)n? ${QUE}${FIN}`,
      'g',
    ),
    means: (what) => `sin ${what.replace(/^(?:el|la|los|las|un|una) /, '')}`,
  },
]
