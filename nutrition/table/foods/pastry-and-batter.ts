import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Pastry, doughs, batters and quick breads. */
export const pastryAndBatter: Food[] = [
  // Croissants, butter
  carbohydrate('croissant', 'croissant', '18239', [406, 45.8, 2.6, 8.2, 21, 11.66, 11.26, 467], {
    also: ['butter croissant'],
    gi: GI.croissant,
    measures: { small: 42, medium: 57, large: 67, piece: 57 },
    allergens: ['dairy', 'eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Phyllo dough
  carbohydrate('phyllo', 'phyllo dough', '18338', [299, 52.6, 1.9, 7.1, 6, 1.47, 0.18, 483], {
    also: ['filo pastry', 'phyllo', 'filo', 'phyllo sheet', 'filo dough'],
    gi: like(GI.whiteBread),
    measures: { sheet: 19, piece: 19 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Puff pastry, frozen, ready-to-bake
  carbohydrate('puff-pastry', 'puff pastry', '18337', [551, 45.1, 1.5, 7.3, 38.1, 9.64, 0.74, 249], {
    also: ['puff pastry sheet'],
    gi: like(GI.croissant),
    usual: { sheet: 245 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Pie crust, standard-type, frozen, ready-to-bake, enriched
  carbohydrate('pie-crust', 'pie crust', '18334', [457, 48.62, 2.5, 6.16, 26.07, 8.16, 3.72, 409], {
    also: ['pastry crust', 'shortcrust pastry'],
    gi: like(GI.cracker),
    measures: { piece: 173 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  carbohydrate('pizza-dough', 'pizza dough', '', [268, 51.1, 2.3, 9.1, 3, null, null, 510], {
    also: ['pizza crust', 'pizza base', 'prepared pizza dough', 'refrigerated pizza dough'],
    gi: like(GI.whiteBread),
    usual: { package: 390, piece: 283, ball: 250 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan 2015, 01076',
    standIn: 'pizza crust',
  }),
  // Bread, cornbread, dry mix, enriched (includes corn muffin mix)
  carbohydrate('cornbread-mix', 'cornbread mix', '18022', [418, 69.5, 6.5, 7, 12.2, 3.09, 20.34, 817], {
    also: ['corn muffin mix'],
    gi: like(GI.cornmeal),
    measures: { package: 241 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, cornbread, prepared from recipe, made with low fat (2%) milk
  carbohydrate('cornbread', 'cornbread', '18024', [266, 43.5, null, 6.7, 7.1, 1.56, null, 658], {
    also: ['cornbread muffin', 'corn bread'],
    gi: like(GI.cornmeal),
    measures: { piece: 65 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread stuffing, bread, dry mix
  carbohydrate('stuffing-mix', 'stuffing mix', '18081', [386, 76.2, 3.2, 11, 3.4, 0.85, 8.27, 1405], {
    also: ['dry bread stuffing', 'bread stuffing mix'],
    gi: like(GI.whiteBread),
    measures: { package: 170 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Biscuits, plain or buttermilk, prepared from recipe
  carbohydrate('biscuit-baked', 'biscuits', '18016', [353, 44.6, 1.5, 7, 16.3, 4.32, 2.18, 580], {
    also: ['buttermilk biscuit', 'american biscuit'],
    gi: like(GI.muffin),
    measures: { piece: 101, small: 14 },
    allergens: ['wheat', 'gluten', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // PILLSBURY GRANDS, Buttermilk Biscuits, refrigerated dough
  carbohydrate(
    'biscuit-dough',
    'refrigerated biscuit dough',
    '18633',
    [293, 42.41, 1.5, 6.16, 11.34, 4.07, 4.6, 1066],
    {
      also: ['biscuit dough', 'canned biscuit dough', 'refrigerated biscuit'],
      gi: like(GI.whiteBread),
      measures: { piece: 34 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Waffles, plain, frozen, ready-to-heat
  carbohydrate('waffles', 'frozen waffles', '18365', [285, 42.98, 2.2, 6.47, 9.7, 1.53, 4.91, 638], {
    also: ['waffle', 'plain waffle'],
    gi: like(GI.whiteBread),
    measures: { piece: 35 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Pancakes, plain, dry mix, complete (includes buttermilk)
  carbohydrate('pancake-mix', 'pancake mix', '18289', [368, 73.65, 2.9, 9.77, 3.1, 0.82, 16.03, 1082], {
    also: ['bisquick', 'baking mix', 'pancake and waffle mix'],
    gi: like(GI.whiteBread),
    measures: { cup: 156.2, tbsp: 9.8, tsp: 3.3 },
    allergens: ['wheat', 'gluten', 'dairy', 'eggs'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Muffins, plain, prepared from recipe, made with low fat (2%) milk
  carbohydrate('muffin-plain', 'plain muffin', '18273', [296, 41.4, 2.7, 6.9, 11.4, 2.16, null, 467], {
    also: ['muffin'],
    gi: GI.muffin,
    measures: { piece: 57 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
]
