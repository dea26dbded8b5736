import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const monkeyBread: BookDish[] = [
  {
    id: 'monkey-bread',
    title: 'Quick Monkey Bread',
    en: [
      'monkey bread',
      'pull apart bread',
      'cinnamon pull apart bread',
      'bubble bread',
      'monkey bread bites',
    ],
    es: ['pan de mono', 'monkey bread', 'pan de canela para compartir', 'pan mono'],
    course: 'bread',
    meals: ['Breakfast', 'Dessert', 'Snack'],
    vessel: 'sheet',
    says: 'american baking kids sweet holiday party',
    description: 'Small balls of yogurt dough rolled in butter, {sugar} and cinnamon and baked together.',
    foods: [
      food('flour', 'starch', 'flour-all-purpose gluten-free-flour', 23, {
        called: 'flour',
        defines: true,
        unit: 'cup',
      }),
      food('baking-powder', 'seasoning', 'baking-powder', 1.2, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.1),
      food('yogurt', 'dairy', 'greek-yogurt greek-yogurt-nonfat soy-yogurt', 26, { unit: 'cup' }),
      food('butter', 'fat', 'butter vegan-butter coconut-oil', 6, { unit: 'tbsp', cut: 'melted' }),
      food('sugar', 'sweet', 'sugar-brown sugar', 5, { unit: 'tbsp', lighter: 'allulose erythritol' }),
      food('cinnamon', 'seasoning', 'cinnamon', 0.8, { defines: true, unit: 'tsp' }),
      food('nuts', 'topping', 'pecans walnuts', 5, {
        least: 0,
        most: 8,
        optional: true,
        cut: 'chopped',
        more: 'nut',
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        steps: [
          '@preheat at=350; Whisk the {flour, baking-powder, salt}, stir in the {yogurt}, and knead into a soft dough, {2 min}. Cut into {4 each} small pieces and roll into balls.',
          'Stir the {sugar, cinnamon} together. Dip the balls in the {butter}, roll them in the sugar, and pile them in a greased cake pan[ with the {nuts} between them]. Pour over any {butter} that is left.',
          '@bake for=28 until="puffed, browned and cooked through in the middle"; Cool for {~5 min}, turn out, and pull apart into {1 each} servings.',
        ],
      },
    ],
    keeps: 'Best warm the same day; it freezes for 1 month.',
  },
]
