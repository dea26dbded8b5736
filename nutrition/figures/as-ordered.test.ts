import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { LineFigures } from '@evenplate/domain/recipe'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const lineOf = (line: string): LineFigures =>
  figuresOf({ ingredients: [line], servings: 1, claimed: NO_CLAIMS }).lines[0]!
const onPlate = (name: string): LineFigures => lineOf(`100 g ${name}`)

describe('a word after a comma', () => {
  it.each([
    ['pie, apple', 'apple pie'],
    ['pie, pumpkin', 'pumpkin pie'],
    ['pudding, rice', 'rice pudding'],
    ['muffin, corn', 'corn muffin'],
    ['muffin, blueberry', 'blueberry muffin'],
    ['rice, brown', 'brown rice'],
    ['rice, fried', 'fried rice'],
    ['milk, chocolate', 'chocolate milk'],
    ['juice, orange', 'orange juice'],
    ['yogurt, vanilla', 'vanilla yogurt'],
    ['tomatoes, cherry', 'cherry tomatoes'],
    ['toast, wheat', 'wheat toast'],
    ['pasta, penne', 'penne pasta'],
    ['gravy, turkey', 'turkey gravy'],
    ['beef, roast', 'roast beef'],
    ['chow mein, chicken', 'chicken chow mein'],
  ])('changes the food like a word before it: "%s" is "%s"', (after, before) => {
    expect(onPlate(before).nutrition.carbs).not.toBeNull()
    expect(onPlate(after).food).toBe(onPlate(before).food)
    expect(onPlate(after).nutrition).toEqual(onPlate(before).nutrition)
  })

  it('is read wherever the grams are, and the line stays as it was written', () => {
    const line = lineOf('pie, apple: 100 g')
    expect(line.food).toBe('Pie, apple, two crust')
    expect(line.line).toBe('pie, apple: 100 g')
    expect(lineOf('pie, apple (100 g)').food).toBe('Pie, apple, two crust')
  })

  it('that leaves something out is never ignored', () => {
    expect(onPlate('syrup, sugar free').nutrition.carbs).toBeNull()
  })

  it.each([
    ['pineapple, canned in juice', 'canned pineapple in juice'],
    ['chicken breast, zork', 'chicken breast'],
  ])('that makes no name with the words before it does not change the food: "%s"', (name, food) => {
    expect(onPlate(name).food).toBe(food)
  })
})

describe('a kind of food before a comma', () => {
  it.each([
    ['soup, clam chowder', 'Clam chowder'],
    ['sandwich, pb&j', 'Peanut butter and jelly sandwich'],
  ])('only says what the name after it means: "%s"', (name, food) => {
    expect(onPlate(name).food).toContain(food)
  })
})

describe('words in parentheses', () => {
  it.each([
    ['mozzarella stick (string cheese)', 'string cheese'],
    ['chickpeas (garbanzo beans)', 'garbanzo beans'],
  ])('that are another name for the food say what it is: "%s"', (name, other) => {
    expect(onPlate(name).food).toBe(onPlate(other).food)
  })

  it.each([
    ['tortillas (corn)', 'corn tortillas'],
    ['milkshake (chocolate)', 'chocolate milkshake'],
    ['mozzarella sticks (fried)', 'fried mozzarella sticks'],
  ])('that say which kind it is change the food: "%s"', (name, other) => {
    expect(onPlate(name).food).toBe(onPlate(other).food)
  })

  it.each([
    ['stuffing (dressing)', 'Bread stuffing'],
    ['banana (medium)', 'banana'],
    ['coleslaw (cabbage)', 'coleslaw'],
  ])('that only explain it change nothing: "%s"', (name, food) => {
    expect(onPlate(name).food).toContain(food)
  })
})
