import type { Row } from './row.ts'
import { SEVERE } from './symptoms.ts'

const BE_NOT = "(?:is not|was not|are not|ain't|isnt|wasnt)"
const PERSON = '(?:i|we|he|she|they|(?:my|our) [a-z]{2,12})'
const AM_ALLERGIC = `(?:${PERSON}(?: am| are| is| was|'m|'re|'s)?|im|hes|shes) (?:actually |really )?(?:allergic|intolerant|sensitive) to`
const FOOD = '[a-z]{2,16}(?: (?!alone|only|itself)[a-z]{2,16})?'
/** "It isn't the milk, it's the eggs too" takes nothing back. */
const NOT_BOTH = '(?![^.;!?|]{0,40}\\b(?:too|as well|also|both)\\b)'
/** Whoever eats with the writer counts. */
const EATING_ALONG =
  '\\b(?:for(?! years)|with|we|us|our|together|both|everyone|family|guests?|join(?:s|ing)?|she|he|they|anyway|keep|leave)\\b'
const PART = '(?:throat|lips?|tongue|face|mouth|eyes|gums|ears?|airways?)'
const CANT_HAVE =
  "(?:still )?(?:can't|cannot|can not|cant|couldn't|must not|mustn't|am not allowed to|am not supposed to) (?:have|eat|do|touch|tolerate|handle|go near)"

/** Names of what is excluded, not of what somebody would like for dinner. */
const CLASS =
  '(?:all )?(?:tree ?nuts?|nuts|peanuts?|shellfish|dairy|gluten|wheat|barley|rye|soya?|sesame|lactose|casein|milk protein|crustaceans?|mollus[ck]s?)'
const CLASS_ES =
  '(?:(?:los |las |el |la )?(?:frutos secos|nueces|cacahuates?|cacahuetes?|mani|mariscos|lacteos|gluten|trigo|soya|soja|ajonjoli|sesamo|lactosa|moluscos|crustaceos))'
const CLASSES = `${CLASS}(?: ?(?:,|/|and|or|plus) (?:and )?${CLASS}){1,6}`
const CLASSES_ES = `${CLASS_ES}(?: ?(?:,|/|y|o|e|ni) (?:y )?${CLASS_ES}){1,6}`
const LIST = `(?:[a-z]{2,16}(?: [a-z]{2,16}){0,2}, (?:and |or )?){1,8}[a-z]{2,16}(?: [a-z]{2,16})?`
const ALL_OF_THEM =
  '(?= ?(?:all|each|both|any|every|none|these|those|they|(?:the|that|this) (?:whole |entire )?(?:lot|family|group|gang|bunch|list|crowd))\\b'

/**
 * Refusals told in a roundabout way, each read as the plain one: a list and then what it does, what a test showed, what somebody else has
 * or what is over. What is taken back is only what surely is.
 */
export const REFUSALS_TOLD: Row[] = [
  // "It isn't fish I'm allergic to, it's egg"; "no, it isn't the raisins, it's the nuts".
  {
    means: 'allergic to',
    en: `it ${BE_NOT} (?:the )?${FOOD} (?:that )?${AM_ALLERGIC} ?[,;.-]? ?(?:but|(?:but )?(?:it is|it's|its))(?= [a-z])${NOT_BOTH}`,
    es: '',
  },
  {
    means: 'allergic to $1 and',
    en: `it ${BE_NOT} (?:just|only) (?:the )?(${FOOD}) (?:that )?${AM_ALLERGIC} ?[,;.-]? ?(?:but )?(?:also|it is|it's|its)(?= [a-z])`,
    es: '',
  },
  // A fruit salad told on only for one of its fruits.
  {
    means: 'from',
    en: `(?:after|from|with) (?:eating |having )?(?:an? |the |some )?(?:fruit|vegetable|veggie) (?:salads?|cups?|bowls?|platters?|mix|soups?|smoothies?),? ?(?:and |but )?(?:no,? )?it ${BE_NOT} the (?!only|same|whole)${FOOD} ?[,;-] ?(?:but )?(?:it is|it's|its|it was)(?= )${NOT_BOTH}`,
    es: '',
  },
  {
    means: 'allergic to',
    en: `(?<=\\b(?:allerg[a-z]{1,4}|hives|swell|swells|puff|puffs|rash|itch|itchy|react|throat|epi-?pen)\\b.{0,80})(?:no,? )?it ${BE_NOT} the (?!only|same|whole)${FOOD} ?[,;-] ?(?:but )?(?:it is|it's|its|it was)(?= )${NOT_BOTH}`,
    es: '',
  },
  // "Class 4 on the test for almond, class 3 hazelnut".
  {
    means: 'allergic to',
    en: '(?<=\\b(?:test|panel|class [2-6])\\b.{0,80})class [2-6](?= (?!on|in|to|for|reaction)[a-z]{3})',
    es: '',
  },
  {
    means: "it's",
    en: `(?:no,? )?it ${BE_NOT} the (?!only|same|whole)${FOOD} ?[,;-] ?(?:but )?(?:it is|it's|its|it was)(?= )${NOT_BOTH}`,
    es: '',
  },
  // Somebody else's, and one that is over for this food alone. Only at "my" is everything before looked at.
  {
    means: '|',
    en: `(?=(?:my|our) )(?<!${EATING_ALONG}.{0,600})(?:my|our) (?:little |big |older |younger |twin )?(?:brother|sister|friend|cousin|neighbou?r|roommate|flatmate|boss|coworker|colleague) (?:has|is the one with) (?:the|an?) ${FOOD} allergy,? (?:and |but )?not (?:me|mine)(?= ?(?:$|[,.;!]))(?!.*${EATING_ALONG})`,
    es: '',
  },
  {
    means: '|',
    en: `used to be (?:allergic|intolerant) to ${FOOD}(?: as an? [a-z]{3,10}| when (?:i|he|she) was [a-z]{2,10}| for years)? ?,? ?(?:but|and) (?:${PERSON} )?(?:have |has |had )?(?:since )?(?:outgrew|outgrown|grew out of|grown out of) (?:it|that|them)(?= ?(?:$|[.,;!]))(?!.{0,80}\\b(?:yet|not sure|came back|returned|still (?:allergic|react))\\b)`,
    es: '',
  },
  // "Fish is the one I still can't have", "walnuts are what I can't eat".
  {
    means: 'is not allowed',
    en: `(?:is|are) (?:the (?:ones?|things?|only (?:ones?|things?))|what) (?:that |which )?${PERSON} ${CANT_HAVE}(?= ?(?:$|[.,;!]))`,
    es: '',
  },
  // "Tree nuts, sesame: all bring her out in hives"; "oysters, squid: that whole family is off the table".
  {
    means: 'allergic to $1 |',
    en: `(${LIST}) ?[:-]${ALL_OF_THEM}(?![^.;!?|:]{0,60}\\b(?:no|not|never|without|free)\\b)[^.;!?|:]{0,40}\\b(?:brings?|gives?|makes?|causes?|triggers?|sends?|sets?|puts?|lands?|means?|breaks?|swells?|close)\\b[^.;!?|:]{0,40}\\b(?:${SEVERE}|hospital|er|epi ?-?pens?|a (?:and|n) e)\\b)`,
    es: '',
  },
  {
    means: 'no $1 |',
    en: `(${LIST}) ?[:-]${ALL_OF_THEM}[^.;!?|:]{0,40}\\b(?:off (?:the (?:table|menu|list)|limits)|out(?= *(?:$|[.,;!|]))|banned|forbidden|no-?go|not allowed|a no|(?<=\\bnone )for (?:me|us))\\b)`,
    es: '',
  },
  // Nothing but the names of allergens, or those and what is fine.
  { means: 'allergic to $1', en: `(?<=^ ?)(${CLASSES})(?= ?[.!]? ?$)`, es: '' },
  {
    means: 'no $1 |',
    en: `(?<=^ ?)(${CLASSES})(?: both| all)?(?=[.,;-] ?[a-z ]{2,40}\\b(?:is|are|sits?) (?:ok|okay|fine|good|safe|all ?right)\\b)`,
    es: '',
  },
  {
    means: 'allergic to $1',
    en: `(?<=^ ?)(${FOOD}(?: ?(?:,|/|and|or) ${FOOD}){0,6}) ?[,-] ?(?:i'm |im |very |severely |badly |deathly )*allergic(?= ?(?:$|[.!]))`,
    es: '',
  },
  {
    means: 'avoid $1 |',
    en: `(?:took|taken|cut|left) (?:all |out )?(?:the )?(${FOOD}) out (?:for (?:an? |two |three |a few |\\d )?(?:days?|weeks?|months?|while|bit)|of (?:my|his|her|our|the) diet)`,
    es: '',
  },
  // What a doctor or a test found.
  {
    means: 'celiac disease',
    en: `(?:flat(?:tened)?|blunted|damaged|eroded) villi|villi (?:are|were|is|was|came back|looked|had gone|gone) (?:flat(?:tened)?|blunted|damaged|gone)|villous atrophy`,
    es: '',
  },
  { means: 'wheat allergy', en: "bakers?'?s? asthma", es: '' },
  {
    means: 'lactose intolerant',
    en: `(?:lacks?|lacking|missing|short of|low on|(?:do|does) not (?:have|make|produce)|don't (?:have|make|produce)|doesn't (?:have|make|produce)) (?:any |enough |the |an? )?(?:lactase|enzymes? (?:for|to (?:digest|break down|handle|process)|that (?:digests|breaks down|handles)) (?:the )?(?:milk sugar|sugar in milk|lactose|dairy|milk))`,
    es: '',
  },
  {
    means: 'allergic to $1 |',
    en: `(?:ate|tried|tasted|bit into|(?:if|when|whenever|every time) (?:i|he|she|we|they) (?:eats?|has|have)|had (?:just )?(?:a|an|one|two|three|some)) (?:just )?(?:a |an |one |two |three |some |the |half an? )?([a-z]{3,16}(?: [a-z]{2,16}){0,2}?)(?: (?:off|from|at|on|in) (?:the|a|my) [a-z]{2,16})? ?,?(?: and| then|,)? (?:my|his|her|their) ${PART} (?:went|goes|gets|got|turns|turned|feels|felt|starts|started|blew|blows|puffed|puffs|swelled|swells|closed|closes) (?:all |really |so )?(?:numb|itchy|tingly|tingling|tight|puffy|swollen|scratchy|fat|itching|swelling|closing|up|shut)(?! ?(?:from the|with the) (?:heat|spice|chil))`,
    es: '',
  },
]

/** The same in Spanish, read before a text is put into English. */
export const REFUSALS_TOLD_ES: readonly (readonly [RegExp, string])[] = [
  // "Soy vegana y tampoco como champiñones".
  [
    /(?:\b[yn]i? )?\btampoco (?=(?:(?:puedo|puede|podemos|pueden|debo|debe|quiero|quiere|queremos) (?:comer|consumir|tomar|probar|usar)?|como|comemos|comen?|consum\w+|tolera\w*|tolero|uso|(?:me|le|les|nos) (?:gusta|gustan|cae|caen|sienta|sientan|hace|hacen|apetecen?)) ?(?!tanto|tanta|mucho|mucha|mas)\p{L})/gu,
    ', no ',
  ],
  [
    /,? (?:[yn]i? )?tampoco (?:el |la |los |las |con )?(?=(?!tanto|tanta|mucho|mucha|gracias|ahora|hoy|intolerante|alergic|diabetic|vegan|celiac|vegetarian)\p{L}{3,16} ?(?:[,.;!]|$|(?:por favor|y|ni)(?!\p{L})))/gu,
    ', no ',
  ],
  // "Harta fibra" is plenty of it; "harta de la fibra" is not.
  [
    /(?<!\p{L}|(?:estoy|esta|estamos|estan|ando|quede|tienen?|me) )hart([oa]s?)(?= (?!(?:de|del|con|y|que|ya|por|a)(?!\p{L}))\p{L})/gu,
    'much$1',
  ],
  [new RegExp(`^ ?(${CLASSES_ES})(?= ?[.!]? ?$)`, 'g'), 'soy alergico a $1'],
  // "Antes no podía con el huevo, ya se me quitó. Ahora es la soya".
  [
    /\b(?:antes|de (?:nin[oa]|chic[oa]|pequen[oa])) (?:no podia (?:con|comer)|era alergic[oa] al?|me caia mal) (?:el |la |los |las )?[a-z]{3,16},? (?:pero )?ya (?:se me (?:quito|paso)|lo supere|la supere|puedo|lo tolero|la tolero)(?: [a-z]{2,10})?\b(?! no)/g,
    '|',
  ],
  [/(?<=\|[.,;]? ?)(?:y )?ahora (?:es|son|me toca|me pasa con) (?=(?:el|la|los|las) )/g, 'no puedo comer '],
  [
    /\b(?:doctora?|medic[oa]|biopsia|endoscopia|analisis|pruebas?|alergolog[oa]|gastro|nutriologa|nutricionista|dermatolog[oa])(?: [a-z]{1,12}){0,4} (?:dio con|dijo|descubrio|vio|confirmo|salio|encontro|concluyo|mostro|mostraron) que (?:todo )?(?:era|es|fue|eran|son) (?:culpa )?(?:del |de )?(?=(?:el |la |los |las )?[a-z]{3,16})/g,
    'no puedo comer ',
  ],
  [
    /\b(?:(?:probo|probe|comio|comi|come|como|un mordisco de|una mordida de) (?:un |una |unos |unas |el |la |los |las )?|(?<=^ ?|[,.;] ?)una? )([a-z]{3,16}(?: de)?(?: [a-z]{2,16}){0,2}?),? y (?:se (?:puso|pone) (?:todo |toda |bien )?(?:morad|azul|roj|hinchad)[oa]?|se (?:me|le) (?:cierra|cerro|hincha|hincho|durmio|duerme)(?: (?:la garganta|la boca|la lengua|la cara))?)(?=[ ,.;]|$)/g,
    'alergico a $1 | ',
  ],
  [
    /(?<=\b(?:analisis|pruebas?|ige|parche|alergolog[oa])\b.{0,80})\b([a-z]{3,16}(?: [yo] [a-z]{3,16})?) (?:altisim|disparad|positiv|muy alt)[oa]s?\b/g,
    'alergico a $1 |',
  ],
  [/\banimales impuros del mar\b/g, 'mariscos'],
  [/\banimales impuros\b/g, 'cerdo y mariscos'],
  [
    /\b(?:me|le|nos) falta (?:la )?(?:lactasa|enzima (?:de|para|que digiere) (?:digerir )?(?:la )?(?:leche|lactosa))/g,
    'soy intolerante a la lactosa',
  ],
  [/\bolvid(?:ate|ese|arme|arse)(?: usted)? (?:del |de )(?=[a-z])/g, 'no puedo comer '],
  [/\b(?:(?:nada|todo|lo) de )?lo que (?:ponen?|pone) (?:las |la )?gallinas?\b/g, 'nada de huevos'],
  [
    /\b(?:nada (?:de )?(?:lo )?que|(?:todo )?lo que) (?:sale|salga|se saca|viene|venga|da|de) (?:de )?(?:la |una )?(?:vaca|ubre)(?: de la vaca)?(?: al ordenar(?:la)?)?(?= (?:al|me|no|nos|le)\b|[.,;!]| ?$)/g,
    'la leche',
  ],
  [
    /\b(?:lo|todo lo|nada|algo|cualquier cosa) que (?:lleve|tenga|lleva|tiene|traiga|viene con|venga en)(?: en)? (?:concha|caparazon|conchas|valvas)(?: [oy] (?:concha|caparazon|pinzas|tenazas))?/g,
    'los mariscos',
  ],
  [
    /\b(?:lo|todo lo|nada|algo|cualquier cosa) que (?:lleve|tenga|lleva|tiene|traiga) (?:espinas y aletas|aletas y espinas|escamas y aletas|aletas y escamas|aletas|escamas)/g,
    'el pescado',
  ],
  // A food; "sin proteína" alone asks for little of it.
  [/\bproteinas? en polvo\b/g, 'protein powder'],
]
