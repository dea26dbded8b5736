import { describe, expect, it } from 'vitest'
import { asksForDose } from './dosing.ts'
import { heardText } from './heard-text.ts'
import { asksOfKitchen } from './kitchen-amounts.ts'

describe('a question about an amount in the kitchen', () => {
  it.each([
    'how long do I rest it before I slice the turkey',
    'is it okay to split one squash between three plates',
    'how much rice do I put in for the soup',
    'cuánto arroz le pongo al caldo',
    'cuántas lentejas le echo a la sopa',
    'dime los carbohidratos por porción que uso ratio 1:12',
    'tell me the carbs per serving, I use a 1:12 ratio',
  ])('is no question about a dose: %s', (text) => {
    expect(asksOfKitchen(heardText(text))).toBe(true)
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'how long do I wait before I eat the brisket',
    'do I split my dose between the rice and the squash',
    'how much insulin for rice',
    'how much rice can I cover with 4 units',
    'how many before the potato supper, twice daily it says',
    'cuánta me pongo para el arroz',
    'tell me the carbs per serving and the units at 1:12',
    'my sugar is 54, how much rice',
    'roast chicken tonight, how many should I take',
    'roast lamb on Sunday, how many for that',
    'cook pasta, do I skip tonight',
    'I am going to bake potatoes, how much should I take for them',
    'vamos a asar carne, cuánto me toca',
    'hornear papas y cuántas para eso',
  ])('may be one about a dose if it says a medicine, a reading or that somebody eats: %s', (text) => {
    expect(asksOfKitchen(heardText(text))).toBe(false)
  })
})
