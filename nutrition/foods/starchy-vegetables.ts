import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Potatoes, roots, corn and fresh beans. */
export const starchyVegetables: Food[] = [
  // Potato, flesh and skin, raw
  carbohydrate('potato', 'potatoes', '11352', [77, 17.49, 2.1, 2.05, 0.09, 0.03, 0.82, 6], {
    also: [
      'potato',
      'yukon gold potato',
      'baby potato',
      'new potato',
      'fingerling potato',
      'gold potato',
      'waxy potato',
      'baby new potato',
      'maris piper',
    ],
    gi: GI.boiledPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, piece: 213, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, russet, flesh and skin, raw
  carbohydrate('potato-russet', 'russet potatoes', '11353', [79, 18.07, 1.3, 2.14, 0.08, 0.03, 0.62, 5], {
    also: ['russet potato', 'idaho potato', 'baking potato', 'floury potato'],
    gi: GI.bakedPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, red, flesh and skin, raw
  carbohydrate('potato-red', 'red potatoes', '11355', [70, 15.9, 1.7, 1.89, 0.14, 0.04, 1.29, 18], {
    also: ['red potato', 'red-skinned potato'],
    gi: GI.boiledPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, boiled, cooked without skin, flesh, without salt
  carbohydrate('potato-boiled', 'boiled potatoes', '11367', [86, 20.01, 1.8, 1.71, 0.1, 0.03, 0.89, 5], {
    also: ['boiled potato', 'cooked potato', 'steamed potato'],
    gi: GI.boiledPotato,
    measures: { cup: 156, small: 125, medium: 167, large: 300, tbsp: 9.8, tsp: 3.3 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potato, baked, flesh and skin, without salt
  carbohydrate('potato-baked', 'baked potatoes', '11674', [93, 21.15, 2.2, 2.5, 0.13, 0.03, 1.18, 10], {
    also: ['baked potato', 'jacket potato', 'roast potato', 'roasted potato'],
    gi: GI.bakedPotato,
    measures: { small: 138, medium: 173, large: 299 },
    usual: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, mashed, home-prepared, whole milk added
  carbohydrate('potato-mashed', 'mashed potatoes', '11657', [83, 17.57, 1.5, 1.91, 0.57, 0.3, 1.48, 302], {
    also: ['mashed potato', 'mash'],
    gi: GI.mashedPotato,
    measures: { cup: 210, tbsp: 13.1, tsp: 4.4 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated
  carbohydrate('french-fries', 'French fries', '11403', [158, 25.55, 2, 2.75, 5.48, 0.85, 0.37, 324], {
    also: ['fries', 'oven chips', 'oven fries'],
    gi: GI.fries,
    measures: { piece: 5 },
    usual: { cup: 57, tbsp: 3.6, tsp: 1.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Sweet potato, raw, unprepared
  carbohydrate('sweet-potato', 'sweet potato', '11507', [86, 20.12, 3, 1.57, 0.05, 0.02, 4.18, 55], {
    also: ['sweetpotato', 'orange sweet potato', 'kumara', 'japanese sweet potato', 'sweet potato noodle'],
    gi: GI.sweetPotato,
    measures: { cup: 133, medium: 130, piece: 130, tbsp: 8.3, tsp: 2.8 },
    usual: { small: 100, large: 180 },
    breaks: ['low-carb', 'keto'],
  }),
  // Sweet potato, cooked, baked in skin, without salt
  carbohydrate(
    'sweet-potato-baked',
    'baked sweet potato',
    '11508',
    [90, 20.71, 3.3, 2.01, 0.15, 0.05, 6.48, 36],
    {
      also: ['roasted sweet potato', 'cooked sweet potato'],
      gi: GI.roastedSweetPotato,
      measures: { cup: 200, small: 60, medium: 114, large: 180, tbsp: 12.5, tsp: 4.2 },
      breaks: ['low-carb', 'low-gi', 'keto'],
    },
  ),
  // Sweet potato, cooked, boiled, without skin
  carbohydrate(
    'sweet-potato-boiled',
    'boiled sweet potato',
    '11510',
    [76, 17.72, 2.5, 1.37, 0.14, 0.03, 5.74, 27],
    {
      also: ['mashed sweet potato', 'sweet potato puree', 'steamed sweet potato'],
      gi: GI.boiledSweetPotato,
      measures: { cup: 328, medium: 151, tbsp: 20.5, tsp: 6.8 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Yam, raw
  carbohydrate('yam', 'yam', '11601', [118, 27.88, 4.1, 1.53, 0.17, 0.04, 0.5, 9], {
    also: ['yams', 'true yam'],
    gi: GI.yam,
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cassava, raw
  carbohydrate('cassava', 'cassava', '11134', [160, 38.06, 1.8, 1.36, 0.28, 0.07, 1.7, 14], {
    also: ['yuca', 'manioc', 'tapioca root'],
    gi: GI.cassava,
    measures: { cup: 206, piece: 408, tbsp: 12.9, tsp: 4.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Taro, raw
  carbohydrate('taro', 'taro', '11518', [112, 26.46, 4.1, 1.5, 0.2, 0.04, 0.4, 11], {
    also: ['taro root'],
    gi: GI.taro,
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, raw
  carbohydrate('plantain', 'plantain', '09277', [122, 31.89, 2.3, 1.3, 0.37, 0.14, 15, 4], {
    also: ['plantains', 'ripe plantain'],
    gi: GI.plantain,
    measures: { cup: 148, medium: 179, piece: 179, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, raw
  carbohydrate('plantain-green', 'green plantain', '09277', [122, 31.89, 2.3, 1.3, 0.37, 0.14, 15, 4], {
    also: ['unripe plantain'],
    gi: GI.plantain,
    measures: { cup: 148, medium: 179, piece: 179, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Parsnips, raw
  carbohydrate('parsnip', 'parsnip', '11298', [75, 17.99, 4.9, 1.2, 0.3, 0.05, 4.8, 10], {
    also: ['parsnips'],
    gi: GI.parsnip,
    measures: { cup: 133, tbsp: 8.3, tsp: 2.8 },
    usual: { small: 90, medium: 130, large: 180 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Corn, sweet, yellow, raw
  carbohydrate('corn-kernels', 'corn', '11167', [86, 18.7, 2, 3.27, 1.35, 0.33, 6.26, 15], {
    also: [
      'corn kernel',
      'sweet corn',
      'sweetcorn',
      'fresh corn',
      'yellow corn',
      'corn on the cob',
      'ear of corn',
      'corn cob',
    ],
    gi: GI.sweetcorn,
    measures: {
      cup: 145,
      ear: 102,
      small: 73,
      medium: 102,
      large: 143,
      cob: 102,
      piece: 102,
      tbsp: 9.1,
      tsp: 3,
    },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Corn, sweet, yellow, canned, whole kernel, drained solids
  carbohydrate('corn-canned', 'canned corn', '11172', [67, 14.34, 2, 2.29, 1.22, 0.24, 4.44, 205], {
    also: ['canned sweetcorn', 'tinned sweetcorn', 'canned corn kernel'],
    gi: GI.sweetcorn,
    measures: { cup: 164, can: 298, tbsp: 10.2, tsp: 3.4 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.66,
  }),
  // Corn, sweet, yellow, frozen, kernels cut off cob, unprepared
  carbohydrate('corn-frozen', 'frozen corn', '11178', [88, 20.71, 2.1, 3.02, 0.78, 0.12, 2.5, 3], {
    also: ['frozen corn kernel', 'frozen sweetcorn'],
    gi: GI.sweetcorn,
    measures: { cup: 136, tbsp: 8.5, tsp: 2.8 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Hominy, canned, white
  carbohydrate('hominy', 'hominy', '20030', [72, 14.26, 2.5, 1.48, 0.88, 0.12, 1.82, 345], {
    also: ['canned hominy', 'pozole corn'],
    gi: like(GI.cornmeal),
    measures: { cup: 165, tbsp: 10.3, tsp: 3.4 },
    usual: { can: 280 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.66,
  }),
  // Lotus root, raw
  carbohydrate('lotus-root', 'lotus root', '11254', [74, 17.23, 4.9, 2.6, 0.1, 0.03, null, 40], {
    gi: like(GI.taro),
    usual: { cup: 120, slice: 9, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto'],
  }),
  // Jerusalem-artichokes, raw
  carbohydrate('jerusalem-artichoke', 'Jerusalem artichoke', '11226', [73, 17.44, 1.6, 2, 0.01, 0, 9.6, 4], {
    also: ['sunchoke', 'topinambur'],
    gi: like(GI.carrots),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Breadfruit, raw
  carbohydrate('breadfruit', 'breadfruit', '09059', [103, 27.12, 4.9, 1.07, 0.23, 0.05, 11, 2], {
    gi: like(GI.taro),
    measures: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['low-carb', 'keto'],
  }),
  // Broadbeans, immature seeds, raw
  carbohydrate('fava-beans-fresh', 'fresh fava beans', '11088', [72, 11.7, 4.2, 5.6, 0.6, 0.14, null, 50], {
    also: ['fresh broad bean', 'frozen broad bean', 'broad bean', 'frozen fava bean'],
    gi: GI.broadBeans,
    measures: { cup: 109, tbsp: 6.8, tsp: 2.3 },
    breaks: ['keto', 'paleo'],
  }),
  // Lima beans, immature seeds, raw
  carbohydrate(
    'lima-beans-frozen',
    'frozen lima beans',
    '11031',
    [113, 20.17, 4.9, 6.84, 0.86, 0.2, 1.48, 8],
    {
      also: ['baby lima bean', 'frozen baby lima bean'],
      gi: GI.limaBeans,
      measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
]
