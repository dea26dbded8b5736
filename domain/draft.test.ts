import { describe, expect, it } from 'vitest'
import { NO_CLAIMS, plainText, readDraft } from './draft.ts'

const lists = { ingredients: ['1 egg'], instructions: ['Boil it.'] }

describe('a reply becomes a draft', () => {
  it('uses the specification’s defaults for missing fields, but never invents a figure [ENTITY-3]', () => {
    expect(readDraft(lists)).toEqual({
      title: 'Untitled Recipe',
      description: 'A delicious blood sugar-friendly recipe.',
      prepTime: 15,
      cookTime: 30,
      servings: 4,
      ...lists,
      tips: [],
      claimed: NO_CLAIMS,
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

  it('does not read nonsense as a figure', () => {
    const nutritionalInfo = {
      carbs: '<b>24</b>',
      calories: '1,200 kcal',
      fat: 1e308,
      protein: 'twelve',
      fiber: '3<script>',
    }
    expect(readDraft({ ...lists, nutritionalInfo }).claimed).toMatchObject({
      carbs: null,
      calories: 1200,
      fat: null,
      protein: null,
      fiber: 3,
    })
  })

  it.each([null, [], 'text', { ingredients: ['1 egg'] }, { ...lists, instructions: 'Boil it.' }])(
    'rejects %j',
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
  [
    'Fry 1.5 cups at 400 °F (200 °C), 5–6 minutes. Serve!',
    'Fry 1.5 cups at 400 °F (200 °C), 5–6 minutes. Serve!',
  ],
  ['Go to www.5 now, or to good.COM', 'Go to now, or to'],
  [' Serve  warm. ', 'Serve warm.'],
  ['Go to https://evil.example/a?b and www.evil.example', 'Go to and'],
  ['javascript:alert(1) Serve', 'Serve'],
  ['**Bold** and `code`', 'Bold and code'],
  ['zero\u200bwidth and \u202eturned', 'zerowidth and turned'],
  ['java\u200bscript:alert(1) Serve', 'Serve'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Salt &amp; pepper', 'Salt & pepper'],
  ['&#60;img src=x onerror=alert(1)&#62;Salt', 'Salt'],
  ['Click data:text/html;base64,PHNjcmlwdD4= now', 'Click now'],
  ['Nutrition data: see below', 'Nutrition data: see below'],
  ['Mail me@evil.example or visit evil.com/buy?x=1 today', 'Mail or visit today'],
  ['Stir.Top with 1.5 cups feta', 'Stir.Top with 1.5 cups feta'],
  ['so\u00adft \u2066hidden\u2069 \u061ctext\u{e0041}', 'soft hidden text'],
  ['Z\u0300\u0301\u0302\u0303\u0304\u0305ucchini', 'Z\u0300\u0301\u0302ucchini'],
  ['> *Very* ~~good~~ *', 'Very good *'],
  ['<svg/onload=alert(1)>Oats <?php echo 1 ?>', 'Oats'],
  ['lone \ud800 half', 'lone \ufffd half'],
  ['Bake until < 74 °C is past, 1 < 2', 'Bake until < 74 °C is past, 1 < 2'],
])('makes %j plain', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

it('is quick with any text', () => {
  const pieces = [
    '<',
    '[',
    '](',
    '&#',
    '*a',
    'a.',
    'a@',
    '&lt;',
    'www.',
    '\u0301',
    '_',
    '<a ',
    'x'.repeat(60),
  ]
  for (const piece of pieces) expect(plainText(piece.repeat(20_000)).length).toBeGreaterThanOrEqual(0)
}, 5_000)
