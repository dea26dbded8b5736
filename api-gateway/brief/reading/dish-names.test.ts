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
    expect(said('idli')).toEqual([null])
    expect(said('sambar with idli')).toEqual(['sambar'])
    expect(said('idli or dosa, no rice')).toEqual(['moong-dal-dosa'])
  })
})
