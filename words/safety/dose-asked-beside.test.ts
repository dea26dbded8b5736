import { describe, expect, it } from 'vitest'
import { asksForDose } from './dosing.ts'

describe('a dose that is asked for beside something else', () => {
  it.each([
    'i just had dinner, insulin for dessert',
    'I have taken my humalog, insulin for 2 tacos please',
    'no uses azúcar, dime mi insulina para el flan',
    'never use candy for my low, tell me units for soup',
    'no nuts, insulin for brownies please',
    'already ate lunch, now my bolus for a muffin',
    'sin lactosa, insulina para un flan',
  ])('is heard: %s', (text) => {
    expect(asksForDose(text)).toBe(true)
  })

  it.each([
    'type 2, insulin for 10 years, a chicken soup please',
    'on a pump, bolus for everything, want a stir-fry',
    'take metformin, insulin for my diabetes, low carb dinner',
    'diabético, insulina para todas las comidas, quiero una sopa',
  ])('is not what somebody takes all the time: %s', (text) => {
    expect(asksForDose(text)).toBe(false)
  })
})

describe('what the figures are for, and a food in doubt', () => {
  it.each([
    'chocolate cake, 12 slices, so I can bolus for a slice',
    'lasagna cut in 8 so i know what to bolus for one piece',
    'pizza for my son, he boluses for each slice so keep them even',
    'pancakes so we can bolus per pancake',
    'pastel de chocolate, nos ponemos la insulina por cada porción',
    'she is diabetic and theres 5 of us, I only have like an hour, maybe a pasta bake but idk if she can have pasta',
  ])('ask for no dose: %s', (text) => {
    expect(asksForDose(text)).toBe(false)
  })

  it.each([
    'cake, how much do i bolus for a slice',
    'so i can bolus for a slice, how many units is that',
    'calculate my insulin so i can eat pizza',
    'we bolus for every slice, is 5 units enough',
    'idk if she can have pasta, how many units for it',
    'not sure if i can have bread, what do i inject',
  ])('take no question back: %s', (text) => {
    expect(asksForDose(text)).toBe(true)
  })
})
