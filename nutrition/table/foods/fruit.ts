import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fruit = foodIn('fruit')
const fat = foodIn('fat')

/** Fruit, fresh and frozen; citrus has its own file. */
export const fruits: Food[] = [
  // Apples, raw, with skin
  fruit('apple', 'apple', '09003', [52, 13.81, 2.4, 0.26, 0.17, 0.03, 10.39, 1], {
    also: [
      'honeycrisp apple',
      'gala apple',
      'fuji apple',
      'red apple',
      'pink lady apple',
      'crisp apple',
      'eating apple',
    ],
    gi: GI.apple,
    measures: {
      cup: 125,
      'cup chopped': 125,
      'cup sliced': 109,
      small: 149,
      medium: 182,
      large: 223,
      tbsp: 7.8,
      tsp: 2.6,
    },
    usual: { slice: 22 },
    breaks: ['keto'],
    asBought: { with: 'core', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (core and stem)' },
  }),
  // Apples, raw, without skin
  fruit('apple-peeled', 'peeled apple', '09004', [48, 12.76, 1.3, 0.27, 0.13, 0.02, 10.1, 0], {
    also: ['apple without skin'],
    gi: GI.apple,
    measures: { cup: 110, tbsp: 6.9, tsp: 2.3, large: 216, medium: 161, small: 132 },
    breaks: ['keto'],
  }),
  // Apples, raw, granny smith, with skin
  fruit('apple-green', 'green apple', '09502', [58, 13.61, 2.8, 0.44, 0.19, null, 9.59, 1], {
    also: ['granny smith apple', 'granny smith', 'tart apple', 'cooking apple'],
    gi: GI.apple,
    measures: { cup: 109, small: 144, medium: 167, large: 206, tbsp: 6.8, tsp: 2.3 },
    breaks: ['keto'],
    asBought: { with: 'core', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (core and stem)' },
  }),
  // Apricots, raw
  fruit('apricot', 'apricot', '09021', [48, 11.12, 2, 1.4, 0.39, 0.03, 9.24, 1], {
    also: ['apricots', 'fresh apricot'],
    gi: GI.apricot,
    measures: { cup: 165, piece: 35, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
    asBought: { with: 'stone', edible: 0.93, source: 'USDA Standard Reference, refuse 7% (stone)' },
  }),
  // Avocados, raw, all commercial varieties
  fat('avocado', 'avocado', '09037', [160, 8.53, 6.7, 2, 14.66, 2.13, 0.66, 7], {
    also: ['hass avocado', 'ripe avocado', 'mashed avocado'],
    measures: { cup: 150, 'cup mashed': 230, 'cup sliced': 146, large: 201, tbsp: 14.4, tsp: 4.8 },
    usual: { medium: 136, small: 110, piece: 136, slice: 15 },
    asBought: { with: 'stone', edible: 0.74, source: 'USDA Standard Reference, refuse 26% (stone)' },
  }),
  // Avocados, raw, Florida
  fat('avocado-florida', 'Florida avocado', '09039', [120, 7.82, 5.6, 2.23, 10.06, 1.96, 2.42, 2], {
    measures: { cup: 230, tbsp: 14.4, tsp: 4.8, piece: 304 },
  }),
  // Bananas, raw
  fruit('banana', 'banana', '09040', [89, 22.84, 2.6, 1.09, 0.33, 0.11, 12.23, 1], {
    also: ['ripe banana', 'frozen banana', 'mashed banana'],
    gi: GI.banana,
    measures: {
      cup: 150,
      'cup mashed': 225,
      'cup sliced': 150,
      small: 101,
      medium: 118,
      large: 136,
      tbsp: 14,
      tsp: 4.7,
    },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.64, source: 'USDA Standard Reference, refuse 36% (peel)' },
  }),
  // Bananas, raw
  fruit('banana-green', 'green banana', '09040', [89, 22.84, 2.6, 1.09, 0.33, 0.11, 12.23, 1], {
    also: ['unripe banana'],
    gi: GI.greenBanana,
    measures: { cup: 150, medium: 118, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.64, source: 'USDA Standard Reference, refuse 36% (peel)' },
    standIn: 'ripe banana',
  }),
  // Blackberries, raw
  fruit('blackberries', 'blackberries', '09042', [43, 9.61, 5.3, 1.39, 0.49, 0.01, 4.88, 1], {
    also: ['blackberry'],
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    usual: { piece: 5 },
  }),
  // Blackberries, frozen, unsweetened
  fruit('blackberries-frozen', 'frozen blackberries', '09048', [64, 15.67, 5, 1.18, 0.43, 0.02, 10.67, 1], {
    also: ['frozen blackberry'],
    gi: like(GI.strawberries),
    measures: { cup: 151, tbsp: 9.4, tsp: 3.1, package: 510 },
    breaks: ['keto'],
  }),
  // Blueberries, raw
  fruit('blueberries', 'blueberries', '09050', [57, 14.49, 2.4, 0.74, 0.33, 0.03, 9.96, 1], {
    also: ['blueberry', 'fresh blueberry'],
    gi: like(GI.strawberries),
    measures: { cup: 148, piece: 1.4, tbsp: 9.2, tsp: 3.1 },
  }),
  // Blueberries, frozen, unsweetened
  fruit('blueberries-frozen', 'frozen blueberries', '09054', [51, 12.17, 2.7, 0.42, 0.64, 0.05, 8.45, 1], {
    also: ['frozen blueberry'],
    gi: like(GI.strawberries),
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
  }),
  // Raspberries, raw
  fruit('raspberries', 'raspberries', '09302', [52, 11.94, 6.5, 1.2, 0.65, 0.02, 4.42, 1], {
    also: ['raspberry', 'frozen raspberry'],
    gi: like(GI.strawberries),
    measures: { cup: 123, piece: 1.9, tbsp: 7.7, tsp: 2.6 },
  }),
  // Strawberries, raw
  fruit('strawberries', 'strawberries', '09316', [32, 7.68, 2, 0.67, 0.3, 0.01, 4.89, 1], {
    also: ['strawberry', 'fresh strawberry'],
    gi: GI.strawberries,
    measures: {
      cup: 152,
      'cup sliced': 166,
      'cup halves': 152,
      small: 7,
      medium: 12,
      large: 18,
      tbsp: 9.5,
      tsp: 3.2,
    },
  }),
  // Strawberries, frozen, unsweetened
  fruit('strawberries-frozen', 'frozen strawberries', '09318', [35, 9.13, 2.1, 0.43, 0.11, 0.01, 4.56, 2], {
    also: ['frozen strawberry'],
    gi: GI.strawberries,
    measures: { cup: 149, tbsp: 9.3, tsp: 3.1 },
  }),
  // Cranberries, raw
  fruit('cranberries', 'cranberries', '09078', [46, 11.97, 3.6, 0.46, 0.13, 0.01, 4.27, 2], {
    also: ['fresh cranberry', 'frozen cranberry'],
    gi: like(GI.strawberries),
    measures: { cup: 100, 'cup chopped': 110, tbsp: 6.2, tsp: 2.1 },
  }),
  // Currants, european black, raw
  fruit('blackcurrants', 'blackcurrants', '09083', [63, 15.38, null, 1.4, 0.41, 0.03, null, 2], {
    also: ['black currant'],
    gi: like(GI.strawberries),
    measures: { cup: 112, tbsp: 7, tsp: 2.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Currants, red and white, raw
  fruit('currants-red', 'red currants', '09084', [56, 13.8, 4.3, 1.4, 0.2, 0.02, 7.37, 1], {
    also: ['redcurrant', 'white currant'],
    gi: like(GI.strawberries),
    measures: { cup: 112, tbsp: 7, tsp: 2.3 },
    breaks: ['keto'],
  }),
  // Elderberries, raw
  fruit('elderberries', 'elderberries', '09088', [73, 18.4, 7, 0.66, 0.5, 0.02, null, 6], {
    also: ['elderberry'],
    gi: like(GI.strawberries),
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    breaks: ['keto'],
  }),
  // Gooseberries, raw
  fruit('gooseberries', 'gooseberries', '09107', [44, 10.18, 4.3, 0.88, 0.58, 0.04, null, 1], {
    also: ['gooseberry'],
    gi: like(GI.strawberries),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    breaks: ['keto'],
  }),
  // Mulberries, raw
  fruit('mulberries', 'mulberries', '09190', [43, 9.8, 1.7, 1.44, 0.39, 0.03, 8.1, 10], {
    also: ['mulberry'],
    gi: like(GI.strawberries),
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9, piece: 1.5 },
    breaks: ['keto'],
  }),
  // Loganberries, frozen
  fruit('loganberries', 'loganberries', '09167', [55, 13.02, 5.3, 1.52, 0.31, 0.01, 7.7, 1], {
    also: ['loganberry', 'boysenberry'],
    gi: like(GI.strawberries),
    measures: { cup: 147, tbsp: 9.2, tsp: 3.1 },
    breaks: ['keto'],
  }),
  // Cherries, sweet, raw
  fruit('cherries', 'cherries', '09070', [63, 16.01, 2.1, 1.06, 0.2, 0.04, 12.82, 0], {
    also: [
      'cherry',
      'sweet cherry',
      'fresh cherry',
      'pitted cherry',
      'dark sweet cherry',
      'frozen cherry',
      'frozen sweet cherry',
    ],
    gi: GI.cherries,
    measures: { cup: 154, piece: 8.2, tbsp: 9.6, tsp: 3.2 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'stone', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (stone)' },
  }),
  // Cherries, sour, red, raw
  fruit('cherries-sour', 'sour cherries', '09063', [50, 12.18, 1.6, 1, 0.3, 0.07, 8.49, 3], {
    also: ['tart cherry', 'sour cherry'],
    gi: GI.cherries,
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
    breaks: ['keto'],
    asBought: { with: 'stone', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (stone)' },
  }),
  // Cherries, sour, red, frozen, unsweetened
  fruit('cherries-sour-frozen', 'frozen sour cherries', '09068', [46, 11.02, 1.6, 0.92, 0.44, 0.1, 9.02, 1], {
    also: ['frozen tart cherry'],
    gi: GI.cherries,
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2, package: 510 },
    breaks: ['keto'],
  }),
  // Figs, raw
  fruit('figs', 'figs', '09089', [74, 19.18, 2.9, 0.75, 0.3, 0.06, 16.26, 1], {
    also: ['fig', 'fresh fig'],
    gi: like(GI.driedFigs),
    measures: { medium: 50, small: 40, large: 64, piece: 50 },
    breaks: ['low-carb', 'keto'],
  }),
  // Grapes, red or green (European type, such as Thompson seedless), raw
  fruit('grapes', 'grapes', '09132', [69, 18.1, 0.9, 0.72, 0.16, 0.05, 15.48, 2], {
    also: ['grape', 'red grape', 'green grape', 'seedless grape'],
    gi: GI.grapes,
    measures: { cup: 151, piece: 4.9, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Guavas, common, raw
  fruit('guava', 'guava', '09139', [68, 14.32, 5.4, 2.55, 0.95, 0.27, 8.92, 2], {
    gi: like(GI.orange),
    measures: { cup: 165, piece: 55, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
    asBought: { with: 'trimmings', edible: 0.78, source: 'USDA Standard Reference, refuse 22% (trimmings)' },
  }),
  // Cherimoya, raw
  fruit('custard-apple', 'cherimoya', '09062', [75, 17.71, 3, 1.57, 0.68, 0.23, 12.87, 7], {
    also: ['custard apple'],
    gi: like(GI.mango),
    measures: { cup: 160, tbsp: 10, tsp: 3.3, piece: 235 },
    breaks: ['keto'],
  }),
  // Durian, raw or frozen
  fruit('durian', 'durian', '09422', [147, 27.09, 3.8, 1.47, 5.33, null, null, 2], {
    gi: like(GI.mango),
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1, piece: 602 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.32, source: 'USDA Standard Reference, refuse 68% (peel)' },
  }),
  // Feijoa, raw
  fruit('feijoa', 'feijoa', '09334', [61, 15.21, 6.4, 0.71, 0.42, 0.1, 8.2, 3], {
    gi: like(GI.kiwi),
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1, piece: 42 },
    breaks: ['keto'],
  }),
  // Prickly pears, raw
  fruit('prickly-pear', 'prickly pear', '09287', [41, 9.57, 3.6, 0.73, 0.51, 0.07, null, 5], {
    also: ['cactus pear'],
    gi: like(GI.kiwi),
    measures: { cup: 149, tbsp: 9.3, tsp: 3.1, piece: 103 },
    breaks: ['keto'],
  }),
  // Prickly pears, raw
  fruit('dragon-fruit', 'dragon fruit', '09287', [41, 9.57, 3.6, 0.73, 0.51, 0.07, null, 5], {
    also: ['pitaya', 'pitahaya'],
    gi: like(GI.kiwi),
    usual: { cup: 165, piece: 200 },
    breaks: ['keto'],
    standIn: 'prickly pear',
  }),
  // Carambola, (starfruit), raw
  fruit('star-fruit', 'star fruit', '09060', [31, 6.73, 2.8, 1.04, 0.33, 0.02, 3.98, 2], {
    also: ['carambola', 'starfruit'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8, large: 124, medium: 91, small: 70 },
    breaks: ['keto'],
  }),
  // Sapote, mamey, raw
  fruit('mamey-sapote', 'mamey sapote', '09314', [124, 32.1, 5.4, 1.45, 0.46, 0.17, 20.14, 7], {
    also: ['mamey'],
    gi: like(GI.mango),
    measures: { cup: 175, tbsp: 10.9, tsp: 3.6, piece: 558 },
    breaks: ['keto'],
  }),
  // Soursop, raw
  fruit('soursop', 'soursop', '09315', [66, 16.84, 3.3, 1, 0.3, 0.05, 13.54, 14], {
    also: ['guanabana'],
    gi: like(GI.mango),
    measures: { cup: 225, tbsp: 14.1, tsp: 4.7, piece: 625 },
    breaks: ['keto'],
  }),
  // Jackfruit, raw
  fruit('jackfruit', 'jackfruit', '09144', [95, 23.25, 1.5, 1.72, 0.64, 0.2, 19.08, 2], {
    also: ['fresh jackfruit'],
    gi: like(GI.mango),
    measures: { cup: 151, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.28, source: 'USDA Standard Reference, refuse 72% (peel)' },
  }),
  // Kiwifruit, green, raw
  fruit('kiwi', 'kiwi', '09148', [61, 14.66, 3, 1.14, 0.52, 0.03, 8.99, 3], {
    also: ['kiwifruit', 'kiwi fruit'],
    gi: GI.kiwi,
    measures: { cup: 180, piece: 69, medium: 69, tbsp: 11.2, tsp: 3.7 },
    usual: { small: 60, large: 85 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.76, source: 'USDA Standard Reference, refuse 24% (peel)' },
  }),
  // KIWIFRUIT,ZESPRI SUNGOLD,RAW
  fruit('kiwi-gold', 'gold kiwi', '09520', [63, 15.79, 1.4, 1.02, 0.28, 0.07, 12.3, 3], {
    also: ['golden kiwi'],
    gi: like(GI.kiwi),
    usual: { piece: 81, medium: 81 },
    breaks: ['keto'],
  }),
  // Mangos, raw
  fruit('mango', 'mango', '09176', [60, 14.98, 1.6, 0.82, 0.38, 0.09, 13.66, 1], {
    also: ['mangoes', 'frozen mango', 'ripe mango'],
    gi: GI.mango,
    measures: { cup: 165, tbsp: 10.3, tsp: 3.4, large: 336, piece: 336 },
    usual: { small: 200, medium: 207 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.71, source: 'USDA Standard Reference, refuse 29% (peel)' },
  }),
  // Melons, cantaloupe, raw
  fruit('cantaloupe', 'cantaloupe', '09181', [34, 8.16, 0.9, 0.84, 0.19, 0.05, 7.86, 16], {
    also: ['rockmelon', 'canteloupe', 'muskmelon', 'melon'],
    gi: GI.cantaloupe,
    measures: { cup: 160, 'cup cubed': 160, medium: 552, wedge: 69, tbsp: 10, tsp: 3.3 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.51, source: 'USDA Standard Reference, refuse 49% (peel)' },
  }),
  // Melons, honeydew, raw
  fruit('honeydew', 'honeydew melon', '09184', [36, 9.09, 0.8, 0.54, 0.14, 0.04, 8.12, 18], {
    also: ['honeydew'],
    gi: like(GI.cantaloupe),
    measures: { cup: 170, wedge: 125, tbsp: 10.6, tsp: 3.5 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.46, source: 'USDA Standard Reference, refuse 54% (peel)' },
  }),
  // Melons, casaba, raw
  fruit('casaba', 'casaba melon', '09183', [28, 6.58, 0.9, 1.11, 0.1, 0.03, 5.69, 9], {
    also: ['casaba', 'galia melon'],
    gi: like(GI.cantaloupe),
    measures: { cup: 170, tbsp: 10.6, tsp: 3.5, piece: 1640 },
    breaks: ['keto'],
  }),
  // Watermelon, raw
  fruit('watermelon', 'watermelon', '09326', [30, 7.55, 0.4, 0.61, 0.15, 0.02, 6.2, 1], {
    gi: GI.watermelon,
    measures: { cup: 152, wedge: 286, slice: 286, tbsp: 9.5, tsp: 3.2, large: 4518 },
    usual: { small: 1500, medium: 3000 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.52, source: 'USDA Standard Reference, refuse 48% (peel)' },
  }),
  // Nectarines, raw
  fruit('nectarine', 'nectarine', '09191', [44, 10.55, 1.7, 1.06, 0.32, 0.03, 7.89, 0], {
    also: ['nectarines'],
    gi: like(GI.peach),
    measures: { cup: 143, small: 129, medium: 142, large: 156, tbsp: 8.9, tsp: 3 },
    breaks: ['keto'],
    asBought: { with: 'stone', edible: 0.91, source: 'USDA Standard Reference, refuse 9% (stone)' },
  }),
  // Papayas, raw
  fruit('papaya', 'papaya', '09226', [43, 10.82, 1.7, 0.47, 0.26, 0.08, 7.82, 8], {
    also: ['pawpaw'],
    gi: GI.papaya,
    measures: { cup: 145, small: 157, tbsp: 9.1, tsp: 3 },
    usual: { medium: 300 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.62, source: 'USDA Standard Reference, refuse 38% (peel)' },
  }),
  // Papayas, raw
  fruit('papaya-green', 'green papaya', '09226', [43, 10.82, 1.7, 0.47, 0.26, 0.08, 7.82, 8], {
    also: ['unripe papaya'],
    gi: like(GI.papaya),
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    breaks: ['keto'],
    standIn: 'ripe papaya',
  }),
  // Passion-fruit, (granadilla), purple, raw
  fruit('passion-fruit', 'passion fruit', '09231', [97, 23.38, 10.4, 2.2, 0.7, 0.06, 11.2, 28], {
    also: ['passionfruit', 'passion fruit pulp'],
    gi: like(GI.orange),
    measures: { piece: 18, cup: 236, tbsp: 14.8, tsp: 4.9 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.52, source: 'USDA Standard Reference, refuse 48% (peel)' },
  }),
  // Peaches, raw
  fruit('peach', 'peach', '09236', [39, 9.54, 1.5, 0.91, 0.25, 0.02, 8.39, 0], {
    also: ['peaches', 'fresh peach', 'frozen peach'],
    gi: GI.peach,
    measures: { cup: 154, small: 130, medium: 150, large: 175, tbsp: 9.6, tsp: 3.2 },
    breaks: ['keto'],
    asBought: { with: 'stone', edible: 0.96, source: 'USDA Standard Reference, refuse 4% (stone)' },
  }),
  // Pears, raw
  fruit('pear', 'pear', '09252', [57, 15.23, 3.1, 0.36, 0.14, 0.02, 9.75, 1], {
    also: ['pears', 'bosc pear', 'bartlett pear', 'ripe pear'],
    gi: GI.pear,
    measures: { cup: 140, small: 148, medium: 178, large: 230, tbsp: 8.8, tsp: 2.9 },
    breaks: ['keto'],
    asBought: { with: 'core', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (core and stem)' },
  }),
  // Pears, asian, raw
  fruit('asian-pear', 'Asian pear', '09340', [42, 10.65, 3.6, 0.5, 0.23, 0.01, 7.05, 0], {
    also: ['nashi pear', 'korean pear'],
    gi: like(GI.pear),
    measures: { medium: 122, large: 275 },
    breaks: ['keto'],
    asBought: { with: 'core', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (core and stem)' },
  }),
  // Quinces, raw
  fruit('quince', 'quince', '09296', [57, 15.3, 1.9, 0.4, 0.1, 0.01, null, 4], {
    gi: like(GI.apple),
    measures: { piece: 92 },
    breaks: ['keto'],
    asBought: { with: 'core', edible: 0.61, source: 'USDA Standard Reference, refuse 39% (core and stem)' },
  }),
  // Persimmons, japanese, raw
  fruit('persimmon', 'persimmon', '09263', [70, 18.59, 3.6, 0.58, 0.19, 0.02, 12.53, 1], {
    also: ['persimmons'],
    gi: like(GI.mango),
    measures: { piece: 168 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.84, source: 'USDA Standard Reference, refuse 16% (peel)' },
  }),
  // Pineapple, raw, all varieties
  fruit('pineapple', 'pineapple', '09266', [50, 13.12, 1.4, 0.54, 0.12, 0.01, 9.85, 1], {
    also: ['pineapple chunk', 'fresh pineapple', 'pineapple ring'],
    gi: GI.pineapple,
    measures: { cup: 165, slice: 84, 'cup chunks': 165, tbsp: 10.3, tsp: 3.4, piece: 905, whole: 905 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.51, source: 'USDA Standard Reference, refuse 49% (peel)' },
  }),
  // Plums, raw
  fruit('plum', 'plum', '09279', [46, 11.42, 1.4, 0.7, 0.28, 0.02, 9.92, 0], {
    also: ['plums'],
    gi: GI.plum,
    measures: { cup: 165, piece: 66, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
    asBought: { with: 'stone', edible: 0.94, source: 'USDA Standard Reference, refuse 6% (stone)' },
  }),
  // Pomegranates, raw
  fruit('pomegranate-seeds', 'pomegranate seeds', '09286', [83, 18.7, 4, 1.67, 1.17, 0.12, 13.67, 3], {
    also: ['pomegranate aril', 'pomegranate'],
    gi: like(GI.orange),
    measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
    usual: { medium: 154, piece: 154 },
    breaks: ['low-carb', 'keto'],
    asBought: { with: 'peel', edible: 0.56, source: 'USDA Standard Reference, refuse 44% (peel)' },
  }),
  // Rhubarb, raw
  fruit('rhubarb', 'rhubarb', '09307', [21, 4.54, 1.8, 0.9, 0.2, 0.05, 1.1, 4], {
    also: ['rhubarb stalk'],
    measures: { cup: 122, stalk: 51, tbsp: 7.6, tsp: 2.5 },
  }),
  // Litchis, raw
  fruit('lychee', 'lychee', '09164', [66, 16.53, 1.3, 0.83, 0.44, 0.1, 15.23, 1], {
    also: ['litchi'],
    gi: GI.lychee,
    measures: { cup: 190, piece: 9.6, tbsp: 11.9, tsp: 4 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    asBought: { with: 'peel', edible: 0.6, source: 'USDA Standard Reference, refuse 40% (peel)' },
  }),
  // Loquats, raw
  fruit('loquat', 'loquats', '09174', [47, 12.14, 1.7, 0.43, 0.2, 0.04, null, 1], {
    also: ['loquat'],
    gi: like(GI.apricot),
    measures: { cup: 149, tbsp: 9.3, tsp: 3.1, large: 20, medium: 16, small: 13.6 },
    breaks: ['keto'],
  }),
  // Longans, raw
  fruit('longan', 'longans', '09172', [60, 15.14, 1.1, 1.31, 0.1, null, null, 0], {
    also: ['longan'],
    gi: like(GI.lychee),
    measures: { piece: 3.2 },
    breaks: ['keto'],
  }),
]
