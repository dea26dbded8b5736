import { NO_CLAIMS } from '@evenplate/domain/draft'
import { expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const onPlate = (name: string) =>
  figuresOf({ ingredients: [`100 g ${name}`, '50 g white rice'], servings: 1, claimed: NO_CLAIMS }).lines[0]!

it.each([
  ['sticky zork shrimp', 'shrimp', 25],
  ['firecracker chicken breast', 'chicken breast', 25],
  ['maple salmon', 'salmon', 25],
  ['lemon herb chicken', 'chicken breast', 6],
  ['jerk chicken thighs', 'chicken breast', 6],
])('counts "%s" as plain %s, with a range up to %i g of what a sauce may add', (name, food, most) => {
  const line = onPlate(name)
  expect(line.food).toBe(food)
  expect(line.nutrition.carbs).toBeLessThan(1)
  expect(line.carbsBetween!.most).toBeCloseTo(most, 0)
})

it.each(['zork with chicken', 'zorka and beef', 'chicken with zork'])(
  'has no figure for "%s": one of its two foods is not known',
  (name) => {
    expect(onPlate(name).nutrition.carbs).toBeNull()
  },
)

it.each(['grilled chicken breast', 'lean ground turkey', 'baked salmon', 'ribeye steak'])(
  'leaves "%s" plain',
  (name) => {
    expect(onPlate(name).carbsBetween?.most ?? 0).toBeLessThan(1)
  },
)
