import type { Way } from '@evenplate/domain/brief'
import type { AppError } from '@evenplate/domain/errors'
import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'
import { figuresOfOurs } from '../wish/figures-of-ours.ts'

type Profile = Parameters<typeof briefOf>[1]

const composed = (text: string, choices: string[] = [], profile: Profile = null) => {
  const brief = briefOf({ mode: 'free', text, choices }, profile, DISHES)
  const rules = { allergies: [], diets: brief.diets, avoid: brief.unwanted }
  return composeDish(brief, rules, { seed: 'someone', turn: 0 })
}

function waysOf(text: string, profile: Profile = null): Way[] {
  try {
    composed(text, [], profile)
  } catch (error) {
    return ((error as AppError).details as { ways: Way[] }).ways
  }
  throw new Error(`${text} is cooked`)
}

it.each([
  ['low carb chilaquiles', 'chilaquiles-classic'],
  ['keto tamales for my birthday', 'tamales'],
  ['a low carb quesadilla', 'quesadilla'],
  ['low carb pupusas', 'pupusas'],
  ['vegetable pizza, low carb', 'vegetable-pizza'],
])('offers a smaller portion of the starch, which keeps its figure: %s', (text, form) => {
  const way = waysOf(text).find(({ choice }) => choice.startsWith('little-starch'))
  expect(way?.choice).toMatch(/^little-starch:\d+$/)
  const dish = composed(text, [way!.choice])
  const carbs = figuresOfOurs(dish).perServing.carbs ?? 0
  expect(dish.form).toBe(form)
  expect(way!.label).toContain(`, ${Math.round(carbs)} g of carbs`)
  expect(carbs).toBeLessThanOrEqual(Number(way!.choice.split(':')[1]))
})

it('offers it to nobody whose profile demands the diet', () => {
  const profile = { dietary_preferences: ['low-carb'] } as unknown as Profile
  const choices = waysOf('chilaquiles for two', profile).map(({ choice }) => choice)
  expect(choices.filter((choice) => choice.startsWith('little-starch'))).toEqual([])
  expect(() => composed('chilaquiles for two', ['little-starch:20'], profile)).toThrow('Please check')
})
