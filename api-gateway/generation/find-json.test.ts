import { describe, expect, it } from 'vitest'
import { findJson, JsonFinder } from './find-json.ts'

const recipe = {
  title: 'Soup {of} "[the]" day',
  ingredients: ['1 leek', '2 eggs'],
  instructions: ['Boil.\n"Well"'],
}
const json = JSON.stringify(recipe)

describe('the recipe in a reply', () => {
  it.each([
    ['bare', json],
    ['fenced', `\`\`\`json\n${JSON.stringify(recipe, null, 2)}\n\`\`\``],
    ['wrapped in prose', `Sure! Here {as asked} is {"a": dish}:\n${json}\nEnjoy {it}.`],
    ['inside another object', `{"note": "x", "recipe": ${json}}`],
    ['after an echo of the request', `{"mealType":"Dinner","servings":4} then ${json}`],
    ['with trailing commas', json.replace('"2 eggs"]', '"2 eggs",]').replace(/}$/, ',}')],
  ])('is found %s', (_, reply) => expect(findJson(reply)).toEqual(recipe))

  it('survives raw line breaks in strings', () => {
    expect(findJson('{"ingredients":["1\n leek"],"instructions":[]}')).toEqual({
      ingredients: ['1  leek'],
      instructions: [],
    })
  })

  it.each([
    '',
    'I am sorry.',
    '<html>{}</html>',
    json.slice(0, -1),
    '{"ingredients": [1}, "instructions": []}',
    '{{{{',
  ])('is not made up from %s', (reply) => expect(findJson(reply)).toBeNull())

  it('costs little to find in a reply built to keep us busy', () => {
    expect(findJson('{"a":'.repeat(20_000))).toBeNull()
    expect(findJson(`${'{"a":[1],'.repeat(20_000)}`)).toBeNull()
  })

  it('stays plain data, whatever its keys are called', () => {
    const found = findJson('{"__proto__":{"polluted":1},"ingredients":[],"instructions":[]}')
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
    expect((found as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('while a reply arrives', () => {
  it('reports each field and list item once, when it is whole, however the text is cut', () => {
    const finder = new JsonFinder()
    const found = [...`Here: ${json}`].flatMap((char) => finder.push(char).found)
    expect(found.map(({ key, value, inList }) => [key, value, inList])).toEqual([
      ['title', recipe.title, false],
      ['ingredients', '1 leek', true],
      ['ingredients', '2 eggs', true],
      ['ingredients', recipe.ingredients, false],
      ['instructions', 'Boil.\n"Well"', true],
      ['instructions', recipe.instructions, false],
    ])
    expect(finder.object).toEqual(recipe)
  })

  it('reports no item that may still grow', () => {
    const finder = new JsonFinder()
    expect(finder.push('{"servings":1').found).toEqual([])
    expect(finder.push('2,').found).toEqual([{ key: 'servings', value: 12, inList: false }])
    expect(finder.push('"title":"Pea').found).toEqual([])
  })

  it('takes back what came from an object that was not a recipe', () => {
    const finder = new JsonFinder()
    expect(finder.push('{"title":"draft"').found).toHaveLength(1)
    expect(finder.push('}{"title":"Soup"')).toEqual({
      found: [{ key: 'title', value: 'Soup', inList: false }],
      restarted: true,
    })
  })
})
