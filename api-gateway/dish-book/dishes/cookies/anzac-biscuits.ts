import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const anzacBiscuits: BookDish[] = [
  {
    id: 'anzac-biscuits',
    title: 'Anzac Biscuits',
    en: [
      'anzac biscuit',
      'anzac cookies',
      'anzac cookie',
      'anzacs',
      'oat and coconut biscuits',
      'oat and coconut cookies',
      'coconut oat cookies',
      'coconut oatmeal cookies',
    ],
    es: ['galletas anzac', 'galletas de avena y coco', 'galletas australianas de avena'],
    course: 'cookies',
    meals: ['Dessert', 'Snack'],
    vessel: 'sheet',
    says: 'baking kids sweet make-ahead',
    description: 'Two small crisp cookies each, of oats, coconut and {syrup}, made without eggs.',
    foods: [
      food('oats', 'starch', 'oats-rolled oats-rolled-gluten-free', 8, {
        called: 'oats',
        defines: true,
        unit: 'cup',
      }),
      food('flour', 'starch', 'flour-all-purpose flour-whole-wheat gluten-free-flour', 7, {
        called: 'flour',
        defines: true,
        lighter: 'flour-almond',
        unit: 'cup',
      }),
      food('coconut', 'main', 'coconut-shredded', 6, {
        called: 'shredded coconut',
        defines: true,
        unit: 'cup',
      }),
      food('sugar', 'sweet', 'sugar-brown sugar', 4.5, {
        unit: 'tbsp',
        lighter: 'allulose',
      }),
      food('butter', 'fat', 'butter vegan-butter', 8, { unit: 'tbsp' }),
      food('syrup', 'sweet', 'golden-syrup honey maple-syrup', 3.5, {
        called: 'golden syrup',
        unit: 'tbsp',
      }),
      food('water', 'liquid', 'water', 4, { unit: 'tbsp' }),
      food('soda', 'seasoning', 'baking-soda', 0.3, { unit: 'tsp' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 15,
        load: { roles: 'oats', grams: 80, minutes: 14, of: 'batches' },
        steps: [
          '@preheat at=325; Line a baking sheet with parchment. Stir the {oats, flour, coconut, sugar} together in a large bowl.',
          'Melt the {butter} with the {syrup} in a small saucepan over low heat, {3 min}. Take off the heat and stir in the {water, soda}; it foams up. Pour over the {oats} and mix well.',
          'Roll into {2 each} small balls, set 2 inches apart on the sheet, and press flat.',
          'Bake[ {batches}] until deep golden, {14 min}: a little longer for crisp ones, a little less for chewy ones. Cool on the sheet for {5 min}; they harden as they cool.',
        ],
      },
    ],
    keeps: 'They keep 1 week in an airtight tin; the dough freezes for 2 months.',
  },
]
