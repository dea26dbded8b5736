import type { RecipeRequest } from '@evenplate/domain/request'
import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { asksForDose, dangerIn, speaksOfLowNow } from './safety.ts'

const LOW_NOW = [
  "I'm at 52 and shaky",
  'I’m at 52 and shaky, what should I eat',
  'my meter says 3.2 mmol',
  '3.2 mmol/L and I need something fast',
  'sugar is low right now, sweating',
  'My blood sugar is 58, give me a snack',
  'blood sugar 61 right now, quick recipe please',
  'My blood sugar is really low',
  "I'm low and need something sweet",
  'I am going low, help',
  'glucose 63 mg/dL just now',
  'Dexcom says LOW, what can I cook',
  "I'm having a hypo, snack ideas?",
  'feeling shaky and sweaty, something quick to eat',
  'I feel really shaky',
  'my sugar is dropping fast',
  'I usually run 120 but I’m at 55 now',
  'I had lows last month. Now I am at 49 and dizzy',
  'my son is low, what do I give him',
  'my daughter is at 3.1 right now',
  'just tested: bg 66',
  'I am 54 and shaking, need carbs',
  'my sugar dropped to 60',
  'need to treat a low with something tasty',
  'my level is 3.5',
  'CGM alarm reads urgent low',
  'I was 52 ten minutes ago and still sweating, feeling weak',
  'Hypo right now!!',
]

const NOT_LOW_NOW = [
  'I had lows last month',
  'A1C 6.2',
  'my a1c is 6.2 and my doctor wants 5.7',
  'my range is 70-180',
  'keep me from going low',
  'something for the evening so I don’t go low overnight',
  'I want to avoid lows after my run',
  'a low carb dinner for two',
  'I am low carb, chicken dinner please',
  'low sugar dessert with berries',
  'low-glycemic chocolate dessert',
  'I am 52 and have prediabetes, dinner ideas?',
  'diagnosed at 52, love Italian food',
  'I’m at 60 grams of carbs a day',
  'keep it under 60 minutes for 65 people',
  'my target is between 65 and 140',
  'yesterday my blood sugar was 54',
  'I get shaky when I skip breakfast, what is a good breakfast',
  'my blood sugar is 140 after meals',
  'my glucose is 5.4 in the morning',
  'a snack for when I go low at night',
  'HbA1c 48 mmol/mol, vegetarian lunch',
  'make sure the sugar is low and the fibre is high',
  'I’m low on time and on groceries: eggs and spinach',
  'milkshake with 3.5 oz banana',
  'What keeps blood sugar steady? Salmon with 52 g of vegetables',
  'I’m not low, just hungry',
  'quick low-carb chicken dinner',
  'worried about going low at work, lunch please',
  'cook it at 65 degrees, sous vide chicken',
]

const DOSING = [
  'how many units should I take for this',
  'how much insulin do I need for a bowl of pasta',
  'what dose of metformin should I take with dinner?',
  'Pasta dinner and how much Humalog for it',
  'should I bolus before this meal',
  'calculate my insulin for 45 g carbs',
  'can I skip my metformin if I eat low carb',
  'what is the right dosage for 60 g of carbs',
  'when should I inject my insulin before dinner',
  'tell me what carb ratio to use, what insulin-to-carb ratio fits',
  'should I take more insulin with dessert',
  'what correction factor do I use',
]

const NOT_DOSING = [
  'I take insulin, dinner ideas?',
  'I take 10 units of Lantus at night and want a light dinner',
  'on metformin, breakfast with eggs please',
  'a healthy dose of greens and garlic',
  'how many carbs are in quinoa, and a recipe with it',
  'how much chicken do I need for four',
  'What should I take to a potluck?',
  'I dose for 30 g of carbs, please stay near it',
  'insulin resistant, love salmon',
  'my best dish needs a dose of flavor',
]

const free = (text: string): RecipeRequest => readRequest({ mode: 'free', text: text.padEnd(10) })
const guided = (fields: object): RecipeRequest =>
  readRequest({ mode: 'guided', mealType: 'Dinner', ...fields })

describe('low blood sugar now', () => {
  it.each(LOW_NOW)('is heard in “%s”', (text) => expect(speaksOfLowNow(text)).toBe(true))
  it.each(NOT_LOW_NOW)('is not read into “%s”', (text) => expect(speaksOfLowNow(text)).toBe(false))
})

describe('a question about doses', () => {
  it.each(DOSING)('is heard in “%s”', (text) => expect(asksForDose(text)).toBe(true))
  it.each(NOT_DOSING)('is not read into “%s”', (text) => expect(asksForDose(text)).toBe(false))
  it.each(NOT_LOW_NOW)('is not read into “%s”', (text) => expect(asksForDose(text)).toBe(false))
})

describe('a request', () => {
  it('is looked through in every box', () => {
    expect(dangerIn(guided({ challenges: "I'm at 52 and shaky" }))).toBe('low_blood_sugar')
    expect(dangerIn(guided({ avoid: 'fish. I am low right now' }))).toBe('low_blood_sugar')
    expect(dangerIn(guided({ ingredients: [{ name: 'how much insulin for rice' }] }))).toBe('dosing_question')
    expect(
      dangerIn(guided({ bloodSugarRange: '70-180', challenges: 'lows after sport last month' })),
    ).toBeNull()
  })

  it.each(['52', '3.2', '55 mg/dL', '3.1 mmol/L', '50-60'])(
    'with %s alone in the range box is a low',
    (range) => expect(dangerIn(guided({ bloodSugarRange: range }))).toBe('low_blood_sugar'),
  )

  it.each([
    '5.4',
    '6.2%',
    'A1C 6.2',
    '60-140',
    '70-180 mg/dL',
    '4-7.8',
    'HbA1c 48',
    '48 mmol/mol',
    '',
    'stable',
  ])('with “%s” in the range box is none', (range) =>
    expect(dangerIn(guided({ bloodSugarRange: range }))).toBeNull(),
  )

  it('hears a low before a question about doses', () => {
    expect(dangerIn(free('I’m at 52, how much insulin should I skip?'))).toBe('low_blood_sugar')
  })
})
