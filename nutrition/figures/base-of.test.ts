import { expect, it } from 'vitest'
import { readOnPlate } from './read-on-plate.ts'

const carbsOf = (name: string) => {
  const { food } = readOnPlate(`100 g ${name}`)
  return food && [food.name, food.carbsBetween?.least, food.carbsBetween?.most]
}

it.each([
  ['meatloaf w/ ketchup glaze', 'Meat loaf, NS as to type of meat', 18],
  ['salmon with teriyaki glaze', 'salmon', 10],
  ['steak with peppercorn sauce', 'beef sirloin steak', 5],
])('counts "%s" as the food under the sauce, with a range up to %s g', (name, food, most) => {
  const [found, , upTo] = carbsOf(name) ?? []
  expect(found).toBe(food)
  expect(Number(upTo)).toBeCloseTo(Number(most), -0.5)
})

it.each(['stuffed bell pepper with beef & rice', 'stuffed green pepper w/ beef'])(
  'counts "%s" as a stuffed pepper, not as a pepper and its filling in halves',
  (name) => expect(carbsOf(name)?.[0]).toBe('Stuffed pepper, with rice and meat'),
)

it.each([
  ['tomato soup tin', 'Tomato soup, NFS'],
  ['tomato soup from a tin', 'Tomato soup, NFS'],
  ['sweetcorn off the cob', 'corn'],
  ['chicken off the bone', 'chicken breast'],
])('reads "%s" without what it was bought in or cut from', (name, food) => {
  expect(carbsOf(name)?.[0]).toBe(food)
})

it.each(['zork with ketchup glaze', 'rice with zork'])('leaves "%s" unknown', (name) => {
  expect(carbsOf(name)).toBeNull()
})
