/** A unit a line may use: by mass (grams of one), by volume (millilitres of one), or a count of something. */
export type Unit =
  | { kind: 'mass'; name: string; grams: number }
  | { kind: 'volume'; name: string; ml: number }
  | { kind: 'count'; name: string }
  | { kind: 'container'; name: string }
  | { kind: 'little'; name: string }

export const CUP_ML = 236.588

/** Reads the unit a text begins with, a following "of" included: `tbsp. of oil` gives tbsp and `oil`. */
export function readUnit(text: string): { unit: Unit; rest: string } | null {
  for (const { pattern, unit } of PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { unit, rest: text.slice(found[0].length).replace(/^\s*of\s(?:the\s)?/i, ' ') }
  }
  return null
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
  volume('ml', 1, 'millilit(?:er|re)s?|mls?|cc'),
  volume('dl', 100, 'decilit(?:er|re)s?|dl'),
  volume('cl', 10, 'centilit(?:er|re)s?|cl'),
  volume('l', 1000, 'lit(?:er|re)s?|l'),
  volume('cup', CUP_ML, 'cups?|c'),
  volume('tbsp', CUP_ML / 16, 'tablespoons?|tablespoonfuls?|tbsps?|tbs|tblsp|tbl'),
  volume('tsp', CUP_ML / 48, 'teaspoons?|teaspoonfuls?|tsps?'),
  volume('pint', CUP_ML * 2, 'pints?|pt'),
  volume('quart', CUP_ML * 4, 'quarts?|qts?'),
  volume('gallon', CUP_ML * 16, 'gallons?'),
  plain('little', 'pinch', '(?:generous |small |good |big )?pinch(?:es)?'),
  plain('little', 'dash', 'dash(?:es)?'),
  plain('little', 'drop', 'drops?'),
  plain('little', 'splash', 'splash(?:es)?'),
  plain('little', 'drizzle', 'drizzles?'),
  plain('little', 'squeeze', 'squeezes?'),
  plain('little', 'sprinkle', 'sprinkles?|sprinklings?'),
  plain('little', 'knob', 'knobs?'),
  plain('little', 'handful', '(?:large |small |big |generous |good )?handfuls?'),
  plain('little', 'spray', 'sprays?|spritz(?:es)?'),
  plain('container', 'can', 'cans?|tins?'),
  plain('container', 'jar', 'jars?'),
  plain('container', 'package', 'packages?|packs?|pkgs?|bags?|box(?:es)?'),
  plain('container', 'packet', 'packets?|sachets?|envelopes?'),
  plain('container', 'container', 'containers?|pots?|tubs?'),
  plain('container', 'carton', 'cartons?'),
  plain('container', 'bottle', 'bottles?'),
  plain('container', 'block', 'blocks?'),
  plain(
    'count',
    'inch',
    '(?:-| )?(?:inch(?:es)?|in\\.)(?:[- ](?:thick |long )?(?:piece|knob|chunk|slice|section|stick)s?)?',
  ),
  plain(
    'count',
    'cm',
    '(?:-| )?(?:cm|centimet(?:er|re)s?)(?:[- ](?:thick |long )?(?:piece|knob|chunk|slice|section|stick)s?)?',
  ),
  plain('count', 'thumb', 'thumbs?(?:[- ]sized? piece)?'),
  plain('count', 'clove', 'cloves?'),
  plain('count', 'slice', 'slices?|rashers?|strips?'),
  plain('count', 'stalk', 'stalks?|ribs?'),
  plain('count', 'stick', 'sticks?'),
  plain('count', 'head', 'heads?|bulbs?'),
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
  plain('count', 'piece', 'pieces?|pcs?'),
  plain('count', 'shot', 'shots?'),
  plain('count', 'pat', 'pats?'),
]

const PATTERNS = [
  { pattern: /^[\s-]?T(?:bsp)?\b\.?(?= )/, unit: UNITS.find(([unit]) => unit.name === 'tbsp')![0] },
  { pattern: /^[\s-]?t(?=\.? )\.?/, unit: UNITS.find(([unit]) => unit.name === 'tsp')![0] },
  ...UNITS.map(([unit, spellings]) => ({
    pattern: new RegExp(`^[\\s-]{0,2}(?:${spellings})(?![a-z'])\\.?`, 'i'),
    unit,
  })),
]
