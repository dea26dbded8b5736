import { foodById } from '@evenplate/nutrition/table/foods'
import { expect, it } from 'vitest'
import { FOOD_FAMILIES } from './food-families.ts'
import { foodIdsOf } from './food-ids.ts'
import { keyOf } from './food-lexicon.ts'

/** Pairs of table entries for the same food: stores sell it under both names. */
const SAME = new Set(
  'chana-dal yam navy-beans great-northern-beans butter-beans marinara crushed-tomatoes'.split(' '),
)

it('uses no related food for one that the table has under that exact name', () => {
  const relatives = [...FOOD_FAMILIES].flatMap(([said, ids]) => {
    const isVery = keyOf(foodById(ids[0]!)?.name ?? '') === said
    const others = ids.filter(
      (id) => !SAME.has(id) && !` ${keyOf(foodById(id)?.name ?? '')} `.includes(` ${said} `),
    )
    return isVery ? others.map((id) => `${said}: ${id}`) : []
  })
  expect(relatives).toEqual([])
})

it.each([
  ['broccoli', 'broccolini'],
  ['onions', 'scallions'],
  ['ham', 'prosciutto'],
])('%s is not %s', (said, other) => {
  expect(foodIdsOf(said)).not.toContain(other)
})
