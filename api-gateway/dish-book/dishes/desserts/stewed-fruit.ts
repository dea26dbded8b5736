import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe } from '../../staples.ts'

export const stewedFruit: BookDish[] = [
  {
    id: 'stewed-apples',
    title: 'Stewed Apples',
    renamed: 'Stewed {apple}',
    en: [
      'stewed apple',
      'apple compote',
      'stewed cooking apples',
      'stovetop apples',
      'homemade applesauce',
      'stewed fruit',
      'stewed plums',
    ],
    es: [
      'compota de manzana',
      'manzanas cocidas',
      'manzana cocida',
      'compota de manzanas',
      'puré de manzana',
    ],
    course: 'dessert',
    meals: ['Dessert', 'Snack', 'Breakfast'],
    vessel: 'bowl',
    says: 'british american comfort quick budget soft freezer',
    description: '{apple} cooked soft with cinnamon and lemon, with {yogurt}.',
    foods: [
      food('apple', 'fruit', 'apple-green apple pear plum', 140, {
        least: 90,
        most: 180,
        defines: true,
        cut: 'cored and sliced',
      }),
      food('water', 'liquid', 'water', 25, { unit: 'tbsp' }),
      food('lemon', 'seasoning', 'lemon-juice', 4, { unit: 'tsp' }),
      food('cinnamon', 'seasoning', 'cinnamon', 0.6, { defines: true, unit: 'tsp' }),
      food('yogurt', 'dairy', 'greek-yogurt soy-yogurt', 80, {
        called: 'yogurt',
        least: 40,
        most: 130,
        unit: 'cup',
      }),
      maybe('nuts', 'topping', 'walnuts almonds pumpkin-seeds', 8, { cut: 'chopped', more: 'nut' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        load: { roles: 'apple', grams: 2500, minutes: 5, of: 'pots' },
        steps: [
          'Put the {apple, water, lemon, cinnamon} in a saucepan[ {batches}]. Cover and cook over low heat, stirring now and then, until soft, {12 min}.',
          'Serve warm or cold with the {yogurt}[, sprinkled with the {nuts}].',
        ],
      },
      {
        tool: 'microwave',
        prep: 10,
        load: { roles: 'apple', grams: 600, minutes: 5 },
        steps: [
          'Put the {apple, water, lemon, cinnamon} in a microwave-safe dish, cover, and microwave on high[ {batches}], stirring once, until soft, {6 min}.',
          'Serve warm or cold with the {yogurt}[, sprinkled with the {nuts}].',
        ],
      },
    ],
    keeps: 'The fruit keeps 4 days in the refrigerator and freezes for 3 months.',
  },
]
