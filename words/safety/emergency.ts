import { LIMITS } from '@evenplate/domain/limits'
import { withoutAccents } from './low-now-abroad.ts'

/**
 * Whether someone tells of what ends in a severe low or already is one: more insulin than meant, insulin without
 * the meal, somebody who has passed out or has a seizure. No recipe helps there.
 */
export const speaksOfEmergency = (text: string): boolean =>
  // "But" cuts nothing here: "I injected but forgot to eat" is one thought.
  text
    .slice(0, LIMITS.freeTextMax)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .split(/[!?;\n]+|\.(?!\d)/)
    .map(withoutAccents)
    .map(withoutKitchenUnits)
    .some(
      (thought) => !LONG_AGO_OR_UNREAL.test(thought) && EMERGENCIES.some((pattern) => pattern.test(thought)),
    )

/** "Double cream and a wrong unit", "extra units of flour": of the kitchen, where no insulin is named. */
const withoutKitchenUnits = (thought: string): string =>
  SURELY_INSULIN.test(thought) ? thought : thought.replace(KITCHEN_UNITS, ' ').replace(KITCHEN_DOUBLES, ' ')

const SURELY_INSULIN =
  /\b(?:insulin|inject\w*|bolus\w*|dos(?:e|ed|es|ing)|humalog|novolog|novorapid|fiasp|lyumjev|apidra|lantus|levemir|tresiba|toujeo|basaglar|basal|rapid|long[- ]acting|correction|pump\w*|pen|syringe|sugars?|diabet\w*)\b/
const KITCHEN_DOUBLES = /\bdouble (?:cream|boiler|batch|chocolate|cheese|patty|burger)\b/g
const KITCHEN_UNITS =
  /\bunits? of (?:flour|butter|milk|cream|water|oil|measure\w*|rice|yeast|salt)\b|\b(?:used|using|in|(?:cream|flour|butter|milk|water) and) (?:an? |the |some )?wrong units?\b(?= *(?:$|,|on|in|for (?:the|my) (?:sauce|cake|recipe|dough|batter|cream|flour|scale)|fix|and|so))/g

const LONG_AGO_OR_UNREAL =
  /\b(?:(?:days|weeks?|months?|years?) ago|last (?:week|month|year|summer|winter|spring|fall|autumn|christmas|time)|used to|history of|in the past|back when|when i was|once (?:had|took|passed|fainted)|what if|in case|(?:if|whenever) (?:i|he|she|my|someone|they)|sometimes|often|usually|always|never(?! (?:ate|eaten|got to eat|had (?:dinner|lunch|breakfast|food)|finished))|don't want|do not want|(?:avoid|prevent|fear|afraid of|scared of|worried about|risk of)\b(?! that| i)|semana pasada|mes pasado|letzte\w* (?:woche|monat|jahr)|(?:semaine|mois|annee) derniere?)\b/

const INSULIN =
  '(?:insulin|bolus(?:es)?|units?|u\\b|shots?|injections?|humalog|novolog|novorapid|fiasp|lyumjev|apidra|lantus|levemir|tresiba|toujeo|basaglar|basal|rapid|long[- ]acting|correction)'
const TOOK =
  '(?:took|taken|take|injected|gave|given|shot|dosed|bolus(?:ed|sed)|pumped|had|used|done|did|administered)'
const PERSON =
  "(?:i|he|she|they|someone|somebody|(?:my |our |the )?(?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|child|toddler|baby|boy|girl|mom|mum|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|friend|roommate|neighbou?r|colleague|patient))(?:'s|'ve| has| have| is| just| suddenly| almost)*"
const MEAL_LEFT_OUT =
  "(?:forgot(?:ten)? to eat|forgot (?:my |the )?(?:food|meal|lunch|dinner|breakfast)|(?:haven't|have not|havent|hasn't|has not|didn't|did not|didnt|couldn't|can't|cannot|cant|won't|not|never) (?:\\w+ )?(?:eat|eaten|ate|finish(?:ed)?(?: (?:my|the|his|her))? (?:food|meal|lunch|dinner|breakfast|plate))|skipped (?:my |the |a )?(?:food|meal|lunch|dinner|breakfast)|no food|nothing to eat|without (?:eating|(?:any )?(?:food|dinner|lunch|breakfast)(?=$|,| and| now))|never ate|threw up|thrown up|throwing up|vomit\\w*)"

const EMERGENCIES = [
  // "I took too much insulin", "gave myself way too many units"; a body that makes too much took nothing
  new RegExp(
    String.raw`\b${TOOK}\b[^,]{0,25}\b(?:too (?:much|many)|(?:twice|double|triple|ten times) (?:the|my|as|too)|a double|double|extra|the wrong|wrong)\b[^,]{0,25}\b${INSULIN}(?!.?(?:resist|sensitiv))`,
  ),
  /\b(?:injected|bolus(?:ed|sed)|dosed)(?: \w+){0,2} (?:way |far |much )?too (?:much|many|high)\b/,
  /\b(?:double|over)[- ]?(?:dosed|bolus(?:ed|sed)|injected|shot)\b(?!.{0,12}\b(?:metformin|vitamins?|garlic|caffeine|coffee|on (?:carbs|sugar|sweets|pizza)))/,
  /\b(?:took|gave|injected|had|did|used|taken|given)\b[^,]{0,20}\b(?:insulin|bolus|humalog|novolog|novorapid|fiasp|lantus|levemir|tresiba|toujeo|basaglar|basal|shot|injection)\b[^,]{0,10}\btwice\b(?! (?:a|per|each|every|daily|this week))/,
  /\b(?:insulin|bolus) over-?dose\b|\bover-?dos(?:e|ed|ing) (?:\w+ ){0,2}(?:on|of|with) (?:\w+ )?insulin\b/,
  // "20 units by mistake", "accidentally took her Lantus"
  new RegExp(
    String.raw`\b${TOOK}\b(?=[^,]*\b(?:${INSULIN}|injected))[^,]{0,50}\b(?:by (?:mistake|accident)|accidentally|mistakenly|instead of (?:my |the |his |her )?(?:\d|humalog|novolog|novorapid|fiasp|lantus|levemir|tresiba|toujeo|basal|bolus|long|fast|rapid))`,
  ),
  new RegExp(
    String.raw`\b(?:accidentally|mistakenly|by (?:mistake|accident)) (?:i |just )?${TOOK}\b.{0,30}\b${INSULIN}`,
  ),
  /\binjected\b[^,]{0,30}\b(?:by (?:mistake|accident)|accidentally)/,
  /\b(?:accidentally|mistakenly) (?:injected|bolus(?:ed|sed))\b/,
  // "I injected but forgot to eat"
  new RegExp(
    String.raw`\b(?:injected|dosed for|(?:pre-?)?bolus(?:ed|sed)|(?:took|taken|gave|given|had|did|done) (?:\w+ ){0,3}(?:insulin|bolus|shot(?! at)|injection|humalog|novolog|novorapid|fiasp|\d+ ?u(?:nits?)?))\b.{0,45}\b(?:and|but|then|now|,)(?: (?:then|now|i|i've|he|she|have|still|also|just|so|fell asleep|went to (?:bed|sleep)))*,? ${MEAL_LEFT_OUT}`,
  ),
  // Nobody home
  new RegExp(
    String.raw`\b${PERSON} (?:passed out|fainted|collapsed|blacked out|lost consciousness)\b(?! (?:\w+ )?(?:candy|candies|treats?|flyers?|samples?|copies|menus?|cookies|plates))`,
  ),
  /^(?:just )?(?:passed|blacked) out\b(?! (?:\w+ )?(?:candy|treats|flyers|samples|cookies))/,
  /\bunconscious\b(?! (?:\w+ )?(?:eating|snack\w*|bias\w*|habits?|choices?|mind))|\bunresponsive\b|\bdiabetic coma\b(?= now|$|,)/,
  new RegExp(
    String.raw`\b${PERSON} (?:(?:is |are )?not (?:responding|waking up)|isn't (?:responding|waking up)|(?:won't|will not|doesn't|does not) (?:respond|wake up|wake)|(?:can't|cannot|can not) (?:swallow|be woken)(?! (?:well|easily|hard|dry|big|solid|large|tough|pills|crunchy|meat|bread)))\b(?! (?:to|early|before|for|in time|until|on time))`,
  ),
  /\b(?:can't|cannot|can not|couldn't|unable to) wake (?:him|her|them|(?:my|the) (?!self)\w+)\b/,
  /^(?=.*\b(?:diabet\w+|type ?(?:1|one)|insulin|sugar|low|hypo)\b).*\b(?:won't|wont|can't|cannot|doesn't) (?:wake|wake up|respond|be woken)\b(?! (?:to|early|before|for|in time|until|on time|well))/,
  /^(?:way |far )?too much (?:insulin|humalog|novolog|novorapid|fiasp|lantus|levemir|tresiba|bolus)\b(?!.?(?:resist|sensitiv)).{0,20}\b(?:by (?:accident|mistake)|accidentally|help|what)\b/,
  // "Is having a seizure"; epilepsy in the family is none
  /\b(?:having|in the middle of|started|start|had just|just had|has just had|is in) (?:a|an) (?:\w+ ){0,2}(?:seizures?|convulsions?)\b/,
  /\bha(?:ve|s|d) (?:a|an) (?:\w+ )?seizure(?: (?:just|right|and)\b| now\b|,|$)/,
  new RegExp(String.raw`\b${PERSON} (?:seizing|convulsing|started seizing|twitching and)\b`),
  /\bhaving (?:a|an) (?:diabetic|hypo|hypoglyc[a]?emic|epileptic|low blood sugar|sugar) (?:fit|attack|episode)\b/,
  // Spanish, German, French, Italian, Portuguese
  /\b(?:puse|puesto|inyecte|inyectado|tome|tomado|injetei|tomei|apliquei) (?:\w+ )?(?:demasiada|mucha|doble|de mas|demais|muita) ?(?:\w+ )?insulina\b/,
  /\b(?:zu ?viel|doppelt|versehentlich|aus versehen) (?:\w+ )?insulin (?:\w+ )?(?:gespritzt|genommen|gegeben|abgegeben)\b/,
  /\b(?:pris|injecte|fait|mis) (?:beaucoup )?trop d'insuline\b|\b(?:fatto|preso|iniettato) troppa insulina\b/,
  /\b(?:esta|sigue|quedo|e|ta) inconsciente\b|\b(?:ha )?perdi(?:do|o) (?:el conocimiento|la conciencia)\b|\b(?:ist|liegt) (?:bewusstlos|ohnmachtig)\b|\b(?:krampft|hat einen krampfanfall)\b|\b(?:est|a perdu) (?:inconsciente?|sans connaissance|connaissance)\b|\b(?:tiene|teniendo|fait|ha|hat gerade) (?:una? )?(?:convulsi\w+|crise convulsive)\b/,
]
