import { describe, expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

describe('where a line appears', () => {
  it.each([
    '120 g white rice',
    'white rice 120 g',
    'White rice: 120g',
    'white rice (120 grams)',
    '30.5 g of mixed greens',
    '100 g burger, no bun',
    '24 g bacon, 3 slices',
    'bacon, 3 slices, 24 g',
    '150 g clam chowder, New England',
    '90 g pizza, cheese slice',
    '200 g 2% milk',
    '40 g 7-grain bread',
    '120 g macaroni & cheese',
    '150 g spaghetti w/ meat sauce',
    '60 g chicken (dark meat, no skin)',
    '80 g spinach (cooked), steamed',
    '85 g tuna, canned in water, drained',
    '115 g banana, peeled',
    '100 g avocado, halved',
    '80 g chapati / 2',
    '120 g chicken 65',
    '60 g 7 layer dip',
  ])('is a plate for "%s"', (line) => {
    expect(placeOf([line, '10 g olive oil'], 1)).toBe('plate')
  })

  it.each([
    '1 clove garlic',
    '2 chicken breasts (300 g)',
    '1 can (400 g) tomatoes',
    '80 g spaghetti, 2 tbsp olive oil',
    '50 g pancetta, diced',
    '20 g parmesan (finely grated)',
    '100 g rice, rinsed',
    '60 g butter, plus 10 g for the pan',
    'salt to taste',
    '200 g',
  ])('is a recipe with "%s"', (line) => {
    expect(placeOf(['120 g white rice', line], 1)).toBe('recipe')
  })

  it('is a plate if one line of several has a word of a cook, and a recipe if half of them do', () => {
    const others = ['120 g white rice', '90 g chicken breast']
    expect(placeOf([...others, '40 g onion, diced'], 1)).toBe('plate')
    expect(placeOf([...others, '40 g onion, diced', '30 g carrot, grated'], 1)).toBe('recipe')
  })

  it('is a recipe if several people eat', () => {
    expect(placeOf(['120 g white rice'], 2)).toBe('recipe')
  })
})
