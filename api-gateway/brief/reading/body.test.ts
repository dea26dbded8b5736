import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { languageOf } from './languages.ts'
import { wholeReading } from './whole-reading.ts'

const read = (text: string) => wholeReading(text, languageOf(text, DISHES), DISHES)
const foods = (text: string) => {
  const { must, wished, unknown } = read(text)
  return [...[...must, ...wished].flat(), ...unknown].join(' ')
}
const ORGANS = /kidney|liver|tongue|heart|health|gestat|diabet|vesic|rinon|higado/

describe('the body of who eats', () => {
  it.each([
    'husband is diabetic AND stage 3 kidney disease, low salt. chicken dinner?',
    'chicken soup for kidney patients',
    'kidney friendly dinner',
    'I have kidney stones, what can I cook with spinach',
    'poor kidney function, fish please',
    'kidney failure and on dialysis, need a lunch',
    'fatty liver friendly breakfast',
    'non alcoholic fatty liver disease, low carb dinner',
    'my liver numbers are high, dinner with fish',
    'my liver enzymes are up, beef dinner',
    'good for my kidneys and liver, turkey dinner',
    'something easy on the kidneys with chicken',
    'my kidneys are failing, fish dinner',
    'living with one kidney, chicken lunch',
    'dad has bad kidneys, lunch with rice',
    'gestational diabetes, my numbers are awful after breakfast',
    'sore tongue and brain fog, soup',
    'mum had her gallbladder removed, soup',
    'piedras en el riñón, almuerzo',
    'mi papá está mal de los riñones, sopa',
    'hígado graso, cena con pescado',
    'tengo el hígado inflamado, algo ligero',
    'para cuidar el hígado, ensalada',
    'buena para los riñones, sopa de pollo',
    'me quitaron la vesícula, cena ligera',
    'me duele la lengua, sopa',
    'diabetes gestacional y prediabética antes, cena con pollo',
  ])('is no food: %s', (text) => {
    expect(foods(text)).not.toMatch(ORGANS)
    expect(read(text).unwanted.join(' ')).not.toMatch(ORGANS)
  })

  it.each([
    ['beef kidney stew', /kidney/],
    ['turkey chili with kidney beans', /kidney beans/],
    ["my grandma's liver and onions with chicken livers", /livers/],
    ['chicken livers with rice', /livers/],
    ['beef liver is high in iron, so beef liver please', /liver/],
    ['beef tongue tacos', /tongue/],
    ['riñones al jerez', /kidney/],
    ['hígado de res con papas', /liver/],
    ['grilled chicken hearts', /hearts/],
    ['tacos de lengua', /tongue/],
  ])('leaves what the butcher sells: %s', (text, food) => expect(foods(text)).toMatch(food))

  it('leaves dishes of them', () => {
    expect(read('liver and onions').dishes[0]?.id).toBe('liver-and-onions')
    expect(read('hígado encebollado').dishes[0]?.id).toBe('liver-and-onions')
  })

  it('still refuses them', () => {
    expect(read('no liver, no kidney please').unwanted).toEqual(['liver', 'kidney'])
    expect(read('spinach hurts my kidneys, lunch with rice').unwanted).toContain('spinach')
  })

  it.each(['chicken pox at home, soup', 'day after my egg retrieval, soup', 'soup for a couch potato'])(
    'is not named in other words: %s',
    (text) => expect(foods(text)).toBe(''),
  )
})

describe('weak kidneys', () => {
  it.each([
    'my husband has stage 3 kidney disease, salmon dinner',
    'low sodium pork chop dinner, my husband has kidney trouble too',
    'dad is on dialysis, chicken soup',
    'CKD stage 3b, dinner with fish',
    'I have one kidney, something with eggs',
    'my kidneys are failing, chili',
    'mi papá tiene enfermedad del riñón, pollo',
    'estoy en diálisis, cena con pescado',
    'mi esposo tiene los riñones mal, sopa de pollo',
  ])('ask for a renal diet, of which we say what we do not count: %s', (text) => {
    expect(read(text).style).toContain('renal')
  })

  it.each(['kidney stones, a salad', 'steak and kidney pie', 'kidney beans and rice', 'riñones al jerez'])(
    'are not meant by: %s',
    (text) => {
      expect(read(text).style).not.toContain('renal')
    },
  )
})
