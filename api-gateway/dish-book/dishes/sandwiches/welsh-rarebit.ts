import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const welshRarebit: BookDish[] = [
  {
    id: 'welsh-rarebit',
    title: 'Welsh Rarebit',
    renamed: '{cheese} Rarebit',
    en: [
      'rarebit',
      'welsh rarebits',
      'cheese rarebit',
      'welsh cheese toast',
      'welsh cheese on toast',
      'caws pobi',
      'english rarebit',
      'rarebit on toast',
      'cheddar rarebit',
    ],
    es: [
      'welsh rarebit',
      'tostada galesa de queso',
      'pan tostado con queso a la galesa',
      'tostadas galesas con queso',
      'tostada galesa',
    ],
    course: 'sandwich',
    meals: ['Lunch', 'Breakfast', 'Dinner'],
    vessel: 'plate',
    says: 'british comfort quick budget',
    description:
      'Toast under a hot sauce of {cheese}, mustard and {beer}, browned in the broiler, with {tomato}.',
    foods: [
      food('bread', 'starch', 'bread-whole-wheat bread-rye bread-sourdough bread-gluten-free', 48, {
        called: 'bread',
        least: 30,
        most: 64,
        defines: true,
        unit: 'slice',
      }),
      food('butter', 'fat', 'butter vegan-butter olive-oil', 4, { unit: 'tbsp' }),
      food('flour', 'binder', 'flour-all-purpose gluten-free-flour cornstarch', 3, {
        called: 'flour',
        unit: 'tbsp',
      }),
      food('beer', 'liquid', 'beer milk-2 soy-milk-unsweetened', 35, { called: 'ale', unit: 'cup' }),
      food('cheese', 'dairy', 'cheddar gruyere gouda', 48, {
        defines: true,
        cut: 'grated',
        unit: 'oz',
      }),
      food('mustard', 'seasoning', 'mustard-dijon mustard-yellow', 4, { unit: 'tsp' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce', 3, { optional: true, unit: 'tsp' }),
      food('cayenne', 'seasoning', 'cayenne paprika', 0.1, { optional: true }),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes cucumber', 90, {
        called: 'tomatoes',
        cut: 'sliced',
        more: 'vegetable',
      }),
      food('greens', 'vegetable', 'watercress arugula spinach-raw lettuce', 25, {
        optional: true,
        more: 'leaf',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 10,
        load: { roles: 'bread', grams: 360, minutes: 3, of: 'sheets' },
        steps: [
          'Heat the broiler. Melt the {butter} in a saucepan over medium heat. Stir in the {flour} and cook, {1 min}. Slowly whisk in the {beer} and simmer until thick, {2 min}.',
          'Lower the heat. Stir in the {cheese} a handful at a time until melted and smooth, {3 min}; do not let it boil. Stir in the {mustard, worcestershire, cayenne}.',
          'Toast the {bread} under the broiler on both sides on a sheet pan[ {batches}], {3 min}. Spread with the sauce to the edges and broil, watching closely, until bubbling and browned in spots, {2 min}.',
          'Serve at once with the {tomato, greens}.',
        ],
      },
    ],
    keeps: 'The sauce keeps 3 days in the refrigerator and sets firm; spread it cold on toast and broil.',
  },
]
