import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')

/** Cabbages, broccoli and cauliflower. */
export const cabbages: Food[] = [
  // Broccoli, raw
  vegetable('broccoli', 'broccoli', '11090', [34, 6.64, 2.6, 2.82, 0.37, 0.04, 1.7, 33], {
    also: ['broccoli floret', 'broccoli crown'],
    measures: { cup: 91, stalk: 151, bunch: 608, tbsp: 5.7, tsp: 1.9 },
    usual: { small: 225, medium: 340, head: 340, crown: 225, floret: 11 },
    asBought: { with: 'trimmings', edible: 0.61, source: 'USDA Standard Reference, refuse 39% (trimmings)' },
  }),
  // Broccoli, cooked, boiled, drained, without salt
  vegetable('broccoli-cooked', 'cooked broccoli', '11091', [35, 7.18, 3.3, 2.38, 0.41, 0.08, 1.39, 41], {
    also: ['steamed broccoli', 'roasted broccoli'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.2, stalk: 280, piece: 37 },
  }),
  // Broccoli, frozen, chopped, unprepared
  vegetable('broccoli-frozen', 'frozen broccoli', '11092', [26, 4.78, 3, 2.81, 0.29, 0.04, 1.35, 24], {
    also: ['frozen broccoli floret'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
    usual: { package: 340 },
  }),
  // Broccoli raab, raw
  vegetable('broccolini', 'broccolini', '11096', [22, 2.85, 2.7, 3.17, 0.49, 0.05, 0.38, 33], {
    also: ['broccoli rabe', 'rapini', 'tenderstem broccoli', 'tenderstem', 'purple sprouting broccoli'],
    measures: { cup: 40, stalk: 19, tbsp: 2.5, tsp: 0.8 },
    usual: { bunch: 227 },
    standIn: 'broccoli raab',
  }),
  // Broccoli, chinese, cooked
  vegetable('chinese-broccoli', 'Chinese broccoli', '11969', [22, 3.81, 2.5, 1.14, 0.72, 0.11, 0.84, 7], {
    also: ['gai lan', 'kai lan', 'gailan'],
    measures: { cup: 88, tbsp: 5.5, tsp: 1.8 },
    standIn: 'cooked Chinese broccoli',
  }),
  // Cauliflower, raw
  vegetable('cauliflower', 'cauliflower', '11135', [25, 4.97, 2, 1.92, 0.28, 0.13, 1.91, 30], {
    also: ['cauliflower floret', 'cauliflower rice', 'riced cauliflower', 'cauli rice'],
    measures: { cup: 107, head: 588, small: 265, medium: 588, large: 840, floret: 13, tbsp: 6.7, tsp: 2.2 },
    asBought: { with: 'trimmings', edible: 0.39, source: 'USDA Standard Reference, refuse 61% (trimmings)' },
  }),
  // Cauliflower, cooked, boiled, drained, without salt
  vegetable(
    'cauliflower-cooked',
    'cooked cauliflower',
    '11136',
    [23, 4.11, 2.3, 1.84, 0.45, 0.07, 2.08, 15],
    { also: ['steamed cauliflower', 'roasted cauliflower'], measures: { cup: 124, tbsp: 7.8, tsp: 2.6 } },
  ),
  // Cauliflower, frozen, unprepared
  vegetable(
    'cauliflower-frozen',
    'frozen cauliflower',
    '11137',
    [24, 4.68, 2.3, 2.01, 0.27, 0.04, 2.22, 24],
    {
      also: ['frozen cauliflower rice', 'frozen riced cauliflower', 'frozen cauliflower floret'],
      measures: { cup: 132, tbsp: 8.2, tsp: 2.8, package: 284 },
    },
  ),
  // Cauliflower, green, raw
  vegetable('romanesco', 'romanesco', '11965', [31, 6.09, 3.2, 2.95, 0.3, 0.05, 3.03, 23], {
    also: ['green cauliflower'],
    measures: { cup: 64, head: 512, tbsp: 4, tsp: 1.3 },
  }),
  // Brussels sprouts, raw
  vegetable('brussels-sprouts', 'Brussels sprouts', '11098', [43, 8.95, 3.8, 3.38, 0.3, 0.06, 2.2, 25], {
    also: ['brussels sprout', 'brussel sprout', 'sprouts'],
    gi: like(GI.carrots),
    measures: { cup: 88, piece: 19, tbsp: 5.5, tsp: 1.8 },
    asBought: { with: 'trimmings', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (trimmings)' },
  }),
  // Brussels sprouts, cooked, boiled, drained, without salt
  vegetable('brussels-cooked', 'cooked Brussels sprouts', '11099', [36, 7.1, 2.6, 2.55, 0.5, 0.1, 1.74, 21], {
    also: ['roasted brussels sprout', 'steamed brussels sprout'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.2, piece: 21 },
  }),
  // Brussels sprouts, frozen, unprepared
  vegetable(
    'brussels-frozen',
    'frozen Brussels sprouts',
    '11100',
    [41, 7.86, 3.8, 3.78, 0.41, 0.08, null, 10],
    { measures: { package: 287.9 } },
  ),
  // Cabbage, raw
  vegetable('cabbage', 'cabbage', '11109', [25, 5.8, 2.5, 1.28, 0.1, 0.03, 3.2, 18], {
    also: ['green cabbage', 'white cabbage', 'shredded cabbage', 'pointed cabbage', 'hispi cabbage'],
    measures: {
      cup: 70,
      'cup chopped': 89,
      head: 908,
      small: 714,
      medium: 908,
      large: 1248,
      leaf: 23,
      tbsp: 4.4,
      tsp: 1.5,
    },
    usual: { wedge: 113 },
    asBought: { with: 'core', edible: 0.8, source: 'USDA Standard Reference, refuse 20% (core and stem)' },
  }),
  // Cabbage, cooked, boiled, drained, without salt
  vegetable('cabbage-cooked', 'cooked cabbage', '11110', [23, 5.51, 1.9, 1.27, 0.06, 0, 2.79, 8], {
    also: ['steamed cabbage', 'boiled cabbage'],
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1, head: 1262 },
  }),
  // Cabbage, red, raw
  vegetable('red-cabbage', 'red cabbage', '11112', [31, 7.37, 2.1, 1.43, 0.16, 0.02, 3.83, 27], {
    also: ['purple cabbage'],
    gi: like(GI.carrots),
    measures: {
      cup: 70,
      'cup chopped': 89,
      head: 839,
      small: 567,
      medium: 839,
      leaf: 23,
      tbsp: 4.4,
      tsp: 1.5,
    },
    asBought: { with: 'core', edible: 0.8, source: 'USDA Standard Reference, refuse 20% (core and stem)' },
  }),
  // Cabbage, savoy, raw
  vegetable('savoy-cabbage', 'savoy cabbage', '11114', [27, 6.1, 3.1, 2, 0.1, 0.01, 2.27, 28], {
    measures: { cup: 70, tbsp: 4.4, tsp: 1.5 },
    usual: { head: 900, medium: 900 },
  }),
  // Cabbage, chinese (pe-tsai), raw
  vegetable('napa-cabbage', 'napa cabbage', '11119', [16, 3.23, 1.2, 1.2, 0.2, 0.04, 1.41, 9], {
    also: ['chinese cabbage', 'chinese leaf', 'wombok'],
    measures: { cup: 76, tbsp: 4.8, tsp: 1.6 },
    usual: { head: 840, leaf: 30, medium: 840 },
  }),
  // Cabbage, raw
  vegetable('coleslaw-mix', 'coleslaw mix', '11109', [25, 5.8, 2.5, 1.28, 0.1, 0.03, 3.2, 18], {
    also: ['shredded coleslaw mix', 'slaw mix', 'cabbage slaw mix', 'broccoli slaw'],
    measures: { cup: 70, tbsp: 4.4, tsp: 1.5 },
    usual: { package: 397 },
    standIn: 'cabbage',
  }),
  // Cabbage, chinese (pak-choi), raw
  vegetable('bok-choy', 'bok choy', '11116', [13, 2.18, 1, 1.5, 0.2, 0.03, 1.18, 65], {
    also: ['pak choi', 'baby bok choy', 'pak choy', 'baby pak choi'],
    measures: { cup: 70, head: 840, leaf: 14, tbsp: 4.4, tsp: 1.5 },
    usual: { small: 140, piece: 140 },
  }),
]
