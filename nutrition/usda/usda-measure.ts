import { words } from '../text/food-words.ts'

/**
 * Our unit for a USDA measure, and how many of that measure make one of ours; null for a measure that recipes do not use.
 * `plain` accepts only a measure without further words: "cup", not "cup, chopped".
 */
export function unitOf(said: string, name: string, plain: boolean): { name: string; times: number } | null {
  const text = said
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/\bmedium\/regular(?:\/sandwich size)?\b/, 'medium')
    .replace(/\bminiature\/small\b/, 'small')
    .replace(/,? (?:nfs|ns as to size|regular)\b/g, '')
    .trim()
  const [first = '', ...rest] = text.split(/[,\s]+/).filter(Boolean)
  if (SKIPPED.test(text) || (plain && rest.length > 0 && !TWO_WORDS.has(text))) return null
  if (/^fl oz$|^fluid ounce/.test(text)) return { name: 'cup', times: 8 }
  const sized = /^(small|medium|large|extra large|regular)(?: (\S+))?$/.exec(text)
  if (sized) {
    const what = sized[2]
    if (what === 'slice')
      return sized[1] === 'medium' || sized[1] === 'regular' ? { name: 'slice', times: 1 } : null
    if (sized[1] === 'regular') return isPiece(what ?? '', name) ? { name: 'piece', times: 1 } : null
    return !what || isPiece(what, name) ? { name: sized[1] ?? '', times: 1 } : null
  }
  const unit = UNITS.get(first)
  if (unit) return { name: unit, times: 1 }
  // Lines call a piece of a pizza or a pie a slice: "1 pizza" is not one piece.
  if (first === 'piece' && CUT.test(name)) return rest.length === 0 ? { name: 'slice', times: 1 } : null
  // "Piece (1/8 of 9 inch pie)": a part of one.
  if (/\d\/\d| of /.test(said)) return null
  return rest.length === 0 && isPiece(first, name) ? { name: 'piece', times: 1 } : null
}

/** How names of foods that are cut into slices begin. */
const CUT = /^(?:pizza|pie|cake|cheesecake|quiche)\b/i

/** "Cookie" of cookies, "each": one piece of the named food. */
function isPiece(word: string, name: string): boolean {
  const [one = ''] = words(word)
  return PIECES.has(one) || words(name).includes(one)
}

const PIECES = new Set(
  'piece each unit item fruit whole cookie cracker roll bar muffin biscuit cake donut doughnut pancake waffle pastry crust shell cone candy chip'.split(
    ' ',
  ),
)

/** Other names for one of our units. */
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    ['cup', 'cup cups'],
    ['tbsp', 'tbsp tablespoon tablespoons'],
    ['tsp', 'tsp teaspoon teaspoons'],
    ['slice', 'slice slices'],
    ['package', 'package packages bag box'],
    ['packet', 'packet packets envelope pouch'],
    ['can', 'can'],
    ['jar', 'jar'],
    ['bottle', 'bottle'],
    ['container', 'container'],
    ['stick', 'stick'],
    ['sheet', 'sheet'],
    ['fillet', 'fillet'],
    ['link', 'link links'],
    ['patty', 'patty'],
    ['head', 'head'],
    ['leaf', 'leaf leaves'],
    ['stalk', 'stalk'],
    ['spear', 'spear spears'],
    ['wedge', 'wedge'],
    ['scoop', 'scoop'],
    ['sleeve', 'sleeve'],
    ['breast', 'breast'],
    ['block', 'block'],
  ].flatMap(([unit = '', said = '']) => said.split(' ').map((word): [string, string] => [word, unit])),
)

const TWO_WORDS = new Set(['fl oz', 'extra large', 'small piece', 'medium slice', 'regular slice'])

/** Amounts before cooking, of baby food jars, or of leftovers. */
const SKIPPED =
  /yield|not specified|guideline|without refuse|with refuse|skin not|baby|gerber|beech|heinz|junior|strained|crust not|prepared|single serving|snack|miniature|mini\b|bite|dry|school|microwav|packed|melted|not packed|100 calorie|serving/
