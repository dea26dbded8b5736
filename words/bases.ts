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

const WHOLE = '(?:100% )?(?:whole[ -]?(?:wheat|grain|meal)|wholemeal)'
const DOUGH = '(?:(?:pie|pizza|pastry) )?(?:doughs?|crusts?|pastry|base|shells?)'

/** A dough of whole wheat: "with a whole wheat crust", "the dough not of white flour", "whole wheat empanadas". */
export const WHOLE_WHEAT_DOUGH = new RegExp(
  [
    `(?<![\\w-])(?:,? ?(?:with|on|in|using|made (?:with|of|from)) )?(?:an? |the |its |some )?${WHOLE} (?:flour )?${DOUGH}(?![\\w-])`,
    `(?<![\\w-])(?:(?:with|on|using) )?(?:an? |the )?${DOUGH} (?:(?:that is|that's|which is|is|made) ){0,2}(?:(?:of|from|out of|with|using) )?${WHOLE}(?: flour)?(?![\\w-])`,
    `(?<![\\w-])(?:(?:with|on|using) )?(?:an? |the )?${DOUGH} (?:that is |that's |that isn't |which is )?(?:not |other than |without |no )?(?:made )?(?:(?:of|from|out of|with|using) )?(?:white|refined) flour(?![\\w-])`,
    `(?<![\\w-])(?:,? ?(?:with|using|made (?:with|of|from)) )${WHOLE} flour(?![\\w-])`,
    `(?<![\\w-])${WHOLE}(?= (?:[a-z]{1,20} ){0,2}(?:empanadas?|pizzas?|quiches?|calzones?|pies?|turnovers?|pot pies?|galettes?|strombolis?)(?![\\w-]))`,
  ].join('|'),
  'g',
)

/** In Spanish a "masa" is any dough beside these, and corn masa beside the others. */
const MADE_WITH_DOUGH =
  /(?<!\p{L})(?:empanad|pizz|tart|pastel|pie(?!\p{L})|pay(?!\p{L})|quiche|calzon|focaccia|hojaldre|galleta|coca(?!\p{L})|fugazz|bollo|strudel|panzerotti)/u
const MADE_WITH_CORN =
  /(?<!\p{L})(?:tortillas?|tamal|sopes?(?!\p{L})|gordita|pupusa|tlacoyo|huarache|quesadilla|arepa|atole|champurrado|maiz|nixtamal|masa harina|maseca|humita|hallaca)/u

/** Spanish that says "masa" for a dough of wheat, with the English word instead. */
export const withDoughSaid = (spanish: string): string =>
  spanish.includes('masa') && MADE_WITH_DOUGH.test(spanish) && !MADE_WITH_CORN.test(spanish)
    ? DOUGH_ES.reduce((said, [form, as]) => said.replace(form, as), spanish)
    : spanish

const DOUGH_ES: [RegExp, string][] = [
  // Without wheat is a refusal, whatever it is said about.
  [
    /(?<!\p{L})(?:con )?(?:una |la )?masa (?:que )?(?:no (?:sea|lleve|tenga|este hecha|contenga)|sin) (?:hecha )?(?:(?:de|con) )?(?:harina (?:de )?)?(trigo|gluten)(?!\p{L})/gu,
    ', sin $1',
  ],
  [
    /(?<!\p{L})masas? (?:(?:que )?(?:no (?:sea|lleve|tenga|este hecha)|sin) (?:hecha )?(?:(?:de|con) )?(?:harina )?(?:blanca|refinada)|(?:que sea |hecha |casera )?(?:(?:de|con) )?(?:(?:harina|trigo|pan) (?:de trigo )?)?integral(?:es)?)(?!\p{L})/gu,
    'whole wheat dough',
  ],
  [/(?<!\p{L})(?<!(?:sin|nada de|no|ni|poca|evito|evitar) (?:la )?)masas?(?!\p{L})/gu, 'dough'],
]

/** Spanish forms that would be read as part of another dish's name, and how to say them. */
export const BASES_ES: [RegExp, string][] = [
  // "Pasta integral", "pan de caja integral".
  [
    /(?<![\p{L}])(pastas?|espaguetis?|spaghettis?|macarrones|coditos?|penne|fusilli|linguini|lasan[ai]a|tortillas?|galletas?|galletitas?|bollos?|panecillos?|pan(?:es)? de (?:caja|molde|pita|hamburguesa))(?: de (?:trigo|harina))? integral(?:es)?(?![\p{L}])/gu,
    'whole wheat $1',
  ],
  [
    /(?<![\p{L}])(?:fideos?|tallarin(?:es)?)(?: de (?:trigo|harina))? integral(?:es)?(?![\p{L}])/gu,
    'whole wheat pasta',
  ],
  // "Pizza integral" is one on a whole wheat dough.
  [
    /(?<![\p{L}])(empanadas?|pizzas?|quiches?|tartas?|calzones?|empanadillas?)((?: de \p{L}+)?) integral(?:es)?(?![\p{L}])/gu,
    '$1$2 con whole wheat dough',
  ],
  [
    /(?<![\p{L}])(arepas?|gorditas?|sopes?|noquis|empanadas?|pupusas?) de (coliflor|brocoli|harina de (?:almendras?|coco|garbanzos?|lentejas?|linaza|avena))(?![\p{L}])/gu,
    '$1 con masa de $2 , ',
  ],
  [
    /(?<![\p{L}])con (?:fideos|espaguetis?|tallarines|tallarin|cintas|pasta) de (calabacin(?:es)?|calabacitas?|calabaza|zapallitos?|berenjenas?|pepinos?|zanahorias?|palmitos?|konjac)(?![\p{L}])/gu,
    'con $1 en fideos',
  ],
]
