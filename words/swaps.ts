import type { Told } from './row.ts'

const W =
  "(?!(?:and|or|but|so|is|are|was|were|be|it|its|it's|that|this|those|these|them|they|he|she|we|i|you|me|us|him|if|when|the|a|an|any|all|my|our|his|her|their|your|to|for|of|on|in|out|with|without|by|from|as|not|no|please|just|something|anything|whatever|another|other|different|instead|half|recipes?|meals?|dishes|dish|food|foods|breakfast|lunch|dinner|supper|tonight|today|tomorrow|work|school|time|places|ideas?|one|two|three|four)\\b)[a-z][a-z'-]{1,15}"
const FOOD = `${W}(?: ${W})?`
const FOODS = `${FOOD}(?: (?:or|and) ${FOOD})?`
const ITS = '(?:(?:the|my|his|her|their|our|its|usual|regular|normal|all|any) ){1,2}'
const SOME = '(?:(?:the|some|an?|my) )?'
/** Where somebody says what to do; "turkey sub" is a sandwich. */
const DO_IT =
  "(?:(?<=(?:^|[.,;:!?(|-]) ?)|(?<=\\b(?:and|but|please|to|i|i'd|we|you|can|could|would|will|just|then|or|so|only|maybe|always|usually|let's|with) ))"
/** Also between other words: "stew subbing turnips for potatoes". */
const DOING_IT = `(?:${DO_IT}|(?=[a-z]{3,9}ing ))`
const SWAP = '(?:swap(?:ping)?|trad(?:e|ing)|exchang(?:e|ing)|switch(?:ing)?|chang(?:e|ing)|replac(?:e|ing))'
const SUB = '(?:sub(?:bing)?|substitut(?:e|ing))(?! (?:sandwich|rolls?|buns?|bread|shop))'
const SWAPPED = '(?:swapped|traded|switched|exchanged|changed)'
/** What holds or carries a dish. */
const CARRIER = '(?:buns?|breads?|tortillas?|wraps?|rice|taco shells?|shells?|pita|toast)'
const NOODLES = '(noodles?|pasta|crust|dough)'
const PASTA =
  '(?:(?:the |regular |lasagna |usual |wheat )*(?:noodles|pasta|spaghetti|lasagna sheets|sheets|fettuccine|linguine|macaroni))'
/** What is cut into sheets or strands. */
const STRANDS =
  '(zucchinis?|courgettes?|eggplants?|aubergines?|spaghetti squash|shirataki|konjac|hearts of palm|celeriac|kohlrabi|daikon)'

/** "Pasta spikes me", "rice is bad for my sugar": why another food is asked for. */
const SUGAR = '(?:me|him|her|my (?:blood )?(?:sugars?|glucose|numbers|levels|bg|bs|diabetes))'
const HARMS = `(?:(?:just|really|always|now|still) )?(?:(?:spikes?|raises?|kills?|wrecks?|jacks?|messes?|shoots?|sends?) ${SUGAR}(?: up| high| to \\d+| (?:through|over) the roof)?|(?:is|are) (?:(?:way|just|really|too) )*(?:carby|high(?: carb| in carbs)?|starchy|(?:bad|terrible|awful|not good|not great|hard) (?:for|on) ${SUGAR}|a no(?:[- ]go)?|off limits|out))`
const MAYBE =
  "(?:so|and|then|maybe|perhaps|how about|what about|(?:could|can) (?:you|i|we) (?:use|do|try)|try|use|let's (?:do|use|try))"

/** "Has too much sugar", "full of salt": why there should be less of it, or another food. */
const TOO_MUCH =
  '(?:(?:has|have|is|are|contains?|comes with|being) )?(?:(?:just|way|really|always|usually) )*(?:full of|loaded with|packed with|too much|so much|too high in|(?:so |very )?high in|a lot of|lots of|tons of|mostly)(?: (?:added|hidden|so much|too much))? (?:sugars?|salt|sodium|carbs?|carbohydrates?|fat)(?: in it| in them)?'
const LESS_OF_IT =
  "(?:[,.;]? ?(?:so|and|then|maybe|perhaps|please|just|could (?:you|we|i)|can (?:you|we|i)|let's|i'd|we)){0,3} ?(?:use |do |have |try |put |with |go (?:with|for) )?(?:a (?:lot|bit) )?less(?: of (?:it|that|them))?"
const ELSE = '(?:something|anything|a thing) (?:else|different|healthier|lighter|better)(?: instead)?'

/** What a food does and what is tried instead of it, read before wishes for fewer carbs: "tortillas are too carby so maybe lettuce". */
export const SWAPS_TRIED: Told[] = [
  // "Mashed anything but potatoes": what cooks mash instead.
  {
    means: 'mashed cauliflower , no potatoes ,',
    en: "(?:a |some )?mash(?:ed)? (?:of )?(?:something|anything|some vegetable|a vegetable|vegetables|veggies|whatever)?(?: else)?,? ?(?:but|other than|besides|except|instead of|that isn'?t|that is not|that aren'?t|not(?: with)?) (?:the )?(?:(?:white|regular) )?potato(?:es)?",
    es: '',
    when: /mash/,
  },
  // "Gochujang is full of sugar so maybe less of it or something else".
  {
    means: ', no $1 ,',
    en: `(?:(?:but|only|because|since|as) )?(?:(?:the|my|regular) )?(${FOOD}?) ${TOO_MUCH}(?:${LESS_OF_IT},? or|,? (?:so|and|then)(?: maybe| perhaps| please| use| try| with)*) ${ELSE}(?: please| thanks)?(?= ?(?:$|[.,;!?]))`,
    es: '',
    when: / (?:else|different|healthier|lighter|better)/,
  },
  {
    means: ', less $1 ,',
    en: `(?:(?:but|only|because|since|as) )?(?:(?:the|my|regular) )?(${FOOD}?) ${TOO_MUCH}${LESS_OF_IT}(?: please| thanks)?(?= ?(?:$|[.,;!?]))`,
    es: '',
    when: / less/,
  },
  // "Lasagna but pasta spikes me so maybe zucchini".
  {
    means: 'with $2 instead of $1',
    en: `(?:but|only|except|though) (?:(?:the|regular|normal|my) )?(${FOOD}?) ${HARMS}(?: ?[,.;?] ?(?:${MAYBE},? ){0,3}| (?:${MAYBE},? ){1,3})${SOME}(?!low|lower|no|easy|quick|healthy|what|how|give|help|need)(${FOODS}?)(?: instead| maybe| work| ok)?(?= ?(?:$|[.?!]))`,
    es: '',
    when: / (?:but|only|except|though) /,
  },
]

/** One food for another, in whatever words: what is replaced is refused, what replaces it is wanted. */
export const SWAPS: Told[] = [
  // "Trade the pasta for zoodles in shrimp scampi", "use zoodles not noodles for pad thai".
  {
    means: '$4 with $3 instead of $1$2',
    en: `${DOING_IT}(?:${SWAP}(?: out)? (?:${ITS})?(${FOOD}) (?:for|with|by)|${SUB}(?: out)? (?:${ITS})?(${FOOD}) (?:with|by)) ${SOME}(${FOOD}?) (?:in|on) (${W}(?: ${W}){0,2})(?= ?(?:$|[.,;!?]))`,
    es: '',
    when: / (?:in|on) /,
  },
  {
    means: '$3 with $1 instead of $2',
    en: `(?<=^ ?|[,.;] )(?:(?:please )?(?:use|with|using|make) )?(${FOOD}?),? (?<!\\b(?:do|does|did|is|are|am|was|were|will|would|can|could|should) )not (?:the )?(${FOOD}?),? (?:in|for|on) (?:my |the |a )?(${W}(?: ${W}){0,2})(?= ?(?:$|[.,;!?]))`,
    es: '',
    when: / not /,
  },
  // "Sub turnips for the potatoes", "swap in turnips for potatoes", but "sub the potatoes for turnips".
  {
    means: 'with $1 instead of $2',
    en: `${DOING_IT}(?:${SUB} (?:in )?|(?:swap|switch|put|use)(?:ping|ting|ing)? in )(${FOODS})(?: in)? for ${SOME}(${FOOD})`,
    es: '',
    when: /sub|(?:swap|switch|put|us)[a-z]* in /,
  },
  {
    means: 'with $1 instead of $2',
    en: `${DOING_IT}(?:swap|switch)(?:ping|ing)? (${FOODS})(?: in)? for the (${FOOD})`,
    es: '',
    when: /sw/,
  },
  {
    means: 'without the $1, with $2',
    en: `${DOING_IT}(?:${SWAP}|${SUB})(?: out)? ${ITS}(${FOODS})(?: out)? (?:for|with|by|to) ${SOME}(${FOODS})`,
    es: '',
    when: /swap|trad|exchang|switch|chang|replac|sub/,
  },
  {
    means: 'without the $1, with $2',
    en: `${DOING_IT}(?:${SWAP}(?: out)?|${SUB} out) (${FOODS})(?: out)? (?:for|with|by|to) ${SOME}(${FOODS})`,
    es: '',
    when: /swap|trad|exchang|switch|chang|replac|sub/,
  },
  {
    means: 'without the $1, with $2',
    en: `${DOING_IT}${SUB} (${FOODS}) (?:with|by) ${SOME}(${FOODS})`,
    es: '',
    when: /sub/,
  },
  // "Replace the beef in my chili with turkey".
  {
    means: '$2 without the $1, with $3',
    en: `${DOING_IT}(?:${SWAP}|${SUB})(?: out)? (?:${ITS})?(${FOODS}) (?:in|of|from|on) ((?:the|my|a|this|that|your|his|her|our) ${FOOD}) (?:for|with|by) ${SOME}(${FOODS})`,
    es: '',
    when: /swap|trad|exchang|switch|chang|replac|sub/,
  },
  // Before what stands in for it is looked for.
  { means: 'instead of', en: `in (?:place|lieu|stead) of(?= ${SOME}${W})`, es: '', when: /place|lieu|stead/ },
  // "Instead of rice, cauliflower", but "instead of beef, pork or chicken".
  {
    means: '$1 | with',
    en: `((?:instead of|rather than) ${SOME}${FOOD}(?: (?:or|and) ${FOOD})?),(?= ${SOME}${FOOD})(?! ?(?:use|make|add|put|have|with|do|i|we)\\b)(?! (?:${FOOD}, )?${FOOD},? (?:or|nor)\\b)(?! ${FOOD}, ${W})`,
    es: '',
    when: /^(?!.*(?:allerg|intoleran|react|co?eliac|hives)).*(?:instead of|rather than)/,
  },
  // "Replace the yam with something": nothing is named in its place.
  {
    means: 'without the $1, with $2',
    en: `${DOING_IT}(?:${SWAP}|${SUB})(?: out)? (?:${ITS})?(${FOODS})(?: out)? (?:for|with|by) ((?:something|anything|whatever|another|an?other)\\b)`,
    es: '',
    when: /swap|trad|exchang|switch|chang|replac|sub/,
  },
  // "With potatoes swapped for turnips", "the rice replaced by quinoa".
  {
    means: ' without the $1, with $2',
    en: `(?:with (?:${ITS})?|(?<=(?:^|[,;.]) ?)(?:${ITS})?|(?:and |but )${ITS})(${FOOD}) (?:(?:is|are|being|all) )?(?:${SWAPPED}(?: out)? (?:for|with|to)|(?:subbed|substituted) (?:out for|out with|with|by)|replaced (?:by|with)) ${SOME}(${FOODS}|(?:something|anything)\\b)`,
    es: '',
    when: /swapped|traded|switched|exchanged|changed|subbed|substituted|replaced/,
  },
  {
    means: '$1 instead of $2',
    en: `(${FOOD}) (?:(?:is|are) )?(?:subbed|substituted|filling in|standing in)(?: in)? for ${SOME}(${FOOD})`,
    es: '',
    when: /subbed|substituted|filling in|standing in/,
  },
  // "Lettuce as the bun", "zucchini as the noodles".
  {
    means: 'with $1 instead of $2',
    en: `(?:(?:using|use|with|have|put|making|make) )(${FOOD}) (?:as|for) (?:the|its|a|my) (${CARRIER})(?= ?(?:$|[.,;!?|)]|(?:and|please|for|with|in)\\b))`,
    es: '',
    when: / (?:as|for) (?:the|its|a|my) /,
  },
  {
    means: 'with $1 $2',
    en: `(?:(?:using|use|with|have|put|making|make) )(${W}) (?:as|for) (?:the|its|a|my) ${NOODLES}(?= ?(?:$|[.,;!?|)]|(?:and|please|for|with|in)\\b))`,
    es: '',
    when: / (?:as|for) (?:the|its|a|my) /,
  },
  // "A low-carb swap for rice".
  {
    means: 'substitute for',
    en: `(?<=\\b(?:an?|any|some|good|carb|healthy|healthier|lighter|easy|better) )(?:swaps?|subs?|stand-? ?ins?|replacements?) for(?= (?:the )?${FOOD})`,
    es: '',
    when: /swap|sub|stand|replacement/,
  },
  {
    means: '$1 other than',
    en: `(something|anything)(?: else)? (?:besides|aside from|apart from)(?= ${SOME}${W})`,
    es: '',
    when: /besides|from/,
  },
  // "Something else for the rice", "something different than tortillas".
  {
    means: 'no $1',
    en: `(?:(?:and |but )?(?:maybe |perhaps )?(?:use|using|try|with|have|put|want|need) )?(?:something|anything) (?:else|different|other)(?: in)? (?:(?:for|in place of) (?:the|my|its)|(?:than|from|to) (?:the |my |its )?) ?(?!(?:breakfast|lunch|dinner|supper|brunch|snack|dessert|kids?|family|usual|last|same|next|week|day|night|holidays?|weekend)\\b)(${FOOD}?)(?= ?(?:$|[.,;!?|)]|(?:and|please|with|in|but|for)\\b))`,
    es: '',
    when: /(?:something|anything) (?:else|different|other)/,
  },
  // "Something lighter than a bun".
  {
    means: 'something $1, without',
    en: `(?:something|anything)(?: (?:a (?:bit|little|lot)|much|way))? (lighter|healthier|better|kinder|lower[- ]carb|lower in carbs|less (?:carby|starchy)|with (?:less|fewer) carbs)(?: (?:for (?:me|us|him|her)|on (?:my|his|her) (?:blood )?sugars?))? than(?= (?:(?:the|an?|my|plain|usual|regular) ){0,2}${W})`,
    es: '',
    when: / than /,
  },
  // Dishes whose names are of what is replaced.
  {
    means: 'cauliflower fried rice',
    en: '(?:[a-z]+ )?fried rice,? (?:but )?(?:made )?(?:with|using|of) (?:riced )?cauliflower(?: rice)? instead of (?:the |white |regular )?rice',
    es: '',
    when: /fried rice/,
  },
  {
    means: 'mashed $1, no potatoes',
    en: `mashed potato(?:es)?,? (?:but )?(?:made )?(?:with|using|of) (?:mashed )?(${W}) instead of (?:the |regular )?potato(?:es)?`,
    es: '',
    when: /mashed potato/,
  },
  // A lasagna's sheets, which the book knows to cut from a vegetable; elsewhere the noodles are refused as any food is.
  {
    means: ' with $1 noodles',
    en: `,? ?(?:but )?(?:with |using |use |made with )?${STRANDS}(?: or ${STRANDS})?(?: slices| strips)? instead of ${PASTA}`,
    es: '',
    when: /lasagn.*instead of|instead of.*lasagn/,
  },
  {
    means: ' with $1 noodles',
    en: `,? ?(?:but )?(?:without|no) ${PASTA},? with ${STRANDS}(?: or ${STRANDS})?(?: slices| strips| instead)?(?! noodles)`,
    es: '',
    when: /lasagn/,
  },
  {
    means: ' with $1 noodles',
    en: `,? ?(?:but )?instead of ${PASTA},? (?:\\| )?(?:use |with |using |make it with )?${STRANDS}(?: or ${STRANDS})?(?! noodles)`,
    es: '',
    when: /lasagn.*instead of|instead of.*lasagn/,
  },
  {
    means: '$1 with $2 noodles',
    en: `(lasagn[ae]s?)(?: (?:with|of|using))? ${STRANDS}(?: slices| strips)?,? (?:and |but )?(?:no|without(?: any)?) ${PASTA}`,
    es: '',
    when: /lasagn/,
  },
]

const ART = '(?:el |la |los |las |un |una |su |mi |del |al )?'
const W_ES =
  '(?!(?:y|o|pero|que|no|el|la|los|las|un|una|de|del|con|sin|por|para|algo|otra|otro|mi|su|me|se|es|sea)\\b)[a-z]{3,16}'
const FOOD_ES = `${W_ES}(?: de ${W_ES})?`
const CARRIER_ES = '(?:panes|pan|pasta|fideos|tortillas?|arroz|masa|tapas?|base|laminas)'
const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')

/** Whether a Spanish text may say so: most do not. */
export const MAY_SWAP_ES =
  /algo (?:\w+ ){0,2}(?:mas|menos|mejor)|sustitut|alternativa|reemplazo|remplazo|que (?:el|la|los|las) /

export const SWAPS_ES: readonly (readonly [RegExp, string])[] = [
  // "Algo más ligero que la tortilla".
  [
    told(
      `(algo (?:(?:un poco |mucho )?(?:mas|menos) [a-z]{4,14}|mejor)) que (?:el|la|los|las|un|una) (${FOOD_ES})(?= ?(?:$|[.,;!?|)]| (?:y|para|con|en|por|de)\\b))`,
    ),
    '$1 , sin $2',
  ],
  // "Un sustituto del arroz".
  [
    told(
      `(?:(?:algun|un|una|alguna) )?(?:buen |buena )?(?:sustitut[oa]|alternativa|re?emplazo) (?:(?:mas )?(?:saludable|ligera|ligero|sana|sano|baja en carbohidratos|bajo en carbohidratos) )?(?:al|a|del|de|para)(?= ${ART}${W_ES})(?! (?:el |la )?azucar)`,
    ),
    'algo en vez de',
  ],
  // "Que la pasta sea de calabacín".
  [
    told(
      `(?:pero )?(?:que|con) (?:el|la|los|las) (${CARRIER_ES}) (?:sea|sean|este|esten|hech[oa]s?) (?:hech[oa]s? )?(?:de|con) (${W_ES})`,
    ),
    'con $2 en vez de $1',
  ],
]
