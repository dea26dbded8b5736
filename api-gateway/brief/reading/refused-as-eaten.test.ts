import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const named = ({ dish, foods, wished }: ReturnType<typeof read>) =>
  [dish?.said ?? '', ...[...foods, ...wished].map(({ said }) => said)].join()

describe('a kind of dish that somebody does not eat', () => {
  it.each([
    ["he won't eat soup, chicken dinner", 'no-soup', 'chicken'],
    ['my kid refuses to eat casseroles, something with beef', 'not-casseroles', 'beef'],
    ['grandma does not care for stew, pork', 'not-stew', 'pork'],
    ['he never eats salads. lunch with tuna', 'no-salad', 'tuna'],
    ['not big on salads, shrimp', 'no-salad', 'shrimp'],
    ['hubby despises stir fry, shrimp and peppers', 'not-stir-fries', 'shrimp'],
    ["the twins aren't allowed burgers. sausage", 'not-burgers', 'sausage'],
    ['allergic to nuts and hates soup. chicken', 'no-soup', 'chicken'],
  ])('is refused, not asked for: %s', (text, style, wish) => {
    const brief = read(text)
    expect(brief.style).toContain(style)
    expect(brief.course).toBeNull()
    expect(named(brief)).toContain(wish)
  })

  it('refuses what is listed behind it: stew or chili', () => {
    const { dish, unwanted } = read("my son won't eat anything like stew or chili tonight")
    expect(dish).toBeNull()
    expect(unwanted).toContain('chili')
  })

  it.each([
    ["he won't eat soup, salad, carrots. chicken dinner", 'carrots', 'chicken'],
    ["can't have chicken and waffles or shrimp and grits, dinner with beef", 'grits', 'beef'],
  ])('refuses the foods of its list: %s', (text, food, wish) => {
    const brief = read(text)
    expect(brief.unwanted).toContain(food)
    expect(named(brief)).toBe(`,${wish}`)
  })

  it.each([
    ["he won't eat stew unless it has dumplings", 'soup'],
    ["she can't have banana bread, dessert for 2", 'dessert'],
  ])('is asked for where the text wants it: %s', (text, course) => expect(read(text).course).toBe(course))
})

describe('what a refused food is eaten with', () => {
  it.each([
    "can't take mac and cheese or sweet potatoes with marshmallows, thanksgiving side",
    "grandpa can't have pot roast with potatoes anymore, supper",
    "can't do spaghetti and meatballs or garlic bread with cheese tonight, need dinner",
    "she can't eat pancakes with syrup or cereal with milk, breakfast",
    "dad can't have biscuits with gravy, breakfast",
  ])('is not asked for: %s', (text) => expect(named(read(text))).toBe(''))

  it.each([
    ["i can't have rice with my salmon", 'salmon'],
    ['no rice with the chicken please', 'chicken'],
  ])('is asked for where it is the meal: %s', (text, food) => expect(named(read(text))).toContain(food))
})

describe('a refused food as it is sold or made', () => {
  it.each([
    ['chicken tacos, no store bought tortillas', 'tortillas', 'chicken tacos'],
    ['no canned beans, chili', 'beans', ''],
    ['no glazed carrots with the ham', 'carrots', 'ham'],
    ['not the candied yams with the turkey', 'yams', 'turkey'],
    ['no creamed spinach, steak', 'spinach', 'steak'],
    ['instead of instant oatmeal something with eggs', 'oatmeal', 'eggs'],
    ['no beef chili, turkey chili', 'beef', 'turkey chili'],
  ])('is refused: %s', (text, food, wish) => {
    const brief = read(text)
    expect(brief.unwanted.join()).toContain(food)
    expect(named(brief)).not.toContain(food)
    expect(named(brief)).toContain(wish)
  })

  it.each([
    ['no garlic bread with the pasta', 'not-garlic-bread', 'pasta'],
    ['not chicken curry, chickpea curry', 'not-chicken-curry', 'chana masala'],
  ])('is refused by its whole name: %s', (text, style, wish) => {
    const brief = read(text)
    expect(brief.style).toContain(style)
    expect(named(brief)).toContain(wish)
  })
})
