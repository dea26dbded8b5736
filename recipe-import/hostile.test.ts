import { type BroughtRecipe, broughtRecipe } from '@evenplate/domain/brought-recipe'
import { RECORD, withRecord } from '@evenplate/domain/our-file'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { broughtWith } from '@evenplate/domain/testing/brought-recipe'
import { threadMs } from '@evenplate/domain/testing/thread-ms'
import { expectFewer, expectWithin } from '@evenplate/domain/testing/usual-ms'
import { expect, it } from 'vitest'
import { decodePage } from './page/decode-page.ts'
import { readFile, readSource, readText } from './read-brought.ts'

const MEGABYTE = 1_000_000
const many = (piece: string, length = MEGABYTE) => piece.repeat(Math.ceil(length / piece.length))
const inScript = (json: string) => `<script type="application/ld+json">${json}</script>`
const recipe = (more: string) =>
  `{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion","2 cups water"]${more}}`

/** What a person could paste or a site could send, each at the maximum length. */
const HOSTILE: Record<string, string> = {
  'a million tags': many('<p>', 3 * MEGABYTE),
  'tags in tags': many('<div>'),
  'tags of many names': Array.from({ length: 200_000 }, (_, at) => `<x${at}>`).join(''),
  'ends of tags that never began': `${many('<b>', 900)}${many('</i>')}`,
  'a tag of a million attributes': `<a ${many('x=1 ')}>`,
  'a tag of attributes of many names': `<a ${Array.from({ length: 200_000 }, (_, at) => `x${at}=1`).join(' ')}>`,
  'a text of many lines that stand as they are': `<pre>${many('a\n')}`,
  'a text of opening signs': many('<'),
  'a text of entities': many('&amp;'),
  'a comment without end': many('<!--'),
  'items of microdata in items': many('<div itemscope itemprop="a b" itemtype="http://schema.org/Recipe">'),
  'one item with many names': `<div itemscope itemtype="https://schema.org/Recipe">${many('<i itemprop="name a b c d">x</i>')}</div>`,
  'RDFa in RDFa': many('<div typeof="schema:Recipe" property="a b recipeIngredient">x'),
  'microformats in microformats': many('<div class="h-recipe p-name e-instructions">x'),
  'properties in properties': `<div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop="name">'.repeat(150)}${many('<b></b>')}`,
  'lists in JSON': inScript(many('[')),
  'closed lists in JSON': inScript(`${'['.repeat(500_000)}${']'.repeat(500_000)}`),
  'objects in JSON': inScript(`${many('{"a":', MEGABYTE)}1${'}'.repeat(200_000)}`),
  'a million recipes': inScript(`[${many(`${recipe('')},`)}1]`),
  'a million recipes in recipes': inScript(many('{"@type":"Recipe","name":')),
  'a recipe of a million lines': inScript(
    `{"@type":"Recipe","recipeIngredient":[${many('"1 egg",')}"1 egg"]}`,
  ),
  'a line of a million words': inScript(
    `{"@type":"Recipe","recipeIngredient":["${many('1 egg ')}","2 eggs"]}`,
  ),
  'a step of a million tags': inScript(recipe(`,"recipeInstructions":"${many('<li>')}"`)),
  'steps in steps': inScript(recipe(`,"recipeInstructions":${many('[')}`)),
  'commas and spaces in JSON': inScript(`{"@type":${many(', ')}`),
  'a comma and spaces in JSON': inScript(`{"a":1${many(`,${' '.repeat(1000)}`)}x`),
  'slashes in JSON': inScript(many('\n//  ')),
  'line breaks in JSON': inScript(`{${many('\n')}x`),
  'spaces in JSON': inScript(`{${many(' ')}x`),
  'dashes in the title': `<title>${many(' - ')}\n</title><h2>Ingredients</h2>`,
  'spaces in a line of food': `Ingredients\n1 egg${many(' ', 90_000)}x\n2 eggs`,
  'spaces in a step': `Ingredients\n1 egg\nSteps\n1. Mix${many(' ', 90_000)}x`,
  'spaces before the recipe': `Soup${many(' ', 90_000)}x\nIngredients\n1 egg`,
  'spaces in a note': `Ingredients\n1 egg\n2 figs\nNotes\nsource${many(' ', 90_000)}x\nNutrition\nfat${many(' ', 40_000)}x`,
  'a text of spaces': `Ingredients\n${many(' ', 90_000)}x`,
  'a text of line breaks': many('\n', 90_000),
  'a text of headings': many('# Ingredients\n', 90_000),
  'a text of numbers': `1${many('1.1', 90_000)}`,
  'a text of brackets': many('[', 90_000),
  'a text of bars': many('a | ', 90_000),
  'a line of "for"': `Ingredients\n${many('for the ', 90_000)}`,
  'a line of dashes': many('-', 90_000),
  'a line of times': `Prep time: ${many('1 h ', 90_000)}`,
  'a text of marks on one letter': `Ingredients\n1 e${many('\u0301', 90_000)}`,
}

it.for(Object.keys(HOSTILE))('reads %s in bounded time', (name) => {
  const text = HOSTILE[name]!
  let recipes: BroughtRecipe[] = []
  expectWithin(3000, () => {
    recipes = atOnce(/^[<]/.test(text) ? readSource(text, null) : readText(text)).recipes
  })
  for (const one of recipes) broughtRecipe.parse(one)
})

/** Each as long as one step may read, during which nobody else is answered. */
const LONG: Record<string, () => Steps<unknown>> = {
  'a long page': () => readSource(many('<p>some words of a page</p>', 5 * MEGABYTE), null),
  'a page of headings in headings': () => readSource(`${'<h1><b>'.repeat(97)}${many('<li> </li>')}`, null),
  'a text of line breaks, of which no more than a file may have is read': () =>
    readText(many('\n', 4 * MEGABYTE)),
  'a text of short lines': () => readText(many('a\n', 2 * MEGABYTE)),
  'records that look like ours': () => readText(many(`\n<!-- ${RECORD} {"recipe":{}} -->`, 1.5 * MEGABYTE)),
  'many recipes of ours': () => readText(many(`${withRecord(broughtWith(), [])}\n`)),
}
it.for(Object.keys(LONG))('pauses often enough for others to be answered in %s', (name) => {
  expectFewer(500, () => longestStep(LONG[name]!()))
})

/** In CPU milliseconds. */
function longestStep(steps: Steps<unknown>): number {
  let longest = 0
  for (;;) {
    const began = threadMs()
    const { done } = steps.next()
    longest = Math.max(longest, threadMs() - began)
    if (done) return longest
  }
}

it.each([
  ['</script><script>alert(1)</script>Soup', 'Soup'],
  ['Soup\u2028of\u2029the\u0000day', 'Soup of the day'],
  ['\u202eSoup\u200b <img src=x onerror=alert(1)>', 'Soup'],
  ['&lt;b&gt;Soup', '<b>Soup'],
])('reads the title %j as text', (title, read) => {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ['1 onion', '2 cups water'],
  }).replaceAll('</', '<\\/')
  expect(atOnce(readSource(inScript(data), null)).recipes[0]?.title).toBe(read)
})

it.each([['javascript:alert(1)'], ['data:text/html,hi'], ['//cook.test']])('keeps no link to %s', (url) => {
  const data = JSON.stringify({ '@type': 'Recipe', url, recipeIngredient: ['1 onion', '2 cups water'] })
  expect(atOnce(readFile('a.json', data)).recipes[0]?.source).toBeNull()
})

/** Values that cannot be turned into a text or a number in any way. */
const ODD: unknown[] = [
  { toString: null },
  [{ toString: null, valueOf: null }],
  { name: { toString: 1 } },
  [[]],
  null,
  -1e308,
]

/** The data with each of its values, and each of their values, replaced. */
function* exchanged(data: unknown, odd: unknown): Generator<unknown> {
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data))
    for (const other of [odd, ...exchanged(value, odd)])
      yield Array.isArray(data) ? data.with(Number(key), other) : { ...data, [key]: other }
}

it.each([
  [
    'JSON-LD',
    {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 onion', { name: 'salt', amount: { value: 1, unitText: 'tsp' } }],
      recipeInstructions: [{ '@type': 'HowToSection', name: 'A', itemListElement: [{ text: 'Boil.' }] }],
      recipeYield: { value: 2, unitText: 'jars' },
      prepTime: 'PT5M',
      author: { name: 'Kim' },
      url: 'https://cook.test/',
      nutrition: { servingSize: '1', calories: '5 kcal' },
      comment: [{ name: 'Note', text: 'Hot.' }],
      additionalProperty: [{ propertyID: RECORD, value: '{}' }],
    },
  ],
  [
    'Mealie',
    {
      slug: 'soup',
      name: 'Soup',
      recipe_ingredient: [
        { title: 'A', food: { name: 'salt' }, unit: { name: 'g' }, quantity: 1, note: 'b' },
      ],
      recipe_instructions: [{ title: 'A', text: 'Boil.' }],
      recipeServings: 2,
      notes: [{ title: 'A', text: 'B' }],
    },
  ],
  [
    'Tandoor',
    {
      name: 'Soup',
      servings: 2,
      servings_text: 'jars',
      working_time: 5,
      source_url: 'https://cook.test/',
      nutrition: { carbohydrates: 5 },
      steps: [
        {
          name: 'A',
          order: 1,
          instruction: 'Boil.',
          ingredients: [
            { order: 1, food: { name: 'salt' }, unit: { name: 'g' }, amount: 1, note: 'b' },
            { order: 0, is_header: true, note: 'B' },
          ],
        },
        { order: 0, ingredients: [] },
      ],
    },
  ],
])('reads %s with unusable values', (_, data) => {
  for (const odd of ODD)
    for (const one of exchanged(data, odd))
      for (const recipe of atOnce(readFile('a.json', JSON.stringify(one))).recipes)
        broughtRecipe.parse(recipe)
})

it.each(['iso-2022-kr', 'hz-gb-2312', 'x-user-defined', 'replacement', 'no such thing', 'utf-16', 'gbk'])(
  'reads a page that declares the encoding %s',
  (charset) => {
    const page = new TextEncoder().encode(`<meta charset="${charset}"><h1>Soup</h1>`)
    expect(decodePage(page)).toContain('<h1>Soup</h1>')
    expect(typeof decodePage(page, `text/html; charset=${charset}`)).toBe('string')
  },
)

it('reads data from a link that is longer than plain text may be', () => {
  const data = recipe(`,"image":"${many('a', 3 * MEGABYTE)}"`)
  expect(atOnce(readText(data, false)).recipes).toMatchObject([{ title: 'Soup' }])
})

it('reads no number from nonsense', () => {
  const data = JSON.stringify({
    '@type': 'Recipe',
    recipeIngredient: ['1 onion', '2 cups water'],
    recipeYield: '1e9 servings',
    prepTime: 'PT99999999999H',
    nutrition: { calories: '-5 kcal', carbohydrateContent: '1e400', fatContent: 'Infinity' },
  })
  const [read] = atOnce(readText(data)).recipes
  expect(read?.minutes.prep).toBeNull()
  expect(read?.published?.fat ?? null).toBeNull()
  expect(broughtRecipe.safeParse(read).success).toBe(true)
})
