import type { RecipeRequestInput } from '@evenplate/domain/request'
import { readRequest } from '@evenplate/domain/request'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import type { Brief } from '../brief.ts'
import { PHRASES, type Understanding } from '../testing/phrases.ts'
import { briefOf } from './brief-of.ts'
import { NO_BOOK } from './dishes.ts'

type Wish = Brief & { wanted: string[] }

/** With all foods in one list, alternatives as separate foods. */
const plain = (brief: Brief): Wish => ({
  ...brief,
  wanted: [...brief.foods, ...brief.wished].flatMap(({ said }) => said.split(' or ')),
})
const read = (text: string): Wish => plain(briefOf({ mode: 'free', text }, null, NO_BOOK))
const guided = (fields: Partial<RecipeRequestInput>): Wish =>
  plain(briefOf(readRequest({ mode: 'guided', mealType: 'Dinner', ...fields }), null, NO_BOOK))

it.each([
  ['Salmon', null],
  ['Spinach', null],
  ['Quinoa', null],
  ['Baked salmon', 'baked-salmon'],
  ['Hummus', 'hummus-homemade'],
])('a food chosen alone does not ask for a dish named after it, but a dish does: %s', (name, dish) => {
  const brief = briefOf(
    readRequest({ mode: 'guided', mealType: 'Dinner', ingredients: [{ name, quantity: '', unit: '' }] }),
    null,
    DISHES,
  )
  expect(brief.dish?.id ?? null).toBe(dish)
  expect(brief.foods).toHaveLength(dish ? 0 : 1)
})

it('a planned meal binds a dish to its allergies, its minutes and both ends of its budget', () => {
  const brief = guided({
    allergies: ['nuts', 'fish'],
    avoid: 'I’m allergic to eggs',
    cookingTime: '15 minutes or less',
    minutes: 35,
    limits: [
      { figure: 'netCarbs', kind: 'at-least', value: 25.4 },
      { figure: 'netCarbs', kind: 'at-most', value: 34.6 },
    ],
  })
  expect(brief.allergies).toEqual(['nuts', 'fish', 'eggs'])
  expect(brief.minutes).toBe(35)
  expect(brief.readings.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['at least 25.4 g net carbs', 'at most 34.6 g net carbs', 'nuts allergy']),
  )
})

describe('free text', () => {
  it('understands the page’s four examples exactly', () => {
    for (const { text, understood } of PHRASES.slice(0, 4)) expect(differences(text, understood)).toEqual([])
  })

  it('understands at least 54 of 60 ways to ask', () => {
    const misread = PHRASES.flatMap(({ text, understood }) => differences(text, understood).slice(0, 1))
    expect(PHRASES).toHaveLength(60)
    expect(misread.length, misread.join('\n')).toBeLessThanOrEqual(6)
  })

  it.each([
    ['crock pot chicken for 6 people', { tool: 'slow-cooker', foods: ['chicken'], dish: null }],
    ['sugar free lemonade', { tool: null, foods: [], dish: 'lemonade' }],
    ['frijoles negros cubanos', { tool: null, foods: [], dish: 'cuban-black-beans' }],
    ['demasiado calor para cocinar, algo con pollo', { tool: 'none', foods: ['chicken'], dish: null }],
  ])('is not misread: %s', (text, { tool, foods, dish }) => {
    const brief = briefOf({ mode: 'free', text }, null, DISHES)
    expect(brief.tools.use).toBe(tool)
    expect(brief.foods.map(({ said }) => said)).toEqual(foods)
    expect(brief.dish?.id ?? null).toBe(dish)
  })

  it('takes household and skill from a profile if the text gives none', () => {
    const profile = profileWith({
      dietary_preferences: ['vegan'],
      allergies: ['soy'],
      cooking_skill_level: 'advanced',
      household_size: 3,
    })
    const wish = briefOf({ mode: 'free', text: 'low-carb dinner, please' }, profile, NO_BOOK)
    expect(wish).toMatchObject({
      servings: 3,
      skillLevel: 'advanced',
      diets: ['low-carb', 'vegan'],
      allergies: ['soy'],
    })
  })

  it('does not mistake a blood sugar range for a number of people or a time', () => {
    const wish = read('my A1C is 6.8 and I am at 140-180 mg/dL after 2 hours, lunch for two please')
    expect(wish).toMatchObject({ mealType: 'Lunch', servings: 2, minutes: null })
    expect(wish.bloodSugarRange).toContain('140-180 mg/dl')
  })

  it('answers any text without hanging', () => {
    const pieces = [
      'no ',
      'not ',
      'for ',
      'and ',
      ', ',
      '1/2 ',
      'hour ',
      'my ',
      'kids ',
      'egg ',
      '((',
      'ü',
      '\u0000',
      '💥',
      'take ',
      'in ',
      '-',
      '" ',
      'free ',
      'dairy ',
      'allergy ',
    ]
    let state = 7
    const next = () => {
      state = (state * 48271) % 2147483647
      return state
    }
    for (let round = 0; round < 300; round++) {
      let text = ''
      while (text.length < 1000) text += pieces[next() % (round % 2 ? pieces.length : 1 + (next() % 4))]
      expect(read(text.slice(0, 1000)).servings).toBeGreaterThanOrEqual(1)
    }
    for (const piece of pieces) read(piece.repeat(1000).slice(0, 1000))
  })
})

describe('the builder', () => {
  it('takes wanted foods from the rows and unwanted ones from the box', () => {
    const wish = guided({
      ingredients: [{ name: 'Chicken', quantity: '2', unit: 'breasts' }, { name: '' }],
      avoid: 'mushrooms, no cilantro',
      cookingTime: '30 minutes',
    } as Partial<RecipeRequestInput>)
    expect(wish).toMatchObject({ mealType: 'Dinner', wanted: ['Chicken'], minutes: 30, servings: 4 })
    expect(wish.unwanted).toEqual(['mushrooms', 'cilantro'])
    expect(wish.readings.map(({ text }) => text)).toContain('no cilantro')
  })

  it('reads an allergy in any field', () => {
    expect(guided({ challenges: "I'm allergic to shellfish and white rice spikes me" })).toMatchObject({
      allergies: ['shellfish'],
      unwanted: ['white rice'],
    })
  })

  it.each([
    ['avoid', 'I have a peanut allergy', { allergies: [], unwanted: expect.arrayContaining(['peanuts']) }],
    ['avoid', 'allergic to tree nuts', { allergies: [], unwanted: expect.arrayContaining(['tree nuts']) }],
    ['challenges', 'allergic to nuts', { allergies: ['nuts'] }],
    ['challenges', 'I am coeliac', { allergies: ['gluten'], diets: ['gluten-free'] }],
    ['challenges', 'soy celíaca', { allergies: ['gluten'] }],
    ['challenges', 'lactose intolerant, and keto made me tired', { diets: ['dairy-free'] }],
    ['challenges', "I'm allergic to sesame", { allergies: ['sesame'] }],
    ['bloodSugarRange', '80-140, allergic to eggs', { allergies: ['eggs'] }],
  ])('reads in the %s box: %s', (field, text, heard) => {
    expect(guided({ [field]: text } as Partial<RecipeRequestInput>)).toMatchObject(heard)
  })

  it('reads an allergy in an ingredient’s name', () => {
    expect(
      guided({ ingredients: [{ name: 'granola (allergic to milk)' }] } as Partial<RecipeRequestInput>),
    ).toMatchObject({ allergies: ['dairy'] })
  })

  it.each([
    ['Anaphylactic to shellfish, make a stew', 'shellfish'],
    ['I carry an EpiPen for sesame, make me a salad', 'sesame'],
    ['A quick dinner, shrimp makes my throat swell', 'shellfish'],
    ['allergic: milk, soy. A smoothie please', 'soy'],
    ['I react badly to soy', 'soy'],
    ['I don’t react well to eggs', 'eggs'],
    ['eggs make me sick', 'eggs'],
    ['fish gives me a rash', 'fish'],
    ['we break out in hives from strawberries and milk', 'dairy'],
    ['my nut-allergic daughter wants pancakes', 'nuts'],
    ['sesame is deadly to me', 'sesame'],
    ['soy allergy', 'soy'],
    ['alergia a los frutos secos', 'nuts'],
    ['Nussallergie, ein Abendessen', 'nuts'],
    ['allergique aux œufs', 'eggs'],
    ['I’m not allergic to anything but nuts', 'nuts'],
    ['no allergies except to eggs, dinner for two', 'eggs'],
    ['my kids aren’t allergic to anything other than fish', 'fish'],
    ['allergic to egg noodles', 'wheat'],
  ])('reads an allergy put in other words, in any box: %s', (text, allergy) => {
    expect(read(text).allergies).toContain(allergy)
    expect(guided({ challenges: text }).allergies).toContain(allergy)
  })

  it.each([
    ['Yogurt breakfast, walnuts give me hives', 'tree nuts'],
    ['Peanuts will kill me', 'peanuts'],
    ['I get hives from peanuts', 'peanuts'],
    ['My daughter reacts to cashews', 'cashews'],
    ['lupin allergy', 'lupin'],
  ])('keeps out a food that no listed allergy covers: %s', (text, food) => {
    expect(read(text).unwanted).toContain(food)
    expect(read(text).wanted).not.toContain(food)
    expect(guided({ challenges: text }).unwanted).toContain(food)
  })

  it.each([
    'I never react to nuts',
    'I am not allergic to nuts',
    'no allergies, chicken dinner',
    'seasonal allergies, a chicken soup',
    'nut-brown butter over fish',
    'eggs never make me sick',
    'eggs don’t make me sick, omelette please',
    'a salad with walnuts to die for',
    'salmon makes me feel great',
    'Sick after chemo, a gentle soup please',
    'nauseous from metformin, plain dinner',
    'not allergic to anything but I would like chicken',
    'no allergies, but a quick salad please',
    'no allergies but nuts are fine to use',
  ])('reads no allergy in: %s', (text) =>
    expect(read(text)).toMatchObject({ allergies: [], unwanted: [], diets: [] }),
  )

  it('sets no limit if there is time', () => {
    expect(guided({ cookingTime: '45+ minutes' }).minutes).toBeNull()
  })
})

function differences(text: string, understood: Understanding): string[] {
  const wish = read(text)
  const expected = {
    mealType: null,
    diets: [],
    allergies: [],
    wanted: [],
    unwanted: [],
    minutes: null,
    servings: 4,
    ...understood,
  }
  const wrong = (['mealType', 'minutes', 'servings'] as const)
    .filter((field) => wish[field] !== expected[field])
    .map((field) => `${field} ${wish[field]} for ${expected[field]}`)
  for (const field of ['diets', 'allergies', 'wanted', 'unwanted'] as const) {
    const [is, should] = [wish[field], expected[field]].map((list) => [...list].sort().join(', '))
    if (is !== should) wrong.push(`${field} [${is}] for [${should}]`)
  }
  const missing = (understood.style ?? []).filter((style) => !wish.style.includes(style))
  if (missing.length) wrong.push(`style lacks ${missing} in [${wish.style}]`)
  return wrong.length ? [`${text} => ${wrong.join('; ')}`] : []
}
