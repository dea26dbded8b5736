import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Spices, blends and salt. */
export const spices: Food[] = [
  other('furikake', 'furikake', '', UNKNOWN, {
    usual: { tsp: 3, tbsp: 9 },
    allergens: ['fish', 'sesame', 'soy', 'wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free'],
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
    also: ['cayenne', 'ground cayenne', 'ground cayenne pepper', 'red chili powder', 'kashmiri chili powder'],
    gi: like(GI.carrots),
    measures: { tsp: 1.8, tbsp: 5.3, cup: 85 },
    seasoning: true,
  }),
  // Spices, pepper, red or cayenne
  other(
    'red-pepper-flakes',
    'red pepper flakes',
    '02031',
    [318, 56.63, 27.2, 12.01, 17.27, 3.26, 10.34, 30],
    {
      also: [
        'crushed red pepper',
        'crushed red pepper flake',
        'chili flake',
        'chilli flake',
        'red chili flake',
        'chile flake',
        'hot pepper flake',
        'aleppo pepper',
        'gochugaru',
        'korean chili flake',
        'red pepper flake',
        'pul biber',
        'urfa pepper',
      ],
      gi: like(GI.carrots),
      measures: { tbsp: 5.3, tsp: 1.8 },
      seasoning: true,
      standIn: 'cayenne pepper',
    },
  ),
  // Spices, chili powder
  other('chili-powder', 'chili powder', '02009', [282, 49.7, 34.8, 13.46, 14.28, 2.46, 7.19, 2867], {
    also: [
      'chilli powder',
      'ancho chili powder',
      'chipotle powder',
      'mild chili powder',
      'chipotle chili powder',
      'chili seasoning',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2.7, tbsp: 8, cup: 128 },
    usual: { packet: 28 },
    seasoning: true,
  }),
  // Spices, chili powder
  other('taco-seasoning', 'taco seasoning', '02009', [282, 49.7, 34.8, 13.46, 14.28, 2.46, 7.19, 2867], {
    also: ['fajita seasoning', 'taco seasoning mix'],
    gi: like(GI.carrots),
    usual: { tbsp: 8, tsp: 2.7, packet: 28 },
    seasoning: true,
    standIn: 'chili powder',
  }),
  // Spices, chili powder
  other('cajun-seasoning', 'Cajun seasoning', '02009', [282, 49.7, 34.8, 13.46, 14.28, 2.46, 7.19, 2867], {
    also: [
      'creole seasoning',
      'old bay seasoning',
      'old bay',
      'jerk seasoning',
      'blackening seasoning',
      'adobo seasoning',
      'steak seasoning',
      'montreal steak seasoning',
      'bbq rub',
      'barbecue rub',
    ],
    gi: like(GI.carrots),
    usual: { tbsp: 8, tsp: 2.7 },
    seasoning: true,
    standIn: 'chili powder',
  }),
  other('ranch-mix', 'ranch seasoning', '', UNKNOWN, {
    also: ['ranch seasoning mix', 'dry ranch mix'],
    usual: { packet: 28, tbsp: 9, tsp: 3 },
    allergens: ['dairy', 'eggs'],
    breaks: ['dairy-free', 'vegan'],
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
  // Spices, cumin seed
  other('nigella-seed', 'nigella seeds', '02014', [375, 44.24, 10.5, 17.81, 22.27, 1.54, 2.25, 168], {
    also: ['nigella seed', 'kalonji', 'black cumin seed'],
    gi: like(GI.carrots),
    usual: { tbsp: 9, tsp: 3 },
    seasoning: true,
    standIn: 'cumin seed',
  }),
  // Spices, curry powder
  other('curry-powder', 'curry powder', '02015', [325, 55.83, 53.2, 14.29, 14.01, 1.65, 2.76, 52], {
    also: ['mild curry powder', 'madras curry powder'],
    measures: { tsp: 2, tbsp: 6.3, cup: 101 },
    seasoning: true,
  }),
  // Spices, curry powder
  other('garam-masala', 'garam masala', '02015', [325, 55.83, 53.2, 14.29, 14.01, 1.65, 2.76, 52], {
    also: [
      'tandoori masala',
      'chaat masala',
      'tikka spice',
      'ras el hanout',
      'baharat',
      'shawarma spice',
      'berbere',
      'panch phoron',
    ],
    measures: { tbsp: 6.3, tsp: 2 },
    seasoning: true,
    standIn: 'curry powder',
  }),
  // Spices, anise seed
  other('five-spice', 'five-spice powder', '02002', [337, 50.02, 14.6, 17.6, 15.9, 0.59, null, 16], {
    also: [
      '5 spice powder',
      '5 spice',
      'five spice',
      'chinese five spice',
      'five spice powder',
      'chinese five spice powder',
    ],
    gi: like(GI.carrots),
    measures: { tbsp: 6.7, tsp: 2.1 },
    seasoning: true,
    standIn: 'anise seed',
  }),
  // Spices, fennel seed
  other('fennel-seed', 'fennel seeds', '02018', [345, 52.29, 39.8, 15.8, 14.87, 0.48, null, 88], {
    also: ['fennel seed', 'ajwain'],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 5.8, cup: 93 },
    usual: { piece: 0.7 },
    seasoning: true,
  }),
  // Spices, anise seed
  other('anise-seed', 'anise seeds', '02002', [337, 50.02, 14.6, 17.6, 15.9, 0.59, null, 16], {
    also: ['aniseed', 'anise', 'anise seed'],
    gi: like(GI.carrots),
    measures: { cup: 107.2, tbsp: 6.7, tsp: 2.1 },
    seasoning: true,
  }),
  // Spices, anise seed
  other('star-anise', 'star anise', '02002', [337, 50.02, 14.6, 17.6, 15.9, 0.59, null, 16], {
    gi: like(GI.carrots),
    measures: { tbsp: 6.3, tsp: 2.1 },
    usual: { piece: 1.5 },
    seasoning: true,
    standIn: 'anise seed',
  }),
  // Spices, caraway seed
  other('caraway', 'caraway seeds', '02005', [333, 49.9, 38, 19.77, 14.59, 0.62, 0.64, 17], {
    also: ['caraway', 'caraway seed'],
    gi: like(GI.carrots),
    measures: { cup: 107.2, tbsp: 6.7, tsp: 2.1 },
    seasoning: true,
  }),
  // Spices, celery seed
  other('celery-seed', 'celery seeds', '02007', [392, 41.35, 11.8, 18.07, 25.27, 2.19, 0.67, 160], {
    also: ['celery seed'],
    gi: like(GI.carrots),
    measures: { cup: 104, tbsp: 6.5, tsp: 2 },
    seasoning: true,
  }),
  // Spices, dill seed
  other('dill-seed', 'dill seeds', '02016', [305, 55.17, 21.1, 15.98, 14.54, 0.73, null, 20], {
    also: ['dill seed'],
    gi: like(GI.carrots),
    measures: { cup: 105.6, tbsp: 6.6, tsp: 2.1 },
    seasoning: true,
  }),
  // Spices, fenugreek seed
  other('fenugreek', 'fenugreek', '02019', [323, 58.35, 24.6, 23, 6.41, 1.46, null, 67], {
    also: ['fenugreek seed'],
    gi: like(GI.carrots),
    measures: { tsp: 3.7, tbsp: 11, cup: 176 },
    seasoning: true,
  }),
  // Spices, fenugreek seed
  other('asafoetida', 'asafoetida', '02019', [323, 58.35, 24.6, 23, 6.41, 1.46, null, 67], {
    also: ['hing', 'asafetida'],
    gi: like(GI.carrots),
    usual: { tsp: 2, tbsp: 6, pinch: 0.2 },
    seasoning: true,
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free'],
    standIn: 'fenugreek seed',
  }),
  // Spices, fenugreek seed
  other(
    'asafoetida-gluten-free',
    'gluten-free asafoetida',
    '02019',
    [323, 58.35, 24.6, 23, 6.41, 1.46, null, 67],
    {
      also: ['gluten free hing', 'pure asafoetida'],
      gi: like(GI.carrots),
      usual: { tsp: 2, tbsp: 6, pinch: 0.2 },
      seasoning: true,
      standIn: 'fenugreek seed',
    },
  ),
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
    also: ['nutmeg', 'grated nutmeg'],
    gi: like(GI.carrots),
    measures: { tsp: 2.2, tbsp: 7, cup: 112 },
    seasoning: true,
  }),
  // Spices, mace, ground
  other('mace', 'mace', '02022', [475, 50.5, 20.2, 6.71, 32.38, 9.51, null, 80], {
    also: ['ground mace'],
    gi: like(GI.carrots),
    measures: { cup: 84.8, tbsp: 5.3, tsp: 1.7 },
    seasoning: true,
  }),
  // Spices, onion powder
  other('onion-powder', 'onion powder', '02026', [341, 79.12, 15.2, 10.41, 1.04, 0.22, 6.63, 73], {
    also: ['granulated onion', 'onion flake'],
    gi: like(GI.carrots),
    measures: { tsp: 2.4, tbsp: 6.9, cup: 110 },
    seasoning: true,
  }),
  // Spices, paprika
  other('paprika', 'paprika', '02028', [282, 53.99, 34.9, 14.14, 12.89, 2.14, 10.34, 68], {
    also: ['smoked paprika', 'sweet paprika', 'spanish paprika', 'hungarian paprika', 'hot paprika'],
    gi: like(GI.carrots),
    measures: { tsp: 2.3, tbsp: 6.8, cup: 109 },
    seasoning: true,
  }),
  // Spices, paprika
  other('sumac', 'sumac', '02028', [282, 53.99, 34.9, 14.14, 12.89, 2.14, 10.34, 68], {
    also: ['ground sumac'],
    gi: like(GI.carrots),
    usual: { tbsp: 7.5, tsp: 2.5 },
    seasoning: true,
    standIn: 'paprika',
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
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2.3, tbsp: 6.9, piece: 0.1, cup: 110 },
    seasoning: true,
  }),
  // Spices, pepper, black
  other('sichuan-pepper', 'Sichuan peppercorns', '02030', [251, 63.95, 25.3, 10.39, 3.26, 1.39, 0.64, 20], {
    also: ['sichuan peppercorn', 'szechuan pepper'],
    gi: like(GI.carrots),
    measures: { tbsp: 6.9, tsp: 2.3 },
    seasoning: true,
    standIn: 'black pepper',
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
    also: ['turmeric', 'turmeric powder'],
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
  // Spices, paprika
  other('achiote-paste', 'achiote paste', '02028', [282, 53.99, 34.9, 14.14, 12.89, 2.14, 10.34, 68], {
    also: ['annatto paste', 'achiote', 'recado rojo', 'ground annatto', 'annatto powder'],
    gi: like(GI.carrots),
    usual: { tbsp: 15, tsp: 5 },
    seasoning: true,
    standIn: 'paprika',
  }),
]
