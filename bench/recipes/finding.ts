import { tenth } from '../accuracy/measure/finding.ts'
import type { Judged } from './measure.ts'
import type { ExpectedLine } from './recipe.ts'

/** Grams of carbohydrate a serving; a smaller difference in a line explains nothing. */
const WORTH_A_LINE = 1

/** What is wrong in a recipe, with each line that is off; '' if nothing is. */
export function findingOf({ recipe, figures, shown, off, farUnsaid }: Judged): string {
  const wrong = recipe.lines.flatMap((line, at) => lineFinding(line, figures.lines[at]!, recipe.servings))
  if (shown === 'total' && (off ?? 0) === 0 && wrong.length === 0) return ''
  const { carbs } = figures.perServing
  const { carbsBetween } = figures
  const range = carbsBetween ? ` (${carbsBetween.least} to ${carbsBetween.most})` : ''
  return [
    `${recipe.title}, ${recipe.servings} servings: expected ${told(recipe.carbs)} g a serving, got ${shown} ${carbs ?? '-'}${range}`,
    `    ${farUnsaid ? 'over 20 g off with no warning' : `off by ${tenth(off ?? 0)} g`}`,
    ...wrong,
    '',
  ].join('\n')
}

function lineFinding(
  { text, carbs, foods, hard }: ExpectedLine,
  ours: Judged['figures']['lines'][number],
  servings: number,
): string[] {
  const got = ours.nutrition.carbs
  const off = got === null ? carbs[0] : Math.max(0, carbs[0] - got, got - carbs[1])
  const unread = got === null && !ours.negligible
  if (!unread && off < WORTH_A_LINE * servings) return []
  const read = ours.food
    ? `${ours.food}, ${ours.grams === null ? 'no weight' : `${tenth(ours.grams)} g`}`
    : 'no food'
  return [
    `    "${text}"${hard ? ` [hard: ${hard}]` : ''}`,
    `        expected ${told(carbs)} g (${foods.join(' + ')}), got ${got === null ? 'nothing' : tenth(got)} (${read})`,
  ]
}

const told = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least} to ${most}`
