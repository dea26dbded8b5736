import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Potatoes, sweet potatoes, roots, plantain, corn and fresh beans. */
export const starchyVegetables: Food[] = [
  // Potato, flesh and skin, raw
  carbohydrate('potato', 'potatoes', '11352', [77, 17.49, 2.1, 2.05, 0.09, 0.03, 0.82, 6], {
    also: ['potato', 'yukon gold potato', 'gold potato', 'waxy potato', 'maris piper'],
    gi: GI.boiledPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, piece: 213, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    asBought: { with: 'peel', edible: 0.81, source: 'USDA Agriculture Handbook 102, Food Yields, pared' },
  }),
  // Potato, flesh and skin, raw
  carbohydrate('potato-new', 'new potatoes', '11352', [77, 17.49, 2.1, 2.05, 0.09, 0.03, 0.82, 6], {
    also: [
      'new potato',
      'baby potato',
      'baby new potato',
      'fingerling potato',
      'small waxy potato',
      'jersey royal',
    ],
    gi: GI.boiledPotato,
    usual: { cup: 150, piece: 45, medium: 45, small: 30, large: 70 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    standIn: 'white potatoes',
  }),
  // Potatoes, russet, flesh and skin, raw
  carbohydrate('potato-russet', 'russet potatoes', '11353', [79, 18.07, 1.3, 2.14, 0.08, 0.03, 0.62, 5], {
    also: ['russet potato', 'idaho potato', 'baking potato', 'floury potato'],
    gi: GI.bakedPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    asBought: { with: 'peel', edible: 0.81, source: 'USDA Agriculture Handbook 102, Food Yields, pared' },
  }),
  // Potatoes, red, flesh and skin, raw
  carbohydrate('potato-red', 'red potatoes', '11355', [70, 15.9, 1.7, 1.89, 0.14, 0.04, 1.29, 18], {
    also: ['red potato', 'red-skinned potato'],
    gi: GI.boiledPotato,
    measures: { cup: 150, small: 170, medium: 213, large: 369, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    asBought: { with: 'peel', edible: 0.81, source: 'USDA Agriculture Handbook 102, Food Yields, pared' },
  }),
  // Potatoes, boiled, cooked without skin, flesh, without salt
  carbohydrate('potato-boiled', 'boiled potatoes', '11367', [86, 20.01, 1.8, 1.71, 0.1, 0.03, 0.89, 5], {
    also: ['boiled potato', 'cooked potato', 'steamed potato'],
    gi: GI.boiledPotato,
    measures: { cup: 156, small: 125, medium: 167, large: 300, tbsp: 9.8, tsp: 3.3 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, canned, drained solids
  carbohydrate('potato-canned', 'canned potatoes', '11376', [60, 13.61, 2.3, 1.41, 0.21, 0.05, null, 219], {
    also: ['tinned potato', 'canned new potato'],
    gi: GI.boiledPotato,
    measures: { cup: 180, tbsp: 11.2, tsp: 3.8, piece: 35 },
    breaks: ['low-carb', 'keto'],
    drainedShare: 0.62,
  }),
  // Potatoes, boiled, cooked without skin, flesh, without salt
  carbohydrate('potato-cooled', 'cold boiled potatoes', '11367', [86, 20.01, 1.8, 1.71, 0.1, 0.03, 0.89, 5], {
    also: ['cooled potato', 'cold potato', 'leftover boiled potato', 'cooked and cooled potato'],
    gi: GI.cooledPotato,
    usual: { cup: 156, medium: 167 },
    breaks: ['low-carb', 'keto'],
  }),
  // Potato, baked, flesh and skin, without salt
  carbohydrate('potato-baked', 'baked potatoes', '11674', [93, 21.15, 2.2, 2.5, 0.13, 0.03, 1.18, 10], {
    also: ['baked potato', 'jacket potato', 'roast potato', 'roasted potato'],
    gi: GI.bakedPotato,
    measures: { small: 138, medium: 173, large: 299 },
    usual: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potatoes, microwaved, cooked in skin, flesh, without salt
  carbohydrate(
    'potato-microwaved',
    'microwaved potatoes',
    '11368',
    [100, 23.28, 1.6, 2.1, 0.1, 0.03, null, 7],
    {
      also: ['microwaved potato'],
      gi: GI.bakedPotato,
      measures: { cup: 156, tbsp: 9.8, tsp: 3.2, piece: 156 },
      breaks: ['low-carb', 'low-gi', 'keto'],
    },
  ),
  // Potatoes, mashed, home-prepared, whole milk added
  carbohydrate('potato-mashed', 'mashed potatoes', '11657', [83, 17.57, 1.5, 1.91, 0.57, 0.3, 1.48, 302], {
    also: ['mashed potato', 'mash'],
    gi: GI.mashedPotato,
    measures: { cup: 210, tbsp: 13.1, tsp: 4.4 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Potatoes, mashed, dehydrated, flakes without milk, dry form
  carbohydrate(
    'potato-flakes',
    'instant mashed potato flakes',
    '11378',
    [354, 81.17, 6.6, 8.34, 0.41, 0.17, 3.36, 77],
    {
      also: ['potato flake', 'instant mashed potato', 'instant potato flake', 'dry mashed potato'],
      gi: GI.instantMash,
      measures: { cup: 60, tbsp: 3.8, tsp: 1.2 },
      breaks: ['low-carb', 'low-gi', 'keto'],
    },
  ),
  // Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated
  carbohydrate('french-fries', 'French fries', '11403', [158, 25.55, 2, 2.75, 5.48, 0.85, 0.37, 324], {
    also: ['fries', 'oven chips', 'oven fries'],
    gi: GI.fries,
    measures: { piece: 5 },
    usual: { cup: 57, tbsp: 3.6, tsp: 1.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Potatoes, french fried, all types, salt added in processing, frozen, unprepared
  carbohydrate(
    'fries-frozen',
    'frozen French fries',
    '11402',
    [147, 24.81, 1.9, 2.24, 4.66, 1.01, 0.2, 332],
    {
      also: ['frozen fry', 'frozen french fry', 'frozen oven chip'],
      gi: like(GI.fries),
      measures: { strip: 8.9, package: 255 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Potatoes, hash brown, frozen, plain, unprepared
  carbohydrate('hash-browns', 'frozen hash browns', '11390', [82, 17.72, 1.4, 2.06, 0.62, 0.16, null, 22], {
    also: ['hash brown', 'hash brown potato', 'frozen shredded hash brown', 'shredded hash brown'],
    gi: like(GI.boiledPotato),
    measures: { cup: 210, tbsp: 13.1, tsp: 4.4, package: 340 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Potato puffs, frozen, unprepared
  carbohydrate(
    'potato-puffs',
    'frozen potato puffs',
    '11398',
    [178, 24.8, 2.3, 1.93, 8.71, 1.42, 0.28, 428],
    {
      also: ['tater tot', 'potato tot'],
      gi: like(GI.fries),
      measures: { cup: 120, tbsp: 7.5, tsp: 2.5, piece: 9.1 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Sweet potato, raw, unprepared
  carbohydrate('sweet-potato', 'sweet potato', '11507', [86, 20.12, 3, 1.57, 0.05, 0.02, 4.18, 55], {
    also: ['sweetpotato', 'orange sweet potato', 'kumara', 'japanese sweet potato', 'sweet potato noodle'],
    gi: GI.sweetPotato,
    measures: { cup: 133, medium: 130, piece: 130, tbsp: 8.3, tsp: 2.8 },
    usual: { small: 100, large: 180 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.81, source: 'USDA Agriculture Handbook 102, Food Yields, pared' },
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
  // Sweet potato, canned, vacuum pack
  carbohydrate(
    'sweet-potato-canned',
    'canned sweet potatoes',
    '11512',
    [91, 21.12, 1.8, 1.65, 0.2, 0.04, 5, 53],
    {
      also: ['canned sweet potato', 'tinned sweet potato', 'canned yam'],
      gi: like(GI.boiledSweetPotato),
      measures: { cup: 255, tbsp: 15.9, tsp: 5.3 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Sweet potato, canned, mashed
  carbohydrate(
    'sweet-potato-canned-mashed',
    'canned mashed sweet potato',
    '11514',
    [101, 23.19, 1.7, 1.98, 0.2, 0.04, 5.45, 75],
    {
      also: ['canned sweet potato puree'],
      gi: like(GI.boiledSweetPotato),
      measures: { cup: 255, tbsp: 15.9, tsp: 5.3, can: 496 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Sweet potato, raw, unprepared
  carbohydrate(
    'sweet-potato-fried',
    'sweet potato fries',
    '11507',
    [86, 20.12, 3, 1.57, 0.05, 0.02, 4.18, 55],
    {
      also: ['sweet potato wedge', 'fried sweet potato'],
      gi: GI.friedSweetPotato,
      usual: { cup: 130 },
      breaks: ['low-carb', 'low-gi', 'keto'],
      standIn: 'raw sweet potato',
    },
  ),
  // Yam, raw
  carbohydrate('yam', 'yam', '11601', [118, 27.88, 4.1, 1.53, 0.17, 0.04, 0.5, 9], {
    also: ['yams', 'true yam'],
    gi: GI.yam,
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.86, source: 'USDA Standard Reference, refuse 14% (peel)' },
  }),
  // Yam, cooked, boiled, drained, or baked, without salt
  carbohydrate('yam-cooked', 'cooked yam', '11602', [116, 27.48, 3.9, 1.49, 0.14, 0.03, 0.49, 8], {
    also: ['boiled yam'],
    gi: GI.yam,
    measures: { cup: 136, tbsp: 8.5, tsp: 2.8 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cassava, raw
  carbohydrate('cassava', 'cassava', '11134', [160, 38.06, 1.8, 1.36, 0.28, 0.07, 1.7, 14], {
    also: ['yuca', 'manioc', 'tapioca root'],
    gi: GI.cassava,
    measures: { cup: 206, piece: 408, tbsp: 12.9, tsp: 4.3 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.86, source: 'USDA Standard Reference, refuse 14% (peel)' },
  }),
  // Cassava, raw
  carbohydrate('cassava-boiled', 'boiled cassava', '11134', [160, 38.06, 1.8, 1.36, 0.28, 0.07, 1.7, 14], {
    also: ['boiled yuca', 'cooked yuca', 'cooked cassava', 'frozen yuca', 'frozen cassava'],
    gi: GI.cassava,
    usual: { cup: 206 },
    breaks: ['low-carb', 'keto'],
    standIn: 'raw cassava',
  }),
  // Taro, raw
  carbohydrate('taro', 'taro', '11518', [112, 26.46, 4.1, 1.5, 0.2, 0.04, 0.4, 11], {
    also: ['taro root'],
    gi: GI.taro,
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.86, source: 'USDA Standard Reference, refuse 14% (peel)' },
  }),
  // Taro, cooked, without salt
  carbohydrate('taro-cooked', 'cooked taro', '11519', [142, 34.6, 5.1, 0.52, 0.11, 0.02, 0.49, 15], {
    also: ['boiled taro'],
    gi: GI.taro,
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8 },
    breaks: ['low-carb', 'keto'],
  }),
  // Poi
  carbohydrate('poi', 'poi', '11349', [112, 27.23, 0.4, 0.38, 0.14, 0.03, 0.39, 12], {
    gi: like(GI.taro),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['low-carb', 'keto'],
  }),
  // Yautia (tannier), raw
  carbohydrate('malanga', 'malanga', '11991', [98, 23.63, 1.5, 1.46, 0.4, 0.08, null, 21], {
    also: ['yautia', 'tannia', 'cocoyam'],
    gi: like(GI.taro),
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8, piece: 305 },
    breaks: ['low-carb', 'keto'],
  }),
  // Arrowroot, raw
  carbohydrate('arrowroot-fresh', 'fresh arrowroot', '11697', [65, 13.39, 1.3, 4.24, 0.2, 0.04, null, 26], {
    also: ['arrowroot tuber'],
    gi: like(GI.tapioca),
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5, piece: 33 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, raw
  carbohydrate('plantain', 'plantain', '09277', [122, 31.89, 2.3, 1.3, 0.37, 0.14, 15, 4], {
    also: ['plantains', 'ripe plantain'],
    gi: GI.plantain,
    measures: { cup: 148, medium: 179, piece: 179, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.65, source: 'USDA Standard Reference, refuse 35% (peel)' },
  }),
  // Plantains, cooked
  carbohydrate('plantain-cooked', 'cooked plantain', '09278', [116, 31.15, 2.3, 0.79, 0.18, 0.07, 14, 5], {
    also: ['boiled plantain', 'baked plantain', 'steamed plantain'],
    gi: GI.plantain,
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, yellow, fried, Latino restaurant
  carbohydrate('plantain-fried', 'fried plantains', '09447', [236, 40.77, 3.2, 1.42, 7.51, 1.82, 21.76, 6], {
    also: ['maduro', 'fried ripe plantain'],
    gi: like(GI.plantain),
    measures: { cup: 169, tbsp: 10.6, tsp: 3.5 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, green, fried
  carbohydrate('tostones', 'fried green plantains', '09446', [309, 49.17, 3.5, 1.5, 11.81, 3.69, 3.63, 2], {
    also: ['tostone', 'patacone'],
    gi: like(GI.plantain),
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5, slice: 5.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Snacks, plantain chips, salted
  carbohydrate('plantain-chips', 'plantain chips', '25027', [531, 63.84, 3.5, 2.28, 29.59, 8.34, 0.92, 202], {
    gi: like(GI.plantain),
    usual: { cup: 40, oz: 28 },
    breaks: ['low-carb', 'keto'],
  }),
  // Plantains, raw
  carbohydrate('plantain-green', 'green plantain', '09277', [122, 31.89, 2.3, 1.3, 0.37, 0.14, 15, 4], {
    also: ['unripe plantain'],
    gi: GI.plantain,
    measures: { cup: 148, medium: 179, piece: 179, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.65, source: 'USDA Standard Reference, refuse 35% (peel)' },
  }),
  // Parsnips, raw
  carbohydrate('parsnip', 'parsnip', '11298', [75, 17.99, 4.9, 1.2, 0.3, 0.05, 4.8, 10], {
    also: ['parsnips'],
    gi: GI.parsnip,
    measures: { cup: 133, tbsp: 8.3, tsp: 2.8 },
    usual: { small: 90, medium: 130, large: 180 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    asBought: { with: 'peel', edible: 0.85, source: 'USDA Standard Reference, refuse 15% (peel)' },
  }),
  // Parsnips, cooked, boiled, drained, without salt
  carbohydrate('parsnip-cooked', 'cooked parsnips', '11299', [71, 17.01, 3.6, 1.32, 0.3, 0.05, 4.8, 10], {
    also: ['boiled parsnip', 'roasted parsnip', 'mashed parsnip'],
    gi: GI.parsnip,
    measures: { cup: 156, tbsp: 9.8, tsp: 3.2 },
    breaks: ['low-carb', 'keto'],
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
      'maize',
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
    asBought: { with: 'husk', edible: 0.36, source: 'USDA Standard Reference, refuse 64% (husk and cob)' },
  }),
  // Corn, sweet, yellow, cooked, boiled, drained, without salt
  carbohydrate('corn-cooked', 'cooked corn', '11168', [96, 20.98, 2.4, 3.41, 1.5, 0.2, 4.54, 1], {
    also: ['boiled corn', 'grilled corn', 'cooked corn kernel', 'leftover corn'],
    gi: GI.sweetcorn,
    measures: { cup: 149, tbsp: 9.3, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Corn, sweet, white, raw
  carbohydrate('corn-white', 'white corn', '11900', [86, 19.02, 2.7, 3.22, 1.18, 0.18, 3.22, 15], {
    also: ['white sweet corn'],
    gi: GI.sweetcorn,
    measures: { cup: 154, tbsp: 9.6, tsp: 3.2 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'husk', edible: 0.36, source: 'USDA Standard Reference, refuse 64% (husk and cob)' },
  }),
  // Corn, sweet, yellow, canned, whole kernel, drained solids
  carbohydrate('corn-canned', 'canned corn', '11172', [67, 14.34, 2, 2.29, 1.22, 0.24, 4.44, 205], {
    also: ['canned sweetcorn', 'canned sweet corn', 'tinned sweetcorn', 'canned corn kernel'],
    gi: GI.sweetcorn,
    measures: { cup: 164, can: 298, tbsp: 10.2, tsp: 3.4 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.66,
  }),
  // Corn, sweet, yellow, canned, cream style, regular pack
  carbohydrate('corn-creamed', 'cream-style corn', '11174', [72, 18.13, 1.2, 1.74, 0.42, 0.07, 3.23, 261], {
    also: ['creamed corn', 'canned cream style corn', 'cream style sweetcorn'],
    gi: GI.sweetcorn,
    measures: { cup: 256, tbsp: 16, tsp: 5.3, can: 482 },
    breaks: ['low-carb', 'keto'],
  }),
  // Corn, sweet, yellow, frozen, kernels cut off cob, unprepared
  carbohydrate('corn-frozen', 'frozen corn', '11178', [88, 20.71, 2.1, 3.02, 0.78, 0.12, 2.5, 3], {
    also: ['frozen corn kernel', 'frozen sweetcorn'],
    gi: GI.sweetcorn,
    measures: { cup: 136, tbsp: 8.5, tsp: 2.8 },
    usual: { package: 340 },
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
    asBought: { with: 'peel', edible: 0.79, source: 'USDA Standard Reference, refuse 21% (peel)' },
  }),
  // Lotus root, cooked, boiled, drained, without salt
  carbohydrate(
    'lotus-root-cooked',
    'cooked lotus root',
    '11255',
    [66, 16.02, 3.1, 1.58, 0.07, 0.02, 0.5, 45],
    {
      gi: like(GI.taro),
      measures: { cup: 120, tbsp: 7.5, tsp: 2.5, slice: 8.9 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Jerusalem-artichokes, raw
  carbohydrate('jerusalem-artichoke', 'Jerusalem artichoke', '11226', [73, 17.44, 1.6, 2, 0.01, 0, 9.6, 4], {
    also: ['sunchoke', 'topinambur'],
    gi: like(GI.carrots),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.69, source: 'USDA Standard Reference, refuse 31% (peel)' },
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
    asBought: { with: 'husk', edible: 0.38, source: 'USDA Standard Reference, refuse 62% (pods)' },
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
  // Succotash, (corn and limas), frozen, unprepared
  carbohydrate('succotash', 'frozen succotash', '11501', [93, 19.94, 4, 4.31, 0.89, 0.17, null, 45], {
    also: ['succotash'],
    gi: like(GI.limaBeans),
    measures: { cup: 156, tbsp: 9.8, tsp: 3.2, package: 284 },
    breaks: ['low-carb', 'keto'],
  }),
]
