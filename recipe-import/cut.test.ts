import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { atOnce } from '@evenplate/domain/steps'
import { expect, it } from 'vitest'
import { readFile, readSource, readText } from './read-brought.ts'

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const read = (lines: string[], steps: string[]) => {
  const data = { '@type': 'Recipe', name: 'Feast', recipeIngredient: lines, recipeInstructions: steps }
  const { recipes, notUnderstood } = atOnce(readFile('feast.json', JSON.stringify(data)))
  return { recipe: recipes[0]!, notUnderstood }
}
const lines = (count: number) => times(count, (at) => `${at + 1} g of food ${at}`)
const steps = (count: number) => times(count, (at) => `Stir bowl ${at}.`)

it('says nothing about a recipe within the limits on lines and steps', () => {
  const { recipe, notUnderstood } = read(lines(BROUGHT.lines), steps(BROUGHT.steps))
  expect([recipe.lines.length, recipe.steps.length]).toEqual([BROUGHT.lines, BROUGHT.steps])
  expect(notUnderstood).toEqual([])
})

it('says what was cut from a recipe', () => {
  const long = (word: string, length: number) => word.repeat(length)
  const { recipe, notUnderstood } = read(
    ['1 cup flour', long('1 cup of oats ', 60), ...lines(BROUGHT.lines)],
    [long('Stir it well. ', 200), ...steps(BROUGHT.steps)],
  )
  expect([recipe.lines.length, recipe.steps.length]).toEqual([BROUGHT.lines, BROUGHT.steps])
  expect(recipe.lines[1]?.text).toMatch(/…$/)
  expect(recipe.steps[0]).toMatch(/…$/)
  expect(notUnderstood).toEqual([
    'Only the first 150 lines of “Feast” were read. Bring the rest as a second recipe.',
    'Only the first 100 steps of “Feast” were read.',
    'Lines of “Feast” with more than 300 characters were cut. They end with “…”.',
    'Steps of “Feast” with more than 2000 characters were cut. They end with “…”.',
  ])
})

it('says that a text or a page was too long to be read completely', () => {
  const text = `Soup\nIngredients\n1 onion\n2 cups water\nNotes\n${'x '.repeat(BROUGHT.file / 2)}`
  expect(atOnce(readText(text)).notUnderstood).toEqual([
    'This text is very long: only its first 2 million characters were read.',
  ])
  const page = `<h2>Ingredients</h2><ul><li>1 onion</li><li>2 cups water</li></ul>${'<p>'.repeat(40_000)}`
  const { recipes, notUnderstood } = atOnce(readSource(page, null))
  expect(recipes).toHaveLength(1)
  expect(notUnderstood).toEqual(['This page is very long: only the beginning of it was read.'])
})
