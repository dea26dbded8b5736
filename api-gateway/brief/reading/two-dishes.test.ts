import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const dishesOf = (text: string) => {
  const { dish, also = [] } = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  return [dish, ...also].map((one) => one?.id)
}

describe('two dishes', () => {
  it.each([
    ['enchiladas but no corn tortillas, egg wraps maybe? green sauce', ['chicken-enchiladas']],
    ['crockpot carnitas, for salad bowls', ['carnitas']],
    ['meatballs for sandwiches', ['meatballs']],
    ['pulled pork for tacos', ['pulled-pork']],
    ['hummus and what else for snack plate', ['hummus-homemade']],
  ])('are one if the other is what it is for or in: %s', (text, dishes) =>
    expect(dishesOf(text)).toEqual(dishes),
  )

  it.each([
    ['chicken curry with raita', 2],
    ['pizza with caesar salad', 2],
    ['tacos and enchiladas', 2],
  ])('are two if both are asked for: %s', (text, count) => expect(dishesOf(text)).toHaveLength(count))

  it.each([
    ['tortilla de patata pero con menos patata o con calabacín', 'tortilla-espanola'],
    ['pastel de pescado para cuatro', 'fish-pie'],
    ["fisherman's pie with mash on top", 'fish-pie'],
    ['toad in the hole, smaller batter', 'toad-in-the-hole'],
    ['bobotie no raisins', 'bobotie'],
    ['moi moi in ramekins no leaves here', 'moi-moi'],
    ['tacu tacu con sobras de frejoles', 'tacu-tacu'],
    ['chicken suya for four', 'suya'],
    ['doubles from trinidad, baked not fried', 'trinidad-doubles'],
    ['something with chakalaka', 'chakalaka'],
  ])('of the book are known by their names: %s', (text, id) => expect(dishesOf(text)[0]).toBe(id))

  it('does not take beans from the pot for a dish', () => {
    expect(dishesOf('frijoles de la olla hice 2 tazas y tengo queso fresco')).toEqual([undefined])
  })
})
