import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { type Rules, violationsInProse } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import { allowedBy } from '../providers/house-chef/book/allowed-by.ts'
import { usualCast } from '../providers/house-chef/book/cast.ts'
import { type BookPlate, cookBookDish } from '../providers/house-chef/book/cook-book-dish.ts'
import { foodEntry } from '../providers/house-chef/book/food-entry.ts'
import { spokenSo } from '../providers/house-chef/book/spoken-so.ts'
import { written } from '../providers/house-chef/book/written.ts'
import type { Entry } from '../providers/house-chef/larder/larder-entry.ts'
import { type BookDish, idsOf, lighterOf } from './dish.ts'
import { DISHES, PLAIN } from './dishes/all-dishes.ts'
import { expand, NOBODY } from './expand.ts'
import { rangeOf } from './range.ts'
import { parseStep, rolesIn } from './step-language.ts'

const RULES: Rules[] = [
  ...ALL_DIETS.filter((diet) => DIETS[diet].isStrict).map((diet) => ({
    allergies: [],
    diets: [diet],
    avoid: [],
  })),
  ...(['nuts', 'eggs', 'soy', 'fish', 'shellfish', 'wheat', 'dairy'] as const).map((one) => ({
    allergies: [one],
    diets: [],
    avoid: [],
  })),
]
const AIM = { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } }

function cooked(dish: BookDish, servings: number, at = 0): BookPlate {
  const cast = usualCast(dish, () => true)
  if (!cast) throw new Error('it cannot be cooked as it usually is')
  return cookBookDish(dish, cast, dish.ways[at]!, {
    servings,
    mealType: dish.meals[0]!,
    aim: AIM,
    allowed: () => true,
    seed: 'test',
  })
}

const counted = ({ ingredients, servings }: BookPlate) =>
  figuresOf({ ingredients, servings, claimed: NO_CLAIMS })

it('lists every dish once', () => {
  const ids = [...DISHES, ...PLAIN].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('lists every file of the book', async () => {
  const files = globSync('*/*.ts', { cwd: join(import.meta.dirname, 'dishes') })
  const written = await Promise.all(files.map((file) => import(join(import.meta.dirname, 'dishes', file))))
  const ids = written
    .flatMap((module: Record<string, BookDish[]>) => Object.values(module).flat())
    .map(({ id }) => id)
  const listed = new Set([...DISHES, ...PLAIN].map(({ id }) => id))
  expect(ids.filter((id) => !listed.has(id))).toEqual([])
})

it('gives each name to only one dish', () => {
  const names = DISHES.flatMap(({ id, title, en = [], es }) =>
    [...new Set([title.toLowerCase(), ...en, ...es])].map((name) => `${name} = ${id}`),
  )
  const said = names.map((name) => name.split(' = ')[0])
  expect(names.filter((_, at) => said.indexOf(said[at]!) !== at)).toEqual([])
})

describe.each([...DISHES, ...PLAIN].map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  it('is named in both languages, in lower case', () => {
    expect(dish.es.length).toBeGreaterThan(0)
    for (const name of [...(dish.en ?? []), ...dish.es]) expect(name).toBe(name.toLowerCase())
  })

  it('names foods that the table has and that an ingredient line reads back', () => {
    for (const part of dish.foods)
      for (const id of [...idsOf(part), ...lighterOf(part)]) {
        expect(foodById(id), id).toBeDefined()
        expect(foodById(id)!.per100g.carbs, `the carbohydrate of ${id}`).not.toBeNull()
        const own = id === idsOf(part)[0]
        const entry = {
          ...foodEntry(id, own ? part.unit : undefined)!,
          ...(own ? { cut: part.cut ?? '' } : {}),
        }
        const { line, grams } = written(entry, part.grams * 4)
        const read = readLine(line)
        expect(read.food?.id, line).toBe(id)
        // Our own lines must say whether a food is dry or cooked, and their weights must raise no question.
        expect(read.either ?? read.question, line).toBeNull()
        expect(Math.abs((read.grams ?? 0) - grams), `${line}: ${read.grams} g, not ${grams}`).toBeLessThan(
          0.06 * grams + 1,
        )
      }
  })

  it('keeps its amounts in order', () => {
    const roles = dish.foods.map(({ role }) => role)
    expect(new Set(roles).size).toBe(roles.length)
    for (const part of dish.foods) {
      const { least, most } = rangeOf(dish, part)
      expect(least, part.role).toBeLessThanOrEqual(part.grams)
      expect(most, part.role).toBeGreaterThanOrEqual(part.grams)
    }
  })

  it.each(dish.ways.map((way) => [way.tool, way] as const))('has valid steps: %s', (__, way) => {
    const named = way.steps.flatMap((step) => {
      const text = expand(step, way.tool)
      expect(text, `a technique of "${step}" has no wording for this tool`).not.toBeNull()
      return rolesIn(parseStep(text!)).filter(({ role }) => role !== NOBODY)
    })
    const byRole = new Map(dish.foods.map((part) => [part.role, part]))
    for (const { role, safe } of named) {
      expect(byRole.has(role), `{${role}} is in no food of the dish`).toBe(true)
      if (!safe) expect(byRole.get(role)!.optional, `{${role}} is optional: name it in [ ]`).toBeUndefined()
    }
    const told = new Set(named.map(({ role }) => role))
    expect(
      dish.foods.filter(({ role }) => !told.has(role)).map(({ role }) => role),
      'never used',
    ).toEqual([])
    for (const role of way.load?.roles.split(/[ ,]+/) ?? []) expect(byRole.has(role), role).toBe(true)
    expect(
      way.load === undefined || way.steps.some((step) => expand(step, way.tool)!.includes('{batches}')),
    ).toBe(true)
    expect(way.prep).toBeGreaterThan(0)
  })

  it('has no word that breaks a rule the dish follows', () => {
    for (const rules of RULES) {
      const keeps = allowedBy(rules)
      const allowed = ({ food }: Entry) => keeps(food)
      const cast = usualCast(dish, allowed)
      if (!cast) continue
      const order = { servings: 4, mealType: dish.meals[0]!, aim: AIM, allowed, seed: 'test' }
      const plate = cookBookDish(dish, cast, dish.ways[0]!, order)
      const told = plate.instructions.flatMap((step) => violationsInProse(step, rules))
      expect(told, `${rules.diets}${rules.allergies}: name the food as a {role}`).toEqual([])
      expect(
        spokenSo(plate, rules),
        `${rules.diets}${rules.allergies}: ${plate.title}: give it a name for its stand-ins`,
      ).not.toBeNull()
    }
  })

  it.each([1, 4, 12])('for %i people, is fully counted with a low or medium load', (servings) => {
    for (const at of dish.ways.keys()) {
      const plate = cooked(dish, servings, at)
      const figures = counted(plate)
      expect(figures.basis).toBe('computed')
      expect(figures.notCounted).toEqual([])
      expect(figures.perServing.glycemicLoad, `load of ${plate.ingredients.join('; ')}`).toBeLessThan(20)
      expect(
        Math.abs(
          (figures.perServing.carbs ?? 0) -
            figures.lines.reduce((sum, { nutrition }) => sum + (nutrition.carbs ?? 0), 0) / servings,
        ),
      ).toBeLessThan(0.1)
      expect(plate.prepTime + plate.cookTime).toBeGreaterThan(1)
      for (const text of [plate.title, plate.description, ...plate.instructions]) {
        expect(text).not.toMatch(/[[\]{}$@]|undefined|NaN| ,| \.|\.\.|,,/)
        expect(text).toMatch(/^[A-Z0-9½¼¾⅓⅔]/)
      }
    }
  })
})
