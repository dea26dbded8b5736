import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fruit = foodIn('fruit')

/** Dried fruit. */
export const driedFruit: Food[] = [
  // Apricots, dried, sulfured, uncooked
  fruit('apricots-dried', 'dried apricots', '09032', [241, 62.64, 7.3, 3.39, 0.51, 0.02, 53.44, 10], {
    also: ['dried apricot'],
    gi: GI.driedApricot,
    measures: { cup: 130, tbsp: 8.1, tsp: 2.7, half: 3.5 },
    usual: { piece: 7 },
    breaks: ['low-carb', 'keto'],
  }),
  // Snacks, banana chips
  fruit('banana-chips', 'banana chips', '19400', [519, 58.4, 7.7, 2.3, 33.6, 28.97, 35.34, 6], {
    also: ['dried banana chip'],
    gi: like(GI.banana),
    usual: { cup: 72 },
    breaks: ['low-carb', 'keto'],
  }),
  // Blueberries, dried, sweetened
  fruit('blueberries-dried', 'dried blueberries', '09163', [317, 80, 7.5, 2.5, 2.5, 0.2, 67.5, 3], {
    also: ['sweetened dried blueberry', 'dried blueberry'],
    gi: like(GI.raisins),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cranberries, dried, sweetened
  fruit('cranberries-dried', 'dried cranberries', '09079', [308, 82.8, 5.3, 0.17, 1.09, 0.09, 72.56, 5], {
    also: ['dried cranberry', 'craisin', 'sweetened dried cranberry'],
    gi: like(GI.raisins),
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cherries, tart, dried, sweetened
  fruit('cherries-dried', 'dried cherries', '09044', [333, 80.45, 2.5, 1.25, 0.73, 0.15, 67.15, 13], {
    also: ['dried tart cherry', 'dried cherry'],
    gi: like(GI.raisins),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Dates, medjool
  fruit('dates-medjool', 'Medjool dates', '09421', [277, 74.97, 6.7, 1.81, 0.15, null, 66.47, 1], {
    also: ['medjool date', 'date', 'pitted date', 'dates', 'dried date'],
    gi: GI.dates,
    measures: { piece: 24 },
    usual: { cup: 147, 'cup chopped': 147, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'stone', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (stone)' },
  }),
  // Dates, deglet noor
  fruit('dates-deglet', 'deglet noor dates', '09087', [282, 75.03, 8, 2.45, 0.39, 0.03, 63.35, 2], {
    also: ['deglet noor date', 'chopped date'],
    gi: GI.dates,
    measures: { cup: 147, piece: 7.1, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'stone', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (stone)' },
  }),
  // Figs, dried, uncooked
  fruit('figs-dried', 'dried figs', '09094', [249, 63.87, 9.8, 3.3, 0.93, 0.14, 47.92, 10], {
    also: ['dried fig'],
    gi: GI.driedFigs,
    measures: { cup: 149, piece: 8.4, tbsp: 9.3, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // MANGO,DRIED,SWTND
  fruit('mango-dried', 'dried mango', '09178', [319, 78.58, 2.4, 2.45, 1.18, 0.29, 66.27, 162], {
    also: ['sweetened dried mango'],
    gi: like(GI.raisins),
    usual: { cup: 120, slice: 12, piece: 12 },
    breaks: ['low-carb', 'keto'],
  }),
  // Peaches, dried, sulfured, uncooked
  fruit('peaches-dried', 'dried peaches', '09246', [239, 61.33, 8.2, 3.61, 0.76, 0.08, 41.74, 7], {
    also: ['dried peach'],
    gi: like(GI.driedApricot),
    measures: { cup: 160, tbsp: 10, tsp: 3.3, half: 13 },
    usual: { piece: 26 },
    breaks: ['keto'],
  }),
  // Pears, dried, sulfured, uncooked
  fruit('pears-dried', 'dried pears', '09259', [262, 69.7, 7.5, 1.87, 0.63, 0.04, 62.2, 6], {
    also: ['dried pear'],
    gi: like(GI.driedApricot),
    measures: { cup: 180, tbsp: 11.2, tsp: 3.8, half: 18 },
    usual: { piece: 36 },
    breaks: ['keto'],
  }),
  // Plums, dried (prunes), uncooked
  fruit('prunes', 'prunes', '09291', [240, 63.88, 7.1, 2.18, 0.38, 0.09, 38.13, 2], {
    also: ['dried plum', 'pitted prune', 'prune'],
    gi: GI.prunes,
    measures: { cup: 174, piece: 9.5, tbsp: 10.9, tsp: 3.6 },
    breaks: ['low-carb', 'keto'],
  }),
  // Raisins, seedless
  fruit('raisins', 'raisins', '09298', [299, 79.18, 3.7, 3.07, 0.46, 0.06, 59.19, 11], {
    also: ['raisin', 'golden raisin', 'sultana'],
    gi: GI.raisins,
    measures: { cup: 145, 'cup packed': 165, tbsp: 9, tsp: 3 },
    breaks: ['low-carb', 'keto'],
  }),
  // GOJI BERRIES,DRIED
  fruit('goji', 'dried goji berries', '09110', [349, 77.06, 13, 14.26, 0.39, 0, 45.61, 298], {
    also: ['goji berry'],
    gi: like(GI.raisins),
    usual: { tbsp: 7, cup: 112 },
    breaks: ['keto'],
  }),
  // Currants, zante, dried
  fruit('currants-dried', 'dried currants', '09085', [283, 74.08, 6.8, 4.08, 0.27, 0.03, 67.28, 8], {
    also: ['currant', 'zante currant'],
    gi: like(GI.raisins),
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Apples, dried, sulfured, uncooked
  fruit('apples-dried', 'dried apples', '09011', [243, 65.89, 8.7, 0.93, 0.32, 0.05, 57.19, 87], {
    also: ['dried apple', 'apple ring'],
    gi: like(GI.apple),
    measures: { cup: 86, piece: 6.4, tbsp: 5.4, tsp: 1.8 },
    breaks: ['low-carb', 'keto'],
  }),
  // Dates, deglet noor
  fruit('date-paste', 'date paste', '09087', [282, 75.03, 8, 2.45, 0.39, 0.03, 63.35, 2], {
    also: ['date puree'],
    gi: like(GI.dates),
    usual: { cup: 280, tbsp: 17.5, tsp: 5.8 },
    breaks: ['low-carb', 'keto'],
    standIn: 'pitted dates',
  }),
]
