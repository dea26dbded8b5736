import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { atOnce } from '@evenplate/domain/steps'
import { expect, it } from 'vitest'
import { readFile } from './read-brought.ts'

const read = (name: string, data: unknown) =>
  atOnce(readFile(name, typeof data === 'string' ? data : JSON.stringify(data)))

const shown = ({ title, lines, steps, servings, minutes, source, notes }: BroughtRecipe) => ({
  title,
  lines: lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text)),
  steps,
  servings,
  minutes,
  source,
  notes,
})

const MEALIE = {
  slug: 'pancakes',
  name: 'Pancakes',
  orgURL: 'https://cook.test/pancakes',
  recipeYield: '4 servings',
  prepTime: '10 minutes',
  performTime: '15 minutes',
  totalTime: null,
  recipeIngredient: [
    { title: 'Batter', quantity: 1.5, unit: { name: 'cup' }, food: { name: 'flour' }, note: 'sifted' },
    { quantity: 0.333, unit: { name: 'cup' }, food: { name: 'sugar' }, note: '' },
    {
      quantity: 1,
      unit: null,
      food: null,
      note: '2 large eggs',
      display: '2 large eggs',
      disableAmount: true,
    },
  ],
  recipeInstructions: [
    { id: 'a', title: 'Mix', text: 'Whisk it all.' },
    { id: 'b', title: '', text: 'Rest **10** minutes.' },
  ],
  notes: [{ title: 'Tip', text: 'Freeze the rest.' }],
  nutrition: { calories: '250', carbohydrateContent: '38' },
}

it('reads a recipe from Mealie, from its API and from a backup', () => {
  const { recipes } = read('pancakes.json', MEALIE)
  expect(recipes.map(shown)).toEqual([
    {
      title: 'Pancakes',
      lines: ['# Batter', '1.5 cup flour, sifted', '1/3 cup sugar', '2 large eggs'],
      steps: ['Mix: Whisk it all.', 'Mix: Rest **10** minutes.'],
      servings: 4,
      minutes: { prep: 10, cook: 15, total: null },
      source: { name: null, url: 'https://cook.test/pancakes', author: null },
      notes: ['Tip: Freeze the rest.'],
    },
  ])
  expect(recipes[0]?.published?.carbs?.amount).toBe(38)
  const { orgURL, ...rest } = MEALIE
  const snake = Object.fromEntries(
    Object.entries({ ...rest, orgUrl: orgURL }).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
  expect(read('database.json', { recipes: [snake, snake] }).recipes.map(shown)).toEqual([
    shown(recipes[0]!),
    shown(recipes[0]!),
  ])
})

it('reads a recipe from Tandoor, whose steps contain their ingredients', () => {
  const { recipes } = read('recipe.json', {
    name: 'Chili',
    description: 'Hot.',
    keywords: [],
    working_time: 20,
    waiting_time: 60,
    internal: true,
    servings: 6,
    servings_text: 'bowls',
    source_url: 'https://www.cook.test/chili',
    nutrition: { carbohydrates: '31.50', fats: '9', proteins: '22', calories: '300', source: '' },
    steps: [
      {
        name: 'Simmer',
        instruction: 'Add the beans.\n\nSimmer.',
        order: 1,
        ingredients: [
          { food: { name: 'beans' }, unit: { name: 'can' }, amount: '2.00', note: 'drained', order: 0 },
        ],
      },
      {
        name: 'Brown',
        instruction: 'Brown the meat.',
        order: 0,
        ingredients: [
          { food: { name: 'salt' }, unit: null, amount: '0', note: '', order: 1, no_amount: true },
          { food: { name: 'beef' }, unit: { name: 'g' }, amount: '500', note: '', order: 0 },
        ],
      },
    ],
  })
  expect(recipes.map(shown)).toEqual([
    {
      title: 'Chili',
      lines: ['# Brown', '500 g beef', 'salt', '# Simmer', '2 can beans, drained'],
      steps: ['Brown: Brown the meat.', 'Simmer: Add the beans.', 'Simmer: Simmer.'],
      servings: 6,
      minutes: { prep: 20, cook: 60, total: 80 },
      source: { name: 'cook.test', url: 'https://www.cook.test/chili', author: null },
      notes: [],
    },
  ])
  expect(recipes[0]?.published).toMatchObject({ carbs: { amount: 31.5 }, fiber: null })
})

it('reads an export from RecipeSage, with its headings and notes', () => {
  const one = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Tacos',
    prepTime: 'PT20M',
    totalTime: 'about an hour',
    recipeIngredient: ['[Filling]', '500 g beef', '[Salsa]', '3 tomatoes'],
    recipeInstructions: [
      { '@type': 'HowToSection', text: '[Filling]' },
      { '@type': 'HowToStep', text: 'Fry the beef.' },
      { '@type': 'HowToSection', name: 'Salsa' },
      { '@type': 'HowToStep', text: 'Chop.' },
    ],
    recipeYield: 'Serves 3',
    creditText: 'Aunt May',
    isBasedOn: 'https://cook.test/tacos',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Use ripe tomatoes.' }],
  }
  const { recipes } = read('recipesage-data.json-ld.json', [one, { ...one, name: 'More Tacos' }])
  expect(recipes).toHaveLength(2)
  expect(shown(recipes[0]!)).toEqual({
    title: 'Tacos',
    lines: ['# Filling', '500 g beef', '# Salsa', '3 tomatoes'],
    steps: ['Filling: Fry the beef.', 'Salsa: Chop.'],
    servings: 3,
    minutes: { prep: 20, cook: null, total: null },
    source: { name: 'Aunt May', url: 'https://cook.test/tacos', author: null },
    notes: ['Use ripe tomatoes.'],
  })
})

it('reads a recipe from Nextcloud Cookbook', () => {
  const { recipes } = read('recipe.json', {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: '12',
    name: 'Griessbrei',
    recipeYield: 2,
    prepTime: 'PT0H5M',
    cookTime: 'PT0H10M',
    totalTime: null,
    tool: ['Topf'],
    recipeIngredient: ['## Brei', '500 ml Milch', '80 g Grieß'],
    recipeInstructions: ['Milch kochen.', 'Grieß einrühren.'],
    nutrition: { '@type': 'NutritionInformation', calories: '1000 kJ' },
    url: '',
  })
  expect(recipes.map(shown)).toMatchObject([
    {
      title: 'Griessbrei',
      lines: ['# Brei', '500 ml Milch', '80 g Grieß'],
      servings: 2,
      minutes: { prep: 5, cook: 10, total: null },
      source: null,
    },
  ])
  expect(recipes[0]?.published?.calories?.amount).toBeCloseTo(239, 0)
})

it('says what was not understood in a file', () => {
  expect(read('numbers.json', { prices: [1, 2] })).toEqual({
    recipes: [],
    notUnderstood: ['We don’t know a recipe format that looks like this file.'],
  })
  expect(read('page.html', '<h1>About us</h1>').notUnderstood).toEqual(['We found no recipe on this page.'])
  const lines = Array.from({ length: 200 }, (_, at) => `${at} g of food ${at}`)
  const long = { '@type': 'Recipe', name: 'All', recipeIngredient: lines, recipeInstructions: ['Mix.'] }
  const { recipes, notUnderstood } = read('all.json', [long, { '@type': 'Recipe', name: 'None' }])
  expect(recipes[0]?.lines).toHaveLength(150)
  expect(notUnderstood).toEqual([
    '“None” has no ingredients.',
    'Only the first 150 lines of “All” were read. Bring the rest as a second recipe.',
  ])
})

it('reads a hundred recipes from a file and says that there are more', () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    '@type': 'Recipe',
    name: `Soup ${at}`,
    recipeIngredient: ['1 onion', '2 cups water'],
  }))
  const { recipes, notUnderstood } = read('many.json', many)
  expect(recipes).toHaveLength(100)
  expect(notUnderstood).toEqual(['Only the first 100 recipes of this file were read.'])
})
