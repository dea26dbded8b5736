import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const chakalaka: BookDish[] = [
  {
    id: 'chakalaka',
    title: 'Chakalaka',
    en: ['south african chakalaka', 'chakalaka relish', 'chakalaka with beans'],
    es: ['chakalaka', 'chakalaka sudafricana'],
    course: 'side',
    meals: ['Dinner', 'Lunch'],
    vessel: 'skillet',
    says: 'african spicy vegan budget make-ahead',
    description:
      'A spicy relish of peppers, {carrots} and {beans} in tomato, hot or cold beside anything grilled.',
    foods: [
      food('oil', 'fat', 'canola-oil olive-oil', 5, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 40, { cut: 'chopped' }),
      food('bell-pepper', 'vegetable', 'bell-pepper-green bell-pepper-red', 50, {
        called: 'bell pepper',
        defines: true,
        cut: 'diced',
      }),
      food('chile', 'seasoning', 'jalapeno serrano-pepper', 5, { optional: true, cut: 'minced' }),
      food('garlic', 'seasoning', 'garlic', 3, { optional: true, cut: 'minced' }),
      food('curry-powder', 'seasoning', 'curry-powder', 1.5, { defines: true, unit: 'tsp' }),
      food('carrots', 'vegetable', 'carrots', 50, { cut: 'grated', more: 'vegetable' }),
      food('tomato', 'sauce', 'canned-tomatoes crushed-tomatoes', 80, {
        called: 'tomatoes',
        defines: true,
        unit: 'cup',
      }),
      food('beans', 'starch', 'white-beans kidney-beans chickpeas', 50, {
        least: 25,
        most: 70,
        cut: 'drained and rinsed',
        unit: 'cup',
      }),
      food('salt', 'seasoning', 'salt', 0.5),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        steps: [
          'Heat the {oil} in a large skillet over medium heat. Cook the {onion, bell-pepper, chile} until soft, {6 min}. Stir in the {garlic, curry-powder} until fragrant, {1 min}.',
          'Add the {carrots, tomato, salt} and simmer until thick, {10 min}.',
          'Stir in the {beans} and heat through, {3 min}. Serve hot or cold.',
        ],
      },
    ],
    keeps: 'It keeps 5 days in the refrigerator.',
  },
]
