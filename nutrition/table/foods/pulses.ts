import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Beans, lentils and peas as they are eaten: cooked or canned. */
export const pulses: Food[] = [
  // Beans, black, mature seeds, cooked, boiled, without salt
  carbohydrate('black-beans', 'black beans', '16015', [132, 23.71, 8.7, 8.86, 0.54, 0.14, 0.32, 1], {
    also: [
      'cooked black bean',
      'canned black bean',
      'black bean',
      'low sodium black bean',
      'tinned black bean',
      'boiled black bean',
    ],
    gi: GI.blackBeans,
    measures: { cup: 172, tbsp: 10.8, tsp: 3.6 },
    usual: { can: 255 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, kidney, red, mature seeds, canned, drained solids, rinsed in tap water
  carbohydrate('kidney-beans', 'kidney beans', '16335', [121, 20.8, 6, 8.12, 0.93, 0.33, null, 208], {
    also: ['red kidney bean', 'canned kidney bean', 'dark red kidney bean', 'red bean', 'tinned kidney bean'],
    gi: GI.cannedKidneyBeans,
    measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
    usual: { can: 266 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, kidney, red, mature seeds, cooked, boiled, without salt
  carbohydrate(
    'kidney-beans-boiled',
    'cooked kidney beans',
    '16033',
    [127, 22.8, 7.4, 8.67, 0.5, 0.07, 0.32, 2],
    {
      also: ['cooked kidney bean', 'boiled kidney bean', 'cooked red kidney bean'],
      gi: GI.kidneyBeans,
      measures: { cup: 177, tbsp: 11, tsp: 3.7 },
      breaks: ['low-carb', 'keto', 'paleo'],
      drainedShare: 0.6,
    },
  ),
  // Beans, kidney, all types, mature seeds, cooked, boiled, without salt
  carbohydrate('mixed-beans', 'mixed beans', '16028', [127, 22.8, 6.4, 8.67, 0.5, 0.07, 0.32, 1], {
    also: ['cooked mixed bean', 'canned mixed bean', 'tinned mixed bean', 'bean mix'],
    gi: like(GI.kidneyBeans),
    measures: { cup: 177, tbsp: 11 },
    usual: { can: 255 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.6,
    standIn: 'cooked kidney beans',
  }),
  // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained, rinsed in tap water
  carbohydrate('chickpeas', 'chickpeas', '16359', [138, 22.87, 6.3, 7.04, 2.47, 0.21, 4, 212], {
    also: ['garbanzo bean', 'chickpea', 'canned chickpea', 'garbanzo', 'tinned chickpea', 'roasted chickpea'],
    gi: GI.cannedChickpeas,
    measures: { cup: 152, can: 254, tbsp: 9.5, tsp: 3.2 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt
  carbohydrate('chickpeas-boiled', 'cooked chickpeas', '16057', [164, 27.42, 7.6, 8.86, 2.59, 0.27, 4.8, 7], {
    also: ['cooked chickpea', 'boiled chickpea', 'cooked garbanzo bean', 'home cooked chickpea'],
    gi: GI.chickpeas,
    measures: { cup: 164, tbsp: 10.2, tsp: 3.4 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, pinto, mature seeds, cooked, boiled, without salt
  carbohydrate('pinto-beans', 'pinto beans', '16043', [143, 26.22, 9, 9.01, 0.65, 0.14, 0.34, 1], {
    also: ['cooked pinto bean', 'pinto bean', 'boiled pinto bean'],
    gi: GI.pinto,
    measures: { cup: 171, tbsp: 10.6, tsp: 3.5 },
    usual: { can: 258 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, pinto, canned, drained solids
  carbohydrate(
    'pinto-beans-canned',
    'canned pinto beans',
    '16146',
    [114, 20.22, 5.5, 6.99, 0.9, 0.16, 0.54, 239],
    {
      also: ['canned pinto bean', 'tinned pinto bean'],
      gi: GI.cannedPinto,
      measures: { can: 277 },
      breaks: ['low-carb', 'keto', 'paleo'],
      drainedShare: 0.6,
    },
  ),
  // Beans, cranberry (roman), mature seeds, cooked, boiled, without salt
  carbohydrate('cranberry-beans', 'cranberry beans', '16020', [136, 24.46, 8.6, 9.34, 0.46, 0.12, null, 1], {
    also: ['borlotti bean', 'roman bean', 'cooked borlotti bean', 'canned borlotti bean'],
    gi: like(GI.pinto),
    measures: { cup: 177, tbsp: 11.1, tsp: 3.7 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, white, mature seeds, cooked, boiled, without salt
  carbohydrate('white-beans', 'white beans', '16050', [139, 25.09, 6.3, 9.73, 0.35, 0.09, 0.34, 6], {
    also: [
      'cannellini bean',
      'cannellini',
      'canned white bean',
      'white kidney bean',
      'canned cannellini bean',
      'cooked white bean',
      'boiled white bean',
    ],
    gi: GI.navyBeans,
    measures: { cup: 179, tbsp: 11.2, tsp: 3.7 },
    usual: { can: 255 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, navy, mature seeds, cooked, boiled, without salt
  carbohydrate('navy-beans', 'navy beans', '16038', [140, 26.05, 10.5, 8.23, 0.62, 0.1, 0.37, 0], {
    also: ['haricot bean', 'canned navy bean', 'cooked navy bean', 'boiled navy bean'],
    gi: GI.navyBeans,
    measures: { cup: 182, tbsp: 11.4, tsp: 3.8 },
    usual: { can: 255 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, french, mature seeds, cooked, boiled, without salt
  carbohydrate('flageolet-beans', 'flageolet beans', '16023', [129, 24.02, 9.4, 7.05, 0.76, 0.08, null, 6], {
    also: ['flageolet', 'cooked flageolet bean'],
    gi: like(GI.navyBeans),
    measures: { cup: 177, tbsp: 11.1, tsp: 3.7 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, great northern, mature seeds, cooked, boiled, without salt
  carbohydrate(
    'great-northern-beans',
    'great northern beans',
    '16025',
    [118, 21.09, 7, 8.33, 0.45, 0.14, null, 2],
    {
      also: ['great northern bean', 'canned great northern bean', 'boiled great northern bean'],
      gi: GI.navyBeans,
      measures: { cup: 177, tbsp: 11.1, tsp: 3.7 },
      usual: { can: 255 },
      breaks: ['keto', 'paleo'],
      drainedShare: 0.6,
    },
  ),
  // Lima beans, large, mature seeds, cooked, boiled, without salt
  carbohydrate('butter-beans', 'butter beans', '16072', [115, 20.88, 7, 7.8, 0.38, 0.09, 2.9, 2], {
    also: ['lima bean', 'canned butter bean', 'cooked lima bean', 'cooked butter bean', 'boiled butter bean'],
    gi: GI.butterBeans,
    measures: { cup: 188, tbsp: 11.7, tsp: 3.9 },
    usual: { can: 240 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt
  carbohydrate('black-eyed-peas', 'black-eyed peas', '16063', [116, 20.76, 6.5, 7.73, 0.53, 0.14, 3.3, 4], {
    also: [
      'black eyed pea',
      'black eyed bean',
      'cowpea',
      'canned black eyed pea',
      'cooked black eyed pea',
      'boiled black eyed pea',
    ],
    gi: GI.blackEyedPeas,
    measures: { cup: 171, tbsp: 10.7, tsp: 3.6 },
    usual: { can: 255 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Pigeon peas (red gram), mature seeds, cooked, boiled, without salt
  carbohydrate('pigeon-peas', 'pigeon peas', '16102', [121, 23.25, 6.7, 6.76, 0.38, 0.08, null, 5], {
    also: ['gandule', 'gungo pea', 'canned pigeon pea', 'cooked pigeon pea'],
    gi: like(GI.blackEyedPeas),
    measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, adzuki, mature seeds, cooked, boiled, without salt
  carbohydrate('adzuki-beans', 'adzuki beans', '16002', [128, 24.77, 7.3, 7.52, 0.1, 0.04, null, 8], {
    also: ['aduki bean', 'azuki bean', 'cooked adzuki bean', 'boiled adzuki bean'],
    gi: like(GI.kidneyBeans),
    measures: { cup: 230, tbsp: 14.4, tsp: 4.8 },
    usual: { can: 240 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Beans, adzuki, mature seeds, canned, sweetened
  carbohydrate(
    'adzuki-sweet',
    'sweet red bean paste',
    '16003',
    [237, 55.01, null, 3.8, 0.03, 0.01, null, 218],
    {
      also: ['red bean paste', 'anko', 'sweet adzuki bean'],
      gi: like(GI.sucrose),
      measures: { cup: 296, tbsp: 18.5, tsp: 6.2 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'canned sweetened adzuki beans',
    },
  ),
  // Mung beans, mature seeds, cooked, boiled, without salt
  carbohydrate('mung-beans', 'cooked mung beans', '16081', [105, 19.15, 7.6, 7.02, 0.38, 0.12, 2, 2], {
    also: ['boiled mung bean'],
    gi: GI.mungBeans,
    measures: { cup: 202, tbsp: 12.6, tsp: 4.2 },
    breaks: ['keto', 'paleo'],
  }),
  // Broadbeans (fava beans), mature seeds, cooked, boiled, without salt
  carbohydrate('fava-beans', 'fava beans', '16053', [110, 19.65, 5.4, 7.6, 0.4, 0.07, 1.82, 5], {
    also: ['canned fava bean', 'cooked fava bean', 'ful', 'boiled fava bean'],
    gi: GI.broadBeans,
    measures: { cup: 170, tbsp: 10.6, tsp: 3.5 },
    usual: { can: 240 },
    breaks: ['low-gi', 'keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Lupins, mature seeds, cooked, boiled, without salt
  carbohydrate('lupin-beans', 'lupini beans', '16077', [119, 9.88, 2.8, 15.57, 2.92, 0.35, null, 4], {
    also: ['lupin bean', 'lupini'],
    gi: like(GI.soybeans),
    measures: { cup: 166, tbsp: 10.4, tsp: 3.5 },
    breaks: ['paleo'],
  }),
  // Lentils, mature seeds, cooked, boiled, without salt
  carbohydrate('lentils-cooked', 'cooked lentils', '16070', [116, 20.13, 7.9, 9.02, 0.38, 0.05, 1.8, 2], {
    also: [
      'canned lentil',
      'cooked green lentil',
      'cooked brown lentil',
      'cooked red lentil',
      'tinned lentil',
      'puy lentil cooked',
      'cooked puy lentil',
      'cooked black lentil',
      'boiled lentil',
    ],
    gi: GI.lentils,
    measures: { cup: 198, tbsp: 12.3, tsp: 4.1 },
    usual: { can: 255 },
    breaks: ['keto', 'paleo'],
    drainedShare: 0.6,
  }),
  // Peas, split, mature seeds, cooked, boiled, without salt
  carbohydrate(
    'split-peas-cooked',
    'cooked split peas',
    '16086',
    [118, 21.1, 8.3, 8.34, 0.39, 0.05, 2.9, 2],
    {
      also: ['boiled split pea'],
      gi: GI.splitPeas,
      measures: { cup: 196, tbsp: 12.2, tsp: 4.1 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Beans, baked, canned, plain or vegetarian
  carbohydrate('baked-beans', 'baked beans', '16006', [94, 21.14, 4.1, 4.75, 0.37, 0.07, 7.96, 343], {
    also: ['canned baked bean', 'vegetarian baked bean', 'baked bean in tomato sauce'],
    gi: GI.bakedBeans,
    measures: { cup: 254, tbsp: 15.9, tsp: 5.3 },
    usual: { can: 450 },
    breaks: ['keto', 'paleo'],
  }),
  // Beans, baked, home prepared
  carbohydrate(
    'baked-beans-home',
    'home-made baked beans',
    '16005',
    [155, 21.63, 5.5, 5.54, 5.15, 1.95, null, 422],
    {
      also: ['boston baked bean'],
      gi: like(GI.bakedBeans),
      measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Refried beans, canned, vegetarian
  carbohydrate('refried-beans', 'refried beans', '16171', [83, 13.5, 4.7, 5.28, 0.87, 0.14, 0.59, 430], {
    also: ['vegetarian refried bean', 'canned refried bean', 'fat free refried bean'],
    gi: like(GI.cannedPinto),
    measures: { cup: 242, can: 444, tbsp: 15, tsp: 5 },
    breaks: ['keto', 'paleo'],
  }),
  // Hummus, commercial
  carbohydrate('hummus', 'hummus', '16158', [166, 14.29, 6, 7.9, 9.6, 1.44, null, 379], {
    also: ['houmous', 'hummous', 'plain hummus', 'classic hummus'],
    gi: GI.hummus,
    measures: { cup: 246, tbsp: 15, tsp: 5 },
    usual: { container: 283 },
    allergens: ['sesame'],
    breaks: ['keto', 'paleo'],
  }),
  // Chickpea flour (besan)
  carbohydrate(
    'chickpea-flour',
    'chickpea flour',
    '16157',
    [387, 57.82, 10.8, 22.39, 6.69, 0.69, 10.85, 64],
    {
      also: ['besan', 'gram flour', 'garbanzo bean flour', 'garbanzo flour'],
      gi: like(GI.chickpeas),
      measures: { cup: 92, tbsp: 5.8, tsp: 1.9 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Soy flour, full-fat, raw
  carbohydrate('soy-flour', 'soy flour', '16115', [434, 31.92, 9.6, 37.81, 20.65, 2.99, 7.5, 13], {
    also: ['soya flour'],
    gi: like(GI.soybeans),
    measures: { cup: 84, tbsp: 5.2, tsp: 1.7 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Falafel, home-prepared
  carbohydrate('falafel', 'falafel', '16138', [333, 31.84, null, 13.31, 17.8, 2.38, null, 294], {
    gi: like(GI.chickpeas),
    measures: { patty: 17 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Lentils, sprouted, raw
  carbohydrate(
    'lentils-sprouted',
    'sprouted lentils',
    '11248',
    [106, 22.14, null, 8.96, 0.55, 0.06, null, 11],
    {
      also: ['lentil sprout'],
      gi: like(GI.lentils),
      measures: { cup: 77, tbsp: 4.8, tsp: 1.6 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
]
