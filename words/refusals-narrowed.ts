import type { Told } from './row.ts'

const W =
  "(?!(?:and|or|plus|but|so|is|are|was|were|worst|above|mostly|mainly|especially|please|for|not|no|free|too)\\b)[a-z][a-z'-]{1,15}"
const LIST = `${W}(?: ${W})?(?:(?: ?, ?| / | ?,? (?:and|or|plus) )(?:that |the )?${W}(?: ${W}){0,2}){0,6}`
/** How a taste is refused: "that isn't too eggy", "not so garlicky". */
const IS_NOT =
  "(?:(?:but|that|which|and) )?(?:(?:it |is |are |be |being )?(?:isn't|isnt|aren't|arent|not|never|doesn't taste|does not taste|don't taste|without tasting|without being)) (?:(?:too|so|very|really|all|overly|super|that|taste|tastes|tasting) )*"
/** Classes that are excluded: nobody asks for "tree nuts" for dinner. */
const CLASS = '(?:all )?(?:shellfish|dairy|gluten|lactose|casein|milk protein)'
const ANY_KIND =
  '(?:(?:in|of|whatever) )?(?:any|every|all|whatever|its|the) (?:its |the |their )?(?:shapes?|forms?|ways?|kinds?|types?|guises?)(?: (?:or|and) (?:shapes?|forms?))?|however (?:it comes|they come)'
const MOST =
  '(?: ?,? (?:and )?(?:(?:are |is |being )?(?:the )?worst(?: of all| offenders?)?|above all|mostly|mainly|especially|in particular|too|the lot|etc))?'
const ITEMS = `(${LIST})${MOST}(?:,? (${LIST})${MOST})?`
const WISH = '\\b(?:recipes?|please|dinner|breakfast|lunch|want|make|cook)\\b'
/** A list that a request goes on after may be what it asks for. */
const LIST_ENDS = `(?= ?(?:$|[.;!|]))(?![^|]{0,200}${WISH})`
const NUT =
  'almonds?|brazils?|brazil nuts?|cashews?|hazelnuts?|macadamias?|pecans?|pistachios?|walnuts?|pine nuts?|peanuts?|tree nuts?'
const CRUSTACEAN = 'shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|langoustines?'
const MOLLUSK = 'clams?|mussels?|oysters?|scallops?|squid|octopus|cockles?|whelks?|calamari'
const OF_CLASSES = `(?:${NUT}|${CRUSTACEAN}|${MOLLUSK}|wheat|barley|rye|spelt|gluten|soya|dairy|shellfish|milk|cheese|cream|butter|yogh?urts?)`
const ONE_OF = `(?:${OF_CLASSES}|soy|tofu|casein|whey|eggs?|sesame|tahini|fish)`
const THE_LOT =
  '(?:the (?:whole )?lot|(?:all|each|every one|any|none) of (?:those|them|these|that)|every last one|every one|all out|you name it|all those)'
const FINE =
  "(?:(?:is|are|'s|'re) (?:all |totally |perfectly |absolutely )?(?:ok|okay|fine|grand|good|safe|all ?right)|ok|okay|fine)"
const SOY =
  '(?:soya?(?:bean)?s?(?: (?:proteins?|milk|sauce|flour|beans?|yogh?urt))?|soy ?milk|tofu|edamame|tempeh|miso|natto|tvp)'
const OUT = '(?:out|off (?:limits|the (?:table|menu))|not allowed|banned|forbidden|a no|never|no)'
const BADLY =
  "(?:sets?|gives?|causes?|bothers?|upsets?|triggers?|can't|cannot|cant|allergic|reacts?|out|hurts?|makes?|brings?)"

/** Which foods of a class are refused: a list under its name, one kind of it, or one form. Only what is plainly fine is left to eat. */
export const REFUSALS_NARROWED: Told[] = [
  // A taste is no food: "bread that isn't eggy" is made of eggs. Of some there can be less.
  {
    means: 'not too much $1',
    en: `${IS_NOT}(garlic|onion|lemon|vinegar|butter|cheese)(?:k?y)(?=[ ,.;!?|)]|$)`,
    es: '',
    when: /garlicky|oniony|lemony|vinegary|buttery|cheesey/,
  },
  {
    means: '',
    en: `,? ?${IS_NOT}(?:eggy|fishy|beany|nutty|yeasty|gamey|gamy|cabbagey|coconutty|bananaey|tofu-?y|cauliflowery|cauli-?y|mushroomy)(?=[ ,.;!?|)]|$)`,
    es: '',
    when: /eggy|fishy|beany|nutty|yeasty|gamey|gamy|cabbagey|coconutty|bananaey|tofu-?y|cauli|mushroomy/,
  },
  // "Banana bread that won't kill me" harms nobody.
  {
    means: '',
    en: ",? ?(?:(?:that|which|it|and) )?(?:won't|wont|will not|doesn't|doesnt|does not|not going to|isn't going to|wouldn't) (?:kill|murder|destroy|wreck) (?:me|us|him|her|my (?:sugars?|numbers|glucose|blood sugar))",
    es: '',
    when: /kill|murder|destroy|wreck/,
  },
  {
    means: 'without $1',
    en: '(?:(?:i|we) )?(?:tried|made|did) (?:it |them |that |this )?with (?:the )?([a-z]+(?: [a-z]+)?),? (?:and|but) (?:(?:i|we|he|she|they|nobody|no one) )?(?:did not|didn.t|didnt|hated|dislike[d]?) (?:(?:really )?(?:like|love|enjoy|care for) )?(?:it|them|that)',
    es: '',
    when: /(?:tried|made|did) .*with/,
  },
  // "Corn tortillas or flour ones" are tortillas.
  {
    means: 'tortillas',
    en: '(?:corn|flour|wheat|whole wheat) tortillas?,? (?:or|nor|and) (?:the )?(?:corn|flour|wheat|whole wheat) (?:ones?|kinds?|either)',
    es: '',
    when: / tortilla/,
  },
  {
    means: 'tree nuts',
    en: 'nuts (?:of the tree kind|(?:that grow )?(?:on|from) trees)',
    es: '',
    when: /nuts/,
  },
  { means: 'mollusks', en: 'bivalves?', es: '', when: /bivalve/ },
  // "Tree nuts - hazelnut and walnut worst", "soya in any shape - tofu, edamame". Not "soy-glazed salmon".
  {
    means: 'allergic to tree nuts, $1, $2 |',
    en: `(?<=^ ?)(?:all )?tree ?nuts?(?: (?:${ANY_KIND}))? ?[:.,-]+ ?${ITEMS}${LIST_ENDS}`,
    es: '',
    when: /^ ?(?:all )?tree ?nut/,
  },
  {
    means: 'allergic to $1, $2, $3 |',
    en: `(?<=^ ?)(${CLASS}(?: only)?|soya?(?= (?:in|of|how|any|every|what))|sesame(?= (?:in|of|how|any|every|what)))(?: (?:${ANY_KIND}))?(?: for (?:me|us|him|her))?(?: ?: ?| - )${ITEMS}${LIST_ENDS}`,
    es: '',
    when: /^[^:-]{3,60}(?:: ?| - )/,
  },
  // Said alone, half of shellfish leaves the other half to eat.
  {
    means: 'no shellfish except shrimp, prawns, crab, lobster and crayfish | no $1, $2 |',
    en: `(?<=^ ?)(?:it's )?(?:(?:just|only) (?:the )?mollus[ck]s?|mollus[ck]s? only)(?: for (?:me|us|him|her))? ?[:.,-]+ ?${ITEMS}${LIST_ENDS}`,
    es: '',
    when: /mollus/,
  },
  {
    means: 'no $1, $2, $3 |',
    en: `(?<=^ ?)(?:it's )?(?:(?:just|only|all|the) ){0,2}(crustaceans?|mollus[ck]s?)(?: only)?(?: for (?:me|us|him|her))? ?[:.,-]+ ?${ITEMS}${LIST_ENDS}`,
    es: '',
    when: /crustacean|mollus/,
  },
  // "Brazils, pecans, macadamias, the lot", "casein and whey both".
  {
    means: 'allergic to $1 |',
    en: `(?<=^ ?)(${OF_CLASSES}(?: ?(?:,|and|or|/) (?:and )?${OF_CLASSES}){0,7})(?: ?[,:-])? ${THE_LOT}${LIST_ENDS}`,
    es: '',
    when: /lot|all|each|every|any|none/,
  },
  {
    means: 'no $1 |',
    en: `(?<=^ ?)(${ONE_OF} (?:and|or) ${ONE_OF}),? both(?= ?(?:$|[.,;!|]))(?![^|]{0,200}${WISH})`,
    es: '',
    when: /both/,
  },
  {
    means: 'no eggs |',
    en: '(?:neither|no|not|never) (?:the )?(?:egg )?(?:whites? (?:nor|or|and)(?: the)? yolks?|yolks? (?:nor|or|and)(?: the)? whites?)',
    es: '',
    when: /yolk/,
  },
  // "It's wheat itself, not gluten in general".
  {
    means: 'allergic to wheat |',
    en: "(?:(?:it is|it's|its|just|only|the) ){0,3}wheat(?: itself| alone| only)?,? (?:and |but )?not (?:all )?(?:the )?gluten(?: in general| as such| itself| per se| generally)?(?= ?(?:$|[.,;!|]))",
    es: '',
    when: /gluten/,
  },
  // Who eats goat cheese may have it; what cows give is refused, and sheep cheese, which is not told apart from it in a list.
  {
    means: 'no dairy except goat cheese and goat milk |',
    en: `(?:it's |it is |its )?(?:only|just) (?:the )?cow'?s?'? milk [^.;!?|,]{0,40}\\b${BADLY}\\b[^.;!?|,]{0,40}[.,;]? ?(?:but )?(?:both )?(?:goat|sheep)(?:(?! (?:not|never|no(?! (?:problem|trouble)))\\b|n't)[^.;!?|]){0,50}? (?:(?:is|are) (?:ok|okay|fine|good|safe)|daily|every day|no (?:problem|trouble)|without (?:any )?(?:problems?|trouble)|happily|(?:i|he|she|they|we) (?:can have|can eat|eats?|tolerates?))(?= ?(?:$|[.,;!|)]))`,
    es: '',
    when: /cow/,
  },
  // "Lecithin ok, oil ok, but no soy protein".
  {
    means: 'no soy except soybean oil |',
    en: `(?:(?:soy(?:a|bean)? )?(?:oil|lecithin),? ?${FINE} ?,? (?:and )?)?(?:soy(?:a|bean)? )?oil,? ?${FINE}(?: ?,? (?:and )?(?:soy(?:a|bean)? )?lecithin,? ?${FINE})?,? but (?:no |not )?${SOY}(?:(?: ?, ?| ?,? (?:and|or) )${SOY}){0,5}(?: (?:is|are) ${OUT})?(?= ?(?:$|[.;!|]))`,
    es: '',
    when: /soy|tofu/,
  },
  // Only baked egg or milk: the plain one is refused.
  {
    means: 'baked goods. allergic to $1 |',
    en: "(eggs?|milk)(?: (?:that is|that's|when|if|only))? (?:well )?(?:baked|in (?:an? |the )?(?:cakes?|muffins?|bakes?|baking|cookies|biscuits?))\\b[^.;!?|]{0,40}\\b(?:but|yet|though)\\b[^.;!?|]{0,25}\\b(?:scrambled|fried|boiled|poached|raw|runny|plain|straight|loose|lightly cooked|undercooked|omelettes?)(?: (?:or|and) (?:fried|boiled|poached|raw|runny|scrambled))?(?! (?:is|are) (?:ok|okay|fine|good))",
    es: '',
    when: /baked|cake|muffin|bak|cookie|biscuit/,
  },
  {
    means: 'allergic to $1$2$3 |',
    en: "(?:baked (egg|milk) (?:ladder|challenge|only)|(?:only|just) (?:well )?baked (egg|milk)|(eggs?|milk) (?:only )?(?:if|when|once) (?:(?:it|they)(?:'s| is|'re| are) )?(?:well )?baked)",
    es: '',
    when: /baked/,
  },
  // "Peanut is the only nut that hurts her".
  {
    means: 'allergic to $1 |',
    en: `(${W}(?: ${W})?) (?:is|are) the only (?:tree )?(?:nuts?|fish|shellfish|seafood|dairy|grains?|seeds?|beans?) (?:that |which )?(?:${BADLY}|hurts?|(?:i|we|he|she|they) (?:can't|cannot|cant|must not|react))\\b[^.;!?|,]{0,40}`,
    es: '',
    when: /only/,
  },
  // "Cleared me for scallops and clams. The leggy ones (crab, prawn) still never".
  {
    means: '|',
    en: `(?:cleared(?: me| us| him| her)?|(?:the )?all[- ]clear)(?<!(?:\\b(?:not|never|no|until|once|if|when|yet)|n't|hasnt|havent|wasnt|isnt)\\b[^.;!?|]{0,30}) (?:for|to eat) ${W}(?: (?:and|or) ${W})?(?= ?[.,;])(?! ?, ?(?:and|or)\\b)`,
    es: '',
    when: /clear/,
  },
  {
    means: 'no $1 |',
    en: `(?:the [a-z]+ ones? ?)?\\((${LIST})\\) ?(?:(?:is|are|still|all) ){0,3}${OUT}(?= ?(?:$|[.,;!|]))`,
    es: '',
    when: /\(/,
  },
  {
    means: 'tahini',
    en: '(?:the )?seed (?:paste|butter)(?<=\\b(?:halva|halwa|hummus|sesame)\\b.{0,80})',
    es: '',
    when: /seed/,
  },
]
