import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { unknownFoods } from './unknown-foods.ts'

function said(ingredients: string[], rules: Partial<Rules>): string[] {
  const { lines } = figuresOf({ ingredients, servings: 2, claimed: NO_CLAIMS })
  return unknownFoods(lines, { allergies: [], diets: [], ...rules })
}

it('says for whom the label of an unknown food matters, without its amount', () => {
  expect(
    said(['2 tbsp frobnitz sauce, warmed (see note)', '1 cup cooked rice'], {
      allergies: ['nuts', 'sesame'],
    }),
  ).toEqual([
    'We don’t know what is in frobnitz sauce. Check its label for nuts or sesame before you use it.',
  ])
})

it('names several in one sentence, each once, and at most four', () => {
  const lines = ['frobnitz', 'zorbo', 'frobnitz', 'quoxil', 'mellivar', 'plindor', 'trastel']
  expect(
    said(
      lines.slice(0, 3).map((name) => `2 tbsp ${name}`),
      { allergies: ['soy'] },
    ),
  ).toEqual(['We don’t know what is in frobnitz and zorbo. Check their labels for soy before you use them.'])
  expect(
    said(
      lines.map((name) => `2 tbsp ${name}`),
      { allergies: ['soy'] },
    ),
  ).toEqual([expect.stringContaining('frobnitz, zorbo, quoxil, mellivar, and 2 more.')])
})

it('counts for a gluten-free diet, too', () => {
  expect(said(['1 cup zorbo'], { diets: ['gluten-free'] })).toEqual([expect.stringContaining('for gluten ')])
})

it('is silent if nobody has an allergy, and about what is known: by its food, by its name, or as nothing to buy', () => {
  expect(said(['1 cup zorbo'], { diets: ['vegan'] })).toEqual([])
  const known = ['100 g chicken breast', '2 tsp dukkah', '1 haggis', '1 cup water', 'salt', 'For the sauce:']
  expect(said(known, { allergies: ['shellfish'] })).toEqual([])
})
