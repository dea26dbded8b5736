import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const almondFlourCookies: BookDish[] = [
  {
    id: 'almond-flour-cookies',
    title: 'Almond Flour Cookies',
    en: ['almond biscuits', 'almond meal cookies', 'low carb cookies', 'gluten free cookies'],
    es: [
      'galletas de almendra',
      'galletas de harina de almendra',
      'galletas de almendras',
      'galletas bajas en carbohidratos',
    ],
    course: 'cookies',
    meals: ['Dessert', 'Snack'],
    vessel: 'sheet',
    says: 'american quick make-ahead freezer light',
    description: 'Two small cookies each, of almond flour with a little {sweet}.',
    foods: [
      food('almond-flour', 'binder', 'flour-almond', 26, {
        called: 'almond flour',
        defines: true,
        unit: 'cup',
      }),
      food('butter', 'fat', 'butter coconut-oil vegan-butter', 8, { cut: 'melted', unit: 'tbsp' }),
      food('sweet', 'sweet', 'honey maple-syrup allulose', 7, {
        least: 3,
        most: 9,
        unit: 'tbsp',
        lighter: 'allulose erythritol',
      }),
      food('vanilla', 'seasoning', 'vanilla-extract', 0.8, { optional: true }),
      food('baking-soda', 'seasoning', 'baking-soda', 0.2, { called: 'baking soda', unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.15),
    ],
    portion: [0.5, 1.5],
    ways: [
      {
        tool: 'oven',
        prep: 10,
        load: { roles: 'almond-flour', grams: 260, minutes: 11, of: 'sheets' },
        steps: [
          '@preheat at=350; Stir the {almond-flour, butter, sweet, vanilla, baking-soda, salt} to a soft dough.',
          'Roll into {2 each} small balls, set apart on lined baking sheets and press flat. Bake[ {batches}] until golden at the edges, {11 min}. Cool on the sheet: they firm up as they cool.',
        ],
      },
    ],
    keeps: 'They keep 5 days in a tin and freeze for 2 months.',
  },
]
