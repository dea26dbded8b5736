import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { GARLIC, PEPPER } from '../../staples.ts'

export const caribbeanGreens: BookDish[] = [
  {
    id: 'callaloo',
    title: 'Callaloo',
    en: [
      'jamaican callaloo',
      'calaloo',
      'calalloo',
      'callalloo',
      'steamed callaloo',
      'sauteed callaloo',
      'caribbean greens',
      'jamaican greens',
      'jamaican steamed greens',
    ],
    es: ['callaloo', 'calalú', 'calalú jamaicano', 'hojas de amaranto guisadas'],
    course: 'side',
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    vessel: 'plate',
    says: 'caribbean quick low-carb vegan',
    description: '{greens} cooked down with onion, tomato, thyme and hot pepper.',
    foods: [
      food('greens', 'main', 'amaranth-leaves spinach-raw swiss-chard kale', 150, {
        called: 'callaloo leaves',
        defines: true,
        cut: 'stemmed and chopped',
        more: 'leaf',
        unit: 'lb',
      }),
      food('oil', 'fat', 'canola-oil coconut-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 35, { cut: 'chopped' }),
      food('scallions', 'vegetable', 'scallions chives', 10, { cut: 'sliced' }),
      GARLIC,
      food('tomato', 'vegetable', 'tomato canned-tomatoes-unsalted', 50, {
        cut: 'chopped',
        more: 'vegetable',
      }),
      food('thyme', 'seasoning', 'thyme-fresh thyme-dried', 0.4, { optional: true, unit: 'tsp' }),
      food('chili', 'seasoning', 'red-chili serrano-pepper cayenne', 2, { optional: true, cut: 'minced' }),
      food('salt', 'seasoning', 'salt', 0.5),
      PEPPER,
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        steps: [
          'Heat the {oil} in a large pot over medium heat. Cook the {onion, scallions, garlic, thyme, chili} until soft, {5 min}. Stir in the {tomato} and cook until soft, {3 min}.',
          'Add the {greens} by handfuls with the {salt} and a splash of water, stirring until wilted. Cover and cook over medium-low heat until tender, {8 min}.',
          'Take off the lid and cook until the juices are nearly gone, {2 min}.[ Season with the {pepper}.] Serve hot.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
]
