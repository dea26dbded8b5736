import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const foilPackets: BookDish[] = [
  {
    id: 'foil-packet-dinner',
    title: 'Foil Packet Dinner',
    renamed: '{beef} Foil Packets',
    en: [
      'foil packets',
      'foil packet',
      'foil packet dinners',
      'foil pack dinner',
      'foil packs',
      'foil dinner',
      'tin foil dinner',
      'tinfoil dinner',
      'hobo dinner',
      'hobo packets',
      'hobo dinners',
      'campfire foil packets',
      'campfire dinner',
      'camping foil packet dinner',
    ],
    es: ['paquetes de aluminio', 'papillote de carne', 'cena en papel aluminio'],
    course: 'main',
    meals: ['Dinner', 'Lunch'],
    vessel: 'plate',
    says: 'american grill camping one-pan comfort kids',
    description: '{beef} patties cooked in foil with potatoes, carrots and onion.',
    foods: [
      food('beef', 'main', 'ground-beef-lean ground-turkey ground-pork', 125, {
        called: 'beef',
        defines: true,
        unit: 'lb',
      }),
      food('potatoes', 'starch', 'potato-red sweet-potato', 90, {
        called: 'potatoes',
        least: 50,
        most: 130,
        cut: 'thinly sliced',
        unit: 'oz',
        lighter: 'cauliflower zucchini',
      }),
      food('carrots', 'vegetable', 'carrots zucchini green-beans', 80, {
        cut: 'thinly sliced',
        more: 'vegetable',
      }),
      food('onion', 'vegetable', 'onion', 40, { cut: 'thinly sliced' }),
      food('oil', 'fat', 'olive-oil canola-oil', 6, { unit: 'tbsp' }),
      food('garlic-powder', 'seasoning', 'garlic-powder', 0.6, { optional: true, unit: 'tsp' }),
      food('paprika', 'seasoning', 'paprika', 0.5, { optional: true, unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.6),
      food('pepper', 'seasoning', 'black-pepper', 0.2, { optional: true }),
    ],
    ways: [
      {
        tool: 'grill',
        prep: 15,
        steps: [
          'Shape the {beef} into {1 each} flat patties. Toss the {potatoes, carrots, onion} with the {oil, garlic-powder, paprika, salt, pepper}.',
          'Divide the vegetables among {1 each} large sheets of heavy foil, lay a patty on each, and fold into tight packets.',
          'Cook on a grill over medium heat, or on the coals of a campfire, turning once, until the {potatoes} {is potatoes} tender and the {beef} reads 160 °F (71 °C), {25 min}. Open with care: the steam is hot.',
        ],
      },
      {
        tool: 'oven',
        prep: 15,
        steps: [
          'Heat the oven to 400 °F (205 °C). Shape the {beef} into {1 each} flat patties. Toss the {potatoes, carrots, onion} with the {oil, garlic-powder, paprika, salt, pepper}.',
          'Divide the vegetables among {1 each} large sheets of heavy foil, lay a patty on each, and fold into tight packets.',
          'Bake on a sheet pan until the {potatoes} {is potatoes} tender and the {beef} reads 160 °F (71 °C), {30 min}. Open with care: the steam is hot.',
        ],
      },
    ],
    keeps:
      'Packets can be filled the day before and kept cold; cooked, they keep 3 days in the refrigerator.',
  },
]
