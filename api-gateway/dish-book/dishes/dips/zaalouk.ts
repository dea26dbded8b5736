import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { GARLIC, maybe, spice } from '../../staples.ts'

export const zaalouk: BookDish[] = [
  {
    id: 'zaalouk',
    title: 'Zaalouk',
    en: [
      'zalouk',
      'zaaluk',
      'zaalook',
      'moroccan zaalouk',
      'moroccan eggplant salad',
      'moroccan eggplant dip',
      'moroccan eggplant and tomato salad',
      'moroccan eggplant',
      'cooked eggplant salad',
    ],
    es: [
      'zaalouk',
      'zaaluk',
      'zalouk',
      'ensalada marroquí de berenjena',
      'ensalada de berenjena marroquí',
      'berenjena a la marroquí',
    ],
    course: 'dip',
    meals: ['Snack', 'Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'moroccan african mediterranean middle-eastern vegan low-carb make-ahead party',
    description: 'Soft {eggplant} and tomatoes cooked down with garlic, cumin and olive oil.',
    foods: [
      food('eggplant', 'vegetable', 'eggplant zucchini', 190, {
        defines: true,
        cut: 'diced',
      }),
      food('tomato', 'vegetable', 'tomato canned-tomatoes', 130, {
        called: 'tomatoes',
        defines: true,
        cut: 'peeled and chopped',
      }),
      food('oil', 'fat', 'olive-oil avocado-oil', 9, { unit: 'tbsp' }),
      GARLIC,
      food('cumin', 'seasoning', 'cumin', 0.8, { unit: 'tsp' }),
      food('paprika', 'seasoning', 'paprika', 0.8, { unit: 'tsp' }),
      spice('chili', 'cayenne red-pepper-flakes', 0.1),
      food('salt', 'seasoning', 'salt', 0.5),
      food('lemon', 'seasoning', 'lemon-juice', 6, { unit: 'tbsp' }),
      food('herbs', 'seasoning', 'cilantro parsley', 4, { cut: 'chopped', unit: 'cup' }),
      maybe('vegetables', 'vegetable', 'bell-pepper-red cucumber carrots', 60, {
        cut: 'cut into strips',
        more: 'vegetable',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        steps: [
          'Steam the {eggplant} over simmering water until very soft, {15 min}. Drain in a sieve, pressing lightly.',
          'Heat most of the {oil} in a large skillet over medium heat. Cook the {tomato, garlic, cumin, paprika, chili, salt}, stirring now and then, until thick, {10 min}.',
          'Add the {eggplant}, mash with a fork, and cook, stirring, until the juice is gone and it holds together, {10 min}.',
          'Stir in the {lemon} and {herbs} and drizzle with the rest of the {oil}. Serve warm or cool[, with the {vegetables} for scooping].',
        ],
      },
    ],
    keeps: 'Keeps 4 days in the refrigerator and tastes better the next day.',
  },
]
