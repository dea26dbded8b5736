import { perNutrient } from '@evenplate/domain/nutrients'
import type { LineFigures, Span } from '@evenplate/domain/recipe'
import type { ReadLine } from '../reading/read-line.ts'

type Line = Omit<LineFigures, 'question'>

/** The figures of a line that names several foods: the sums of theirs, with the sources of each. */
export function summed(read: ReadLine, parts: readonly Line[]): Line {
  const heaviest = parts.reduce((a, b) => ((b.grams ?? 0) > (a.grams ?? 0) ? b : a))
  const known = parts.every(({ nutrition }) => nutrition.carbs !== null)
  const sum = (of: (part: Line) => number | null): number | null => {
    const values = parts.map(of).filter((value) => value !== null)
    return known && values.length > 0 ? values.reduce((a, b) => a + b, 0) : null
  }
  const listed = (of: (part: Line) => string | null) => {
    const texts = parts.map(of).filter((text) => text !== null)
    return texts.length > 0 ? [...new Set(texts)].join('; ') : null
  }
  const load = sum(({ glycemicLoad }) => glycemicLoad)
  const carbs = sum(({ nutrition }) => nutrition.netCarbs)
  return {
    line: read.line,
    food: parts.map(({ food }) => food).join(' and '),
    foodId: null,
    grams: read.grams,
    weighedBy: read.weighedBy,
    source: known ? listed(({ source }) => source) : null,
    nutrition: perNutrient(({ key }) => sum(({ nutrition }) => nutrition[key])),
    gi: load && carbs ? Math.round((load / carbs) * 100) : null,
    giSource: listed(({ giSource }) => giSource),
    glycemicLoad: load,
    negligible: read.negligible,
    rest: '',
    note: read.note,
    carbsBetween: known ? spanOf(parts) : null,
    carriesCarbs: parts.some(({ carriesCarbs }) => carriesCarbs),
    giEstimate: parts.some(({ giEstimate }) => giEstimate),
    plateShare: heaviest.plateShare,
  }
}

/** The errors of a line's parts are independent, like those of a dish's lines: they add as the root of the sum of squares. */
function spanOf(parts: readonly Line[]): Span | null {
  if (parts.every(({ carbsBetween }) => carbsBetween === null)) return null
  let carbs = 0
  let below = 0
  let above = 0
  for (const { carbsBetween, nutrition } of parts) {
    const own = nutrition.carbs ?? 0
    carbs += own
    below += carbsBetween ? (own - carbsBetween.least) ** 2 : 0
    above += carbsBetween ? (carbsBetween.most - own) ** 2 : 0
  }
  return { least: Math.max(0, carbs - Math.sqrt(below)), most: carbs + Math.sqrt(above) }
}
