const W =
  '(?!(?:y|e|o|u|ni|que|se|me|le|lo|la|los|las|el|en|de|del|con|por|no|si|sin|ya|todo|pero)\\b)[a-z]{2,16}'
const ARTICLE = '(?:el |la |los |las |al |del |a |de |un |una ){0,3}'
const FOOD = `${ARTICLE}${W}(?: de ${W})?`
const LIST = `${FOOD}(?: ?(?:,|y|e|o|ni) ${FOOD}){0,5}`
const REACTION =
  '\\b(?:reaccion[a-z]{0,2}|alergi[a-z]{1,3}|ronchas|urticaria|habones|hinch[a-z]{1,4}|cerr[a-z]{1,3} la garganta|garganta|urgencias|hospital|anafila[a-z]{1,6}|ambulancia|sent(?:o|aron) (?:mal|fatal)|vomit[a-z]{1,4}|ahog[a-z]{1,4}|labios|lengua|eccema|picor|pico)\\b'
const CLASS =
  '(?:frutos secos|nueces de arbol|lacteos|gluten|soya|soja|sesamo|ajonjoli|lactosa|caseina|mariscos?)'
const DOCTOR =
  '(?:doctora?|medic[oa]|alergolog[oa]|gastro|digestivo|pediatra|nutriologa|nutricionista|dermatolog[oa]|especialista)'
const BIG =
  'la leche, el huevo, el trigo, la soja, los cacahuates, los frutos secos, el pescado y los mariscos'
const MEANS_WELL =
  '(?:(?:l[oae]s? )?(?:com[eo]n?|comemos|tom[ao]n?|tomamos|toler[ao]n?) (?:bien|sin (?:ningun )?problemas?|a diario|todos los dias|perfectamente|tranquil[oa]s?)|(?:l[oa]s? )?si (?:puede|puedo|la? come|lo come|como|come)(?: comer)?|no (?:me|le|nos) hacen? nada|(?:me|le) sientan? bien|sin problemas?)'
const AFTER_REFUSAL =
  '(?<=\\b(?:alergic[oa]s?|no puedo comer|nada de|hinch[a-z]{1,4}|ronchas|frutos secos|se (?:me|le) cierr[a-z]{1,2})\\b[^|]{0,160})'

const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')

/** Whether a text may be Spanish: the patterns are not tried in any other. */
export const MAY_BE_SPANISH =
  /\b(?:el|la|los|las|un|una|y|ni|de|del|al|con|en|pero|le|se|nada|solo|tod[oa]s|tampoco|dieta)\b|alerg|galactos|fuera|prohibid|positiv/

/** What a test, a doctor, a diagnosis or a reaction showed, in Spanish: read before a text is put into English. */
export const REFUSALS_FOUND_ES: readonly (readonly [RegExp, string])[] = [
  [told('galactosemi(?:a|c[oa])'), 'alergico a los lacteos'],
  [
    told(
      '(?:los |las )?(?:(?:seis|6|ocho|8|nueve|9) (?:alimentos|alergenos) (?:principales|mas comunes|grandes)|dieta de (?:eliminacion de )?(?:seis|6|ocho|8) alimentos|dieta de eliminacion de (?:seis|6|ocho|8))',
    ),
    `alergico a ${BIG} | `,
  ],
  [
    told(
      `(?<!no )(?:prueba|pruebas|test|prick|analisis|ige|parche)(?: (?:cutane[oa]s?|de alergia|de sangre|en sangre|especifica|salio|salieron|fue|dio|muy|fuertemente)){0,4} (?:positiv[oa]s?|altisim[oa]s?|disparad[oa]s?) (?:a|al|para|en|con)(?= ${FOOD})(?! (?:la |el )?(?:covid|gripe|embarazo|diabetes))`,
    ),
    'alergico a',
  ],
  [
    told(
      `(?:prueba |test |reto )?(?:de )?(?:provocacion|reto oral|exposicion oral)(?: oral)? (?:con|de|a|al|para) (${LIST}) (?:salio (?:mal|positiv[oa])|fue positiv[oa]|dio positiv[oa]|fallo|fracaso|no la paso|no lo paso)`,
    ),
    'alergico a $1 | ',
  ],
  [
    told(
      `${DOCTOR} (?:me|nos|le|les) (?:quito|ha quitado|prohibio|ha prohibido|retiro|ha retirado|suprimio|elimino)(?: tod[oa]s?)?(?= (?:el|la|los|las) )`,
    ),
    'no puedo comer',
  ],
  // "Fue la soja lo que me sentó mal, el pescado no": what is cleared is not refused.
  [
    told(
      `(?:fue|fueron|era|eran|es|son) ((?:el|la|los|las) ${W}) (?:lo|la|el|los|las) que (?:me|le|nos|se) (?:sento|cayo|hizo|dio|da|daba|provoco|provocaba|causo|causaba|sentaron|cayeron|hicieron)(?: (?:mal|fatal|dano|alergia|la reaccion|reaccion|ronchas|urticaria|eccema))?(?: en (?:el|la) ${W})?(?:, (?:y |pero )?(?:(?:el|la|los|las) ${W} no|no (?:el|la|los|las) ${W})(?= ?(?:$|[.,;!])))?`,
    ),
    'alergico a $1 | ',
  ],
  [
    told(
      `(?:y )?(?:fue|fueron|era|eran|resulto ser|resultaron ser|resulto que (?:era|eran)|la culpa (?:fue|era) (?:de|del))(?<=${REACTION}.{0,120}) ((?:(?:el|la|los|las) )?${W}(?: de ${W})?)(?: (?:del|en el|en la|de la) ${W})?(?:, (?:y |pero )?no (?:el|la|los|las) ${W})?(?= ?(?:$|[.,;!]))`,
    ),
    'alergico a $1 | ',
  ],
  [
    told(
      '(?:es |solo |solamente )*(?:el |al )?trigo(?: en si| mismo)?,? (?:y |pero )?no (?:es )?(?:el |al )?gluten(?: en general| como tal)?',
    ),
    'alergico al trigo |',
  ],
  // Who says that goat's milk is fine may have it; what cows give is refused.
  [
    told(
      `(?:es )?solo (?:con )?(?:la |lo |los )?(?:leche|lacteos) de vaca [^.;!?|,]{2,40}[.,;] ?(?:(?:pero|y) )?(?:(?:la|lo|el|los|las) )?(?:(?:queso|leche|quesos) )?(?:de )?(?:cabra|oveja)(?: y (?:la |el )?(?:de )?(?:cabra|oveja))? (?:${MEANS_WELL})`,
    ),
    'nada de lacteos excepto queso de cabra y leche de cabra | ',
  ],
  [
    told(
      `(?:solo )?((?:el|la|los|las) ${W}(?: de ${W})?) (?:me|le|nos|les) (?:da|dan|dio|provocan?|causan?|producen?|sacan?) (?:eccema|ronchas|urticaria|habones|alergia|granos|dermatitis)`,
    ),
    'alergico a $1 | ',
  ],
  // Only baked egg or milk: the plain one is refused.
  [
    told(
      `((?:el )?huevo|(?:la )?leche) (?:bien )?(?:hornead[oa]|en (?:bizcocho|pastel|galletas|reposteria|bolleria|magdalenas))[^.;!?|]{0,40}\\bpero (?:no )?(?:${W} )?(?:crud[oa]|frit[oa]|en tortilla|revuelto|cocido|sol[oa])`,
    ),
    'alergico a $1 | ',
  ],
  [
    told(
      '(?:ni )?(?:la |las )?claras?(?: de huevo)?(?: no)?,? (?:y |ni )(?:la |las )?yemas?(?: de huevo)?(?: tampoco)?|claras? no,? yemas? tampoco',
    ),
    'nada de huevo | ',
  ],
  // "Frutos secos: avellana, nuez", "solo moluscos: almeja y pulpo".
  [
    new RegExp(`(?<=^ ?)(${CLASS})(?: (?:tod[oa]s|en general))? ?[:-] ?(${LIST})(?= ?(?:$|[.;!]))`, 'g'),
    'alergico a $1, $2 | ',
  ],
  [
    new RegExp(
      `(?<=^ ?)(?:solo|solamente) (?:los )?moluscos ?[,:-] ?(?:sobre todo |en especial |mas que nada )?(${LIST})(?= ?(?:$|[.;!]))`,
      'g',
    ),
    'nada de mariscos excepto gambas, camarones, langosta, langostinos y cangrejo | nada de $1 | ',
  ],
  [
    new RegExp(
      `(?<=^ ?)(?:solo |solamente )?(?:los )?(moluscos|crustaceos) ?[,:-] ?(?:sobre todo |en especial |mas que nada )?(${LIST})(?= ?(?:$|[.;!]))`,
      'g',
    ),
    'nada de $1, $2 | ',
  ],
  [told('alergia (?:confirmada|diagnosticada|demostrada|comprobada)(?= al? )'), 'alergico'],
  [told(`(${FOOD}) ni (?:probar|oler|tocar)(?:l[oa]s?)?`), 'no puedo comer $1 |'],
  [
    new RegExp(`(?<=^ ?)(${LIST}),? (?:tod[oa]s? )?(?:fuera|prohibid[oa]s?)(?= ?(?:$|[.;!]))`, 'g'),
    'no puedo comer $1 | ',
  ],
  [told(`(?<=^ ?)(${FOOD}) no, (?:y )?(${FOOD}) tampoco`), 'no puedo comer $1, $2 |'],
  [
    told(
      'conchas?(?= (?:ni|y|o) (?:los |las )?(?:camaron|marisco|gamba|langost|cangrejo|jaiba|ostion|almeja|mejillon|caracol)[a-z]{0,3})',
    ),
    'mariscos',
  ],
  // After a refusal, what is eaten without trouble is left to eat: "alérgico al marisco, el pescado lo come sin problema".
  [told(`(?:pero |y )?(?:el|la|los|las) ${W} ${MEANS_WELL}${AFTER_REFUSAL}(?= ?(?:$|[.,;!]))`), '|'],
]
