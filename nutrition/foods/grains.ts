import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Grains and cereals: a plain name is the dry food, "cooked" the boiled one. */
export const grains: Food[] = [
  // Quinoa, uncooked
  carbohydrate('quinoa-dry', 'quinoa', '20035', [368, 64.16, 7, 14.12, 6.07, 0.71, null, 5], {
    also: [
      'dry quinoa',
      'uncooked quinoa',
      'raw quinoa',
      'white quinoa',
      'red quinoa',
      'tri-color quinoa',
      'tricolor quinoa',
      'rinsed quinoa',
    ],
    gi: GI.quinoa,
    measures: { cup: 170, tbsp: 10.6, tsp: 3.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Quinoa, cooked
  carbohydrate('quinoa-cooked', 'cooked quinoa', '20137', [120, 21.3, 2.8, 4.4, 1.92, 0.23, 0.87, 7], {
    also: ['leftover quinoa'],
    gi: GI.quinoa,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-white-dry', 'white rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: [
      'rice',
      'long grain white rice',
      'long-grain rice',
      'uncooked rice',
      'dry white rice',
      'uncooked white rice',
      'white long grain rice',
      'american long grain rice',
    ],
    gi: GI.longGrain,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-white-cooked',
    'cooked white rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: [
        'cooked rice',
        'steamed rice',
        'leftover rice',
        'cooked long grain rice',
        'boiled rice',
        'steamed white rice',
      ],
      gi: GI.longGrain,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-basmati-dry', 'basmati rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: ['white basmati rice', 'uncooked basmati rice'],
    gi: GI.basmati,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-basmati-cooked',
    'cooked basmati rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: ['cooked white basmati rice', 'steamed basmati rice'],
      gi: GI.basmati,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-jasmine-dry', 'jasmine rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: ['uncooked jasmine rice', 'thai rice'],
    gi: GI.jasmine,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-jasmine-cooked',
    'cooked jasmine rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: ['steamed jasmine rice'],
      gi: GI.jasmine,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, medium-grain, raw, enriched
  carbohydrate('rice-medium-dry', 'arborio rice', '20050', [360, 79.34, 1.4, 6.61, 0.58, 0.16, null, 1], {
    also: [
      'risotto rice',
      'carnaroli rice',
      'medium grain rice',
      'paella rice',
      'bomba rice',
      'calrose rice',
    ],
    gi: GI.arborio,
    measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, short-grain, raw
  carbohydrate('rice-short-dry', 'sushi rice', '20052', [358, 79.15, 2.8, 6.5, 0.52, 0.14, null, 1], {
    also: ['short grain rice', 'short grain white rice', 'japanese rice'],
    gi: like(GI.whiteRice),
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Rice, white, short-grain, cooked
  carbohydrate(
    'rice-short-cooked',
    'cooked sushi rice',
    '20053',
    [130, 28.73, null, 2.36, 0.19, 0.05, null, 0],
    {
      also: ['cooked short grain rice'],
      gi: like(GI.whiteRice),
      measures: { cup: 186, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, glutinous, raw
  carbohydrate(
    'rice-glutinous-dry',
    'glutinous rice',
    '20054',
    [370, 81.68, 2.8, 6.81, 0.55, 0.11, null, 7],
    {
      also: ['sticky rice', 'sweet rice'],
      gi: GI.glutinousRice,
      measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, parboiled, enriched, dry
  carbohydrate(
    'rice-parboiled-dry',
    'parboiled rice',
    '20046',
    [374, 80.89, 1.8, 7.51, 1.03, 0.29, 0.33, 2],
    {
      also: ['converted rice'],
      gi: GI.parboiled,
      measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, brown, long-grain, raw
  carbohydrate('rice-brown-dry', 'brown rice', '20036', [367, 76.25, 3.6, 7.54, 3.2, 0.59, 0.66, 5], {
    also: [
      'long grain brown rice',
      'brown basmati rice',
      'brown jasmine rice',
      'black rice',
      'forbidden rice',
      'red rice',
      'uncooked brown rice',
      'short grain brown rice',
    ],
    gi: GI.brownRice,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, brown, long-grain, cooked
  carbohydrate(
    'rice-brown-cooked',
    'cooked brown rice',
    '20037',
    [123, 25.58, 1.6, 2.74, 0.97, 0.26, 0.24, 4],
    {
      also: ['steamed brown rice', 'leftover brown rice'],
      gi: GI.brownRice,
      measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Wild rice, raw
  carbohydrate('wild-rice-dry', 'wild rice', '20088', [357, 74.9, 6.2, 14.73, 1.08, 0.16, 2.5, 7], {
    also: ['uncooked wild rice'],
    gi: GI.wildRice,
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Wild rice, cooked
  carbohydrate(
    'wild-rice-cooked',
    'cooked wild rice',
    '20089',
    [101, 21.34, 1.8, 3.99, 0.34, 0.05, 0.73, 3],
    { gi: GI.wildRice, measures: { cup: 164, tbsp: 10.2, tsp: 3.4 }, breaks: ['low-carb', 'keto', 'paleo'] },
  ),
  // Cereals, oats, regular and quick, not fortified, dry
  carbohydrate('oats-rolled', 'rolled oats', '08120', [379, 67.7, 10.1, 13.15, 6.52, 1.11, 0.99, 6], {
    also: [
      'oat',
      'old fashioned oat',
      'old-fashioned rolled oats',
      'porridge oat',
      'oatmeal',
      'jumbo oat',
      'whole oat',
    ],
    gi: GI.rolledOats,
    measures: { cup: 81, tbsp: 5, tsp: 1.7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals, oats, regular and quick, not fortified, dry
  carbohydrate(
    'oats-rolled-gluten-free',
    'gluten-free rolled oats',
    '08120',
    [379, 67.7, 10.1, 13.15, 6.52, 1.11, 0.99, 6],
    {
      also: [
        'certified gluten free oat',
        'gluten free oat',
        'gluten free rolled oat',
        'gluten free old fashioned oat',
      ],
      gi: GI.rolledOats,
      measures: { cup: 81, tbsp: 5.1, tsp: 1.7 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Cereals, QUAKER, Quick Oats, Dry
  carbohydrate('oats-quick', 'quick oats', '08402', [371, 68.18, 9.4, 13.7, 6.87, 1.11, 1.42, 3], {
    also: ['quick cooking oat', 'quick cook oat'],
    gi: like(GI.instantOats),
    measures: { cup: 81, tbsp: 5, tsp: 1.7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals, oats, instant, fortified, plain, dry
  carbohydrate('oats-instant', 'instant oats', '08122', [362, 69.52, 10, 11.92, 6.9, 1.35, 1.5, 220], {
    also: ['instant oatmeal'],
    gi: GI.instantOats,
    measures: { packet: 28 },
    usual: { cup: 81, tbsp: 5, tsp: 1.7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Oats
  carbohydrate('oats-steel-cut', 'steel-cut oats', '20038', [389, 66.27, 10.6, 16.89, 6.9, 1.22, null, 2], {
    also: ['steel cut oat', 'irish oat', 'pinhead oat', 'oat groat'],
    gi: GI.steelCutOats,
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt
  carbohydrate('oats-cooked', 'cooked oatmeal', '08121', [71, 12, 1.7, 2.54, 1.52, 0.31, 0.27, 4], {
    also: ['cooked oat', 'porridge'],
    gi: GI.rolledOats,
    measures: { cup: 234, tbsp: 14.6, tsp: 4.9 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Oat bran, raw
  carbohydrate('oat-bran', 'oat bran', '20033', [246, 66.22, 15.4, 17.3, 7.03, 1.33, 1.45, 4], {
    gi: GI.oatBran,
    measures: { cup: 94, tbsp: 5.9, tsp: 2 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Oat flour, partially debranned
  carbohydrate('oat-flour', 'oat flour', '20132', [404, 65.7, 6.5, 14.66, 9.12, 1.61, 0.8, 19], {
    gi: like(GI.rolledOats),
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Barley, pearled, raw
  carbohydrate('barley-pearled-dry', 'pearl barley', '20005', [352, 77.72, 15.6, 9.91, 1.16, 0.24, 0.8, 9], {
    also: ['barley', 'pearled barley', 'uncooked barley', 'hulled barley', 'quick cooking barley'],
    gi: GI.barley,
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Barley, pearled, cooked
  carbohydrate(
    'barley-cooked',
    'cooked pearl barley',
    '20006',
    [123, 28.22, 3.8, 2.26, 0.44, 0.09, 0.28, 3],
    {
      also: ['cooked barley', 'cooked pearled barley'],
      gi: GI.barley,
      measures: { cup: 157, tbsp: 9.8, tsp: 3.3 },
      allergens: ['gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Bulgur, dry
  carbohydrate('bulgur-dry', 'bulgur', '20012', [342, 75.87, 12.5, 12.29, 1.33, 0.23, 0.41, 17], {
    also: ['bulgur wheat', 'bulghur', 'cracked wheat', 'fine bulgur', 'burghul'],
    gi: GI.bulgur,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bulgur, cooked
  carbohydrate('bulgur-cooked', 'cooked bulgur', '20013', [83, 18.58, 4.5, 3.08, 0.24, 0.04, 0.1, 5], {
    also: ['cooked bulgur wheat'],
    gi: GI.bulgur,
    measures: { cup: 182, tbsp: 8.4, tsp: 2.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Couscous, dry
  carbohydrate('couscous-dry', 'couscous', '20028', [376, 77.43, 5, 12.76, 0.64, 0.12, null, 10], {
    also: ['dry couscous', 'whole wheat couscous', 'pearl couscous', 'israeli couscous', 'giant couscous'],
    gi: GI.couscous,
    measures: { cup: 173, tbsp: 10.8, tsp: 3.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Couscous, cooked
  carbohydrate('couscous-cooked', 'cooked couscous', '20029', [112, 23.22, 1.4, 3.79, 0.16, 0.03, 0.1, 5], {
    also: ['prepared couscous'],
    gi: GI.couscous,
    measures: { cup: 157, tbsp: 9.8, tsp: 3.3 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Spelt, uncooked
  carbohydrate('farro-dry', 'farro', '20140', [338, 70.19, 10.7, 14.57, 2.43, 0.41, 6.82, 8], {
    also: ['spelt', 'spelt berry', 'emmer', 'pearled farro', 'pearled spelt'],
    gi: like(GI.wheatKernels),
    measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Spelt, cooked
  carbohydrate('farro-cooked', 'cooked farro', '20141', [127, 26.44, 3.9, 5.5, 0.85, null, null, 5], {
    also: ['cooked spelt', 'cooked spelt berry'],
    gi: like(GI.wheatKernels),
    measures: { cup: 194, tbsp: 12.1, tsp: 4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Wheat, hard white
  carbohydrate('wheat-berries', 'wheat berries', '20074', [342, 75.9, 12.2, 11.31, 1.71, 0.28, 0.41, 2], {
    also: ['wheat berry', 'kamut', 'freekeh', 'wheat groat'],
    gi: GI.wheatKernels,
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Buckwheat groats, roasted, dry
  carbohydrate(
    'buckwheat-dry',
    'buckwheat groats',
    '20009',
    [346, 74.95, 10.3, 11.73, 2.71, 0.59, null, 11],
    {
      also: ['buckwheat', 'kasha'],
      gi: GI.buckwheat,
      measures: { cup: 164, tbsp: 10.2, tsp: 3.4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Buckwheat groats, roasted, cooked
  carbohydrate(
    'buckwheat-cooked',
    'cooked buckwheat groats',
    '20010',
    [92, 19.94, 2.7, 3.38, 0.62, 0.13, 0.9, 4],
    {
      also: ['cooked buckwheat', 'cooked kasha'],
      gi: GI.buckwheat,
      measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Millet, raw
  carbohydrate('millet-dry', 'millet', '20031', [378, 72.85, 8.5, 11.02, 4.22, 0.72, null, 5], {
    also: ['dry millet'],
    gi: GI.millet,
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Millet, cooked
  carbohydrate('millet-cooked', 'cooked millet', '20032', [119, 23.67, 1.3, 3.51, 1, 0.17, 0.13, 2], {
    gi: GI.millet,
    measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Amaranth, uncooked
  carbohydrate('amaranth-dry', 'amaranth', '20001', [371, 65.25, 6.7, 13.56, 7.02, 1.46, 1.69, 4], {
    also: ['amaranth grain'],
    gi: like(GI.millet),
    measures: { cup: 193, tbsp: 12.1, tsp: 4 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Amaranth grain, cooked
  carbohydrate('amaranth-cooked', 'cooked amaranth', '20002', [102, 18.69, 2.1, 3.8, 1.58, null, null, 6], {
    gi: like(GI.millet),
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Teff, uncooked
  carbohydrate('teff-dry', 'teff', '20142', [367, 73.13, 8, 13.3, 2.38, 0.45, 1.84, 12], {
    gi: like(GI.millet),
    measures: { cup: 193, tbsp: 12.1, tsp: 4 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Sorghum
  carbohydrate('sorghum-dry', 'sorghum', '20067', [329, 72.09, 6.7, 10.62, 3.46, 0.61, 2.53, 2], {
    gi: like(GI.millet),
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rye
  carbohydrate('rye-berries', 'rye berries', '20062', [338, 75.86, 15.1, 10.34, 1.63, 0.2, 0.98, 2], {
    also: ['whole rye'],
    gi: GI.ryeKernels,
    measures: { cup: 169, tbsp: 10.6, tsp: 3.5 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cornmeal, degermed, enriched, yellow
  carbohydrate('polenta-dry', 'polenta', '20022', [370, 79.45, 3.9, 7.11, 1.75, 0.22, 1.61, 7], {
    also: ['cornmeal', 'yellow cornmeal', 'instant polenta', 'corn meal', 'coarse cornmeal', 'fine cornmeal'],
    gi: GI.cornmeal,
    measures: { cup: 157, tbsp: 9.8, tsp: 3.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cereals, corn grits, white, regular and quick, enriched, dry
  carbohydrate('grits-dry', 'grits', '08090', [370, 79.09, 4.6, 7.65, 1.75, 0.34, 0.57, 1], {
    also: ['corn grits', 'hominy grits'],
    gi: GI.cornmeal,
    measures: { cup: 156, tbsp: 9.7, tsp: 3.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cereals, corn grits, white, regular and quick, enriched, cooked with water, without salt
  carbohydrate('grits-cooked', 'cooked grits', '08091', [71, 14.76, 0.8, 1.71, 0.46, 0.07, 0.12, 2], {
    also: ['cooked polenta', 'prepared polenta'],
    gi: GI.cornmeal,
    measures: { cup: 257, tbsp: 16, tsp: 5.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Wheat bran, crude
  carbohydrate('wheat-bran', 'wheat bran', '20077', [216, 64.51, 42.8, 15.55, 4.25, 0.63, 0.41, 2], {
    also: ["miller's bran", 'bran'],
    gi: like(GI.allBran),
    measures: { cup: 58, tbsp: 3.6, tsp: 1.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Wheat germ, crude
  carbohydrate('wheat-germ', 'wheat germ', '20078', [360, 51.8, 13.2, 23.15, 9.72, 1.67, null, 12], {
    also: ['toasted wheat germ'],
    gi: like(GI.wheatKernels),
    measures: { cup: 115, tbsp: 7.2, tsp: 2.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Rice bran, crude
  carbohydrate('rice-bran', 'rice bran', '20060', [316, 49.69, 21, 13.35, 20.85, 4.17, 0.9, 5], {
    gi: GI.riceBran,
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cereals, CREAM OF WHEAT, regular, 10 minute cooking, dry
  carbohydrate('cream-of-wheat', 'cream of wheat', '08102', [370, 76.5, 3.8, 10.5, 1.5, 0.24, 0.2, 7], {
    also: ['farina'],
    gi: GI.creamOfWheat,
    measures: { cup: 173, tbsp: 10.8, tsp: 3.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, granola, homemade
  carbohydrate('granola', 'granola', '08037', [489, 53.88, 8.9, 13.67, 24.31, 3.96, 19.8, 26], {
    also: ['homemade granola', 'low sugar granola'],
    gi: GI.granola,
    measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    allergens: ['peanuts', 'tree-nuts', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S MUESLIX
  carbohydrate('muesli', 'muesli', '08286', [355, 74.9, 7.7, 8.6, 5.4, 0.6, 25.1, 239], {
    gi: GI.muesli,
    measures: { cup: 85, tbsp: 5.3, tsp: 1.8 },
    allergens: ['wheat', 'gluten', 'peanuts', 'tree-nuts'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
  carbohydrate('cornflakes', 'cornflakes', '08020', [357, 84.1, 3.3, 7.5, 0.4, 0.12, 9.5, 729], {
    also: ['corn flake cereal', 'corn flakes'],
    gi: GI.cornflakes,
    measures: { cup: 28, tbsp: 1.8, tsp: 0.6 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original
  carbohydrate('bran-cereal', 'All-Bran cereal', '08001', [259, 74.24, 29.3, 13.14, 4.9, 1.1, 15.69, 258], {
    also: ['all-bran', 'bran cereal'],
    gi: GI.allBran,
    measures: { cup: 62, tbsp: 3.9, tsp: 1.3 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, POST Bran Flakes
  carbohydrate('bran-flakes', 'bran flakes', '08029', [328, 80.5, 18.3, 9.9, 2.1, 0.4, 18.6, 540], {
    also: ['bran flake cereal'],
    gi: GI.branFlakes,
    measures: { cup: 40, tbsp: 2.5, tsp: 0.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, rice, puffed, fortified
  carbohydrate('puffed-rice', 'puffed rice', '08156', [402, 89.8, 1.7, 6.3, 0.5, 0.13, null, 3], {
    also: ['rice krispies', 'rice cereal', 'crisp rice cereal'],
    gi: like(GI.riceCakes),
    measures: { cup: 14, tbsp: 0.9, tsp: 0.3 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, POST, Shredded Wheat, original big biscuit
  carbohydrate('shredded-wheat', 'shredded wheat', '08147', [337, 78.96, 12.4, 11.37, 2.01, 0.41, 0.94, 2], {
    gi: GI.shreddedWheat,
    usual: { piece: 24, cup: 49, tbsp: 3.1, tsp: 1 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
]
