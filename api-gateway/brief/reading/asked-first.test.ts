import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { briefOf } from './brief-of.ts'

const ASKED =
  'Turkey chili; Beef stew; Chicken curry; Lentil soup; Shrimp tacos; Tomato soup; Egg salad; Fish tacos; Mushroom risotto; Pork chops with apples; Tuna salad; Veggie burger; Tofu stir fry; Cheese omelet; Chickpea salad; Corn chowder; Stuffed peppers; Banana pancakes; Coconut curry; Black bean soup; Pumpkin soup; Cauliflower pizza; Sesame chicken; Potato salad; Avocado toast'
const TOLD = [
  ', I have a peanut allergy and my A1C is 7.8',
  ', I have a nut allergy',
  '. My son is allergic to eggs',
  ', for my husband who is diabetic and hates cilantro',
  ' - I am lactose intolerant',
  ', my fasting sugar is 130 and shellfish makes me swell',
  ', I do not like olives',
  ', my blood pressure is high so low salt',
  ', my daughter has celiac disease and her sugar is often high',
]

/** Words of a dish that were read as refused. */
function lost(dish: string, told: string): string[] {
  const request = readRequest({ mode: 'free', text: dish + told })
  const { avoid } = rulesOf(request, briefOf(request, null, DISHES), null)
  const words = dish.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return avoid.filter((food) => words.some((word) => food.toLowerCase().includes(word.replace(/s$/, ''))))
}

it('a dish named first is not refused because of allergies, dislikes and readings mentioned after it', () => {
  const wrong = ASKED.split('; ').flatMap((dish) =>
    TOLD.flatMap((told) => (lost(dish, told).length > 0 ? [dish + told] : [])),
  )
  expect(wrong).toEqual([])
})
