import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { Recipe } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from '../reading/brief-of.ts'
import { answersOf } from './answers.ts'

function said(text: string, ingredients: string[], minutes = 20): string {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  const draft = {
    title: 'A plate',
    prepTime: 10,
    cookTime: minutes - 10,
    servings: 2,
    ingredients,
    instructions: ['Cook it all.'],
  }
  const counted = figuresOf({ ...draft, claimed: NO_CLAIMS })
  const recipe = {
    ...draft,
    figures: { ...counted, origin: { provider: 'model', notes: [] } },
  } as unknown as Recipe
  return answersOf(brief, recipe)
    .map(({ held, text }) => `${held ? '+' : '-'} ${text}`)
    .join(' | ')
}

const CHICKEN = ['1 lb chicken breast', '1 cup cooked brown rice']
const BEANS = ['2 cups canned black beans', '2 cups broccoli']

it.each([
  ['high fiber dinner', BEANS, /\+ You asked for plenty of fiber: a serving has \d+ g/],
  [
    'high fiber dinner',
    CHICKEN,
    /- You asked for plenty of fiber; a serving of this has \d g of fiber, and we count 6 or more/,
  ],
  [
    'low fat lunch',
    ['1/2 cup butter', '2 slices whole wheat bread'],
    /- You asked for little fat; .* 12 or less/,
  ],
  ['small portions, lunch', CHICKEN, /- You asked for a small portion;/],
  [
    'low salt dinner',
    ['1 lb chicken breast', '1 tsp salt'],
    /- You asked for little salt; a serving of this has 1\d\d\d mg/,
  ],
  ['low salt dinner', CHICKEN, /\+ You asked for little salt: a serving has/],
  ['no added salt, chicken', [...CHICKEN, '1/4 tsp salt'], /- You asked for no added salt; this has some/],
  [
    'dessert, no added sugar',
    ['1 tbsp molasses', '1 cup berries'],
    /- You asked for no added sugar; this has molasses/,
  ],
  ['dessert, no added sugar', ['2 oz dark chocolate'], /- You asked for no added sugar; .*sold with sugar/],
  ['an easy dinner', CHICKEN, /\+ You asked for something simple: 2 ingredients/],
  ['cheap dinner', ['1 lb shrimp', '1 cup cooked brown rice'], /- You asked for something cheap; the shrimp/],
  ['cheap dinner', BEANS, /\+ You asked for something cheap: /],
  [
    'soft dinner for dentures',
    ['1 lb cod', '1/2 cup almonds'],
    /- You asked for something soft; the almonds/,
  ],
  ['a creamy dinner', CHICKEN, /- You asked for something creamy; nothing/],
  ['dinner with 3 ingredients', CHICKEN, /\+ You asked for at most 3 ingredients: 2/],
  [
    'lunch that will not spike my sugar',
    ['1 lb salmon', '2 cups broccoli'],
    /No food is sure not to raise yours/,
  ],
  ['a freezer meal with chicken', CHICKEN, /- You asked for something that freezes well; nothing in this/],
  ['chicken in the rice cooker', CHICKEN, /- You asked for a rice cooker; it is made another way/],
])('%s', (text, ingredients, answer) => {
  expect(said(text, ingredients)).toMatch(answer)
})

it('calls no plate small that weighs much', () => {
  expect(said('small portions, lunch', ['3 lb zucchini', '1 lb cucumber'])).toMatch(
    /- You asked for a small portion; .*weighs/,
  )
})

it('tells that something simple takes long', () => {
  expect(said('an easy dinner', CHICKEN, 136)).toMatch(/- You asked for something simple; this has/)
})

it('leaves a figure that was given to its own answer', () => {
  expect(said('high fiber dinner with at least 12 g fiber', BEANS)).not.toMatch(/plenty/)
})
