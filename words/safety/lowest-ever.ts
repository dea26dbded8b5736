import { asksInGeneral } from './asked-in-general.ts'
import type { HeardText } from './heard-text.ts'
import { soundsLow } from './judges.ts'
import { tokensOf } from './tokens.ts'
import type { Unit } from './units.ts'

/**
 * Whether somebody says that they were never this low, without a reading and without naming their sugar: "this is the lowest I have
 * ever been, what do I do", "worst crash ever, need sugar", "nunca he estado tan mal, tiemblo". Whoever adds what they need or how
 * they feel is warned; the bare words are dropped if the whole text is clearly about something else.
 */
export function tellsLowestEver(text: HeardText): boolean {
  const said = tokensOf(text.sentence).join(' ')
  if (!RECORD.test(said)) return false
  if (OF_SOMETHING_ELSE.test(said) || isAboutAnotherDay(text, said) || asksInGeneral(text)) return false
  const inNeed =
    IN_NEED.test(said) || text.read.units.some(({ features }) => SIGNS.some((sign) => features.has(sign)))
  return LOWEST.test(said) ? inNeed || saysLittleElse(said) || soundsLow(text.heard, true) : inNeed
}

const isAboutAnotherDay = ({ read: { has, units } }: HeardText, said: string): boolean =>
  has.has('pet') || AVOIDED.test(said) || (units.some(isPast) && !has.has('firmly-now'))

/** "Had a low" is past, but not in "I have never had a low this bad". */
const isPast = ({ features, text }: Unit): boolean => features.has('past') && !text.startsWith('had ')

/** "To avoid the worst low of my life again" is a plan, "my worst low ever was in college" a memory. */
const AVOIDED =
  /\b(?:(?:low|hypo|crash|bajon|hipo) (?:ever |of my life |de mi vida )?(?:was|fue)|avoid|prevent|keep from|so (?:that )?i do not|evitar|prevenir|para no)\b/

const SIGNS = ['strong-sign', 'sure-sign']

const SUGAR = '(?:(?:my|his|her|the|our|their) )?(?:blood )?(?:sugars?|glucose|levels?|numbers?|bgs?|bloods)'
const WHO = `(?:i|it|he|she|we|they|this|${SUGAR}|(?:my|our) (?:son|daughter|kid|boy|girl|wife|husband|mom|mum|dad|partner|child))`
const HAS = `(?:(?:have|has|had|is|was|'s) )?(?:ever )?`
const BEEN = '(?:been|gone|got|gotten|went|hit|dropped|fallen|felt|seen(?: (?:it|this|mine))?|had(?: it)?)'
const FALL =
  '(?:sugar |glucose |blood sugar )?(?:crash|low(?! (?:carb|cal|fat|sodium|sugar))|lows|hypo|drop|dip)'
const EVER = `(?:(?:so far )?ever|yet|of (?:my|his|her) life|in (?:my|his|her) (?:whole |entire )?life|in (?:years|ages|months)|(?:that )?${WHO} ${HAS}${BEEN})`

/** No reading is low in "never been this low on groceries", "so low carb". */
const AS_SUCH =
  '(?! (?:carb|cal|calorie|fat|sodium|salt|sugar|key|effort|energy|gi|fiber|fodmap|iron|mood|spirited)\\b| (?:on|in) (?!(?:my|the|his|her|our) (?:meter|monitor|sensor|libre|dexcom|cgm|reader|screen|phone|pump|life|whole|entire)|years|ages|months|here|top))'

const es = (...ways: string[]): string => `(?:${ways.join('|')})`
const NUNCA = es('nunca', 'jamas', 'en mi vida', 'en la vida', 'en su vida', 'primera vez que')
const ME = '(?:(?:me|se|le|la|lo) ){0,2}'
const HE = '(?:he|ha|habia|hemos|habiamos|hubiera)'
const QUE = `(?:de (?:mi|su|toda mi) vida|de todas|de la historia|hasta ahora|que ${ME}(?:${HE} )?(?:estado|tenido|visto|sentido|salido|llegado|bajado|salio|visto|dado))`

/** Somebody or their sugar was never lower. */
const LOWEST = new RegExp(
  [
    `\\b(?:lowest|all time low|personal low|record low)(?: (?:number|reading|result|level|value|low|one|of))? ${EVER}\\b`,
    `\\b(?:lowest|record low|all time low) ${SUGAR} ${EVER}\\b`,
    `\\b(?:never|not ever|have not|has not) (?:ever )?(?:been|gone|got|gotten|dropped|fallen|felt|seen (?:it|mine|this)|had (?:it|mine)|seen ${SUGAR}|had ${SUGAR}) (?:this|so|that|as) (?:\\w+ )?low\\b${AS_SUCH}`,
    '\\bnever (?:felt|had|experienced) (?:a|such a) (?:bad )?(?:low|hypo|crash) (?:this|so|that|as|like)\\b',
    '\\bnever (?:seen|had) (?:a |such a )?(?:number|reading|level) (?:this|so|that|as) low\\b',
    '\\bnever (?:ever )?crashed (?:this|so|that|as|like)\\b',
    `\\b(?:as low as|(?:^|, |\\b(?:this|it|i|he|she|we) [a-z' ]{0,24})lower than) (?:(?:${WHO} )?${HAS}${BEEN}|ever)\\b(?! (?:in|on)\\b)`,
    `\\b(?:worst|biggest|hardest|scariest|nastiest|baddest) ${FALL} ${EVER}\\b`,
    '\\bcrash(?:ing|ed)? (?:like never before|worse than ever|harder than ever|(?:so|this) (?:hard|bad) (?:before|ever))\\b',
    `\\b${NUNCA} ${ME}${HE} (?:estado|tenido|visto|sentido|salido|puesto|llegado a estar) (?:tan|asi de|mas) baj[oa]s?\\b(?! (?:en|de) (?!(?:mi|toda|azucar|glucosa|el (?:sensor|medidor))))`,
    `\\b${NUNCA} ${ME}${HE} bajado (?:tanto|asi|tan)\\b`,
    `\\b${NUNCA} ${ME}${HE} (?:visto|tenido|dado|salido) un (?:(?:numero|valor|nivel) (?:tan|asi de) bajo|bajon (?:asi|tan))\\b`,
    `\\bbajon mas (?:fuerte|grande|feo) ${QUE}`,
    `\\b(?:lo|la|el) mas baj[oa] ${QUE}`,
    `\\b(?:peor|mayor) (?:bajon|bajada|baja|hipo|hipoglucemia|caida) ${QUE}`,
  ].join('|'),
)

/** Somebody was never worse: a low, if they also ask for sugar or shake. */
const WORST = new RegExp(
  [
    '\\b(?:bad|hard|huge|massive|awful|terrible|horrible|major|nasty) (?:sugar |glucose )?(?:crash|low|hypo|drop|dip)\\b(?! (?:carb|cal|fat))',
    `\\b(?:worst|baddest) (?:one|attack|episode|spell) ${EVER}\\b`,
    '\\bnever (?:in my life )?(?:ever )?(?:felt|been) (?:this|so|that|as) (?:bad|awful|terrible|horrible|rough|sick|ill|weak|shaky|shakey|wobbly|dizzy|faint|woozy|sweaty|clammy|trembly|confused|weird|off|out of it|funny|poorly|unwell|foggy|drained)\\b(?! (?:about|for|at|to|with))',
    '\\b(?:worst|baddest) (?:that )?i have (?:ever )?felt\\b',
    `\\b${NUNCA} ${ME}${HE} (?:estado|sentido|puesto|encontrado|visto) (?:tan (?:mal|fatal|debil|maread[oa]|temblos[oa]|temblorosa|tembloroso|sudad[oa]|palid[oa]|flojo|floja|rar[oa]|descompuest[oa]|confundid[oa]|ida|ido)|asi)\\b`,
    '\\bpeor que nunca\\b',
    `\\bpeor (?:crisis|ataque|episodio) ${QUE}`,
  ].join('|'),
)
/** Nothing but the words themselves, or nearly. */
const saysLittleElse = (said: string): boolean => said.replace(LOWEST, '').trim().split(' ').length <= 3

/** A quick look. */
const RECORD = new RegExp(`${LOWEST.source}|${WORST.source}`)

/** Somebody asks what to do, is alone, or asks for what lifts a low; chocolate and comfort food are asked for on any bad day. */
const IN_NEED =
  /\b(?:what (?:do|should|can) (?:i|we) (?:do|eat|drink|take|have|give)(?! (?:with|about|for))|what to (?:do|eat|drink|take) (?:now|first|right)|(?:need|want|get|give|bring|gimme|have) (?:me |us |him |her )?(?:some |any |my |the |fast |quick )*(?:sugar|juice|honey|glucose|dextrose|candy|soda|coke)(?! (?:free|cookies?|snap|cravings?|glazed?|roasted|mustard|chicken|salmon))|juice or|or juice|alone|nobody (?:is )?(?:home|here)|no ?one (?:is )?(?:home|here)|scared|freaking|sos|que hago|que (?:como|tomo)(?: $|$| ,| ahora| ya)|(?:necesito|quiero|dame|denme|busco) (?:algo de |un poco de )?(?:azucar|jugo|zumo|miel|glucosa|dulce)|sol[oa]s?(?: en casa)?(?= ?(?:,|$|y ))|ayuda|auxilio|socorro)\b/

/** What else may be lower than ever, or be worth a party: a weight, an A1C, a price, one's mood. */
const OF_SOMETHING_ELSE =
  /\b(?:weigh\w*|pounds?|lbs?|kilos?|kgs?|bmi|waist|aonec|hemoglobina?|haemoglobin|average|promedio|mood|mental\w*|emotional\w*|depress\w*|motivat\w*|spirits?|confidence|cholesterol|colesterol|ldl|hdl|triglycerides|trigliceridos|pressure|presion|tension|heart rate|pulse|temperature|fever|iron|ferritin\w*|hierro|vitamin\w*|potassium|sodium|platelets?|plaquetas|budget|presupuesto|money|dinero|broke|bank|price\w*|precio\w*|market|bike|bicycle|car|moto\w*|accident|energy|energia|batter\w+|groceries|stock|diet|peso|pesar|pesado|animo|celebrat\w*|celebrar\w*|proud|success|finally|yay|woohoo|thrilled|goal|orgullos[oa]|content[oa]|por fin|logr\w+|happy|hangover|resaca|breakup|period|migraine|migrana)\b/
