import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFileOf, jsonLdOf } from './brought-json-ld.ts'
import { markdownOf } from './brought-markdown.ts'
import { broughtOf } from './brought-of.ts'
import type { BroughtRecipe } from './brought-recipe.ts'
import { dishLinesOf, NO_STEPS, timesOf, tipsOf } from './brought-record.ts'
import { mendsStill, ourJsonLd, ourMarkdown, withRecord } from './our-file.ts'
import { broughtWith } from './testing/brought-recipe.ts'

/** Any text that a recipe may contain, including markup. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }),
    fc.constantFrom(
      '# 1 cup',
      '- salt',
      '1. Mix',
      '-->',
      '<!-- evenplate:recipe {} -->',
      '</script>',
      '\u2028',
      'a\\b',
      '[x](y)',
      '## Steps',
    ),
  )
const minutes = fc.option(fc.integer({ min: 0, max: 14_400 }))
const lineOf = fc.record({ kind: fc.constantFrom('ingredient' as const, 'heading' as const), text: text(60) })
const figure = fc.option(fc.record({ amount: fc.integer({ min: 0, max: 900 }), written: text(10) }))
const anyRecipe: fc.Arbitrary<BroughtRecipe> = fc
  .record({
    title: text(40),
    description: text(80),
    lines: fc.array(lineOf, { maxLength: 12 }),
    steps: fc.array(text(80), { maxLength: 6 }),
    servings: fc.option(fc.integer({ min: 1, max: 100 })),
    yieldText: text(20),
    minutes: fc.record({ prep: minutes, cook: minutes, total: minutes }),
    source: fc.option(
      fc.record({
        name: fc.option(text(20)),
        url: fc.option(fc.constantFrom('https://blog.example/a?b=(c)', 'http://x.example/é')),
        author: fc.option(text(20)),
      }),
    ),
    published: fc.option(
      fc.record({
        per: text(10),
        calories: figure,
        carbs: figure,
        fiber: figure,
        sugar: figure,
        protein: figure,
        fat: figure,
        saturatedFat: figure,
        sodium: figure,
      }),
    ),
    notes: fc.array(text(80), { maxLength: 3 }),
    language: fc.constantFrom('en' as const, 'de' as const, 'es' as const, null),
    at: fc.nat(),
  })
  .map(({ at, ...recipe }) => ({
    ...recipe,
    mends:
      recipe.lines.length === 0
        ? []
        : [{ line: at % recipe.lines.length, food: 'flour-almond', grams: 37.5 }],
  }))

describe('an exported recipe', () => {
  it('comes back unchanged from schema.org’s JSON, whatever its texts are [EXPORT-3]', () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), (recipes) => {
        const file = jsonFileOf(recipes.map((recipe) => jsonLdOf(recipe, {})))
        expect(file).not.toMatch(/<|\u2028/)
        expect([JSON.parse(file)].flat().map(ourJsonLd)).toEqual(recipes)
      }),
    )
  })

  it('comes back unchanged from Markdown, also from a file of several', () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), (recipes) => {
        const file = recipes.map((recipe) => withRecord(recipe, ['Carbs: 12 g'])).join('\n')
        expect(ourMarkdown(file)).toEqual(recipes.map((exact) => ({ exact })))
        expect(ourMarkdown(file.replaceAll('\n', '\r\n'))).toEqual(recipes.map((exact) => ({ exact })))
      }),
    )
  })

  it('can be read by people', () => {
    const recipe = broughtWith({
      lines: [{ kind: 'heading', text: 'Batter' }, '1 cup flour'],
      source: { name: 'Some Blog', url: 'https://blog.example/p', author: 'Kim' },
    })
    expect(markdownOf(recipe, ['Carbs: 12 g'])).toBe(
      [
        '# Pancakes',
        'Servings: 4 · Prep: 10 minutes · Cook: 15 minutes · Total: 25 minutes',
        'From [Some Blog](<https://blog.example/p>) by Kim',
        '## Ingredients',
        '### Batter\n\n- 1 cup flour',
        '## Steps',
        '1. Whisk it all.\n2. Fry in a pan.',
        '## Numbers in a serving, counted by Evenplate',
        '- Carbs: 12 g',
      ].join('\n\n'),
    )
  })
})

describe('a file that was edited after it was exported', () => {
  const was = broughtWith({
    mends: [
      { line: 1, food: 'egg', grams: 90 },
      { line: 0, leftOut: true },
    ],
  })

  it('is read by its current words', () => {
    const file = withRecord(was, ['Carbs: 12 g']).replace('1 cup flour', '2 cups flour')
    expect(ourMarkdown(file)).toEqual([{ words: expect.stringContaining('2 cups flour'), was }])
    expect(ourMarkdown(file)?.[0]).not.toHaveProperty('words', expect.stringContaining('Carbs'))
    const data = JSON.parse(jsonFileOf([jsonLdOf(was, {})]))
    expect(ourJsonLd({ ...data, recipeIngredient: ['2 cups flour', '2 eggs'] })).toBeNull()
  })

  it('is followed by the text added below it', () => {
    const file = `${withRecord(was, [])}\n# Soup\n\n- water\n`
    expect(ourMarkdown(file)).toEqual([{ exact: was }, { words: '# Soup\n\n- water', was: null }])
  })

  it('keeps corrections to lines that stayed', () => {
    const lines = broughtWith({ lines: ['salt', '2 eggs'] }).lines
    expect(mendsStill(lines, was)).toEqual([{ line: 1, food: 'egg', grams: 90 }])
  })

  it('is not ours if its record is invalid', () => {
    expect(ourMarkdown('# Soup\n\n- water')).toBeNull()
    expect(ourMarkdown('# Soup <!-- evenplate:recipe {"recipe":{}} -->')).toBeNull()
    expect(ourMarkdown('<!-- evenplate:recipe '.repeat(2000))).toBeNull()
    expect(
      ourJsonLd({ '@type': 'Recipe', additionalProperty: [{ propertyID: 'evenplate:recipe', value: '{' }] }),
    ).toBeNull()
  })
})

describe('a saved recipe', () => {
  const brought = broughtWith({
    lines: [{ kind: 'heading', text: 'Batter' }, '1 cup flour', '2 eggs', 'oil for the pan'],
    mends: [
      { line: 1, food: 'flour-almond' },
      { line: 3, leftOut: true },
    ],
    minutes: { prep: null, cook: null, total: 40 },
    notes: ['Freezes well.'],
    yieldText: '12 pancakes',
  })
  const record = { ...brought, rewritten: [{ line: 1, text: '1 cup almond flour' }] }
  const saved = {
    title: brought.title,
    description: '',
    ...timesOf(record.minutes),
    servings: 4,
    ingredients: dishLinesOf(record),
    instructions: brought.steps,
    tips: tipsOf(record),
    brought: record,
  }

  it('is exported as it was brought, with its own words and corrections', () => {
    expect(saved.ingredients).toEqual(['Batter:', '1 cup almond flour', '2 eggs'])
    expect(broughtOf(saved)).toEqual(brought)
  })

  it('is exported as it is now if its owner changed it', () => {
    const changed = {
      ...saved,
      ingredients: ['3 eggs'],
      cookTime: 5,
      tips: ['Hot.'],
      instructions: [NO_STEPS],
    }
    expect(broughtOf(changed)).toMatchObject({
      lines: [{ kind: 'ingredient', text: '3 eggs' }],
      mends: [],
      steps: [],
      notes: ['Hot.'],
      minutes: { prep: 0, cook: 5 },
      yieldText: '12 pancakes',
    })
  })
})
