import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')

/** Tomatoes, peppers, squash, cucumber, eggplant, okra. */
export const fruitingVegetables: Food[] = [
  // Cucumber, with peel, raw
  vegetable('cucumber', 'cucumber', '11205', [15, 3.63, 0.5, 0.65, 0.11, 0.04, 1.67, 2], {
    also: [
      'english cucumber',
      'persian cucumber',
      'hothouse cucumber',
      'mini cucumber',
      'continental cucumber',
      'lebanese cucumber',
      'cuke',
    ],
    measures: { cup: 104, medium: 301, large: 301, tbsp: 6.5, tsp: 2.2 },
    usual: { small: 158 },
    asBought: { with: 'peel', edible: 0.73, source: 'USDA Standard Reference, refuse 27% (peel)' },
  }),
  // Squash, summer, zucchini, includes skin, raw
  vegetable('zucchini', 'zucchini', '11477', [17, 3.11, 1, 1.21, 0.32, 0.08, 2.5, 8], {
    also: [
      'courgette',
      'summer squash',
      'zucchini noodle',
      'zoodle',
      'courgetti',
      'zucchini ribbon',
      'baby zucchini',
      'spiralized zucchini',
      'spiralised courgette',
      'marrow',
      'vegetable marrow',
    ],
    measures: {
      cup: 124,
      'cup sliced': 113,
      'cup grated': 124,
      small: 118,
      medium: 196,
      large: 323,
      tbsp: 7.8,
      tsp: 2.6,
    },
  }),
  // Squash, summer, zucchini, includes skin, cooked, boiled, drained, without salt
  vegetable('zucchini-cooked', 'cooked zucchini', '11478', [15, 2.69, 1, 1.14, 0.36, 0.07, 1.71, 3], {
    also: ['cooked courgette', 'steamed zucchini', 'grilled zucchini'],
    measures: { cup: 180, tbsp: 11.2, tsp: 3.8 },
  }),
  // Squash, summer, crookneck and straightneck, raw
  vegetable('yellow-squash', 'yellow squash', '11467', [19, 3.88, 1, 1.01, 0.27, 0.09, 2.88, 2], {
    also: ['crookneck squash', 'yellow summer squash'],
    measures: { cup: 127, tbsp: 7.9, tsp: 2.6 },
  }),
  // Pumpkin flowers, raw
  vegetable('squash-blossoms', 'squash blossoms', '11416', [15, 3.28, null, 1.03, 0.07, 0.04, null, 5], {
    also: ['zucchini flower', 'courgette flower', 'pumpkin flower'],
    measures: { cup: 33, tbsp: 2.1, tsp: 0.69 },
  }),
  // Squash, summer, scallop, raw
  vegetable('pattypan-squash', 'pattypan squash', '11475', [18, 3.84, 1.2, 1.2, 0.2, 0.04, 2.39, 1], {
    also: ['scallop squash', 'patty pan squash'],
    measures: { cup: 130, tbsp: 8.1, tsp: 2.7 },
  }),
  // Squash, winter, spaghetti, raw
  vegetable('spaghetti-squash', 'spaghetti squash', '11492', [31, 6.91, 1.5, 0.64, 0.57, 0.12, 2.76, 17], {
    also: ['spaghetti squash strands'],
    gi: like(GI.pumpkin),
    measures: { cup: 101, tbsp: 6.3, tsp: 2.1 },
    usual: { medium: 1400, small: 900 },
    asBought: { with: 'peel', edible: 0.71, source: 'USDA Standard Reference, refuse 29% (peel)' },
  }),
  // Eggplant, raw
  vegetable('eggplant', 'eggplant', '11209', [25, 5.88, 3, 0.98, 0.18, 0.03, 3.53, 2], {
    also: ['aubergine', 'japanese eggplant', 'chinese eggplant', 'brinjal', 'italian eggplant'],
    measures: { cup: 82, tbsp: 5.1, tsp: 1.7, large: 548 },
    usual: { small: 250, medium: 340 },
    asBought: { with: 'trimmings', edible: 0.81, source: 'USDA Standard Reference, refuse 19% (trimmings)' },
  }),
  // Eggplant, cooked, boiled, drained, without salt
  vegetable('eggplant-cooked', 'cooked eggplant', '11210', [35, 8.73, 2.5, 0.83, 0.23, 0.04, 3.2, 1], {
    also: ['roasted eggplant', 'grilled eggplant', 'cooked aubergine'],
    gi: like(GI.carrots),
    measures: { cup: 99, tbsp: 6.2, tsp: 2.1 },
  }),
  // Tomatoes, red, ripe, raw, year round average
  vegetable('tomato', 'tomato', '11529', [18, 3.89, 1.2, 0.88, 0.2, 0.03, 2.63, 5], {
    also: ['vine tomato', 'beefsteak tomato', 'heirloom tomato', 'ripe tomato', 'red tomato', 'beef tomato'],
    measures: { cup: 180, small: 91, medium: 123, large: 182, slice: 20, tbsp: 11.2, tsp: 3.7 },
  }),
  // Tomatoes, red, ripe, raw, year round average
  vegetable('roma-tomato', 'plum tomato', '11529', [18, 3.89, 1.2, 0.88, 0.2, 0.03, 2.63, 5], {
    also: ['roma tomato', 'plum tomatoes', 'italian tomato'],
    measures: { cup: 180, medium: 62, piece: 62, tbsp: 11.2, tsp: 3.7 },
    usual: { small: 50, large: 80 },
  }),
  // Tomatoes, red, ripe, raw, year round average
  vegetable('cherry-tomatoes', 'cherry tomatoes', '11529', [18, 3.89, 1.2, 0.88, 0.2, 0.03, 2.63, 5], {
    also: ['grape tomato', 'cherry tomato', 'baby tomato', 'baby plum tomato', 'cherry tomatoes on the vine'],
    measures: { cup: 149, piece: 17, tbsp: 9.3, tsp: 3.1 },
    usual: { pint: 298 },
  }),
  // Tomatoes, green, raw
  vegetable('green-tomato', 'green tomatoes', '11527', [23, 5.1, 1.1, 1.2, 0.2, 0.03, 4, 13], {
    also: ['green tomato'],
    measures: { cup: 180, medium: 123, tbsp: 11.2, tsp: 3.7 },
  }),
  // Tomatoes, red, ripe, canned, packed in tomato juice
  vegetable('canned-tomatoes', 'canned tomatoes', '11531', [16, 3.47, 1.9, 0.79, 0.25, 0.03, 2.55, 115], {
    also: [
      'canned diced tomato',
      'diced tomato',
      'canned whole tomato',
      'chopped tomatoes',
      'canned chopped tomato',
      'tinned tomato',
      'tinned chopped tomato',
      'fire roasted tomato',
      'canned plum tomato',
      'san marzano tomato',
      'peeled tomato',
      'whole peeled tomato',
    ],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { can: 400 },
  }),
  // Tomatoes, crushed, canned
  vegetable('crushed-tomatoes', 'crushed tomatoes', '11693', [32, 7.29, 1.9, 1.64, 0.28, 0.04, 4.4, 186], {
    also: ['canned crushed tomato'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 242, tbsp: 15.1, tsp: 5 },
    usual: { can: 411 },
  }),
  // Tomatoes, red, ripe, canned, with green chilies
  vegetable(
    'tomatoes-green-chilies',
    'diced tomatoes with green chilies',
    '11537',
    [15, 3.62, null, 0.69, 0.08, 0.01, null, 401],
    {
      also: ['rotel', 'canned tomatoes with green chiles', 'tomato with green chile'],
      measures: { cup: 241, tbsp: 15.1, tsp: 5 },
      usual: { can: 283 },
    },
  ),
  // Tomato products, canned, sauce
  vegetable('tomato-sauce', 'tomato sauce', '11549', [24, 5.31, 1.5, 1.2, 0.3, 0.04, 3.56, 474], {
    also: ['canned tomato sauce', 'plain tomato sauce'],
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    usual: { can: 425, jar: 680, bottle: 680 },
  }),
  // Tomato products, canned, puree, without salt added
  vegetable('tomato-puree', 'tomato puree', '11547', [38, 8.98, 1.9, 1.65, 0.21, 0.03, 4.83, 28], {
    also: ['passata', 'tomato passata', 'strained tomato'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    usual: { can: 425, jar: 680, carton: 500 },
  }),
  // Tomato products, canned, paste, without salt added
  vegetable('tomato-paste', 'tomato paste', '11546', [82, 18.91, 4.1, 4.32, 0.47, 0.1, 12.18, 59], {
    also: ['concentrated tomato', 'tomato concentrate', 'double concentrated tomato paste'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 262, tbsp: 16, tsp: 5.3 },
    usual: { can: 170, tube: 130 },
  }),
  // Tomatoes, sun-dried
  vegetable(
    'sun-dried-tomatoes',
    'sun-dried tomatoes',
    '11955',
    [258, 55.76, 12.3, 14.11, 2.97, 0.43, 37.59, 107],
    {
      also: ['sun dried tomato', 'sundried tomato', 'dried tomato'],
      gi: like(GI.tomatoJuice),
      measures: { cup: 54, piece: 2, tbsp: 3.4, tsp: 1.1 },
    },
  ),
  // Tomatoes, sun-dried, packed in oil, drained
  vegetable(
    'sun-dried-tomatoes-oil',
    'sun-dried tomatoes in oil',
    '11956',
    [213, 23.33, 5.8, 5.06, 14.08, 1.89, null, 266],
    {
      also: ['oil packed sun dried tomato', 'sun dried tomato in oil'],
      gi: like(GI.tomatoJuice),
      measures: { cup: 110, piece: 3, tbsp: 6.9, tsp: 2.3 },
    },
  ),
  // Tomatillos, raw
  vegetable('tomatillos', 'tomatillos', '11954', [32, 5.84, 1.9, 0.96, 1.02, 0.14, 3.93, 1], {
    also: ['tomatillo'],
    measures: { cup: 132, medium: 34, tbsp: 8.2, tsp: 2.7 },
  }),
  // Peppers, sweet, red, raw
  vegetable('bell-pepper-red', 'red bell pepper', '11821', [31, 6.03, 2.1, 0.99, 0.3, 0.03, 4.2, 4], {
    also: [
      'red pepper',
      'bell pepper',
      'capsicum',
      'red capsicum',
      'sweet red pepper',
      'sweet pepper',
      'mini sweet pepper',
      'red sweet pepper',
      'bell peppers',
      'romano pepper',
    ],
    measures: {
      cup: 149,
      'cup sliced': 92,
      small: 74,
      medium: 119,
      large: 164,
      ring: 10,
      tbsp: 9.3,
      tsp: 3.1,
    },
    asBought: { with: 'core', edible: 0.82, source: 'USDA Standard Reference, refuse 18% (core and stem)' },
  }),
  // Peppers, sweet, green, raw
  vegetable('bell-pepper-green', 'green bell pepper', '11333', [20, 4.64, 1.7, 0.86, 0.17, 0.06, 2.4, 3], {
    also: ['green pepper', 'green capsicum'],
    measures: { cup: 149, 'cup sliced': 92, small: 74, medium: 119, tbsp: 9.3, tsp: 3.1 },
    usual: { large: 164 },
    asBought: { with: 'core', edible: 0.82, source: 'USDA Standard Reference, refuse 18% (core and stem)' },
  }),
  // Peppers, sweet, yellow, raw
  vegetable('bell-pepper-yellow', 'yellow bell pepper', '11951', [27, 6.32, 0.9, 1, 0.21, 0.03, null, 2], {
    also: ['yellow pepper', 'orange bell pepper', 'orange pepper', 'yellow capsicum', 'orange capsicum'],
    gi: like(GI.carrots),
    measures: { large: 186 },
    usual: { cup: 149, 'cup sliced': 92, small: 74, medium: 119, tbsp: 9.3, tsp: 3.1 },
    asBought: { with: 'core', edible: 0.82, source: 'USDA Standard Reference, refuse 18% (core and stem)' },
  }),
  // Peppers, sweet, red, frozen, chopped, unprepared
  vegetable('peppers-frozen', 'frozen bell peppers', '11917', [20, 4.45, 1.6, 1.08, 0.21, 0.03, 3.26, 5], {
    also: ['frozen pepper strip', 'frozen pepper and onion', 'frozen mixed pepper'],
    measures: { package: 287.9 },
  }),
  // Peppers, sweet, red, cooked, boiled, drained, without salt
  vegetable('roasted-red-peppers', 'roasted red peppers', '11823', [28, 6.7, 1.2, 0.92, 0.2, 0.03, 4.39, 2], {
    also: [
      'roasted red pepper',
      'jarred roasted red pepper',
      'roasted pepper',
      'roasted bell pepper',
      'piquillo pepper',
    ],
    gi: like(GI.carrots),
    measures: { tbsp: 11.6, tsp: 3.9, cup: 135 },
    usual: { piece: 70, jar: 300 },
  }),
  // Pimento, canned
  vegetable('pimientos', 'pimientos', '11943', [23, 5.1, 1.9, 1.1, 0.3, 0.05, 2.71, 14], {
    also: ['pimento', 'pimiento', 'jarred pimiento'],
    measures: { cup: 192, tbsp: 12, tsp: 4, slice: 1 },
    usual: { jar: 113 },
  }),
  // Peppers, jalapeno, raw
  vegetable('jalapeno', 'jalapeño', '11979', [29, 6.5, 2.8, 0.91, 0.37, 0.09, 4.12, 3], {
    also: ['jalapeno', 'jalapeno pepper', 'jalapeno chili'],
    measures: { cup: 90, piece: 14, medium: 14, tbsp: 5.6, tsp: 1.9 },
    usual: { small: 10, large: 20 },
  }),
  // Peppers, jalapeno, canned, solids and liquids
  vegetable('jalapenos-pickled', 'pickled jalapeños', '11632', [27, 4.74, 2.6, 0.92, 0.94, 0.1, 2.14, 1671], {
    also: ['canned jalapeno', 'jarred jalapeno', 'pickled jalapeno'],
    measures: { cup: 136, tbsp: 8.5, tsp: 2.8, piece: 22 },
  }),
  // Peppers, serrano, raw
  vegetable('serrano-pepper', 'serrano pepper', '11977', [32, 6.7, 3.7, 1.74, 0.44, 0.06, 3.83, 10], {
    also: ['serrano', 'serrano chili'],
    measures: { cup: 105, tbsp: 6.6, tsp: 2.2, piece: 6.1 },
  }),
  // Peppers, hot chili, red, raw
  vegetable('red-chili', 'red chili', '11819', [40, 8.81, 1.5, 1.87, 0.44, 0.04, 5.3, 9], {
    also: [
      'red chilli',
      'fresh chili',
      'thai chili',
      "bird's eye chili",
      'birds eye chili',
      'chili pepper',
      'hot pepper',
      'fresno chili',
      'red chile',
      'chili',
      'habanero',
      'scotch bonnet',
      'cayenne chili',
    ],
    gi: like(GI.carrots),
    measures: { cup: 150, large: 45, tbsp: 9.4, tsp: 3.1 },
    usual: { piece: 20, small: 10, medium: 20 },
  }),
  // Peppers, hot chili, green, raw
  vegetable('green-chili', 'green chili', '11670', [40, 9.46, 1.5, 2, 0.2, 0.02, 5.1, 7], {
    also: ['green chilli', 'green chile', 'anaheim pepper', 'green finger chili'],
    gi: like(GI.carrots),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1, large: 45 },
    usual: { piece: 10, medium: 10 },
  }),
  // Peppers, ancho, dried
  vegetable('ancho-dried', 'dried ancho chiles', '11978', [281, 51.42, 21.6, 11.86, 8.2, 0.82, null, 43], {
    also: [
      'ancho chile',
      'ancho chili',
      'dried ancho chili',
      'guajillo chile',
      'guajillo chili',
      'dried guajillo chili',
      'dried red chili',
      'dried chili',
    ],
    gi: like(GI.carrots),
    measures: { piece: 17 },
  }),
  // Peppers, pasilla, dried
  vegetable(
    'pasilla-dried',
    'dried pasilla chiles',
    '11982',
    [345, 51.13, 26.8, 12.35, 15.85, null, null, 89],
    { also: ['pasilla chile', 'pasilla chili'], gi: like(GI.carrots), measures: { piece: 7 } },
  ),
  // Peppers, hot chili, green, raw
  vegetable('poblano-pepper', 'poblano pepper', '11670', [40, 9.46, 1.5, 2, 0.2, 0.02, 5.1, 7], {
    also: ['poblano', 'poblano chile', 'shishito pepper', 'padron pepper'],
    gi: like(GI.carrots),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    usual: { piece: 65 },
    standIn: 'green chili',
  }),
  // Peppers, chili, green, canned
  vegetable(
    'canned-green-chiles',
    'canned green chiles',
    '11980',
    [21, 4.6, 1.7, 0.72, 0.27, 0.03, null, 397],
    {
      also: ['diced green chiles', 'canned diced green chile', 'green chile canned'],
      measures: { cup: 139, tbsp: 8.7, tsp: 2.9 },
      usual: { can: 113 },
    },
  ),
  // Okra, raw
  vegetable('okra', 'okra', '11278', [33, 7.45, 3.2, 1.93, 0.19, 0.03, 1.48, 7], {
    also: ["lady's finger", 'ladies finger'],
    measures: { cup: 100, piece: 12, tbsp: 6.2, tsp: 2.1 },
  }),
  // Okra, cooked, boiled, drained, without salt
  vegetable('okra-cooked', 'cooked okra', '11279', [22, 4.51, 2.5, 1.87, 0.21, 0.05, 2.4, 6], {
    measures: { cup: 160, tbsp: 10, tsp: 3.3, piece: 10.6 },
  }),
  // Okra, frozen, unprepared
  vegetable('okra-frozen', 'frozen okra', '11280', [30, 6.63, 2.2, 1.69, 0.25, 0.07, 2.97, 3], {
    also: ['frozen cut okra'],
    measures: { package: 287.9 },
  }),
  // Chayote, fruit, raw
  vegetable('chayote', 'chayote', '11149', [19, 4.51, 1.7, 0.82, 0.13, 0.03, 1.66, 2], {
    also: ['choko'],
    measures: { cup: 132, medium: 203, tbsp: 8.2, tsp: 2.7 },
  }),
  // Balsam-pear (bitter gourd), pods, raw
  vegetable('bitter-melon', 'bitter melon', '11024', [17, 3.7, 2.8, 1, 0.17, null, null, 5], {
    also: ['bitter gourd', 'karela'],
    measures: { cup: 93, medium: 124, tbsp: 5.8, tsp: 1.9 },
  }),
  // Gourd, dishcloth (towelgourd), raw
  vegetable('luffa', 'luffa', '11220', [20, 4.35, 1.1, 1.2, 0.2, 0.02, 2.02, 3], {
    also: ['sponge gourd', 'loofah gourd'],
    measures: { cup: 95, tbsp: 5.9, tsp: 2 },
  }),
  // Gourd, white-flowered (calabash), raw
  vegetable('calabash', 'bottle gourd', '11218', [14, 3.39, 0.5, 0.62, 0.02, 0, null, 2], {
    also: ['calabash', 'lauki', 'opo squash', 'doodhi'],
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
  }),
  // Pumpkin, canned, without salt
  vegetable('pumpkin-canned', 'pumpkin puree', '11424', [34, 8.09, 2.9, 1.1, 0.28, 0.15, 3.3, 5], {
    also: ['canned pumpkin', 'pumpkin purée', 'canned pumpkin puree', 'pure pumpkin'],
    gi: GI.pumpkin,
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    usual: { can: 425 },
  }),
  // Pumpkin, raw
  vegetable('pumpkin', 'pumpkin', '11422', [26, 6.5, 0.5, 1, 0.1, 0.05, 2.76, 1], {
    also: ['pumpkin flesh', 'sugar pumpkin', 'pie pumpkin'],
    gi: GI.pumpkin,
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
    asBought: { with: 'peel', edible: 0.7, source: 'USDA Standard Reference, refuse 30% (peel)' },
  }),
  // Pumpkin, cooked, boiled, drained, without salt
  vegetable('pumpkin-cooked', 'cooked pumpkin', '11423', [20, 4.9, 1.1, 0.72, 0.07, 0.04, 2.08, 1], {
    also: ['roasted pumpkin', 'boiled pumpkin'],
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
  }),
  // Squash, winter, butternut, raw
  vegetable('butternut-squash', 'butternut squash', '11485', [45, 11.69, 2, 1, 0.1, 0.02, 2.2, 4], {
    also: ['butternut', 'butternut pumpkin', 'cubed butternut squash'],
    gi: GI.pumpkin,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    usual: { medium: 900, small: 600, large: 1300 },
    asBought: { with: 'peel', edible: 0.84, source: 'USDA Standard Reference, refuse 16% (peel)' },
  }),
  // Squash, winter, butternut, cooked, baked, without salt
  vegetable(
    'butternut-squash-cooked',
    'cooked butternut squash',
    '11486',
    [40, 10.49, 3.2, 0.9, 0.09, 0.02, 1.97, 4],
    {
      also: ['roasted butternut squash', 'baked butternut squash', 'butternut squash puree'],
      gi: GI.pumpkin,
      measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    },
  ),
  // Squash, winter, butternut, frozen, unprepared
  vegetable(
    'butternut-frozen',
    'frozen butternut squash',
    '11487',
    [57, 14.41, 1.3, 1.76, 0.1, 0.02, 2.83, 2],
    { gi: GI.pumpkin, measures: { package: 342.4 } },
  ),
  // Squash, winter, acorn, raw
  vegetable('acorn-squash', 'acorn squash', '11482', [40, 10.42, 1.5, 0.8, 0.1, 0.02, null, 3], {
    gi: like(GI.pumpkin),
    measures: { cup: 140, medium: 431, tbsp: 8.8, tsp: 2.9 },
    usual: { small: 350, large: 550 },
    asBought: { with: 'peel', edible: 0.76, source: 'USDA Standard Reference, refuse 24% (peel)' },
  }),
  // Squash, winter, acorn, cooked, baked, without salt
  vegetable(
    'acorn-squash-cooked',
    'baked acorn squash',
    '11483',
    [56, 14.58, 4.4, 1.12, 0.14, 0.03, null, 4],
    {
      also: ['roasted acorn squash', 'cooked acorn squash'],
      gi: like(GI.pumpkin),
      measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    },
  ),
  // Squash, winter, hubbard, raw
  vegetable('hubbard-squash', 'hubbard squash', '11489', [40, 8.7, 3.9, 2, 0.5, 0.1, 3.95, 7], {
    also: ['red kuri squash'],
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
  }),
  // Squash, winter, all varieties, raw
  vegetable('winter-squash', 'winter squash', '11643', [34, 8.59, 1.5, 0.95, 0.13, 0.03, 2.2, 4], {
    also: ['kabocha', 'kabocha squash', 'delicata squash', 'delicata', 'crown prince squash'],
    gi: like(GI.pumpkin),
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
  }),
  // Pepper, banana, raw
  vegetable('banana-pepper', 'banana pepper', '11976', [27, 5.35, 3.4, 1.66, 0.45, 0.05, 1.95, 13], {
    also: ['pepperoncini', 'banana pepper ring', 'pepperoncini pepper'],
    measures: { cup: 124, tbsp: 7.8, small: 33, medium: 46, large: 75, piece: 46 },
    usual: { slice: 3 },
  }),
  // Tomatoes, red, ripe, canned, stewed
  vegetable(
    'tomatoes-stewed',
    'canned stewed tomatoes',
    '11533',
    [26, 6.19, 1, 0.91, 0.19, 0.03, 3.52, 221],
    { also: ['stewed tomato'], gi: like(GI.tomatoJuice), usual: { cup: 255, tbsp: 15.9, can: 411 } },
  ),
]
