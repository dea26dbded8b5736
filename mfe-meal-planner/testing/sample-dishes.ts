import { impactOf } from '@evenplate/domain/impact'
import type { PlannedDish } from '@evenplate/meal-plan/plan'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'

/** A counted dish of the house chef. `carbs`: grams a serving, null for one that could not be counted. */
export function sampleDish(
  id: string,
  title: string,
  carbs: number | null,
  {
    minutes = 25,
    fiber = 7,
    least = false,
    ...more
  }: { minutes?: number; fiber?: number; least?: boolean } & Partial<PlannedDish> = {},
): PlannedDish {
  const load = carbs === null ? null : Math.round(carbs * 0.45)
  return {
    id,
    from: { kind: 'house-chef', dish: id },
    recipe: {
      ...SALMON,
      title,
      description: `${title}, counted ingredient by ingredient.`,
      prepTime: 10,
      cookTime: minutes - 10,
      servings: 4,
      figures: {
        ...SALMON.figures,
        basis: least ? 'partial' : 'computed',
        notCounted: least ? ['1 packet spice mix'] : [],
        impact: load === null ? null : impactOf(load),
        perServing: {
          ...SALMON.figures.perServing,
          carbs,
          fiber,
          netCarbs: carbs === null ? null : carbs - fiber,
          glycemicLoad: load,
        },
      },
    },
    keepsDays: 3,
    freezes: true,
    ...more,
  }
}

export const OATS = sampleDish('oats', 'Overnight Oats with Berries', 31, {
  minutes: 10,
  keepsDays: 2,
  freezes: false,
})
export const EGGS = sampleDish('eggs', 'Spinach and Feta Scramble with Toast', 28, {
  minutes: 15,
  keepsDays: null,
  freezes: false,
})
export const YOGURT = sampleDish('yogurt', 'Greek Yogurt with Pear', 33, { minutes: 10 })
export const LENTILS = sampleDish('lentils', 'Warm Lentil Salad with Goat Cheese', 44)
export const TACOS = sampleDish('tacos', 'Black Bean Tacos', 49, { minutes: 30 })
export const BOWL = sampleDish('bowl', 'Farro Bowl with Roasted Vegetables', 52, { minutes: 30 })
export const CHILI = sampleDish('chili', 'Three-Bean Chili', 43, { minutes: 45 })
export const CURRY = sampleDish('curry', 'Chickpea and Spinach Curry with Brown Rice', 47, { minutes: 30 })
export const PASTA = sampleDish('pasta', 'Whole-Wheat Pasta with White Beans and Kale', 51, { minutes: 30 })
export const STEW = sampleDish('stew', 'Vegetable Stew with a Spice Mix', 41, { least: true })
export const HUMMUS = sampleDish('hummus', 'Carrots with Hummus', 15, { minutes: 10 })
export const APPLE = sampleDish('apple', 'Apple with Peanut Butter', 18, { minutes: 10 })

/** What a model wrote for a lunch of 45 ± 7 g. It misses that. */
const peppers = sampleDish('stuffed-peppers', 'Stuffed Peppers with Barley', 60, { minutes: 40 })
export const STUFFED_PEPPERS: PlannedDish = {
  ...peppers,
  from: { kind: 'model' },
  recipe: {
    ...peppers.recipe,
    figures: {
      ...peppers.recipe.figures,
      origin: {
        ...peppers.recipe.figures.origin,
        provider: 'openai',
        notice: 'Written by AI. Evenplate counted the figures itself.',
        brief: {
          readings: [],
          answers: [
            { reading: 'limit', held: false, text: 'You asked for at most 52 g of carbs: 60 g.' },
            { reading: 'diet', held: true, text: 'Vegetarian, as you asked.' },
          ],
        },
      },
    },
  },
}
