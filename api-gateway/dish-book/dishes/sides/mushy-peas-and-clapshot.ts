import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const mushyPeasAndClapshot: BookDish[] = [
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
  {
    id: 'clapshot',
    title: 'Clapshot',
    en: [
      'neeps and tatties',
      'tatties and neeps',
      'neeps & tatties',
      'scottish clapshot',
      'mashed neeps and tatties',
      'mashed potatoes and rutabaga',
      'mashed rutabaga and potatoes',
      'potato and swede mash',
      'swede and potato mash',
    ],
    es: ['puré escocés de papa y colinabo', 'puré de papa y nabo', 'clapshot escocés'],
    course: 'side',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'british comfort soft budget holiday',
    description: 'Rutabaga and {potato} boiled and mashed together with {butter}[ and {chives}].',
    foods: [
      food('rutabaga', 'vegetable', 'rutabaga turnip', 110, {
        called: 'rutabaga',
        defines: true,
        cut: 'peeled and cut into ½-inch cubes',
      }),
      food('potato', 'starch', 'potato-russet potato celeriac', 75, {
        called: 'potatoes',
        least: 45,
        most: 95,
        defines: true,
        cut: 'peeled and cut into chunks',
        lighter: 'celeriac cauliflower',
      }),
      food('butter', 'fat', 'butter vegan-butter olive-oil', 8, { unit: 'tbsp' }),
      food('chives', 'seasoning', 'chives scallions', 3, { optional: true, cut: 'chopped', unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.5, { unit: 'tsp' }),
      food('pepper', 'seasoning', 'black-pepper white-pepper', 0.2),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        steps: [
          'Boil the {rutabaga} in salted water, {10 min}. Add the {potato} and boil until both are very tender, {15 min}. Drain well and let steam dry, {2 min}.',
          'Mash with the {butter, salt, pepper}, leaving it a little rough. [Stir in the {chives}. ]Serve hot.',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator; fry leftovers in a skillet until crisp at the edges.',
  },
]
