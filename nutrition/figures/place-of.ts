/**
 * Where a line appears. Recipes weigh grains and pasta dry, a plate is weighed as it is eaten, and for a single line we
 * cannot tell.
 */
export type Setting = 'recipe' | 'plate' | 'alone'

/**
 * A plate on a scale: one serving, and every line gives only grams of a food, "95 g pasta", "bacon, 3 slices, 24 g". A
 * recipe has spoons, cloves, or a cook's words in half of its lines. When in doubt it is a plate, whose ranges include both dry and cooked.
 */
export function placeOf(lines: readonly string[], servings: number): Setting {
  if (servings !== 1) return 'recipe'
  const weighed = lines.map(weighedAs)
  if (weighed.includes(null)) return 'recipe'
  const cooked = weighed.filter((as) => as === 'cooks').length
  return cooked * 2 < lines.length || lines.length === 0 ? 'plate' : 'recipe'
}

/** How a line gives only grams of a food: as one eats it, or with a word of what a cook does to it. Null where it gives more. */
function weighedAs(line: string): 'eaten' | 'cooks' | null {
  const [before, after, ...more] = line.length > MOST_LETTERS ? [] : line.split(GRAMS)
  if (before === undefined || after === undefined || more.length > 0) return null
  const isFirst = before.trim() === ''
  const said = isFirst ? after.replace(/^\s*of\s/i, '') : before
  const [name = '', ...asides] = `${said}${isFirst ? '' : `,${after}`}`.split(/[,;:()[\]]+|\s[-–—/]\s/)
  const isName = NAME.test(name) || (isFirst && NUMBERED.test(name))
  if (!isName || OTHER_AMOUNT.test(said)) return null
  return asides.some((aside) => DONE.test(aside)) ? 'cooks' : 'eaten'
}

const MOST_LETTERS = 140
const GRAMS = /\d{1,4}(?:\.\d{1,15})? ?(?:g|grams?)\b/i
/**
 * "2% milk", "7-grain bread" and "½ sandwich" begin with a number, and chicken 65 ends with one; "2 chicken breasts (300 g)"
 * are counted.
 */
const NAME = /^\s*(?:\d{1,2}% |\d{1,2}-[a-z]|[½¼¾]\s?)?\p{L}[^\d]{1,60}(?:\d{1,2}%?[^\d]{0,40})?$/iu
/** "100 g 7 layer dip": behind its grams a number belongs to the name. */
const NUMBERED = /^\s*\d{1,2} \p{L}[^\d]{1,60}$/u
const OTHER_AMOUNT =
  /\d ?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|oz|ounces?|ml|lbs?|pounds?|cloves?|sprigs?|kg)\b/i
/** What a cook does before or after weighing. Words like "steamed" or "peeled" are not here: they also say how the food is eaten. */
const DONE =
  /\b(?:chopped|diced|minced|grated|crushed|rinsed|washed|trimmed|softened|melted|beaten|whisked|cut|torn|de?seeded|zested|juiced|crumbled|thawed|divided|optional|julienned|sifted|packed|soaked|scrubbed|stemmed|finely|roughly|thinly|coarsely|freshly|to taste|to serve|for \p{L}+ing|for the|plus|at room|room temp|according)\b/iu
