import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, freeRequestOf, guidedRequestOf } from './builder-form.ts'

describe('the builder’s request', () => {
  it('drops ingredient rows without a name and trims the rest [RULE-4]', () => {
    const request = guidedRequestOf({
      ...EMPTY_FORM,
      mealType: 'Dinner',
      ingredients: [
        { key: 1, name: ' Salmon ', quantity: '200', unit: 'g' },
        { key: 2, name: '  ', quantity: '3', unit: 'cups' },
      ],
    })
    expect(request).toMatchObject({ ingredients: [{ name: 'Salmon', quantity: '200', unit: 'g' }] })
  })

  it('starts with four servings, an intermediate cook and any time', () => {
    expect(guidedRequestOf({ ...EMPTY_FORM, mealType: 'Lunch' })).toMatchObject({
      servings: 4,
      skillLevel: 'intermediate',
      cookingTime: null,
    })
  })

  it('is refused without a meal type, or with nine letters', () => {
    expect(() => guidedRequestOf(EMPTY_FORM)).toThrow('Please choose a meal type.')
    expect(() => freeRequestOf({ ...EMPTY_FORM, text: ' a chicken   ' })).toThrow('at least 10 characters')
  })
})
