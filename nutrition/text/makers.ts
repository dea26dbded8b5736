/**
 * Makers whose name stands before the plain name of what they sell: "Jif creamy peanut butter" is creamy peanut butter. None that
 * names a food by itself ("Velveeta"), is a place or kind of one ("Hatch chiles") or a word of lines ("Star", "Success").
 */
const MAKERS = `
  Amore, Applegate Naturals, Arnold, Arrowhead Mills, Ball Park, Barney Butter, Beech-Nut, Ben's Original, Bertolli, Best Foods, Betty Crocker,
  Birds Eye(?! (?:red |green )?chil), Blue Bonnet, Blue Bunny, Blue Diamond, Bob Evans, Bob's Red Mill, Bonne Maman, Boar's Head, Blue Bell, Breyers, Breakstone's, Bumble Bee, Bush's Best, Bush's Original, Bush's, Butterball, C&H, Cabot, Campbell's, Carapelli,
  Carnation, Cascadian Farm, Cento, Chicken of the Sea, Clabber Girl, Classico, Colavita, College Inn, Contadina, Crystal Farms, Daisy, Dave's Killer, De Cecco, Del Monte,
  Diamond Crystal, Domino, Duke's, Duncan Hines, Eden Foods, Eden Organic, Eggland's Best, Fleischmann's, Foster Farms, Franco-American, French's, General Mills,
  Glory Foods, Ghirardelli, Gold Medal, Goya, Great Value, Green Giant, Guerrero, Gulden's, Hanover, Harris Teeter, H-E-B, Hebrew National, Heinz, Hellmann's, Hillshire Farm, Hillshire Farms,
  Hodgson Mill, Honeysuckle White, Horizon Organic, Hormel, House Foods, Hunt's, Jennie-O, Jif, Jimmy Dean, Joan of Arc, Johnsonville, Jones Dairy Farm, Justin's, Keebler,
  KC Masterpiece, Kellogg's, Ken's, Kerrygold, Kikkoman, King Arthur, Kirkland Signature, Kirkland, Kitchen Basics, Knorr, Knox, Knudsen, Kraft, Kroger, Krusteaz, La Banderita, La Choy, La Costena,
  Land O Lakes, Land O' Lakes, Lea & Perrins, Libby's, Lindt, Lipton, Louis Rich, Luzianne, Mae Ploy, Mahatma, Maranatha, Marie Callender's,
  Marzetti, Mazola, McCormick, Mezzetta, Mission, Morton, Mrs. Butterworth's, Mt. Olive, Mott's, Muir Glen, Mutti, Nabisco, Nakano, Nasoya, Nature's Own, Near East, Newman's Own,
  Nestle Toll House, Toll House, Nestle, Nishiki, Ocean Spray, Old El Paso, Ore-Ida, Orgain, Organic Valley, Ortega, Oscar Mayer, Pacific Foods, Pastene, Pepperidge Farm, Perdue, Peter Pan,
  Pillsbury, Pompeian, Progresso, Publix, Quaker, Rao's, Redpack, Ronzoni, Rosarita, San-J, Sanderson Farms, Santa Cruz, Sara Lee, Sargento, Sister Schubert's, Skippy,
  Smithfield, Smucker's, Snyder's, Spice World, StarKist, Stonyfield, Sun-Maid, Sunsweet, Swanson, Thai Kitchen, Thomas', Tillamook, Tone's, Tony Chachere's, Trader Joe's, Tyson, Uncle Ben's, Utz, Van de Kamp's, Vigo, Van Camp's, Vlasic, Wegmans, Wilderness, Welch's, Wesson, Wright Brand, Zatarain's, Argo, Mueller's, Barilla
`
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean)
  .sort((one, other) => other.length - one.length)

const NAMED = new RegExp(
  `(?<![\\w'&-])(?:${MAKERS.map((name) => name.replace(/\./g, '.?').replace(/ ?& ?/g, ' ?(?:&|and) ?').replace(/\s+/g, ' ').replace(/'s$/, "'?s").replace(/'/g, "'?").replace(/[ -]/g, '[ -]?')).join('|')})(?:'s)?(?: brand)? (?=(?!fruit snacks)[a-z(]|1 ?%|2 ?%)`,
  'gi',
)

/** What Americans call a food by its maker, its letters or half its name, and the words that our tables know. */
const SHORT: readonly (readonly [said: string, means: string])[] = [
  ['eagle brand(?: (?:sweetened condensed )?milk)?', 'sweetened condensed milk'],
  ['(?:carnation|pet) (?:evaporated )?milk', 'evaporated milk'],
  ['(?:original )?bisquick(?: (?:baking )?mix)?', 'biscuit mix'],
  ['crisco(?: shortening)?(?! (?:oil|spray|vegetable oil))', 'vegetable shortening'],
  ['oleo', 'margarine'],
  ['o\\.?j\\.?', 'orange juice'],
  ['a\\.? ?p\\.? flour', 'all-purpose flour'],
  ['(?<=(?:tsp|t|teaspoons?)\\.? )b\\.p\\.?', 'baking powder'],
  ['(?<=(?:tsp|t|teaspoons?)\\.? )b\\.s\\.?', 'baking soda'],
  ['elbow mac', 'elbow macaroni'],
  ['heinz (?:baked )?bean[sz]', 'baked beans'],
  ["french'?s (?:crispy |original )?fried onions", 'french fried onions'],
  [
    '(?<!\\b(?:chicken|chix|chkn|veal|eggplant|aubergine|shrimp|turkey|meatballs?|zucchini) )parm',
    'parmesan cheese',
  ],
  ['party wings', 'chicken wings'],
  ['yukon golds', 'yukon gold potatoes'],
  ['russets', 'russet potatoes'],
  ['napa(?=$|[,;(])', 'napa cabbage'],
  [
    'ro-?tel(?: (?:diced )?tomatoes(?: (?:with|and) green chil(?:e|i|ie)s)?)?',
    'diced tomatoes with green chiles',
  ],
  ["sweet baby ray'?s(?: (?:bbq|barbecue|barbeque) sauce)?", 'barbecue sauce'],
  [
    '(?:prego|ragu)(?: (?:traditional|original|classic))?(?: (?:pasta|spaghetti|tomato) sauce)?',
    'pasta sauce',
  ],
  ['angel flake coconut', 'sweetened flaked coconut'],
  ['(?<=(?:semi-?sweet|chocolate) )morsels', 'chocolate chips'],
  ['cool whip(?! (?:lite|light|free|zero|sugar))', 'frozen whipped topping'],
  ['(?:unsweetened (?:vanilla )?)almond breeze', 'unsweetened almond milk'],
]
const WRITTEN_OUT = SHORT.map(([said, means]) => [wholeWord(said), means] as const)
const ANY_SHORT = wholeWord(`(?:${SHORT.map(([said]) => said).join('|')})`)

function wholeWord(said: string): RegExp {
  return new RegExp(`(?<![\\w'&-])${said}(?![\\w'-])`, 'gi')
}

/** A line without the makers before its foods, and with foods by their full names. "2 cups Knorr" stays as it is. */
export const withoutMakers = (line: string): string =>
  (line.search(ANY_SHORT) >= 0
    ? WRITTEN_OUT.reduce((said, [short, means]) => said.replace(short, means), line)
    : line
  ).replace(NAMED, '')
