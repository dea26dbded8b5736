import { describe, expect, it } from 'vitest'
import { cookAs } from './compose-form.ts'
import { FORMS } from './forms/all-forms.ts'
import { wishFor } from './testing/requests.ts'

const told = (id: string, servings: number, wanted: string[] = []) => {
  const form = FORMS.find((one) => one.id === id)!
  const wish = wishFor({ mealType: form.meals[0]!, servings, wanted })
  const dish = cookAs(form, wish, { allergies: [], diets: [], avoid: [] }, `seed ${servings}`)
  if (!dish) throw new Error(`no ${id} for ${servings}`)
  return { ...dish, text: [...dish.ingredients, ...dish.instructions, ...dish.tips].join('\n') }
}

describe('an experienced cook', () => {
  it('bakes for one in a ramekin, and cuts only what comes out of a pan', () => {
    expect(told('bean-brownies', 1).text).toMatch(/grease a ramekin.*\n?[\s\S]*Bake 15 to 18 minutes/)
    expect(told('bean-brownies', 1).text).not.toMatch(/inches square|before cutting/)
    expect(told('bean-brownies', 8).text).toMatch(/8 inches square/)
  })

  it('fries omelettes two at a time, and counts the extra minutes', () => {
    expect(told('omelette', 2).cookTime).toBe(9)
    expect(told('omelette', 11).cookTime).toBeGreaterThan(20)
  })

  it('gives a hash the room it needs', () => {
    expect(told('breakfast-hash', 12).text).toMatch(/in \d batches, in one layer/)
    expect(told('breakfast-hash', 2).text).not.toMatch(/batches/)
    expect(told('breakfast-hash', 12).cookTime).toBeGreaterThan(told('breakfast-hash', 2).cookTime + 20)
  })

  it.each([
    ['almond-pancakes', /4 pancakes at a time.*in 9 batches/, 30],
    ['stir-fry', /Cook the vegetables in \d batches/, 15],
    ['burgers', /in 3 batches/, 15],
    ['sheet-pan', /2 large sheet pans[\s\S]*in \d batches/, 15],
  ] as const)('cooks %s for twelve in as many batches as the pan needs', (id, batches, longer) => {
    const [few, many] = [told(id, 2), told(id, 12)]
    expect(many.text).toMatch(batches)
    expect(few.text).not.toMatch(/sheet pans/)
    expect(many.cookTime - few.cookTime).toBeGreaterThanOrEqual(longer)
  })

  it('says “among the jars” only for several jars', () => {
    expect(told('bean-jar', 1).text).toMatch(/Pour into one large jar/)
    expect(told('bean-jar', 3).text).toMatch(/Divide among 3 wide-mouth jars/)
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
  ] as const)('mentions no %s beside a dish without it: %s', (allergen, id) => {
    const form = FORMS.find((one) => one.id === id)!
    const rules = { allergies: [allergen], diets: [], avoid: [] }
    expect(cookAs(form, wishFor({ mealType: form.meals[0]! }), rules, 'a')).not.toBeNull()
  })

  it('uses a dish large enough for a crumble for twelve', () => {
    expect(told('crumble', 12).text).toMatch(/9-by-13-inch baking dish/)
    expect(told('crumble', 4).text).toMatch(/a 1-quart baking dish/)
  })

  it('spells one radish correctly', () => {
    expect(told('skewers', 4, ['radishes']).title).toMatch(/Radish Salad/)
  })

  it('cooks no alfalfa sprouts, and says so', () => {
    const dish = told('stir-fry', 2, ['alfalfa sprouts'])
    expect(dish.ingredients.join()).not.toMatch(/sprouts/)
    expect(dish.notes.join()).toMatch(/Left out alfalfa sprouts: they/)
  })

  it.each(FORMS)('writes $id in plain American words, true for every meal it is served at', (form) => {
    for (const servings of [1, 12]) {
      const { title, description, text } = told(form.id, servings)
      const all = [title, description, text].join('\n')
      expect(all).not.toMatch(RIDDLES)
      expect(all).not.toMatch(
        /\b(?:crisps|chilla|colour|flavour|fibre|courgette|aubergine|round the|till)\b/i,
      )
      if (form.meals.length > 1)
        expect(description).not.toMatch(/\b(?:noon|morning|breakfast|lunch|dinner|after dinner)\b/i)
    }
  })
})

const RIDDLES =
  /\b(?:anoint|strew|rouse|crown|rain down|tumble|hurry|courage|whisper|murmur|lazy|pleasure|dare|vanish|brisk|bury|perch|patience|spare your|in peace|roof tiles|cloud|sourly|sharpen|sour it|brighten|wake|lean on)\b/i
