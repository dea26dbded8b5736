import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')
const carbohydrate = foodIn('carbohydrate')

/** Green beans, peas and mixed vegetables. */
export const podsAndPeas: Food[] = [
  // Drumstick pods, raw
  vegetable('drumstick-pods', 'drumstick pods', '11620', [37, 8.53, 3.2, 2.1, 0.2, 0.03, null, 42], {
    also: ['moringa pod'],
    gi: like(GI.carrots),
    measures: { cup: 100, tbsp: 6.2, tsp: 2.1, piece: 11 },
  }),
  // Beans, snap, green, raw
  vegetable('green-beans', 'green beans', '11052', [31, 6.97, 2.7, 1.83, 0.22, 0.05, 3.26, 6], {
    also: [
      'string bean',
      'french bean',
      'haricot vert',
      'fine bean',
      'runner bean',
      'snap bean',
      'fine green bean',
    ],
    measures: { cup: 100, piece: 5.5, tbsp: 6.2, tsp: 2.1 },
  }),
  // Beans, snap, green, canned, regular pack, drained solids
  vegetable(
    'green-beans-canned',
    'canned green beans',
    '11056',
    [21, 4.19, 1.9, 1.05, 0.41, 0.09, 1.44, 268],
    {
      also: ['tinned green bean', 'canned green bean', 'canned french bean', 'canned cut green bean'],
      measures: { cup: 153, piece: 6.2, can: 262 },
      drainedShare: 0.62,
    },
  ),
  // Beans, snap, green, cooked, boiled, drained, without salt
  vegetable('green-beans-cooked', 'cooked green beans', '11053', [35, 7.88, 3.2, 1.89, 0.28, 0.06, 3.63, 1], {
    also: ['steamed green bean', 'boiled green bean'],
    measures: { cup: 125, tbsp: 7.8, tsp: 2.6 },
  }),
  // Beans, snap, green, frozen, all styles, unprepared
  vegetable('green-beans-frozen', 'frozen green beans', '11060', [39, 7.54, 2.6, 1.79, 0.21, 0.05, 2.21, 3], {
    measures: { cup: 121, tbsp: 7.6, tsp: 2.5, package: 284 },
  }),
  // Beans, snap, yellow, raw
  vegetable('yellow-beans', 'yellow wax beans', '11722', [31, 7.13, 3.4, 1.82, 0.12, 0.03, 3.27, 6], {
    also: ['wax bean', 'yellow bean'],
    measures: { cup: 100, tbsp: 6.2, tsp: 2.1 },
  }),
  // Peas, edible-podded, raw
  vegetable('snow-peas', 'snow peas', '11300', [42, 7.55, 2.6, 2.8, 0.2, 0.04, 4, 4], {
    also: [
      'sugar snap pea',
      'mangetout',
      'mange tout',
      'snap pea',
      'snow pea',
      'pea pod',
      'sugarsnap pea',
      'sugar snap',
    ],
    measures: { cup: 63, 'cup chopped': 98, piece: 3.4, tbsp: 3.9, tsp: 1.3 },
  }),
  vegetable('corn-baby', 'baby corn', '', [23, 3.5, 1.5, 2.9, 0.4, null, null, null], {
    also: ['canned baby corn', 'baby sweetcorn', 'young corn'],
    usual: { cup: 140, piece: 10, can: 250 },
    drainedShare: 0.62,
    source: 'McCance and Widdowson, sweetcorn, baby, canned, drained',
  }),
  // Peas, green, raw
  carbohydrate('peas', 'green peas', '11304', [81, 14.45, 5.7, 5.42, 0.4, 0.07, 5.67, 5], {
    also: ['pea', 'garden pea', 'fresh pea', 'english pea', 'petit pois'],
    gi: GI.peas,
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    breaks: ['keto'],
    asBought: { with: 'husk', edible: 0.38, source: 'USDA Standard Reference, refuse 62% (pods)' },
  }),
  // Peas, green, cooked, boiled, drained, without salt
  vegetable('peas-cooked', 'cooked peas', '11305', [84, 15.63, 5.5, 5.36, 0.22, 0.04, 5.93, 3], {
    also: ['boiled pea', 'cooked green pea'],
    gi: GI.peas,
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
  }),
  // Peas, green, frozen, unprepared
  carbohydrate('peas-frozen', 'frozen peas', '11312', [77, 13.62, 4.5, 5.22, 0.4, 0.07, 5, 108], {
    also: ['frozen green pea', 'frozen petit pois', 'frozen pea'],
    gi: GI.peas,
    measures: { cup: 134, tbsp: 8.4, tsp: 2.8 },
    usual: { package: 340 },
    breaks: ['keto'],
  }),
  // Peas, green (includes baby and lesuer types), canned, drained solids, unprepared
  vegetable('peas-canned', 'canned peas', '11308', [68, 11.36, 4.9, 4.47, 0.8, 0.14, 2.99, 273], {
    also: ['tinned pea', 'canned green pea'],
    gi: GI.peas,
    measures: { cup: 175, tbsp: 10.9, tsp: 3.6, can: 313 },
    drainedShare: 0.62,
  }),
  // Vegetables, mixed, frozen, unprepared
  vegetable(
    'mixed-vegetables-frozen',
    'frozen mixed vegetables',
    '11583',
    [72, 13.47, 4, 3.33, 0.52, 0.1, null, 47],
    {
      also: [
        'mixed vegetable',
        'mixed frozen vegetable',
        'frozen vegetable',
        'stir fry vegetable',
        'stir-fry vegetables',
      ],
      gi: like(GI.peas),
      usual: { cup: 140, tbsp: 8.8, tsp: 2.9, package: 340 },
      breaks: ['keto'],
    },
  ),
  // Peas and carrots, frozen, unprepared
  vegetable(
    'peas-carrots-frozen',
    'frozen peas and carrots',
    '11322',
    [53, 11.15, 3.4, 3.4, 0.47, 0.08, null, 79],
    {
      also: ['pea and carrot', 'peas & carrots'],
      gi: like(GI.peas),
      measures: { cup: 140, tbsp: 8.8, tsp: 2.9, package: 284 },
    },
  ),
]
