import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { atOnce } from '@evenplate/domain/steps'
import { expect, it } from 'vitest'
import { readFile } from './read-brought.ts'

const read = (name: string, text: string): BroughtRecipe => {
  const { recipes } = atOnce(readFile(name, text))
  expect(recipes).toHaveLength(1)
  return recipes[0]!
}
const ofData = (data: object) =>
  read('recipe.json', JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...data }))
const linesOf = ({ lines }: BroughtRecipe) => lines.map(({ text }) => text)

const LINES = { recipeIngredient: ['1 onion', '2 cups water'], recipeInstructions: ['Simmer.'] }

it.each([
  [['6', '6 servings'], 6],
  [['12', '1 (9x13-inch) lasagna'], 12],
  [['12 servings', '2 loaves of sourdough bread'], 12],
  [['1', '1 Kuchen'], null],
  [['10', '10 to 12 servings'], 10],
] as const)('takes the yields %j for servings: %s', (recipeYield, servings) => {
  expect(ofData({ ...LINES, recipeYield }).servings).toBe(servings)
})

it.each([
  [{ recipeServings: 4, recipeYieldQuantity: 4, recipeYield: 'portions' }, 4],
  [{ recipeServings: 0, recipeYieldQuantity: 12, recipeYield: 'muffins' }, 12],
  [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: '6 Portionen' }, 6],
  [{ recipeServings: 0, recipeYieldQuantity: 1, recipeYield: 'loaf' }, null],
])('reads Mealie’s yield, %j, as servings: %s', (said, servings) => {
  const data = { name: 'Soup', slug: 'soup', ...LINES, ...said }
  expect(read('soup.json', JSON.stringify(data)).servings).toBe(servings)
})

it('reads the unit of an amount as its owner displays it', () => {
  const unit = { name: 'Gramm', abbreviation: 'g', useAbbreviation: true }
  const cup = { name: 'cup', abbreviation: 'c', use_abbreviation: false }
  const data = {
    slug: 'soup',
    name: 'Soup',
    recipeIngredient: [
      { quantity: 250, unit, food: { name: 'Mehl' }, note: '' },
      { quantity: 1, unit: cup, food: { name: 'flour' }, note: '' },
    ],
  }
  expect(linesOf(read('soup.json', JSON.stringify(data)))).toEqual(['250 g Mehl', '1 cup flour'])
})

it('drops the name of a section if it only says that steps follow', () => {
  const section = (name: string, text: string) => ({
    '@type': 'HowToSection',
    name,
    itemListElement: [{ '@type': 'HowToStep', text }],
  })
  const recipeInstructions = [section('Zubereitung', 'Backen.'), section('Glaze:', 'Stir.')]
  expect(ofData({ ...LINES, recipeInstructions }).steps).toEqual(['Backen.', 'Glaze: Stir.'])
})

it('reads a line of microdata once, as it is written', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bread</h1>
<ul><li itemprop="recipeIngredient"><p itemprop="recipeIngredient">1 cup grits</p></li>
<li itemprop="recipeIngredient" itemscope itemtype="https://schema.org/PropertyValue"><span itemprop="value">3/4</span> <meta itemprop="unitCode" content="G21">cup of <span itemprop="name">sugar</span></li></ul>
<div itemprop="recipeInstructions"><p itemprop="recipeInstructions">Mix.</p></div></div>`
  const recipe = read('page.html', page)
  expect(linesOf(recipe)).toEqual(['1 cup grits', '3/4 cup of sugar'])
  expect(recipe.steps).toEqual(['Mix.'])
})

it('reads a recipe that is the property of an item missing from its page', () => {
  const page = `<main><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Rice</h1>
<p itemprop="recipeIngredient">1 cup rice</p><p itemprop="recipeIngredient">2 cups water</p></div></main>`
  expect(linesOf(read('page.html', page))).toEqual(['1 cup rice', '2 cups water'])
})

it('reads RDFa', () => {
  const page = `<article about="/pasta" typeof="schema:Recipe"><h1 property="schema:name">Pasta</h1>
<span property="schema:recipeYield">Serves 2</span><meta property="schema:prepTime" content="PT5M">
<ul><li property="schema:recipeIngredient">200 g spaghetti</li><li property="schema:recipeIngredient">1 cup tomatoes</li></ul>
<div property="schema:recipeInstructions"><p>Boil.</p><p>Toss.</p></div></article>`
  const { title, servings, steps, minutes, ...recipe } = read('page.html', page)
  expect({ title, servings, steps, prep: minutes.prep }).toEqual({
    title: 'Pasta',
    servings: 2,
    steps: ['Boil.', 'Toss.'],
    prep: 5,
  })
  expect(linesOf({ title, servings, steps, minutes, ...recipe })).toEqual([
    '200 g spaghetti',
    '1 cup tomatoes',
  ])
})

it('reads data with extra commas, however it is indented', () => {
  const page = `<script type="application/ld+json">
    [
      {
        "@type": "Recipe",
        "name": "Soup",
        "recipeIngredient": [
          "1 onion",
          "2 cups water",
        ],
        "recipeInstructions": "Simmer.",
      },
    ]
  </script>`
  expect(linesOf(read('page.html', page))).toEqual(['1 onion', '2 cups water'])
})

it('reads lines that a page marks as headings, and labels that styles separate from their numbers', () => {
  const page = `<body><h1>Pancakes</h1><div><span>Prep</span><span>5 min</span></div><div><span>Serves</span><span>4</span></div>
<h2>Ingredients</h2><h5>1 c. flour</h5><h5>2 tbsp. sugar</h5><h5>Oil for brushing the pan</h5>
<h2>Steps</h2><h5>Whisk flour and sugar.</h5><h5>Fry.</h5></body>`
  const { servings, minutes, steps, ...recipe } = read('page.html', page)
  expect({ servings, prep: minutes.prep, steps }).toEqual({
    servings: 4,
    prep: 5,
    steps: ['Whisk flour and sugar.', 'Fry.'],
  })
  expect(linesOf({ servings, minutes, steps, ...recipe })).toEqual([
    '1 c. flour',
    '2 tbsp. sugar',
    'Oil for brushing the pan',
  ])
  expect(recipe.lines.every(({ kind }) => kind === 'ingredient')).toBe(true)
})
