import { NO_CLAIMS } from '@evenplate/domain/draft'
import { type Diet, MEAL_TYPES } from '@evenplate/domain/options'
import { applySwap } from '@evenplate/domain/swap'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { dishAsRecipe } from '@evenplate/nutrition/testing/dish-as-recipe'
import { swapFaults } from '@evenplate/nutrition/testing/swap-faults'
import { describe, expect, it } from 'vitest'
import { composeForm } from '../providers/house-chef/compose-form.ts'
import { count } from './count.ts'

const RULES: Rules[] = [
  { allergies: [], diets: [], avoid: [] },
  { allergies: ['wheat'], diets: ['gluten-free'], avoid: [] },
  { allergies: ['nuts', 'eggs'], diets: ['vegan'], avoid: ['cauliflower'] },
  { allergies: ['dairy', 'soy'], diets: ['low-gi'], avoid: ['zucchini'] },
]

/** Dishes that the house chef composes for every meal under each of these rules. */
const DISHES = Array.from({ length: 200 }, (_, at) => {
  const rules = RULES[at % RULES.length]!
  const { allergies, avoid } = rules
  const diets = rules.diets as Diet[]
  const wish = {
    mealType: MEAL_TYPES[at % MEAL_TYPES.length]!,
    diets,
    allergies,
    wanted: [],
    unwanted: avoid,
    minutes: null,
    servings: 4,
    skillLevel: 'intermediate' as const,
    style: [],
    bloodSugarRange: '',
    challenges: '',
  }
  return { rules, dish: composeForm(wish, rules, { seed: `swap ${at}`, turn: 0 }) }
})

describe('swaps of what the house chef composes', () => {
  it('lower the load, follow the rules and leave a consistent dish', () => {
    const recipes = DISHES.map(
      ({ rules, dish: { title, description, servings, ingredients, instructions, tips } }) => ({
        rules,
        recipe: dishAsRecipe({ title, description, servings, ingredients, instructions, tips }, rules),
      }),
    )
    const faults = recipes.flatMap(({ rules, recipe }) =>
      recipe.figures.swaps.flatMap((swap) =>
        swapFaults(recipe, swap, rules).map((fault) => `${recipe.title} > ${swap.line.line}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
    expect(recipes.flatMap(({ recipe }) => recipe.figures.swaps).length).toBeGreaterThan(20)
  })
})

describe('swaps for an edited recipe', () => {
  const edited = {
    title: 'Fried Rice',
    description: '',
    servings: 2,
    ingredients: ['2 cups cooked white rice', '2 large eggs', '1 tbsp sesame oil'],
    instructions: ['Fry the rice in the oil.', 'Stir in the eggs.'],
    tips: [],
    provider: 'openai' as const,
  }

  it('follow its owner’s profile', () => {
    const foods = (profile: Parameters<typeof count>[1]) =>
      count(edited, profile).figures.swaps.map(({ line }) => line.foodId)
    expect(foods(null)).toEqual(['cauliflower', 'bulgur-cooked', 'barley-cooked'])
    const coeliac = profileWith({
      name: '',
      dietary_preferences: ['gluten-free'],
      allergies: ['wheat'],
      household_size: 2,
    })
    expect(foods(coeliac)).toEqual(['cauliflower', 'quinoa-cooked'])
  })

  it('are made with one click: line, steps, title and figures together', () => {
    const counted = figuresOf({
      ...edited,
      claimed: NO_CLAIMS,
    })
    const [best] = swapsFor(edited, counted, RULES[0]!)
    const recipe = dishAsRecipe(edited)
    expect(best && applySwap(recipe, best)).toMatchObject({
      title: 'Fried Cauliflower Rice',
      ingredients: ['2 ¼ cups cauliflower rice (about 240 g)', '2 large eggs', '1 tbsp sesame oil'],
    })
  })
})
