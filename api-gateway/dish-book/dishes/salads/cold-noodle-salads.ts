import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const coldNoodleSalads: BookDish[] = [
  {
    id: 'soba-salad',
    title: 'Cold Soba Noodle Salad',
    renamed: 'Cold {noodles} Salad',
    en: [
      'soba salad',
      'cold soba salad',
      'soba noodle salad',
      'cold soba',
      'cold soba noodles',
      'zaru soba',
      'cold noodle salad',
      'asian noodle salad',
      'sesame noodle salad',
      'noodle salad',
    ],
    es: ['ensalada de soba', 'ensalada fría de fideos', 'ensalada de fideos soba', 'fideos fríos de sésamo'],
    course: 'salad',
    meals: ['Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'japanese light make-ahead',
    description: 'Cold {noodles} with {protein}, crisp vegetables and a sesame dressing.',
    foods: [
      food('noodles', 'starch', 'soba-dry rice-noodles-dry pasta-dry', 30, {
        called: 'soba noodles',
        least: 22,
        most: 42,
        defines: true,
        unit: 'oz',
        lighter: 'shirataki',
      }),
      food('protein', 'main', 'tofu-firm edamame chicken-breast-cooked shrimp-cooked egg-boiled', 80, {
        least: 55,
        most: 130,
        cut: 'cut into small cubes',
        more: 'protein',
      }),
      food('cucumber', 'vegetable', 'cucumber', 80, {
        defines: true,
        cut: 'cut into thin strips',
        more: 'vegetable',
      }),
      food('carrots', 'vegetable', 'carrots bell-pepper-red', 40, { cut: 'cut into thin strips' }),
      food('scallions', 'vegetable', 'scallions', 10, { optional: true, cut: 'thinly sliced' }),
      food('soy', 'sauce', 'soy-sauce-low-sodium tamari', 12, { called: 'soy sauce', unit: 'tbsp' }),
      food('vinegar', 'seasoning', 'vinegar-rice lime-juice', 8, { called: 'vinegar', unit: 'tbsp' }),
      food('sesame-oil', 'fat', 'sesame-oil olive-oil', 5, { unit: 'tbsp' }),
      food('ginger', 'seasoning', 'ginger', 2, { optional: true, cut: 'grated' }),
      food('sesame', 'topping', 'sesame-seeds pumpkin-seeds', 4, { optional: true, unit: 'tbsp' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        steps: [
          'Boil the {noodles} in a large pot of water until tender, {6 min}. Drain, rinse with cold water until cold, and drain well.',
          'Whisk the {soy, vinegar, sesame-oil, ginger} together in a large bowl.',
          'Toss the {noodles, protein, cucumber, carrots, scallions} with the dressing.[ Scatter the {sesame} on top.] Serve cold.',
        ],
      },
    ],
    keeps: 'It keeps 2 days in the refrigerator.',
  },
]
