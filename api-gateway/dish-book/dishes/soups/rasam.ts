import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe } from '../../staples.ts'

export const rasamSoup: BookDish[] = [
  {
    id: 'rasam',
    title: 'Tomato Rasam',
    en: [
      'rasam',
      'rasam soup',
      'tomato rasam',
      'pepper rasam',
      'milagu rasam',
      'garlic rasam',
      'charu',
      'tomato charu',
      'chaaru',
      'south indian tomato soup',
      'south indian pepper soup',
      'indian tomato soup',
    ],
    es: ['rasam', 'rasam de tomate', 'sopa india de tomate', 'sopa india de tomate y pimienta'],
    course: 'soup',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'indian light spicy vegan soft',
    description: 'A thin, peppery soup of tomatoes, tamarind and a few lentils, with sizzled mustard seeds.',
    foods: [
      food('lentils', 'starch', 'red-lentils-dry split-peas-dry mung-beans-dry', 20, {
        called: 'red lentils',
        least: 12,
        most: 30,
        unit: 'tbsp',
        cut: 'rinsed',
      }),
      food('turmeric', 'seasoning', 'turmeric', 0.4, { unit: 'tsp' }),
      food('water', 'liquid', 'water vegetable-broth-low', 280, { unit: 'cup' }),
      food('tomato', 'vegetable', 'tomato canned-tomatoes', 150, {
        called: 'tomatoes',
        defines: true,
        cut: 'chopped',
      }),
      food('tamarind', 'seasoning', 'tamarind-paste lemon-juice', 7, { defines: true, unit: 'tbsp' }),
      food('pepper', 'seasoning', 'black-pepper', 0.7, { unit: 'tsp', cut: 'coarsely ground' }),
      food('cumin', 'seasoning', 'cumin', 1, { unit: 'tsp' }),
      maybe('garlic', 'seasoning', 'garlic', 3, { cut: 'crushed' }),
      food('salt', 'seasoning', 'salt', 0.8),
      food('oil', 'fat', 'ghee coconut-oil canola-oil', 5, { unit: 'tbsp' }),
      food('mustard', 'seasoning', 'mustard-seed cumin', 1, { unit: 'tsp' }),
      maybe('chili', 'seasoning', 'red-pepper-flakes cayenne', 0.3),
      maybe('curry-leaves', 'seasoning', 'curry-leaves', 0.6, { unit: 'piece' }),
      maybe('hing', 'seasoning', 'asafoetida-gluten-free', 0.1, { unit: 'tsp' }),
      maybe('cilantro', 'topping', 'cilantro', 4, { cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        steps: [
          'Simmer the {lentils, turmeric} in half of the {water} until very soft, [lentils is red-lentils-dry: {18 min}][lentils not red-lentils-dry: {45 min}], and whisk smooth without draining.',
          'Meanwhile bring the {tomato, tamarind, pepper, cumin, garlic, salt} and the rest of the {water} to a boil in a pot. Simmer until the {tomato} {is tomato} soft and the tamarind no longer tastes raw, {10 min}.',
          'Stir in the {lentils} and heat until it foams at the edge, {3 min}; do not boil it hard.',
          'Heat the {oil} in a small skillet over medium heat. Cook the {mustard, chili, hing, curry-leaves} until the seeds pop, {1 min}. Pour over the soup.[ Scatter the {cilantro} on top.] Serve hot.',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator; reheat without boiling hard.',
  },
]
