import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Beans, lentils and peas as they are bought dry. Recipes mean dry lentils and split peas by their plain name; other beans say "dried". */
export const driedPulses: Food[] = [
  // Beans, black turtle, mature seeds, raw
  carbohydrate(
    'black-beans-dry',
    'dried black beans',
    '16016',
    [339, 63.25, 15.5, 21.25, 0.9, 0.23, 2.12, 9],
    {
      also: ['dry black bean'],
      gi: GI.blackBeans,
      measures: { cup: 184, tbsp: 11.5, tsp: 3.8 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Beans, kidney, red, mature seeds, raw
  carbohydrate(
    'kidney-beans-dry',
    'dried kidney beans',
    '16032',
    [337, 61.29, 15.2, 22.53, 1.06, 0.15, 2.1, 12],
    {
      also: ['dry kidney bean'],
      gi: GI.kidneyBeans,
      measures: { cup: 184, tbsp: 12.2, tsp: 4.1 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Beans, kidney, all types, mature seeds, raw
  carbohydrate(
    'mixed-beans-dry',
    'dried mixed beans',
    '16027',
    [333, 60.01, 24.9, 23.58, 0.83, 0.12, 2.23, 24],
    {
      also: ['dry mixed bean', 'dried bean', 'dry bean', 'dried soup bean'],
      gi: like(GI.kidneyBeans),
      measures: { cup: 184 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'dried kidney beans',
    },
  ),
  // Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
  carbohydrate('chickpeas-dry', 'dried chickpeas', '16056', [378, 62.95, 12.2, 20.47, 6.04, 0.6, 10.7, 24], {
    also: ['dry chickpea', 'dry garbanzo bean', 'dried garbanzo bean'],
    gi: GI.chickpeas,
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['keto', 'paleo'],
  }),
  // Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
  carbohydrate('chana-dal', 'chana dal', '16056', [378, 62.95, 12.2, 20.47, 6.04, 0.6, 10.7, 24], {
    also: ['split chickpea', 'bengal gram', 'chana dhal'],
    gi: like(GI.chickpeas),
    usual: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'dried chickpeas',
  }),
  // Beans, pinto, mature seeds, raw
  carbohydrate(
    'pinto-beans-dry',
    'dried pinto beans',
    '16042',
    [347, 62.55, 15.5, 21.42, 1.23, 0.23, 2.11, 12],
    {
      also: ['dry pinto bean'],
      gi: GI.pinto,
      measures: { cup: 193, tbsp: 12, tsp: 4 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Beans, cranberry (roman), mature seeds, raw
  carbohydrate(
    'cranberry-beans-dry',
    'dried cranberry beans',
    '16019',
    [335, 60.05, 24.7, 23.03, 1.23, 0.32, null, 6],
    {
      also: ['dried borlotti bean', 'dry borlotti bean'],
      gi: like(GI.pinto),
      measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Beans, pink, mature seeds, raw
  carbohydrate(
    'pink-beans-dry',
    'dried pink beans',
    '16040',
    [343, 64.19, 12.7, 20.96, 1.13, 0.29, 2.14, 8],
    {
      also: ['pink bean'],
      gi: like(GI.kidneyBeans),
      measures: { cup: 210, tbsp: 13.1, tsp: 4.4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Beans, white, mature seeds, raw
  carbohydrate(
    'white-beans-dry',
    'dried white beans',
    '16049',
    [333, 60.27, 15.2, 23.36, 0.85, 0.22, 2.11, 16],
    {
      also: ['dried cannellini bean', 'dry white bean'],
      gi: GI.navyBeans,
      measures: { cup: 202, tbsp: 12.6, tsp: 4.2 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Beans, navy, mature seeds, raw
  carbohydrate('navy-beans-dry', 'dried navy beans', '16037', [337, 60.75, 15.3, 22.33, 1.5, 0.17, 3.88, 5], {
    also: ['dry navy bean', 'dried haricot bean'],
    gi: GI.navyBeans,
    measures: { cup: 208, tbsp: 13, tsp: 4.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Beans, great northern, mature seeds, raw
  carbohydrate(
    'great-northern-dry',
    'dried great northern beans',
    '16024',
    [339, 62.37, 20.2, 21.86, 1.14, 0.36, 2.26, 14],
    {
      also: ['dry great northern bean'],
      gi: like(GI.navyBeans),
      measures: { cup: 183, tbsp: 11.4, tsp: 3.8 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Lima beans, large, mature seeds, raw
  carbohydrate('lima-beans-dry', 'dried lima beans', '16071', [338, 63.38, 19, 21.46, 0.69, 0.16, 8.5, 18], {
    also: ['dry lima bean', 'dried butter bean'],
    gi: GI.butterBeans,
    measures: { cup: 178, tbsp: 11.1, tsp: 3.7 },
    breaks: ['keto', 'paleo'],
  }),
  // Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw
  carbohydrate(
    'black-eyed-peas-dry',
    'dried black-eyed peas',
    '16062',
    [336, 60.03, 10.6, 23.52, 1.26, 0.33, 6.9, 16],
    {
      also: ['dry black eyed pea'],
      gi: GI.blackEyedPeas,
      measures: { cup: 167, tbsp: 10.5, tsp: 3.5 },
      breaks: ['keto', 'paleo'],
    },
  ),
  // Pigeon peas (red gram), mature seeds, raw
  carbohydrate(
    'pigeon-peas-dry',
    'dried pigeon peas',
    '16101',
    [343, 62.78, 15, 21.7, 1.49, 0.33, null, 17],
    {
      also: ['toor dal', 'toor dhal', 'arhar dal', 'split pigeon pea', 'tur dal'],
      gi: like(GI.blackEyedPeas),
      measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Beans, adzuki, mature seeds, raw
  carbohydrate(
    'adzuki-beans-dry',
    'dried adzuki beans',
    '16001',
    [329, 62.9, 12.7, 19.87, 0.53, 0.19, null, 5],
    {
      also: ['dry adzuki bean', 'dried aduki bean', 'dried azuki bean'],
      gi: like(GI.kidneyBeans),
      measures: { cup: 197, tbsp: 12.3, tsp: 4.1 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Mung beans, mature seeds, raw
  carbohydrate('mung-beans-dry', 'mung beans', '16080', [347, 62.62, 16.3, 23.86, 1.15, 0.35, 6.6, 15], {
    also: ['dried mung bean', 'moong dal', 'mung dal', 'green gram'],
    gi: GI.mungBeans,
    measures: { cup: 207, tbsp: 13, tsp: 4.3 },
    breaks: ['keto', 'paleo'],
  }),
  // Mungo beans, mature seeds, raw
  carbohydrate('urad-dal', 'urad dal', '16083', [341, 58.99, 18.3, 25.21, 1.64, 0.11, null, 38], {
    also: ['black gram', 'urad dhal', 'split urad', 'whole urad'],
    gi: like(GI.mungBeans),
    measures: { cup: 207, tbsp: 12.9, tsp: 4.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Broadbeans (fava beans), mature seeds, raw
  carbohydrate('fava-beans-dry', 'dried fava beans', '16052', [341, 58.29, 25, 26.12, 1.53, 0.25, 5.7, 13], {
    also: ['dried broad bean', 'dry fava bean'],
    gi: GI.broadBeans,
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Lentils, raw
  carbohydrate('lentils-dry', 'lentils', '16069', [352, 63.35, 10.7, 24.63, 1.06, 0.15, 2.03, 6], {
    also: [
      'green lentil',
      'brown lentil',
      'dried lentil',
      'dry lentil',
      'puy lentil',
      'french lentil',
      'black lentil',
      'beluga lentil',
    ],
    gi: GI.lentils,
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['keto', 'paleo'],
  }),
  // Lentils, pink, raw
  carbohydrate('red-lentils-dry', 'red lentils', '16144', [358, 63.1, 10.8, 23.91, 2.17, 0.38, null, 7], {
    also: [
      'split red lentil',
      'red split lentil',
      'masoor dal',
      'dried red lentil',
      'dry red lentil',
      'pink lentil',
      'yellow lentil',
    ],
    gi: GI.lentils,
    measures: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['keto', 'paleo'],
  }),
  // Peas, split, mature seeds, raw
  carbohydrate('split-peas-dry', 'split peas', '16085', [352, 63.74, 25.5, 23.82, 1.16, 0.16, 8, 15], {
    also: ['green split pea', 'yellow split pea', 'dried split pea'],
    gi: GI.splitPeas,
    measures: { cup: 197, tbsp: 12.3, tsp: 4.1 },
    breaks: ['keto', 'paleo'],
  }),
]
