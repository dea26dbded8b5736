import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { LineFigures } from '@evenplate/domain/recipe'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const counted = (lines: readonly string[]): LineFigures[] =>
  figuresOf({ ingredients: [...lines], servings: 1, claimed: NO_CLAIMS }).lines

const onPlate = (name: string): LineFigures => counted([`100 g ${name}`])[0]!
/** A line with a spoon makes a recipe of them. */
const inRecipe = (name: string): LineFigures => counted([`100 g ${name}`, '1 tbsp olive oil'])[0]!

describe('a line of a plate', () => {
  it.each([
    ['ham egg and cheese biscuit', 'Egg, cheese, and ham on biscuit', 14.77],
    ['chicken burrito', 'Burrito with chicken', 16.56],
    ['kettle corn', 'Popcorn, microwave, kettle corn', 58.26],
  ])('counts "%s" as the dish "%s" of the survey, with a range', (name, food, carbs) => {
    const line = onPlate(name)
    expect(line.food).toBe(food)
    expect(line.nutrition.carbs).toBeCloseTo(carbs, 1)
    expect(line.carbsBetween!.least).toBeLessThanOrEqual(carbs * 0.81)
    expect(line.carbsBetween!.most).toBeGreaterThanOrEqual(carbs * 1.19)
  })

  it.each([
    ['double hamburger', 'Double hamburger', 12],
    ['carrot cake', 'Cake or cupcake, carrot', 45.7],
    ['apple pie', 'Pie, apple, two crust', 34],
    ['veggie pizza', 'Pizza, cheese, with vegetables', 30.7],
    ['ham on biscuit', 'Ham on biscuit', 38.8],
    ['chicken alfredo', 'Pasta with cream sauce and poultry', 16.2],
    ['beef chili with beans', 'Chili con carne with beans', 10.3],
    ['vegan mayo', 'vegan mayonnaise', 3.1],
    ['tortellini', 'Tortellini, cheese-filled', 23],
    ['bacon sandwich with spread', 'Bacon sandwich, with spread', 30.4],
  ])('counts "%s" as the usual one of that name: %s', (name, food, carbs) => {
    const line = onPlate(name)
    expect(line.food).toContain(food)
    expect(Math.abs(line.nutrition.carbs! - carbs)).toBeLessThan(1.5)
  })

  it('counts a sandwich, a burger or a dish of the survey only with the words that its name has', () => {
    expect(onPlate('yogurt with granola').food).not.toContain('bar')
    expect(onPlate('rice with butter').food).not.toContain('Cookie')
    expect(onPlate('baked potato without skin').food).toBe('baked potatoes')
  })

  it.each([
    ['bbq pork ribs', 'Pork, spareribs, barbecued, with sauce', 12.7],
    ['barbecued beef brisket', 'Beef with barbecue sauce', 11.8],
    ['battered cod, fried', 'Cod, coated, fried', 9.8],
    ['beer battered haddock', 'Haddock, coated, fried', 9.8],
    ['cheese omelette', 'Egg omelet', 0.7],
    ['banana, peeled', 'banana', 22.8],
    ['stewed prunes', 'Plums, dried (prunes), stewed, without added sugar', 28.1],
    ['biscuit w/ sausage gravy', 'Biscuit with gravy', 17],
    ['burrito, bean & cheese', 'Burrito with beans, meatless', 19.1],
    [
      'mashed potatoes w/ milk & butter',
      'Potatoes, mashed, home-prepared, whole milk and butter added',
      16.8,
    ],
    ['Big Mac', 'Big Mac', 21.5],
    ['OJ', 'orange juice', 10.4],
    ['PB&J sandwich', 'Peanut butter and jelly sandwich', 45.2],
    ['chix parm', 'Chicken or turkey parmigiana', 8.3],
    ['vegetable lasagne', 'Lasagna, meatless, with vegetables', 14.6],
    ['dolmas (grape leaves w/ rice)', 'Grape leaves stuffed with rice', 13.9],
  ])('counts "%s" as the food that is eaten under that name: %s', (name, food, carbs) => {
    const line = onPlate(name)
    expect(line.food).toContain(food)
    expect(Math.abs(line.nutrition.carbs! - carbs)).toBeLessThan(0.5)
  })

  it('counts a hot dog in its bun, with the range down to none', () => {
    const line = onPlate('hot dog')
    expect(line.nutrition.carbs).toBeCloseTo(23.8, 1)
    expect(line.carbsBetween!.least).toBeLessThan(5)
  })

  it('gives the range of all dishes that a name may mean', () => {
    const { food, carbsBetween } = onPlate('beef with rice and vegetables')
    expect(food).toContain('Beef, rice, and vegetables')
    expect(carbsBetween!.most - carbsBetween!.least).toBeGreaterThan(10)
  })

  it('weighs corn on the cob without its husk, with the cob or without it', () => {
    const line = onPlate('corn on the cob')
    expect(line.note).toBe('weighed without the husk, with the cob or without it')
    expect(line.carbsBetween!.most).toBeCloseTo(18.7, 1)
    expect(line.nutrition.carbs).toBeLessThan(15)
  })

  it.each([
    ['grilled chicken', 'cooked chicken breast'],
    ['steak', 'beef sirloin steak'],
    ['orange juice', 'orange juice'],
    ['milk', 'whole milk'],
    ['coffee', 'brewed coffee'],
    ['diet soda', 'diet cola'],
  ])('leaves "%s" the food that it is in a recipe', (name, food) => {
    expect(onPlate(name).food).toBe(food)
    expect(onPlate(name).nutrition).toEqual(inRecipe(name).nutrition)
  })

  it.each(['zork', 'chicken zork', 'half sandwich', 'vegan burger'])('never guesses what "%s" is', (name) => {
    expect(onPlate(name).nutrition.carbs).toBeNull()
  })
})

describe('what a name leaves out', () => {
  it.each([
    'chicken noodle soup no noodles',
    'turkey sandwich, no bread',
    'noodle-free lasagna',
    'pie without crust',
    'sugar-free syrup',
    'sugar-free lemonade',
  ])('is not counted: "%s" is unknown', (name) => {
    expect(onPlate(name).nutrition.carbs).toBeNull()
  })

  it.each([
    ['gluten-free bread', 'gluten-free bread'],
    ['sugar-free pudding', 'Pudding, chocolate, ready-to-eat, sugar free'],
    ['unsweetened iced tea', 'brewed tea'],
    ['unsweetened almond milk', 'unsweetened almond milk'],
    ['meat-free meatballs', 'Meatball, meatless'],
    ['caesar salad no dressing', 'Caesar salad, with romaine, no dressing'],
    ['greek salad, no dressing', 'Greek Salad, no dressing'],
    ['tuna casserole without noodles', 'Tuna casserole with vegetables and mushroom sauce, no noodles'],
    ['burger, no bun', 'Ground beef patty, cooked'],
    ['burger without a bun', 'Ground beef patty, cooked'],
    ['hot dog, no bun', 'Frankfurter or hot dog, NFS'],
    [
      'garden salad, no dressing',
      'Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing',
    ],
    ['chicken curry, no rice', 'Chicken curry'],
    ['granola, no raisins', 'Granola, homemade'],
    ['granola without nuts', 'Granola, homemade'],
    ['beef teriyaki without rice', 'Beef with soy-based sauce'],
    ['sugar-free jello', 'Gelatin dessert, sugar free'],
  ])('finds the food that goes without it as well: "%s" is "%s"', (name, food) => {
    expect(onPlate(name).food).toBe(food)
  })
})

describe('what is bought dry and eaten made with water', () => {
  it.each([
    ['jello', 'Gelatin dessert', 14.2],
    ['cream of mushroom soup', 'Mushroom soup, cream of, NS as to made with milk or water', 5.8],
  ])('%s is %s', (name, food, carbs) => {
    expect(onPlate(name).food).toBe(food)
    expect(onPlate(name).nutrition.carbs).toBeCloseTo(carbs, 1)
  })

  it('stays a powder where the name says so', () => {
    expect(onPlate('jello powder').nutrition.carbs).toBeGreaterThan(80)
    expect(onPlate('whey protein').nutrition.carbs).toBeLessThan(10)
  })
})

describe('the same line in a recipe', () => {
  it('is counted as recipes mean it', () => {
    expect(inRecipe('hot dog').food).toBe('hot dogs')
    expect(inRecipe('ham egg and cheese biscuit').food).not.toBe('Egg, cheese, and ham on biscuit')
    expect(inRecipe('corn on the cob').note).not.toContain('without the husk')
    expect(inRecipe('pasta').nutrition.carbs).toBeGreaterThan(2 * onPlate('pasta').nutrition.carbs!)
  })
})
