import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fat = foodIn('fat')
const other = foodIn('other')
const carbohydrate = foodIn('carbohydrate')

/** Nuts, seeds, their butters, and coconut. */
export const nutsAndSeeds: Food[] = [
  // Nuts, almonds
  fat('almonds', 'almonds', '12061', [579, 21.55, 12.5, 21.15, 49.93, 3.8, 4.35, 1], {
    also: [
      'almond',
      'raw almond',
      'whole almond',
      'sliced almond',
      'slivered almond',
      'flaked almond',
      'chopped almond',
      'almond flake',
      'marcona almond',
    ],
    gi: like(GI.cashews),
    measures: {
      cup: 143,
      'cup sliced': 92,
      'cup slivered': 108,
      'cup flaked': 92,
      'cup chopped': 143,
      piece: 1.2,
      tbsp: 9,
      tsp: 3,
    },
    allergens: ['tree-nuts'],
    asBought: { with: 'shell', edible: 0.4, source: 'USDA Standard Reference, refuse 60% (shell)' },
  }),
  // Nuts, almonds, blanched
  fat('almonds-blanched', 'blanched almonds', '12062', [590, 18.67, 9.9, 21.4, 52.52, 3.95, 4.63, 19], {
    also: ['blanched almond', 'skinless almond', 'slivered blanched almond', 'blanched slivered almond'],
    gi: like(GI.cashews),
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, almonds, dry roasted, without salt added
  fat('almonds-roasted', 'dry-roasted almonds', '12063', [598, 21.01, 10.9, 20.96, 52.54, 4.09, 4.86, 3], {
    also: ['roasted almond', 'toasted almond', 'smoked almond'],
    gi: like(GI.cashews),
    measures: { cup: 138, tbsp: 8.6, tsp: 2.9 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, walnuts, english
  fat('walnuts', 'walnuts', '12155', [654, 13.71, 6.7, 15.23, 65.21, 6.13, 2.61, 2], {
    also: ['walnut', 'chopped walnut', 'walnut halve', 'walnut piece'],
    gi: like(GI.cashews),
    measures: { cup: 117, 'cup halves': 100, tbsp: 7.3, tsp: 2.4 },
    usual: { piece: 4 },
    allergens: ['tree-nuts'],
    asBought: { with: 'shell', edible: 0.45, source: 'USDA Standard Reference, refuse 55% (shell)' },
  }),
  // Nuts, walnuts, black, dried
  fat('walnuts-black', 'black walnuts', '12154', [619, 9.58, 6.8, 24.06, 59.33, 3.48, 1.1, 2], {
    also: ['black walnut'],
    measures: { cup: 125, tbsp: 7.8, tsp: 2.6 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, pecans
  fat('pecans', 'pecans', '12142', [691, 13.86, 9.6, 9.17, 71.97, 6.18, 3.97, 0], {
    also: ['pecan', 'pecan halve'],
    measures: { cup: 109, 'cup halves': 99, tbsp: 6.8, tsp: 2.3 },
    usual: { piece: 1.5 },
    allergens: ['tree-nuts'],
    asBought: { with: 'shell', edible: 0.53, source: 'USDA Standard Reference, refuse 47% (shell)' },
  }),
  // Nuts, pecans, dry roasted, without salt added
  fat('pecans-roasted', 'dry-roasted pecans', '12143', [710, 13.55, 9.4, 9.5, 74.27, 6.28, 4.06, 1], {
    also: ['toasted pecan', 'roasted pecan'],
    usual: { cup: 99, tbsp: 6.2 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, cashew nuts, raw
  fat('cashews', 'cashews', '12087', [553, 30.19, 3.3, 18.22, 43.85, 7.78, 5.91, 12], {
    also: ['cashew', 'raw cashew', 'cashew nut'],
    gi: GI.cashews,
    usual: { cup: 137, piece: 1.6, tbsp: 8.6, tsp: 2.9 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, cashew nuts, dry roasted, without salt added
  fat('cashews-roasted', 'dry-roasted cashews', '12085', [574, 32.69, 3, 15.31, 46.35, 9.16, 5.01, 16], {
    also: ['roasted cashew', 'roasted cashew nut'],
    gi: like(GI.cashews),
    measures: { cup: 137, tbsp: 8.6, tsp: 2.9 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, pistachio nuts, raw
  fat('pistachios', 'pistachios', '12151', [560, 27.17, 10.6, 20.16, 45.32, 5.91, 7.66, 1], {
    also: ['pistachio', 'shelled pistachio'],
    gi: like(GI.cashews),
    measures: { cup: 123, tbsp: 7.7, tsp: 2.6 },
    usual: { piece: 0.6 },
    allergens: ['tree-nuts'],
    asBought: { with: 'shell', edible: 0.53, source: 'USDA Standard Reference, refuse 47% (shell)' },
  }),
  // Nuts, pistachio nuts, dry roasted, without salt added
  fat(
    'pistachios-roasted',
    'dry-roasted pistachios',
    '12152',
    [572, 28.28, 10.3, 21.05, 45.82, 5.65, 7.74, 6],
    {
      also: ['roasted pistachio'],
      gi: like(GI.cashews),
      measures: { cup: 123, tbsp: 7.7, tsp: 2.6, piece: 0.7 },
      allergens: ['tree-nuts'],
    },
  ),
  // Nuts, hazelnuts or filberts
  fat('hazelnuts', 'hazelnuts', '12120', [628, 16.7, 9.7, 14.95, 60.75, 4.46, 4.34, 0], {
    also: ['hazelnut', 'filbert'],
    gi: like(GI.cashews),
    measures: { cup: 135, 'cup chopped': 115, piece: 1.4, tbsp: 7.2, tsp: 2.4 },
    allergens: ['tree-nuts'],
    asBought: { with: 'shell', edible: 0.46, source: 'USDA Standard Reference, refuse 54% (shell)' },
  }),
  // Nuts, hazelnuts or filberts, dry roasted, without salt added
  fat('hazelnuts-roasted', 'roasted hazelnuts', '12122', [646, 17.6, 9.4, 15.03, 62.4, 4.51, 4.89, 0], {
    also: ['toasted hazelnut', 'blanched hazelnut'],
    gi: like(GI.cashews),
    usual: { cup: 115, tbsp: 7.2 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, macadamia nuts, raw
  fat('macadamias', 'macadamia nuts', '12131', [718, 13.82, 8.6, 7.91, 75.77, 12.06, 4.57, 5], {
    also: ['macadamia', 'macadamia nut'],
    gi: like(GI.cashews),
    measures: { cup: 134, tbsp: 8.4, tsp: 2.8 },
    usual: { piece: 2.5 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, brazilnuts, dried, unblanched
  fat('brazil-nuts', 'Brazil nuts', '12078', [659, 11.74, 7.5, 14.32, 67.1, 16.13, 2.33, 3], {
    also: ['brazil nut'],
    measures: { cup: 133, piece: 5, tbsp: 8.3, tsp: 2.8 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, pine nuts, dried
  fat('pine-nuts', 'pine nuts', '12147', [673, 13.08, 3.7, 13.69, 68.37, 4.9, 3.59, 2], {
    also: ['pine nut', 'pignoli', 'pinenut'],
    gi: like(GI.cashews),
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, mixed nuts, oil roasted, without peanuts, without salt added
  fat('mixed-nuts', 'mixed nuts', '12138', [615, 22.27, 5.5, 15.52, 56.17, 9.09, null, 11], {
    also: ['nuts', 'nut', 'chopped nut'],
    gi: like(GI.cashews),
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    allergens: ['peanuts', 'tree-nuts'],
  }),
  // Peanuts, all types, dry-roasted, without salt
  fat('peanuts', 'peanuts', '16390', [587, 21.26, 8.4, 24.35, 49.66, 7.72, 4.9, 6], {
    also: [
      'peanut',
      'roasted peanut',
      'dry roasted peanut',
      'unsalted peanut',
      'crushed peanut',
      'chopped peanut',
      'monkey nut',
      'groundnut',
    ],
    gi: GI.peanuts,
    measures: { cup: 146, piece: 1, tsp: 3, tbsp: 9.1 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
    asBought: { with: 'shell', edible: 0.73, source: 'USDA Standard Reference, refuse 27% (shell)' },
  }),
  // Peanuts, all types, raw
  fat('peanuts-raw', 'raw peanuts', '16087', [567, 16.13, 8.5, 25.8, 49.24, 6.28, 4.72, 18], {
    also: ['raw peanut'],
    gi: GI.peanuts,
    measures: { cup: 146, tbsp: 9.1, tsp: 3 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
  }),
  // Peanuts, all types, cooked, boiled, with salt
  fat('peanuts-boiled', 'boiled peanuts', '16088', [318, 21.26, 8.8, 13.5, 22.01, 3.06, 2.47, 751], {
    gi: GI.peanuts,
    measures: { cup: 63, tbsp: 3.9, tsp: 1.3, piece: 0.85 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
  }),
  // Peanut butter, smooth style, without salt
  fat('peanut-butter', 'peanut butter', '16398', [598, 22.31, 5, 22.21, 51.36, 10.32, 10.49, 17], {
    also: [
      'natural peanut butter',
      'smooth peanut butter',
      'creamy peanut butter',
      'crunchy peanut butter',
      'unsweetened peanut butter',
      'sugar free peanut butter',
    ],
    gi: like(GI.peanuts),
    measures: { cup: 258, tbsp: 16, tsp: 5.3 },
    usual: { jar: 454 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
  }),
  // Peanut butter, smooth style, with salt
  fat(
    'peanut-butter-salted',
    'salted peanut butter',
    '16098',
    [598, 22.31, 5, 22.21, 51.36, 10.33, 10.49, 426],
    {
      gi: like(GI.peanuts),
      measures: { cup: 258, tbsp: 16, tsp: 5.3 },
      allergens: ['peanuts'],
      breaks: ['paleo'],
    },
  ),
  // Peanut flour, defatted
  fat('peanut-butter-powder', 'peanut flour', '16099', [327, 34.7, 15.8, 52.2, 0.55, 0.06, 8.22, 180], {
    also: ['powdered peanut butter', 'peanut powder', 'pb2', 'peanut butter powder'],
    gi: like(GI.peanuts),
    measures: { cup: 60 },
    usual: { tbsp: 6, tsp: 2 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
  }),
  // Nuts, almond butter, plain, without salt added
  fat('almond-butter', 'almond butter', '12195', [614, 18.82, 10.3, 20.96, 55.5, 4.15, 4.43, 7], {
    also: ['natural almond butter', 'nut butter', 'smooth almond butter'],
    gi: like(GI.cashews),
    measures: { cup: 250, tbsp: 16, tsp: 5.3 },
    allergens: ['tree-nuts'],
  }),
  // Nuts, almond paste
  other('almond-paste', 'almond paste', '12071', [458, 47.81, 4.8, 9, 27.74, 2.63, 36.25, 9], {
    also: ['marzipan'],
    gi: like(GI.sucrose),
    measures: { cup: 227, tbsp: 14.2, tsp: 4.7 },
    allergens: ['tree-nuts'],
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Nuts, cashew butter, plain, without salt added
  fat('cashew-butter', 'cashew butter', '12088', [587, 27.57, 2, 17.56, 49.41, 9.76, null, 15], {
    gi: like(GI.cashews),
    measures: { cup: 256, tbsp: 16, tsp: 5.3 },
    allergens: ['tree-nuts'],
  }),
  // Seeds, sunflower seed butter, without salt
  fat('sunflower-butter', 'sunflower seed butter', '12040', [617, 23.32, 5.7, 17.28, 55.2, 4.68, 10.54, 3], {
    also: ['sunflower butter', 'sunbutter', 'seed butter'],
    gi: like(GI.cashews),
    measures: { cup: 256, tbsp: 16, tsp: 5.3 },
  }),
  // Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)
  fat('tahini', 'tahini', '12166', [595, 21.19, 9.3, 17, 53.76, 7.53, 0.49, 115], {
    also: ['sesame paste', 'tahini paste', 'sesame butter'],
    gi: like(GI.cashews),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['sesame'],
  }),
  // Nuts, chestnuts, european, boiled and steamed
  fat('chestnuts', 'chestnuts', '12101', [131, 27.76, null, 2, 1.38, 0.26, null, 27], {
    also: ['chestnut'],
    gi: like(GI.sweetPotato),
    usual: { cup: 143, piece: 8.4, tbsp: 8.9, tsp: 3 },
    allergens: ['tree-nuts'],
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'shell', edible: 0.8, source: 'USDA Standard Reference, refuse 20% (shell)' },
  }),
  // Nuts, chestnuts, european, roasted
  carbohydrate(
    'chestnuts-roasted',
    'roasted chestnuts',
    '12167',
    [245, 52.96, 5.1, 3.17, 2.2, 0.41, 10.6, 2],
    {
      also: [
        'roasted chestnut',
        'cooked chestnut',
        'vacuum packed chestnut',
        'vacuum packed cooked chestnut',
      ],
      gi: like(GI.boiledSweetPotato),
      measures: { cup: 143, tbsp: 8.9, tsp: 3, piece: 8.4 },
      allergens: ['tree-nuts'],
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Nuts, coconut meat, dried (desiccated), not sweetened
  fat(
    'coconut-shredded',
    'unsweetened shredded coconut',
    '12108',
    [660, 23.65, 16.3, 6.88, 64.53, 57.22, 7.35, 37],
    {
      also: [
        'desiccated coconut',
        'shredded coconut',
        'coconut flake',
        'unsweetened coconut flake',
        'unsweetened coconut',
        'dried coconut',
        'coconut chip',
        'flaked coconut',
        'unsweetened desiccated coconut',
        'toasted coconut',
      ],
      gi: like(GI.cashews),
      usual: { cup: 80, tbsp: 5, tsp: 1.7 },
    },
  ),
  // Nuts, coconut meat, dried (desiccated), sweetened, shredded
  fat(
    'coconut-sweetened',
    'sweetened shredded coconut',
    '12179',
    [501, 47.67, 4.5, 2.88, 35.49, 31.47, 43.17, 262],
    {
      also: ['sweetened coconut flake', 'sweetened coconut'],
      gi: like(GI.sucrose),
      measures: { cup: 93, tbsp: 5.8, tsp: 1.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Nuts, coconut meat, raw
  fat('coconut-fresh', 'fresh coconut', '12104', [354, 15.23, 9, 3.33, 33.49, 29.7, 6.23, 20], {
    also: ['coconut meat', 'grated fresh coconut', 'fresh grated coconut', 'coconut'],
    gi: like(GI.cashews),
    measures: { cup: 80, piece: 45, tbsp: 5, tsp: 1.7 },
    asBought: { with: 'shell', edible: 0.52, source: 'USDA Standard Reference, refuse 48% (shell)' },
  }),
  // Nuts, coconut meat, dried (desiccated), creamed
  fat('creamed-coconut', 'creamed coconut', '12177', [684, 21.52, null, 5.3, 69.08, 61.26, null, 37], {
    also: ['coconut cream block', 'coconut butter', 'coconut manna'],
    gi: like(GI.cashews),
    usual: { tbsp: 15, cup: 240, block: 200 },
  }),
  // Seeds, chia seeds, dried
  fat('chia-seeds', 'chia seeds', '12006', [486, 42.12, 34.4, 16.54, 30.74, 3.33, null, 16], {
    also: ['chia seed', 'chia', 'black chia seed', 'white chia seed'],
    gi: like(GI.cashews),
    usual: { tbsp: 12, tsp: 4, cup: 192 },
  }),
  // Seeds, flaxseed
  fat('flaxseed', 'flaxseed', '12220', [534, 28.88, 27.3, 18.29, 42.16, 3.66, 1.55, 30], {
    also: ['flax seed', 'linseed', 'whole flaxseed', 'golden flaxseed'],
    measures: { tbsp: 10.3, tsp: 3.4, cup: 168 },
  }),
  // Seeds, flaxseed
  fat('flaxseed-ground', 'ground flaxseed', '12220', [534, 28.88, 27.3, 18.29, 42.16, 3.66, 1.55, 30], {
    also: [
      'flaxseed meal',
      'flax meal',
      'ground flax',
      'milled flaxseed',
      'ground linseed',
      'ground flax seed',
      'flax',
      'golden flax meal',
    ],
    measures: { tbsp: 7, tsp: 2.5, cup: 112 },
  }),
  // SEEDS,HEMP SD,HULLED
  fat('hemp-seeds', 'hemp seeds', '12012', [553, 8.67, 4, 31.56, 48.75, 4.6, 1.5, 5], {
    also: ['hemp heart', 'hemp seed', 'hulled hemp seed', 'shelled hemp seed'],
    usual: { tbsp: 10, cup: 160, tsp: 3.3 },
  }),
  // Seeds, pumpkin and squash seed kernels, dried
  fat('pumpkin-seeds', 'pumpkin seeds', '12014', [559, 10.71, 6, 30.23, 49.05, 8.66, 1.4, 7], {
    also: ['pepita', 'pumpkin seed', 'shelled pumpkin seed'],
    measures: { cup: 129, tbsp: 8.1, tsp: 2.7 },
  }),
  // Seeds, pumpkin and squash seed kernels, roasted, without salt
  fat(
    'pumpkin-seeds-roasted',
    'roasted pumpkin seeds',
    '12016',
    [574, 14.71, 6.5, 29.84, 49.05, 8.54, 1.29, 18],
    {
      also: ['toasted pumpkin seed', 'roasted pepita', 'toasted pepita'],
      gi: like(GI.cashews),
      measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    },
  ),
  // Seeds, sunflower seed kernels, dried
  fat('sunflower-seeds', 'sunflower seeds', '12036', [584, 20, 8.6, 20.78, 51.46, 4.46, 2.62, 9], {
    also: ['sunflower seed', 'sunflower kernel'],
    gi: like(GI.cashews),
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
  }),
  // Seeds, sunflower seed kernels, dry roasted, without salt
  fat(
    'sunflower-seeds-roasted',
    'dry-roasted sunflower seeds',
    '12037',
    [582, 24.07, 11.1, 19.33, 49.8, 5.22, 2.73, 3],
    { also: ['roasted sunflower seed'], gi: like(GI.cashews), measures: { cup: 128, tbsp: 8, tsp: 2.7 } },
  ),
  // Seeds, watermelon seed kernels, dried
  fat('watermelon-seeds', 'watermelon seeds', '12174', [557, 15.31, null, 28.33, 47.37, 9.78, null, 99], {
    also: ['melon seed', 'egusi'],
    gi: like(GI.cashews),
    measures: { cup: 108, tbsp: 6.8, tsp: 2.2 },
  }),
  // Seeds, lotus seeds, dried
  carbohydrate('lotus-seeds', 'dried lotus seeds', '12013', [332, 64.47, null, 15.41, 1.97, 0.33, null, 5], {
    also: ['lotus seed', 'makhana', 'fox nut', 'phool makhana'],
    gi: like(GI.boiledSweetPotato),
    measures: { cup: 32, tbsp: 2, tsp: 0.67 },
    breaks: ['low-carb', 'keto'],
  }),
  // Nuts, ginkgo nuts, raw
  carbohydrate('ginkgo-nuts', 'ginkgo nuts', '12127', [182, 37.6, null, 4.32, 1.68, 0.32, null, 7], {
    also: ['ginkgo nut'],
    gi: like(GI.boiledSweetPotato),
    usual: { piece: 2, cup: 150 },
    allergens: ['tree-nuts'],
    breaks: ['low-carb', 'keto'],
  }),
  // Seeds, sesame seeds, whole, dried
  fat('sesame-seeds', 'sesame seeds', '12023', [573, 23.45, 11.8, 17.73, 49.67, 6.96, 0.3, 11], {
    also: ['sesame seed', 'black sesame seed', 'everything bagel seasoning'],
    gi: like(GI.cashews),
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    allergens: ['sesame'],
  }),
  // Seeds, sesame seed kernels, dried (decorticated)
  fat(
    'sesame-seeds-hulled',
    'hulled sesame seeds',
    '12201',
    [631, 11.73, 11.6, 20.45, 61.21, 9.06, 0.48, 47],
    {
      also: ['white sesame seed', 'toasted sesame seed'],
      measures: { cup: 150, tbsp: 8, tsp: 2.7 },
      allergens: ['sesame'],
    },
  ),
  // Spices, poppy seed
  fat('poppy-seeds', 'poppy seeds', '02033', [525, 28.13, 19.5, 17.99, 41.56, 4.52, 2.99, 26], {
    also: ['poppy seed'],
    gi: like(GI.cashews),
    measures: { tbsp: 8.8, tsp: 2.8, cup: 141 },
  }),
  // Snacks, trail mix, regular
  fat('trail-mix', 'trail mix', '19059', [462, 44.9, null, 13.8, 29.4, 5.55, null, 229], {
    gi: like(GI.cashews),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    allergens: ['peanuts', 'tree-nuts'],
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
]
