import { expect, it } from 'vitest'
import { cooks, dish, eatsLeftovers, line, pantry, planOf, SHOP } from '../testing/shopping-plans.ts'
import { changesWith, sayChanges } from './compare.ts'

const CHILI = dish('chili', 4, [line('chickpeas', 960), line('onion', 440), line('cumin', 8)])
const SALMON = dish('salmon', 1, [line('salmon', 200), line('onion', 110), line('parsley', 30)])
const OMELET = dish('omelet', 1, [line('egg', 100), line('milk', 103)])
const WEEK = planOf([cooks('mon', 'chili'), cooks('tue', 'chili')], [CHILI])

const said = (...args: Parameters<typeof changesWith>) => sayChanges(changesWith(...args))

it('says what the list gains and loses if another dish takes a slot', () => {
  expect(said(WEEK, 'mon', { dish: SALMON, portion: 1 }, [], SHOP)).toBe(
    'Adds 200 g (8 oz) salmon, 1 bunch of parsley; drops 1 can of chickpeas',
  )
  expect(said(WEEK, 'mon', { dish: OMELET, portion: 2 }, [], SHOP)).toBe(
    'Adds 200 ml (7 fl oz) whole milk, 4 eggs; drops 1 can of chickpeas, 1 onion',
  )
})

it('says nothing about food that is already in the pantry', () => {
  expect(
    said(WEEK, 'mon', { dish: SALMON, portion: 1 }, [pantry('salmon', 500), pantry('parsley', 60)], SHOP),
  ).toBe('Drops 1 can of chickpeas')
  expect(said(WEEK, 'mon', { dish: CHILI, portion: 1 }, [], SHOP)).toBe('Changes almost nothing on the list')
})

it('gives no amount for a food bought to last for months', () => {
  const pancakes = dish('pancakes', 1, [line('flour', 30), line('cumin', 20)])
  expect(said(WEEK, 'mon', { dish: pancakes, portion: 1 }, [], SHOP)).toBe(
    'Adds 30 g (1.1 oz) all-purpose flour, ground cumin; drops 1 can of chickpeas, 1 onion',
  )
})

it('counts the leftovers that follow the new dish', () => {
  const plan = planOf([cooks('mon', 'chili'), eatsLeftovers('wed', 'mon')], [CHILI])
  const { adds, drops } = changesWith(plan, 'mon', { dish: SALMON, portion: 1 }, [], SHOP)
  expect(adds.map(({ key, grams }) => [key, grams])).toEqual([
    ['salmon', 400],
    ['parsley', 60],
  ])
  expect(drops.map(({ key, grams }) => [key, grams])).toEqual([
    ['chickpeas', -480],
    ['cumin', -4],
  ])
})
