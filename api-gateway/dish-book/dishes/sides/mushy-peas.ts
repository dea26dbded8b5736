import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const mushyPeas: BookDish[] = [
  {
    id: 'mushy-peas',
    title: 'Mushy Peas',
    en: [
      'mushy peas with mint',
      'minted mushy peas',
      'british mushy peas',
      'chip shop peas',
      'crushed peas',
      'mashed peas',
      'minty mushy peas',
    ],
    es: ['puré de guisantes inglés', 'puré de guisantes', 'puré de chícharos', 'guisantes machacados'],
    course: 'side',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'british comfort quick soft budget',
    description: 'Peas simmered and crushed with {butter}[ and {mint}].',
    foods: [
      food('butter', 'fat', 'butter vegan-butter olive-oil', 5, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'scallions onion', 12, { called: 'scallions', cut: 'finely chopped' }),
      food('peas', 'vegetable', 'peas-frozen peas', 120, { called: 'peas', defines: true }),
      food('water', 'liquid', 'water', 40, { unit: 'cup' }),
      food('mint', 'seasoning', 'mint mint-dried', 1.5, { optional: true, cut: 'chopped', unit: 'tbsp' }),
      food('vinegar', 'seasoning', 'vinegar-malt vinegar-cider lemon-juice', 3, {
        called: 'vinegar',
        unit: 'tsp',
      }),
      food('salt', 'seasoning', 'salt', 0.4, { unit: 'tsp' }),
      food('pepper', 'seasoning', 'black-pepper white-pepper', 0.1),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 5,
        steps: [
          'Melt the {butter} in a saucepan over medium heat. Cook the {onion} until soft, {3 min}.',
          'Add the {peas, water, salt}. Cover and cook until the {peas} {is peas} very soft and most of the water is gone, {10 min}.',
          'Crush roughly with a potato masher. Stir in the {mint, vinegar, pepper} and serve hot.',
        ],
      },
    ],
    keeps: 'They keep 3 days in the refrigerator and freeze for 1 month.',
  },
]
