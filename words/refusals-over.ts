import type { Told } from './row.ts'

/** What is left in place of it, so that the judge knows how the rest is meant. */
const OVER = 'it is over |'
/** Said of an allergy that is not surely over: it stands. */
const SURELY =
  "(?<!\\b(?:never|not|cannot|\\S{1,8}n't|hasnt|havent|didnt|isnt|hop\\w{1,5}|wish\\w{0,3}|if|until|till|unless|whether|maybe|perhaps|might|may|will|would|should|could|can|not sure|once|waiting|yet to|says?|said|claims?|pray\\w{0,3}) [^.;!?|]{0,40})(?<![a-z-])"
const NO_MORE =
  '(?![^.;!?|]{0,60}\\b(?:yet|not sure|positive|class [1-6]|came back again|returned|still|worse)\\b)'
const NO_RETURN =
  '(?!.{0,80}\\b(?:yet|not sure|came back|is back|are back|returned|still|worse|again|never|says|said|told|claims|hopes?|thinks?|also|too|as well|more)\\b)'
const ITS =
  '(?:(?:my|his|her|the|their|our|an?|that|old|a|severe|bad|mild|childhood|so-called|suspected) ){0,3}'
const FOOD =
  "(?!(?:it|they|he|she|we|you|now|then|that|this|so|but|still|never|came|is|was|has|had|have)\\b)[a-z][a-z'-]{1,15}(?: (?!and|or|but|so|is|was|came)[a-z][a-z'-]{1,15})?"
const FOODS = `${FOOD}(?:(?: ?, ?| and | or )${FOOD}){0,3}?`
const PERSON = '(?:i|we|he|she|they|you|(?:my|our|the) [a-z]{2,12}|[a-z]{3,12})'
const WHEN =
  "(?: (?:at|when|by|in|last|around|before|as|during|since|for)(?: (?!(?:and|but|so|now|while)\\b)[a-z0-9']+){1,5})?"
const DISEASE =
  "(?:co?eliac(?:s|'s)?(?: disease)?|(?:lactose|gluten|dairy|fructose|wheat) intoleran(?:t|ce)|intoleran(?:t|ce) (?:of|to) (?:lactose|gluten|dairy))"
const ALLERGIC = `(?:allergic(?: to ${FOODS})?|${DISEASE}|an? ${FOOD} allergy)`
const TESTED =
  '(?:tests?|panels?|screen(?:ing)?s?|biops(?:y|ies)|blood ?(?:work|tests?)|bloods|results?|endoscopy|scope|numbers|levels|prick(?: tests?)?|challenge|patch|rast|ige|spt)'

/** People who sit at other tables. */
const OTHER =
  "(?:(?:my|our|his|her|the|a|some|one) )?(?:(?:old|late|best|new|first) )?(?:ex(?:-?(?:wife|husband|girlfriend|boyfriend|roommate|partner))?|co-?worker|colleague|(?:desk|bench|class|office|cubicle|seat|lab)[ -]?mate|boss|manager|neighbou?r(?:'s (?:[a-z]+ )?(?:kid|boy|girl|son|daughter|lad|wife|husband))?|(?:boy|girl|lad|kid|man|woman|guy|lady|family|couple) (?:next door|upstairs|down the (?:hall|street|road)|across the (?:street|road|hall)|in (?:his|her|my|our|the|last year's) class|at (?:work|school))|landlord|landlady|previous tenant|guy at work)"
/** Whoever may eat along counts. */
const EATING_ALONG =
  '\\b(?:coming|joins?|joining|invit[a-z]{1,4}|guests?|potluck|shar(?:e|es|ing)|with (?:him|her|them)|for (?:him|her|them|both|everyone)|everyone|party|visit[a-z]{0,3}|over for|eats? with|at the office|the office|class party|too)\\b'
const NOT_HERE =
  "\\b(?:not (?:me|mine|us|ours|here|coming|eating|joining)|isn't (?:here|coming|eating|joining|invited|home)|is not (?:here|coming|eating|joining|invited|home)|(?:i'm|im|i am|we're|we are) not|(?:i|we) (?:love|eat|can|do)(?!n't|'t| not| without)|lives? in|liv(?:es|ing) (?:away|abroad)|moved|away|out of town|out tonight|(?:it's |its )?(?:only|just) me(?: tonight)?|flying solo|home alone|at (?:her|his|their) (?:mom|mum|dad|sister|brother|gran|nan|friend|mother|father)'?s)\\b"
const HAS =
  "(?:'s| is| was| are| has| had| gets| got| can't| cannot| cant| couldn't| swells| breaks| reacts| carries| hates| hated)"
/** The rest of the same clause. */
const WITHIN = '(?:(?! (?:and|but|so|while|or) )[^.;!?|,]){0,40}?'
const HARM = `(?:allergic|allergy|allergies|co?eliac|intolerant|swells?|breaks? out|react(?:s|ed)?|hives|epi ?-?pen|can't|cannot|cant|couldn't|hates?|hated|vegan)`

/** What one may be "allergic" to and still eat everything. */
const NO_FOOD =
  '(?:mornings?|mondays?|work(?:ing)?|exercise|housework|homework|chores|ironing|dishes|washing up|cooking|effort|drama|people|crowds|kids|small talk|nonsense|boredom|commitment|cats?|dogs?|horses|pollen|grass|dust(?: mites)?|mou?ld spores|bees?|wasps?|latex|penicillin|amoxicillin|ibuprofen|aspirin|sulfa|perfume|my (?:mother|father|sister|brother)[- ]in[- ]law|my (?:boss|ex)|paying|winter|sunshine|the sun|early rising)'
const DULL =
  '(?:sad|boring|bland|soggy|dull|miserable|pretentious|overpriced|tasteless) (?:salads?|food|meals?|lunch(?:es)?|dinners?|recipes?|sandwich(?:es)?|soups?|leftovers|cooking|diets?|menus?)'
;('(?:sad|boring|bland|soggy|dull|tiny|plain|fancy|bad|cheap|miserable|pretentious|overpriced|dry|tasteless)')

const DIET =
  '(?:vegan(?:ism)?|vegetarian(?:ism)?|veggie|pescatarian|keto|paleo|low[- ]carb|carnivore|plant[- ]based|whole ?30|raw food|fasting)'

/**
 * An allergy or a diet that surely is over, was ruled out, or is somebody else's who does not eat this meal, and what is no food. Each is
 * cut out; whatever else the text refuses stays. When in doubt, the allergy stands.
 */
export const REFUSALS_OVER: Told[] = [
  // "The celiac panel came back negative", "biopsy clean".
  {
    means: OVER,
    en: `${SURELY}(?<!\\b(?:to|no|not|of|from|with|avoids?|hates?|without|and|or) )(?:(?:the|my|his|her|our|all|both) )*(?:(?!(?:and|or|but|so|to|is|are|no|not)\\b)[a-z]{3,14} )?(?:(?:co?eliac|allergy|allergen|lactose|gluten|intolerance|food|skin|prick|blood|breath|oral) ){0,4}${TESTED}(?: (?:for|to) ${FOODS})?(?:,? (?:has|have|all|both|just|finally|is|was|were|are|came|come|comes|turned|went|back|out|up|totally|completely|perfectly)){0,4} (?:negative|clean|clear|normal|all clear)(?: for ${FOODS})?(?! (?:for|on|to)\\b)${NO_MORE}`,
    es: '',
    when: /negative|clean|clear|normal/,
  },
  // "Not celiac after all", "NOT lactose intolerant", "it turned out not to be an egg allergy".
  {
    means: OVER,
    en: `(?<!\\b(?:if|whether|sure|hop\\w{1,5}|wish\\w{0,3}|maybe|why) [^.;!?|]{0,30})(?:(?:turns out|turned out|it's|its|it was|she's|he's|i'm|im|we're|(?:${PERSON}) (?:am|is|are|was|were|have|has|do|does)|am|is|are|was|were|that) ){0,3}(?:not|no longer|never|don't have|do not have|doesn't have|isn't|wasn't|no more) (?:(?:actually|really|even|to be|been|the|have|an?) ){0,3}${DISEASE}(?: (?:after all|at all|any ?more|any longer|thank god|thankfully))?(?!,? (?:but|just|only|yet)\\b)${NO_MORE}`,
    es: '',
    when: /co?eliac|intoleran/,
  },
  {
    means: OVER,
    en: `${SURELY}(?:(?:they|we|i|he|she|doctors?|everyone|the doctor) )?(?:all )?(?:thought|believed|assumed|feared|suspected|figured|convinced)(?: that)? (?:${PERSON} |it )(?:was|were|had|am|is|might be) ${ALLERGIC}(?=[^|]{0,90}\\b(?:it was (?:her|his|my|our) [a-z]+|it was the (?:soap|detergent|cat|dog|pollen|heat|stress|flu)|wrong|(?:is|was|am|are) not|wasn't|i'm (?:not|fine)|clean|negative|fine)\\b)(?![^|]{0,120}\\b(?:too|as well|also|just|only|but)\\b)`,
    es: '',
    when: /allerg|co?eliac|intoleran/,
  },
  {
    means: OVER,
    en: `${SURELY}(?:outgrew|outgrown|grew out of|grown out of|got over|shook off|shaken off|no longer ha(?:s|ve)|(?:has|have|with) no more) ${ITS}(?:${FOOD} )?(?:allergy|intolerance)(?: (?:for|to) ${FOODS})?${WHEN}(?= ?(?:$|[.,;:!)|]| (?:and|so|yay|woohoo|thank|thanks|lol|now|hooray)\\b))${NO_RETURN}`,
    es: '',
    when: /allergy|intolerance/,
  },
  {
    means: OVER,
    en: `${SURELY}${ITS}${FOOD} (?:allergy|intolerance) (?:(?:is|was|has|all|been|now|finally|officially) ){0,3}(?:gone|over|outgrown|ruled out|cleared|history|behind (?:me|us|him|her)|went away|disappeared|a false alarm|a misdiagnosis)(?= ?(?:$|[.,;:!)|]| (?:and|so|now|at|in|last|years)\\b))${NO_RETURN}`,
    es: '',
    when: /allergy|intolerance/,
  },
  {
    means: OVER,
    en: `(?:no evidence of|ruled out|disproved|rules? out)(?<!\\b(?:not|never|n't|yet to|haven't|hasn't) [^.;!?|]{0,20}) (?:an? |any |the )?(?:(?:${FOOD} )?(?:allergy|intolerance)(?: to ${FOODS})?|${DISEASE})${NO_MORE}`,
    es: '',
    when: /no evidence|rule|disproved/,
  },
  // "She used to be allergic to dairy".
  {
    means: OVER,
    en: `(?:${PERSON} )?(?:used to|use to) (?:be (?:severely |very |really |badly )?(?:allergic|intolerant|sensitive) (?:to|of)|react to|swell up from|break out from|get (?:hives|sick|ill|a rash) from) (?:the )?${FOODS}(?= ?(?:$|[.,;:!?)|]| (?:and|but|when|as|until|till|so|now|back)\\b))${NO_RETURN}(?!.{0,100}\\b(?:can't|cannot|cant)\\b)`,
    es: '',
    when: /use[d]? to /,
  },
  // Somebody else's: "my desk mate is the one with the nut allergy, not me".
  {
    means: OVER,
    en: `${OTHER}${HAS}${WITHIN}\\b${HARM}\\b${WITHIN}(?= ?(?:$|[.,;!|]| (?:but|and|so) (?:i|we|he|she|they|that)\\b))(?:(?<=${NOT_HERE}.*)|(?=.*${NOT_HERE}))(?<!${EATING_ALONG}.*)(?!.*${EATING_ALONG})`,
    es: '',
    when: /^(?=.*(?:mate|\bex\b|ex-|worker|colleague|boss|manager|neighbo|next door|upstairs|down the|across the|class|at work|at school|landl|tenant))(?=.*(?:allerg|co?eliac|intoleran|swell|breaks? out|react|hives|epi|can't|cannot|cant|couldn't|hate|vegan))/,
  },
  {
    means: OVER,
    en: `(?:my|our|the) (?:wife|husband|partner|sister|brother|mom|mum|mother|dad|father|daughter|son|roommate|flatmate|one|cousin|aunt|uncle)(?:[- ]in[- ]law)?,? (?:is |was |'s |who is |who's )(?:(?:the |only |one |who's |who is |with |with the |that is ){1,4})?(?:an? )?(?:${ALLERGIC}|the one with the ${FOOD} allergy|${FOOD} allergy)(?:,| and| but|, and|, but) (?:(?:she|he|they|who) )?(?:(?:is|are|was|lives?|moved|stays?|staying) )(?:at (?:her|his|their)|in (?!(?:the|my|our|a|school|class|bed|pain|hospital)\\b)|away|out of town|out tonight|not (?:here|home|eating|coming|joining)|abroad)[^.;!?|,]{0,30}(?=.*\\b(?:i|me|we|us)\\b)(?<!${EATING_ALONG}.*)(?!.*${EATING_ALONG})`,
    es: '',
    when: /allerg|co?eliac|intoleran/,
  },
  // "Allergic to mornings", "allergic to sad salads".
  {
    means: OVER,
    en: `(?:(?:i'm|im|i am|we're|he's|she's|he is|she is|totally|basically|also) ){0,3}allergic to (?:all |any |the |my )?(?:${NO_FOOD}(?: ?(?:,|and|or) ${NO_FOOD}){0,2}|${DULL})(?= ?(?:$|[.;:!?)]|,? (?:so|not|but|lol|haha|bring|feed|give|make|please|i|we|i'd|just|can|what|want|need)\\b))`,
    es: '',
    when: /allergic to /,
  },
  // "Failed at being vegan", "ex-vegetarian", "I was vegan, now I eat eggs".
  {
    means: OVER,
    en: `(?:(?:ex|former|lapsed|recovering|failed|retired|reformed)[- ]${DIET}s?|(?:failed(?: at| to be)?|gave up(?: on)?|giving up(?: on)?|quit|quitting|ditched|broke up with|done (?:with|being)|finished (?:with|being)|fell off|abandoned) (?:(?:being|going|doing|my|the|a|an|strictly|this|that) ){0,2}${DIET}(?: (?:diet|thing|life|wagon|lifestyle))?|(?:(?:i|we|he|she) )?(?:was|were|used to be) (?:an? |strictly |mostly )*${DIET}(?: for [^.,;|]{1,20})?(?=,? (?:until|till|but|now|fell off|and now|no more|no longer|not any ?more)\\b)|(?:my |the |our )?${DIET} (?:(?:era|phase|days|experiment|thing|stint|life) (?:is |was |are |were |did not |didn't ){0,2}|(?:is |was |did not |didn't ))(?:over|done|dead|dead and buried|stick|last|behind (?:me|us)|history))`,
    es: '',
    when: /vegan|vegetarian|veggie|pesc|keto|paleo|low[- ]carb|carnivore|plant|whole ?30|raw food|fasting/,
  },
  // "Hardly a day goes by without", "it's not a Sunday without".
  {
    means: 'we love',
    en: "(?:(?:it's|it is|its|there's) )?(?:not|hardly|barely|scarcely|rarely) (?:really )?(?:an?|one|my|our|even an?) (?:[a-z]+ ){1,3}?(?:goes by |passes |is complete )?without(?!.{0,120}\\b(?:allerg|intoleran|react|hives|swell|throat|can't|cannot|cant)\\b)",
    es: '',
    when: /without/,
  },
  // A question why somebody should not: "who says diabetics can't have pasta?"
  {
    means: 'i want',
    en: "(?:who (?:says?|said|told you|decided)|since when|where does it say)(?: that)? (?:do |can |is it )?(?:(?:a |us |we |all )*diabetics?|people with diabetes|i|we|you) (?:can't|cannot|cant|can not|shouldn't|should not|mustn't|are not allowed to|aren't allowed to) (?:have|eat|enjoy|touch)(?=[^.;!|]{0,40}\\?)(?!.*\\b(?:allerg|celiac|coeliac|intoleran))",
    es: '',
    when: /(?:can't|cannot|cant|can not|shouldn't|should not|mustn't|allowed to).*\?/,
  },
]
