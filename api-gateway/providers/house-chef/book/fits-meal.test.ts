import { describe, expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES, dishById } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'
import { FORMS } from '../forms/all-forms.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const SEEDS = Array.from({ length: 10 }, (_, at) => `person ${at}`)

/** What ten people get who ask the same. */
function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  return SEEDS.map((seed) => composeDish(brief, NO_RULES, { seed, turn: 0 }))
}

const courseOf = (form: string): string =>
  dishById(form)?.course ?? (FORMS.some(({ id }) => id === form) ? 'form' : 'none')

const MEALS = ['main', 'soup', 'salad', 'sandwich', 'breakfast', 'form']

describe('a request that names no dish', () => {
  it.each([
    'quick dinner under 30 g of carbs, I have 20 minutes',
    'cena rápida de menos de 30 g de carbohidratos, tengo 20 minutos',
    'low carb lunch in 15 minutes',
    'algo rico para cenar',
    'something quick',
    'something in the microwave, just for me',
    'algo en microondas para uno solo, 10 min',
    'dorm room, microwave only, real food not dessert, just me',
    'algo en el microondas que no sea postre',
  ])('gets a meal: %s', (text) => {
    for (const { form } of cooked(text)) expect(MEALS, form).toContain(courseOf(form))
  })

  it.each(['quick dinner', 'something for lunch', 'a small snack'])('gets one of many: %s', (text) => {
    expect(new Set(cooked(text).map(({ form }) => form)).size).toBeGreaterThan(6)
  })

  it.each([
    'bedtime snack so I do not go low overnight, about 15 g carbs',
    'a snack before bed, 15 g carbs',
    'una merienda de 15 gramos de carbohidratos',
    'afternoon snack',
  ])('gets a snack of little work: %s', (text) => {
    for (const { form, title, prepTime, cookTime } of cooked(text)) {
      expect(['main', 'soup', 'salad', 'sandwich'], title).not.toContain(courseOf(form))
      expect(prepTime + cookTime, title).toBeLessThanOrEqual(25)
    }
  })

  it.each([
    '29 weeks pregnant with gd, breakfast under 30g carbs, no eggs',
    'desayuno sin huevo',
    'breakfast with apples',
    'vegan breakfast under 20g carbs',
  ])('gets no dessert for breakfast: %s', (text) => {
    for (const { form, title } of cooked(text))
      if (!/(?:Muffins|Bread)$/.test(title))
        expect(['dessert', 'cake', 'cookies'], title).not.toContain(courseOf(form))
  })

  it('gets a dessert for breakfast that it names', () => {
    for (const { title } of cooked('peach cobbler for breakfast')) expect(title).toMatch(/Cobbler/)
  })

  it.each([
    'something warm and cozy',
    'algo calientito para cenar',
    'a hot meal',
    'something warm for lunch',
  ])('gets nothing cold: %s', (text) => {
    for (const { form, title, instructions } of cooked(text)) {
      expect(['salad', 'sandwich', 'dip'], title).not.toContain(courseOf(form))
      expect(instructions.join(' '), title).toMatch(/heat|bake|roast|boil|simmer|cook|microwave/i)
    }
  })

  it.each(['a sandwich or wrap', 'tacos or burritos', 'tacos o burritos'])(
    'gets one of two dishes: %s',
    (text) => {
      for (const { form, title } of cooked(text)) expect(form, title).not.toContain('+')
    },
  )

  it('gets the one of two dishes that fits', () => {
    for (const { title } of cooked('beef stew or shakshuka, 35 minutes')) expect(title).toMatch(/Shakshuka/)
  })

  it.each([
    ['snacks for 10 people', ['snack', 'dip', 'side']],
    ['a bread for dinner', ['bread']],
    ['a side dish for dinner', ['side']],
    ['a dip for lunch', ['dip', 'sauce']],
  ])('gets the course it names: %s', (text, courses) => {
    for (const { form } of cooked(text)) expect(courses, form).toContain(courseOf(form))
  })
})
