import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Other grains: a plain name is the dry grain, "cooked" the boiled one. */
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
    also: ['leftover quinoa', 'boiled quinoa'],
    gi: GI.quinoa,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Quinoa, uncooked
  carbohydrate('quinoa-flakes', 'quinoa flakes', '20035', [368, 64.16, 7, 14.12, 6.07, 0.71, null, 5], {
    also: ['rolled quinoa'],
    gi: like(GI.quinoa),
    usual: { cup: 100, tbsp: 6.3, tsp: 2.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'whole quinoa',
  }),
  carbohydrate('congee', 'congee', '', [71, 15.7, 0.1, 1.1, 0.1, null, null, 0], {
    also: ['rice porridge', 'rice gruel', 'jook', 'okayu', 'rice congee'],
    gi: GI.congee,
    usual: { cup: 240, bowl: 360 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan, rice gruel',
  }),
  // Barley, pearled, raw
  carbohydrate('barley-pearled-dry', 'pearl barley', '20005', [352, 77.72, 15.6, 9.91, 1.16, 0.24, 0.8, 9], {
    also: ['barley', 'pearled barley', 'uncooked barley', 'quick cooking barley'],
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
      also: ['cooked barley', 'cooked pearled barley', 'boiled barley', 'boiled pearl barley'],
      gi: GI.barley,
      measures: { cup: 157, tbsp: 9.8, tsp: 3.3 },
      allergens: ['gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Barley, pearled, raw
  carbohydrate('barley-flakes', 'barley flakes', '20005', [352, 77.72, 15.6, 9.91, 1.16, 0.24, 0.8, 9], {
    also: ['rolled barley'],
    gi: like(GI.barleyPorridge),
    usual: { cup: 100, tbsp: 6.3, tsp: 2.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'pearl barley',
  }),
  // Barley, hulled
  carbohydrate('barley-hulled-dry', 'hulled barley', '20004', [354, 73.48, 17.3, 12.48, 2.3, 0.48, 0.8, 12], {
    also: ['barley groat', 'pot barley'],
    gi: GI.barley,
    measures: { cup: 184, tbsp: 11.5, tsp: 3.8 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
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
    also: ['cooked bulgur wheat', 'boiled bulgur'],
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
    standIn: 'spelt',
  }),
  // Spelt, cooked
  carbohydrate('farro-cooked', 'cooked farro', '20141', [127, 26.44, 3.9, 5.5, 0.85, null, null, 5], {
    also: ['cooked spelt', 'cooked spelt berry'],
    gi: like(GI.wheatKernels),
    measures: { cup: 194, tbsp: 12.1, tsp: 4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spelt',
  }),
  // Wheat, hard white
  carbohydrate('wheat-berries', 'wheat berries', '20074', [342, 75.9, 12.2, 11.31, 1.71, 0.28, 0.41, 2], {
    also: ['wheat berry', 'wheat groat'],
    gi: GI.wheatKernels,
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Wheat, KAMUT khorasan, uncooked
  carbohydrate('kamut-dry', 'kamut', '20138', [337, 70.58, 11.1, 14.54, 2.13, 0.2, 7.84, 5], {
    also: ['khorasan wheat', 'kamut berry'],
    gi: like(GI.wheatKernels),
    measures: { cup: 186, tbsp: 11.6, tsp: 3.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Wheat, KAMUT khorasan, cooked
  carbohydrate('kamut-cooked', 'cooked kamut', '20139', [132, 27.6, 4.3, 5.71, 0.83, 0.08, 3.07, 8], {
    also: ['cooked khorasan wheat'],
    gi: like(GI.wheatKernels),
    measures: { cup: 172, tbsp: 10.8, tsp: 3.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Wheat, hard white
  carbohydrate('freekeh-dry', 'freekeh', '20074', [342, 75.9, 12.2, 11.31, 1.71, 0.28, 0.41, 2], {
    also: ['cracked freekeh', 'farik'],
    gi: like(GI.bulgur),
    usual: { cup: 160, tbsp: 10, tsp: 3.3 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'wheat berries',
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
  // Teff, cooked
  carbohydrate('teff-cooked', 'cooked teff', '20143', [101, 19.86, 2.8, 3.87, 0.65, null, null, 8], {
    also: ['teff porridge'],
    gi: like(GI.millet),
    measures: { cup: 252, tbsp: 15.8, tsp: 5.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Millet, raw
  carbohydrate('fonio-dry', 'fonio', '20031', [378, 72.85, 8.5, 11.02, 4.22, 0.72, null, 5], {
    also: ['dry fonio', 'acha'],
    gi: like(GI.millet),
    usual: { cup: 180, tbsp: 11.3, tsp: 3.8 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'millet',
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
  // Rye
  carbohydrate('rye-flakes', 'rye flakes', '20062', [338, 75.86, 15.1, 10.34, 1.63, 0.2, 0.98, 2], {
    also: ['rolled rye'],
    gi: like(GI.ryeKernels),
    usual: { cup: 100, tbsp: 6.3, tsp: 2.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'whole rye',
  }),
  // Triticale
  carbohydrate('triticale', 'triticale', '20069', [336, 72.13, null, 13.05, 2.09, 0.37, null, 5], {
    also: ['triticale berry'],
    gi: like(GI.ryeKernels),
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cornmeal, degermed, enriched, yellow
  carbohydrate('polenta-dry', 'polenta', '20022', [370, 79.45, 3.9, 7.11, 1.75, 0.22, 1.61, 7], {
    also: ['cornmeal', 'yellow cornmeal', 'instant polenta', 'corn meal', 'coarse cornmeal', 'fine cornmeal'],
    gi: GI.cornmeal,
    measures: { cup: 157, tbsp: 9.8, tsp: 3.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cereals, corn grits, yellow, regular, quick, enriched, cooked with water, with salt
  carbohydrate('polenta-cooked', 'cooked polenta', '08165', [65, 13.86, 0.7, 1.23, 0.39, 0.06, 0.09, 223], {
    also: ['prepared polenta', 'polenta log', 'ready made polenta', 'soft polenta'],
    gi: GI.cornmeal,
    measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'cooked corn grits',
  }),
  // Cornmeal, whole-grain, yellow
  carbohydrate(
    'cornmeal-whole',
    'whole-grain cornmeal',
    '20020',
    [362, 76.89, 7.3, 8.12, 3.59, 0.51, 0.64, 35],
    {
      also: ['stone ground cornmeal', 'wholegrain cornmeal', 'blue cornmeal'],
      gi: GI.cornmeal,
      measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Cereals, corn grits, white, regular and quick, enriched, dry
  carbohydrate('grits-dry', 'grits', '08090', [370, 79.09, 4.6, 7.65, 1.75, 0.34, 0.57, 1], {
    also: ['corn grits', 'hominy grits'],
    gi: GI.cornmeal,
    measures: { cup: 156, tbsp: 9.7, tsp: 3.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Cereals, corn grits, white, regular and quick, enriched, cooked with water, without salt
  carbohydrate('grits-cooked', 'cooked grits', '08091', [71, 14.76, 0.8, 1.71, 0.46, 0.07, 0.12, 2], {
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
    gi: like(GI.wheatKernels),
    measures: { cup: 115, tbsp: 7.2, tsp: 2.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, wheat germ, toasted, plain
  carbohydrate(
    'wheat-germ-toasted',
    'toasted wheat germ',
    '08084',
    [382, 49.6, 15.1, 29.1, 10.7, 1.83, 7.8, 4],
    {
      gi: like(GI.wheatKernels),
      measures: { cup: 113, tbsp: 7.1, tsp: 2.4 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice bran, crude
  carbohydrate('rice-bran', 'rice bran', '20060', [316, 49.69, 21, 13.35, 20.85, 4.17, 0.9, 5], {
    gi: GI.riceBran,
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
]
