import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { canSubmitFreeText, clampServings, readRequest } from './request.ts'

const refusal = (body: unknown): AppError => {
  try {
    readRequest(body)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was taken')
}

describe('a guided request', () => {
  it('fills missing fields with the specification’s defaults [CONST-10]', () => {
    expect(readRequest({ mode: 'guided', mealType: 'Dinner' })).toEqual({
      mode: 'guided',
      mealType: 'Dinner',
      dietary: [],
      ingredients: [],
      avoid: '',
      cookingTime: undefined,
      servings: 4,
      skillLevel: 'intermediate',
      bloodSugarRange: '',
      challenges: '',
    })
  })

  it('drops ingredient rows without a name [ENTITY-12]', () => {
    const rows = [{ name: '  ', quantity: '2', unit: 'cups' }, { name: ' Salmon ' }]
    expect(readRequest({ mode: 'guided', mealType: 'Lunch', ingredients: rows })).toMatchObject({
      ingredients: [{ name: 'Salmon', quantity: '', unit: '' }],
    })
  })

  it('needs a meal type, and names the field', () => {
    expect(refusal({ mode: 'guided' })).toMatchObject({
      code: 'invalid_request',
      status: 400,
      field: 'mealType',
    })
  })

  it('rejects an option that is in no list', () => {
    expect(refusal({ mode: 'guided', mealType: 'Dinner', dietary: ['carnivore'] }).field).toBe('dietary.0')
  })

  it('limits the length of what people write', () => {
    expect(refusal({ mode: 'guided', mealType: 'Dinner', avoid: 'x'.repeat(501) })).toMatchObject({
      field: 'avoid',
      message: 'Please keep this under 500 characters.',
    })
  })
})

describe('free text', () => {
  it('needs ten characters after trimming, and names the field [CONST-7]', () => {
    expect(refusal({ mode: 'free', text: '   123456789  ' })).toMatchObject({ field: 'text', status: 400 })
    expect(readRequest({ mode: 'free', text: '  1234567890 ' })).toEqual({ mode: 'free', text: '1234567890' })
    expect([canSubmitFreeText(' 123456789 '), canSubmitFreeText('1234567890')]).toEqual([false, true])
  })

  it.each([null, 7, 'text', [], {}, { mode: 'poem' }])('refuses %j without crashing', (body) => {
    expect(refusal(body).code).toBe('invalid_request')
  })
})

it.each([
  [0, 1],
  [-3, 1],
  [13, 12],
  [2.6, 3],
  [Number.NaN, 4],
  [Number.POSITIVE_INFINITY, 4],
])('clamps %d servings to %d [RULE-5]', (asked, given) => {
  expect(clampServings(asked)).toBe(given)
})
