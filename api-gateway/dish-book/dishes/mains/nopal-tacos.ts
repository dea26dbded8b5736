import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, GARLIC, maybe, oil, onion, SALT } from '../../staples.ts'

export const nopalTacos: BookDish[] = [
  {
    id: 'nopal-tacos',
    title: 'Nopal Tacos',
    renamed: 'Nopal Tacos with {cheese}',
    en: ['nopales tacos', 'cactus tacos', 'tacos with nopales'],
    es: [
      'tacos de nopal',
      'tacos de nopales',
      'tacos de nopalitos',
      'tacos de nopal con queso',
      'taco de nopal',
    ],
    course: 'main',
    meals: [...DINNER, 'Breakfast'],
    vessel: 'board',
    says: 'mexican vegetarian quick budget',
    description: 'Browned {nopales} with onion, tomato and {cheese} in warm {tortilla}.',
    foods: [
      food('nopales', 'vegetable', 'nopales nopales-cooked', 140, {
        least: 100,
        most: 220,
        defines: true,
        cut: 'spines removed, cut into strips',
      }),
      food('cheese', 'main', 'queso-fresco monterey-jack feta black-beans', 45, {
        least: 30,
        most: 70,
        defines: true,
        cut: 'crumbled',
      }),
      onion(40),
      food('tomato', 'vegetable', 'tomato roma-tomato', 60, { cut: 'diced', more: 'vegetable' }),
      maybe('chile', 'seasoning', 'jalapeno serrano-pepper', 5, { cut: 'minced' }),
      GARLIC,
      oil(7),
      SALT,
      food('tortilla', 'starch', 'tortilla-corn tortilla-whole-wheat', 48, {
        called: 'corn tortillas',
        least: 24,
        most: 72,
        defines: true,
        lighter: 'romaine-lettuce',
      }),
      maybe('avocado', 'topping', 'avocado guacamole', 30, { cut: 'sliced' }),
      maybe('cilantro', 'topping', 'cilantro', 2, { cut: 'chopped' }),
      maybe('lime', 'seasoning', 'lime-juice', 5),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'nopales', grams: 700, minutes: 6 },
        steps: [
          'Heat the {oil} in a large skillet over medium-high heat. Cook the {nopales, salt}[ {batches}], stirring, until their juice has boiled off and they are tender, {10 min}.',
          'Add the {onion, tomato, chile, garlic} and cook until soft, {5 min}. Take off the heat and stir in the {cheese}.',
          '@warm-tortillas tortilla; Fill with the nopales[, topped with the {avocado, cilantro}].[ Sprinkle with the {lime}.]',
        ],
      },
    ],
    keeps: 'The filling keeps 3 days in the refrigerator.',
  },
]
