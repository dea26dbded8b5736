import { describe, expect, it } from 'vitest'
import { asksForDose } from './dosing.ts'
import { heardText } from './heard-text.ts'
import { forbidsFoods, leavesFoodOut, swapsFoods } from './kitchen-swaps.ts'

describe('a question about one food instead of another', () => {
  it.each([
    'can you do shepherd’s pie with rutabaga or cauli instead of potato',
    'can you do a cottage pie but with swede or parsnip rather than potato',
    'hi, could you make lasagna with leeks instead of pasta please',
    'can I use turnip or celeriac in place of potatoes for the stew',
    '¿puedes hacer un pastel de carne con coliflor en vez de papa?',
  ])('is not about a dose: %s', (text) => {
    expect(swapsFoods(heardText(text))).toBe(true)
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'can I do 6 instead of 8 for the rice',
    'can I do juice instead of my evening jab',
    'can I do rice instead of my usual amount',
    'can I have gliclazide instead of metformin with potato',
    'could I do cauli instead of rice and half my bolus',
    'puedo ponerme 6 en vez de 8 unidades con el arroz',
  ])('may still be about a dose if it names an amount or a medicine: %s', (text) => {
    expect(swapsFoods(heardText(text))).toBe(false)
  })
})

describe('a question whether a food can be left out', () => {
  it.each([
    'pozole but lower carb, can I skip the hominy or use less of it',
    'should I skip the banana or just use half',
    'could we leave out the rice or do half',
  ])('is not about a dose: %s', (text) => {
    expect(leavesFoodOut(heardText(text))).toBe(true)
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'can I skip the rice or the humalog',
    'should I skip the bread or take half the metformin',
    'can I skip the rice and do 3 instead',
    'should I skip the juice, I am at 61',
    'can I skip the lispro or use half',
    'puedo saltarme el arroz o la insulina',
  ])('may still be about a dose if more is named: %s', (text) => {
    expect(leavesFoodOut(heardText(text))).toBe(false)
  })
})

describe('a wish that says what not to put in', () => {
  it.each([
    'peach cobler for sunday dinner, less sugar but still tastes like peach cobbler, dont use splenda',
    "peach cobbler for sunday dinner, don't use splenda",
    'apple pie for 6 people for sunday dinner, do not use any stevia',
    'something sweet tonight for dinner, never use sucralose',
    "pasta bake for sunday dinner tonight, don't use mushrooms",
    "chicken for tonight's dinner, don't put honey on it",
    'pastel para la cena del domingo, no uses stevia',
    'postre para la cena, con menos azucar, no le pongas miel',
  ])('is not about a dose: %s', (text) => {
    expect(forbidsFoods(heardText(text))).toBe(true)
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    "peach cobbler, don't use metformin",
    "pasta tonight, don't use my pump?",
    "pasta tonight, don't use splenda, how much should I take",
    "pancakes, don't use syrup, 6 units",
    "pancakes, don't use syrup, my humalog is late",
    'arroz, no uses miel, me pongo 6',
  ])('may still be about a dose: %s', (text) => expect(forbidsFoods(heardText(text))).toBe(false))
})
