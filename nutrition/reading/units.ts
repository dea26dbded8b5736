/** A unit a line may use: by mass (grams of one), by volume (milliliters of one), or a count of something. */
export type Unit =
  | { kind: 'mass'; name: string; grams: number }
  | { kind: 'volume'; name: string; ml: number }
  | { kind: 'count'; name: string }
  | { kind: 'container'; name: string }
  | { kind: 'little'; name: string }

export const CUP_ML = 236.588

/**
 * Reads the unit at the start of a text, including an "of" after it: `tbsp. of oil` gives tbsp and ` oil`. A cup is
 * a US one unless the line says otherwise; "metric cup", "UK pint" and "Australian tablespoon" are separate units.
 */
export function readUnit(text: string): { unit: Unit; rest: string } | null {
  const region = REGION.exec(text)
  const plainText = region ? ` ${text.slice(region[0].length)}` : text
  if (!ANY_UNIT.test(plainText)) return null
  for (const { pattern, unit } of PATTERNS) {
    const found = pattern.exec(plainText)
    if (!found) continue
    const rest = plainText.slice(found[0].length).replace(/^\s*of\s(?:(?:the|your)\s)?/i, ' ')
    if (!region) return { unit: isImperial(unit, rest) ? regional(unit, 'uk') : unit, rest }
    // In "American cheese" and "Australian beef" these words are not part of a unit.
    return unit.kind === 'volume' ? { unit: regional(unit, region[1] ?? ''), rest } : null
  }
  return null
}

const REGION = /^\s?(uk|u\.k\.|british|imperial|australian|aus?|aussie|metric|us|u\.s\.|american)\s/i

/** UK Weights and Measures Act 1985: pint 568.26 ml; Standards Australia: cup 250 ml, tablespoon 20 ml. */
function regional(unit: Unit & { kind: 'volume' }, region: string): Unit {
  const where = /^u\.?s|^am/i.test(region)
    ? 'us'
    : /^a/i.test(region)
      ? 'au'
      : /^m/i.test(region)
        ? 'metric'
        : 'uk'
  const ml = REGIONAL[where].get(unit.name)
  return ml ? { ...unit, ml } : unit
}

/** Only shops with imperial pints sell these milks and creams. */
const isImperial = (unit: Unit, rest: string): unit is Unit & { kind: 'volume' } =>
  unit.kind === 'volume' &&
  unit.name === 'pint' &&
  /^\s?(?:of )?(?:semi[- ]?skimmed|full[- ]fat milk|(?:double|single|clotted) cream)/i.test(rest)

const METRIC = { cup: 250, tbsp: 15, tsp: 5 }
const ml = (sizes: object): ReadonlyMap<string, number> => new Map(Object.entries(sizes))
const REGIONAL = {
  us: ml({}),
  metric: ml(METRIC),
  au: ml({ ...METRIC, tbsp: 20, pint: 568.26 }),
  uk: ml({ ...METRIC, gill: 142.07, pint: 568.26, quart: 1136.5, gallon: 4546.1, 'fl oz': 28.413 }),
}

const mass = (name: string, grams: number, spellings: string): [Unit, string] => [
  { kind: 'mass', name, grams },
  spellings,
]
const volume = (name: string, ml: number, spellings: string): [Unit, string] => [
  { kind: 'volume', name, ml },
  spellings,
]
const plain = (kind: 'count' | 'container' | 'little', name: string, spellings: string): [Unit, string] => [
  { kind, name },
  spellings,
]

/** NIST Handbook 44: US customary cup, pint and ounce; 1 cup = 16 tbsp = 48 tsp. */
const UNITS: [Unit, string][] = [
  volume('fl oz', CUP_ML / 8, 'fl\\.? ?oz|fluid ounces?'),
  mass('kg', 1000, 'kilograms?|kilogrammes?|kgs?|kilos?'),
  mass('mg', 0.001, 'milligrams?|mg'),
  mass('g', 1, 'grams?|grammes?|gr|gms?|g'),
  mass('oz', 28.3495, 'ounces?|ozs?'),
  mass('lb', 453.592, 'pounds?|lbs?'),
  // A quarter of a kilogram, in Pakistan and the north of India.
  mass('pao', 250, 'paos?'),
  volume('ml', 1, 'millilit(?:er|re)s?|mls?|cc'),
  volume('dl', 100, 'decilit(?:er|re)s?|dl'),
  volume('cl', 10, 'centilit(?:er|re)s?|cl'),
  volume('l', 1000, 'lit(?:er|re)s?|ltrs?|l'),
  volume('cup', CUP_ML, 'cups?|cupfuls?|c'),
  volume('glass', 240, 'glass(?:es)?|mugs?|mugfuls?'),
  volume('wineglass', 125, 'wine ?glass(?:es|fuls?)?'),
  volume('katori', 150, 'katoris?'),
  volume(
    'tbsp',
    CUP_ML / 16,
    'tablespoons?|tablespoonfuls?|tablespoonsful|tablspoons?|tbsps?|tbspns?|tbsn|tbs|tbls?p?|tblspns?|tblsps|tablepoons?|tablespoans?|tsbps?|tb',
  ),
  volume('tsp', CUP_ML / 48, 'teaspoons?|teaspoonfuls?|teaspoonsful|tsps?|tspns?|teasp'),
  volume('dessertspoon', 10, 'dessert ?spoons?|dessertspoonfuls?|dstsps?|dsps?'),
  volume('jigger', (CUP_ML / 16) * 3, 'jiggers?'),
  volume('gill', CUP_ML / 2, 'gills?'),
  volume('pint', CUP_ML * 2, 'pints?|pts?'),
  volume('quart', CUP_ML * 4, 'quarts?|qts?'),
  volume('gallon', CUP_ML * 16, 'gallons?|gals?(?= |\\.)'),
  plain('little', 'pinch', '(?:generous |small |good |big |tiny |large )?pinch(?:es)?'),
  plain('little', 'smidgen', 'smidge(?:n|on)?s?'),
  plain('little', 'hint', 'hints?|touch(?:es)?|whispers?'),
  plain('little', 'little', 'little(?: bit)?(?! gems?)|bit(?= of)'),
  plain('little', 'dash', 'dash(?:es)?|shakes?'),
  plain('little', 'grind', '(?:grinds?|cracks?|twists?|turns?)(?= )'),
  plain('little', 'drop', 'drops?'),
  plain('little', 'splash', 'splash(?:es)?'),
  plain('little', 'drizzle', 'drizzles?'),
  plain('little', 'squeeze', 'squeezes?'),
  plain('little', 'sprinkle', 'sprinkles? (?=of)|sprinklings?|dustings?|scatterings?'),
  plain('little', 'glug', '(?:good |generous |big )?(?:glugs?|lugs?|slugs?)'),
  plain('little', 'dollop', 'dollops?|spoonfuls?|(?:heaped )?spoons?|blobs?'),
  plain('little', 'knob', 'knobs?'),
  plain('little', 'handful', '(?:large |small |big |generous |good )?(?:handfuls?|fistfuls?)'),
  plain('little', 'spray', 'sprays?|spritz(?:es)?'),
  plain('container', 'can', '(?:tall )?(?:cans?|tins?)'),
  plain('container', 'jar', 'jars?'),
  plain('container', 'punnet', 'punnets?|clamshells?'),
  plain(
    'container',
    'package',
    'packages?|packs?|pkgs?|pkts?|pks?|pckgs?|pkges?|(?:family[- ]sized? )?bags?|box(?:es)?',
  ),
  plain('container', 'packet', 'packets?|sachets?|envelopes?|env|pouch(?:es)?'),
  plain(
    'container',
    'container',
    'containers?|pots?(?![- ](?:roast|stickers?|pies?|noodles?|barley|cheese)\\b)|tubs?',
  ),
  plain('container', 'carton', 'cartons?|tetra ?(?:pa(?:c|k|ck)s?)?'),
  plain('container', 'tube', 'tubes?'),
  plain('container', 'bottle', 'bottles?(?! gourds?)'),
  plain('container', 'block', 'blocks?'),
  plain('container', 'bar', '(?:bars?|slabs?)(?= (?:of )?[a-z])'),
  plain('container', 'sleeve', 'sleeves?'),
  plain('container', 'loaf', 'loa(?:f|ves)(?! (?:pan|tin|cake))(?= (?:of )?[a-z])'),
  // It holds an unknown number of pieces, so it is not one piece.
  plain(
    'container',
    'heap',
    '(?:baskets?|sacks?|bushels?|pecks?|bowl(?:ful)?s?|crates?|stacks?|piles?|batch(?:es)?|buckets?|plate(?:ful)?s?)(?= (?:of )?[a-z])|(?:flat|tray|net|case)s?(?= of )',
  ),
  plain('count', 'thumb', 'thumbs?(?:[- ]sized?)?(?: (?:piece|knob|chunk)s?)?'),
  plain('count', 'clove', 'cloves?'),
  plain('count', 'slice', 'slices?|rashers?|strips?|rounds|round(?= (?:slices? )?of )'),
  plain('count', 'ring', 'rings?'),
  plain('count', 'segment', 'segments?|sections?'),
  plain('count', 'chunk', 'chunks?'),
  plain('count', 'stalk', 'stalks?|ribs?(?= (?:of )?cel)'),
  plain('count', 'stick', 'sticks?'),
  plain('count', 'head', 'heads?|bulbs?'),
  plain('count', 'crown', 'crowns?(?= (?:of )?(?:broccoli|cauliflower))'),
  plain('count', 'heart', 'hearts?(?= (?:of )?(?:romaine|lettuce|celery|cos\\b))'),
  plain('count', 'bunch', 'bunch(?:es)?'),
  plain('count', 'sprig', 'sprigs?|stems?'),
  plain('count', 'leaf', 'lea(?:f|ves)'),
  plain('count', 'fillet', 'fill?ets?'),
  plain('count', 'breast', 'breasts?'),
  plain('count', 'sheet', 'sheets?'),
  plain('count', 'ear', 'ears?|cobs?'),
  plain('count', 'wedge', 'wedges?'),
  plain('count', 'link', 'links?'),
  plain('count', 'patty', 'patt(?:y|ies)'),
  plain('count', 'scoop', 'scoops?'),
  plain('count', 'cube', 'cubes?'),
  plain('count', 'floret', 'florets?'),
  plain('count', 'spear', 'spears?'),
  plain('count', 'square', 'squares?'),
  plain(
    'count',
    'piece',
    'pieces?|pcs?|nos|fingers?(?= of (?:green |ripe |unripe )?(?:plantain|banana|matoke))',
  ),
  plain('count', 'shot', 'shots?'),
  plain('count', 'pat', 'pats?'),
  plain('count', 'nest', 'nests?'),
  plain('count', 'bundle', 'bundles?'),
  plain('count', 'serving', 'servings?|portions?(?= of)'),
  plain('count', 'ball', '(?:lemon|lime)[- ]sized? (?:balls?|pieces?|lumps?)|balls?'),
]

const PATTERNS = [
  { pattern: /^[\s-]?T(?:bsp)?\b\.?(?= )/, unit: UNITS.find(([unit]) => unit.name === 'tbsp')![0] },
  { pattern: /^[\s-]?t(?=\.? )\.?/, unit: UNITS.find(([unit]) => unit.name === 'tsp')![0] },
  ...UNITS.map(([unit, spellings]) => ({
    pattern: new RegExp(`^[\\s-]{0,2}(?:${spellings})(?![a-z'])\\.?`, 'i'),
    unit,
  })),
]

/** Most words are not units: one pattern finds that out faster than trying each unit. */
const ANY_UNIT = new RegExp(
  `^[\\s-]{0,2}(?:t\\b|${UNITS.map(([, spellings]) => spellings).join('|')})(?![a-z'])`,
  'i',
)
