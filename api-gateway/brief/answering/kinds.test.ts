import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from '../reading/brief-of.ts'
import { breaches } from './holds.ts'

function said(text: string, title: string, ingredients: string[]): string[] {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  const draft = {
    title,
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    ingredients,
    instructions: ['Cook it all.'],
  }
  const counted = figuresOf({ ...draft, claimed: NO_CLAIMS })
  return breaches(brief, draft, counted, { allergies: [], diets: [], avoid: [] }, DISHES).map(
    (one) => one.said,
  )
}

const LENTILS = ['1 cup red lentils', '4 cups spinach', '2 tbsp curry powder']

it.each([
  ['a curry for two', 'Lentil Spinach Curry', LENTILS],
  ['some pudding please', 'Rice Pudding', ['1/2 cup white rice', '2 cups coconut milk']],
  ['tacos tonight', 'Fish Tacos', ['1 lb cod', '8 corn tortillas']],
])('takes any dish of the kind for "%s"', (text, title, ingredients) => {
  expect(said(text, title, ingredients)).toEqual([])
})

it('wants what is in the dish that was named', () => {
  expect(said('a chicken curry for two', 'Lentil Spinach Curry', LENTILS)).toEqual([
    'You asked for chicken curry; this dish has no chicken thighs in it.',
  ])
})

it('wants a dish of the kind', () => {
  expect(said('a curry for two', 'Lentil Soup', LENTILS)).toEqual([
    'You asked for curry; this looks like a different dish.',
  ])
})
