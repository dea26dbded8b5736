import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, PEPPER } from '../../staples.ts'

export const panzanella: BookDish[] = [
  {
    id: 'panzanella',
    title: 'Panzanella',
    en: [
      'panzanella salad',
      'tuscan panzanella',
      'tuscan bread salad',
      'italian bread salad',
      'bread and tomato salad',
      'tomato bread salad',
      'tomato and bread salad',
      'bread salad',
      'panzanela',
    ],
    es: ['panzanella', 'ensalada panzanella', 'ensalada toscana de pan', 'ensalada de pan y tomate'],
    course: 'salad',
    meals: ['Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'italian mediterranean light budget',
    description:
      'Tuscan salad of ripe tomatoes, cucumber and {basil}, with {bread} that drinks up the juice, oil and vinegar.',
    foods: [
      food(
        'bread',
        'starch',
        'bread-italian bread-sourdough bread-whole-wheat bread-gluten-free-vegan bread-gluten-free',
        38,
        {
          called: 'bread',
          least: 26,
          most: 50,
          defines: true,
          cut: 'in 1-inch cubes',
          unit: 'oz',
        },
      ),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes roma-tomato', 180, {
        called: 'tomatoes',
        least: 140,
        most: 240,
        defines: true,
        cut: 'cut into bite-size pieces',
      }),
      food('salt', 'seasoning', 'salt', 0.5),
      food('onion', 'vegetable', 'red-onion onion shallot', 25, { cut: 'thinly sliced' }),
      food('vinegar', 'seasoning', 'vinegar-wine vinegar-balsamic', 10, { called: 'vinegar' }),
      food('cucumber', 'vegetable', 'cucumber celery', 70, { cut: 'sliced', more: 'vegetable' }),
      food('oil', 'fat', 'olive-oil', 13, { unit: 'tbsp' }),
      maybe('capers', 'seasoning', 'capers', 4),
      food('basil', 'topping', 'basil-fresh parsley', 5, { cut: 'torn' }),
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'bread', grams: 400, minutes: 8, of: 'sheets' },
        steps: [
          'Heat the oven to 350 °F (175 °C). Spread the {bread} on a sheet pan and bake[ {batches}], turning once, until dry and only just golden, {12 min}. If the {bread} {is bread} already stale and hard, leave out the oven.',
          'Put the {tomato} and {salt} in a large bowl, toss, and let stand for {~10 min}, until juicy. Stir the {onion} and {vinegar} in a small bowl and let them soak meanwhile.',
          'Add the {onion} with its {vinegar}, the {cucumber, oil, capers} to the bowl. Toss in the {bread}.',
          'Let stand for {~20 min}, tossing twice, until the {bread} is soft outside and still chewy inside. Toss in the {basil, pepper} and serve at room temperature.',
        ],
      },
    ],
    keeps: 'Best the day it is made; without the bread it keeps 1 day in the refrigerator.',
  },
]
