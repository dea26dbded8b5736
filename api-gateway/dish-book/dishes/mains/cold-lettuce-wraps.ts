import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { LEMON, maybe, PEPPER, SALT } from '../../staples.ts'

export const coldLettuceWraps: BookDish[] = [
  {
    id: 'cold-lettuce-wraps',
    title: 'Tuna Lettuce Wraps',
    renamed: '{filling} Lettuce Wraps',
    en: [
      'tuna lettuce wrap',
      'tuna lettuce cups',
      'tuna salad lettuce wraps',
      'salmon lettuce wraps',
      'chickpea lettuce wraps',
      'cold lettuce wraps',
    ],
    es: [
      'tacos de lechuga con atún',
      'rollitos de lechuga con atún',
      'wraps de lechuga con atún',
      'lechugas rellenas de atún',
    ],
    course: 'main',
    meals: ['Lunch', 'Dinner', 'Snack'],
    vessel: 'board',
    says: 'american light quick keto lunch-box',
    description: 'Crisp leaves of {lettuce} filled with {filling}, {cucumber} and {avocado}.',
    foods: [
      food(
        'filling',
        'main',
        'tuna-canned-water salmon-canned chicken-breast-cooked turkey-breast-cooked egg-boiled chickpeas',
        100,
        { defines: true, cut: 'drained and flaked' },
      ),
      food('lettuce', 'vegetable', 'butter-lettuce romaine-lettuce', 60, {
        least: 45,
        most: 90,
        defines: true,
        cut: 'separated into leaves',
      }),
      food('yogurt', 'sauce', 'greek-yogurt mayonnaise-light soy-yogurt', 25, {
        called: 'yogurt',
        unit: 'tbsp',
      }),
      food('cucumber', 'vegetable', 'cucumber celery bell-pepper-red', 50, {
        cut: 'finely diced',
        more: 'vegetable',
      }),
      food('avocado', 'topping', 'avocado guacamole', 35, { cut: 'diced' }),
      maybe('scallions', 'vegetable', 'scallions red-onion', 8, { cut: 'sliced' }),
      LEMON,
      SALT,
      PEPPER,
    ],
    ways: [
      {
        tool: 'none',
        prep: 12,
        steps: [
          'Stir the {filling, yogurt, cucumber, scallions, lemon, salt, pepper} together in a bowl.',
          'Spoon into the {lettuce} and top with the {avocado}. Serve at once.',
        ],
      },
    ],
    keeps: 'The filling keeps 2 days in the refrigerator; fill the leaves when you eat.',
  },
]
