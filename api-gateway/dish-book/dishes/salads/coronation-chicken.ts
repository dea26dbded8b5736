import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const coronationChicken: BookDish[] = [
  {
    id: 'coronation-chicken',
    title: 'Coronation Chicken',
    renamed: 'Coronation {chicken}',
    en: [
      'coronation chicken salad',
      'coronation chicken sandwich',
      'coronation chicken sandwich filling',
      'british curried chicken salad',
      'coronation chickpeas',
      'coronation turkey',
    ],
    es: ['pollo de la coronación', 'pollo coronación', 'ensalada de pollo al curry con mango'],
    course: 'salad',
    meals: ['Lunch', 'Dinner'],
    vessel: 'plate',
    says: 'british party make-ahead creamy light',
    description: '{chicken} in a mild, creamy curry dressing with {apricots}, on lettuce[ with {bread}].',
    foods: [
      food(
        'chicken',
        'main',
        'chicken-breast-cooked chicken-rotisserie turkey-breast-cooked chickpeas',
        105,
        {
          defines: true,
          cut: 'cut into bite-size pieces',
          unit: 'cup',
        },
      ),
      food('yogurt', 'dairy', 'greek-yogurt soy-yogurt', 25, { called: 'yogurt', unit: 'tbsp' }),
      food('mayonnaise', 'fat', 'mayonnaise mayonnaise-light mayonnaise-vegan', 12, { unit: 'tbsp' }),
      food('curry', 'seasoning', 'curry-powder', 1.5, { called: 'curry powder', defines: true, unit: 'tsp' }),
      food('jam', 'sweet', 'apricot-jam marmalade', 6, { called: 'apricot jam', unit: 'tbsp' }),
      food('apricots', 'fruit', 'apricots-dried raisins', 8, {
        called: 'dried apricots',
        cut: 'chopped',
        unit: 'tbsp',
      }),
      food('celery', 'vegetable', 'celery scallions', 30, { cut: 'finely chopped' }),
      food('almonds', 'topping', 'almonds sunflower-seeds', 7, {
        optional: true,
        cut: 'sliced',
        unit: 'tbsp',
      }),
      food('lemon', 'seasoning', 'lemon-juice', 4, { called: 'lemon juice', unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.2, { unit: 'tsp' }),
      food('lettuce', 'vegetable', 'butter-lettuce romaine-lettuce watercress', 60, { more: 'leaf' }),
      food('cucumber', 'vegetable', 'cucumber', 50, { cut: 'sliced', more: 'vegetable' }),
      food('bread', 'starch', 'bread-whole-wheat bread-multigrain bread-gluten-free', 30, {
        called: 'bread',
        least: 0,
        most: 45,
        optional: true,
        unit: 'slice',
      }),
    ],
    ways: [
      {
        tool: 'none',
        prep: 15,
        waits: 20,
        steps: [
          'Stir the {yogurt, mayonnaise, curry, jam, lemon, salt} together in a large bowl until smooth.',
          'Fold in the {chicken, apricots, celery}. Cover and refrigerate so that the flavors blend, {~20 min}.',
          'Serve on the {lettuce, cucumber}[, with the {almonds} on top][ and the {bread} on the side].',
        ],
      },
    ],
    keeps: 'It keeps 2 days in the refrigerator, without the lettuce.',
  },
]
