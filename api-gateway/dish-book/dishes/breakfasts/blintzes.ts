import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const blintzes: BookDish[] = [
  {
    id: 'blintzes',
    title: 'Cheese Blintzes',
    renamed: '{cheese} Blintzes',
    en: [
      'blintzes',
      'blintz',
      'cheese blintz',
      'blintzs',
      'blueberry blintzes',
      'jewish crepes',
      'ricotta blintzes',
      'cottage cheese blintzes',
      'farmer cheese blintzes',
      'blintzes with berries',
      'cheese blintzes with blueberries',
      'nalysnyky',
      'nalistniki',
    ],
    es: ['blintzes', 'blintzes de queso', 'blintz', 'crepas judías de queso', 'crepas rellenas de queso'],
    course: 'breakfast',
    meals: ['Breakfast', 'Dessert'],
    vessel: 'plate',
    says: 'comfort holiday kids',
    description: 'Two thin pancakes each, folded around sweetened {cheese} and browned, with {berries}.',
    foods: [
      food('flour', 'starch', 'flour-all-purpose flour-whole-wheat gluten-free-flour', 15, {
        called: 'flour',
        least: 12,
        most: 24,
        defines: true,
        unit: 'cup',
      }),
      food('egg', 'binder', 'egg', 30, { defines: true }),
      food('milk', 'liquid', 'milk-2 soy-milk-unsweetened almond-milk', 45, { called: 'milk', unit: 'cup' }),
      food('salt', 'seasoning', 'salt', 0.15),
      food('butter', 'fat', 'butter vegan-butter canola-oil', 7, { unit: 'tbsp' }),
      food('cheese', 'main', 'ricotta-part-skim quark cottage-cheese tofu-firm', 75, {
        called: 'ricotta',
        defines: true,
        cut: 'drained',
        unit: 'cup',
      }),
      food('sugar', 'sweet', 'sugar honey', 4, { least: 0, most: 6, unit: 'tbsp', lighter: 'allulose' }),
      food('lemon', 'seasoning', 'lemon-zest', 0.4, { optional: true, unit: 'tsp' }),
      food('vanilla', 'seasoning', 'vanilla-extract', 0.6, { optional: true, unit: 'tsp' }),
      food('berries', 'fruit', 'blueberries strawberries raspberries', 55, {
        least: 30,
        most: 100,
        more: 'fruit',
      }),
      food('sour-cream', 'topping', 'sour-cream greek-yogurt soy-yogurt', 15, {
        optional: true,
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'flour', grams: 17, minutes: 2 },
        steps: [
          'Whisk the {flour, egg, milk, salt} until smooth. Let stand for {~15 min}. Mash the {cheese} with the {sugar, lemon, vanilla}.',
          'Heat a little of the {butter} in a large nonstick skillet over medium heat. Pour in thin layers of batter for {2 each} small pancakes[ {batches}], tilting to spread, and cook on one side only, until the top is dry, {2 min}. Stack them, browned side up.',
          'Spoon the {cheese} onto the browned side of each pancake. Fold the bottom over it, then the sides, and roll up into a packet.',
          'Melt the rest of the {butter} in a large skillet over medium heat. Brown the packets, seam side down first, turning once, until golden and hot inside, {6 min}. Serve with the {berries, sour-cream}.',
        ],
      },
    ],
    keeps: 'Filled blintzes keep 2 days in the refrigerator and freeze for 1 month; brown them when you eat.',
  },
]
