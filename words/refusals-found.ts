import type { Told } from './row.ts'
import { SEVERE } from './symptoms.ts'

/** A word that may name a food: a list is lost if it begins with another one. */
const W =
  "(?!(?:and|or|plus|but|so|is|are|was|were|be|been|at|on|in|not|told|by|with|this|last|from|that|which|what|it|it's|its|to|for|of|off|we|i|he|she|they|you|both|avoid|then|the|an?|my|our|his|her|their|some|any|all|no|has|have|had|got|says?|said|show(?:s|ed)|found|now|also|just|really|finally|definitely|clearly|fine|ok|okay|good|nothing|doctor|doc|allergist|clinic|hospital)\\b)[a-z][a-z'-]{1,15}"
const FOOD = `${W}(?: ${W}){0,2}`
const LIST = `${FOOD}(?:(?: ?, ?| / | ?,? (?:and|or|plus) )(?:the )?${FOOD}){0,5}`
/** What a reaction or an allergist leaves in a text. */
const REACTION = `\\b(?:${SEVERE}|allerg[a-z]{1,5}|hospital|ambulance|er|a ?and ?e|epi ?-?pens?|lumps|tingl[a-z]{1,3}|(?:can't|couldn't|couldnt|could not|cannot) breathe|balloon[a-z]{0,3}|(?:lips?|tongue|throat|face|eyes) (?:all )?(?:tripl|went|got|clos|blew|doubl|swell|swoll)[a-z]{0,3}|eoe|fpies|react[a-z]{0,5})\\b`
const END = '(?= ?(?:$|[.,;:!)|-]|(?:and|but|so|then) ))'
const DET =
  '(?: (?:the|his|her|my|our|their|an?|oral|food|open|recent|last|hospital|clinic|second|first)){0,3}'
const TEST =
  '(?:skin ?-?(?:prick|test)s?|prick(?: test)?s?|rast|spt|ige(?: levels?| tests?)?|blood ?(?:tests?|work)|bloods|component tests?|patch tests?|scratch tests?|(?:allergy|allergen|food) (?:tests?|panel|bloods))'
const HIGH =
  '(?:massive|huge|high|enormous|big|strong|strongly|elevated|raised|sky-high|positive|off the (?:charts?|scale)|through the roof|lit up|lights? up|flared up|went off)'
const NO_ALLERGEN =
  '(?! (?:the |an? |my |his |her )?(?:covid|flu|strep|diab[a-z]+|preg[a-z]+|insulin|glucose|sugar|cholesterol|a1c|iron|ketones?|triglycerides|co?eliac|it|them|me|us)\\b)'
const DOCTOR =
  '(?:doc|doctor|dr|gp|gi|gastro|allergist|immunologist|consultant|specialist|nurse|dietitian|dietician|paediatrician|pediatrician|clinic|hospital)'
const NOT_BEFORE = "(?<!(?:\\b(?:never|not|no)|n't|didnt|hasnt) )"

/** The eight of the United States' law of 2004, with sesame since 2021 (FDA, "Food Allergies"); of six, nuts and seafood are two each. */
const EIGHT = 'milk, eggs, wheat, soy, peanuts, tree nuts, fish, shellfish'
/** "The top eight" alone may be of recipes. */
const TOP = (count: string): string =>
  `(?:top|big) (?:${count})(?:(?: (?:food )?allergens?| allergies|[- ]free)(?:[- ]free)?|(?<=\\b(?:eoe|fpies|allerg[a-z]{1,5}|eliminat[a-z]{1,4}|took|taken|pulled|cut|avoid[a-z]{0,3}|off|without|no|reacts?)\\b.{0,60})(?: foods?)?(?= ?(?:$|[.,;!|)]| (?:out|gone|for|because|and) )))`

const DID_IT =
  '(?:that|what|which) (?:did (?:it|it to (?:me|him|her)|(?:me|him|her) in|for (?:me|him|her))|got (?:me|us|him|her)|caused (?:it|that|all that|the [a-z]{3,10})|set (?:me|him|her|it) off|(?:was|is|were) (?:to blame|the (?:problem|culprit|trigger|cause))|made (?:me|him|her) (?:sick|ill|react|swell))'
const CULPRIT =
  '(?:to blame|the culprits?|the triggers?|what did it|what got (?:me|him|her|us)|the (?:one|thing)s? (?:to blame|that (?:did it|got (?:me|him|her))))'
const NOT_OTHER = `(?: ?,? (?:and |but )?(?:it (?:was|is) |it's |is |was |were )?not (?:from )?(?:the )?${FOOD}(?! (?:alone|only|itself|too)))?`

/** "And not only the shrimp": that is refused, too. */
const NOT_ALONE = `(?: ?,? (?:and |but )?not (?:only|just) (?:the )?(${W}))?`

/** What a test, a doctor, a diagnosis or a reaction showed, each read as the plain allergy. When in doubt, the food is refused. */
export const REFUSALS_FOUND: Told[] = [
  // "Challenge failed for cashew and pistachio", "he failed the hazelnut challenge".
  {
    means: 'allergic to',
    en: `${NOT_BEFORE}(?:(?:oral |open |food )*challenges? (?:was |got |is |has been )?(?:failed|positive|(?:went|gone) (?:badly|wrong)|stopped early) (?:for|to|with|on)|(?:failed|flunked|reacted (?:at|during|in|on))${DET} challenges? (?:for|to|with|on))(?= [a-z])`,
    es: '',
    when: /challenge/,
  },
  {
    means: 'allergic to $1 |',
    en: `(?:${NOT_BEFORE}(?:failed|flunked|reacted (?:at|during|in|on|to))|did(?: not|n't|nt) pass)${DET} (${LIST}) (?:oral )?(?:food )?(?:challenges?|ladder|provocation)`,
    es: '',
    when: /challenge|ladder|provocation/,
  },
  {
    means: 'allergic to $1 |',
    en: `(${LIST}) (?:oral )?(?:food )?(?:challenges?|ladder) (?:was |got |is |has been )?(?:failed|positive|(?:went|gone) (?:badly|wrong)|stopped early)`,
    es: '',
    when: /challenge|ladder/,
  },
  // "Skin prick was massive for cod", "the IgE to milk is off the chart".
  {
    means: 'allergic to',
    en: `${TEST}(?: (?:results?|numbers|levels))?(?: (?:was|were|is|are|came|comes?|went|shot|back|up|has|have|had|been|all|still|again|very|really|so|sky|extremely|only)){0,5} ${HIGH} (?:for|to|on|with|against)(?= [a-z])${NO_ALLERGEN}`,
    es: '',
    when: /prick|skin|rast|spt|ige|blood|test|panel/,
  },
  {
    means: 'allergic to $1 |',
    en: `ige (?:to|for|against) (${LIST}) (?:was|were|is|are|came back|comes back|went)(?: (?:very|really|so|sky|extremely|still)){0,2} ${HIGH}`,
    es: '',
    when: /ige/,
  },
  // "Egg came back positive", "cod and haddock both came up on the skin prick", "hazelnut 4.2 on the IgE".
  {
    means: 'allergic to $1 |',
    en: `((?!(?:covid|flu|strep|class)\\b)${LIST})(?: (?:has|have|had|both|all)){0,2} (?:(?:came|come|comes|showed|tested) (?:(?:back|up) )?(?:(?:very|strongly|highly|as) )?positive|(?:came|come|comes|showed|shows|lit) up (?:on|in) (?:the|his|her|my|our) ${TEST}|(?:at |was |is )?\\d[\\d.]* ?(?:ku(?:/l)?|mm)? ?(?:on|in) (?:the|his|her|my|our) ${TEST})`,
    es: '',
    when: /positive|up (?:on|in) |\d ?(?:ku\S*|mm)? ?(?:on|in) /,
  },
  { means: 'fish', en: '(?:finned fish|fish with fins)', es: '', when: /fin/ },
  // "Came up in welts from custard, egg confirmed".
  {
    means: 'allergic to $1 |',
    en: `((?!(?:allergy|diagnosis|tests?|booking|order|reservation)\\b)${W}(?: (?!(?:allergy|diagnosis)\\b)${W})?(?: and ${W})?) (?:(?:was|is|were|are|has been|now) )?confirmed(?:(?<=${REACTION}.{0,120})|(?=[^.;!?|]{0,60}\\b(?:allerg[a-z]{1,5}|prick|ige|challenge|blood tests?|skin tests?)\\b))(?= ?(?:$|[.,;!|)])| (?:by|at|on|with|via|in|after) )`,
    es: '',
    when: /confirmed/,
  },
  // "Doc said all finned fish", "the consultant wants every fish gone".
  {
    means: 'allergic to $1 |',
    en: `${DOCTOR} (?:then |also |has |now )?(?:said|says|wants?|wanted|reckons?|advised|advises|insists|told (?:me|us|him|her|them))(?: (?:it's|to|on|that|avoid(?:ing)?|skip|drop|cut|no|out)){0,3} (?:all|every|any)(?<=(?:${REACTION}|\\b${TEST}|\\bpanel\\b).{0,160})(?: (?:the|kinds of|types of|sorts of|forms of)){0,2} (${W}(?: (?!gone|out|banned|stopped|removed)${W})?)(?: (?:gone|out|off|banned|stopped|removed|off limits|(?:is|are) out))?(?= ?(?:$|[.;!,|]))`,
    es: '',
    when: /(?:all|every|any) /,
  },
  // A diagnosis that names its foods.
  { means: 'allergic to dairy |', en: 'galactosa?emi(?:a|c)', es: '', when: /galactos/ },
  {
    means: 'lactose intolerant',
    en: '(?:(?:primary |secondary |congenital )?lactase deficien(?:cy|t)|alactasia|hypolactasia)',
    es: '',
    when: /lactas/,
  },
  { means: 'allergic to eggs |', en: 'bird[- ]egg syndrome', es: '', when: /syndrome/ },
  { means: 'no pork |', en: '(?:pork[- ]cat|cat[- ]pork) syndrome', es: '', when: /syndrome/ },
  { means: `allergic to ${EIGHT}, sesame |`, en: TOP('nine|9'), es: '', when: /(?:top|big) / },
  {
    means: `allergic to ${EIGHT} |`,
    en: `(?:${TOP('six|6|eight|8')}|(?:six|6|eight|8)[- ]food (?:elimination|exclusion)(?: diet| protocol| plan)?|[68]fed|sfed)`,
    es: '',
    when: /(?:top|big) |food |fed/,
  },
  {
    means: 'allergic to milk, eggs, wheat, soy |',
    en: `(?:${TOP('four|4')}|(?:four|4)[- ]food (?:elimination|exclusion)(?: diet)?|4fed)`,
    es: '',
    when: /(?:top|big) |food |fed/,
  },
  {
    means: 'celiac disease',
    en: '(?:since|after) (?:my|his|her|the|our) (?:(?:gut|bowel|intestinal|duodenal|small|positive) ){0,2}biopsy(?<=\\b(?:bread|breadcrumbs|flour|pasta|gluten|wheat|barley|rye|cereals?|baked goods)\\b.{0,120})',
    es: '',
    when: /biopsy/,
  },
  // "FPIES, trigger is dairy".
  {
    means: "i can't eat",
    en: '(?<!\\bno )(?:(?:my|his|her|the|our|their|main|worst|biggest|known|only|food) ){0,3}triggers?(?: foods?)? (?:is|are|was|were|turned out to be|so far (?:is|are))(?= (?!not|no|un)[a-z])(?! (?:the )?(?:when|if|that|what|how|stress|heat|exercise|cold)\\b)',
    es: '',
    when: /trigger/,
  },
  // "Rye does the same to me as wheat and barley do".
  {
    means: 'allergic to $1, $2 |',
    en: `(${W}) (?:does|do|did) (?:exactly |just )?the same(?: thing)? to (?:me|us|him|her|them) (?:as|that) (${LIST}?)(?: (?:do|does|did))?${END}`,
    es: '',
    when: /the same/,
  },
  // "The tahini was to blame and not the chickpeas": what is cleared is not refused.
  {
    means: 'allergic to $1, $2 |',
    en: `(?:it (?:was|is) |it's )?(?:the |those |that )?(${W}(?: ${W})?) (?:was|is|were|are) ${CULPRIT}${NOT_ALONE}${NOT_OTHER}${END}`,
    es: '',
    when: /blame|culprit|trigger|what (?:did|got)|the (?:one|thing)/,
  },
  {
    means: 'allergic to $1, $2 |',
    en: `(?:it (?:was|is|has to be) |it's )(?:the |those |that )(${W}(?: ${W})?) ${DID_IT}${NOT_ALONE}${NOT_OTHER}${END}`,
    es: '',
    when: /(?:that|what|which) /,
  },
  {
    means: 'allergic to $1, $2 |',
    en: `(?:it was |it's )?the (${W}(?: ${W})?) (?:did it|set (?:me|him|her|it) off|did (?:me|him|her) in)${NOT_ALONE}${NOT_OTHER}${END}`,
    es: '',
    when: /did |off/,
  },
  // "Tongue tingled, couldn't breathe, it was the ground almond in it".
  {
    means: 'allergic to $1 |',
    en: `(?:it was|it is|it's|it has to be|must have been|turned out(?: to be| it was| it's)?|down to|blamed? (?:it )?on|traced (?:it )?(?:back )?to)(?<=${REACTION}.{0,160}) (?:the |those |that |some )(?:ground |crushed |hidden )?((?!(?:only|worst|best|first|same|whole|heat|spice|stress|thought|way|day|time|flu|chicken pox)\\b)${W}(?: (?!ground|baked|mixed|cooked|blended|hidden)${W})?)(?: (?:ground|baked|mixed|cooked|blended|hidden))?(?: (?:in|into|on|inside) (?:it|them|there|that|the [a-z]{3,12}))?${NOT_OTHER}${END}`,
    es: '',
    when: /it was|it is|it's|it has|must have|turned out|down to|blame|traced/,
  },
]
