import { atOnce } from '@evenplate/domain/steps'
import { MEALS } from '@evenplate/meal-plan/rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dishById } from '../dish-book/dishes/all-dishes.ts'
import { littleByLittle } from './little-by-little.ts'
import { DishPool } from './pool.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pace = { first: 1000, between: 10, failed: vi.fn() }
function* counting(to: { done: number }) {
  for (;;) {
    to.done += 1
    yield
  }
}

it('waits before the first step and between steps, until it is stopped', () => {
  const work = { done: 0 }
  const stop = littleByLittle(counting(work), pace)
  vi.advanceTimersByTime(999)
  expect(work.done).toBe(0)
  vi.advanceTimersByTime(31)
  expect(work.done).toBe(4)
  stop()
  vi.advanceTimersByTime(1000)
  expect(work.done).toBe(4)
})

it('reports a failed step, and stops there', () => {
  const broken = new Error('no such food')
  littleByLittle(
    (function* () {
      yield
      throw broken
    })(),
    pace,
  )
  vi.runAllTimers()
  expect(pace.failed.mock.calls).toEqual([[broken]])
})

it('cooks the whole book ahead for weeks without rules', () => {
  const pool = new DishPool(['butter-chicken', 'baked-salmon', 'apple-pie'].map((id) => dishById(id)!))
  littleByLittle(pool.warmUp(), pace)
  vi.runAllTimers()
  const week = { rules: { allergies: [], diets: [], avoid: [] }, without: [] }
  expect(pool.cooked).toBe(3)
  const dishes = atOnce(pool.dishes(week, MEALS))
  expect(dishes.map((dish) => pool.whole(dish, week)?.id)).toEqual(dishes.map(({ id }) => id))
  expect(dishes).toHaveLength(3)
  expect(pool.cooked).toBe(3)
})
