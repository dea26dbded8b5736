import { FOODS_AT_HOME } from '@evenplate/words/foods-at-home'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'
import { dishesIn } from './dishes.ts'
import { isFood } from './food-lexicon.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('foods as families call them at home', () => {
  it.each([
    ['frango with couve', 'chicken,collard greens', ''],
    ['jidan and xihongshi', 'eggs,tomatoes', ''],
    ['dajaj with bamia, no lamb', 'chicken,okra', 'lamb'],
    ['kurczak with ziemniaki and no smietana', 'chicken,potatoes', 'sour cream'],
    ['poul with bannann', 'chicken,plantains', ''],
    ['dubu with kimchi, no dwaeji gogi', 'tofu,kimchi', 'pork'],
  ])('are asked for and refused: %s', (text, foods, refused) => {
    const brief = read(text)
    expect(brief.foods.map(({ said }) => said).join()).toBe(foods)
    expect(brief.unwanted.join()).toBe(refused)
    expect(brief.unknown).toEqual([])
  })

  it.each([
    ['jajka', 'eggs'],
    ['gatas', 'dairy'],
    ['keso', 'dairy'],
    ['tahong', 'shellfish'],
    ['orzechy', 'nuts'],
  ])('count as allergens: %s', (said, allergy) =>
    expect(read(`chicken dinner, allergic to ${said}`).allergies).toEqual([allergy]),
  )

  it('count as peanuts: hua sheng', () => {
    expect(read('allergic to hua sheng. chicken dinner').unwanted).toContain('peanuts')
  })

  it('leave other words alone: basal insulin', () =>
    expect(read('basal insulin, chicken dinner').foods.map(({ said }) => said)).toEqual(['chicken']))

  it('are each a food or dish that we know, once', () => {
    const words = FOODS_AT_HOME.flatMap(([, said]) => said.split('|'))
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(
      FOODS_AT_HOME.map(([english]) => english).filter(
        (english) => !isFood(english) && dishesIn(english, DISHES).length === 0,
      ),
    ).toEqual([])
  })
})

describe('dates', () => {
  it.each(['something with dates and walnuts', 'quiero algo con dátiles y nueces'])(
    'are a food: %s',
    (text) => expect(read(text).foods.map(({ said }) => said)).toEqual(['dates', 'walnuts']),
  )

  it('are days elsewhere: out of the expiration dates', () =>
    expect(
      read('what to cook before the expiration dates, I have chicken').foods.map(({ said }) => said),
    ).toEqual(['chicken']))
})
