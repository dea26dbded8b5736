import { readFileSync } from 'node:fs'
import { ALLERGENS } from '@evenplate/domain/options'
import { expect, it } from 'vitest'
import { violationsIn } from './rules.ts'

/** A dish by its common name, and what its usual recipe contains: from general knowledge, written without the tables. */
const DISHES = readFileSync(new URL('dishes-of-the-world.tsv', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [name = '', held = ''] = row.split('\t')
    return { name, holds: held === 'none' ? [] : held.split(' ') }
  })

const foundIn = (line: string): string[] =>
  ALLERGENS.filter(
    (allergen) => violationsIn(line, { allergies: [allergen], diets: [], avoid: [] }).length > 0,
  )

it('has every dish once, with allergens we check', () => {
  expect(DISHES.length).toBeGreaterThan(1500)
  expect(new Set(DISHES.map(({ name }) => name.toLowerCase())).size).toBe(DISHES.length)
  const known = new Set<string>(ALLERGENS)
  expect(DISHES.filter(({ holds }) => holds.some((one) => !known.has(one)))).toEqual([])
})

it('finds what the usual recipe of a dish contains when a line has the dish', () => {
  const missed = DISHES.flatMap(({ name, holds }) => {
    const found = foundIn(`2 servings ${name}`)
    return holds.filter((held) => !found.includes(held)).map((held) => `${held}: ${name}`)
  })
  expect(missed).toEqual([])
})

it('finds most of it in the bare name, too', () => {
  const held = DISHES.flatMap(({ name, holds }) => holds.map((one) => foundIn(name).includes(one)))
  expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.8)
})

it('finds nothing in most dishes of which no usual recipe contains an allergen', () => {
  const none = DISHES.filter(({ holds }) => holds.length === 0)
  const alarms = none.filter(({ name }) => foundIn(`2 servings ${name}`).length > 0)
  expect(none.length).toBeGreaterThan(200)
  expect(alarms.length / none.length, alarms.map(({ name }) => name).join(', ')).toBeLessThan(0.12)
})
