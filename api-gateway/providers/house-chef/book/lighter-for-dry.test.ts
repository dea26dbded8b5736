import { expect, it } from 'vitest'
import { dishById } from '../../../dish-book/dishes/all-dishes.ts'
import { seatOf } from './cast.ts'

const dish = dishById('spaghetti-bolognese')!
const pasta = dish.foods.find(({ role }) => role === 'pasta')!

it('weighs zucchini against the cooked weight of the dry pasta it replaces', () => {
  const dry = seatOf(dish, pasta, pasta.use.split(' ')[0]!)!
  const zucchini = seatOf(dish, pasta, 'zucchini')!
  expect(zucchini.grams).toBe(3 * dry.grams)
  expect(zucchini.most).toBe(3 * dry.most)
  expect(zucchini.entry.cut).toBe('')
})

it('keeps the weight for another pasta', () => {
  expect(seatOf(dish, pasta, 'gluten-free-pasta-dry')!.grams).toBe(pasta.grams)
})
