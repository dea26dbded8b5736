import { expect, it } from 'vitest'
import { lineFiguresOf } from '../figures/figures.ts'
import { readLine } from '../reading/read-line.ts'

const read = (line: string) => {
  const { foodId, grams } = lineFiguresOf(readLine(line))
  return [foodId, grams === null ? null : Math.round(grams)]
}

// Tandoor's list has a food twice if one recipe weighs it and another measures it (#4457), RecipeSage's if one says
// "large eggs" (#1474); Grocy's buys 45 eggs instead of four and a half (#1436).
it.each([
  ['1 cup all-purpose flour', '125 g flour', 'flour-all-purpose', 125],
  ['1 cup milk', '244 g whole milk', 'milk-whole', 244],
  ['4 large eggs', '4 eggs', 'egg', 200],
  ['4.5 eggs', '4 1/2 eggs', 'egg', 225],
  ['2 tbsp olive oil', '27 g olive oil', 'olive-oil', 27],
])('“%s” and “%s” are one item of the list', (one, other, food, grams) => {
  expect(read(one)).toEqual([food, grams])
  expect(read(other)).toEqual([food, grams])
})
