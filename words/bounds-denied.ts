import { NUMBERS } from './numbers.ts'
import type { Told } from './row.ts'

/**
 * A bound that is denied is the other one: "nothing that has over 40 g" is at most 40, "no tenga menos de 20 g" at least 20. Read before
 * everything else, since "over 40" alone is a least amount.
 */

const NUMBER = `(?:[<>~]?\\d|(?:${NUMBERS.map(({ en }) => en.replace('-', '[- ]?')).join('|')})\\b)`
const NUMERO = `(?:\\d|(?:un|una|media|${NUMBERS.map(({ es }) => es).join('|')})\\b)`
const FIGURE =
  '(?:(?:the|my|our|its|total|net) ){0,2}(?:carbs?|carbohydrates?|calories|cals|kcals?|sodium|salt|fat|sugars?|protein|fib(?:er|re)|time|total|meal|dish|recipe|dinner|lunch|breakfast|snack|dessert|serving)'
const CIFRA =
  '(?:(?:el|la|los|las) )?(?:carbohidratos?(?: netos)?|carbos|carbs|hidratos(?: de carbono)?(?: netos)?|calorias|kcal|sodio|sal|grasas?|azucar(?:es)?|proteinas?|fibra|cena|comida|receta|racion|porcion|plato)'

const NOT =
  "(?:(?:do|does|did|should|would|could|can|wo|must|ca|is|are|may)(?:n't| not)|(?:does|do|should|wo|would|ca|must|is)nt|cannot|can not|will not|may not|must not|not|never|without|nothing|none|avoid(?:ing)?|no(?: (?:dish|meal|recipe|food|plate|serving)(?:e?s)?)?|(?:keep|stop)(?= [a-z ]{3,20} from\\b))"
const BETWEEN =
  '(?:have|has|having|had|contain(?:s|ing)?|go(?:es|ing)?|com(?:e|es|ing)(?: in| out)?|be|being|get(?:s|ting)?|take|takes|taking|use|uses|using|eat|eating|cost|pack|packs|run|runs|let|want|wants|need|needs|like|give|giving|make|give me|supposed|allowed|able|ever|even|anything|any|it|them|that|which|with|at|to|in|is|are|from|really|please|exactly|much|me|i)'
const OVER =
  '(?:(?:any(?:thing)? )?(?:more|higher|greater|bigger|larger)(?: than| then)?|over|above|past|beyond|north of|upwards? of|in excess of)'
const UNDER = '(?:(?:less|fewer|lower|smaller)(?: than| then)?|under|below|beneath)'
const REACH =
  '(?:exceed(?:s|ing)?|surpass(?:es|ing)?|top(?:s|ping)?|pass(?:es|ing)?|hit|hits|reach(?:es|ing)?)'
const ABOUT = '(?: about| around| roughly| like| say)?'

/** A number of something else is none of the figure before it: "can't have sugar, over 30 g protein". */
const OF_OTHER = '(?!.{1,14}(?:protein|fib|carb|hidrato|calor|kcal|fat\\b|grasa|sodi|min|hour|hora))'
const LETS = '(?:have|has|having|let|letting|want|wants|contain|contains|eat|take|get|allow|give me|make|use)'

export const BOUNDS_DENIED: Told[] = [
  {
    means: '$1 no more than',
    en: `(?:(?:that|which|it) )?${NOT}(?: ${BETWEEN}){0,2} ${LETS}(?: ${BETWEEN}){0,2} (${FIGURE})(?: ${BETWEEN}){0,3} (?:${OVER}|${REACH})${ABOUT}(?= ?${NUMBER})${OF_OTHER}`,
    es: '',
    when: /\d|[a-z]y\b|teen|\bten\b/,
  },
  {
    means: '$1 no less than',
    en: `(?:(?:that|which|it) )?${NOT}(?: ${BETWEEN}){0,2} ${LETS}(?: ${BETWEEN}){0,2} (${FIGURE})(?: ${BETWEEN}){0,3} ${UNDER}${ABOUT}(?= ?${NUMBER})${OF_OTHER}`,
    es: '',
    when: /\d|[a-z]y\b|teen|\bten\b/,
  },
  {
    means: 'no more than',
    en: `(?:(?:that|which|it) )?${NOT}(?: ${BETWEEN}){0,4} (?:${OVER}|${REACH})${ABOUT}(?= ?${NUMBER})`,
    es: '',
    when: /\d|[a-z]y\b|teen|\bten\b/,
  },
  {
    means: 'no less than',
    en: `(?:(?:that|which|it) )?${NOT}(?: ${BETWEEN}){0,4} ${UNDER}${ABOUT}(?= ?${NUMBER})`,
    es: '',
    when: /\d|[a-z]y\b|teen|\bten\b/,
  },
]

const NO = '(?:no|ni|nunca|jamas|tampoco|sin|evit(?:a|ar|e|ando)|nada|ningun[oa]?|nadie)'
const ENTRE =
  '(?:que|me|se|te|le|nos|lo|la|de|con|a|en|puedo|puede|pueden|podemos|podria|debo|debe|deben|deberia|deberian|debemos|quiero|quiere|queremos|quisiera|necesito|necesita|tienen?|tengo|tenemos|teng[ao]n?|tener|tuviera|llev[aeo]n?|llevar|haya|hay|haber|sea|sean|ser|es|son|vay[ao]n?|ir|irme|irse|cont(?:eng[ao]n?|ienen?)|contener|com[ao]|comer|com[ae]mos|consum[ao]|consumir|us[aeo]n?|usar|tom[aeo]n?|tomar|traig[ao]n?|aport[aeo]n?|aportar|sum[aeo]n?|sumar|tard[aeo]n?|tardar|tardemos|dur[aeo]n?|durar|demor[aeo]n?|demorar|ocup[aeo]n?|requier[aeo]n?|necesit[aeo]n?|gast[aeo]r?|meter|metas?|pong[ao]s?|poner|eche[ns]?|cont[ae]r|cuente|sub[aeio]n?r?|alcance[ns]?|pas[aeo]n?|pasar(?:me|se|nos)?|pase(?:mos|s)|llegu?[aeo]n?|llegar|nada|algo)'
const MAS = '(?:(?:mas|arriba|por encima|por arriba|encima) (?:de|que))'
const MENOS = '(?:(?:menos|(?:por )?debajo|(?:por )?abajo) (?:de|que))'
/** Verbs that say "more than" by themselves, and those that say "less". */
const PASA =
  '(?:pas(?:a|an|e|en|ar|ando|emos|arme|arse|arnos)|super(?:a|an|e|en|ar|ando)|exced(?:a|an|e|en|er|iendo|erme|erse)|sobrepas(?:a|an|e|en|ar|ando)|rebas(?:a|an|e|en|ar|ando)|sub(?:a|an|e|en|ir)|lleg(?:a|an|ar|ando)|llegu(?:e|en)|alcan(?:ce|cen|za|zar)|vay(?:a|an)|ir)'
const BAJA = '(?:baj(?:a|an|e|en|ar|ando))'
const UNOS = '(?:unos |unas |los |las |como |mas o menos )?'
const said = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:que )?${pattern}`, 'g')

export const MAY_DENY_BOUND_ES =
  /\b(?:no|ni|nunca|jamas|tampoco|sin|evit[a-z]+|nada|ningun[oa]?|nadie) [a-z ]{0,80}(?:mas|menos|arriba|encima|debajo|abajo|pas|super|exced|rebas|sub|lleg|alcan|baj|vay)/

export const BOUNDS_DENIED_ES: readonly (readonly [RegExp, string])[] = [
  [
    said(
      `${NO}(?: ${ENTRE}){1,4} (${CIFRA})(?: ${ENTRE}){0,3} (?:${MAS}|${PASA}(?: (?:de|a))?) ${UNOS}(?=${NUMERO})${OF_OTHER}`,
    ),
    '$1 no mas de ',
  ],
  [
    said(
      `${NO}(?: ${ENTRE}){0,4} (?:${MAS}|${PASA}(?: (?:${MAS}|(?:mas )?de|a|hasta))?) ${UNOS}(?=${NUMERO})`,
    ),
    'no mas de ',
  ],
  [
    said(
      `${NO}(?: ${ENTRE}){1,4} (${CIFRA})(?: ${ENTRE}){0,3} (?:${MENOS}|${BAJA}(?: (?:de|a))?) ${UNOS}(?=${NUMERO})${OF_OTHER}`,
    ),
    '$1 no menos de ',
  ],
  [
    said(`${NO}(?: ${ENTRE}){0,4} (?:${MENOS}|${BAJA}(?: (?:${MENOS}|de|a))?) ${UNOS}(?=${NUMERO})`),
    'no menos de ',
  ],
]
