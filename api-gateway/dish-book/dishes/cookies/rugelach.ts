import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const rugelach: BookDish[] = [
  {
    id: 'rugelach',
    title: 'Rugelach',
    en: [
      'rugelachs',
      'rugelah',
      'rugalach',
      'ruggelach',
      'rugala',
      'walnut rugelach',
      'apricot rugelach',
      'raspberry rugelach',
      'cinnamon rugelach',
      'cream cheese rugelach',
      'cream cheese cookies',
      'jewish crescent cookies',
    ],
    es: ['rugelach', 'rugelach de nuez', 'cuernitos judíos', 'cuernitos de queso crema'],
    course: 'cookies',
    meals: ['Dessert', 'Snack'],
    vessel: 'plate',
    says: 'baking sweet holiday',
    description: 'Two small crescents each, of flaky {cream-cheese} dough rolled around {jam}[ and {nuts}].',
    foods: [
      food('flour', 'starch', 'flour-all-purpose flour-whole-wheat gluten-free-flour', 13, {
        called: 'flour',
        defines: true,
        unit: 'cup',
      }),
      food('salt', 'seasoning', 'salt', 0.1),
      food('butter', 'fat', 'butter vegan-butter', 9, { defines: true, unit: 'tbsp', cut: 'softened' }),
      food('cream-cheese', 'dairy', 'cream-cheese mascarpone', 10, { defines: true, cut: 'softened' }),
      food('jam', 'sweet', 'apricot-jam jam', 5, {
        called: 'jam',
        defines: true,
        unit: 'tbsp',
      }),
      food('nuts', 'topping', 'walnuts pecans sunflower-seeds', 6, {
        least: 4,
        most: 8,
        optional: true,
        cut: 'finely chopped',
        unit: 'tbsp',
      }),
      food('sugar', 'sweet', 'sugar', 2, { unit: 'tbsp', lighter: 'erythritol allulose' }),
      food('cinnamon', 'seasoning', 'cinnamon', 0.3, { unit: 'tsp' }),
      food('milk', 'liquid', 'milk-2 soy-milk-unsweetened', 2, {
        optional: true,
        called: 'milk',
        unit: 'tsp',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 30,
        waits: 60,
        load: { roles: 'flour', grams: 160, minutes: 22, of: 'sheets' },
        steps: [
          'Beat the {butter, cream-cheese, salt} until smooth. Stir in the {flour} until a soft dough forms. Flatten into a disk, wrap, and refrigerate for {~1 hr}.',
          '@preheat at=350; Mix the {nuts, sugar, cinnamon}. Roll the dough into a thin round on a floured board, spread with the {jam}, and sprinkle with the mixture. Cut into {2 each} wedges and roll each up from its wide end.',
          'Lay on a lined baking sheet, point down.[ Brush with the {milk}.] Bake[ {batches}] until golden, {22 min}, and cool on a rack.',
        ],
      },
    ],
    keeps: 'They keep 4 days in a tin; the raw, shaped cookies freeze for 2 months.',
  },
]
