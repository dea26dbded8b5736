import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe } from '../../staples.ts'

export const bananaOatPancakes: BookDish[] = [
  {
    id: 'banana-oat-pancakes',
    title: 'Banana Oat Pancakes',
    en: [
      'oat and banana pancakes',
      'banana and oat pancakes',
      'oat banana pancakes',
      'banana oatmeal pancakes',
      'oatmeal banana pancakes',
      'oatmeal pancakes',
      'oat pancakes',
      'banana pancakes',
      'banana egg pancakes',
    ],
    es: [
      'panqueques de avena y plátano',
      'panqueques de plátano y avena',
      'panqueques de banana y avena',
      'panqueques de avena y banana',
      'panqueques de avena',
      'panqueques de plátano',
      'hot cakes de avena',
      'hot cakes de avena y plátano',
      'hotcakes de avena y plátano',
      'tortitas de avena y plátano',
      'tortitas de plátano y avena',
      'tortitas de avena',
    ],
    course: 'breakfast',
    meals: ['Breakfast'],
    vessel: 'plate',
    says: 'american kids quick freezer',
    description: 'Pancakes of oats, {banana} and {egg}, blended smooth.',
    foods: [
      food('oats', 'starch', 'oats-rolled oats-rolled-gluten-free', 26, {
        called: 'oats',
        least: 16,
        most: 34,
        defines: true,
        unit: 'cup',
      }),
      food('banana', 'fruit', 'banana', 45, {
        least: 30,
        most: 60,
        defines: true,
        cut: 'broken into pieces',
      }),
      food('egg', 'binder', 'egg egg-substitute', 75, { defines: true }),
      food('baking-powder', 'seasoning', 'baking-powder', 0.8, { called: 'baking powder', unit: 'tsp' }),
      maybe('cinnamon', 'seasoning', 'cinnamon', 0.4),
      food('oil', 'fat', 'canola-oil butter', 4, { unit: 'tsp' }),
      maybe('berries', 'fruit', 'strawberries blueberries raspberries', 40, {
        least: 0,
        most: 80,
        more: 'fruit',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 6,
        load: { roles: 'oats', grams: 32, minutes: 6 },
        steps: [
          'Blend the {oats, banana, egg, baking-powder, cinnamon} until smooth. Let stand for {~3 min}.',
          'Heat a little of the {oil} in a nonstick skillet over medium heat. Pour in the batter for {2 each} small pancakes[ {batches}] and cook until bubbles break on top, {3 min}. Turn and cook until golden, {2 min}.',
          '[Top with the {berries}. ]Serve hot.',
        ],
      },
    ],
    keeps: 'They keep 2 days in the refrigerator and freeze for 2 months; reheat in a dry skillet.',
  },
]
