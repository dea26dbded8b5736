import type { ExpectedLine, ExpectedRecipe, Span, WrittenLine, WrittenRecipe } from './recipe.ts'

/** Grams per 100 g by the USDA tables. */
export type Per100g = { carbs: number; fiber: number }
export type UsdaFoods = ReadonlyMap<string, Per100g>

/** The sums of a recipe's lines by the tables. Throws on a code they do not have. */
export function sumsOf({ title, servings, lines }: WrittenRecipe, foods: UsdaFoods): ExpectedRecipe {
  const counted = lines.map((line) => countedLine(line, foods))
  return {
    title,
    servings,
    carbs: aServing(counted, 'carbs', servings),
    fiber: aServing(counted, 'fiber', servings),
    lines: counted,
  }
}

/** Least and most per serving, each the sum of the lines. */
export const aServing = (
  lines: readonly ExpectedLine[],
  figure: 'carbs' | 'fiber',
  servings: number,
): Span => {
  const of = (end: 0 | 1) => tenth(lines.reduce((sum, line) => sum + line[figure][end], 0) / servings)
  return [of(0), of(1)]
}

function countedLine({ text, foods, hard }: WrittenLine, table: UsdaFoods): ExpectedLine {
  const parts = foods.map((food) => countedFood(food, table))
  const sum = (figure: 'carbs' | 'fiber', end: 0 | 1) =>
    tenth(parts.reduce((total, part) => total + part[figure][end], 0))
  return {
    text,
    foods,
    ...(hard === undefined ? {} : { hard }),
    carbs: [sum('carbs', 0), sum('carbs', 1)],
    fiber: [sum('fiber', 0), sum('fiber', 1)],
  }
}

/** `09003|09004 150..200`: the least of any of the foods at the least weight, and the most at the most. */
function countedFood(written: string, table: UsdaFoods): { carbs: Span; fiber: Span } {
  const [, codes, least, most = least] =
    /^([\d|]+) (\d+(?:\.\d+)?)(?:\.\.(\d+(?:\.\d+)?))?$/.exec(written) ?? []
  if (!codes) throw new Error(`Not "CODE GRAMS": ${written}`)
  const found = codes.split('|').map((code) => {
    const food = table.get(code)
    if (!food) throw new Error(`The USDA tables have no food ${code}`)
    return food
  })
  const between = (figure: 'carbs' | 'fiber'): Span => {
    const each = found.map((food) => food[figure])
    return [(Math.min(...each) * Number(least)) / 100, (Math.max(...each) * Number(most)) / 100]
  }
  return { carbs: between('carbs'), fiber: between('fiber') }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
