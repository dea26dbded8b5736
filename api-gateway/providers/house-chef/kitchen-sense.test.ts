import { describe, expect, it } from 'vitest'
import { cookAs } from './compose-form.ts'
import { FORMS } from './forms.ts'
import { wishFor } from './testing/requests.ts'

const told = (id: string, servings: number, wanted: string[] = []) => {
  const form = FORMS.find((one) => one.id === id)!
  const wish = wishFor({ mealType: form.meals[0]!, servings, wanted })
  const dish = cookAs(form, wish, { allergies: [], diets: [], avoid: [] }, `seed ${servings}`)
  if (!dish) throw new Error(`no ${id} for ${servings}`)
  return { ...dish, text: [...dish.ingredients, ...dish.instructions, ...dish.tips].join('\n') }
}

describe('a cook who has done this before', () => {
  it('bakes for one in a ramekin, and cuts only what comes out of a pan', () => {
    expect(told('bean-brownies', 1).text).toMatch(/grease a ramekin.*\n?[\s\S]*bake 15 to 18 minutes/)
    expect(told('bean-brownies', 1).text).not.toMatch(/inches square|before cutting/)
    expect(told('bean-brownies', 8).text).toMatch(/8 inches square/)
  })

  it('fries omelettes two at a time, and has it take as long', () => {
    expect(told('omelette', 2).cookTime).toBe(9)
    expect(told('omelette', 11).cookTime).toBeGreaterThan(20)
  })

  it('gives a hash the room it needs', () => {
    expect(told('breakfast-hash', 9).text).toMatch(/two or three skillets/)
    expect(told('breakfast-hash', 2).text).not.toMatch(/two or three skillets/)
  })

  it('shares out among jars, not among a jar', () => {
    expect(told('bean-jar', 1).text).toMatch(/pour this into one large jar/)
    expect(told('bean-jar', 3).text).toMatch(/share this out among 3 jars/)
  })

  it('sears chicken in pieces worth searing', () => {
    expect(told('seared-with-greens', 4, ['chicken']).text).toMatch(/cutlets/)
    expect(told('seared-with-greens', 4, ['chicken']).text).not.toMatch(/1-inch pieces|fan it out/)
  })

  it.each([
    ['nuts', 'overnight-oats'],
    ['nuts', 'chocolate-mousse'],
    ['nuts', 'spiced-nuts'],
    ['dairy', 'steel-cut-porridge'],
    ['dairy', 'cucumber-bites'],
    ['eggs', 'breakfast-hash'],
    ['wheat', 'fajitas'],
  ] as const)('speaks of no %s beside a dish that has none: %s', (allergen, id) => {
    const form = FORMS.find((one) => one.id === id)!
    const rules = { allergies: [allergen], diets: [], avoid: [] }
    expect(cookAs(form, wishFor({ mealType: form.meals[0]! }), rules, 'a')).not.toBeNull()
  })

  it('takes a dish that holds a crumble for twelve', () => {
    expect(told('crumble', 12).text).toMatch(/a large baking dish/)
    expect(told('crumble', 4).text).toMatch(/a small baking dish/)
  })

  it('spells one radish', () => {
    expect(told('skewers', 4, ['radishes']).title).toMatch(/Radish Salad/)
  })

  it('cooks no alfalfa sprouts, and says so', () => {
    const dish = told('stir-fry', 2, ['alfalfa sprouts'])
    expect(dish.ingredients.join()).not.toMatch(/sprouts/)
    expect(dish.notes.join()).toMatch(/Left out alfalfa sprouts: they/)
  })
})
