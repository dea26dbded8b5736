import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fruit = foodIn('fruit')
const other = foodIn('other')

/** Canned and sweetened fruit, and coconut water. */
export const cannedFruit: Food[] = [
  // Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
  fruit('applesauce', 'unsweetened applesauce', '09019', [42, 11.27, 1.1, 0.17, 0.1, 0.01, 9.39, 2], {
    also: ['applesauce', 'apple sauce', 'apple puree', 'unsweetened apple sauce'],
    gi: like(GI.apple),
    measures: { cup: 244, tbsp: 15.3, tsp: 5.1 },
    breaks: ['keto'],
  }),
  // Applesauce, canned, sweetened, without salt (includes USDA commodity)
  fruit('applesauce-sweet', 'sweetened applesauce', '09020', [68, 17.49, 1.2, 0.16, 0.17, 0.03, 14.67, 2], {
    also: ['sweetened apple sauce'],
    gi: like(GI.apple),
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Apricots, canned, juice pack, with skin, solids and liquids
  fruit('apricots-canned', 'canned apricots in juice', '09024', [48, 12.34, 1.6, 0.63, 0.04, 0, 10.74, 4], {
    also: ['canned apricot', 'tinned apricot'],
    gi: like(GI.apricot),
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1 },
    breaks: ['keto'],
  }),
  // Blueberries, frozen, unsweetened
  fruit('berries-mixed', 'mixed berries', '09054', [51, 12.17, 2.7, 0.42, 0.64, 0.05, 8.45, 1], {
    also: [
      'berry',
      'berries',
      'frozen berry',
      'frozen mixed berry',
      'mixed frozen berry',
      'fresh berry',
      'summer berry',
    ],
    gi: like(GI.strawberries),
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    standIn: 'blueberries',
  }),
  fruit('acai', 'açaí puree', '', UNKNOWN, {
    also: ['acai puree', 'frozen acai', 'acai packet', 'acai berry'],
    usual: { packet: 100 },
    breaks: ['keto'],
  }),
  // Strawberries, frozen, sweetened, whole
  fruit(
    'strawberries-sweetened',
    'frozen sweetened strawberries',
    '09319',
    [78, 21, 1.9, 0.52, 0.14, 0.01, 18.61, 1],
    {
      also: ['sweetened frozen strawberry'],
      gi: like(GI.strawberries),
      measures: { cup: 255, tbsp: 15.9, tsp: 5.3, package: 284 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Maraschino cherries, canned, drained
  fruit(
    'cherries-maraschino',
    'maraschino cherries',
    '09328',
    [165, 41.97, 3.2, 0.22, 0.21, 0.04, 38.77, 4],
    {
      also: ['maraschino cherry', 'glace cherry', 'cocktail cherry'],
      gi: like(GI.sucrose),
      usual: { piece: 5, cup: 160, tbsp: 10 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Figs, canned, water pack, solids and liquids
  fruit('figs-canned', 'canned figs', '09090', [53, 13.99, 2.2, 0.4, 0.1, 0.02, 11.79, 1], {
    gi: like(GI.driedFigs),
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2 },
    breaks: ['keto'],
  }),
  fruit('jackfruit-young', 'jackfruit in brine', '', UNKNOWN, {
    also: [
      'canned jackfruit',
      'young jackfruit',
      'canned young green jackfruit',
      'green jackfruit',
      'jackfruit in water',
      'young green jackfruit',
    ],
    usual: { can: 280, cup: 150 },
    drainedShare: 0.62,
  }),
  // Tangerines, (mandarin oranges), canned, juice pack, drained
  fruit('mandarin-canned', 'canned mandarin oranges', '09383', [38, 9.41, 1.2, 0.75, 0.04, 0, 8.25, 5], {
    also: ['canned mandarin', 'mandarin segment', 'canned mandarin orange'],
    gi: like(GI.orange),
    measures: { cup: 189, tbsp: 11.8, tsp: 3.9 },
    breaks: ['keto'],
  }),
  // Peaches, canned, juice pack, solids and liquids
  fruit('peaches-canned', 'canned peaches in juice', '09238', [44, 11.57, 1.3, 0.63, 0.03, 0, 10.27, 4], {
    also: ['canned peach', 'tinned peach'],
    gi: GI.cannedPeaches,
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    breaks: ['keto'],
  }),
  // Peaches, canned, light syrup pack, solids and liquids
  fruit(
    'peaches-canned-syrup',
    'canned peaches in syrup',
    '09240',
    [54, 14.55, 1.3, 0.45, 0.03, 0, 13.25, 5],
    {
      also: ['peach in syrup', 'canned peaches in light syrup'],
      gi: GI.cannedPeaches,
      measures: { cup: 251, tbsp: 15.7, tsp: 5.2, half: 98 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Peaches, canned, heavy syrup pack, solids and liquids
  fruit(
    'peaches-canned-heavy',
    'canned peaches in heavy syrup',
    '09241',
    [74, 19.94, 1.3, 0.45, 0.1, 0.01, 18.64, 6],
    {
      also: ['peach in heavy syrup'],
      gi: GI.cannedPeaches,
      measures: { cup: 262, tbsp: 16.4, tsp: 5.5, half: 98 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, juice pack, solids and liquids
  fruit('fruit-cocktail', 'fruit cocktail in juice', '09097', [46, 11.86, 1, 0.46, 0.01, 0, 10.86, 4], {
    also: ['fruit cocktail', 'canned fruit cocktail'],
    gi: like(GI.cannedPeaches),
    measures: { cup: 237, tbsp: 14.8, tsp: 4.9 },
    breaks: ['keto'],
  }),
  // Pears, canned, juice pack, solids and liquids
  fruit('pears-canned', 'canned pears in juice', '09254', [50, 12.94, 1.6, 0.34, 0.07, 0, 9.7, 4], {
    also: ['canned pear', 'tinned pear'],
    gi: like(GI.cannedPeaches),
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2, half: 76 },
    breaks: ['keto'],
  }),
  // Pears, canned, light syrup pack, solids and liquids
  fruit('pears-canned-syrup', 'canned pears in syrup', '09256', [57, 15.17, 1.6, 0.19, 0.03, 0, 12.1, 5], {
    also: ['pear in syrup', 'canned pears in light syrup'],
    gi: like(GI.cannedPeaches),
    measures: { cup: 251, tbsp: 15.7, tsp: 5.2, half: 76 },
    breaks: ['low-carb', 'keto'],
  }),
  // Pumpkin pie mix, canned
  fruit(
    'pumpkin-pie-mix',
    'canned pumpkin pie mix',
    '11426',
    [104, 26.39, 8.3, 1.09, 0.13, 0.07, null, 208],
    {
      also: ['pumpkin pie filling', 'pumpkin pie mix'],
      gi: like(GI.pumpkin),
      measures: { cup: 270, tbsp: 16.9, tsp: 5.6 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Pineapple, canned, juice pack, solids and liquids
  fruit(
    'pineapple-canned',
    'canned pineapple in juice',
    '09268',
    [60, 15.7, 0.8, 0.42, 0.08, 0.01, 14.45, 1],
    {
      also: ['canned pineapple', 'tinned pineapple', 'canned pineapple chunk'],
      gi: like(GI.pineapple),
      measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
      usual: { can: 567 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Pineapple, canned, juice pack, drained
  fruit(
    'pineapple-canned-drained',
    'drained canned pineapple in juice',
    '09354',
    [60, 15.56, 1.3, 0.51, 0.11, 0.01, 14.26, 1],
    {
      also: [
        'canned pineapple in juice drained',
        'drained canned pineapple',
        'canned pineapple drained',
        'canned pineapple chunks in juice drained',
        'canned pineapple chunks drained',
        'canned pineapple tidbits drained',
        'canned crushed pineapple drained',
        'drained pineapple chunks',
        'drained crushed pineapple',
      ],
      gi: like(GI.pineapple),
      measures: {
        cup: 181,
        'cup chunks': 181,
        'cup crushed': 195,
        'cup sliced': 162,
        tbsp: 11.3,
        tsp: 3.8,
        piece: 26,
      },
      usual: { can: 351 },
      breaks: ['low-carb', 'keto'],
      drainedShare: 0.62,
    },
  ),
  // Pineapple, canned, heavy syrup pack, solids and liquids
  fruit(
    'pineapple-canned-syrup',
    'canned pineapple in syrup',
    '09270',
    [78, 20.2, 0.8, 0.35, 0.11, 0.01, 16.9, 1],
    {
      also: ['pineapple in syrup', 'canned pineapple in heavy syrup'],
      gi: like(GI.pineapple),
      measures: { cup: 254, tbsp: 15.9, tsp: 5.3, slice: 49 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Nuts, coconut water (liquid from coconuts)
  other('coconut-water', 'coconut water', '12119', [19, 3.71, 1.1, 0.72, 0.2, 0.18, 2.61, 105], {
    measures: { cup: 240, tbsp: 15, tsp: 5 },
  }),
  // Rambutan, canned, syrup pack
  fruit('rambutan', 'canned rambutan in syrup', '09301', [82, 20.87, 0.9, 0.65, 0.21, null, null, 11], {
    also: ['canned rambutan'],
    gi: like(GI.lychee),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1, piece: 9 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
]
