import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fruit = foodIn('fruit')
const fat = foodIn('fat')
const other = foodIn('other')

/** Fruit, fresh, frozen, dried and as juice of citrus. */
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
  }),
  // Apples, raw, granny smith, with skin
  fruit('apple-green', 'green apple', '09502', [58, 13.61, 2.8, 0.44, 0.19, null, 9.59, 1], {
    also: ['granny smith apple', 'granny smith', 'tart apple', 'cooking apple'],
    gi: GI.apple,
    measures: { cup: 109, small: 144, medium: 167, large: 206, tbsp: 6.8, tsp: 2.3 },
    breaks: ['keto'],
  }),
  // Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
  fruit('applesauce', 'unsweetened applesauce', '09019', [42, 11.27, 1.1, 0.17, 0.1, 0.01, 9.39, 2], {
    also: ['applesauce', 'apple sauce', 'apple puree', 'unsweetened apple sauce'],
    gi: like(GI.apple),
    measures: { cup: 244, tbsp: 15.3, tsp: 5.1 },
    breaks: ['keto'],
  }),
  // Apricots, raw
  fruit('apricot', 'apricot', '09021', [48, 11.12, 2, 1.4, 0.39, 0.03, 9.24, 1], {
    also: ['apricots', 'fresh apricot'],
    gi: GI.apricot,
    measures: { cup: 165, piece: 35, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
  }),
  // Apricots, dried, sulfured, uncooked
  fruit('apricots-dried', 'dried apricots', '09032', [241, 62.64, 7.3, 3.39, 0.51, 0.02, 53.44, 10], {
    also: ['dried apricot'],
    gi: GI.driedApricot,
    measures: { cup: 130, piece: 3.5, tbsp: 8.1, tsp: 2.7 },
    breaks: ['low-carb', 'keto'],
  }),
  // Avocados, raw, all commercial varieties
  fat('avocado', 'avocado', '09037', [160, 8.53, 6.7, 2, 14.66, 2.13, 0.66, 7], {
    also: ['hass avocado', 'ripe avocado', 'mashed avocado'],
    measures: { cup: 150, 'cup mashed': 230, 'cup sliced': 146, large: 201, tbsp: 14.4, tsp: 4.8 },
    usual: { medium: 136, small: 110, piece: 136, slice: 15 },
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
  }),
  // Bananas, raw
  fruit('banana-green', 'green banana', '09040', [89, 22.84, 2.6, 1.09, 0.33, 0.11, 12.23, 1], {
    also: ['unripe banana'],
    gi: GI.greenBanana,
    measures: { cup: 150, medium: 118, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Blueberries, frozen, unsweetened
  fruit('berries-mixed', 'mixed berries', '09054', [51, 12.17, 2.7, 0.42, 0.64, 0.05, 8.45, 1], {
    also: [
      'berry',
      'berries',
      'frozen berry',
      'frozen mixed berry',
      'mixed frozen berry',
      'fresh berry',
      'summer berry',
    ],
    gi: like(GI.strawberries),
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
  }),
  // Blackberries, raw
  fruit('blackberries', 'blackberries', '09042', [43, 9.61, 5.3, 1.39, 0.49, 0.01, 4.88, 1], {
    also: ['blackberry', 'boysenberry', 'frozen blackberry'],
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    usual: { piece: 5 },
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
  // Cranberries, dried, sweetened
  fruit('cranberries-dried', 'dried cranberries', '09079', [308, 82.8, 5.3, 0.17, 1.09, 0.09, 72.56, 5], {
    also: ['dried cranberry', 'craisin', 'sweetened dried cranberry'],
    gi: like(GI.raisins),
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'keto'],
  }),
  // Currants, european black, raw
  fruit('blackcurrants', 'blackcurrants', '09083', [63, 15.38, null, 1.4, 0.41, 0.03, null, 2], {
    also: ['black currant', 'redcurrant'],
    gi: like(GI.strawberries),
    measures: { cup: 112, tbsp: 7, tsp: 2.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cherries, sweet, raw
  fruit('cherries', 'cherries', '09070', [63, 16.01, 2.1, 1.06, 0.2, 0.04, 12.82, 0], {
    also: ['cherry', 'sweet cherry', 'fresh cherry', 'pitted cherry', 'frozen cherry', 'dark sweet cherry'],
    gi: GI.cherries,
    measures: { cup: 154, piece: 8.2, tbsp: 9.6, tsp: 3.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cherries, sour, red, raw
  fruit('cherries-sour', 'sour cherries', '09063', [50, 12.18, 1.6, 1, 0.3, 0.07, 8.49, 3], {
    also: ['tart cherry', 'sour cherry'],
    gi: GI.cherries,
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
    breaks: ['keto'],
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
    also: ['medjool date', 'date', 'pitted date', 'dates'],
    gi: GI.dates,
    measures: { piece: 24 },
    usual: { cup: 147, 'cup chopped': 147, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Dates, deglet noor
  fruit('dates-deglet', 'deglet noor dates', '09087', [282, 75.03, 8, 2.45, 0.39, 0.03, 63.35, 2], {
    also: ['deglet noor date', 'chopped date'],
    gi: GI.dates,
    measures: { cup: 147, piece: 7.1, tbsp: 9.2, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Figs, raw
  fruit('figs', 'figs', '09089', [74, 19.18, 2.9, 0.75, 0.3, 0.06, 16.26, 1], {
    also: ['fig', 'fresh fig'],
    gi: like(GI.driedFigs),
    measures: { medium: 50, small: 40, large: 64, piece: 50 },
    breaks: ['low-carb', 'keto'],
  }),
  // Figs, dried, uncooked
  fruit('figs-dried', 'dried figs', '09094', [249, 63.87, 9.8, 3.3, 0.93, 0.14, 47.92, 10], {
    also: ['dried fig'],
    gi: GI.driedFigs,
    measures: { cup: 149, piece: 8.4, tbsp: 9.3, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Grapes, red or green (European type, such as Thompson seedless), raw
  fruit('grapes', 'grapes', '09132', [69, 18.1, 0.9, 0.72, 0.16, 0.05, 15.48, 2], {
    also: ['grape', 'red grape', 'green grape', 'seedless grape'],
    gi: GI.grapes,
    measures: { cup: 151, piece: 4.9, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Grapefruit, raw, pink and red, all areas
  fruit('grapefruit', 'grapefruit', '09112', [42, 10.66, 1.6, 0.77, 0.14, 0.02, 6.89, 0], {
    also: ['pink grapefruit', 'ruby red grapefruit'],
    gi: GI.grapefruit,
    measures: { cup: 230, medium: 246, piece: 246, tbsp: 14.4, tsp: 4.8 },
    usual: { small: 200, large: 332 },
    breaks: ['keto'],
  }),
  // Guavas, common, raw
  fruit('guava', 'guava', '09139', [68, 14.32, 5.4, 2.55, 0.95, 0.27, 8.92, 2], {
    gi: like(GI.orange),
    measures: { cup: 165, piece: 55, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
  }),
  // Jackfruit, raw
  fruit('jackfruit', 'jackfruit', '09144', [95, 23.25, 1.5, 1.72, 0.64, 0.2, 19.08, 2], {
    also: ['fresh jackfruit'],
    gi: like(GI.mango),
    measures: { cup: 151, tbsp: 9.4, tsp: 3.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Kiwifruit, green, raw
  fruit('kiwi', 'kiwi', '09148', [61, 14.66, 3, 1.14, 0.52, 0.03, 8.99, 3], {
    also: ['kiwifruit', 'kiwi fruit'],
    gi: GI.kiwi,
    measures: { cup: 180, piece: 69, medium: 69, tbsp: 11.2, tsp: 3.7 },
    usual: { small: 60, large: 85 },
    breaks: ['keto'],
  }),
  // Lemons, raw, without peel
  fruit('lemon', 'lemon', '09150', [29, 9.32, 2.8, 1.1, 0.3, 0.04, 2.5, 2], {
    also: ['lemon flesh', 'lemon wedge', 'lemon slice', 'meyer lemon'],
    gi: like(GI.grapefruit),
    measures: { small: 58, medium: 84, piece: 84, wedge: 7, slice: 7, cup: 212, tbsp: 13.2, tsp: 4.4 },
    usual: { large: 108 },
  }),
  // Lemon juice, raw
  fruit('lemon-juice', 'lemon juice', '09152', [22, 6.9, 0.3, 0.35, 0.24, 0.04, 2.52, 1], {
    also: ['fresh lemon juice', 'juice of lemon', 'freshly squeezed lemon juice'],
    gi: like(GI.grapefruit),
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1, lemon: 48, wedge: 5.9 },
    usual: { squeeze: 5 },
  }),
  // Lemon peel, raw
  fruit('lemon-zest', 'lemon zest', '09156', [47, 16, 10.6, 1.5, 0.3, 0.04, 4.17, 6], {
    also: ['lemon peel', 'zest of lemon', 'lemon rind', 'lime zest', 'zest of lime', 'lime peel'],
    gi: like(GI.grapefruit),
    measures: { tbsp: 6, tsp: 2, cup: 96 },
    usual: { lemon: 6, piece: 6 },
  }),
  // Limes, raw
  fruit('lime', 'lime', '09159', [30, 10.54, 2.8, 0.7, 0.2, 0.02, 1.69, 2], {
    also: ['lime wedge', 'lime slice', 'key lime'],
    gi: like(GI.grapefruit),
    measures: { piece: 67, medium: 67 },
    usual: { small: 44, large: 80, wedge: 8 },
  }),
  // Lime juice, raw
  fruit('lime-juice', 'lime juice', '09160', [25, 8.42, 0.4, 0.42, 0.07, 0.01, 1.69, 2], {
    also: ['fresh lime juice', 'juice of lime', 'freshly squeezed lime juice'],
    gi: like(GI.grapefruit),
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1, lime: 44 },
    usual: { squeeze: 5 },
  }),
  // Mangos, raw
  fruit('mango', 'mango', '09176', [60, 14.98, 1.6, 0.82, 0.38, 0.09, 13.66, 1], {
    also: ['mangoes', 'frozen mango', 'ripe mango'],
    gi: GI.mango,
    measures: { cup: 165, piece: 336, medium: 336, tbsp: 10.3, tsp: 3.4 },
    usual: { small: 200, large: 400 },
    breaks: ['low-carb', 'keto'],
  }),
  // Melons, cantaloupe, raw
  fruit('cantaloupe', 'cantaloupe', '09181', [34, 8.16, 0.9, 0.84, 0.19, 0.05, 7.86, 16], {
    also: ['rockmelon', 'canteloupe', 'muskmelon', 'melon'],
    gi: GI.cantaloupe,
    measures: { cup: 160, 'cup cubed': 160, medium: 552, wedge: 69, tbsp: 10, tsp: 3.3 },
    breaks: ['keto'],
  }),
  // Melons, honeydew, raw
  fruit('honeydew', 'honeydew melon', '09184', [36, 9.09, 0.8, 0.54, 0.14, 0.04, 8.12, 18], {
    also: ['honeydew'],
    gi: like(GI.cantaloupe),
    measures: { cup: 170, wedge: 125, tbsp: 10.6, tsp: 3.5 },
    breaks: ['keto'],
  }),
  // Watermelon, raw
  fruit('watermelon', 'watermelon', '09326', [30, 7.55, 0.4, 0.61, 0.15, 0.02, 6.2, 1], {
    gi: GI.watermelon,
    measures: { cup: 152, wedge: 286, slice: 286, tbsp: 9.5, tsp: 3.2 },
    breaks: ['keto'],
  }),
  // Nectarines, raw
  fruit('nectarine', 'nectarine', '09191', [44, 10.55, 1.7, 1.06, 0.32, 0.03, 7.89, 0], {
    also: ['nectarines'],
    gi: like(GI.peach),
    measures: { cup: 143, small: 129, medium: 142, large: 156, tbsp: 8.9, tsp: 3 },
    breaks: ['keto'],
  }),
  // Oranges, raw, all commercial varieties
  fruit('orange', 'orange', '09200', [47, 11.75, 2.4, 0.94, 0.12, 0.01, 9.35, 0], {
    also: ['navel orange', 'oranges', 'blood orange', 'orange segment'],
    gi: GI.orange,
    measures: { cup: 180, small: 96, medium: 131, large: 184, tbsp: 11.2, tsp: 3.7 },
    usual: { slice: 15 },
    breaks: ['keto'],
  }),
  // Orange juice, raw
  fruit('orange-juice', 'orange juice', '09206', [45, 10.4, 0.2, 0.7, 0.2, 0.02, 8.4, 1], {
    also: ['fresh orange juice', 'juice of orange', 'freshly squeezed orange juice'],
    gi: GI.orangeJuice,
    measures: { cup: 248, tbsp: 15.5, orange: 86, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Orange peel, raw
  fruit('orange-zest', 'orange zest', '09216', [97, 25, 10.6, 1.5, 0.2, 0.02, null, 3], {
    also: ['orange peel', 'zest of orange', 'orange rind'],
    gi: like(GI.orange),
    measures: { tbsp: 6, tsp: 2, cup: 96 },
    usual: { orange: 6, piece: 6 },
  }),
  // Tangerines, (mandarin oranges), raw
  fruit('tangerine', 'tangerine', '09218', [53, 13.34, 1.8, 0.81, 0.31, 0.04, 10.58, 2], {
    also: ['mandarin', 'clementine', 'mandarin orange', 'satsuma'],
    gi: like(GI.orange),
    measures: { cup: 195, small: 76, medium: 88, large: 120, tbsp: 12.2, tsp: 4.1 },
    breaks: ['keto'],
  }),
  // Papayas, raw
  fruit('papaya', 'papaya', '09226', [43, 10.82, 1.7, 0.47, 0.26, 0.08, 7.82, 8], {
    also: ['pawpaw'],
    gi: GI.papaya,
    measures: { cup: 145, small: 157, tbsp: 9.1, tsp: 3 },
    usual: { medium: 300 },
    breaks: ['keto'],
  }),
  // Papayas, raw
  fruit('papaya-green', 'green papaya', '09226', [43, 10.82, 1.7, 0.47, 0.26, 0.08, 7.82, 8], {
    also: ['unripe papaya'],
    gi: like(GI.papaya),
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    breaks: ['keto'],
  }),
  // Passion-fruit, (granadilla), purple, raw
  fruit('passion-fruit', 'passion fruit', '09231', [97, 23.38, 10.4, 2.2, 0.7, 0.06, 11.2, 28], {
    also: ['passionfruit', 'passion fruit pulp'],
    gi: like(GI.orange),
    measures: { piece: 18, cup: 236, tbsp: 14.8, tsp: 4.9 },
    breaks: ['keto'],
  }),
  // Peaches, raw
  fruit('peach', 'peach', '09236', [39, 9.54, 1.5, 0.91, 0.25, 0.02, 8.39, 0], {
    also: ['peaches', 'fresh peach', 'frozen peach'],
    gi: GI.peach,
    measures: { cup: 154, small: 130, medium: 150, large: 175, tbsp: 9.6, tsp: 3.2 },
    breaks: ['keto'],
  }),
  // Peaches, canned, juice pack, solids and liquids
  fruit('peaches-canned', 'canned peaches in juice', '09238', [44, 11.57, 1.3, 0.63, 0.03, 0, 10.27, 4], {
    also: ['canned peach', 'tinned peach'],
    gi: GI.cannedPeaches,
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    breaks: ['keto'],
  }),
  // Pears, raw
  fruit('pear', 'pear', '09252', [57, 15.23, 3.1, 0.36, 0.14, 0.02, 9.75, 1], {
    also: ['pears', 'bosc pear', 'bartlett pear', 'ripe pear'],
    gi: GI.pear,
    measures: { cup: 140, small: 148, medium: 178, large: 230, tbsp: 8.8, tsp: 2.9 },
    breaks: ['keto'],
  }),
  // Pears, asian, raw
  fruit('asian-pear', 'Asian pear', '09340', [42, 10.65, 3.6, 0.5, 0.23, 0.01, 7.05, 0], {
    also: ['nashi pear', 'korean pear'],
    gi: like(GI.pear),
    measures: { medium: 122, large: 275 },
    breaks: ['keto'],
  }),
  // Persimmons, japanese, raw
  fruit('persimmon', 'persimmon', '09263', [70, 18.59, 3.6, 0.58, 0.19, 0.02, 12.53, 1], {
    also: ['persimmons'],
    gi: like(GI.mango),
    measures: { piece: 168 },
    breaks: ['low-carb', 'keto'],
  }),
  // Pineapple, raw, all varieties
  fruit('pineapple', 'pineapple', '09266', [50, 13.12, 1.4, 0.54, 0.12, 0.01, 9.85, 1], {
    also: ['pineapple chunk', 'fresh pineapple', 'pineapple ring'],
    gi: GI.pineapple,
    measures: { cup: 165, slice: 84, 'cup chunks': 165, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
  }),
  // Pineapple, canned, juice pack, solids and liquids
  fruit(
    'pineapple-canned',
    'canned pineapple in juice',
    '09268',
    [60, 15.7, 0.8, 0.42, 0.08, 0.01, 14.45, 1],
    {
      also: ['canned pineapple', 'tinned pineapple', 'canned pineapple chunk'],
      gi: like(GI.pineapple),
      measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Plums, raw
  fruit('plum', 'plum', '09279', [46, 11.42, 1.4, 0.7, 0.28, 0.02, 9.92, 0], {
    also: ['plums'],
    gi: GI.plum,
    measures: { cup: 165, piece: 66, tbsp: 10.3, tsp: 3.4 },
    breaks: ['keto'],
  }),
  // Pomegranates, raw
  fruit('pomegranate-seeds', 'pomegranate seeds', '09286', [83, 18.7, 4, 1.67, 1.17, 0.12, 13.67, 3], {
    also: ['pomegranate aril', 'pomegranate'],
    gi: like(GI.orange),
    measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
    usual: { medium: 154, piece: 154 },
    breaks: ['low-carb', 'keto'],
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
  // Currants, zante, dried
  fruit('currants-dried', 'dried currants', '09085', [283, 74.08, 6.8, 4.08, 0.27, 0.03, 67.28, 8], {
    also: ['currant', 'zante currant'],
    gi: like(GI.raisins),
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Rhubarb, raw
  fruit('rhubarb', 'rhubarb', '09307', [21, 4.54, 1.8, 0.9, 0.2, 0.05, 1.1, 4], {
    also: ['rhubarb stalk'],
    measures: { cup: 122, stalk: 51, tbsp: 7.6, tsp: 2.5 },
  }),
  // Nuts, coconut water (liquid from coconuts)
  other('coconut-water', 'coconut water', '12119', [19, 3.71, 1.1, 0.72, 0.2, 0.18, 2.61, 105], {
    measures: { cup: 240, tbsp: 15, tsp: 5 },
  }),
  // Litchis, raw
  fruit('lychee', 'lychee', '09164', [66, 16.53, 1.3, 0.83, 0.44, 0.1, 15.23, 1], {
    also: ['litchi'],
    gi: GI.lychee,
    measures: { cup: 190, piece: 9.6, tbsp: 11.9, tsp: 4 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Apples, dried, sulfured, uncooked
  fruit('apples-dried', 'dried apples', '09011', [243, 65.89, 8.7, 0.93, 0.32, 0.05, 57.19, 87], {
    also: ['dried apple', 'apple ring'],
    gi: like(GI.apple),
    measures: { cup: 86, piece: 6.4, tbsp: 5.4, tsp: 1.8 },
    breaks: ['low-carb', 'keto'],
  }),
]
