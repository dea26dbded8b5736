import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')
const fat = foodIn('fat')
const carbohydrate = foodIn('carbohydrate')

/** Vegetables, mushrooms, pickles and seaweed. */
export const vegetables: Food[] = [
  // Spinach, raw
  vegetable('spinach-raw', 'spinach', '11457', [23, 3.63, 2.2, 2.86, 0.39, 0.06, 0.42, 79], {
    also: ['baby spinach', 'spinach leaves', 'fresh spinach', 'english spinach'],
    measures: { bunch: 340, leaf: 10, cup: 30, tbsp: 1.9, tsp: 0.6 },
  }),
  // Spinach, cooked, boiled, drained, without salt
  vegetable('spinach-cooked', 'cooked spinach', '11458', [23, 3.75, 2.4, 2.97, 0.26, 0.04, 0.43, 70], {
    also: ['wilted spinach', 'steamed spinach'],
    measures: { cup: 180, tbsp: 11.2, tsp: 3.7 },
  }),
  // Spinach, frozen, chopped or leaf, unprepared
  vegetable('spinach-frozen', 'frozen spinach', '11463', [29, 4.21, 2.9, 3.63, 0.57, 0.04, 0.65, 74], {
    also: ['frozen chopped spinach', 'frozen leaf spinach', 'thawed spinach'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
  }),
  // Kale, raw
  vegetable('kale', 'kale', '11233', [49, 8.75, 3.6, 4.28, 0.93, 0.09, 2.26, 38], {
    also: ['curly kale', 'lacinato kale', 'tuscan kale', 'cavolo nero', 'baby kale', 'dinosaur kale'],
    gi: like(GI.carrots),
    measures: { cup: 67, tbsp: 4.2, tsp: 1.4 },
    usual: { bunch: 200, leaf: 20 },
  }),
  // Chard, swiss, raw
  vegetable('swiss-chard', 'Swiss chard', '11147', [19, 3.74, 1.6, 1.8, 0.2, 0.03, 1.1, 213], {
    also: ['chard', 'rainbow chard', 'silverbeet'],
    measures: { cup: 36, leaf: 48, tbsp: 2.2 },
    usual: { bunch: 340, tsp: 0.7 },
  }),
  // Collards, raw
  vegetable('collard-greens', 'collard greens', '11161', [32, 5.42, 4, 3.02, 0.61, 0.06, 0.46, 17], {
    also: ['collards', 'collard', 'spring greens'],
    measures: { cup: 36, tbsp: 2.2 },
    usual: { leaf: 20, tsp: 0.7 },
  }),
  // Mustard greens, raw
  vegetable('mustard-greens', 'mustard greens', '11270', [27, 4.67, 3.2, 2.86, 0.42, 0.01, 1.32, 20], {
    also: ['mustard green'],
    measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
  }),
  // Turnip greens, raw
  vegetable('turnip-greens', 'turnip greens', '11568', [32, 7.13, 3.2, 1.5, 0.3, 0.07, 0.81, 40], {
    measures: { cup: 55, tbsp: 3.4, tsp: 1.1 },
  }),
  // Arugula, raw
  vegetable('arugula', 'arugula', '11959', [25, 3.65, 1.6, 2.58, 0.66, 0.09, 2.05, 27], {
    also: ['rocket', 'rocket leaves', 'baby arugula', 'wild rocket', 'roquette'],
    measures: { cup: 20, leaf: 2, tbsp: 1.2, tsp: 0.4 },
  }),
  // Watercress, raw
  vegetable('watercress', 'watercress', '11591', [11, 1.29, 0.5, 2.3, 0.1, 0.03, 0.2, 41], {
    measures: { cup: 34, tbsp: 2.1, tsp: 0.7 },
    usual: { bunch: 85 },
  }),
  // Lettuce, cos or romaine, raw
  vegetable('romaine-lettuce', 'romaine lettuce', '11251', [17, 3.29, 2.1, 1.23, 0.3, 0.04, 1.19, 8], {
    also: ['romaine', 'cos lettuce', 'cos', 'romaine heart', 'little gem', 'little gem lettuce'],
    measures: { cup: 47, head: 626, leaf: 28, tbsp: 2.9, tsp: 1 },
    usual: { heart: 180 },
  }),
  // Lettuce, green leaf, raw
  vegetable('lettuce', 'lettuce', '11253', [15, 2.87, 1.3, 1.36, 0.15, 0.02, 0.78, 28], {
    also: [
      'green leaf lettuce',
      'leaf lettuce',
      'lettuce leaves',
      'mixed greens',
      'salad greens',
      'mixed salad greens',
      'mixed salad leaves',
      'salad leaves',
      'spring mix',
      'mesclun',
      'mixed leaves',
      'baby greens',
      'leafy greens',
      'salad mix',
    ],
    measures: { cup: 36, head: 360, tbsp: 2.2 },
    usual: { leaf: 10, tsp: 0.7 },
  }),
  // Lettuce, iceberg (includes crisphead types), raw
  vegetable('iceberg-lettuce', 'iceberg lettuce', '11252', [14, 2.97, 1.2, 0.9, 0.14, 0.02, 1.97, 10], {
    also: ['iceberg', 'crisphead lettuce'],
    measures: { cup: 57, head: 539, leaf: 8, tbsp: 3.6, tsp: 1.2 },
  }),
  // Lettuce, butterhead (includes boston and bibb types), raw
  vegetable('butter-lettuce', 'butter lettuce', '11250', [13, 2.23, 1.1, 1.35, 0.22, 0.03, 0.94, 5], {
    also: ['butterhead lettuce', 'boston lettuce', 'bibb lettuce'],
    measures: { cup: 55, head: 163, leaf: 7.5, tbsp: 3.4, tsp: 1.1 },
  }),
  // Radicchio, raw
  vegetable('radicchio', 'radicchio', '11952', [23, 4.48, 0.9, 1.43, 0.25, 0.06, 0.6, 22], {
    measures: { cup: 40, leaf: 8, tbsp: 2.5, tsp: 0.8 },
    usual: { head: 200 },
  }),
  // Endive, raw
  vegetable('endive', 'endive', '11213', [17, 3.35, 3.1, 1.25, 0.2, 0.05, 0.25, 22], {
    also: ['escarole', 'frisee', 'curly endive'],
    measures: { cup: 50, head: 513, tbsp: 3.1, tsp: 1 },
  }),
  // Chicory, witloof, raw
  vegetable('belgian-endive', 'Belgian endive', '11151', [17, 4, 3.1, 0.9, 0.1, 0.02, null, 2], {
    also: ['witloof', 'chicory', 'chicory heads'],
    measures: { cup: 90, head: 53, tbsp: 5.6, tsp: 1.9 },
  }),
  // Fennel, bulb, raw
  vegetable('fennel-bulb', 'fennel bulb', '11957', [31, 7.3, 3.1, 1.24, 0.2, 0.09, 3.93, 52], {
    also: ['fennel', 'florence fennel', 'bulb fennel', 'finocchio'],
    measures: { cup: 87, bulb: 234, tbsp: 5.4, tsp: 1.8 },
  }),
  // Celery, raw
  vegetable('celery', 'celery', '11143', [16, 2.97, 1.6, 0.69, 0.17, 0.04, 1.34, 80], {
    also: ['celery rib', 'celery stick'],
    measures: { cup: 101, stalk: 40, small: 17, medium: 40, large: 64, rib: 40, tbsp: 7.5, tsp: 2.5 },
    usual: { head: 450 },
  }),
  // Celeriac, raw
  vegetable('celeriac', 'celeriac', '11141', [42, 9.2, 1.8, 1.5, 0.3, 0.08, 1.6, 100], {
    also: ['celery root', 'celeriac root'],
    gi: like(GI.carrots),
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
  }),
  // Cucumber, with peel, raw
  vegetable('cucumber', 'cucumber', '11205', [15, 3.63, 0.5, 0.65, 0.11, 0.04, 1.67, 2], {
    also: [
      'english cucumber',
      'persian cucumber',
      'hothouse cucumber',
      'mini cucumber',
      'continental cucumber',
      'lebanese cucumber',
    ],
    measures: { cup: 104, medium: 301, large: 301, tbsp: 6.5, tsp: 2.2 },
    usual: { small: 158 },
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
  // Squash, summer, crookneck and straightneck, raw
  vegetable('yellow-squash', 'yellow squash', '11467', [19, 3.88, 1, 1.01, 0.27, 0.09, 2.88, 2], {
    also: ['crookneck squash', 'yellow summer squash', 'pattypan squash'],
    measures: { cup: 127, tbsp: 7.9, tsp: 2.6 },
  }),
  // Squash, winter, spaghetti, raw
  vegetable('spaghetti-squash', 'spaghetti squash', '11492', [31, 6.91, 1.5, 0.64, 0.57, 0.12, 2.76, 17], {
    also: ['spaghetti squash strands'],
    gi: like(GI.pumpkin),
    measures: { cup: 101, tbsp: 6.3, tsp: 2.1 },
    usual: { medium: 1400, small: 900 },
  }),
  // Eggplant, raw
  vegetable('eggplant', 'eggplant', '11209', [25, 5.88, 3, 0.98, 0.18, 0.03, 3.53, 2], {
    also: ['aubergine', 'japanese eggplant', 'chinese eggplant', 'brinjal', 'italian eggplant'],
    measures: { cup: 82, tbsp: 5.1, tsp: 1.7 },
    usual: { medium: 548, large: 548, small: 250 },
  }),
  // Tomatoes, red, ripe, raw, year round average
  vegetable('tomato', 'tomato', '11529', [18, 3.89, 1.2, 0.88, 0.2, 0.03, 2.63, 5], {
    also: ['vine tomato', 'beefsteak tomato', 'heirloom tomato', 'ripe tomato', 'red tomato'],
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
      'stewed tomato',
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
  // Tomato products, canned, sauce
  vegetable('tomato-sauce', 'tomato sauce', '11549', [24, 5.31, 1.5, 1.2, 0.3, 0.04, 3.56, 474], {
    also: ['canned tomato sauce', 'plain tomato sauce'],
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    usual: { can: 425 },
  }),
  // Tomato products, canned, puree, without salt added
  vegetable('tomato-puree', 'tomato puree', '11547', [38, 8.98, 1.9, 1.65, 0.21, 0.03, 4.83, 28], {
    also: ['passata', 'tomato passata', 'strained tomato'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    usual: { can: 425 },
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
  }),
  // Peppers, sweet, green, raw
  vegetable('bell-pepper-green', 'green bell pepper', '11333', [20, 4.64, 1.7, 0.86, 0.17, 0.06, 2.4, 3], {
    also: ['green pepper', 'green capsicum'],
    measures: { cup: 149, 'cup sliced': 92, small: 74, medium: 119, tbsp: 9.3, tsp: 3.1 },
    usual: { large: 164 },
  }),
  // Peppers, sweet, yellow, raw
  vegetable('bell-pepper-yellow', 'yellow bell pepper', '11951', [27, 6.32, 0.9, 1, 0.21, 0.03, null, 2], {
    also: ['yellow pepper', 'orange bell pepper', 'orange pepper', 'yellow capsicum', 'orange capsicum'],
    gi: like(GI.carrots),
    measures: { large: 186 },
    usual: { cup: 149, 'cup sliced': 92, small: 74, medium: 119, tbsp: 9.3, tsp: 3.1 },
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
    measures: { cup: 140, tbsp: 11.6, tsp: 3.9 },
    usual: { piece: 70, jar: 300 },
  }),
  // Peppers, jalapeno, raw
  vegetable('jalapeno', 'jalapeño', '11979', [29, 6.5, 2.8, 0.91, 0.37, 0.09, 4.12, 3], {
    also: ['jalapeno', 'jalapeno pepper', 'jalapeno chili', 'green chili', 'green chilli'],
    measures: { cup: 90, piece: 14, medium: 14, tbsp: 5.6, tsp: 1.9 },
    usual: { small: 10, large: 20 },
  }),
  // Peppers, serrano, raw
  vegetable('serrano-pepper', 'serrano pepper', '11977', [32, 6.7, 3.7, 1.74, 0.44, 0.06, 3.83, 10], {
    also: ['serrano', 'serrano chili'],
    measures: { cup: 105, piece: 6, tbsp: 6.6, tsp: 2.2 },
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
  vegetable('poblano-pepper', 'poblano pepper', '11670', [40, 9.46, 1.5, 2, 0.2, 0.02, 5.1, 7], {
    also: ['poblano', 'anaheim pepper', 'poblano chile', 'shishito pepper', 'padron pepper'],
    gi: like(GI.carrots),
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    usual: { piece: 65 },
  }),
  // Peppers, hot chili, green, canned, pods, excluding seeds, solids and liquids
  vegetable(
    'canned-green-chiles',
    'canned green chiles',
    '11329',
    [21, 5.1, 1.3, 0.9, 0.1, 0.01, 3.12, 1173],
    {
      also: ['diced green chiles', 'canned diced green chile', 'green chile canned'],
      measures: { cup: 136, tbsp: 8.5, tsp: 2.8 },
      usual: { can: 113 },
    },
  ),
  // Broccoli, raw
  vegetable('broccoli', 'broccoli', '11090', [34, 6.64, 2.6, 2.82, 0.37, 0.04, 1.7, 33], {
    also: ['broccoli floret', 'broccoli crown'],
    measures: { cup: 91, head: 608, stalk: 151, bunch: 608, tbsp: 5.7, tsp: 1.9 },
    usual: { small: 300, floret: 11 },
  }),
  // Broccoli, frozen, chopped, unprepared
  vegetable('broccoli-frozen', 'frozen broccoli', '11092', [26, 4.78, 3, 2.81, 0.29, 0.04, 1.35, 24], {
    also: ['frozen broccoli floret'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
  }),
  // Broccoli raab, raw
  vegetable('broccolini', 'broccolini', '11096', [22, 2.85, 2.7, 3.17, 0.49, 0.05, 0.38, 33], {
    also: ['broccoli rabe', 'rapini', 'tenderstem broccoli', 'tenderstem', 'purple sprouting broccoli'],
    measures: { cup: 40, stalk: 19, tbsp: 2.5, tsp: 0.8 },
    usual: { bunch: 227 },
  }),
  // Cauliflower, raw
  vegetable('cauliflower', 'cauliflower', '11135', [25, 4.97, 2, 1.92, 0.28, 0.13, 1.91, 30], {
    also: ['cauliflower floret', 'cauliflower rice', 'riced cauliflower', 'cauli rice'],
    measures: { cup: 107, head: 588, small: 265, medium: 588, large: 840, floret: 13, tbsp: 6.7, tsp: 2.2 },
  }),
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
  }),
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
  }),
  // Cabbage, savoy, raw
  vegetable('savoy-cabbage', 'savoy cabbage', '11114', [27, 6.1, 3.1, 2, 0.1, 0.01, 2.27, 28], {
    measures: { cup: 70, tbsp: 4.4, tsp: 1.5 },
    usual: { head: 900 },
  }),
  // Cabbage, chinese (pe-tsai), raw
  vegetable('napa-cabbage', 'napa cabbage', '11119', [16, 3.23, 1.2, 1.2, 0.2, 0.04, 1.41, 9], {
    also: ['chinese cabbage', 'chinese leaf', 'wombok'],
    measures: { cup: 76, tbsp: 4.8, tsp: 1.6 },
    usual: { head: 840, leaf: 30 },
  }),
  // Cabbage, raw
  vegetable('coleslaw-mix', 'coleslaw mix', '11109', [25, 5.8, 2.5, 1.28, 0.1, 0.03, 3.2, 18], {
    also: ['shredded coleslaw mix', 'slaw mix', 'cabbage slaw mix', 'broccoli slaw'],
    measures: { cup: 70, tbsp: 4.4, tsp: 1.5 },
  }),
  // Cabbage, chinese (pak-choi), raw
  vegetable('bok-choy', 'bok choy', '11116', [13, 2.18, 1, 1.5, 0.2, 0.03, 1.18, 65], {
    also: ['pak choi', 'baby bok choy', 'pak choy', 'baby pak choi', 'chinese broccoli', 'gai lan'],
    measures: { cup: 70, head: 840, leaf: 14, tbsp: 4.4, tsp: 1.5 },
    usual: { small: 140, piece: 140 },
  }),
  // Asparagus, raw
  vegetable('asparagus', 'asparagus', '11011', [20, 3.88, 2.1, 2.2, 0.12, 0.04, 1.88, 2], {
    also: ['asparagus spear', 'green asparagus', 'white asparagus'],
    measures: { cup: 134, spear: 16, piece: 16, small: 12, medium: 16, large: 20, tbsp: 8.4, tsp: 2.8 },
    usual: { bunch: 400 },
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
      'wax bean',
      'fine green bean',
    ],
    measures: { cup: 100, piece: 5.5, tbsp: 6.2, tsp: 2.1 },
  }),
  // Peas, edible-podded, raw
  vegetable('snow-peas', 'snow peas', '11300', [42, 7.55, 2.6, 2.8, 0.2, 0.04, 4, 4], {
    also: ['sugar snap pea', 'mangetout', 'mange tout', 'snap pea', 'snow pea', 'pea pod'],
    measures: { cup: 63, 'cup chopped': 98, piece: 3.4, tbsp: 3.9, tsp: 1.3 },
  }),
  // Mung beans, mature seeds, sprouted, raw
  vegetable('bean-sprouts', 'bean sprouts', '11043', [30, 5.94, 1.8, 3.04, 0.18, 0.05, 4.13, 6], {
    also: ['mung bean sprout', 'beansprout'],
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
  }),
  // Alfalfa seeds, sprouted, raw
  vegetable('alfalfa-sprouts', 'alfalfa sprouts', '11001', [23, 2.1, 1.9, 3.99, 0.69, 0.07, 0.2, 6], {
    also: ['sprouts alfalfa', 'broccoli sprout', 'microgreens', 'pea shoot'],
    measures: { cup: 33, tbsp: 3, tsp: 1 },
  }),
  // Okra, raw
  vegetable('okra', 'okra', '11278', [33, 7.45, 3.2, 1.93, 0.19, 0.03, 1.48, 7], {
    also: ["lady's finger", 'ladies finger'],
    measures: { cup: 100, piece: 12, tbsp: 6.2, tsp: 2.1 },
  }),
  // Mushrooms, white, raw
  vegetable('mushrooms', 'mushrooms', '11260', [22, 3.26, 1, 3.09, 0.34, 0.05, 1.98, 5], {
    also: [
      'white mushroom',
      'button mushroom',
      'mushroom',
      'mixed mushroom',
      'wild mushroom',
      'sliced mushroom',
    ],
    measures: { cup: 70, 'cup whole': 96, small: 10, medium: 18, large: 23, slice: 6, tbsp: 4.4, tsp: 1.5 },
  }),
  // Mushrooms, brown, italian, or crimini, raw
  vegetable('cremini-mushrooms', 'cremini mushrooms', '11266', [22, 4.3, 0.6, 2.5, 0.1, 0.01, 1.72, 6], {
    also: ['crimini mushroom', 'baby bella mushroom', 'chestnut mushroom', 'brown mushroom', 'baby bella'],
    measures: { cup: 72, 'cup whole': 87, piece: 20, tbsp: 4.5, tsp: 1.5 },
  }),
  // Mushrooms, portabella, raw
  vegetable(
    'portobello-mushrooms',
    'portobello mushrooms',
    '11265',
    [22, 3.87, 1.3, 2.11, 0.35, 0.06, 2.5, 9],
    {
      also: ['portabella mushroom', 'portobello cap', 'portobello', 'portabella', 'portobello mushroom cap'],
      measures: { cup: 86, piece: 84, cap: 84, tbsp: 5.4, tsp: 1.8 },
    },
  ),
  // Mushrooms, shiitake, raw
  vegetable('shiitake-mushrooms', 'shiitake mushrooms', '11238', [34, 6.79, 2.5, 2.24, 0.49, null, 2.38, 9], {
    also: ['shiitake'],
    measures: { piece: 19 },
    usual: { cup: 71, tbsp: 4.4, tsp: 1.5 },
  }),
  // Mushrooms, shiitake, dried
  vegetable(
    'shiitake-dried',
    'dried shiitake mushrooms',
    '11268',
    [296, 75.37, 11.5, 9.58, 0.99, 0.23, 2.21, 13],
    {
      also: ['dried mushroom', 'dried porcini', 'dried porcini mushroom', 'porcini'],
      gi: like(GI.carrots),
      measures: { piece: 3.6 },
      usual: { cup: 58, tbsp: 3.6, tsp: 1.2 },
    },
  ),
  // Mushrooms, oyster, raw
  vegetable('oyster-mushrooms', 'oyster mushrooms', '11987', [33, 6.09, 2.3, 3.31, 0.41, 0.06, 1.11, 18], {
    also: ['king oyster mushroom', 'oyster mushroom', 'king trumpet mushroom', 'maitake mushroom'],
    measures: { cup: 86, small: 15, large: 148, tbsp: 5.4, tsp: 1.8 },
  }),
  // Mushrooms, enoki, raw
  vegetable('enoki-mushrooms', 'enoki mushrooms', '11950', [37, 7.81, 2.7, 2.66, 0.29, 0.02, 0.22, 3], {
    also: ['enoki'],
    gi: like(GI.carrots),
    measures: { cup: 65, tbsp: 4.1, tsp: 1.4 },
  }),
  // Onions, raw
  vegetable('onion', 'onion', '11282', [40, 9.34, 1.7, 1.1, 0.1, 0.04, 4.24, 4], {
    also: [
      'yellow onion',
      'brown onion',
      'white onion',
      'sweet onion',
      'spanish onion',
      'cooking onion',
      'vidalia onion',
      'pearl onion',
    ],
    gi: like(GI.carrots),
    measures: {
      cup: 160,
      'cup sliced': 115,
      small: 70,
      medium: 110,
      large: 150,
      slice: 14,
      tbsp: 10,
      tsp: 3.3,
    },
  }),
  // Onions, raw
  vegetable('red-onion', 'red onion', '11282', [40, 9.34, 1.7, 1.1, 0.1, 0.04, 4.24, 4], {
    also: ['purple onion', 'pickled red onion'],
    gi: like(GI.carrots),
    measures: {
      cup: 160,
      'cup sliced': 115,
      small: 70,
      medium: 110,
      large: 150,
      slice: 14,
      tbsp: 10,
      tsp: 3.3,
    },
  }),
  // Onions, spring or scallions (includes tops and bulb), raw
  vegetable('scallions', 'scallions', '11291', [32, 7.34, 2.6, 1.83, 0.19, 0.03, 2.33, 16], {
    also: ['green onion', 'spring onion', 'scallion', 'salad onion'],
    measures: { cup: 100, piece: 15, small: 5, medium: 15, large: 25, stalk: 15, tbsp: 6, tsp: 2 },
    usual: { bunch: 100 },
  }),
  // Shallots, raw
  vegetable('shallot', 'shallot', '11677', [72, 16.8, 3.2, 2.5, 0.1, 0.02, 7.87, 12], {
    also: ['shallots', 'banana shallot'],
    gi: like(GI.carrots),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    usual: { piece: 25, small: 15, medium: 25, large: 40 },
  }),
  // Leeks, (bulb and lower leaf-portion), raw
  vegetable('leek', 'leek', '11246', [61, 14.15, 1.8, 1.5, 0.3, 0.04, 3.9, 20], {
    also: ['leeks', 'leek white part', 'baby leek'],
    gi: like(GI.carrots),
    measures: { cup: 89, medium: 89, tbsp: 5.6, tsp: 1.9 },
    usual: { small: 60, large: 120 },
  }),
  // Garlic, raw
  vegetable('garlic', 'garlic', '11215', [149, 33.06, 2.1, 6.36, 0.5, 0.09, 1, 17], {
    also: [
      'garlic clove',
      'fresh garlic',
      'minced garlic',
      'crushed garlic',
      'garlic paste',
      'roasted garlic',
    ],
    gi: like(GI.carrots),
    measures: { clove: 3, tsp: 2.8, tbsp: 8.5, cup: 136, piece: 3 },
    usual: { head: 40, bulb: 40, small: 2, large: 4 },
  }),
  // Ginger root, raw
  vegetable('ginger', 'ginger', '11216', [80, 17.77, 2, 1.82, 0.75, 0.2, 1.7, 13], {
    also: [
      'ginger root',
      'fresh ginger',
      'root ginger',
      'minced ginger',
      'grated ginger',
      'gingerroot',
      'galangal',
      'ginger paste',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 6, cup: 96, slice: 2.2 },
    usual: { inch: 11, piece: 11, thumb: 15, knob: 15 },
  }),
  // Lemon grass (citronella), raw
  vegetable('lemongrass', 'lemongrass', '11972', [99, 25.31, null, 1.82, 0.49, 0.12, null, 6], {
    also: ['lemon grass', 'lemongrass stalk'],
    gi: like(GI.carrots),
    measures: { cup: 67, tbsp: 4.8, tsp: 1.6 },
    usual: { stalk: 15 },
  }),
  // Artichokes, (globe or french), frozen, unprepared
  vegetable('artichoke-hearts', 'artichoke hearts', '11009', [38, 7.75, 3.9, 2.63, 0.43, 0.1, null, 47], {
    also: [
      'canned artichoke heart',
      'frozen artichoke heart',
      'marinated artichoke heart',
      'jarred artichoke',
      'artichoke heart in water',
    ],
    usual: { cup: 168, can: 240, piece: 25, jar: 170, tbsp: 10.5, tsp: 3.5 },
    drainedShare: 0.57,
  }),
  // Artichokes, (globe or french), raw
  vegetable('artichoke', 'artichoke', '11007', [47, 10.51, 5.4, 3.27, 0.15, 0.04, 0.99, 94], {
    also: ['globe artichoke'],
    gi: like(GI.carrots),
    measures: { medium: 128, large: 162, piece: 128 },
  }),
  // Hearts of palm, canned
  vegetable('hearts-of-palm', 'hearts of palm', '11961', [28, 4.62, 2.4, 2.52, 0.62, 0.13, null, 426], {
    also: ['heart of palm', 'palm heart', 'hearts of palm pasta'],
    measures: { cup: 146, piece: 33, tbsp: 9.1, tsp: 3 },
    usual: { can: 240 },
  }),
  // Bamboo shoots, canned, drained solids
  vegetable('bamboo-shoots', 'bamboo shoots', '11028', [19, 3.22, 1.4, 1.72, 0.4, 0.09, 1.89, 7], {
    also: ['canned bamboo shoot', 'bamboo shoot'],
    measures: { cup: 131, can: 262, tbsp: 8.2, tsp: 2.7 },
    drainedShare: 0.62,
  }),
  // Waterchestnuts, chinese, canned, solids and liquids
  vegetable('water-chestnuts', 'water chestnuts', '11590', [50, 12.3, 2.5, 0.88, 0.06, 0.02, 2.46, 8], {
    also: ['canned water chestnut', 'water chestnut'],
    gi: like(GI.carrots),
    measures: { cup: 140, piece: 7, tbsp: 8.8, tsp: 2.9 },
    usual: { can: 140 },
    drainedShare: 0.62,
  }),
  // Radishes, raw
  vegetable('radishes', 'radishes', '11429', [16, 3.4, 1.6, 0.68, 0.1, 0.03, 1.86, 39], {
    also: ['radish', 'red radish'],
    measures: { cup: 116, small: 2, medium: 4.5, large: 9, tbsp: 7.2, tsp: 2.4 },
    usual: { bunch: 110 },
  }),
  // Radishes, oriental, raw
  vegetable('daikon', 'daikon', '11430', [18, 4.1, 1.6, 0.6, 0.1, 0.03, 2.5, 21], {
    also: ['daikon radish', 'mooli', 'white radish'],
    measures: { cup: 116, piece: 338, tbsp: 7.2, tsp: 2.4 },
  }),
  // Turnips, raw
  vegetable('turnip', 'turnip', '11564', [28, 6.43, 1.8, 0.9, 0.1, 0.01, 3.8, 67], {
    also: ['turnips', 'baby turnip'],
    measures: { cup: 130, small: 61, medium: 122, large: 183, tbsp: 8.1, tsp: 2.7 },
  }),
  // Rutabagas, raw
  vegetable('rutabaga', 'rutabaga', '11435', [37, 8.62, 2.3, 1.08, 0.16, 0.03, 4.46, 12], {
    also: ['swede', 'neep'],
    gi: GI.rutabaga,
    measures: { cup: 140, small: 192, medium: 386, large: 772, tbsp: 8.8, tsp: 2.9 },
  }),
  // Kohlrabi, raw
  vegetable('kohlrabi', 'kohlrabi', '11241', [27, 6.2, 3.6, 1.7, 0.1, 0.01, 2.6, 20], {
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    usual: { medium: 200 },
  }),
  // Yambean (jicama), raw
  vegetable('jicama', 'jicama', '11603', [38, 8.82, 4.9, 0.72, 0.09, 0.02, 1.8, 4], {
    also: ['yam bean', 'jícama'],
    measures: { cup: 130, small: 365, medium: 659, tbsp: 8.1, tsp: 2.7 },
  }),
  // Carrots, raw
  vegetable('carrots', 'carrots', '11124', [41, 9.58, 2.8, 0.93, 0.24, 0.04, 4.74, 69], {
    also: ['carrot', 'baby carrot', 'shredded carrot', 'rainbow carrot'],
    gi: GI.carrots,
    measures: {
      cup: 128,
      'cup sliced': 122,
      'cup grated': 110,
      'cup shredded': 110,
      small: 50,
      medium: 61,
      large: 72,
      piece: 61,
      tbsp: 8,
      tsp: 2.7,
    },
    usual: { stick: 8 },
  }),
  // Carrots, cooked, boiled, drained, without salt
  vegetable('carrots-cooked', 'cooked carrots', '11125', [35, 8.22, 3, 0.76, 0.18, 0.03, 3.45, 58], {
    also: ['boiled carrot', 'steamed carrot', 'roasted carrot'],
    gi: GI.carrots,
    measures: { cup: 156, tbsp: 9.7, tsp: 3.2 },
  }),
  // Beets, raw
  vegetable('beets', 'beets', '11080', [43, 9.56, 2.8, 1.61, 0.17, 0.03, 6.76, 78], {
    also: ['beetroot', 'beet', 'golden beet', 'red beet', 'fresh beetroot'],
    gi: GI.beets,
    measures: { cup: 136, medium: 82, piece: 82, tbsp: 8.5, tsp: 2.8 },
    usual: { small: 50, large: 120 },
  }),
  // Beets, cooked, boiled, drained
  vegetable('beets-cooked', 'cooked beets', '11081', [44, 9.96, 2, 1.68, 0.18, 0.03, 7.96, 77], {
    also: ['cooked beetroot', 'roasted beet', 'vacuum packed beetroot', 'canned beet', 'steamed beet'],
    gi: GI.beets,
    measures: { cup: 170, medium: 50, piece: 50, tbsp: 10.6, tsp: 3.5 },
  }),
  // Beet greens, raw
  vegetable('beet-greens', 'beet greens', '11086', [22, 4.33, 3.7, 2.2, 0.13, 0.02, 0.5, 226], {
    measures: { cup: 38, tbsp: 2.4, tsp: 0.8 },
  }),
  // Sauerkraut, canned, solids and liquids
  vegetable('sauerkraut', 'sauerkraut', '11439', [19, 4.28, 2.9, 0.91, 0.14, 0.03, 1.78, 661], {
    also: ['kraut'],
    measures: { cup: 142, tbsp: 9, tsp: 3 },
  }),
  // CABBAGE,KIMCHI
  vegetable('kimchi', 'kimchi', '11118', [15, 2.4, 1.6, 1.1, 0.5, 0.07, 1.06, 498], {
    also: ['napa cabbage kimchi'],
    usual: { cup: 150, tbsp: 9, tsp: 3 },
    allergens: ['fish', 'shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // CABBAGE,KIMCHI
  vegetable('kimchi-vegan', 'vegan kimchi', '11118', [15, 2.4, 1.6, 1.1, 0.5, 0.07, 1.06, 498], {
    usual: { cup: 150, tbsp: 9, tsp: 3 },
  }),
  // Pickles, cucumber, dill or kosher dill
  vegetable('dill-pickles', 'dill pickles', '11937', [12, 2.41, 1, 0.5, 0.3, 0.08, 1.07, 809], {
    also: ['pickle', 'dill pickle', 'gherkin', 'cornichon', 'pickled cucumber'],
    measures: { cup: 143, small: 37, medium: 65, large: 135, slice: 7, spear: 35, tbsp: 9, tsp: 3 },
  }),
  // Olives, ripe, canned (small-extra large)
  fat('olives-black', 'black olives', '09193', [115, 6.26, 3.2, 0.84, 10.68, 1.42, 0, 735], {
    also: ['ripe olive', 'kalamata olive', 'black olive', 'olive', 'pitted olive', 'kalamata'],
    measures: { cup: 135, tbsp: 8.4, piece: 3.2, small: 3.2, large: 4.4, tsp: 2.8 },
    drainedShare: 0.5,
  }),
  // Olives, pickled, canned or bottled, green
  fat('olives-green', 'green olives', '09195', [145, 3.84, 3.3, 1.03, 15.32, 2.03, 0.54, 1556], {
    also: ['green olive', 'castelvetrano olive', 'stuffed green olive'],
    usual: { cup: 135, tbsp: 8.4, piece: 3.4, tsp: 2.8 },
    drainedShare: 0.5,
  }),
  // Nopales, raw
  vegetable('nopales', 'nopales', '11963', [16, 3.33, 2.2, 1.32, 0.09, 0.02, 1.15, 21], {
    also: ['cactus paddle', 'nopal'],
    measures: { cup: 86, tbsp: 5.4, tsp: 1.8 },
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
  // Seaweed, laver, raw
  vegetable('nori', 'nori', '11446', [35, 5.11, 0.3, 5.81, 0.28, 0.06, 0.49, 48], {
    also: ['nori sheet', 'seaweed', 'laver', 'sushi nori', 'roasted seaweed'],
    measures: { sheet: 2.6, piece: 2.6, tbsp: 5, tsp: 1.7, cup: 80 },
  }),
  // Seaweed, wakame, raw
  vegetable('wakame', 'wakame', '11669', [45, 9.14, 0.5, 3.03, 0.64, 0.13, 0.65, 872], {
    also: ['wakame seaweed', 'kombu', 'kelp', 'dulse'],
    gi: like(GI.carrots),
    measures: { tbsp: 5, cup: 80, tsp: 1.7 },
  }),
  // Pumpkin, canned, without salt
  vegetable('pumpkin-canned', 'pumpkin puree', '11424', [34, 8.09, 2.9, 1.1, 0.28, 0.15, 3.3, 5], {
    also: ['canned pumpkin', 'pumpkin purée', 'canned pumpkin puree', 'pure pumpkin'],
    gi: GI.pumpkin,
    measures: { cup: 245, tbsp: 15, tsp: 5 },
    usual: { can: 425 },
  }),
  // Pumpkin, raw
  vegetable('pumpkin', 'pumpkin', '11422', [26, 6.5, 0.5, 1, 0.1, 0.05, 2.76, 1], {
    also: ['pumpkin flesh', 'sugar pumpkin', 'pie pumpkin'],
    gi: GI.pumpkin,
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
  }),
  // Squash, winter, butternut, raw
  vegetable('butternut-squash', 'butternut squash', '11485', [45, 11.69, 2, 1, 0.1, 0.02, 2.2, 4], {
    also: ['butternut', 'butternut pumpkin', 'cubed butternut squash'],
    gi: GI.pumpkin,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    usual: { medium: 900, small: 600, large: 1300 },
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
  // Squash, winter, acorn, raw
  vegetable('acorn-squash', 'acorn squash', '11482', [40, 10.42, 1.5, 0.8, 0.1, 0.02, null, 3], {
    also: ['winter squash', 'delicata squash', 'kabocha squash', 'kabocha', 'red kuri squash'],
    gi: like(GI.pumpkin),
    measures: { cup: 140, medium: 431, tbsp: 8.8, tsp: 2.9 },
    usual: { small: 350, large: 550 },
  }),
  // Grape leaves, raw
  vegetable('grape-leaves', 'grape leaves', '11974', [93, 17.31, 11, 5.6, 2.12, 0.34, 6.3, 9], {
    also: ['vine leaf', 'grape leaf'],
    gi: like(GI.carrots),
    measures: { cup: 14, piece: 3, tbsp: 0.9, tsp: 0.3 },
  }),
  // Peas, green, raw
  carbohydrate('peas', 'green peas', '11304', [81, 14.45, 5.7, 5.42, 0.4, 0.07, 5.67, 5], {
    also: ['pea', 'garden pea', 'fresh pea', 'english pea', 'petit pois'],
    gi: GI.peas,
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    breaks: ['keto'],
  }),
  // Peas, green, frozen, unprepared
  carbohydrate('peas-frozen', 'frozen peas', '11312', [77, 13.62, 4.5, 5.22, 0.4, 0.07, 5, 108], {
    also: ['frozen green pea', 'frozen petit pois', 'frozen pea'],
    gi: GI.peas,
    measures: { cup: 134, tbsp: 8.4, tsp: 2.8 },
    breaks: ['keto'],
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
      usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
      breaks: ['keto'],
    },
  ),
]
