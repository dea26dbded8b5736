import { describe, expect, it } from 'vitest'
import { plainText, readDraft } from './draft.ts'

const lists = { ingredients: ['1 egg'], instructions: ['Boil it.'] }

describe('a reply becomes a draft', () => {
  it('takes the specification’s defaults for what is missing, but never invents a figure [ENTITY-3]', () => {
    expect(readDraft(lists)).toEqual({
      title: 'Untitled Recipe',
      description: 'A delicious blood sugar-friendly recipe.',
      prepTime: 15,
      cookTime: 30,
      servings: 4,
      ...lists,
      tips: [],
      claimed: {
        calories: null,
        carbs: null,
        fiber: null,
        netCarbs: null,
        protein: null,
        fat: null,
        glycemicLoad: null,
      },
    })
  })

  it('reads figures that came as words and lines that came as objects', () => {
    const reply = {
      ...lists,
      ingredients: [{ quantity: 2, unit: 'cups', name: 'kale' }],
      prepTime: '10 minutes',
      nutritionalInfo: { carbs: '24 g', calories: -5, glycemicLoad: 'moderate' },
    }
    expect(readDraft(reply)).toMatchObject({
      ingredients: ['2 cups kale'],
      prepTime: 10,
      claimed: { carbs: 24, calories: null, glycemicLoad: 'Medium' },
    })
  })

  it.each([null, [], 'text', { ingredients: ['1 egg'] }, { ...lists, instructions: 'Boil it.' }])(
    'is none for %j',
    (reply) => {
      expect(() => readDraft(reply)).toThrow(TypeError)
    },
  )
})

it.each([
  ['Stir <script>alert(1)</script>well', 'Stir well'],
  ['<img src=x onerror=alert(1)>Salt', 'Salt'],
  ['See [our shop](https://evil.example/x) now', 'See our shop now'],
  ['[Oats [rolled](https://evil.example/(x)) here', '[Oats rolled) here'],
  ['Go to https://evil.example/a?b and www.evil.example', 'Go to and'],
  ['javascript:alert(1) Serve', 'Serve'],
  ['**Bold** and `code`', 'Bold and code'],
  ['zero\u200bwidth and \u202eturned', 'zero width and turned'],
  ['Bake until < 74 °C is past, 1 < 2', 'Bake until < 74 °C is past, 1 < 2'],
])('makes %j plain', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
