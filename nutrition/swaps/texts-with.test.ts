import { applySwap } from '@evenplate/domain/swap'
import { describe, expect, it } from 'vitest'
import { dishAsRecipe, NO_RULES } from '../testing/dish-as-recipe.ts'
import type { Dish } from './dish.ts'

const recipeOf = (dish: Partial<Dish>, rules = NO_RULES) =>
  dishAsRecipe(
    { title: 'Dinner', description: '', servings: 2, ingredients: [], instructions: [], tips: [], ...dish },
    rules,
  )
const swapIn = (dish: Partial<Dish>, food: string, rules = NO_RULES) => {
  const recipe = recipeOf(dish, rules)
  const swap = recipe.figures.swaps.find(({ line }) => line.foodId === food)
  if (!swap) throw new Error(`no swap to ${food}`)
  return { swap, after: applySwap(recipe, swap) }
}
const steps = (dish: Partial<Dish>, food: string) => swapIn(dish, food).after.instructions

describe('foods of one kind', () => {
  const smoothie = {
    title: 'Fruit Smoothie',
    ingredients: ['1 banana', '1 cup frozen mango chunks', '1 cup pineapple', '1 cup milk'],
    instructions: ['Peel the banana.', 'Blend banana, mango and pineapple with the milk.'],
  }

  it('keep their own names when one of them is swapped', () => {
    expect(steps(smoothie, 'strawberries')).toEqual([
      'Blend strawberries, mango and pineapple with the milk.',
    ])
  })

  it('never become the same food in two lines', () => {
    const { swap, after } = swapIn(smoothie, 'avocado')
    const next = after.figures.swaps.filter(({ at }) => at !== swap.at)
    expect(next.length).toBeGreaterThan(0)
    expect(next.map(({ line }) => line.foodId)).not.toContain('avocado')
  })
})

describe('a pot of water that is not needed', () => {
  const pasta = {
    ingredients: ['8 oz spaghetti', '2 cups marinara sauce', '1 bunch broccoli'],
    instructions: [
      'Bring a large pot of salted water to a boil.',
      'Cook the spaghetti until al dente. Drain, reserving 1 cup of the pasta water',
      'Warm the marinara, add the spaghetti and a splash of the reserved pasta water',
    ],
  }

  it('is neither boiled nor drained, and none of it is kept', () => {
    expect(steps(pasta, 'zucchini')).toEqual([
      'Warm the zucchini noodles for 2 minutes at the very end; they need no boiling.',
      'Warm the marinara, add the zucchini noodles and a splash of hot water',
    ])
  })

  it('stays for another food that is boiled in it', () => {
    const [first, second] = steps(
      {
        ...pasta,
        instructions: [
          pasta.instructions[0]!,
          'Blanch the broccoli in the water, 1 minute. Take it out.',
          ...pasta.instructions.slice(1),
        ],
      },
      'zucchini',
    )
    expect(first).toBe('Bring a large pot of salted water to a boil.')
    expect(second).toMatch(/^Blanch the broccoli/)
  })

  it('is called cooking water if another root is boiled in it', () => {
    const mash = {
      ingredients: ['2 lb potatoes, peeled', '1/2 cup milk'],
      instructions: ['Boil the potatoes. Keep 1/2 cup of the potato water and drain.', 'Mash with the milk.'],
    }
    expect(steps(mash, 'celeriac')[0]).toBe('Boil the celeriac. Keep 1/2 cup of the cooking water and drain.')
  })
})

describe('a step without a period', () => {
  it('gets one before the next sentence', () => {
    const wings = {
      ingredients: ['2 lb chicken wings', '1/2 cup honey', '1/4 cup soy sauce'],
      instructions: ['Mix the honey and soy sauce, add the wings, marinate', 'Bake 40 minutes'],
    }
    expect(steps(wings, 'allulose')[0]).toBe(
      'Mix the allulose and soy sauce, add the wings, marinate. Stir until the allulose has dissolved; a spoonful of warm water helps.',
    )
  })
})

describe('amounts in the steps', () => {
  const crumble = {
    ingredients: ['4 cups blueberries', '1 cup sugar, divided', '1 cup flour'],
    instructions: [
      'Toss berries with 1/4 cup of the sugar.',
      'Rub flour with the remaining 3/4 cup sugar. Do not add 1 tsp rice vinegar.',
    ],
  }

  it('are shares of the line, so that they stay true for any amount', () => {
    expect(steps(crumble, 'allulose')).toEqual([
      'Toss berries with a quarter of the allulose.',
      'Rub flour with the remaining allulose. Do not add 1 tsp rice vinegar.',
    ])
  })

  it('follow a line whose amount is only reduced', () => {
    expect(steps(crumble, 'sugar')[0]).toBe('Toss berries with a quarter of the sugar.')
  })

  it('are dropped if all of it goes in at once, whatever the writer measured', () => {
    const cake = {
      title: 'Muffins',
      ingredients: ['2 cups flour', '200 g sugar', '2 eggs'],
      instructions: ['Beat the eggs with 1 cup (200 g) sugar.', 'Fold in 2 cups flour.'],
    }
    expect(steps(cake, 'erythritol')[0]).toBe('Beat the eggs with the erythritol.')
  })

  it('count pieces if pieces replace pieces', () => {
    const tacos = {
      title: 'Tacos',
      ingredients: ['8 flour tortillas', '1 lb ground beef'],
      instructions: ['Warm the tortillas.', 'Serve 2 tortillas per person.'],
    }
    expect(steps(tacos, 'lettuce')[1]).toBe('Serve 4 lettuce leaves per person.')
  })
})

describe('a sentence about only the old food', () => {
  const potatoes = { ingredients: ['2 lb potatoes', '1 tbsp oil', '3 carrots'] }

  it('agrees with the new one, even a sentence later', () => {
    const instructions = [
      'Fry the potatoes in the oil until they’re crisp. Take them out.',
      'Add the carrots.',
    ]
    expect(steps({ ...potatoes, instructions }, 'celeriac')[0]).toBe(
      'Fry the celeriac in the oil until it’s crisp. Take it out.',
    )
  })

  it('stays plural if it is about two foods', () => {
    const instructions = ['Simmer the carrots and potatoes until they are soft.']
    expect(steps({ ...potatoes, instructions }, 'celeriac')[0]).toBe(
      'Simmer the carrots and celeriac until they are soft.',
    )
  })

  it('is removed if it does not apply to the new one', () => {
    const instructions = ['Peel the potatoes. Boil the potatoes with the carrots.']
    expect(steps({ ...potatoes, instructions }, 'cauliflower')[0]).toMatch(
      /^Boil the cauliflower with the carrots\./,
    )
    const both = ['Peel and dice the potatoes. Boil with the carrots.']
    expect(steps({ ...potatoes, instructions: both }, 'cauliflower')[0]).toMatch(/^Dice the cauliflower\./)
  })
})

describe('a baker is told', () => {
  const muffins = {
    title: 'Muffins',
    servings: 6,
    ingredients: ['2 cups flour', '1 cup sugar', '2 flax eggs'],
    instructions: ['Mix flour and sugar.', 'Bake 20 minutes.'],
  }

  it('that almond flour does not bind, and what to use, without eggs for people who eat none', () => {
    expect(swapIn(muffins, 'flour-almond').swap.step).toMatch(
      /does not bind.*1 egg or ½ teaspoon xanthan gum/,
    )
    const vegan = swapIn(muffins, 'flour-almond', { ...NO_RULES, diets: ['vegan'] }).swap.step
    expect(vegan).toMatch(/does not bind.*½ teaspoon xanthan gum/)
    expect(vegan).not.toMatch(/egg/)
  })

  it('how much allulose a stomach tolerates', () => {
    expect(swapIn(muffins, 'allulose').swap.reason).toMatch(/0\.4 g per kg of body weight/)
  })
})
