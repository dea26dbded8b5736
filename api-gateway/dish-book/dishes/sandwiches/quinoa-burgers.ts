import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, maybe, SALT, spice } from '../../staples.ts'

export const quinoaBurgers: BookDish[] = [
  {
    id: 'quinoa-burger',
    title: 'Quinoa Burger',
    en: ['quinoa burgers', 'burgers with quinoa', 'quinoa patties', 'quinoa veggie burger', 'quinoa cakes'],
    es: [
      'hamburguesa de quinoa',
      'hamburguesas de quinoa',
      'hamburguesas con quinoa',
      'hamburguesa con quinoa',
      'hamburguesas de quinua',
      'tortitas de quinoa',
    ],
    course: 'sandwich',
    meals: DINNER,
    vessel: 'plate',
    says: 'american vegetarian freezer budget',
    description: 'A browned patty of {quinoa}, {beans} and vegetables in leaves of {lettuce}.',
    foods: [
      food('quinoa', 'starch', 'quinoa-cooked', 80, { least: 55, most: 110, defines: true, unit: 'cup' }),
      food('beans', 'main', 'chickpeas white-beans black-beans', 60, {
        least: 40,
        most: 90,
        defines: true,
        cut: 'drained, rinsed and mashed',
      }),
      food('egg', 'binder', 'egg flax-egg', 25),
      food('oats', 'binder', 'oats-rolled breadcrumbs-whole-wheat oats-rolled-gluten-free', 8, {
        called: 'oats',
        unit: 'tbsp',
      }),
      food('carrot', 'vegetable', 'carrots zucchini', 30, { cut: 'grated', more: 'vegetable' }),
      food('onion', 'vegetable', 'onion scallions', 20, { cut: 'finely chopped' }),
      food('garlic', 'seasoning', 'garlic', 2, { optional: true, cut: 'minced' }),
      spice('cumin', 'cumin'),
      SALT,
      food('oil', 'fat', 'olive-oil avocado-oil', 8, { unit: 'tbsp' }),
      food('lettuce', 'vegetable', 'butter-lettuce romaine-lettuce', 50, { cut: 'leaves left whole' }),
      food('tomato', 'vegetable', 'tomato', 60, { cut: 'sliced' }),
      maybe('yogurt', 'topping', 'greek-yogurt avocado soy-yogurt', 30, { called: 'yogurt', unit: 'tbsp' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'quinoa', grams: 350, minutes: 9 },
        steps: [
          'Stir the {quinoa, beans, egg, oats, carrot, onion, garlic, cumin, salt} together and let stand for {~10 min}. Shape into {1 each} patties.',
          'Heat the {oil} in a nonstick skillet over medium heat. Cook the patties[ {batches}], turning once, until browned and firm, {10 min}.',
          'Serve in the {lettuce} with the {tomato, yogurt}.',
        ],
      },
    ],
    keeps: 'Cooked patties keep 3 days in the refrigerator and freeze for 2 months.',
  },
]
