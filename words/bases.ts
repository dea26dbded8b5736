/** What a dish is built on: asked for of another food than usual, it is kept or explained before. */
export type BaseKind = 'dough' | 'noodles' | 'rice' | 'wraps'

const FLOURS = '(?:almond|coconut|chickpea|lentil|lupin|flaxseed|oat)(?: |-)flour'
const LEAVES = 'lettuce|cabbage|collard(?: greens?)?|chard|kale'
const GROUND =
  'cauliflower|cauli|broccoli|zucchini|courgette|cabbage|celeriac|celery root|turnip|rutabaga|swede|carrot|kohlrabi|daikon|konjac|shirataki|hearts? of palm'

export const BASES: {
  kind: BaseKind
  /** What people call it. */
  en: string
  /** Foods that it may be of, as a request names them. */
  of: string
  /** The usual foods for it, by id. */
  usual: RegExp
}[] = [
  {
    kind: 'dough',
    en: 'doughs?|crusts?|base|pastry|masa',
    of: `${FLOURS}|almond|cauliflower|cauli|broccoli|zucchini|courgette|eggplant|aubergine|sweet potato|chicken|tuna|lentil|chickpea|quinoa|plantain|psyllium|tofu`,
    usual:
      /^pie-crust|pastry|phyllo|pizza-dough|^flour-(?!almond|coconut)|masa|arepa-flour|^gluten-free-flour|^cornmeal|wrapper|^flatbread|^naan|^pita|^biscuit|crescent/,
  },
  {
    kind: 'noodles',
    en: 'noodles?|ribbons|spaghetti|linguine|fettuccine|strands|(?:lasagna )?sheets',
    of: `${GROUND}|squash|butternut squash|parsnip|cucumber|eggplant|aubergine|sweet potato|leek|kelp|seaweed|edamame|lentil|chickpea|black bean|tofu|almond flour`,
    usual:
      /(?:pasta|noodle|spaghetti|udon|soba|ramen|macaroni|orzo|vermicelli|couscous)(?!.*(?:squash|shirataki|konjac|kelp))/,
  },
  {
    kind: 'rice',
    en: 'rice',
    of: GROUND,
    usual: /^(?:rice|wild-rice)-(?!vinegar|noodles|flour|cakes|crackers|milk)/,
  },
  {
    kind: 'wraps',
    en: 'wraps?|tortillas?|buns?|(?:taco )?shells?|cups|boats',
    of: `${LEAVES}|${FLOURS}|cauliflower|cauli|jicama|nori|egg|cheese|portobello|eggplant|aubergine|zucchini|courgette|cloud`,
    usual: /^tortilla|taco-shell|^bread|bun(?:s|$|-)|^pita|^naan|^bagel|^roll|^flatbread/,
  },
]

/** Dishes that are a dough and little more: "cauliflower arepas" are not filled with it. Any dough may be of another flour. */
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
