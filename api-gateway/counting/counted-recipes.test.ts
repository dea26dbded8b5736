import type { Steps } from '@evenplate/domain/steps'
import { expect, it } from 'vitest'
import { CountedRecipes } from './counted-recipes.ts'
import { Turns } from './turns.ts'

/** Turns that count how often they are taken. */
class Watched extends Turns {
  taken = 0
  override take<Result>(
    person: string,
    prepare: () => Steps<Result> | Promise<Steps<Result>>,
  ): Promise<Result> {
    this.taken += 1
    return super.take(person, prepare)
  }
}

const row = (change: object = {}) => ({
  title: 'Rice bowl',
  description: 'A bowl.',
  ingredients: ['2 cups cooked white rice'],
  instructions: ['Stir.'],
  tips: [],
  prep_time: 5,
  cook_time: 10,
  servings: 2,
  meal_type: 'dinner',
  dietary_type: ['vegan'],
  calories: 1,
  carb_count: 1,
  fiber_count: 1,
  net_carb_count: 0,
  protein_count: 1,
  fat_count: 1,
  figures: null,
  created_at: '2026-11-01T08:00:00+00:00',
  updated_at: '2026-11-02T08:00:00+00:00',
  ...change,
})

const open = () => {
  const turns = new Watched()
  return { turns, counted: new CountedRecipes(turns) }
}

it('counts a public recipe once, however many ask for it, at once or later', async () => {
  const { turns, counted } = open()
  const bodies = await Promise.all(Array.from({ length: 20 }, () => counted.bodyOf(row())))
  bodies.push(await counted.bodyOf(row()))
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0]!).recipe.figures.perServing.carbs).toBeGreaterThan(40)
  expect(turns.taken).toBe(1)
})

it('counts it again if anything stored about it has changed', async () => {
  const { turns, counted } = open()
  await counted.bodyOf(row())
  const edited = await counted.bodyOf(row({ ingredients: ['1 cup cooked quinoa'] }))
  expect(JSON.parse(edited).recipe.ingredients).toEqual(['1 cup cooked quinoa'])
  await counted.bodyOf(row({ updated_at: '2026-11-03T08:00:00+00:00' }))
  expect(turns.taken).toBe(3)
})

it('forgets a count that failed', async () => {
  const { turns, counted } = open()
  await expect(counted.bodyOf({})).rejects.toThrow()
  await expect(counted.bodyOf({})).rejects.toThrow()
  expect(turns.taken).toBe(2)
})

it('says that a brought recipe is not ours, with or without a known source', async () => {
  const { counted } = open()
  const broughtIn = async (change: object) => JSON.parse(await counted.bodyOf(row(change))).recipe.brought
  const source = { name: 'Some Blog', url: 'https://blog.example/soup', author: null }
  expect(await broughtIn({ is_brought: true, source })).toMatchObject({ source })
  expect(await broughtIn({ is_brought: true, source: null })).toMatchObject({ source: null, lines: [] })
  // A member writes the row: whatever its source is, the recipe is still not ours.
  expect(await broughtIn({ is_brought: true, source: { name: 5 } })).toMatchObject({ source: null })
  expect(await broughtIn({ is_brought: false, source: null })).toBeUndefined()
  expect(await broughtIn({})).toBeUndefined()
})

it('keeps 500 at most, the most recently requested', async () => {
  const { turns, counted } = open()
  for (let servings = 1; servings <= 501; servings += 1) await counted.bodyOf(row({ servings }))
  await counted.bodyOf(row({ servings: 501 }))
  expect(turns.taken).toBe(501)
  await counted.bodyOf(row({ servings: 1 }))
  expect(turns.taken).toBe(502)
})

it('answers in 350 KB at most, even if every line is as long as the database allows', async () => {
  const long = row({
    title: 'T'.repeat(600),
    description: 'word '.repeat(400),
    ingredients: Array.from({ length: 100 }, (_, at) => `${at} cups qzxwvkj `.padEnd(1000, 'x')),
    instructions: Array.from({ length: 100 }, (_, at) => `Step ${at} `.padEnd(2000, 'stir ')),
    tips: Array.from({ length: 100 }, (_, at) => `Tip ${at} `.padEnd(1000, 'eat ')),
    figures: { basis: 'computed', origin: { provider: 'openai', notice: 'x'.repeat(100_000) } },
  })
  expect((await open().counted.bodyOf(long)).length).toBeLessThan(350_000)
})
