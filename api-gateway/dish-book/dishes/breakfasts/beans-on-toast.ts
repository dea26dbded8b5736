import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const beansOnToast: BookDish[] = [
  {
    id: 'beans-on-toast',
    title: 'Beans on Toast',
    renamed: '{beans} on Toasted {bread}',
    en: [
      'british beans on toast',
      'baked beans on toast',
      'heinz beans on toast',
      'beans and toast',
      'cheesy beans on toast',
      'beans on toast with cheese',
      'beans on toast with an egg',
    ],
    es: ['alubias con tomate sobre tostada', 'tostada inglesa con frijoles', 'baked beans con pan tostado'],
    course: 'breakfast',
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    vessel: 'plate',
    says: 'british quick budget kids comfort high-fiber',
    description:
      'White beans in a quick tomato sauce on one buttered slice of toasted {bread}[, with {cheese}].',
    foods: [
      food('oil', 'fat', 'olive-oil canola-oil', 3, { unit: 'tsp' }),
      food('onion', 'vegetable', 'onion shallot', 30, { cut: 'finely chopped' }),
      food('beans', 'main', 'navy-beans white-beans great-northern-beans', 105, {
        called: 'beans',
        defines: true,
        unit: 'cup',
      }),
      food('tomatoes', 'sauce', 'tomato-sauce-unsalted crushed-tomatoes', 80, {
        called: 'tomato sauce',
        defines: true,
        unit: 'cup',
      }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce tamari', 3, {
        optional: true,
        unit: 'tsp',
      }),
      food('mustard', 'seasoning', 'mustard-dijon mustard-yellow', 2, { optional: true, unit: 'tsp' }),
      food('sugar', 'sweet', 'sugar-brown maple-syrup', 1.5, { optional: true, unit: 'tsp' }),
      food('paprika', 'seasoning', 'paprika', 0.3, { optional: true, unit: 'tsp' }),
      food('vinegar', 'seasoning', 'vinegar-cider vinegar-wine', 2, { called: 'vinegar', unit: 'tsp' }),
      food('pepper', 'seasoning', 'black-pepper', 0.1),
      food('bread', 'starch', 'bread-whole-wheat bread-multigrain bread-gluten-free', 32, {
        called: 'bread',
        least: 28,
        most: 40,
        defines: true,
        unit: 'slice',
      }),
      food('butter', 'fat', 'butter vegan-butter', 4, { unit: 'tsp' }),
      food('cheese', 'topping', 'cheddar parmesan', 14, { optional: true, cut: 'grated', unit: 'cup' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 6,
        load: { roles: 'beans,tomatoes', grams: 2600, minutes: 4, of: 'pots' },
        steps: [
          'Heat the {oil} in a saucepan over medium heat. Cook the {onion} until soft, {5 min}.',
          'Stir in the {beans, tomatoes, worcestershire, mustard, sugar, paprika, pepper}. Simmer[ {batches}], stirring now and then, until the sauce is thick and clings to the {beans}, {10 min}. Stir in the {vinegar}.',
          'Meanwhile, toast the {bread}, {~3 min}, and spread with the {butter}. Spoon the {beans} on top.[ Scatter the {cheese} over them.] Serve at once.',
        ],
      },
    ],
    keeps: 'The beans keep 4 days in the refrigerator and freeze for 2 months; make the toast fresh.',
  },
]
