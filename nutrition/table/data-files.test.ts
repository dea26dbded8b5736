import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFoodFile, readIndexFile } from './food-file.ts'
import { FOOD_GROUPS } from './food-groups.ts'
import { tableFaults } from './testing/table-faults.ts'

const groups = Object.fromEntries(FOOD_GROUPS.map((group) => [group, readFoodFile(group)]))
const indexes = readIndexFile()

/** What is wrong with the table once the row of `eggs.json` or another file is changed; undefined takes a field away. */
function faultsWith(id: string, change: Record<string, unknown>): string[] {
  const [group, file] = fileOf(id)
  const foods = file.foods.map((row) => (row.id === id ? { ...row, ...change } : row))
  return tableFaults({ groups: { ...groups, [group]: { ...file, foods } }, indexes })
}

function fileOf(id: string) {
  const found = Object.entries(groups).find(([, { foods }]) => foods.some((row) => row.id === id))
  if (!found) throw new Error(`no food ${id}`)
  return found
}

/** The figures of a boiled egg (1.12 g carbohydrate, 10.61 g fat, 155 kcal) but for these. */
const figures = (but: Record<string, unknown>) => ({
  per100g: { ...fileOf('egg-boiled')[1].foods.find(({ id }) => id === 'egg-boiled')?.per100g, ...but },
})

/** A kind of fault, the food and the change that cause it, and the rest of the line after file and food. */
const FAULTS: [kind: string, id: string, change: Record<string, unknown>, told: string][] = [
  [
    'a name of another food',
    'egg',
    { name: 'Kales' },
    '"Kales" is a name of kale in leaves-and-sprouts.json',
  ],
  ['an alias of another food', 'egg', { aliases: ['kale'] }, '"kale" is a name of kale in leaves'],
  ['an alias in capitals', 'egg', { aliases: ['Egg'] }, 'aliases.0: must be lower case'],
  ['a repeated alias', 'egg', { aliases: ['a', 'a'] }, 'aliases: lists something twice'],
  ['an unknown group', 'egg', { group: 'protien' }, 'group: Invalid option'],
  ['an unknown field', 'egg', { measure: {} }, 'Unrecognized key: "measure"'],
  ['more than 100 g', 'egg-boiled', figures({ fat: 106.1 }), 'per100g.fat: Too big'],
  ['a negative figure', 'egg-boiled', figures({ fat: -1 }), 'per100g.fat: Too small'],
  ['a figure as text', 'egg-boiled', figures({ fat: '10' }), 'per100g.fat: Invalid input'],
  ['a figure left out', 'egg-boiled', figures({ fat: undefined }), 'per100g.fat: Invalid input'],
  ['no figures', 'egg-boiled', { per100g: undefined }, 'needs either per100g or madeOf'],
  ['figures without a source', 'egg', { usda: undefined }, 'per100g needs either usda or source'],
  ['two sources', 'egg', { source: 'a label' }, 'per100g needs either usda or source'],
  ['a source without figures', 'egg-boiled', { per100g: null }, 'cites usda, source or standIn without'],
  ['a short USDA number', 'egg', { usda: { ndb: '1123', description: 'Egg' } }, 'usda.ndb: must be five'],
  ['an unstated stand-in', 'kale', { usda: { ndb: '11457', description: 'Spinach, raw' } }, 'USDA means'],
  ['a stand-in without a name', 'egg', { standIn: ' ' }, 'standIn: Too small'],
  [
    'no salt in a can',
    'black-beans-boiled',
    { aliases: ['canned bean'] },
    '1 mg sodium in 100 g of "canned bean"',
  ],
  ['more fiber than carbohydrate', 'egg-boiled', figures({ fiber: 3 }), '3 g fiber in 1.12 g carbohydrate'],
  [
    'more sugars than carbohydrate',
    'egg-boiled',
    figures({ sugars: 3 }),
    '3 g sugars in 1.12 g carbohydrate',
  ],
  [
    'more saturated fat than fat',
    'egg-boiled',
    figures({ saturatedFat: 12 }),
    '12 g saturated fat in 10.61 g fat',
  ],
  ['more unavailable than there is', 'egg', { unavailable: 2 }, '2 g unavailable in 0.72 g carbohydrate'],
  [
    'parts over 100 g',
    'egg-boiled',
    figures({ protein: 95 }),
    '106.73 g carbohydrate, protein and fat in 100 g',
  ],
  [
    'calories that do not match',
    'egg-boiled',
    figures({ calories: 255 }),
    '255 kcal, but its parts give 150.29',
  ],
  ['a needless exception', 'egg', { exceptions: { energy: 'x' } }, 'exceptions.energy is not needed'],
  ['an unknown index', 'quinoa-dry', { gi: 'kinoa' }, 'glycemic-index.json has no kinoa'],
  [
    'no index where sugar rises',
    'quinoa-dry',
    { gi: undefined },
    '57.16 g available carbohydrate, but neither',
  ],
  ['an index where it does not', 'egg', { gi: 'quinoa' }, 'a glycemic index, but 0.72 g available'],
  ['an index and an estimate', 'egg', { gi: 'quinoa', giLike: 'rye-bread' }, 'has both gi and giLike'],
  ['a measure without weight', 'egg', { measures: { cup: 0 } }, 'measures.cup: Too small'],
  ['no measure', 'egg', { measures: undefined }, 'needs measures or estimatedMeasures'],
  ['a unit weighed twice', 'egg', { estimatedMeasures: { cup: 1 } }, 'weighs a cup both in measures and'],
  [
    'spoons that do not fill a cup',
    'egg',
    { measures: { cup: 100, tbsp: 15 } },
    'cup 100, tbsp 15, tsp undefined g do',
  ],
  [
    'a share above 1',
    'egg',
    { asBought: { with: 'shell', edible: 88, source: 'x' } },
    'asBought.edible: Too big',
  ],
  ['an unknown allergen', 'egg', { allergens: ['egg'] }, 'allergens.0: Invalid option'],
  ['an unknown diet', 'egg', { breaks: ['vegans'] }, 'breaks.0: Invalid option'],
  ['an allergen without its diet', 'egg', { breaks: undefined }, 'eggs, but does not break vegan'],
  [
    'a diet without its allergen',
    'egg',
    { breaks: ['vegan', 'gluten-free'] },
    'breaks gluten-free, but has no',
  ],
  [
    'gluten without its diet',
    'egg',
    { allergens: ['eggs', 'gluten'] },
    'gluten, but does not break gluten-free',
  ],
  ['wheat without gluten', 'egg', { allergens: ['eggs', 'wheat'] }, 'wheat without gluten'],
  ['peanuts without nuts', 'egg', { allergens: ['eggs', 'peanuts'] }, 'nuts, and peanuts or tree-nuts, come'],
  [
    'a recipe with an unknown food',
    'mochi',
    { madeOf: { grams: { rise: 9 }, weight: 9, recipe: 'x' } },
    'madeOf: no food rise',
  ],
]

describe('the data files of the food table', () => {
  it('have no errors', () => {
    expect(tableFaults({ groups, indexes })).toEqual([])
  })

  it('are all listed', () => {
    const found = readdirSync(join(import.meta.dirname, 'foods')).filter((name) => name.endsWith('.json'))
    expect(FOOD_GROUPS.map((group) => `${group}.json`).toSorted()).toEqual(found.toSorted())
  })

  it.each(FAULTS)('report %s, with the file and the food', (_, id, change, told) => {
    const line = `${fileOf(id)[0]}.json: ${id}: ${told}`
    expect(faultsWith(id, change).filter((fault) => fault.startsWith(line))).toHaveLength(1)
  })

  it('report an id that is missing, malformed or taken', () => {
    expect(faultsWith('egg', { id: undefined })[0]).toMatch(/^eggs\.json: food 1: id: Invalid input/)
    expect(faultsWith('egg', { id: 'Egg' })).toEqual(['eggs.json: Egg: id: must be kebab-case: cooked-rice'])
    expect(faultsWith('egg', { id: 'kale' })[0]).toBe(
      'leaves-and-sprouts.json and eggs.json: kale: an id belongs to one food',
    )
  })

  it('report an index that cites no publication, or that no food has', () => {
    const withIndex = (source: string) =>
      tableFaults({
        groups,
        indexes: { ...indexes, indexes: { ...indexes.indexes, ghee: { value: 50, source } } },
      })
    expect(withIndex('a blog')).toEqual([
      'glycemic-index.json: indexes.ghee: source: "a blog" begins with none of the publications',
    ])
    expect(withIndex('Atkinson 2021, ghee')).toEqual(['glycemic-index.json: ghee: no food has this index'])
  })
})
