/**
 * American lines as shops label their packages: "1 tube crescent rolls" is dough, "1 box instant pudding" a dry mix, "(10 ct)" says
 * how many are in it. Each is written as our tables name the food; a line that names no such package stays as it is.
 */
export const withoutPackaging = (line: string): string =>
  ANY.test(line) ? WRITTEN.reduce((said, [found, means]) => said.replace(found, means), line) : line

/** Makers' flavors of nuts that a line names after "nuts". */
const NUTS = '(?:walnut|pecan|almond|hazelnut|cashew|peanut|pistachio|macadamia)(?:s| nuts)?'

const SWEETENERS = 'splenda|swerve|truvia|stevia|allulose|monk ?fruit|lakanto|erythritol|xylitol'

const FLAVORS =
  '(?:vanilla|french vanilla|chocolate|chocolate fudge|white chocolate|banana|banana cream|lemon|coconut cream|coconut|pistachio|butterscotch|cheesecake|pumpkin spice)'

const OPENED = '(?:cans?|tubes?|pkgs?\\.?|packages?|rolls?)'

/** "1 (8 oz) can", "2 cans (10 ct)": what stands between the package and the food. */
const SIZED = '(?: of)?(?: \\([^()]{1,20}\\))?(?: refrigerated)?'

const pairs: readonly (readonly [said: string, means: string])[] = [
  // Words about the package or the maker's kind, not the food.
  ['\\b(?:steam-in-bag|steam in bag|steamable|steamfresh|microwave-in-bag) ', ''],
  ['\\b(?:family|party|snack|value|king)[- ]size (?=\\(?\\d|(?:can|jar|bag|box|package|pkg)s?\\b)', ''],
  ['\\bsuper[- ]fine (?=(?:blanched )?almond)', ''],
  ['\\b(?:super|extra) moist (?=[a-z ]{3,25} mix\\b)', ''],
  ['\\bsugar[- ]free (?=(?:pure )?(?:vanilla|almond|lemon|maple|peppermint|rum) extract)', ''],
  ['\\btexas toast (?=(?:[a-z]+ ){0,3}croutons)', ''],
  ['\\bhatch (?=(?:red|green|mild|medium|hot|(?:red|green) chil[ei]) ?enchilada|enchilada)', ''],
  ['(?<=\\d ?(?:lb|oz|pound|ounce)s?\\.? )(?:roll|log|chub|tube) (?:of )?(?=[a-z])', ''],
  [
    '(?<=\\b(?:sausage|sauce|salsa|chili beans?|taco seasoning)), (?:mild|medium|hot|spicy|regular)(?: or (?:mild|medium|hot|regular))?(?: sauce)?(?=$|[,;(])',
    '',
  ],
  ['(?<=\\d )rolls?(?= \\([\\d.]+ ?-?oz)', 'package'],
  ['\\bjell-?o (?=(?:[a-z-]+ ){0,4}pudding)', ''],
  // What comes in a can, a tube or a box.
  [`(${OPENED}${SIZED}) crescent (?:dinner )?rolls?(?! dough)`, '$1 crescent roll dough'],
  [`(${OPENED}${SIZED}) cinnamon rolls?(?! dough)`, '$1 cinnamon roll dough'],
  [
    `(${OPENED}${SIZED})(?: buttermilk| flaky| homestyle| southern)* biscuits?,? ?\\(?10[- ]?(?:ct|count)\\b(?: each)?\\)?`,
    '$1 small refrigerated biscuit dough',
  ],
  [
    `(${OPENED}${SIZED}) (?:grands!?|jumbo)(?: (?:flaky|buttermilk|southern|homestyle|layers?|style))*(?: biscuits?)?(?! dough)`,
    '$1 large refrigerated biscuit dough',
  ],
  [
    `(\\d ?-?oz\\.?\\)? ${OPENED}${SIZED}(?: buttermilk| flaky| homestyle| southern)*) biscuits?(?! dough)`,
    '$1 refrigerated biscuit dough',
  ],
  [
    '\\bgrands!?(?: (?:flaky|buttermilk|southern|homestyle|layers?|style))* biscuits?(?! dough)',
    'large refrigerated biscuit dough',
  ],
  ['\\b(?<=frozen )rhodes(?: frozen)? ', ''],
  ['\\brhodes(?: frozen)? (?=bread dough|dinner rolls?|rolls?|bread loa)', 'frozen '],
  ['\\b((?:cans?|size|oz)\\)?(?: \\([^()]{1,20}\\))?) tomato soup', '$1 condensed tomato soup'],
  ['\\b(cans?\\)?(?: \\([^()]{1,20}\\))?) french onion soup', '$1 condensed french onion soup'],
  [
    '\\b(cream of (?:chicken|mushroom|celery|broccoli|potato|onion|shrimp|asparagus))(?! (?:[a-z]+ ){0,3}soup| of)(?=$|[,;(]| [-(])',
    '$1 soup',
  ],
  ['\\bchili,? no beans', 'chili without beans'],
  [
    `\\b(instant|cook[- ](?:and|&|n)[- ]serve|sugar-free|box(?:es)?|package|pkgs?\\.?) (${FLAVORS}(?: flavor(?:ed)?)?) pudding(?! (?:mix|cups?|snack)s?)`,
    '$1 $2 pudding mix',
  ],
  [`\\b(${FLAVORS}) instant pudding(?! mix)`, 'instant $1 pudding mix'],
  ['\\bcook[- ](?:and|&|n)[- ]serve (?=[a-z ]{3,25}pudding)', ''],
  ['\\binstant pudding(?! mix)', 'instant pudding mix'],
  ['\\bgelatin(?: dessert)? (?:mix|powder)', 'gelatin'],
  [
    '\\b(?:packet|envelope|env\\.?|pkt\\.?|pkg\\.?|package) (chili|taco|fajita) seasoning(?! mix)',
    'packet $1 seasoning mix',
  ],
  ['\\b(box(?:es)?) (scalloped|au gratin) potatoes', '$1 $2 potato mix'],
  ['\\bstove top (?=(?:[a-z]+ )?stuffing)', ''],
  ['(?<=stuffing(?: mix)?), [a-z]+ flavor', ''],
  [
    '\\b(box(?:es)?|bags?) (?:of )?((?:herb|cornbread|chicken|turkey|savory)[a-z ]{0,16} )?stuffing(?! mix)',
    '$1 $2stuffing mix',
  ],
  ['\\b(?:chicken|turkey|savory) stuffing mix', 'stuffing mix'],
  // Foods by half their names.
  ['\\bjiffy(?: brand)?(?: corn)?(?: (?:muffin|bread))? mix', 'corn muffin mix'],
  ['\\bmarshmallow fluff|(?<=(?:c|cups?|tbsp|jars?)\\.? )fluff(?=$|[,;(])', 'marshmallow creme'],
  ['\\b7[- ]?up\\b', 'lemon-lime soda'],
  ['\\bsure-?jell\\b(?: (?:fruit )?pectin)?', 'fruit pectin'],
  [
    '\\btostitos(?: (?:scoops|hint of lime|cantina|bite size|restaurant style))?(?: tortilla chips)?(?! salsa| queso)',
    'tortilla chips',
  ],
  ['(?<=(?:c|cups?|tbsp|T|tablespoons?)\\.? )tang(?=$|[,;(])', 'orange drink powder'],
  ['\\bm ?(?:&|and) ?ms\\b', "m&m's"],
  ['\\b(?:white |vanilla )?almond bark\\b', 'white candy coating'],
  ["\\b(?:lit'?l|little|lil'?) smok(?:ies|eys)\\b", 'cocktail sausages'],
  ['\\bmilk chocolate bars?\\b', 'milk chocolate candy bars'],
  ['\\bpalmini (?=hearts? of palm)', ''],
  ['\\bhearts? of palm (?:linguine|pasta|noodles|spaghetti|angel hair|lasagna|rice)', 'hearts of palm'],
  ['\\bcarolina(?: gold)? (?=rice)', 'long-grain '],
  ['\\bcatalina dressing', 'french dressing'],
  ['\\bsplenda granulated|granulated splenda', 'splenda sweetener'],
  ["\\bshake ?(?:'?n'?|and|&) ?bake(?: coating(?: mix)?)?", 'seasoned coating mix'],
  [
    "\\b(mini(?:ature)? )?(?:reese'?s?(?: peanut butter)?|(?:chocolate )?peanut butter) cups?(?! cand)",
    '$1peanut butter cup candy',
  ],
  ['\\b(golden grahams|corn pops|apple jacks)(?! cereal)', '$1 cereal'],
  // What the line says they mean by a wider word.
  [
    `\\b(?:granulated )?(?:sugar substitute|sweetener)(?:,| -| \\()(?:[^()]{0,24} )?(${SWEETENERS})\\b\\)?`,
    '$1 sweetener',
  ],
  [
    `(?<!\\b(?:pine|brazil|macadamia|soy|corn|tiger|cashew|hazel|mixed) )\\bnuts(?:,| -| \\()(?: ?(?:we|i|my family|usually|always|like|love|use|used|prefer|preferably|such as|e\\.g\\.|either))* ?(${NUTS}(?: or ${NUTS})?)(?:\\)|(?=$|;))`,
    '$1',
  ],
  // Sizes of flat breads that shops name after what goes into them: Mission's fajita, soft taco and burrito sizes.
  ['(?<=\\b(?:tortillas?|wraps?)[ ,(]{1,3})(?:fajita|street taco)[- ]sized?\\b', '6-inch'],
  ['(?<=\\b(?:tortillas?|wraps?)[ ,(]{1,3})(?:soft )?taco[- ]sized?\\b', '8-inch'],
  ['(?<=\\b(?:tortillas?|wraps?)[ ,(]{1,3})burrito[- ]sized?\\b', '10-inch'],
]

const WRITTEN = pairs.map(([said, means]) => [new RegExp(said, 'gi'), means] as const)

/** Most lines have none of these: one pattern finds that out faster than trying each. */
const ANY = new RegExp(pairs.map(([said]) => `(?:${said})`).join('|'), 'i')
