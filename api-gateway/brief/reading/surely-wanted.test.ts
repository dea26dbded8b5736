import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'
import { withoutSurelyWanted } from './surely-wanted.ts'

const briefed = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, DISHES)
const refusedIn = (text: string) => briefed(text).unwanted
const named = (text: string) => {
  const { dish, foods } = briefed(text)
  return [dish?.said, ...foods.map(({ said }) => said)]
}

describe('what is there to be used is not refused', () => {
  it.each<[text: string, food: string]>([
    ["work has been crazy, we're 5, there's quinoa in the cupboard, Vietnamese, diabetic husband", 'quinoa'],
    ['less than 40g carb each; tofu in the fridge; hope you can help; done in 40 mins', 'tofu'],
    ["15-minute meal. leftover turkey. a side dish. I'm allergic to shellfish.", 'cooked turkey'],
    ["she's on dialysis and I have 3 sweet potatoes and 500 calories or less", 'sweet potatoes'],
    ["husband won't touch peas and kale that needs using, lunch", 'kale'],
  ])('%s', (text, food) => {
    expect(named(text)).toContain(food)
    expect(refusedIn(text)).not.toContain(food)
  })

  it.each<[text: string, refused: string]>([
    ['hate eggplant and I have chicken thighs to use up', 'eggplant'],
    ["husband won't touch peas and kale that needs using, lunch", 'peas'],
    ['a snack, nothing fancy, grapefruit is out because of my statin, chicken', 'grapefruit'],
    ['sandwich, mayo is out, tuna', 'mayo'],
    ['nothing fried diabetic husband, pork', 'fried food'],
  ])('and what is refused beside it is: %s', (text, refused) => expect(refusedIn(text)).toContain(refused))

  it.each([
    'tofu in the fridge. it makes me sick.',
    "eggs in the fridge but i can't have them",
    'no dairy, eggs, leftover turkey',
    'my throat closes up. shrimp in the freezer that does it',
    'salmon in the freezer gives me hives',
  ])('nothing is surely wanted where more is said of it: %s', (text) =>
    expect(withoutSurelyWanted(text)).toBe(text),
  )

  it('only what is said to be out is out', () => {
    expect(briefed('soup and my oven is out, turkey')).toMatchObject({
      course: 'soup',
      tools: { without: ['oven'] },
    })
    expect(briefed('medium spicy. casserole. please and thank you').heat).toBe('hot')
  })
})
