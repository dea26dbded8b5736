import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Jams, gelatin, marshmallows and caramel. */
export const jamsAndSweets: Food[] = [
  // Jams and preserves
  other('jam', 'jam', '19297', [278, 68.86, 1.1, 0.37, 0.07, 0.01, 48.5, 32], {
    also: [
      'fruit preserve',
      'strawberry jam',
      'fruit jam',
      'preserve',
      'raspberry jam',
      'fruit spread',
      'fig jam',
    ],
    gi: GI.strawberryJam,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    usual: { jar: 340 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Jellies
  other('jelly', 'jelly', '19300', [266, 69.95, 1, 0.15, 0.02, 0.01, 51.22, 30], {
    also: [
      'grape jelly',
      'redcurrant jelly',
      'apple jelly',
      'currant jelly',
      'mint jelly',
      'hot pepper jelly',
      'pepper jelly',
    ],
    gi: like(GI.strawberryJam),
    measures: { packet: 14 },
    usual: { tbsp: 21, tsp: 7, cup: 336, jar: 510 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Candies, marshmallows
  other('marshmallows', 'marshmallows', '19116', [318, 81.3, 0.1, 1.8, 0.2, 0.06, 57.56, 80], {
    also: ['marshmallow', 'regular marshmallow'],
    gi: like(GI.sucrose),
    measures: { cup: 50, piece: 7.2, tbsp: 3.1, tsp: 1 },
    breaks: ['vegetarian', 'vegan', 'low-carb', 'keto', 'paleo'],
  }),
  // Candies, marshmallows
  other('marshmallows-mini', 'mini marshmallows', '19116', [318, 81.3, 0.1, 1.8, 0.2, 0.06, 57.56, 80], {
    also: ['mini marshmallow', 'miniature marshmallow'],
    gi: like(GI.sucrose),
    measures: { cup: 50, tbsp: 3.1, tsp: 1, piece: 0.7 },
    breaks: ['vegetarian', 'vegan', 'low-carb', 'keto', 'paleo'],
  }),
  // Candies, caramels
  other('caramels', 'caramels', '19074', [382, 77, 0, 4.6, 8.1, 2.48, 65.5, 245], {
    also: ['caramel candy', 'soft caramel'],
    gi: like(GI.sucrose),
    measures: { package: 71, piece: 10.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Toppings, butterscotch or caramel
  other('caramel-sauce', 'caramel sauce', '19364', [216, 57.01, 0, 1.21, 0, 0, 57, 341], {
    also: ['caramel topping', 'butterscotch sauce'],
    gi: like(GI.sucrose),
    measures: { cup: 328, tbsp: 20.5, tsp: 6.8 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Jams and preserves, apricot
  other('apricot-jam', 'apricot jam', '19719', [242, 64.4, 0.3, 0.7, 0.2, 0.01, 43.4, 40], {
    also: ['apricot preserve'],
    gi: GI.apricotSpread,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Marmalade, orange
  other('marmalade', 'orange marmalade', '19303', [246, 66.3, 0.7, 0.3, 0, 0, 60, 56], {
    also: ['marmalade'],
    gi: GI.marmalade,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Fruit butters, apple
  other('apple-butter', 'apple butter', '19294', [173, 42.47, 1.5, 0.39, 0.3, 0.05, 35.3, 15], {
    gi: like(GI.apple),
    measures: { cup: 282, tbsp: 17, tsp: 5.7 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  other('jam-sugar-free', 'sugar-free jam', '', UNKNOWN, {
    also: [
      'sugar free preserves',
      'no sugar added jam',
      'sugar free jelly',
      'sugar free strawberry jam',
      'sugar free raspberry jam',
    ],
    usual: { tbsp: 18, tsp: 6, cup: 288 },
  }),
  // Gelatins, dry powder, unsweetened
  other('gelatin', 'unflavored gelatin', '19177', [335, 0, 0, 85.6, 0.1, 0.07, 0, 196], {
    also: [
      'gelatin',
      'gelatine',
      'gelatin powder',
      'powdered gelatin',
      'collagen peptide',
      'collagen powder',
      'collagen',
    ],
    measures: { packet: 7, envelope: 7 },
    usual: { tbsp: 7, tsp: 2.3, sheet: 2, scoop: 10, cup: 112 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pectin, unsweetened, dry mix
  other('pectin', 'pectin', '19310', [325, 90.4, 8.6, 0.3, 0.3, 0.05, null, 200], {
    also: ['powdered pectin', 'fruit pectin', 'pectin powder'],
    gi: like(GI.apple),
    measures: { package: 50 },
  }),
  // Gelatin desserts, dry mix
  other('gelatin-dessert', 'fruit gelatin powder', '19172', [381, 90.5, 0, 7.8, 0, 0, 86.04, 466], {
    also: ['jello', 'jell o', 'gelatin dessert mix', 'flavored gelatin'],
    gi: like(GI.sucrose),
    measures: { package: 85 },
    breaks: ['vegetarian', 'vegan', 'low-carb', 'keto', 'paleo'],
  }),
  // Gelatin desserts, dry mix, reduced calorie, with aspartame, no added sodium
  other(
    'gelatin-dessert-light',
    'sugar-free fruit gelatin powder',
    '19704',
    [345, 33.3, 0, 55.3, 0, 0, null, 158],
    {
      also: ['sugar free jello', 'sugar free jell o', 'sugar free gelatin'],
      gi: like(GI.glucose),
      measures: { cup: 144, tbsp: 9, tsp: 3, package: 10 },
      breaks: ['vegetarian', 'vegan'],
    },
  ),
  // Pie fillings, apple, canned
  other('pie-filling-apple', 'apple pie filling', '19312', [100, 26.1, 1, 0.1, 0.1, 0, 13.8, 47], {
    also: ['canned apple pie filling'],
    gi: like(GI.sucrose),
    usual: { can: 595, cup: 255, tbsp: 16 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Pie fillings, canned, cherry
  other('pie-filling-cherry', 'cherry pie filling', '19314', [115, 28, 0.6, 0.37, 0.07, 0.02, null, 18], {
    also: ['canned cherry pie filling'],
    gi: like(GI.sucrose),
    usual: { can: 595, cup: 264, tbsp: 16.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Pie fillings, blueberry, canned
  other(
    'pie-filling-blueberry',
    'blueberry pie filling',
    '44158',
    [181, 44.38, 2.6, 0.41, 0.2, 0, 37.75, 12],
    {
      also: ['canned blueberry pie filling'],
      gi: like(GI.sucrose),
      measures: { cup: 262, tbsp: 16.4 },
      usual: { can: 595 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Marmalade, orange
  other('lemon-curd', 'lemon curd', '19303', [246, 66.3, 0.7, 0.3, 0, 0, 60, 56], {
    also: ['lime curd', 'fruit curd'],
    gi: like(GI.sucrose),
    usual: { cup: 300, tbsp: 19, tsp: 6.3, jar: 320 },
    allergens: ['eggs', 'dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'marmalade',
  }),
]
