import type { Entry } from '../larder/larder-entry.ts'
import type { Seat } from './cast.ts'

/** How a food bought whole is cut if neither its line nor a step says so. */
const CUTS: [food: RegExp, cut: string][] = [
  [/^avocado$/, 'ripe, sliced'],
  [/mushrooms$|^maitake$|^chanterelles$|^morels$/, 'sliced'],
  [/^(?:zucchini|cucumber|bell-pepper|asian-eggplant|bitter-melon|eggplant|dill-pickles)/, 'sliced'],
  [/^(?:savoy-cabbage|belgian-endive|radicchio)/, 'sliced'],
  [
    /^(?:rutabaga|turnip|celeriac|kohlrabi|parsnip|taro|cassava|yam|beets)$/,
    'peeled and cut into ½-inch pieces',
  ],
  [
    /^(?:chayote|acorn-squash|sweet-potato|potato[a-z-]*|plantain[a-z-]*|carrots?)$/,
    'cut into ½-inch pieces',
  ],
  [/^(?:red-chili|green-chili|serrano-pepper|jalapeno|banana-pepper)$/, 'finely chopped'],
  [/^(?:tomato|roma-tomato|green-tomato|tomatillos)$/, 'chopped'],
  [
    /^(?:banana|apple|asian-pear|pear|peach|nectarine|plum|mango|papaya|kiwi|star-fruit|figs|apricot|persimmon)(?:-(?:green|gold|peeled))?$/,
    'sliced',
  ],
]

/** A stand-in for meat is left in large pieces. */
const LARGE = 'halved'

/** Peas are cut no smaller, whatever the vegetable was that they replace. */
const TINY = /^(?:peas|corn-(?:frozen|kernels|canned)|lima|edamame|mixed-vegetables)/

const WHOLE = new Set(['medium', 'small', 'large', 'piece', 'lb'])
const CUT =
  /\b(?:cut|chop|slic|dic|mash|peel|halv|scoop|grat|juic|zest|core|quarter|tear|torn|shred|wedge|blend|puree|process|smash|crush|pit|minc|split|stuff|hollow|spoon|pierc|prick|spiral|squeez|seed|whole(?! wheat)|char|strips|ribbons|middle)/i

/**
 * What the line says about cutting: its own words, or else what a cook would do with a food bought whole. Nothing if a step cuts it.
 * @param name what steps call the food
 */
export function cutInLine({ part, entry }: Seat, name: string, steps: readonly string[]): string {
  if (TINY.test(entry.food.id))
    return entry.cut.replace(/^(?:cut into|in|chopped into) [^,]*(?:pieces|florets|strips)$/, '')
  if (!isUncut(entry) || !WHOLE.has(entry.unit)) return entry.cut
  const cut = CUTS.find(([food]) => food.test(entry.food.id))?.[1]
  if (!cut || isCutIn(steps, name)) return entry.cut
  return cut === 'sliced' && part.job === 'main' && /mushrooms/.test(entry.food.id) ? LARGE : cut
}

const isUncut = ({ cut }: Entry): boolean => cut === '' || cut === 'ripe' || cut === 'stemmed'

const isCutIn = (steps: readonly string[], name: string): boolean => {
  const stem = name.replace(/(?:oes|es|s)$/, '').toLowerCase()
  return steps.some((step) =>
    step.split(/(?<=[.;]) /).some((sentence) => sentence.toLowerCase().includes(stem) && CUT.test(sentence)),
  )
}
