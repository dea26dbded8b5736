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
        'seasoned flour',
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
        'wholemeal self raising flour',
        'whole wheat self rising flour',
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
    also: ['strong flour', 'strong white flour', 'strong bread flour', 'strong white bread flour'],
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
    also: ['medium rye flour'],
    gi: like(GI.ryeBread),
    measures: { cup: 102, tbsp: 6.4, tsp: 2.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Rye flour, dark
  carbohydrate('flour-rye-dark', 'dark rye flour', '20063', [325, 68.63, 23.8, 15.91, 2.22, 0.27, 2.31, 2], {
    also: ['whole rye flour', 'wholemeal rye flour'],
    gi: like(GI.ryeBread),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Rye flour, light
  carbohydrate('flour-rye-light', 'light rye flour', '20065', [357, 76.68, 8, 9.82, 1.33, 0.15, 0.93, 2], {
    also: ['white rye flour'],
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
    standIn: 'spelt',
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
  // Corn flour, masa, enriched, yellow
  carbohydrate(
    'flour-masa-yellow',
    'yellow masa harina',
    '20317',
    [363, 76.59, 6.4, 8.46, 3.69, 0.53, null, 5],
    {
      also: ['yellow masa'],
      gi: like(GI.cornTortilla),
      measures: { cup: 114, tbsp: 7.1, tsp: 2.4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Cornmeal, degermed, enriched, yellow
  carbohydrate('arepa-flour', 'precooked cornmeal', '20022', [370, 79.45, 3.9, 7.11, 1.75, 0.22, 1.61, 7], {
    also: ['masarepa', 'harina pan', 'arepa flour', 'precooked corn flour'],
    gi: like(GI.cornmeal),
    usual: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'degermed cornmeal',
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
    standIn: 'blanched almonds',
  }),
  // Nuts, hazelnuts or filberts
  carbohydrate('flour-hazelnut', 'hazelnut flour', '12120', [628, 16.7, 9.7, 14.95, 60.75, 4.46, 4.34, 0], {
    also: ['ground hazelnut', 'hazelnut meal'],
    gi: like(GI.cashews),
    measures: { cup: 75, tbsp: 4.7, tsp: 1.6 },
    allergens: ['tree-nuts'],
  }),
  carbohydrate('flour-coconut', 'coconut flour', '', [438, 58.9, 34.2, 16.1, 15.3, null, null, null], {
    gi: like(GI.sucrose),
    usual: { cup: 112, tbsp: 7, tsp: 2.3 },
    source: 'USDA FoodData Central, Foundation Foods, flour, coconut (2515382)',
  }),
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
    also: ['corn starch', 'cornflour'],
    gi: like(GI.whiteBread),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    breaks: ['keto', 'paleo'],
  }),
  // Cornstarch
  carbohydrate('potato-starch', 'potato starch', '20027', [381, 91.27, 0.9, 0.26, 0.05, 0.01, 0, 9], {
    also: ['potato starch flour'],
    gi: like(GI.bakedPotato),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'cornstarch',
  }),
  // Cornstarch
  carbohydrate('custard-powder', 'custard powder', '20027', [381, 91.27, 0.9, 0.26, 0.05, 0.01, 0, 9], {
    also: ["bird's custard powder"],
    gi: like(GI.whiteBread),
    usual: { cup: 128, tbsp: 8, tsp: 2.7 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'cornstarch',
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
    also: ['tapioca flour', 'tapioca'],
    gi: GI.tapioca,
    measures: { cup: 152 },
    usual: { tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-gi', 'keto'],
  }),
  // Tapioca, pearl, dry
  carbohydrate('tapioca-pearls', 'tapioca pearls', '20068', [358, 88.69, 0.9, 0.19, 0.02, 0.01, 3.35, 1], {
    also: [
      'tapioca pearl',
      'pearl tapioca',
      'instant tapioca',
      'quick cooking tapioca',
      'boba',
      'minute tapioca',
      'sago',
      'sago pearl',
      'sabudana',
    ],
    gi: GI.tapioca,
    measures: { cup: 152, tbsp: 9.5, tsp: 3.2 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  carbohydrate('psyllium', 'psyllium husk', '', UNKNOWN, {
    also: ['psyllium husk powder', 'psyllium powder', 'psyllium'],
    usual: { tbsp: 5, tsp: 1.7, cup: 80 },
  }),
  // Rice flour, white
  carbohydrate(
    'gluten-free-flour',
    'gluten-free flour blend',
    '20061',
    [366, 80.13, 2.4, 5.95, 1.42, 0.39, 0.12, 0],
    {
      also: [
        'gluten free flour',
        'gluten free all purpose flour',
        'gf flour',
        'gluten free all-purpose flour blend',
        '1 to 1 gluten free flour',
      ],
      gi: like(GI.whiteRice),
      usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'white rice flour',
    },
  ),
  // Barley flour or meal
  carbohydrate('flour-barley', 'barley flour', '20130', [345, 74.52, 10.1, 10.5, 1.6, 0.34, 0.8, 4], {
    also: ['barley meal'],
    gi: like(GI.barleyPorridge),
    measures: { cup: 148, tbsp: 9.2, tsp: 3.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Corn flour, whole-grain, yellow
  carbohydrate(
    'flour-corn-whole',
    'whole-grain corn flour',
    '20016',
    [361, 76.85, 7.3, 6.93, 3.86, 0.54, 0.64, 5],
    {
      also: ['fine corn flour', 'yellow corn flour'],
      gi: like(GI.cornmeal),
      measures: { cup: 117, tbsp: 7.3, tsp: 2.4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Triticale flour, whole-grain
  carbohydrate(
    'flour-triticale',
    'triticale flour',
    '20070',
    [338, 73.14, 14.6, 13.18, 1.81, 0.32, null, 2],
    {
      gi: like(GI.ryeBread),
      measures: { cup: 130, tbsp: 8.1, tsp: 2.7 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Teff, uncooked
  carbohydrate('flour-teff', 'teff flour', '20142', [367, 73.13, 8, 13.3, 2.38, 0.45, 1.84, 12], {
    gi: like(GI.millet),
    usual: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'whole teff',
  }),
  // Quinoa, uncooked
  carbohydrate('flour-quinoa', 'quinoa flour', '20035', [368, 64.16, 7, 14.12, 6.07, 0.71, null, 5], {
    gi: like(GI.quinoa),
    usual: { cup: 112, tbsp: 7, tsp: 2.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'whole quinoa',
  }),
  // Amaranth, uncooked
  carbohydrate('flour-amaranth', 'amaranth flour', '20001', [371, 65.25, 6.7, 13.56, 7.02, 1.46, 1.69, 4], {
    gi: like(GI.millet),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'whole amaranth',
  }),
  // Tapioca, pearl, dry
  carbohydrate('flour-cassava', 'cassava flour', '20068', [358, 88.69, 0.9, 0.19, 0.02, 0.01, 3.35, 1], {
    also: ['yuca flour', 'manioc flour', 'tapioca cassava flour', 'gari'],
    gi: like(GI.tapioca),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto'],
    standIn: 'tapioca',
  }),
  carbohydrate('flour-lupin', 'lupin flour', '', UNKNOWN, {
    also: ['lupini flour'],
    usual: { cup: 100, tbsp: 6.3, tsp: 2.1 },
    breaks: ['paleo'],
  }),
  // Barley malt flour
  carbohydrate('malt-flour', 'barley malt flour', '20131', [361, 78.3, 7.1, 10.28, 1.84, 0.39, 0.8, 11], {
    also: ['malt flour', 'diastatic malt powder'],
    gi: like(GI.maltose),
    measures: { cup: 162, tbsp: 10.1, tsp: 3.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Nuts, chestnuts, european, dried, peeled
  carbohydrate('flour-chestnut', 'chestnut flour', '12100', [369, 78.43, null, 5.01, 3.91, 0.74, null, 37], {
    gi: like(GI.boiledSweetPotato),
    usual: { cup: 110, tbsp: 6.9, tsp: 2.3 },
    allergens: ['tree-nuts'],
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'dried chestnuts',
  }),
  carbohydrate('flour-banana', 'green banana flour', '', UNKNOWN, {
    also: ['banana flour', 'plantain flour', 'green plantain flour'],
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto'],
  }),
]
