import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, SALT } from '../../staples.ts'

export const moongDalDosa: BookDish[] = [
  {
    id: 'moong-dal-dosa',
    title: 'Moong Dal Dosa',
    en: [
      'moong dosa',
      'pesarattu',
      'moong dal chilla',
      'moong dal cheela',
      'moong chilla',
      'moong dal crepes',
      'mung bean crepes',
      'mung bean pancakes',
      'chilla',
      'cheela',
    ],
    es: ['dosa de frijol mungo', 'crepas de frijol mungo', 'crepas de judía mungo'],
    course: 'main',
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    vessel: 'plate',
    says: 'indian vegan crunchy high-protein',
    description: 'Thin, crisp crepes of soaked and ground mung beans without rice, around {filling}.',
    foods: [
      food('dal', 'starch', 'mung-beans-dry', 42, {
        called: 'mung beans',
        least: 30,
        most: 55,
        defines: true,
        unit: 'cup',
      }),
      food('ginger', 'seasoning', 'ginger ginger-ground', 3),
      maybe('chili', 'seasoning', 'serrano-pepper jalapeno', 3),
      food('cumin', 'seasoning', 'cumin', 0.6, { unit: 'tsp' }),
      SALT,
      food('oil', 'fat', 'canola-oil ghee coconut-oil', 8, { unit: 'tbsp' }),
      food('filling', 'vegetable', 'spinach-raw cabbage mushrooms', 90, {
        least: 50,
        most: 160,
        cut: 'chopped',
        more: 'vegetable',
      }),
      maybe('onion', 'vegetable', 'onion', 30, { cut: 'thinly sliced' }),
      maybe('yogurt', 'topping', 'yogurt-plain-whole greek-yogurt soy-yogurt', 50, {
        called: 'yogurt',
        least: 0,
        most: 90,
        unit: 'cup',
      }),
      maybe('cilantro', 'topping', 'cilantro', 3, { cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'dal', grams: 85, minutes: 8 },
        waits: 240,
        steps: [
          'Cover the {dal} with plenty of cold water and soak for 4 hours or overnight. Drain. Blend with the {ginger, chili, cumin, salt} and about as much fresh water as dry beans to a smooth batter that pours.',
          'Heat a third of the {oil} in a skillet over medium heat. Cook the {filling, onion} until soft, {5 min}. Keep warm.',
          'Heat a nonstick skillet over medium-high heat. Spread ¼ cup of the batter thinly in circles, drizzle a little of the rest of the {oil} around it and cook until crisp underneath, {3 min}; turn and cook, {1 min}. Go on with the rest[ {batches}].',
          'Fill with the vegetables and fold over. Serve at once[ with the {yogurt}][, topped with the {cilantro}].',
        ],
      },
    ],
    keeps: 'The batter keeps 2 days in the refrigerator. Cook the crepes when you eat them.',
  },
]
