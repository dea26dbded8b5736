/**
 * What a dish is built on: if a request asks for another food than usual, it is followed, or explained before anything
 * is made.
 */
export type BaseKind = 'dough' | 'noodles' | 'rice' | 'wraps'

const FLOURS = '(?:almond|coconut|chickpea|lentil|lupin|flaxseed|oat)(?: |-)flour'
const LEAVES = 'lettuce|cabbage|collard(?: greens?)?|nori'
const SLICES = 'zucchini|courgette|eggplant|aubergine|portobello|sweet potato|jicama'
const STRANDS =
  'zucchini|courgette|squash|butternut squash|cabbage|celeriac|celery root|turnip|rutabaga|swede|carrot|parsnip|kohlrabi|daikon|cucumber|eggplant|aubergine|leek|konjac|shirataki|kelp|seaweed|hearts? of palm|almond flour'

const DOUGHS =
  /^pie-crust|pastry|phyllo|pizza-dough|^flour-(?!almond|coconut)|masa|arepa-flour|^gluten-free-flour|^cornmeal|wrapper|^flatbread|^naan|^pita|^biscuit|crescent/
const BREADS = /^tortilla|taco-shell|^bread|bun(?:s|$|-)|^pita|^naan|^bagel|^roll|^flatbread/

/**
 * Only words that name the base: "ham and cheese wraps" are wraps with cheese, a "chicken broccoli rice bake" has rice,
 * and sweet potato noodles are bought as noodles.
 */
export const BASES: {
  kind: BaseKind
  /** What people call it. */
  en: string
  /** Foods it may be made of, as a request names them. */
  of: string
  /** Whether "with" says what it is made of: a dough with almond flour, but not a thin crust with chicken. */
  holds?: true
  /** The usual foods for it, by id. */
  usual: RegExp
}[] = [
  {
    kind: 'dough',
    en: 'doughs?|crusts?|base',
    of: `${FLOURS}|almond|cauliflower|cauli|broccoli|zucchini|courgette|eggplant|aubergine|sweet potato|chicken|tuna|lentil|chickpea|quinoa|plantain|psyllium|tofu`,
    usual: DOUGHS,
  },
  {
    kind: 'dough',
    en: 'pastry|masa|doughs?|crusts?|base',
    of: `${FLOURS}|cauliflower|broccoli`,
    holds: true,
    usual: DOUGHS,
  },
  {
    kind: 'noodles',
    en: 'noodles?|ribbons|spaghetti|linguine|fettuccine|strands|(?:lasagna )?sheets',
    of: STRANDS,
    usual:
      /(?:pasta|noodle|spaghetti|udon|soba|ramen|macaroni|orzo|vermicelli|couscous)(?!.*(?:squash|shirataki|konjac|kelp))/,
  },
  {
    kind: 'rice',
    en: 'rice',
    of: 'cauliflower|cauli|konjac|shirataki|hearts? of palm',
    usual: /^(?:rice|wild-rice)-(?!vinegar|noodles|flour|cakes|crackers|milk)/,
  },
  { kind: 'wraps', en: 'wraps?|tortillas?|buns?|(?:taco )?shells?|cups|boats', of: LEAVES, usual: BREADS },
  {
    kind: 'wraps',
    en: 'wraps?|tortillas?|buns?|(?:taco )?shells?',
    of: `${FLOURS}|cauliflower|cauli|cloud`,
    usual: BREADS,
  },
  { kind: 'wraps', en: 'tortillas?|buns?|(?:taco )?shells?', of: SLICES, usual: BREADS },
  // "Tuna salad in a wrap" is that sandwich without its bread.
  { kind: 'wraps', en: 'wraps?', of: '(?:whole wheat |flour )tortilla', usual: BREADS },
  { kind: 'wraps', en: '(?:taco )?shells?', of: 'cheese|parmesan|egg', usual: BREADS },
]

/**
 * Dishes that are little more than a dough: "cauliflower arepas" are not filled with it. Any dough may be made of
 * another flour.
 */
export const DOUGH_ALONE = /\b(?:arepas?|gorditas?|sopes?|gnocchi|naan|bagels?|pita|breadsticks)\b/
export const OF_VEGETABLE = '(?:cauliflower|cauli|broccoli)'
export const OF_FLOUR = FLOURS

/** A dish named with these is served in leaves: "bulgogi in lettuce cups". */
export const IN_LEAVES =
  /\b(lettuce|cabbage|collard) (?:green )?(?:cups?|wraps?|leaf|leaves|boats?|shells?|tacos?)\b/

/** Spanish forms that would be read as part of another dish's name, and how to say them. */
export const BASES_ES: [RegExp, string][] = [
  [
    /(?<![\p{L}])(arepas?|gorditas?|sopes?|noquis|empanadas?|pupusas?) de (coliflor|brocoli|harina de (?:almendras?|coco|garbanzos?|lentejas?|linaza|avena))(?![\p{L}])/gu,
    '$1 con masa de $2 , ',
  ],
  [
    /(?<![\p{L}])con (?:fideos|espaguetis?|tallarines|tallarin|cintas|pasta) de (calabacin(?:es)?|calabacitas?|calabaza|zapallitos?|berenjenas?|pepinos?|zanahorias?|palmitos?|konjac)(?![\p{L}])/gu,
    'con $1 en fideos',
  ],
]
