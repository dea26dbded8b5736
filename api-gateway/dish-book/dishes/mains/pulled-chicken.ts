import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, maybe } from '../../staples.ts'

export const pulledChicken: BookDish[] = [
  {
    id: 'pulled-chicken',
    title: 'Barbecue Pulled Chicken',
    renamed: 'Barbecue Pulled {chicken}',
    en: [
      'pulled chicken',
      'bbq pulled chicken',
      'pulled bbq chicken',
      'shredded bbq chicken',
      'bbq shredded chicken',
      'slow cooker pulled chicken',
      'slow cooker bbq chicken',
      'crock pot bbq chicken',
      'shredded chicken',
      'pulled turkey',
    ],
    es: [
      'pollo desmenuzado',
      'pollo deshebrado',
      'pollo mechado',
      'pollo desmechado',
      'pollo deshebrado a la barbacoa',
      'pollo barbacoa desmenuzado',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'american southern party make-ahead freezer kids',
    description: '{chicken} cooked soft in a tomato and vinegar barbecue sauce, with {slaw}.',
    foods: [
      food('chicken', 'main', 'chicken-breast chicken-thigh turkey-breast mushrooms', 150, {
        called: 'chicken',
        defines: true,
        unit: 'lb',
      }),
      food('onion', 'vegetable', 'onion', 35, { cut: 'sliced' }),
      food('sauce', 'sauce', 'tomato-sauce crushed-tomatoes', 55, { unit: 'cup' }),
      food('vinegar', 'seasoning', 'vinegar-cider', 15, { unit: 'tbsp' }),
      maybe('worcestershire', 'seasoning', 'worcestershire-sauce tamari', 4, { unit: 'tsp' }),
      food('paprika', 'seasoning', 'paprika', 1.4, { unit: 'tsp' }),
      food('chili', 'seasoning', 'chili-powder', 0.8, { unit: 'tsp' }),
      food('garlic', 'seasoning', 'garlic-powder', 0.5, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.5),
      food('slaw', 'vegetable', 'coleslaw-mix cabbage', 110, {
        called: 'coleslaw mix',
        least: 60,
        most: 200,
        more: 'vegetable',
      }),
      food('yogurt', 'sauce', 'greek-yogurt mayonnaise-light mayonnaise-vegan', 20, {
        called: 'yogurt',
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'chicken', grams: 2500, minutes: 0, of: 'pots' },
        steps: [
          'Stir the {sauce, onion, worcestershire, paprika, chili, garlic, salt} with half of the {vinegar} and ½ cup of water together in a large pot. Add the {chicken}[ {batches}], cover and simmer over low heat {tender chicken}, {30 min of chicken braise}.',
          'Pull the {chicken} apart with two forks. Boil the sauce down until thick, {5 min}, and stir {it chicken} in.',
          'Toss the {slaw} with the {yogurt} and the remaining {vinegar}. Serve with the {chicken}.',
        ],
      },
      {
        tool: 'slow-cooker',
        prep: 12,
        load: { roles: 'chicken', grams: 2500, minutes: 0, of: 'pots' },
        steps: [
          'Stir the {sauce, onion, worcestershire, paprika, chili, garlic, salt} with half of the {vinegar} together in the slow cooker. Add the {chicken}[ {batches}] and turn. Cover and cook on low {tender chicken}, {5 hr of chicken slow}.',
          'Pull the {chicken} apart with two forks and stir into the sauce.',
          'Toss the {slaw} with the {yogurt} and the remaining {vinegar}. Serve with the {chicken}.',
        ],
      },
      {
        tool: 'pressure-cooker',
        prep: 12,
        load: { roles: 'chicken', grams: 2500, minutes: 0, of: 'pots' },
        steps: [
          'Stir the {sauce, onion, worcestershire, paprika, chili, garlic, salt} with half of the {vinegar} and ½ cup of water together in the pressure cooker. Add the {chicken}[ {batches}]. Lock the lid and cook at high pressure for {15 min of chicken pressure}, allowing {10 min} to come up to pressure. Let the pressure fall by itself for {10 min}.',
          'Pull the {chicken} apart with two forks and stir into the sauce.',
          'Toss the {slaw} with the {yogurt} and the remaining {vinegar}. Serve with the {chicken}.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator and freezes for 3 months.',
  },
]
