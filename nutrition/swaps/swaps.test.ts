import type { Recipe, Swap } from '@evenplate/domain/recipe'
import { applySwap } from '@evenplate/domain/swap'
import { describe, expect, it } from 'vitest'
import type { Rules } from '../rules/rules.ts'
import { dishAsRecipe, NO_RULES } from '../testing/dish-as-recipe.ts'
import { MODEL_DISHES } from '../testing/model-dishes.ts'
import { swapFaults } from '../testing/swap-faults.ts'
import type { Dish } from './dish.ts'

const dishOf = (dish: Partial<Dish>): Dish => ({
  title: 'Dinner',
  description: '',
  servings: 2,
  ingredients: [],
  instructions: [],
  tips: [],
  ...dish,
})
const named = (title: string): Dish => {
  const dish = MODEL_DISHES.find((one) => one.title === title)
  if (!dish) throw new Error(`no ${title}`)
  return dish
}
const foodsOf = (dish: Dish, rules: Rules = NO_RULES) =>
  dishAsRecipe(dish, rules).figures.swaps.map(({ line }) => line.foodId)
const swapTo = (recipe: Recipe, food: string): Swap => {
  const swap = recipe.figures.swaps.find(({ line }) => line.foodId === food)
  if (!swap) throw new Error(`no swap to ${food}`)
  return swap
}

describe('swaps', () => {
  it('lower the load of a model’s dishes, and leave coherent recipes', () => {
    const faults = MODEL_DISHES.flatMap((dish) => {
      const recipe = dishAsRecipe(dish)
      return recipe.figures.swaps.flatMap((swap) =>
        swapFaults(recipe, swap, NO_RULES).map((fault) => `${dish.title} > ${swap.line.line}: ${fault}`),
      )
    })
    expect(faults).toEqual([])
    const helped = MODEL_DISHES.filter((dish) => dishAsRecipe(dish).figures.swaps.length > 0)
    expect(helped.length / MODEL_DISHES.length).toBeGreaterThan(0.9)
  })

  it('follow every rule the person has', () => {
    const rules: Rules[] = [
      { allergies: ['nuts'], diets: [], avoid: [] },
      { allergies: ['wheat', 'gluten'], diets: ['gluten-free'], avoid: [] },
      { allergies: ['eggs', 'dairy', 'soy'], diets: ['vegan'], avoid: ['mushrooms'] },
      { allergies: [], diets: ['low-carb', 'paleo'], avoid: ['cauliflower', 'zucchini'] },
    ]
    const faults = rules.flatMap((rule) =>
      MODEL_DISHES.flatMap((dish) => {
        const recipe = dishAsRecipe(dish, rule)
        return recipe.figures.swaps.flatMap((swap) => swapFaults(recipe, swap, rule))
      }),
    )
    expect(faults).toEqual([])
    expect(foodsOf(named('Chicken Fried Rice'), { ...NO_RULES, avoid: ['cauliflower'] })).not.toContain(
      'cauliflower',
    )
    expect(foodsOf(named('Crispy Baked Chicken'), { ...NO_RULES, allergies: ['nuts'] })).not.toContain(
      'flour-almond',
    )
  })

  it('are still offered for a dish that already breaks a rule', () => {
    const rules: Rules = { ...NO_RULES, diets: ['vegetarian'] }
    expect(foodsOf(named('Chicken Fried Rice'), rules)).toContain('cauliflower')
  })

  it('keep what the dish says about itself', () => {
    expect(foodsOf(named('Gluten-Free Chicken and Rice Bowl'))).toEqual(['cauliflower', 'quinoa-dry'])
    expect(foodsOf(named('Nut-Free Chocolate Chip Cookies'))).not.toContain('flour-almond')
  })

  it('give the same result in any order, for different lines', () => {
    for (const dish of MODEL_DISHES) {
      const recipe = dishAsRecipe(dish)
      const [one, other] = recipe.figures.swaps.filter(
        ({ at }, i, all) => all.findIndex((swap) => swap.at === at) === i,
      )
      if (!one || !other) continue
      const [first, second] = [
        applySwap(applySwap(recipe, one), other),
        applySwap(applySwap(recipe, other), one),
      ]
      expect(first.figures, dish.title).toEqual(second.figures)
      expect([first.title, first.ingredients], dish.title).toEqual([second.title, second.ingredients])
      const sorted = (steps: string[]) => steps.map((step) => step.split(/(?<=\.) /).sort())
      expect(sorted(first.instructions), dish.title).toEqual(sorted(second.instructions))
    }
  })

  it('are at most three lines with three each, the best first', () => {
    for (const dish of MODEL_DISHES) {
      const { figures } = dishAsRecipe(dish)
      const perLine = Map.groupBy(figures.swaps, ({ at }) => at)
      expect(perLine.size).toBeLessThanOrEqual(3)
      for (const swaps of perLine.values()) expect(swaps.length).toBeLessThanOrEqual(3)
      const saved = figures.swaps.map(
        ({ at, line }) => (figures.lines[at]?.glycemicLoad ?? 0) - (line.glycemicLoad ?? 0),
      )
      expect(saved).toEqual(saved.toSorted((a, b) => b - a))
    }
  })
})

describe('sweetness', () => {
  it('can come from a sweetener that does not raise blood sugar, or from half as much of the same', () => {
    const salmon = dishAsRecipe(named('Honey Garlic Salmon'))
    expect(foodsOf(named('Honey Garlic Salmon'))).toEqual(['allulose', 'erythritol', 'honey'])
    const half = applySwap(salmon, swapTo(salmon, 'honey'))
    expect(half.ingredients[1]).toBe('2 ½ tbsp honey (about 55 g)')
    expect([half.title, half.instructions, half.tips]).toEqual([
      salmon.title,
      salmon.instructions,
      salmon.tips,
    ])
    expect(applySwap(salmon, swapTo(salmon, 'allulose')).title).toBe('Sweet Garlic Salmon')
  })
})

describe('there is no swap', () => {
  it('in a yeast dough, which needs its flour and sugar', () => {
    expect(foodsOf(named('Homemade Pizza Dough'))).toEqual([])
  })

  it('in a dish that is already light, or whose load is unknown', () => {
    expect(foodsOf(dishOf({ ingredients: ['2 chicken breasts', '1 carrot', '2 tbsp olive oil'] }))).toEqual(
      [],
    )
    expect(foodsOf(dishOf({ ingredients: ['2 tbsp white rice', '1 bag Magic Mix'] }))).toEqual([])
  })

  it('if two lines share a name, so that the steps could mean either', () => {
    const twice = dishOf({
      ingredients: ['1 cup white rice', '2 cups white rice'],
      instructions: ['Cook the rice.'],
    })
    expect(foodsOf(twice)).toEqual([])
  })

  it('if only an estimated index would be lower', () => {
    const oats = dishOf({ ingredients: ['2 cups quick oats'], instructions: ['Cook the oats.'] })
    for (const { line } of dishAsRecipe(oats).figures.swaps)
      expect(line.nutrition.netCarbs).toBeLessThan(
        0.84 * (dishAsRecipe(oats).figures.lines[0]?.nutrition.netCarbs ?? 0),
      )
  })
})

describe('a swap leaves a dish that a cook would make', () => {
  const told = (dish: Partial<Dish>, food: string) => {
    const recipe = dishAsRecipe(dishOf(dish))
    return applySwap(recipe, swapTo(recipe, food)).instructions
  }

  it('uses creamy smoothie ingredients only in smoothies, and nothing dry to replace poured syrup', () => {
    const steps = ['Shake the chia and milk.', 'Blend half of it.', 'Top with the banana.']
    const ingredients = ['6 tbsp chia seeds', '1 ½ cups milk', '2 medium bananas']
    expect(foodsOf(dishOf({ title: 'Chia Pots', ingredients, instructions: steps }))).toEqual([])
    expect(foodsOf(dishOf({ title: 'Banana Smoothie', ingredients, instructions: steps }))).toContain(
      'avocado',
    )
    const toast = dishOf({
      title: 'French Toast',
      ingredients: ['4 slices white bread', '2 eggs', '¼ cup maple syrup'],
      instructions: ['Dip the bread in egg and fry it.', 'Drizzle with the maple syrup.'],
    })
    expect(foodsOf(toast)).toEqual(expect.arrayContaining(['maple-syrup', 'bread-oat-bran']))
    expect(foodsOf(toast)).not.toEqual(expect.arrayContaining(['erythritol']))
    expect(foodsOf(toast)).not.toEqual(expect.arrayContaining(['allulose']))
  })

  it('adds nothing to a pot of broth that would leave the broth over', () => {
    const risotto = dishOf({
      title: 'Risotto',
      ingredients: ['1 ½ cups arborio rice', '5 cups vegetable broth'],
      instructions: ['Toast the rice for 2 minutes.', 'Add the broth by the ladle, 20 minutes in all.'],
    })
    expect(foodsOf(risotto)).toEqual(['barley-pearled-dry'])
    const pot = dishOf({
      ingredients: ['1 cup white rice', '2 cups chicken broth'],
      instructions: ['Add the rice and the broth, cover and simmer for 18 minutes.'],
    })
    expect(foodsOf(pot)).toEqual([])
  })

  it('never gives two ways to cook one food', () => {
    const soup = ['Simmer the broth and the carrots for 15 minutes.', 'Add the noodles and cook 8 minutes.']
    const ingredients = ['6 cups chicken broth', '8 oz egg noodles', '2 carrots']
    expect(told({ ingredients, instructions: soup }, 'zucchini')[1]).toBe(
      'Add the zucchini noodles and warm them for 2 minutes.',
    )
    const soaked = ['Soak the noodles with the carrots for 30 minutes.', 'Cook the noodles for 2 minutes.']
    expect(foodsOf(dishOf({ ingredients, instructions: soaked }))).not.toContain('zucchini')
    const burgers = { title: 'Burgers', ingredients: ['2 hamburger buns', '1 lb ground beef'] }
    expect(told({ ...burgers, instructions: ['Grill the patties and toast the buns.'] }, 'lettuce')).toEqual([
      'Grill the patties and wash and dry the lettuce leaves.',
    ])
  })

  it('says "beforehand" if the new food has to be cooked first', () => {
    const bowl = ['Divide the rice between two bowls.', 'Top with the chicken.']
    const ingredients = ['2 cups cooked brown rice', '1 lb chicken breast']
    expect(told({ ingredients, instructions: bowl }, 'cauliflower')[0]).toBe(
      'Cook the cauliflower rice for 5 minutes in a hot pan, so that its water steams off. Divide the cauliflower rice between two bowls.',
    )
  })

  it('keeps the name "pasta water"', () => {
    const instructions = ['Boil the penne in salted water; save a cup of pasta water.']
    expect(told({ ingredients: ['8 oz penne', '1 lemon'], instructions }, 'chickpea-pasta')).toEqual([
      'Boil the chickpea pasta in salted water; save a cup of pasta water.',
    ])
  })
})

describe('the words of a swap', () => {
  it('replace a sentence that only cooks the old food, and its water', () => {
    const recipe = dishAsRecipe(named('Spaghetti Bolognese'))
    const { title, instructions } = applySwap(recipe, swapTo(recipe, 'zucchini'))
    expect(title).toBe('Zucchini Noodle Bolognese')
    expect(instructions[0]).toBe(
      'Warm the zucchini noodles for 2 minutes at the very end; they need no boiling.',
    )
    expect(instructions[2]).toBe('Toss the zucchini noodles with the sauce and a splash of hot water.')
  })

  it('replace boiling water and everything that goes into it', () => {
    const beans = dishAsRecipe(named('Rice and Beans'))
    expect(applySwap(beans, swapTo(beans, 'barley-pearled-dry')).instructions[0]).toBe(
      'Rinse the barley until the water runs clear. Simmer the barley in plenty of water for 30 minutes until tender, then drain it.',
    )
    // Steps that only prepared the rice do not apply to another food.
    expect(applySwap(beans, swapTo(beans, 'cauliflower')).instructions[0]).toBe(
      'The cauliflower rice needs no rinsing. Cook the cauliflower rice for 5 minutes in a hot pan until just tender; it needs no boiling and no water.',
    )
    const soaked = dishAsRecipe(
      dishOf({
        ingredients: ['1 cup basmati rice', '2 chicken breasts'],
        instructions: [
          'Soak the rice for 30 minutes, then drain.',
          'Simmer the rice in 2 cups water for 18 minutes. Drain the rice.',
          'Serve the rice with the chicken.',
        ],
      }),
    )
    expect(applySwap(soaked, swapTo(soaked, 'cauliflower')).instructions.slice(0, 2)).toEqual([
      'The cauliflower rice needs no soaking.',
      'Cook the cauliflower rice for 5 minutes in a hot pan until just tender; it needs no boiling and no water. The cauliflower rice needs no draining.',
    ])
    const pan = dishAsRecipe(named('Sheet Pan Sausage and Potatoes'))
    expect(applySwap(pan, swapTo(pan, 'turnip')).instructions[0]).toBe(
      'Toss turnips and onion with oil. Roast turnips at 425°F for 35 minutes.',
    )
  })

  it('do not change rice vinegar, blood sugar and brown rice', () => {
    const rice = dishAsRecipe(named('Chicken Fried Rice'))
    expect(applySwap(rice, swapTo(rice, 'cauliflower')).instructions[2]).toMatch(
      /rice vinegar.*the cauliflower rice/,
    )
    // One grain's time depends on the other's: swapping either would make a time wrong.
    expect(foodsOf(named('Rice and Brown Rice Medley'))).toEqual([])
    const both = dishAsRecipe(
      dishOf({
        ingredients: ['2 cups cooked white rice', '2 cups cooked brown rice'],
        instructions: ['Fry an egg.', 'Serve the white rice beside the brown rice.'],
      }),
    )
    const white = both.figures.swaps.find(({ at }) => at === 0)
    expect(white && applySwap(both, white).instructions[1]).toMatch(/^Serve the .* beside the brown rice/)
    const muffins = dishOf({
      title: 'Muffins',
      ingredients: ['1 cup sugar', '2 cups sugar snap peas', '1 egg'],
      instructions: ['Beat sugar and egg; keep an eye on blood sugar.', 'Bake with the sugar snap peas.'],
    })
    const sweet = dishAsRecipe(muffins)
    expect(applySwap(sweet, swapTo(sweet, 'allulose')).instructions).toEqual([
      'Beat allulose and egg; keep an eye on blood sugar.',
      'Bake with the sugar snap peas.',
    ])
  })

  it('agree with the words they replace: one or many, before a noun, after "a"', () => {
    const soup = dishAsRecipe(
      dishOf({
        title: 'Potato Soup',
        ingredients: ['2 lb potatoes, peeled and diced'],
        instructions: ['Simmer until a potato is soft and the potatoes are tender.'],
      }),
    )
    const turnips = applySwap(soup, swapTo(soup, 'turnip'))
    expect(turnips.title).toBe('Turnip Soup')
    expect(turnips.instructions[0]).toBe('Simmer until a turnip is soft and the turnips are tender.')
    expect(turnips.ingredients[0]).toMatch(/^\d+ medium turnips \(about \d+ g\), diced$/)
    const cauliflower = applySwap(soup, swapTo(soup, 'cauliflower'))
    expect(cauliflower.instructions[0]).toMatch(/the cauliflower is tender\./)
  })
})
