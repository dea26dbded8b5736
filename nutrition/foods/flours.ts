import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Flours and starches. */
export const flours: Food[] = [
  // Wheat flour, white, all-purpose, enriched, bleached
  carbohydrate(
    'flour-all-purpose',
    'all-purpose flour',
    '20081',
    [364, 76.31, 2.7, 10.33, 0.98, 0.15, 0.27, 2],
    {
      also: [
        'flour',
        'plain flour',
        'white flour',
        'wheat flour',
        'all purpose flour',
        'unbleached all-purpose flour',
        'ap flour',
        'pastry flour',
      ],
      gi: like(GI.whiteBread),
      measures: { cup: 125, tbsp: 7.8, tsp: 2.6 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Wheat flour, whole-grain
  carbohydrate(
    'flour-whole-wheat',
    'whole wheat flour',
    '20080',
    [340, 71.97, 10.7, 13.21, 2.5, 0.43, 0.41, 2],
    {
      also: [
        'wholemeal flour',
        'whole wheat pastry flour',
        'white whole wheat flour',
        'wholewheat flour',
        'atta',
      ],
      gi: like(GI.wholemealBread),
      measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Wheat flour, white, bread, enriched
  carbohydrate('flour-bread', 'bread flour', '20083', [361, 72.53, 2.4, 11.98, 1.66, 0.24, 0.31, 2], {
    also: ['strong flour', 'strong white flour'],
    gi: like(GI.whiteBread),
    measures: { cup: 137, tbsp: 8.6, tsp: 2.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Wheat flour, white, cake, enriched
  carbohydrate('flour-cake', 'cake flour', '20084', [362, 78.03, 1.7, 8.2, 0.86, 0.13, 0.31, 2], {
    gi: like(GI.whiteBread),
    measures: { cup: 137, tbsp: 8.6, tsp: 2.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Wheat flour, white, all-purpose, self-rising, enriched
  carbohydrate(
    'flour-self-rising',
    'self-rising flour',
    '20082',
    [354, 74.22, 2.7, 9.89, 0.97, 0.15, 0.22, 1193],
    {
      also: ['self raising flour'],
      gi: like(GI.whiteBread),
      measures: { cup: 125, tbsp: 7.8, tsp: 2.6 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Semolina, enriched
  carbohydrate('semolina', 'semolina', '20066', [360, 72.83, 3.9, 12.68, 1.05, 0.15, null, 1], {
    also: ['semolina flour'],
    gi: GI.semolina,
    measures: { cup: 167, tbsp: 10.4, tsp: 3.5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Rye flour, medium
  carbohydrate('flour-rye', 'rye flour', '20064', [349, 75.43, 11.8, 10.88, 1.52, 0.18, 1.1, 2], {
    also: ['dark rye flour', 'medium rye flour'],
    gi: like(GI.ryeBread),
    measures: { cup: 102, tbsp: 6.4, tsp: 2.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Spelt, uncooked
  carbohydrate('flour-spelt', 'spelt flour', '20140', [338, 70.19, 10.7, 14.57, 2.43, 0.41, 6.82, 8], {
    also: ['wholegrain spelt flour'],
    gi: like(GI.speltBread),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Buckwheat flour, whole-groat
  carbohydrate('flour-buckwheat', 'buckwheat flour', '20011', [335, 70.59, 10, 12.62, 3.1, 0.68, 2.6, 11], {
    gi: like(GI.buckwheat),
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice flour, white
  carbohydrate('flour-rice', 'rice flour', '20061', [366, 80.13, 2.4, 5.95, 1.42, 0.39, 0.12, 0], {
    also: ['white rice flour', 'glutinous rice flour', 'sweet rice flour'],
    gi: like(GI.whiteRice),
    measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Rice flour, brown
  carbohydrate(
    'flour-brown-rice',
    'brown rice flour',
    '20090',
    [363, 76.48, 4.6, 7.23, 2.78, 0.56, 0.66, 8],
    {
      gi: like(GI.brownRice),
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Corn flour, masa, enriched, white
  carbohydrate('flour-corn', 'masa harina', '20017', [363, 76.59, 6.4, 8.46, 3.69, 0.53, 1.61, 5], {
    also: ['masa', 'corn masa flour', 'corn flour masa', 'corn flour'],
    gi: like(GI.cornTortilla),
    measures: { cup: 114, tbsp: 7.1, tsp: 2.4 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Nuts, almonds, blanched
  carbohydrate('flour-almond', 'almond flour', '12062', [590, 18.67, 9.9, 21.4, 52.52, 3.95, 4.63, 19], {
    also: [
      'blanched almond flour',
      'ground almond',
      'almond meal',
      'finely ground almond flour',
      'superfine almond flour',
    ],
    gi: like(GI.cashews),
    usual: { cup: 96, tbsp: 6, tsp: 2 },
    allergens: ['tree-nuts'],
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  carbohydrate('flour-coconut', 'coconut flour', '', UNKNOWN, { usual: { cup: 112, tbsp: 7, tsp: 2.3 } }),
  // Potato flour
  carbohydrate('flour-potato', 'potato flour', '11413', [357, 83.1, 5.9, 6.9, 0.34, 0.09, 3.52, 55], {
    gi: like(GI.mashedPotato),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Millet flour
  carbohydrate('flour-millet', 'millet flour', '20647', [382, 75.12, 3.5, 10.75, 4.25, 0.54, 1.66, 4], {
    gi: like(GI.millet),
    measures: { cup: 119, tbsp: 7.4, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Sorghum flour
  carbohydrate('flour-sorghum', 'sorghum flour', '20648', [359, 76.64, 6.6, 8.43, 3.34, 0.53, 1.94, 3], {
    gi: like(GI.millet),
    measures: { cup: 121, tbsp: 7.6, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cornstarch
  carbohydrate('cornstarch', 'cornstarch', '20027', [381, 91.27, 0.9, 0.26, 0.05, 0.01, 0, 9], {
    also: ['corn starch', 'cornflour', 'potato starch'],
    gi: like(GI.whiteBread),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    breaks: ['keto', 'paleo'],
  }),
  // Arrowroot flour
  carbohydrate('arrowroot', 'arrowroot powder', '20003', [357, 88.15, 3.4, 0.3, 0.1, 0.02, null, 2], {
    also: ['arrowroot', 'arrowroot starch', 'arrowroot flour'],
    gi: like(GI.tapioca),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    breaks: ['low-gi', 'keto'],
  }),
  // Tapioca, pearl, dry
  carbohydrate('tapioca', 'tapioca starch', '20068', [358, 88.69, 0.9, 0.19, 0.02, 0.01, 3.35, 1], {
    also: ['tapioca flour', 'tapioca pearl', 'tapioca', 'cassava flour'],
    gi: GI.tapioca,
    measures: { cup: 152 },
    usual: { tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-gi', 'keto'],
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  carbohydrate('psyllium', 'psyllium husk', '', UNKNOWN, {
    also: ['psyllium husk powder', 'psyllium powder', 'psyllium'],
    usual: { tbsp: 5, tsp: 1.7, cup: 80 },
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  carbohydrate('gluten-free-flour', 'gluten-free flour blend', '', UNKNOWN, {
    also: [
      'gluten free flour',
      'gluten free all purpose flour',
      'gf flour',
      'gluten free all-purpose flour blend',
      '1 to 1 gluten free flour',
    ],
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
]
