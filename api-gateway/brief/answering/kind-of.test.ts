import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../safety/rules-of.ts'
import { briefOf } from '../reading/brief-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { kindOf } from './kind-of.ts'

const CLAIMED = { ...NO_CLAIMS, carbs: 1, netCarbs: 1 }
const kind = (text: string, ingredients: string[], instructions = ['Mix and serve.']) => {
  const request = { mode: 'free' as const, text }
  const brief = briefOf(request, null, FULL_BOOK)
  const recipe = { title: 'A dish', description: '', ingredients, instructions, servings: 2 }
  const counted = figuresOf({ ...recipe, claimed: CLAIMED })
  return kindOf(brief, rulesOf(request, brief, null), recipe, counted, FULL_BOOK)
}

describe('the kind of a recipe', () => {
  it('is known for a free-text request', () => {
    expect(
      kind('omelet with spinach for breakfast', ['4 eggs', '100 g spinach', '1 tbsp olive oil']),
    ).toEqual({
      mealType: 'Breakfast',
      dietary: ['low-carb', 'low-gi', 'gluten-free', 'dairy-free', 'vegetarian'],
    })
  })

  it('claims no diet that a line breaks, whatever the text says', () => {
    const { dietary } = kind('pasta lunch', ['200 g dry spaghetti', '30 g parmesan', '2 slices bacon'])
    expect(dietary).toEqual([])
    expect(kind('salad', ['2 cups lettuce', '1 tbsp soy sauce']).dietary).not.toContain('gluten-free')
    expect(kind('salad', ['2 cups lettuce', '1 tbsp honey']).dietary).not.toContain('vegan')
  })

  it('with an unread line, claims only a diet that was asked for and followed', () => {
    expect(kind('vegan dinner', ['2 cups zorgle', '200 g tofu']).dietary).toEqual(['vegan'])
  })

  it('checks a diet against the most that a line without an amount may add', () => {
    const omelet = ['4 eggs', '100 g spinach']
    expect(kind('omelet', [...omelet, 'walnut halves (for topping)']).dietary).toContain('low-carb')
    const beside = kind('omelet', [...omelet, 'crusty bread, to serve']).dietary
    expect(beside).not.toContain('low-carb')
    expect(beside).not.toContain('low-gi')
  })

  it('takes the meal from the course, or else from the size', () => {
    expect(kind('a soup with lentils', ['200 g cooked lentils']).mealType).toBe('Lunch')
    expect(kind('a drink with milk and cinnamon', ['2 cups milk']).mealType).toBe('Snack')
    expect(kind('something with apples', ['1 apple']).mealType).toBe('Snack')
    expect(kind('something with beef', ['500 g ground beef']).mealType).toBe('Dinner')
  })
})
