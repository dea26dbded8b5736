import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { broth, maybe, oil, onion, SALT, spice } from '../../staples.ts'

export const greenPozole: BookDish[] = [
  {
    id: 'pozole-verde',
    title: 'Chicken Pozole Verde',
    renamed: '{chicken} Pozole Verde',
    en: ['pozole verde', 'green pozole', 'green posole', 'posole verde', 'chicken posole verde'],
    es: ['pozole verde', 'pozole verde de pollo', 'pozole verde con pollo'],
    course: 'soup',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'mexican comfort party freezer',
    description: '{chicken} and {hominy} in a green broth of tomatillos and cilantro, with crisp {cabbage}.',
    foods: [
      food('tomatillos', 'vegetable', 'tomatillos', 110, { defines: true, cut: 'husked' }),
      food('poblano', 'vegetable', 'poblano-pepper bell-pepper-green', 35, { cut: 'seeded' }),
      food('cilantro', 'seasoning', 'cilantro parsley', 8),
      food('garlic', 'seasoning', 'garlic', 4, { optional: true, cut: 'peeled' }),
      spice('oregano', 'oregano', 0.5),
      oil(5),
      onion(50),
      food('chicken', 'main', 'chicken-thigh chicken-breast pork-shoulder pinto-beans-canned', 115, {
        defines: true,
        unit: 'lb',
      }),
      broth(300, 'chicken-broth-low vegetable-broth-low'),
      food('hominy', 'starch', 'hominy', 95, {
        least: 40,
        most: 130,
        defines: true,
        cut: 'drained and rinsed',
      }),
      SALT,
      food('cabbage', 'topping', 'cabbage iceberg-lettuce', 35, { cut: 'shredded', more: 'topping' }),
      maybe('radishes', 'topping', 'radishes cucumber', 20, { cut: 'thinly sliced' }),
      food('lime', 'seasoning', 'lime-juice', 6),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'chicken,broth,hominy,onion', grams: 4000, minutes: 10, of: 'pots' },
        steps: [
          'Boil the {tomatillos} and {poblano} in a pot of water until soft, {8 min}. Drain and blend with the {cilantro, garlic, oregano} until smooth.',
          'Heat the {oil} in a large pot over medium-high heat. Brown the {chicken} with the {onion}, {6 min}. Pour in the green sauce and cook, {4 min}.',
          'Add the {broth, hominy, salt}. Bring to a boil[ {batches}], lower the heat and simmer {ready chicken}, {25 min of chicken simmer}.',
          'Season with the {lime}. Serve topped with the {cabbage, radishes}.',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator and freezes for 3 months; add the toppings fresh.',
  },
]
