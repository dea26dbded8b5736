import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Herbs, spices and salt. */
export const herbsAndSpices: Food[] = [
  // Basil, fresh
  other('basil-fresh', 'fresh basil', '02044', [23, 2.65, 1.6, 3.15, 0.64, 0.04, 0.3, 4], {
    also: ['basil leaf', 'basil', 'thai basil', 'fresh basil leaf'],
    measures: { cup: 24, tbsp: 2.6, leaf: 0.5, piece: 0.5, tsp: 0.9 },
    usual: { bunch: 50, sprig: 3, handful: 12 },
    seasoning: true,
  }),
  // Coriander (cilantro) leaves, raw
  other('cilantro', 'cilantro', '11165', [23, 3.67, 2.8, 2.13, 0.52, 0.01, 0.87, 46], {
    also: [
      'coriander leaf',
      'fresh coriander',
      'fresh cilantro',
      'coriander',
      'cilantro leaf',
      'chinese parsley',
      'chopped coriander',
    ],
    measures: { cup: 16, tbsp: 1, sprig: 2.2 },
    usual: { bunch: 60, handful: 10, tsp: 0.3 },
    seasoning: true,
  }),
  // Parsley, fresh
  other('parsley', 'parsley', '11297', [36, 6.33, 3.3, 2.97, 0.79, 0.13, 0.85, 56], {
    also: ['fresh parsley', 'flat leaf parsley', 'italian parsley', 'curly parsley'],
    measures: { cup: 60, tbsp: 3.8, sprig: 1, tsp: 1.3 },
    usual: { bunch: 60, handful: 15 },
    seasoning: true,
  }),
  // Spearmint, fresh
  other('mint', 'mint', '02065', [44, 8.41, 6.8, 3.29, 0.73, 0.19, null, 30], {
    also: ['fresh mint', 'mint leaf', 'spearmint', 'peppermint leaf'],
    usual: { cup: 30, tbsp: 1.9, leaf: 0.1, sprig: 1, bunch: 40, handful: 10, piece: 0.1, tsp: 0.6 },
    seasoning: true,
  }),
  // Dill weed, fresh
  other('dill-fresh', 'fresh dill', '02045', [43, 7.02, 2.1, 3.46, 1.12, 0.06, null, 61], {
    also: ['dill', 'dill frond'],
    measures: { cup: 9, sprig: 0.2 },
    usual: { tbsp: 1, bunch: 40, tsp: 0.3 },
    seasoning: true,
  }),
  // Chives, raw
  other('chives', 'chives', '11156', [30, 4.35, 2.5, 3.27, 0.73, 0.15, 1.85, 3], {
    also: ['chive', 'garlic chive'],
    measures: { tbsp: 3, tsp: 1, cup: 48 },
    usual: { bunch: 25 },
    seasoning: true,
  }),
  // Rosemary, fresh
  other('rosemary-fresh', 'fresh rosemary', '02063', [131, 20.7, 14.1, 3.31, 5.86, 2.84, null, 26], {
    also: ['rosemary', 'rosemary sprig'],
    gi: like(GI.carrots),
    measures: { tbsp: 1.7, tsp: 0.7, cup: 27 },
    usual: { sprig: 2 },
    seasoning: true,
  }),
  // Thyme, fresh
  other('thyme-fresh', 'fresh thyme', '02049', [101, 24.45, 14, 5.56, 1.68, 0.47, null, 9], {
    also: ['thyme', 'thyme leaf', 'thyme sprig', 'lemon thyme'],
    gi: like(GI.carrots),
    measures: { tsp: 0.8, tbsp: 2.4, cup: 38 },
    usual: { sprig: 0.5 },
    seasoning: true,
  }),
  // Peppermint, fresh
  other('sage-fresh', 'fresh sage', '02064', [70, 14.89, 8, 3.75, 0.94, 0.25, null, 31], {
    also: [
      'sage leaf',
      'sage',
      'tarragon',
      'fresh tarragon',
      'marjoram',
      'curry leaf',
      'epazote',
      'lavender',
      'fresh oregano',
    ],
    gi: like(GI.carrots),
    usual: { tbsp: 1.6, leaf: 0.3, sprig: 2, tsp: 0.5, cup: 28, piece: 0.3 },
    seasoning: true,
    standIn: 'peppermint',
  }),
  // Spices, basil, dried
  other('basil-dried', 'dried basil', '02003', [233, 47.75, 37.7, 22.98, 4.07, 2.16, 1.71, 76], {
    gi: like(GI.carrots),
    measures: { tsp: 0.7, tbsp: 2.1, cup: 34 },
    seasoning: true,
  }),
  // Spices, bay leaf
  other('bay-leaf', 'bay leaf', '02004', [313, 74.97, 26.3, 7.61, 8.36, 2.28, null, 23], {
    also: ['bay leaves', 'bay'],
    gi: like(GI.carrots),
    measures: { tsp: 0.6, tbsp: 1.8, cup: 29 },
    usual: { leaf: 0.6, piece: 0.6 },
    seasoning: true,
  }),
  // Spices, oregano, dried
  other('oregano', 'dried oregano', '02027', [265, 68.92, 42.5, 9, 4.28, 1.55, 4.09, 25], {
    also: ['oregano', 'mexican oregano', 'greek oregano'],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3, cup: 48 },
    seasoning: true,
  }),
  // Spices, thyme, dried
  other('thyme-dried', 'dried thyme', '02042', [276, 63.94, 37, 9.11, 7.43, 2.73, 1.71, 55], {
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 2.7, cup: 43 },
    seasoning: true,
  }),
  // Spices, rosemary, dried
  other('rosemary-dried', 'dried rosemary', '02036', [331, 64.06, 42.6, 4.88, 15.22, 7.37, null, 50], {
    gi: like(GI.carrots),
    measures: { tsp: 1.2, tbsp: 3.3, cup: 53 },
    seasoning: true,
  }),
  // Spices, parsley, dried
  other('parsley-dried', 'dried parsley', '02029', [292, 50.64, 26.7, 26.63, 5.48, 1.38, 7.27, 452], {
    also: ['dried parsley flake'],
    gi: like(GI.carrots),
    measures: { tsp: 0.5, tbsp: 1.6, cup: 26 },
    seasoning: true,
  }),
  // Spices, dill weed, dried
  other('dill-dried', 'dried dill', '02017', [253, 55.82, 13.6, 19.96, 4.36, 0.23, null, 208], {
    also: ['dill weed', 'dried dill weed'],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3.1, cup: 50 },
    seasoning: true,
  }),
  // Spices, sage, ground
  other('sage-dried', 'dried sage', '02038', [315, 60.73, 40.3, 10.63, 12.75, 7.03, 1.71, 11], {
    also: ['ground sage', 'rubbed sage'],
    gi: like(GI.carrots),
    measures: { tsp: 0.7, tbsp: 2, cup: 32 },
    seasoning: true,
  }),
  // Spices, tarragon, dried
  other('tarragon-dried', 'dried tarragon', '02041', [295, 50.22, 7.4, 22.77, 7.24, 1.88, null, 62], {
    also: ['dried marjoram', 'dried mint', 'dried chive'],
    gi: like(GI.carrots),
    measures: { tsp: 0.6, tbsp: 1.8, cup: 29 },
    seasoning: true,
  }),
  // Spices, oregano, dried
  other('italian-seasoning', 'Italian seasoning', '02027', [265, 68.92, 42.5, 9, 4.28, 1.55, 4.09, 25], {
    also: [
      'mixed herb',
      'dried italian seasoning',
      'herbes de provence',
      'dried italian herb',
      'dried mixed herb',
      "za'atar",
      'zaatar',
      'poultry seasoning',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3, cup: 48 },
    seasoning: true,
  }),
  // Spices, allspice, ground
  other('allspice', 'ground allspice', '02001', [263, 72.12, 21.6, 6.09, 8.69, 2.55, null, 77], {
    also: ['allspice', 'allspice berry'],
    gi: like(GI.carrots),
    measures: { tsp: 1.9, tbsp: 6, cup: 96 },
    seasoning: true,
  }),
  // Spices, cardamom
  other('cardamom', 'ground cardamom', '02006', [311, 68.47, 28, 10.76, 6.7, 0.68, null, 18], {
    also: ['cardamom', 'cardamom pod', 'green cardamom'],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 5.8, cup: 93 },
    usual: { pod: 0.3, piece: 0.3 },
    seasoning: true,
  }),
  // Spices, pepper, red or cayenne
  other('cayenne', 'cayenne pepper', '02031', [318, 56.63, 27.2, 12.01, 17.27, 3.26, 10.34, 30], {
    also: [
      'cayenne',
      'ground cayenne',
      'red pepper flake',
      'chili flake',
      'chilli flake',
      'crushed red pepper',
      'red chili flake',
      'crushed red pepper flake',
      'aleppo pepper',
      'gochugaru',
      'ground cayenne pepper',
      'korean chili flake',
      'red chili powder',
      'kashmiri chili powder',
      'chile flake',
      'hot pepper flake',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 1.8, tbsp: 5.3, cup: 85 },
    seasoning: true,
  }),
  // Spices, chili powder
  other('chili-powder', 'chili powder', '02009', [282, 49.7, 34.8, 13.46, 14.28, 2.46, 7.19, 2867], {
    also: [
      'chilli powder',
      'ancho chili powder',
      'chipotle powder',
      'mild chili powder',
      'chipotle chili powder',
      'taco seasoning',
      'fajita seasoning',
      'cajun seasoning',
      'creole seasoning',
      'chili seasoning',
      'old bay seasoning',
      'adobo seasoning',
      'blackening seasoning',
      'jerk seasoning',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2.7, tbsp: 8, cup: 128 },
    usual: { packet: 28 },
    seasoning: true,
  }),
  // Spices, cinnamon, ground
  other('cinnamon', 'ground cinnamon', '02010', [247, 80.59, 53.1, 3.99, 1.24, 0.34, 2.17, 10], {
    also: ['cinnamon', 'cinnamon stick', 'ceylon cinnamon', 'cinnamon powder'],
    gi: like(GI.carrots),
    measures: { tsp: 2.6, tbsp: 7.8, cup: 125 },
    usual: { stick: 2.6, piece: 2.6 },
    seasoning: true,
  }),
  // Spices, cloves, ground
  other('cloves-ground', 'ground cloves', '02011', [274, 65.53, 33.9, 5.97, 13, 3.95, 2.38, 277], {
    also: ['clove spice', 'whole clove', 'ground clove'],
    gi: like(GI.carrots),
    measures: { tsp: 2.1, tbsp: 6.5, cup: 104 },
    usual: { piece: 0.1 },
    seasoning: true,
  }),
  // Spices, coriander seed
  other('coriander-seed', 'ground coriander', '02013', [298, 54.99, 41.9, 12.37, 17.77, 0.99, null, 35], {
    also: ['coriander powder', 'coriander seed'],
    gi: like(GI.carrots),
    measures: { tsp: 1.8, tbsp: 5, cup: 80 },
    seasoning: true,
  }),
  // Spices, cumin seed
  other('cumin', 'ground cumin', '02014', [375, 44.24, 10.5, 17.81, 22.27, 1.53, 2.25, 168], {
    also: ['cumin', 'cumin seed', 'cumin powder', 'jeera'],
    gi: like(GI.carrots),
    measures: { tsp: 2.1, tbsp: 6, cup: 96 },
    seasoning: true,
  }),
  // Spices, curry powder
  other('curry-powder', 'curry powder', '02015', [325, 55.83, 53.2, 14.29, 14.01, 1.65, 2.76, 52], {
    also: [
      'mild curry powder',
      'madras curry powder',
      'garam masala',
      'tandoori masala',
      'ras el hanout',
      'baharat',
      'berbere',
      'panch phoron',
      'chaat masala',
      'shawarma spice',
      'five spice',
      'chinese five spice',
      'five spice powder',
    ],
    measures: { tsp: 2, tbsp: 6.3, cup: 101 },
    seasoning: true,
  }),
  // Spices, fennel seed
  other('fennel-seed', 'fennel seeds', '02018', [345, 52.29, 39.8, 15.8, 14.87, 0.48, null, 88], {
    also: [
      'fennel seed',
      'anise seed',
      'caraway seed',
      'star anise',
      'nigella seed',
      'dill seed',
      'celery seed',
      'ajwain',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 5.8, cup: 93 },
    usual: { piece: 0.7 },
    seasoning: true,
  }),
  // Spices, fenugreek seed
  other('fenugreek', 'fenugreek', '02019', [323, 58.35, 24.6, 23, 6.41, 1.46, null, 67], {
    also: ['fenugreek seed', 'fenugreek leaf', 'kasuri methi'],
    gi: like(GI.carrots),
    measures: { tsp: 3.7, tbsp: 11, cup: 176 },
    seasoning: true,
  }),
  // Spices, garlic powder
  other('garlic-powder', 'garlic powder', '02020', [331, 72.73, 9, 16.55, 0.73, 0.25, 2.43, 60], {
    also: ['granulated garlic', 'garlic granule', 'garlic salt'],
    gi: like(GI.carrots),
    measures: { tsp: 3.1, tbsp: 9.7, cup: 155 },
    seasoning: true,
  }),
  // Spices, ginger, ground
  other('ginger-ground', 'ground ginger', '02021', [335, 71.62, 14.1, 8.98, 4.24, 2.6, 3.39, 27], {
    also: ['ginger powder', 'dried ginger'],
    gi: like(GI.carrots),
    measures: { tsp: 1.8, tbsp: 5.2, cup: 83 },
    seasoning: true,
  }),
  // Spices, mustard seed, ground
  other('mustard-seed', 'mustard seeds', '02024', [508, 28.09, 12.2, 26.08, 36.24, 1.99, 6.79, 13], {
    also: [
      'mustard powder',
      'dry mustard',
      'ground mustard',
      'mustard seed',
      'dry mustard powder',
      'yellow mustard seed',
      'black mustard seed',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 6.3, cup: 101 },
    seasoning: true,
  }),
  // Spices, nutmeg, ground
  other('nutmeg', 'ground nutmeg', '02025', [525, 49.29, 20.8, 5.84, 36.31, 25.94, 2.99, 16], {
    also: ['nutmeg', 'grated nutmeg', 'mace'],
    gi: like(GI.carrots),
    measures: { tsp: 2.2, tbsp: 7, cup: 112 },
    seasoning: true,
  }),
  // Spices, onion powder
  other('onion-powder', 'onion powder', '02026', [341, 79.12, 15.2, 10.41, 1.04, 0.22, 6.63, 73], {
    also: ['dried onion flake', 'granulated onion', 'dried minced onion', 'onion flake'],
    gi: like(GI.carrots),
    measures: { tsp: 2.4, tbsp: 6.9, cup: 110 },
    seasoning: true,
  }),
  // Spices, paprika
  other('paprika', 'paprika', '02028', [282, 53.99, 34.9, 14.14, 12.89, 2.14, 10.34, 68], {
    also: ['smoked paprika', 'sweet paprika', 'spanish paprika', 'hungarian paprika', 'hot paprika', 'sumac'],
    gi: like(GI.carrots),
    measures: { tsp: 2.3, tbsp: 6.8, cup: 109 },
    seasoning: true,
  }),
  // Spices, pepper, black
  other('black-pepper', 'black pepper', '02030', [251, 63.95, 25.3, 10.39, 3.26, 1.39, 0.64, 20], {
    also: [
      'pepper',
      'ground black pepper',
      'freshly ground black pepper',
      'ground pepper',
      'peppercorn',
      'cracked black pepper',
      'lemon pepper',
      'sichuan peppercorn',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2.3, tbsp: 6.9, piece: 0.1, cup: 110 },
    seasoning: true,
  }),
  // Spices, pepper, white
  other('white-pepper', 'white pepper', '02032', [296, 68.61, 26.2, 10.4, 2.12, 0.63, null, 5], {
    also: ['ground white pepper'],
    gi: like(GI.carrots),
    measures: { tsp: 2.4, tbsp: 7.1, cup: 114 },
    seasoning: true,
  }),
  // Spices, pumpkin pie spice
  other('pumpkin-pie-spice', 'pumpkin pie spice', '02035', [342, 69.28, 14.8, 5.76, 12.6, 6.53, 7.76, 52], {
    also: ['pumpkin spice', 'mixed spice', 'apple pie spice'],
    gi: like(GI.carrots),
    measures: { tsp: 1.7, tbsp: 5.6, cup: 90 },
    seasoning: true,
  }),
  // Spices, saffron
  other('saffron', 'saffron', '02037', [310, 65.37, 3.9, 11.43, 5.85, 1.59, null, 148], {
    also: ['saffron thread', 'saffron strand'],
    gi: like(GI.carrots),
    measures: { tsp: 0.7, tbsp: 2.1, cup: 34 },
    usual: { pinch: 0.05, thread: 0.002 },
    seasoning: true,
  }),
  // Spices, turmeric, ground
  other('turmeric', 'ground turmeric', '02043', [312, 67.14, 22.7, 9.68, 3.25, 1.84, 3.21, 27], {
    also: ['turmeric', 'turmeric powder', 'fresh turmeric', 'turmeric root'],
    gi: like(GI.carrots),
    measures: { tsp: 3, tbsp: 9.4, cup: 150 },
    usual: { inch: 7, piece: 7 },
    seasoning: true,
  }),
  // Salt, table
  other('salt', 'salt', '02047', [0, 0, 0, 0, 0, 0, 0, 38758], {
    also: [
      'sea salt',
      'kosher salt',
      'table salt',
      'fine sea salt',
      'flaky sea salt',
      'himalayan salt',
      'celery salt',
      'pink salt',
      'seasoned salt',
      'flaky salt',
      'fine salt',
      'onion salt',
      'black salt',
    ],
    measures: { tsp: 6, tbsp: 18, cup: 292 },
    seasoning: true,
  }),
]
