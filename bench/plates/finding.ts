import { tenth } from '../accuracy/measure/finding.ts'
import type { JudgedPlate } from './measure.ts'

export type NameError = {
  name: string
  expected: number
  got: number | null
  food: string | null
  off: number
}

/** What each name adds to the error of all plates together, largest first: grams of carbohydrate. */
export function errorsByName(judged: readonly JudgedPlate[]): NameError[] {
  const found = new Map<string, NameError>()
  for (const { plate, figures } of judged)
    plate.forEach(({ name, grams }, at) => {
      const line = figures.lines[at]!
      const got = line.nutrition.carbs
      const off = Math.abs((got ?? 0) - (name.carbs * grams) / 100)
      const known = found.get(name.name)
      const per100g = got === null ? null : tenth((got * 100) / grams)
      found.set(name.name, {
        name: name.name,
        expected: name.carbs,
        got: per100g,
        food: line.food,
        off: (known?.off ?? 0) + off,
      })
    })
  return [...found.values()].sort((a, b) => b.off - a.off)
}

export const nameRow = ({ name, expected, got, food, off }: NameError): string =>
  `${String(Math.round(off)).padStart(6)} g  ${name}: expected ${expected}, got ${got ?? 'nothing'} (${food ?? 'no food'})`

/** A plate that is far off with no warning, with the shown and expected figure of each line. */
export function plateRow({ plate, figures, expected, off }: JudgedPlate): string {
  const { carbsBetween: between, perServing } = figures
  const range = between ? ` (${between.least} to ${between.most})` : ''
  const lines = plate.map(({ name, grams }, at) => {
    const got = figures.lines[at]?.nutrition.carbs
    return `    ${grams} g ${name.name}: expected ${tenth((name.carbs * grams) / 100)}, got ${got == null ? 'nothing' : tenth(got)}`
  })
  return [
    `${tenth(off ?? 0)} g off: expected ${tenth(expected)}, got ${perServing.carbs}${range}`,
    ...lines,
  ].join('\n')
}
