import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { atOnce } from '@evenplate/domain/steps'
import { describe, expect, it } from 'vitest'
import { readText } from './read-brought.ts'
import { minutesOf } from './text/minutes-of.ts'
import { numberOf } from './text/number-of.ts'
import { servingsOf } from './text/servings-of.ts'

const read = (text: string) => atOnce(readText(text)).recipes
const shown = ({ title, lines, steps, servings }: BroughtRecipe) => ({
  title,
  lines: lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text)),
  steps,
  servings,
})

describe('a pasted recipe', () => {
  it('is read by its headings, with the text around them', () => {
    const [recipe] = read(`Banana Oat Pancakes
By Ann
Fluffy, and no sugar.
Prep: 10 min | Cook: 15 min | Serves 2

INGREDIENTS
▢ 2 ripe bananas
▢ 1 cup rolled oats
For the topping:
• ½ cup blueberries

DIRECTIONS
1. Blend everything.
2. Fry until golden, about
   two minutes a side.

Nutrition
Calories: 310 kcal, Carbs: 55 g, Fiber 8g, Sodium 120 mg

Notes
- Keeps two days.
Source: https://cook.test/pancakes`)
    expect(shown(recipe!)).toEqual({
      title: 'Banana Oat Pancakes',
      lines: ['2 ripe bananas', '1 cup rolled oats', '# For the topping', '½ cup blueberries'],
      steps: ['Blend everything.', 'Fry until golden, about two minutes a side.'],
      servings: 2,
    })
    expect(recipe).toMatchObject({
      minutes: { prep: 10, cook: 15, total: null },
      description: 'By Ann Fluffy, and no sugar.',
      notes: ['Keeps two days.'],
      source: { url: 'https://cook.test/pancakes' },
      published: { carbs: { amount: 55 }, fiber: { amount: 8 }, sodium: { amount: 120 }, fat: null },
      language: 'en',
    })
  })

  it('is read without a heading if ingredient lines come before sentences', () => {
    expect(
      read(`Tomato soup
2 tbsp olive oil
1 onion, chopped
800 g tomatoes
salt and pepper

Soften the onion in the oil. Add the tomatoes and simmer for 20 minutes.
Blend and season.`).map(shown),
    ).toEqual([
      {
        title: 'Tomato soup',
        lines: ['2 tbsp olive oil', '1 onion, chopped', '800 g tomatoes', 'salt and pepper'],
        steps: [
          'Soften the onion in the oil. Add the tomatoes and simmer for 20 minutes.',
          'Blend and season.',
        ],
        servings: null,
      },
    ])
  })

  it('may have only ingredient lines', () => {
    expect(read('2 eggs\n1 slice toast\n1 tsp butter').map(shown)).toEqual([
      { title: '', lines: ['2 eggs', '1 slice toast', '1 tsp butter'], steps: [], servings: null },
    ])
  })

  it('is read in German and in Spanish', () => {
    const [german] = read(`Linsensuppe
Für 4 Personen
Zutaten:
250 g Linsen
1 Zwiebel
Zubereitung:
Linsen waschen und mit der Zwiebel kochen.`)
    expect([shown(german!), german!.language]).toEqual([
      {
        title: 'Linsensuppe',
        lines: ['250 g Linsen', '1 Zwiebel'],
        steps: ['Linsen waschen und mit der Zwiebel kochen.'],
        servings: 4,
      },
      'de',
    ])
    const [spanish] = read(`Gazpacho
Raciones: 4
Tiempo de preparación: 15 minutos
Ingredientes
1 kg de tomates
1 pepino
Elaboración
Tritura los tomates con el pepino.`)
    expect([shown(spanish!), spanish!.language, spanish!.minutes.prep]).toEqual([
      {
        title: 'Gazpacho',
        lines: ['1 kg de tomates', '1 pepino'],
        steps: ['Tritura los tomates con el pepino.'],
        servings: 4,
      },
      'es',
      15,
    ])
  })

  it('may be several in Markdown', () => {
    const one = (title: string) => `# ${title}\n\n## Ingredients\n- 1 egg\n- 1 apple\n\n## Steps\n1. Cook.\n`
    expect(read(`${one('One')}\n${one('Two')}`).map(shown)).toEqual(
      ['One', 'Two'].map((title) => ({
        title,
        lines: ['1 egg', '1 apple'],
        steps: ['Cook.'],
        servings: null,
      })),
    )
  })

  it('may be the source of a page, or data', () => {
    expect(
      read('<!doctype html><h1>A</h1><h2>Ingredients</h2><ul><li>1 egg</li><li>1 fig</li></ul>'),
    ).toMatchObject([{ title: 'A' }])
    expect(read('{"@type":"Recipe","name":"B","recipeIngredient":["1 egg","1 fig"]}')).toMatchObject([
      { title: 'B' },
    ])
  })

  it.each(['', 'Hello, how are you today?', 'I love soup.\nIt is warm.', '{"a": 1}'])(
    'is none in %j',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )
})

it.each([
  ['Serves four', 4],
  ['Für vier Personen', 4],
  ['Makes a dozen rolls', 12],
  ['Four servings', 4],
] as const)('takes the line %j for a fact of the whole recipe', (line, servings) => {
  const [recipe] = read(`Lentils\n${line}\n200 g lentils\n1 onion\nCook them until they are soft.`)
  expect(shown(recipe!)).toMatchObject({ servings, lines: ['200 g lentils', '1 onion'] })
})

it('reads a long ingredient line as one, and all that come after it', () => {
  const long = `2 carrots, the orange ones from the market if you can get them, ${'peeled, '.repeat(10)}and soaked in ice water for an hour`
  const [recipe] = read(`Soup\nIngredients\n${long}\n1 onion\n100 g flour\nSteps\nCook.`)
  expect(shown(recipe!)).toMatchObject({ lines: [long, '1 onion', '100 g flour'], steps: ['Cook.'] })
})

it('reads text on the same line as its heading', () => {
  const [recipe] = read(`Red Lentil Soup
Method: stovetop
Ingredients: 200 g red lentils, 1 onion, chopped, 2 cups water
Directions: Cook the lentils with the onion.
Nutrition per serving: 210 kcal, 30 g carbs, 12.5 g protein, <1 g sugar, 3 g of saturated fat`)
  expect(shown(recipe!)).toMatchObject({
    lines: ['200 g red lentils', '1 onion, chopped', '2 cups water'],
    steps: ['Cook the lentils with the onion.'],
  })
  const { published } = recipe!
  expect([published?.calories?.amount, published?.carbs?.amount, published?.protein?.amount]).toEqual([
    210, 30, 12.5,
  ])
  expect([published?.sugar?.amount, published?.saturatedFat?.amount, published?.fat]).toEqual([1, 3, null])
})

it.each([
  ['4', 4],
  ['4 servings', 4],
  ['Serves 4-6', 4],
  ['Serves: 8', 8],
  ['Makes 24 cookies', 24],
  ['12 Stück', 12],
  ['4 Portionen', 4],
  ['Para 4 personas', 4],
  ['6 raciones', 6],
  ['1 loaf', null],
  ['2 quarts', null],
  ['1 Blech', null],
  ['1 9-inch pie', null],
  ['about 3 cups', null],
  ['1 loaf (12 servings)', 12],
  ['enough', null],
  ['', null],
  ['0', null],
  ['5000 servings', null],
  ['Makes about 18', 18],
  ['Yield: 12', 12],
  ['3 dozen cookies', 36],
  ['About 1 1/2 dozen', 18],
  ['a dozen rolls', 12],
  ['two dozen', 24],
  ['one tres leches cake', null],
  ['Serves four', 4],
  ['Für vier Personen', 4],
  ['8 (9-inch) pancakes', 8],
  ['4 (2 tacos each)', 4],
  ['4 servings (2 tacos each)', 4],
  ['2 tarts (6 servings each)', 12],
  ['2 loaves (16 slices each)', 32],
  ['1 tarte, 8 personnes', 8],
  ['Pour 4 à 6 personnes', 4],
  ['1 porzione', 1],
  ['2 personen', 2],
  ['one 9x13-inch pan', null],
  ['24 oz.', null],
  ['10 tablespoons', null],
  ['3 dl', null],
  ['2 jars', 2],
  ['26er Springform', null],
] as const)('takes %j for servings: %s', (text, servings) => {
  expect(servingsOf(text)).toBe(servings)
})

it.each([
  ['PT1H30M', 90],
  ['P0DT0H20M', 20],
  ['PT90M', 90],
  ['P1DT2H', 1560],
  ['PT1.5H', 90],
  ['pt45m', 45],
  ['45', 45],
  ['1 hour 30 minutes', 90],
  ['1 1/2 hours', 90],
  ['1 Std. 20 Min.', 80],
  ['45 minutos', 45],
  ['about an hour', null],
  ['', null],
  ['PT', null],
  [30, 30],
  [-1, null],
] as const)('takes %j for minutes: %s', (value, minutes) => {
  expect(minutesOf(value)).toBe(minutes)
})

it.each([
  ['71,5 g', 71.5],
  ['1,200', 1200],
  ['1.200,5', 1200.5],
  ['½', 0.5],
  ['1 ½ cups', 1.5],
  ['1 1/2', 1.5],
  ['3/4', 0.75],
  ['none', null],
] as const)('takes %j for a number: %s', (text, number) => {
  expect(numberOf(text)).toBe(number)
})
