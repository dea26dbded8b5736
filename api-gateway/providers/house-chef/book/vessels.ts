import type { Tool } from '../../../brief/brief.ts'

/** Grams of food up to which each size is used, and the size's name in a cookbook. */
type Sizes = [number, string][]

const BAKING_DISH: Sizes = [
  [450, 'a small baking dish'],
  [1000, 'a 1-quart baking dish'],
  [2100, 'an 8-inch square baking dish'],
  [3900, 'a 9-by-13-inch baking dish'],
]
const PIE_DISH: Sizes = [
  [300, 'a small baking dish'],
  [700, 'a 7-inch pie dish'],
  [1700, 'a 9-inch pie dish'],
]
const CAKE_PAN: Sizes = [
  [150, 'a small ovenproof dish'],
  [450, 'a 6-inch round cake pan'],
  [800, 'an 8-inch round cake pan'],
  [1150, 'a 9-inch round cake pan'],
  [2400, 'a 9-by-13-inch cake pan'],
]
const LOAF_PAN: Sizes = [
  [150, 'a small ovenproof dish'],
  [480, 'a small (6-by-3-inch) loaf pan'],
  [1150, 'an 8½-by-4½-inch loaf pan'],
]
const BAKING_PAN: Sizes = [
  [150, 'a small ovenproof dish'],
  [450, 'an 8½-by-4½-inch loaf pan'],
  [1100, 'an 8-inch square baking pan'],
  [2400, 'a 9-by-13-inch baking pan'],
]

const LINED_PAN: Sizes = BAKING_PAN.map(([most, name]) => [most, name.replace(/^an? /, 'a lined ')])
const SPRINGFORM: Sizes = [
  [250, 'a lined small ovenproof dish'],
  [900, 'a lined 6-inch springform pan'],
  [1500, 'a lined 8-inch springform pan'],
  [2800, 'a lined 9-inch springform pan'],
]

const NAMED: [RegExp, Sizes][] = [
  [/\ba lined springform pan\b/, SPRINGFORM],
  [/\ba lined (?:pan|dish)\b/, LINED_PAN],
  [/\ba (?:small |greased |large |shallow )?baking dish\b/, BAKING_DISH],
  [/\ba pie dish\b/, PIE_DISH],
  [/\ba cake pan\b/, CAKE_PAN],
  [/\ba (?:small )?loaf pan\b/, LOAF_PAN],
  [/\ba baking pan\b/, BAKING_PAN],
]

const HERE = '\uE000'
const LOADS = / in \d+ (?:dishes|pans)\b/g
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six']

/** Halves and rolls that lie in one layer leave more of a dish empty than a sauce does. */
const LAID = /\b(?:cut side up|skin side up|seam down|seam side down|standing|upright)\b/
const LAID_LOOSELY = 1.4

/** Small cups that stand in water need room around them: four fill an 8-inch dish, eight a 9-by-13-inch one. */
const IN_WATER = /\b(?:cups|ramekins|molds)\b.*\bbaking dish\b.*\bwater\b/
const AROUND_CUP = 440
const CUP_HOLDS = 220

/** Grams as the size of a baking dish has to count them. */
function takesUp(step: string, grams: number, servings: number): number {
  if (IN_WATER.test(step)) return AROUND_CUP * Math.max(servings, Math.ceil(grams / CUP_HOLDS))
  return LAID.test(step) ? grams * LAID_LOOSELY : grams
}

/**
 * The steps with the size of the pan they name, and the number of pans the dish needs.
 * @param grams total of the dish
 */
export function panned(steps: string[], grams: number, servings = 1): string[] {
  let all = steps
  for (const [said, sizes] of NAMED) {
    const at = all.findIndex((step) => said.test(step))
    if (at < 0) continue
    const { pan, count } = panFor(sizes, sizes === BAKING_DISH ? takesUp(all[at]!, grams, servings) : grams)
    // The size is written once, where the pan is first named.
    all = all.map((step, place) => {
      const first = place === at ? step.replace(said, HERE) : step
      const again = first
        .replace(new RegExp(said, 'g'), count > 1 ? 'the pans' : 'the pan')
        .replace(HERE, pan)
      return count > 1 ? again.replace(/\b(in|into) the pan\b/g, '$1 the pans') : again
    })
    if (sizes === BAKING_DISH) all = all.map((step) => step.replace(LOADS, ''))
  }
  return all.map((step) => {
    const loaves = / in (\d) pans\b/.exec(all.join(' '))?.[1]
    if (!loaves || !/into a loaf on a lined sheet pan/.test(all.join(' '))) return step
    return step
      .replace(
        'into a loaf on a lined sheet pan',
        `into ${NUMBERS[Number(loaves)]} loaves on a lined sheet pan`,
      )
      .replace(LOADS, '')
  })
}

function panFor(sizes: Sizes, grams: number): { pan: string; count: number } {
  const most = sizes.at(-1)![0]
  const count = Math.max(1, Math.ceil(grams / most - 0.05))
  const [, name] = sizes.find(([holds]) => grams / count <= holds) ?? sizes.at(-1)!
  if (count < 2) return { pan: name, count: 1 }
  return {
    pan: `${NUMBERS[count] ?? count} ${name.replace(/^an? /, '').replace(/(dish|pan)$/, (word) => (word === 'dish' ? 'dishes' : 'pans'))}`,
    count,
  }
}

/** Grams that fit in a 6-quart cooker: a slow cooker nearly full, a pressure cooker two thirds full. */
const COOKERS: Partial<Record<Tool, [number, string]>> = {
  'slow-cooker': [4800, 'slow cookers'],
  'pressure-cooker': [4200, 'pressure cookers'],
}

/** The first sentence if the dish does not fit in one cooker. */
export function cookersFor(tool: Tool, grams: number): string | null {
  const cooker = COOKERS[tool]
  const count = cooker ? Math.ceil(grams / cooker[0] - 0.1) : 1
  return cooker && count > 1
    ? `This fills ${NUMBERS[count] ?? count} 6-quart ${cooker[1]}: divide everything between them, or cook it in ${NUMBERS[count] ?? count} rounds.`
    : null
}

const SKILLET =
  /\ba wok or large skillet\b|\ba (?:large, deep|large nonstick|large|deep|nonstick)? ?skillet\b/g
/** Grams of a sauce or stew that fit in one large, deep skillet. */
const SKILLET_HOLDS = 2600

/** A stew for twelve needs a pot: more than fits in one skillet. */
export const inPots = (steps: string[], simmering: number): string[] =>
  simmering > SKILLET_HOLDS ? steps.map((step) => step.replace(SKILLET, 'a large, wide pot')) : steps
