import { highInEs, lowInEs } from './low-in-es.ts'
import type { StyleRow } from './styles.ts'

/** Qualities of a dish that have a figure: how much of each is enough is said in the gateway's `brief/answering/qualities.ts`. */

const MUCH =
  '(?:high|lots|plenty|tons|loads|heaps|a ton|a lot|extra|more|much|enough|decent|rich|full|packed)'
const LITTLE = `(?:(?:low(?:er|ish)?|reduced|minimal|limited|less|little|hardly any|barely any|easy on(?: the)?|light on(?: the)?|(?:nothing|not|without|(?:can't|cannot|shouldn't|mustn't) (?:have|eat|handle|do))(?: (?:too|so|that|as|very|a lot of|any))*(?: (?:much|high in|heavy on))?|(?:watch(?:es|ing)?|limit(?:s|ing|ed)?|restrict(?:s|ing|ed)?|mind(?:s|ing)?|reduc(?:es?|ing)|lower(?:s|ing)?|careful with|cut(?:ting)? (?:back|down) on)(?: (?:on|my|his|her|the|their|our))*)[- ]+(?:(?:in|of) )?)`
/** "Low fat, low fiber": what a list names before the one that is meant. */
const OTHERS = String.raw`(?:(?:fat|fib(?:er|re)|protein|sugar|salt|sodium|potassium|phosphorus|carbs?|calories)(?:,? (?:and|or|nor|&) |, ?|\/)(?:the |my |his |her )?)*`

const much = (what: string): string =>
  String.raw`\b(?<!\b(?:no|not|don't|don't need|without) )${MUCH}[- ]+(?:(?:in|of|on|with) )?(?:(?:fib(?:er|re)|protein)(?: and | & |, ))?${what}\b|\b${what}[- ](?:rich|packed|heavy|forward|filled)\b`
const little = (what: string): string =>
  String.raw`\b${LITTLE}${OTHERS}${what}\b(?! (?:bread|powder))|\b${what}[- ](?:restrict(?:ed|ion)s?|controlled|limited)\b|\b(?:keep(?:ing)?|hold(?:ing)?) (?:the |my |his |her )?${what} (?:low|down)\b`

const FEW_CALORIES = String.raw`\blow(?:er)?[- ](?:in )?cal(?:orie|ories|s)?\b|\b(?:few|fewer|less|not (?:too |so )?many) calories\b`

export const QUALITIES: StyleRow[] = [
  {
    means: 'no-added-salt',
    en: String.raw`\b(?:no|without(?: any)?|zero) (?:(?:added|extra|table|more) )?salt(?: added)?\b(?!,? (?:pork|cod|fish|substitutes?|free)\b)|\b(?:don't|do not|not|never|without|can't|cannot|stop) (?:add(?:ing)?|use|using|put(?:ting)?) (?:any |more |extra )?salt\b|\bsalt[- ]free\b`,
    es: 'sin sal|sin sal anadida|sin nada de sal|sin agregar sal|sin anadir sal|nada de sal|prohibieron la sal|le prohibieron sal|le quitaron la sal|me quitaron la sal',
    say: 'no added salt',
  },
  {
    means: 'low-fibre',
    en: little('(?:fib(?:er|re)|residue|roughage)'),
    es: lowInEs('fibra|fibras'),
    say: 'low fiber',
    keep: true,
  },
  {
    means: 'low-protein',
    en: little('proteins?'),
    es: lowInEs('proteina|proteinas'),
    say: 'low protein',
    keep: true,
  },
  {
    means: 'low-fat',
    en: String.raw`${little('fats?')}|\b(?:fat[- ]free|(?:less|not|nothing|isn't|not (?:too|so|that|very)|nothing (?:too|so|that)|without being|non[- ]?)[- ]?(?:fatty|greasy|oily)|lean)\b`,
    es: `${lowInEs('grasa|grasas')}|bajo en grasa|baja en grasa|bajo en grasas|baja en grasas|sin grasa|poca grasa|sin tanta grasa|sin mucha grasa|no tanta grasa|no mucha grasa|no tan grasoso|no tan grasosa|que no sea grasoso|que no sea grasosa|nada grasoso|nada grasosa`,
    say: 'low fat',
    keep: true,
  },
  // The words of the three above, which one list may share.
  {
    means: '',
    en: String.raw`${little('(?:fib(?:er|re)|residue|roughage|proteins?|fats?)')}|\b(?:fat[- ]free|(?:less|not|nothing|isn't|not (?:too|so|that|very)|nothing (?:too|so|that)|without being|non[- ]?)[- ]?(?:fatty|greasy|oily)|lean)\b`,
    es: '',
  },
  {
    means: 'high-protein',
    en: much('protein'),
    es: `${highInEs('proteina|proteinas')}|alto en proteina|alta en proteina|alto en proteinas|alta en proteinas|rico en proteina|rica en proteinas|mucha proteina|harta proteina|hartas proteinas|bastante proteina|buena proteina|muchas proteinas|con proteina|con proteinas`,
    say: 'high protein',
  },
  {
    means: 'high-fibre',
    en: much('fib(?:er|re)'),
    es: `${highInEs('fibra|fibras')}|alto en fibra|alta en fibra|rico en fibra|rica en fibra|mucha fibra|harta fibra|bastante fibra|buena fibra|bien de fibra|con fibra`,
    say: 'high fiber',
  },
  {
    means: 'low-calorie',
    en: FEW_CALORIES,
    es: `${lowInEs('calorias')}|bajo en calorias|baja en calorias|pocas calorias`,
    say: 'low calorie',
  },
  {
    means: 'small',
    en: String.raw`\b(?:small(?:er|ish)?|tiny|mini|little|child[- ]size[d]?)[- ](?:portion|portions|serving|servings|plate|plates|meal|meals|amount|amounts|helping|helpings|dinner|lunch|breakfast|supper)\b(?! of (?!food|it|this|that))|\b(?:something|anything|portions?|servings?|keep it|it|but) (?:very |really |nice and )?(?:small|tiny)(?= *(?:$|[.,;!?|)]|and |with |but |for ))|\b(?:can|could) only (?:eat|manage|have|handle) (?:a (?:few|couple)|two|three|tiny|small)\b|\bfull (?:after|in) (?:like |about |just |only )?(?:a (?:few|couple)|two|three|four|five|\d)\b|\bget(?:s|ting)? full (?:so |very |really |too )?(?:fast|quick(?:ly)?|soon|easily)\b|\bsmall and\b|(?<=(?:^|[,;.]) ?)(?:(?:very|really|nice and) )?(?:small|tiny)(?= *(?:[,.;!?|)]|$))`,
    es: 'porcion pequena|porciones pequenas|porcion chica|porciones chicas|porcioncita|porciones chiquitas|racion pequena|raciones pequenas|comida pequena|poca cantidad|poquita comida|como poco|come poco|como poquito|come poquito|me lleno rapido|se llena rapido',
    say: 'small portions',
  },
  {
    means: 'light',
    en: String.raw`\b(?:light(?:er)?(?! (?:on (?:the )?sugar|of|bulb|snow|brown|mayo\w*|coconut|cream|soy|corn|beer|rye|sour|red|blue|green))|nothing heavy|(?:not|isn't|nothing) (?:too |so |that |very )?heavy|gentle on (?:my|the|his|her) (?:stomach|tummy|belly))\b`,
    es: 'ligeras|livianos|livianas|ligero|ligera|ligeros|ligerito|ligerita|liviano|liviana',
    say: 'light',
  },
  // After "carbs", "light" would be one of them.
  {
    means: 'light',
    en: String.raw`\bnot too heavy\b`,
    es: 'que no sea pesado|que no me siente pesado|que no me caiga pesado|que no me caiga pesada|que no caiga pesado|que no sea pesada|no muy pesado|no muy pesada|nada pesado|nada pesada',
    say: 'not too heavy',
  },
  {
    means: 'filling',
    en: String.raw`\b(?:(?<!\b(?:the|a|pie|any|this|that|taco|of|your|my|some) )filling(?! (?:for|of|in|with|made|is|station|ingredients))|(?:keeps?|keep(?:ing)?|leaves?) (?:me|him|her|us|them|you) (?:full|satisfied|satiated)|fills? (?:me|him|her|us|them|you) up|stick(?:s)? to (?:my|your|the|his|our) ribs|(?:stay|feel)(?:s|ing)? full(?:er)?|satisfying|satiating)\b`,
    es: 'que llene|que me llene|que nos llene|que lo llene|que la llene|que sacie|saciante|que quite el hambre',
    say: 'filling',
  },
  {
    means: 'steady',
    en: String.raw`\b(?:won't|wont|will not|doesn't|doesnt|does not|don't|dont|not|without|no|isn't going to|not going to)(?: \w+){0,2}? (?:spik\w+|rais\w+|send\w*|shoot\w*|push\w*|jack\w*|skyrocket\w*|mess\w* (?:up|with))(?: (?:my|me|his|her|him|their|the|mum's|mom's|dad's|our|your|blood|bloods|sugars?|glucose|levels?|numbers?|readings?|up|through|roof|high|too|much|so)){1,5}\b|\b(?:don't|dont|do not|doesn't|doesnt|not) (?:want|need|like) (?:my|his|her|their|the) (?:blood )?(?:sugars?|glucose|levels?|numbers?|readings?) (?:to )?(?:go|going|shoot|shooting|climb|climbing|rise|rising|spike|spiking|jump|jumping|skyrocket|skyrocketing)(?: (?:up|high|too high|through the roof))?\b|\bno (?:blood )?(?:sugar |glucose )?spikes?\b|\b(?:easy|gentle|kind) on (?:my |the |his |her )?(?:blood )?(?:sugars?|glucose|bloods)\b|\bkeeps? (?:my |his |her )?(?:blood )?(?:sugars?|glucose|levels|numbers) (?:steady|level|stable|flat|even)\b`,
    es: 'que no me suba el azucar|que no le suba el azucar|que no suba el azucar|que no suban el azucar|sin que me suba el azucar|sin que suba el azucar|que no me dispare el azucar|que no dispare el azucar|que no dispare la glucosa|que no me suba la glucosa|que no suba la glucosa',
    say: 'no sugar spikes',
  },
]

/** Read first and left in the text: "easy" says how well somebody cooks, too. */
export const SIMPLE: StyleRow[] = [
  {
    means: 'simple',
    en: String.raw`(?<!\b(?:over|not|isn't|go) )\b(?:simple|simplest|easy|easiest|easier|basic|uncomplicated|low[- ]effort|effortless|foolproof|idiot[- ]?proof)\b(?! (?:to (?:chew|swallow|digest|carry|pack|eat|clean)|on\b|going|peel|over|syrup|carbs?|sugars?|starch\w*))|\b(?:no|without(?: any| the)?|minimal|low)[- ]+(?:fuss|hassle|effort|frills)\b|\b(?:nothing|not|isn't) (?:too |so |very |that |at all )?(?:complicated|fancy|fussy|difficult)\b(?! to (?:chew|swallow))|\b(?:too (?:tired|exhausted|worn out|sick|busy) to cook|(?:no|zero|little|not much|without the) energy|exhausted|knackered|wiped out|burnt? out|can(?:'t| ?not) (?:really )?cook|don't (?:really )?(?:know how to )?cook|never (?:really )?cooked|new to cooking|not much of a cook|terrible cook|beginner|don't (?:even )?know (?:where|how) to (?:start|begin)|don't (?:even )?know what (?:to|i can) eat)\b`,
    es: 'sin complicaciones|sin complicarme|sin complicarse|no se cocinar|no se ni por donde empezar|no se por donde empezar|muy cansada para cocinar|muy cansado para cocinar|sin energia|sin energias',
    say: 'something simple',
    keep: true,
  },
  {
    means: 'simple',
    en: String.raw`\boverwhelm(?:ed|ing)\b`,
    es: 'agobiado|agobiada|abrumado|abrumada',
    say: 'overwhelmed',
    keep: true,
  },
]
