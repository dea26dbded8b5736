import type { Told } from './row.ts'

/** A word that may name a food. */
const W =
  "(?!(?:and|or|but|so|is|are|was|were|be|it|it's|its|that|this|those|these|them|they|he|she|we|i|you|which|what|who|if|when|then|there|the|a|an|any|all|my|our|his|her|their|your|to|too|for|of|off|on|in|with|without|at|by|from|as|not|no|never|please|just|also|really|very|more|much|some|how|do|does|did|can|could|would|should|will|have|has|had|make|made|need|want|like|love|thing|things|stuff|food|foods|anything|something|nothing|everything|one|ones|time|dinner|lunch|breakfast|meal|recipe|dish)\\b)[a-z][a-z'-]{2,15}"
const FOOD = `${W}(?: ${W})?`
const LIST = `(?:(?:${FOOD}, ){1,3}${FOOD},? (?:and|or|nor|&) (?:the )?)?${FOOD}(?: (?:and|or|nor|&) (?:the )?${FOOD})?`
/** Where a clause begins: a food that stands there is what the clause is about. */
const BEGINS = '(?:(?<=(?:^|[.,;:!?|(-]) ?)|(?<=\\b(?:and|but|so|plus|also|please|with|then) ))'
const ENDS = '(?= ?(?:$|[.,;:!?|)]|(?:please|thanks|thank|because|since|as|and|but|so|for|tonight|today)\\b))'
const IT = '(?:it|them|those|that|these|any|any of (?:it|them|that))'
const PUTS =
  '(?:serve|bring|mix in|throw in|pour|sprinkle|cook with|make (?:it|this|that|anything) with|mention|suggest|offer|feed (?:me|us|him|her|them)|fill it with|season (?:it )?with|sneak in|top (?:it )?with|include|slip in|toss in|stir in|go near|let me see|(?:put|serve|ladle|pile|pour|spoon) (?:it|this|that|them|these) (?:over|on top of|on|in|with))'

const CANNOT =
  "(?:can't|cannot|cant|can not|couldn't|may not|must not|mustn't|aren't|arent|isn't|isnt|not|never)(?: (?:even|really|ever|be))*"
const MAY = '(?: (?:allowed|permitted|supposed|able|meant))?(?: to)?'
const NO_FOOD =
  '(?:microwaves?|ovens?|stoves?|stovetops?|blenders?|air ?fryers?|grills?|slow cookers?|crock ?pots?|instant pots?|pressure cookers?|food processors?|fridge|fuss|mess|hassle|stress|cooking|frying|baking|grilling|chopping|clean ?-?up|cleaning|washing up|heat|fancy stuff|nonsense|leftovers|spice|spices|heavy stuff)'
/** Who decides what comes into a school, an office or a plane. */
const DO_NOT_LET =
  "(?:do not|don't|dont|does not|doesn't|doesnt|did not|didn't|won't|wont|will not|would not|wouldn't|can't|cannot|never)"
const ANYBODY =
  '(?:me|us|him|her|them|you|anyone|anybody|people|(?:the |my |our )?(?:kids?|children|students|son|daughter|guests|staff))'
/** Not "eat" or "have": who can't eat a food may be allergic to it, and that is read as such. */
const BRINGS =
  '(?:bring|pack|send|carry|serve|include|sell|hand out|share)(?: (?:in|along|over|to school|to work))?'
const TAKES =
  '(?:bring|take|pack|send|carry|serve|have|eat|include|sell|hand out|share)(?: (?:in|along|over|to school|to work))?'
/** "Anything with", "any food that contains". */
const ANY_WITH =
  '(?:(?:anything|food|foods|snacks?|stuff|things?|items?|products?|treats?|dishes|any (?:food|foods|snacks?|stuff|things?|items?|products?|treats?|dish(?:es)?|kind of food))(?: (?:made |baked |cooked )?(?:with|containing|of|from)| (?:that|which) (?:has|have|had|contains?|includes?|is made (?:with|from|of))))'

/** Everyday ways to leave a food out that do not put "no" right before it, each read as "no" and the food. */
export const REFUSALS_PLAIN: Told[] = [
  // "I can't bring anything with nuts", "we're not allowed to serve pork".
  {
    means: 'no',
    en: `(?:(?:i|we|he|she|they|you|kids|students)(?:'re| are|'s| is|'m| am)? )?${CANNOT}${MAY} ${BRINGS}(?: ${ANY_WITH}(?= )|(?= (?:any |the )?(?!out|anything|food|stuff|lunch)${W}(?: ${W})?(?: (?:to|into|in|at|on) (?:the |a |an |my |our |her |his )?(?:school|class|classroom|daycare|office|work|plane|event|party|camp)| ?(?:$|[.,;!?|]|because|as|so))))`,
    es: '',
    when: /bring|pack|send|carry|serve|include|sell|hand out|share/,
  },
  // "The school doesn't let us bring peanuts", "they won't allow nuts".
  {
    means: 'no',
    en: `${DO_NOT_LET} (?:let|allow|permit|accept|want)(?: ${ANYBODY})?(?: to)?(?:(?: ${TAKES})? ${ANY_WITH}(?= )| ${TAKES}(?= ${W}))`,
    es: '',
    when: /let|allow|permit|accept|want/,
  },
  // "No microwave or peanuts", "no fuss or onions": the readers of tools and styles cut out what they know.
  {
    means: '$1, no',
    en: `((?:no|without|zero|hate|hates)(?: (?:any|an?|the|much|more))? ${NO_FOOD}(?: (?:,|or|nor|and) ${NO_FOOD}){0,2}),? (?:or|nor)(?: any)?(?= ${W})(?! ${NO_FOOD})`,
    es: '',
    when: / n?or /,
  },
  {
    means: 'no fried food',
    en: "nothing (?:that is |that's |too |deep[- ]?)*fried(?: (?:stuff|things?|foods?))?(?!\\w)|(?:not|no|never|nor|isn't|isnt|without anything|avoid(?:ing)? anything|don't want anything) (?:that is |that's |too |deep[- ]?)*fried(?: (?:stuff|things?|foods?))?(?= ?(?:$|[.,;!?|)]|(?:please|and|or|but|for|because)\\b))",
    es: '',
    when: /fried/,
  },
  // "A snack that isn't celery": "not" is read.
  {
    means: 'not',
    en: "(?:(?:that|which|it|but|and),? )?(?:isn't|isnt|aren't|arent|ain't|aint)(?<=(?:that|which) (?:is|are|ai)n'?t)(?= (?:(?:an?|any|just|the|more) )?[a-z])(?! (?:too|so|very|allowed|good|bad|ok|okay|safe|spicy|hard|hot)\\b)",
    es: '',
    when: /(?:is|are|ai)n'?t/,
  },
  // "Wings are too messy". Not of what somebody has cooked: "the soup is too salty, what can I do".
  {
    means: 'not $1 |',
    en: `${BEGINS}(?!this|that|it|mine)(${W}(?: (?!is|are)${W})?) (?:is|are) (?:just |way |a bit |kind of |always |all )*too (?:messy|greasy|expensive|pricey|costly|boring|fattening|carby|sugary|starchy|fiddly|fishy|filling|heavy|time[- ]consuming|high in (?:carbs|sugar)|(?:much|many) (?:work|trouble|hassle|effort|carbs|sugar)|hard to (?:eat|make|chew))(?: for (?:me|us|him|her|them|that|this|breakfast|lunch|dinner|snacks?|(?:my|the|our) [a-z]+))?(?= ?(?:$|[.,;!|)]|(?:and|so|but)\\b))(?! so (?:please )?(?:do not|don't|dont|never|leave|skip|omit|no|not)\\b)(?!.{0,60}\\b(?:fix|save|rescue|instead of throwing)\\b)`,
    es: '',
    when: / too /,
  },
  // "A snack that isn't apple with peanut butter": both together.
  {
    means: ', anything but $1 |',
    en: `,? ?(?:besides|other than|apart from|aside from|(?:that|which)(?:'s|s| is| are) not|(?:that|which) (?:isn't|isnt|aren't|arent)) (?:the |an? |just )?(${FOOD} with ${FOOD})${ENDS}`,
    es: '',
    when: / with /,
  },
  // "Any fish besides catfish", "a vegetable other than broccoli".
  {
    means: '$1, not $2 |',
    en: `((?:any|whatever|another|an? (?:different|other)|some other|some|an?|every|all(?: the)?) (?:kind of |sort of |type of )?${W}(?: ${W})?),? (?:besides|other than|apart from|aside from|excluding|(?:that|which|as long as it)(?:'s| is| are|'re) not|that (?:isn't|aren't|isnt|arent)|not counting) (?:the |any )?(${LIST})`,
    es: '',
    when: /besides|other than|apart from|aside from|excluding|not|n't|nt /,
  },
  // "Fish... no wait, my daughter is allergic": to what was just named.
  {
    means: ', allergic to $1 |',
    en: `(?<=\\b(?:with|of|some|want|like|a|have|make|about|maybe|,) |^ ?)(${FOOD})(?: [a-z]+)?[ ,.!-]{1,5}(?:(?:well|oh|wait|hmm|actually|sorry|hold on|but),? )*(?:no|nope|not that|can't|never ?mind)[ ,.!-]{1,5}(?:(?:wait|sorry|because|since|cause|cuz|as),? )*(?:(?:my|our|the|his|her) )?[a-z]{2,14}(?: [a-z]{2,12})?(?:'s| is| are| am| has an?| have an?) (?:so |very |badly |severely |deathly )?(?:allerg(?:ic|y)|anaphylactic)(?: to (?:it|that|them))?(?! to [a-z])`,
    es: '',
    when: /allerg|anaphyl/,
  },
  // Only a food we know: "any soup but make it quick".
  {
    means: '$1, sick of $2 |',
    en: `((?:any|every|all(?: the)?|whatever) (?:kind of |sort of |type of )?${W}(?: ${W})?) (?:but|bar|save|minus) (?:the )?(?=(${FOOD})${ENDS})\\2`,
    es: '',
    when: /(?:any|every|all|whatever) .*(?:but|bar|save|minus) /,
  },
  {
    means: '$1, not $2 |',
    en: `((?:what|which|anything|something|how)\\b[^.;!?|]{2,50}),? (?:besides|other than|apart from|aside from|that (?:isn't|is not|isnt)) (?:the |any )?(${LIST})`,
    es: '',
    when: /besides|other than|apart from|aside from|that is/,
  },
  // "Breakfast besides oatmeal", "something that's not pounded yam".
  {
    means: '$1, not $2 |',
    en: `((?:breakfast|lunch|dinner|supper|brunch|snack|dessert|side|meal|dish|ideas?|options?|recipes?|food|drink|bread|protein|vegetables?|veggies?|fruit|fish|meat|else|(?:something|anything)(?= that| which)),?) (?:besides|other than|apart from|aside from|(?:that|which) (?:isn't|is not|isnt|are not|aren't|arent)|(?:that|which)(?:'s|s) not|thats not) (?:just )?(?:the |any |a |an |more )?(?!(?:too|so|very|that)\\b)(?:(?:pounded|mashed|chopped|shredded|sliced|plain|boring|regular) )?(${LIST})`,
    es: '',
    when: /besides|other than|apart from|aside from|not|n't|nt /,
  },
  {
    means: 'no $1 |',
    en: `no-(?!bake|cook|fuss|knead|nonsense|brainer|carb|sugar|salt|no|go|stir|churn|frills|meat|fry)([a-z]{3,14})(?= [a-z])`,
    es: '',
    when: /no-/,
  },
  // "That isn't almond flour (allergic)".
  {
    means: 'allergic to $1 |',
    en: `(?:no|not|without|isn't|isnt|skip|minus) (?:any |the )?(${FOOD}) ?[(,-] ?(?:(?:i'm|im|i am|he's|she's|very|severely) )*allergic ?\\)?(?= ?(?:$|[.,;!|]| (?:less|under|for|with|please|max)))`,
    es: '',
    when: /allergic/,
  },
  {
    means: 'no $1 |',
    en: `(?:free of|contains? no|has no|have no|with no|zero|nil|without(?: any)? trace of) ${ANY_WITH} (${FOOD})`,
    es: '',
    when: /free of|contain|has no|have no|with no|zero/,
  },
  { means: 'no', en: 'no{2,6}(?= [a-z])', es: '', when: /noo/ },
  { means: 'without', en: 'w ?/ ?out|wo/|w ?/ ?o', es: '', when: /w ?\/|wo\// },
  { means: 'gluten-free', en: 'free[- ]from[- ]gluten|glutenless', es: '', when: /gluten/ },
  {
    means: 'no $1 |',
    en: '(egg|bun|dairy|nut|cheese|butter|milk|bean|onion|garlic|tomato|rice|bread|potato|noodle|pasta|mayo|soy)-?less',
    es: '',
    when: /less/,
  },
  {
    means: 'no',
    en: `(?:(?<=(?:^|[.,;!?|-] ?|\\b(?:please|and|then|just|you|can|could|to) ))take out|remove|refuses?|don't call for|dont call for|do not call for|not calling for|(?<!\\b(?:can't|cannot|cant|couldn't|never|won't|don't|not|no) )stop (?:serving|making|eating|buying)|do away with|steer well clear of|never (?:liked|cared for|got (?:on|along) with|could do)|(?:i'm|im|i am|we're|we are|he's|she's)? ?not (?:serving|having|doing|cooking|making|eating|using|buying|made with|containing)|swap out|sub out)(?= (?:(?:the|any|all the|my|those) )?(?!skin|bones?|seeds?|stems?|peel|pan|lid|foil|dessert|dinner)${W})`,
    es: '',
    when: /take out|remove|refuse|call|stop |rid of|away with|clear of|never |not |swap|sub out/,
  },
  // "Squash not needed", "raisins are not included", "crab excluded".
  {
    means: 'no $1 |',
    en: `${BEGINS}(?:the |any |all )?(${LIST}) (?:both |all )?(?:is |are |was |were |being |to be |should be |must be )?(?:excluded|omitted|unwanted|skipped|left off|left out|not (?:wanted|needed|necessary|required|included|invited|desired|requested|used|in (?:it|there))|off)${ENDS}`,
    es: '',
    when: /excluded|omitted|unwanted|skipped|left|not |off/,
  },
  // "Chives shouldn't be on it", "olives have no place on it", "garlic must not go in".
  {
    means: 'no $1 |',
    en: `${BEGINS}(?:the |any )?(${FOOD}) (?:(?:should|must|may|can|could|do|does|will|would|is|are|needs?)(?:n't|nt| not|not)|never) (?:to )?(?:be (?:a )?part of (?:it|this|that|the (?:meal|dish|recipe))|be |go |come |belongs? |appear |feature |show up |end up |get )?(?:in|on|into|near|anywhere|added|included|used|inside|touch|(?<=part of (?:it|this|that|the (?:meal|dish|recipe))))(?![a-z])(?: (?:in|on|into|near))?(?: (?:it|this|that|there|mine|my (?:plate|food|bowl|dish)|the (?:plate|dish|bowl|pan|food)))?`,
    es: '',
    when: /n't|nt |not |never/,
  },
  {
    means: 'no $1 |',
    en: `${BEGINS}(?:the |any )?(${FOOD}) (?:(?:has|have|deserves?) no (?:place|business|room|right)(?: to be)?(?: (?:in|on|near)(?: (?:it|this|that|there|here|my (?:plate|food|bowl|dish)|the (?:plate|dish|bowl)))?)?|(?:stays?|can stay|may stay|should stay) (?:out|away|off)(?: of (?:it|this|that))?)${ENDS}`,
    es: '',
    when: /no (?:place|business|room|right)|stay/,
  },
  {
    means: 'no',
    en: `(?:do not|don't|dont|never|please don't|pls don't)(?: (?:you|even|ever|you dare))* ${PUTS}(?: (?:me|us|him|her|them))?(?= (?:(?:any|the|some) )?${W})`,
    es: '',
    when: /don|never|not/,
  },
  // "Dates are too much sugar so don't include any".
  {
    means: 'no $1 |',
    en: `${BEGINS}(?:the |my |those )?(${FOOD}) (?:is|are|tastes?|makes?|gives?|has|have|was|were|got|gets?|goes|feels?|smells?|raises?|spikes?)\\b[^.;!?|]{2,60}?[ ,]*\\b(?:so|and|please|that's why|pls)(?: (?:just|please|so|pls))? (?:(?:do not|don't|dont|never) (?:use|add|include|put|give|serve|cook)(?: (?:me|us))? ${IT}|(?:leave|skip|omit|keep|cut|drop|make it without|do it without|cook without|without|none of) ${IT})(?: (?:out|off|in|away))?`,
    es: '',
    when: /\b(?:it|them|those|that|these|any)\b/,
  },
  // "Asparagus is not something I enjoy", "keep bananas, oranges and tomatoes out of it".
  {
    means: 'no $1 |',
    en: `${BEGINS}(?:the |any )?(${FOOD}) (?:is|are|was|were|'s)(?:n't|nt| not| never) (?:something|anything|my|a thing|one of|what|for|really|going to|on|to)(?: (?:things?|favou?rites?|foods?|thing|cup of tea|taste|liking|the))?(?: (?:that |which )?(?:i|we|he|she|they) (?:ever |really |actually |particularly )?(?:like|love|enjoy|eat|want|need|care for|do|touch|can eat|can have)s?)?(?= ?(?:$|[.,;!|]))`,
    es: '',
    when: /not|n't|nt |never/,
  },
  {
    means: 'no $1 |',
    en: `(?:keep|leave) (?:the |any |all )?(${LIST}) (?:out|away|off)(?:(?: of| from)? (?:it|this|that|mine|there|(?:my|the) (?:dish|recipe|plate|meal|food)))?${ENDS}`,
    es: '',
    when: /(?:out|away|off)/,
  },
  // "Everyone says cauliflower and I don't like it at all", "tried quinoa twice and didn't like it".
  {
    means: 'no $1 |',
    en: `(?:(?:says?|said|suggests?|recommends?|tells me|tried|tasted|ate|eaten|had|made|cooked|bought)|${BEGINS})(?: (?:to eat|the|some|that))? (${W}(?: (?!twice|once|for|and|but|last|a|on|at)${W})?)(?: (?!and|but)[a-z']+){0,4},? (?:and|but) (?:i|we|he|she|they)? ?(?:really |just |still )?(?:didn't|did not|didnt|don't|do not|dont|doesn't|hated|hate|couldn't|can't) ?(?:really |much )?(?:like|enjoy|love|stand|bear|stomach|eat)? ?(?:it|them|that)\\b(?: (?:at all|much|either|one bit))?`,
    es: '',
    when: /(?:it|them|that)\b/,
  },
  {
    means: 'sick of',
    en: "(?:had|'ve had|ive had|have had|got|has had) (?:more than |quite |just about )?enough of(?= )(?![^.;!?|]{0,30} to (?:make|feed|cook|use|last)\\b)",
    es: '',
    when: /enough/,
  },
]

const W_ES =
  '(?!(?:y|e|o|u|que|se|me|te|le|lo|la|los|las|les|nos|el|en|de|del|con|por|para|no|ni|si|sin|ya|todo|toda|todos|pero|muy|mas|porque|pues|es|son|era|esta|estan|nunca|nada|yo|tu|a|al|mi|su|un|una|unos|unas|como|cuando|donde|hay|tengo|quiero|gracias|favor|algo|cosa|cosas|comida|cena|receta|casa|hoy|tampoco|tambien|mucho|mucha|tanto|tanta|solo|bien|mal|eso|esto|aqui|asi|hacer|haz|dame|picos?|subidas?|verdes?|idea|plan|mejor|nadie|algun[oa]?)\\b)[a-z]{3,16}'
const FOOD_ES = `${W_ES}(?: de (?:la |el |los |las )?${W_ES})?`
const LIST_ES = `(?:(?:${FOOD_ES}, ){1,3}${FOOD_ES} (?:y|e|o|ni) )?${FOOD_ES}(?: (?:y|e|o|ni) (?:(?:el|la|los|las) )?${FOOD_ES})?`
const ART = '(?:(?:el|la|los|las|lo|al|del|un|una) )?'
const BEGINS_ES = '(?:(?<=(?:^|[.,;:!?|(-]) ?)|(?<=\\b(?:y|e|pero|porque|pues|que|eso si) ))'
const ENDS_ES =
  '(?= ?(?:$|[.,;:!?|)]|(?:por|gracias|porfa|xfa|porque|que|pues|y|pero|ya|hoy|esta|para|en)\\b))'
/** Said of a food that stands before it: "mostaza no lleva", "el apio no me gusta". */
const VERBS_ES =
  '(?:llev(?:a|an|ar|e|en)|ech(?:o|amos)|sirv(?:o|e|en)|us(?:o|amos|a|an|ar|es|e|en)|quier(?:o|e|en)|queremos|com(?:o|e|en|emos)|tom(?:o|a|an|amos)|pong(?:as|an|a|o|amos)|pong[ai]is|ponerl[ea]s?|ech(?:es|e|en|eis)|met(?:as|a|an|ais)|gust(?:a|an|aba|aban|o|aron)|han? gustado|toler(?:o|a|an|amos)|aguant(?:o|a|an|amos)|soport(?:o|a|an|amos)|trag(?:o|a|an)|pas(?:o|a|an)|entr(?:a|an|e|en)|apetece[n]?|cae[n]? (?:bien|muy bien)|sienta[n]? bien|va[n]?|hace[n]? (?:falta|bien)|incluy(?:as|a|an)|agregu(?:es|e|en)|anad(?:as|a|an|ais)|apare(?:zca|zcan)|necesit(?:o|a|amos)|se (?:me )?ocurra|tengo ganas(?: de)?|convence[n]?|interesa[n]?|late[n]?|cocino|cocinamos|deberia[n]? (?:llevar|ir|estar)|(?:puede|pueden|puedo|podemos) (?:ir|estar|ser|comer|llevar|entrar|aparecer|ni ver|verl[oa]s?)|(?:es|son) (?:lo mio|para mi|opcion|santo de mi devocion|bienvenid[oa]s?)|es lo mio|valen?|form[ea]n? parte|cuentan?|(?:incluir|poner|usar|agregar|echar)(?:l[oa]s?|le)?)'
const CLITICS = '(?:(?:me|te|se|le|les|nos|os|l[oa]s?|la|lo) ){0,3}'
const PEOPLE =
  '(?:(?:yo|nosotros|mi (?:esposo|esposa|marido|mujer|mama|papa|hij[oa]|suegr[oa]|nin[oa]|abuel[oa])) )?'
const ENCLITIC =
  '(?:saquen|sacad|quiten|quitad|omitan|eviten|dejen|obvien|saca|sac|quita|quit|omite|omiti|evita|evit|obvia|obvi|deja|dej|elimina|descarta|salta|ahorra|olvida|excluye|suprime)(?:me|te|se|nos)?l[oa]s?'
const IMPERATIVE =
  '(?:obvi(?:a|e|en|ando)|omit(?:e|i|a|an|as|iendo|amos)|evit(?:a|e|en|ando|emos|ad)|sac(?:a|ad|ando)(?:le|les)?|saqu(?:e|en)(?:le|les|nle)?|quit(?:a|ad|ando)(?:le|les)?|quit(?:e|en)(?:le|les|nle)?|elimin(?:a|e|en|ando)|descart(?:a|e|en|ando)|exclu(?:ye|ya|yan|i|yendo)|suprim(?:e|a|an|i|iendo)|prescind(?:e|a|an|i|iendo) del?|dej(?:a|e|en|ad|ando) (?:fuera|afuera|de lado|aparte)|ahorr(?:ate|ame|ese)|salt(?:ate|eate|ese)|prohibid[oa]s?|nada con|exceptuando|basta (?:ya )?de|(?:ya )?no (?:me |le |les |nos )?(?:comen|comemos|sirvo|servimos|echo|echamos|pongo|ponemos|uso|usamos|useis|utilizo|puedo usar|podemos usar|cocino|compro|tengo)(?! (?:ganas|tiempo|hambre|idea|bien|mucho|much[oa]s|tanto|nada|ni|mas|horno|microondas|estufa|licuadora|batidora|freidora|olla))|a excepcion de|con excepcion de|(?:queda|quedan|va|van|deja|dejen) fuera|favor de no (?:incluir|poner|usar|agregar|echar)|te pido no (?:usar|poner|incluir)|no (?:incluir|poner|usar|agregar)|no servir|no (?:voy|vamos) a (?:servir|hacer|preparar|cocinar|comer)|renunci[oe] a|se niegan? a (?:comer|probar)|me (?:canse|harte|aburri|empache|empalague) del?|(?:siempre y cuando|mientras|con tal de que|con tal que) no (?:sean?|lleven?|tengan?|contengan?|haya|incluyan?|traigan?)|(?:en (?:la|el) que|que|donde) no se (?:usen?|haga[n]? con|endulcen? con|prepare[n]? con|ponga[n]?)|no se (?:come[n]?|use[n]?|ponga[n]?|toma[n]?|haga[n]? con)(?! (?:bien|mal|mucho|nada)\\b)|de l[oa]s que no llevan|sin (?:nadita|ningun tipo|ninguna clase|recurrir a|necesidad|nada que (?:lleve|tenga))(?: del?)?)'
const USING =
  '(?:usar(?:le|les)?|poner(?:le|les)?|pongas|darle|darles|utilizar|echar(?:le|les)?|meter(?:le|les)?|agregar(?:le|les)?|anadir(?:le|les)?|gastar(?:me)?(?: en)?|comprar|incluir|llevar|comer(?:me)?|tener que comer|saber nada (?:de|del|con)|ver ni en pintura)'

const NO_FOOD_ES =
  '(?:microondas|horno|estufa|cocina|licuadora|batidora|freidora|olla|parrilla|complicaciones|complicacion|lio|lios|desorden|fritura|freir|cocinar|hornear|prisa|prisas|azucar anadida)'

/** What a school, an office or a plane does not allow. */
const NOT_ALLOWED_ES =
  '(?:no|ni) (?:(?:me|le|les|nos|te|os|lo|los|la|las|se) ){0,2}(?:deja|dejan|dejaron|permite|permiten|permitido|esta permitido|puede|pueden|puedo|podemos|debo|debe|deben|debemos|acepta|aceptan|admite|admiten)'
/** Not "comer": who can't eat a food may be allergic to it. */
const TAKE_ES = '(?:que )?(?:llev|tra|mand|envi|met|pon|serv|inclu|ofrec|entr)[a-z]{0,6}(?: con)?'
const NOTHING_WITH_ES =
  '(?:nada|alimentos?|comidas?|productos?|cosas?|algo|ningun[oa]?(?: [a-z]+)?)(?: (?:con|de|a base de|hech[oa]s? (?:con|de)|que (?:tengan?|lleven?|contengan?|sea de)))?'
const FORBIDDEN_ES =
  '(?:prohib(?:en|e|ieron|io|ido|ida)|(?:tienen?|estan?|queda|quedan) (?:terminantemente |estrictamente |totalmente )?prohibid[oa]s?|vetan|vetaron)'

const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')
/** A food follows. */
const before = (pattern: string): RegExp =>
  new RegExp(`(?<![\\w-])(?:${pattern}) ${ART}(?=${W_ES})(?!${NO_REFUSAL})`, 'g')
/** "Saca el pollo del congelador", "a nadie le gusta el pavo seco". */
const NO_REFUSAL =
  '(?!frut[oa]s? sec[oa]s?(?!\\w))[a-z]+(?: [a-z]+)? (?:del? (?:la |el )?(?:congelador|refri|refrigerador|nevera|freezer|horno|sarten|lata|bote|paquete|empaque|fuego)|(?:tan |muy )?(?:sec|crud|quemad|fri|dur|pasad|sos|insipid|desabrid)[oa]s?)\\b'

/** Whether a text may refuse in one of these ways. */
export const MAY_REFUSE_PLAINLY_ES =
  /\b(?:no+|muy|demasiad[oa]s?|ni|nunca|jamas|nadie|tampoco|sobran?|menos|salvo|excepto|distint[oa]|diferente|sin|nada|prohib[a-z]+|vetad[oa]s?|descartad[oa]s?|fuera|basta|renunci[oe]|ningun[oa]s?|excepcion)\b|(?:saca|quita|omit|evit|obvi|dej|elimin|descart|salt|ahorr|exclu|suprim|prescind|saqu|quit|cambi|reempla|sustitu|canse|harte|aburri)/

/** The same in Spanish, read before a text is put into English. */
export const REFUSALS_PLAIN_ES: readonly (readonly [RegExp, string])[] = [
  // "Probé con coliflor y no me gustó".
  [
    told(
      '(?:ya )?(?:(?:la|las|lo|los) )?(?:probe|probamos|intente|intentamos|hice|hicimos|prepare) (?:con|de) (?:el |la |los |las )?([a-z]+(?: [a-z]+)?),? (?:y|pero) no (?:me|nos|le|les) (?:gusto|gustaron|convencio|convencieron|quedo bien|salio bien|cayo bien)',
    ),
    'sin $1',
  ],
  // No refusals: what somebody lacks to cook, and what must not happen to a food.
  [told('no se (?:me|nos) ocurr(?:e|io) (?:nada|que hacer)(?: mas)? con'), 'algo con'],
  [
    told(
      'no (?:tengo|tenemos|hay|me da) (?:mucho |mucha |nada de )?(?:tiempo|ganas|idea|prisa|hambre)(?: (?:de|para) [a-z]+)?(?= ?[,.;!?|])',
    ),
    '|',
  ],
  [
    told(
      `(?:evita|evite|cuida|no quiero|sin)(?: de)? que(?= (?:se )?(?:(?:el|la|los|las) [a-z]+ (?:se |no )?)?(?:quede|pegue|queme|seque|deshaga|pase|cueza|corte)n?\\b)`,
    ),
    'y que',
  ],
  // "Cualquier verdura menos berenjena", "algo distinto a la leche de coco", "de todo menos apio".
  [
    told(
      `((?:cualquier|cualquiera|cualesquiera|algun[oa]?|otr[oa]s?|un[oa]?|tod[oa]s?(?: (?:el|la|los|las))?|algo|lo que sea|lo que quieras|de todo)(?: (?:otr[oa]|tipo de|clase de))?(?: ${W_ES}| pa(?:ra)? ${W_ES}){0,4}?),? (?:menos|excepto|salvo|(?:mientras|siempre que|con tal de que|que) no (?:sea|sean|lleve|tenga|contenga)|distint[oa]s? (?:de|a|al|del)|diferentes? (?:de|a|al|del)|aparte (?:de|del)|exceptuando|quitando)(?: (?:con|de))? ${ART}(${LIST_ES})`,
    ),
    '$1 sin $2 | ',
  ],
  [
    before(
      `(?:que|q|k) no (?:(?:sea|sean|vaya|vayan|sepa|sepan|esten?|venga|vengan)(?: (?:hech[oa]s?|rellen[oa]s?))? (?:con|de|del|a|al)|(?:lleven?|llevaran?|llevase|tengan?|tuvieran?|contengan?|incluyan?|traigan?|haya|usen?)(?: (?:nada de|ni|nada con))?)`,
    ),
    'sin ',
  ],
  [
    told(
      '(?:ni|no|sin|que no sean?|nada de|evit[aeo]r?|no quiero|no puedo comer)(?: (?:nada|cosas|comida|alimentos|de|que sea|sean?)){0,3} (?:frit(?:[oa]s?|anga|ura)s?)(?= ?(?:$|[.,;!?|)]|(?:y|ni|o|por|para|pero|porque)\\b))',
    ),
    'sin fried food | ',
  ],
  [told(`(sin ${NO_FOOD_ES}),? (?:ni|o|y sin)(?= ${ART}${W_ES})(?! ${NO_FOOD_ES})`), '$1, sin'],
  // "No come más que fideos", "no quiere nada que no sea pollo": that is what they eat.
  [
    told(
      `(?:no|ni|nunca) (?:(?:me|le|les|nos|se|lo|la) ){0,2}(?:com|quier|acept|tom|prueb|gust|hay|tengo|tiene|tenemos|qued|admit|toler)[a-z]{0,5}(?: (?:comer|tomar|probar))? (?:(?:nada )?(?:mas que|mas nada que|sino|si no es|a no ser)|(?:nada|otra cosa|ninguna (?:otra )?cosa|ninguna comida) (?:mas )?(?:que no sean?|que|excepto|salvo|aparte de|si no es|a no ser))(?= [a-z])`,
    ),
    'solo come',
  ],
  // "No puede comer nada con leche" is said of the milk.
  [
    told(
      '(no (?:puedo|puede|podemos|pueden|debo|debe|deben|tolero|tolera|como|come|comemos|tomo|toma) ?(?:comer|tomar|consumir|probar)?) (?:nada|algo|cosas?|alimentos?|comidas?|productos?|ningun[oa]?(?: [a-z]+)?) (?:con|de|a base de|hech[oa]s? (?:con|de)|que (?:tengan?|lleven?|contengan?|sea de))(?= [a-z])',
    ),
    '$1',
  ],
  // "En la escuela no dejan llevar cacahuate", "no puedo llevar nada con nuez", "prohíben los frutos secos".
  [
    before(
      `(?:${NOT_ALLOWED_ES} ${TAKE_ES}(?: ${NOTHING_WITH_ES})?|${FORBIDDEN_ES}(?: (?:${TAKE_ES}|${NOTHING_WITH_ES}|el uso de|la entrada de)){0,2}|no (?:dejan|permiten|permite|aceptan|acepta|admiten|admite)(?: ${NOTHING_WITH_ES})?)`,
    ),
    'sin ',
  ],
  [
    told(
      `${BEGINS_ES}${ART}(${FOOD_ES}) (?:es|son|esta|estan|sale|salen) (?:muy|demasiado|bastante) (?:engorros|pesad|car|grasos|aburrid|trabajos|sucia|pringos|pegajos)[oa]s?(?: (?:para|de) [a-z]+)?${ENDS_ES}`,
    ),
    'sin $1 | ',
  ],
  [
    told(
      'no (?:come|comen|quiere|quieren|le gustan|les gustan) (?:las |sus )?(?:verduras|vegetales)(?=.{0,60}\\b(?:escondid[ao]s?|esconder(?:las|los)?|camuflad[ao]s?|disimulad[ao]s?|sin que se (?:de|den) cuenta)\\b)',
    ),
    'con verduras',
  ],
  // "Pescado, bueno no, que mi hija es alérgica": to what was just named.
  [
    told(
      `${ART}(${FOOD_ES})[ ,.]{1,3}(?:(?:bueno|ay|ah|uy|perdon|espera|pero|mejor),? )*no[ ,.]{1,3}(?:(?:que|porque|pues|espera|perdon),? )*(?:(?:mi|mis|el|la|los|las|nuestro|nuestra) )?[a-z]{2,14}(?: [a-z]{2,12})? (?:es|son|soy|somos|tienen?|salio) (?:muy |super )?aler[gj]i[a-z]{1,3}(?! (?:a|al) )`,
    ),
    'alergico a $1 | ',
  ],
  [before('(?<=[,;] ?|\\b(?:y|pero) )no (?:con|de|del)'), 'sin '],
  [before('(?<=(?:^|[.,;!?|] ?|\\by ))no (?=(?:al|a la|a los|a las) )(?:al|a)'), 'sin '],
  // "Cámbiame el arroz por otra cosa", "pasa el pan blanco a integral".
  [
    told(
      `(?:cambi|reempla[zc]|sustitu|troc|suplant)[a-z]{1,6} ${ART}(${FOOD_ES}) (?:por|con|a|de) ${ART}(?:otra (?:cosa|verdura|comida)|otro|algo(?: (?:mejor|mas sano|distinto|diferente))?|lo que (?:sea|quieras))`,
    ),
    'sin $1 | ',
  ],
  [
    told(
      `(?:cambi[a-z]{1,6}|reempla[zc][a-z]{1,6}|sustitu[a-z]{1,6}|troc[a-z]{1,6}|pasa) ${ART}(${FOOD_ES}) (?:por|con|a) ${ART}(${W_ES}(?: ${W_ES})?)`,
    ),
    'sin $1 con $2',
  ],
  [/\bno{2,6}(?= [a-z])/g, 'no'],
  // "Mostaza no lleva", "los chícharos nunca me han gustado", "las judías del congelador no me las metas".
  [
    told(
      `${BEGINS_ES}${ART}(${LIST_ES})(?: del? (?:congelador|refri|nevera|lata|bote))? ${PEOPLE}(?:favor de no|por favor no|no|nunca|jamas|ni|tampoco|mejor no) ${CLITICS}${VERBS_ES}(?: (?:nada|ni ver(?:l[oa]s?)?|por favor|a (?:mi|el|la|los|las|nadie|su|mis)(?: [a-z]{3,12})?)){0,2}${ENDS_ES}`,
    ),
    'sin $1 | ',
  ],
  // "Leche no, que me inflama", "el apio mejor no", "el apio sobra".
  [
    told(
      `${BEGINS_ES}${ART}(${FOOD_ES}),? (?:mejor no|no(?= ?(?:$|[.,;:!?|)]|(?:por favor|gracias|porfa|xfa|porque|pues|que (?:me|le|nos|les|no))\\b))|sobran?|ningun[oa]s?|(?<!, ?)nada(?= ?(?:$|[.,;:!?|)]))|(?:esta|estan|queda|quedan) (?:vetad|prohibid|descartad|excluid|eliminad)[oa]s?|(?:queda|quedan|va|van) fuera|a excepcion|ni loc[oa]|ni de (?:chiste|broma)|que ni (?:aparezca|se (?:note|asome))|nunca|jamas)${ENDS_ES}(?! ?[,.;] ?(?:mejor|perdon|digo|mas bien|sino|con|de|quiero|prefiero|que sea)\\b)`,
    ),
    'sin $1 | ',
  ],
  [
    told(`${BEGINS_ES}${ART}(${FOOD_ES}),? ${ENCLITIC}(?: (?:fuera|afuera|de lado|aparte|por favor))?`),
    'sin $1 | ',
  ],
  [before(`${IMPERATIVE}(?: (?:todo|toda|tod[oa]s))?`), 'sin '],
  [
    before(
      `(?:ya |pero )?(?:no (?:quiero|queremos|quiere|quieren|deseo|necesito|pienso|voy a|vayas a|vaya a|vayan a|vamos a|me gustaria|se te ocurra|hace falta|hay que|es necesario|preciso)|ni se te ocurra|prefiero no|mejor no|evita) ${USING}`,
    ),
    'sin ',
  ],
  [
    before(
      `(?:ya )?(?:no (?:quiero|queremos|quiere|quieren|deseo|me gustaria) que|(?:prefiero|preferiria|preferimos|pido|te pido|quiero|mejor) que no) (?:le |les |me |nos )?(?:pongas?|pongan|pusieras|lleven?|llevaran?|tengan?|tuvieran?|haya|hubiera|echen?|eches|uses?|metas?|incluyas?|agregues?|anadas?)`,
    ),
    'sin ',
  ],
  [
    before(
      `(?:a )?nadie(?: (?:de|en) (?:mi|la|esta|nuestra) (?:casa|familia|mesa)| aqui| aca)?(?: (?:le|les|nos|me|se))* (?:gustan?|comen?|quieren?|aguantan?|soportan?|tragan?|tolera|toma)`,
    ),
    'sin ',
  ],
  [
    before(
      `(?<!\\b(?:dias|semanas|meses|anos|tiempo|rato|horas|ayer|hoy) )sin ${USING.replace('pongas|', '')}`,
    ),
    'sin ',
  ],
  [
    before(
      `(?:(?:no|nunca|jamas) (?:(?:me|le|les|nos|te|se) ){1,2}(?:pong|ech|met|sirv|agregu|anad|inclu)(?:as|es|a|e|an|en|ais|eis|yas|ya|yan)|no (?:pongais|echeis|metais|pongas|eches|echen|metas|metan|agregues|agreguen|anadas|incluyas|uses|usen|useis|utilices))(?: (?:nada de|ni))?`,
    ),
    'sin ',
  ],
  [
    before(
      `(?:no (?:me|le|les|nos) (?:convencen?|va|van|laten?|hacen? gracia|entra|entran|hallo con)|no soy (?:muy )?(?:fan|amig[oa]|amante|partidari[oa]) (?:de|del)|le (?:huyo|saco la vuelta|tengo (?:mania|asco|tirria|fobia|rechazo)) (?:a|al)|huyo (?:de|del)|me (?:caen?|cae) gord[oa]s?|me tienen? (?:hart[oa]|cansad[oa]|frit[oa]))(?: con| de)?`,
    ),
    'sin ',
  ],
]
