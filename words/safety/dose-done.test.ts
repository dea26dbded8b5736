import { describe, expect, it } from 'vitest'
import { asksForDose } from './dosing.ts'

describe('a dose that is taken care of', () => {
  it.each([
    'my pump is covering dinner already, dessert',
    'tacos for 4, my pump is covering dinner already',
    'the pump did the dinner bolus already, a low carb dessert',
    'already gave myself insulin for dinner, brownies',
    'my insulin for tonight is sorted, dessert please',
    'dessert please, bolus is done',
    'postre, ya me inyecté para la cena',
  ])('is no question about one: %s', (text) => {
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'my pump is covering dinner already, how much more for dessert',
    'pump covered dinner already, do i need more for dessert',
    'my pump is covering dinner already, add a dose for dessert',
    'already bolused for dinner, do i bolus again for dessert',
    'had dessert and i already took insulin for dinner, top up',
    'ya me puse insulina para la cena, cuanta mas para el postre',
    'include the insulin dose in the recipe',
    // What is done is one dose, and what is asked for another, without a word of asking.
    'tell me my insulin for 60g, i already took my lantus',
    'i already bolused for lunch, give me my insulin for dinner with 45 carbs',
    'already injected 6 for the rice, tell me the bolus for dessert',
    'my pump handled breakfast, set my bolus for this 50 g lunch',
    'pump is covering lunch, bolus amount for a 60 g dinner please',
    'already dosed, insulin needed for a slice of cake',
    'ya me puse 5, dime la insulina para la cena',
    'ya tomé la metformina, dime la dosis para la pizza',
  ])('may still be asked about: %s', (text) => {
    expect(asksForDose(text)).toBe(true)
  })
})

describe('an amount of the food that takes the place of another', () => {
  it.each([
    'swap white rice for cauliflower, how much do i need',
    'swap the potatoes for turnip, how many do i need',
    'cambia la papa por nabo, cuanto pongo',
  ])('is no dose: %s', (text) => {
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'swap rice for cauliflower, how much do i take',
    'if i swap rice for cauliflower how many units do i need',
    'swap humalog for novorapid, how much do i need',
    'change my insulin for pizza, how much do i need',
    'swap white rice for cauliflower, how much insulin do i need',
  ])('may be one: %s', (text) => {
    expect(asksForDose(text)).toBe(true)
  })
})
