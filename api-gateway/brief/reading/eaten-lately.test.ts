import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('what somebody ate a short time ago is not asked for', () => {
  it.each([
    ['we had pasta last night, something else for dinner', 'pasta'],
    ['already had chicken for lunch so no more of that, dinner ideas', 'chicken'],
    ['ate way too much turkey yesterday, lunch with chickpeas', 'turkey'],
    ['since I had rice for lunch and my sugar shot up, a dinner', 'rice'],
    ["I've had enough beef this week, dinner please", 'beef'],
  ])('%s', (text, food) => {
    const { foods, unwanted, dish } = read(text)
    expect(dish).toBeNull()
    expect(foods.map(({ said }) => said)).not.toContain(food)
    expect(unwanted).toContain(food)
  })

  it('and a dish or a kind of dish is not either', () => {
    expect(read('had tacos on Tuesday, want a different dinner').style).toContain('not-tacos')
    expect(read('been eating salad all week, need a warm dinner').style).toContain('no-salad')
  })
})

it('what is left of it, or wanted again, is asked for', () => {
  expect(read("we had roast chicken last night and there's half left, lunch").unwanted).toEqual([])
  expect(read('my mom made lasagna yesterday and I loved it, want that').dish?.id).toBe('lasagna')
})

it('an illness is no meal', () => {
  expect(read('I had bariatric surgery yesterday what can i eat').style).toContain('stomach-surgery')
  expect(read('had a stroke last night, low salt dinner').unwanted).toEqual([])
})
