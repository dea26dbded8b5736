import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const said = (text: string) => {
  const { dish, also, foods } = briefOf({ mode: 'free', text }, null, DISHES)
  return [dish?.id ?? null, ...(also ?? []).map(({ id }) => id), ...foods.map((food) => food.said)]
}

describe('a name with another name in it', () => {
  it.each([
    ['agua fresca de jamaica sin azúcar', ['agua-de-jamaica']],
    ['hibiscus agua fresca', ['agua-de-jamaica']],
    ['agua fresca de horchata', ['horchata']],
    ['agua fresca de pepino', ['agua-fresca', 'cucumber']],
    ['agua de piña', ['agua-fresca', 'pineapple']],
    ['agua fresca de sandía', ['agua-fresca']],
    ['agua fresca de limón', ['lemonade']],
  ])('is one drink: %s', (text, expected) => expect(said(text)).toEqual(expected))

  it('is no name of what it is eaten with', () => {
    expect(said('idli')).toEqual(['idli'])
    expect(said('sambar with idli')).toEqual(['sambar', 'idli'])
    expect(said('idli or dosa, no rice')).toEqual(['moong-dal-dosa'])
  })
})

describe('a dish that the book lacks', () => {
  it.each([
    ['kapusta for 4', 'kapusta'],
    ['a recipe for ghormeh sabzi', 'ghormeh sabzi'],
    ['solyanka for 2', 'solyanka'],
    ['bun bo hue please', 'bun bo hue'],
    ['torta ahogada for lunch', 'torta ahogada'],
  ])('is told by its own name, not by a similar one: %s', (text, name) => {
    const { dish } = briefOf({ mode: 'free', text }, null, DISHES)
    expect(dish).toMatchObject({ id: null, said: name })
  })
})

describe('a dish of the Americas', () => {
  it.each([
    ['a recipe for arepas', ['arepas']],
    ['arepas for 2', ['arepas']],
    ['asado para 4', ['asado']],
    ['pollo asado para 4', ['roast-chicken']],
    ['receta de tamales', ['tamales']],
    ['sopes para 2', ['sopes']],
    ['pollo al pastor para 2', ['chicken-al-pastor']],
    ['locro de papa', [null]],
  ])('is found by its name: %s', (text, expected) => expect(said(text)).toEqual(expected))

  it('is not refused by words that are part of its name', () => {
    expect(briefOf({ mode: 'free', text: 'chicken al pastor' }, null, DISHES).unwanted).toEqual([])
  })
})

describe('a fish cooked plainly', () => {
  it.each([
    ['merluza a la plancha con verduras, fácil', 'hake'],
    ['lubina a la plancha', 'sea bass'],
    ['lenguado a la plancha con brócoli', 'sole'],
    ['pan-seared hake with vegetables', 'hake'],
    ['pan fried snapper', 'snapper'],
    ['seared halibut with green beans', 'halibut'],
  ])('is that fish in a pan: %s', (text, fish) => {
    const brief = briefOf({ mode: 'free', text }, null, DISHES)
    expect(brief.dish?.id).toBe('baked-cod')
    expect(brief.tools.use).toBe('stove')
    expect(brief.foods.map((food) => food.said)).toContain(fish)
  })

  it('is another dish where one is named', () => {
    expect(said('hake lo mein')[0]).not.toBe('baked-cod')
    expect(said('fish tacos with pan-seared fish')[0]).toBe('fish-tacos')
  })
})
