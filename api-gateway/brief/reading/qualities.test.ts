import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)
const style = (text: string) => brief(text).style

describe('a quality without a figure', () => {
  it.each([
    ['a lunch with plenty of fibre', 'high-fibre'],
    ['my doctor wants me to get more fiber, dinner ideas', 'high-fibre'],
    ['protein packed breakfast', 'high-protein'],
    ['supper for my race tomorrow, not much fiber', 'low-fibre'],
    ['dinner low in fat and fiber', 'low-fibre'],
    ['dinner low in fat and fiber', 'low-fat'],
    ['pasta but nothing too greasy', 'low-fat'],
    ['cena baja en grasa y fibra', 'low-fibre'],
    ['low cal supper', 'low-calorie'],
    ['I only manage tiny portions now, lunch ideas', 'small'],
    ['I get full really quick on zepbound, dinner', 'small'],
    ['a smoothie for lunch, small, no banana', 'small'],
    ['something for dinner, not heavy', 'light'],
    ['un desayuno con unos 45 g de hidratos que no me siente pesado', 'light'],
    ['a dinner to make ahead and eat cold', 'cold'],
    ['lunch that keeps me full until five', 'filling'],
    ['a dessert that will not raise my sugar', 'steady'],
    ['algo dulce que no me suba el azucar', 'steady'],
    ['she has to watch her protein, dinner please', 'low-protein'],
    ['fish with no salt added', 'no-added-salt'],
    ['cena para mi padre sin sal', 'no-added-salt'],
    ['I can hardly cook, an easy dinner', 'simple'],
    ['so overwhelmed, what do I eat for lunch', 'simple'],
    ['una cena sencilla', 'simple'],
  ])('is read: %s', (text, means) => {
    expect(style(text)).toContain(means)
  })

  it.each([
    ['eggs over easy with toast', 'simple'],
    ['something easy to chew', 'simple'],
    ['go easy on the salt, lentil soup', 'simple'],
    ['apple pie filling', 'filling'],
    ['cookies with light brown sugar', 'light'],
    ['a small portion of rice with chicken', 'small'],
  ])('is not heard in other words: %s', (text, means) => {
    expect(style(text)).not.toContain(means)
  })

  it('is no other diet after a figure', () => {
    expect(brief('un desayuno con unos 45 g de hidratos que no me siente pesado')).toMatchObject({
      diets: [],
      limits: [{ figure: 'carbs', kind: 'about', value: 45 }],
    })
  })

  it.each([
    'money is tight, dinner ideas',
    'dinner until I get paid',
    'no alcanza la quincena, una cena para 4',
  ])('of the budget is heard: %s', (text) => expect(brief(text).budget).toBe(true))

  it('says nothing about time where somebody gets full fast', () => {
    expect(brief('I get full fast, dinner').minutes).toBeNull()
  })

  it('of sodium has its figure, wherever it stands', () => {
    const { style, mealType } = brief('low salt dinner for dad, under 450 mg please')
    expect(style).toContain('sodium-450')
    expect(mealType).toBe('Dinner')
    expect(brief('low sodium soup, under 300 mg of potassium').style).not.toContain('sodium-300')
  })
})

describe('a body or a medicine', () => {
  it.each([
    ['gastroparesis flare, what can I have for dinner', ['gastroparesis', 'low-fat', 'low-fibre', 'small']],
    ['bariatric patient, snack', ['stomach-surgery', 'small', 'no-added-sugar']],
    ['mi esposo tuvo un infarto, cena de pollo', ['heart', 'low-salt']],
    ['on coumadin, chicken dinner', ['warfarin']],
    ['just diagnosed last week and so scared, dinner', ['unsure']],
    ['bedtime snack, I drop during the night', ['night-lows']],
  ])('asks for what its diet has: %s', (text, means) => {
    expect(style(text)).toEqual(expect.arrayContaining(means))
  })

  it('of somebody on warfarin who eats no leafy greens has no other food rich in vitamin K', () => {
    expect(brief('on warfarin, no leafy greens, dinner').unwanted).toContain('high vitamin k food')
    expect(brief('on warfarin, spinach salad for lunch').unwanted).toEqual([])
  })

  it('with weak kidneys leaves out what is known for phosphorus', () => {
    expect(brief('low phosphorus dinner').unwanted).toEqual(['high phosphorus food'])
  })
})
