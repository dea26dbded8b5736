import type { Profile } from '@evenplate/domain/profile'
import { readRequest } from '@evenplate/domain/request'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../safety/rules-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const PROFILE = profileWith({
  dietary_preferences: ['vegan'],
  allergies: ['nuts'],
  household_size: 2,
})
const TEXT =
  'slow cooker tacos with beef, maybe avocado, no oven, under 20 carbs, 30 minutes, for 6, no onions, soy allergy, gluten-free, mild, for a party, cheap, for the kids, italian, crunchy'
const read = (text: string, choices: string[] = [], profile: Profile | null = null) =>
  briefOf({ mode: 'free', text, choices }, profile, FULL_BOOK)

describe('a reading', () => {
  it('shows a meal that is also a course once, and removes both together', () => {
    const wish = 'hummus as a snack'
    expect(read(wish).readings.map(({ id }) => id)).toEqual(['dish:hummus', 'meal:snack'])
    expect(read(wish, ['drop:meal:snack'])).toMatchObject({ course: null, mealType: null })
  })

  it('is in plain words, in the order a person would say it, under stable ids', () => {
    expect(read(TEXT).readings.map(({ id, text }) => `${id} = ${text}`)).toEqual([
      'dish:tacos = tacos',
      'food:beef = beef',
      'wish:avocado = avocado, if it fits',
      'limit:carbs:at-most = at most 20 g carbs',
      'minutes = ready in 30 minutes',
      'people = for 6',
      'tool:slow-cooker = in a slow cooker',
      'tool:no-oven = no oven',
      'allergy:soy = soy allergy',
      'diet:gluten-free = gluten-free',
      'without:onions = no onions',
      'heat:mild = not spicy',
      'texture:crunchy = crunchy',
      'budget = easy on the budget',
      'eaters:kids = for kids',
      'occasion:party = for a party',
      'style:kitchen-italian = Italian',
    ])
  })

  it('can be removed on its own', () => {
    for (const { id } of read(TEXT).readings) {
      const left = read(TEXT, [`drop:${id}`]).readings
      expect(left.map((one) => one.id)).not.toContain(id)
      expect(left).toHaveLength(16)
    }
  })

  it('takes back all that this request says against a food, and nothing else', () => {
    const text = 'no pasta, no onions, wheat allergy, gluten-free, spaghetti with clams'
    const { allergies, diets, unwanted, readings } = read(text, ['keep:pasta-cooked'])
    expect({ allergies, diets, unwanted }).toEqual({ allergies: [], diets: [], unwanted: ['onions'] })
    expect(readings.map(({ id }) => id)).toEqual(['food:spaghetti', 'food:clams', 'without:onions'])
  })

  it.each([
    ['of a food that nothing refuses', 'spaghetti with clams', 'keep:pasta-cooked', null],
    ['of a food we do not know', 'no pasta, spaghetti with clams', 'keep:moon-rock', null],
    ['of what a profile refuses', 'nut allergy, walnut cake', 'keep:walnuts', PROFILE],
  ])('does not take back a refusal %s', (_why, text, choice, profile) => {
    expect(() => read(text, [choice], profile)).toThrow(
      expect.objectContaining({ code: 'invalid_request', field: 'choices' }),
    )
  })

  it('leaves nothing once all are removed', () => {
    const all = read(TEXT).readings.map(({ id }) => `drop:${id}`)
    expect(read(TEXT, all)).toMatchObject({ readings: [], dish: null, foods: [], servings: 4, style: [] })
  })

  it('has an id for a food in any script that a choice can contain', () => {
    const request = readRequest({
      mode: 'guided',
      mealType: 'Dinner',
      ingredients: [{ name: '豆腐' }, { name: 'Ω' }],
    })
    for (const { id } of briefOf(request, null, FULL_BOOK).readings)
      expect(() => readRequest({ ...request, choices: [`drop:${id}`] })).not.toThrow()
  })
})

describe('a choice', () => {
  it('never removes what the profile demands, but removes what only the text says', () => {
    const both = 'lunch, vegan and low carb, nuts allergy, soy allergy'
    const { readings } = read(both, [], PROFILE)
    expect(readings.filter(({ mendable }) => !mendable).map(({ id }) => id)).toEqual([
      'allergy:nuts',
      'diet:vegan',
    ])
    for (const id of ['allergy:nuts', 'diet:vegan'])
      expect(() => read(both, [`drop:${id}`], PROFILE)).toThrow(
        expect.objectContaining({ code: 'invalid_request' }),
      )
    const mended = read(both, ['drop:allergy:soy', 'drop:diet:low-carb'], PROFILE)
    const rules = rulesOf({ mode: 'free', text: both }, mended, PROFILE)
    expect(rules).toMatchObject({ allergies: ['nuts'], diets: ['vegan'] })
  })

  it('picks a dish of the book, one food for another, or another limit', () => {
    expect(read('something nice', ['dish:chili']).dish).toEqual({ id: 'chili', said: 'chili' })
    const swapped = read('rice with chicken', ['food:rice-white-cooked:cauliflower'])
    expect(swapped.instead).toEqual([{ food: 'rice-white-cooked', by: 'cauliflower' }])
    expect(swapped.foods.map(({ said }) => said)).toEqual(['cauliflower', 'chicken'])
    expect(read('pasta under 20 net carbs', ['limit:net-carbs:at-most:28']).limits).toEqual([
      { figure: 'netCarbs', kind: 'at-most', value: 28 },
    ])
  })

  it.each([
    'drop:food:lentils',
    'drop:everything',
    'drop:',
    'dish:nothing-like-it',
    'dish:constructor',
    'food:rice-white-cooked',
    'food:rice-white-cooked:no-such-food',
    'food:constructor:tostring',
    'limit:sugar:at-most:5',
    'limit:carbs:at-most:many',
    'limit:carbs:at-most:20:5',
    'limit:constructor:at-most:5',
    'buy:a-car',
    'constructor',
  ])('that is invalid is refused: %s', (choice) =>
    expect(() => read('chicken with rice', [choice])).toThrow(
      expect.objectContaining({ code: 'invalid_request', field: 'choices' }),
    ),
  )
})
