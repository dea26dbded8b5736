import { describe, expect, it } from 'vitest'
import { linesOf } from '../data/count-words.ts'
import { inPortion, ofPot, plannedMeal, recipeMeal } from './meals.ts'

const NOW = { at: Date.parse('2026-11-23T12:00:00Z'), offset: 60 }
const lentils = { id: 'r1', title: 'Lentil soup', carbs: 45, servings: 4 }

describe('a meal', () => {
  it('from the plan has the carbs of its portion', () => {
    const planned = { slot: 's1', meal: 'Lunch', title: 'Chili', carbs: 30, portion: 1.5, recipe: null }
    expect(plannedMeal(planned, NOW)).toMatchObject({ slot: 's1', carbs: 45, portion: 1.5, ...NOW })
  })

  it('in another portion has its carbs, and unknown ones stay unknown', () => {
    const meal = recipeMeal(lentils, NOW)
    expect(inPortion(inPortion(meal, 2), 0.5)).toMatchObject({ portion: 0.5, carbs: 22.5 })
    expect(inPortion({ ...meal, carbs: null }, 2).carbs).toBeNull()
  })

  it('weighed from the pot is that share of all servings', () => {
    const meal = ofPot(recipeMeal(lentils, NOW), { eaten: 300, whole: 1200, servings: 4 })
    expect(meal).toMatchObject({ grams: 300, portion: 1, carbs: 45 })
    expect(ofPot(meal, { eaten: 450, whole: 1200, servings: 4 })).toMatchObject({ portion: 1.5, carbs: 67.5 })
  })

  it.each([
    ['2 slices of pizza and a salad', ['2 slices of pizza', 'a salad']],
    ['mac and cheese, 1 apple', ['mac and cheese', '1 apple']],
    ['  ', []],
  ])('in words, “%s”, is the lines %j', (words, lines) => {
    expect(linesOf(words)).toEqual(lines)
  })
})
