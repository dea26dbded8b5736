import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Sauces, condiments, vinegars and dressings. */
export const saucesAndCondiments: Food[] = [
  // Soy sauce made from soy and wheat (shoyu)
  other('soy-sauce', 'soy sauce', '16123', [53, 4.93, 0.8, 8.14, 0.57, 0.07, 0.4, 5493], {
    also: ['shoyu', 'light soy sauce', 'dark soy sauce', 'soya sauce'],
    measures: { tbsp: 16, tsp: 5.3, cup: 255 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Soy sauce made from soy and wheat (shoyu), low sodium
  other(
    'soy-sauce-low-sodium',
    'low-sodium soy sauce',
    '16424',
    [57, 5.59, 0.7, 9.05, 0.3, 0.04, 0.5, 3598],
    {
      also: ['reduced sodium soy sauce', 'less sodium soy sauce', 'reduced salt soy sauce'],
      measures: { tbsp: 16, tsp: 5.3, cup: 255 },
      allergens: ['soy', 'wheat', 'gluten'],
      breaks: ['gluten-free', 'paleo'],
    },
  ),
  // Soy sauce made from soy (tamari)
  other('tamari', 'tamari', '16124', [60, 5.57, 0.8, 10.51, 0.1, 0.01, 1.7, 5586], {
    also: [
      'gluten free soy sauce',
      'gluten free tamari',
      'low sodium tamari',
      'reduced sodium tamari',
      'tamari soy sauce',
    ],
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('coconut-aminos', 'coconut aminos', '', UNKNOWN, { usual: { tbsp: 18, tsp: 6, cup: 288 } }),
  // Soy sauce made from hydrolyzed vegetable protein
  other('liquid-aminos', 'liquid aminos', '16125', [60, 7.84, 0.5, 7, 0.51, 0.04, 1.3, 6820], {
    also: ['bragg liquid aminos'],
    gi: like(GI.soybeans),
    measures: { tbsp: 18, tsp: 6, cup: 232 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Sauce, fish, ready-to-serve
  other('fish-sauce', 'fish sauce', '06179', [35, 3.64, 0, 5.06, 0.01, 0, 3.64, 7851], {
    also: ['thai fish sauce', 'nam pla', 'nuoc mam', 'red boat fish sauce'],
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Sauce, oyster, ready-to-serve
  other('oyster-sauce', 'oyster sauce', '06176', [51, 10.92, 0.3, 1.35, 0.25, 0.04, 0, 2733], {
    also: ['vegetarian oyster sauce'],
    gi: like(GI.sucrose),
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['shellfish', 'wheat', 'gluten', 'soy'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'keto', 'paleo'],
  }),
  // Sauce, hoisin, ready-to-serve
  other('hoisin-sauce', 'hoisin sauce', '06175', [220, 44.08, 2.8, 3.31, 3.39, 0.57, 27.26, 1615], {
    also: ['hoisin'],
    gi: like(GI.sucrose),
    measures: { tbsp: 16, tsp: 5.3, cup: 256 },
    allergens: ['soy', 'wheat', 'gluten', 'sesame'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Sauce, teriyaki, ready-to-serve
  other('teriyaki-sauce', 'teriyaki sauce', '06112', [89, 15.56, 0.1, 5.93, 0.02, 0, 14.1, 3833], {
    also: ['teriyaki', 'teriyaki marinade'],
    gi: like(GI.sucrose),
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Sauce, worcestershire
  other('worcestershire-sauce', 'Worcestershire sauce', '06971', [78, 19.46, 0, 0, 0, 0, 10.03, 980], {
    also: ['worcestershire', 'worcester sauce'],
    gi: like(GI.sucrose),
    measures: { tbsp: 17, tsp: 5.7, cup: 275 },
    usual: { dash: 0.6 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Sauce, ready-to-serve, pepper or hot
  other('hot-sauce', 'hot sauce', '06168', [11, 1.75, 0.3, 0.51, 0.37, 0.05, 1.26, 2643], {
    also: [
      'tabasco',
      'louisiana hot sauce',
      "frank's red hot",
      'buffalo sauce',
      'franks redhot',
      'cholula',
      'pepper sauce',
    ],
    measures: { tsp: 4.7, tbsp: 14.1, cup: 226 },
    usual: { dash: 0.6 },
  }),
  // SAUCE,HOT CHILE,SRIRACHA
  other('sriracha', 'sriracha', '06631', [93, 19.16, 2.2, 1.93, 0.93, null, 15.11, 2124], {
    also: ['sriracha sauce', 'sriracha hot sauce'],
    gi: like(GI.sucrose),
    usual: { tsp: 6.5, tbsp: 19, cup: 304 },
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('chili-garlic-sauce', 'chili garlic sauce', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: [
      'sambal oelek',
      'chili paste',
      'chilli paste',
      'red chili paste',
      'sambal',
      'harissa',
      'harissa paste',
      'aji amarillo paste',
      'calabrian chili paste',
    ],
    measures: { tsp: 5, tbsp: 15, cup: 245 },
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('gochujang', 'gochujang', '', UNKNOWN, {
    also: ['korean chili paste', 'gochujang paste'],
    usual: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('chipotle-adobo', 'chipotle peppers in adobo', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['chipotle in adobo', 'chipotle pepper', 'chipotle chili in adobo sauce', 'adobo sauce'],
    measures: { tbsp: 15, tsp: 5, cup: 245 },
    usual: { piece: 13, can: 198 },
  }),
  // Sauce, sweet and sour, prepared-from-recipe
  other('sweet-chili-sauce', 'sweet chili sauce', '06285', [79, 16.72, 0.4, 1.84, 0.58, 0.14, 10.81, 347], {
    also: ['thai sweet chili sauce', 'sweet chilli sauce', 'sweet and sour sauce'],
    gi: like(GI.sucrose),
    usual: { tbsp: 18, cup: 288, tsp: 6 },
    breaks: ['keto', 'paleo'],
  }),
  // Catsup
  other('ketchup', 'ketchup', '11935', [101, 27.4, 0.3, 1.04, 0.1, 0.01, 21.27, 907], {
    also: ['tomato ketchup', 'catsup'],
    gi: like(GI.sucrose),
    measures: { tbsp: 17, tsp: 5, cup: 240 },
    breaks: ['keto', 'paleo'],
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('ketchup-sugar-free', 'sugar-free ketchup', '', UNKNOWN, {
    also: ['no sugar added ketchup', 'unsweetened ketchup', 'reduced sugar ketchup'],
    usual: { tbsp: 17, tsp: 5, cup: 240 },
  }),
  // Sauce, barbecue
  other('bbq-sauce', 'barbecue sauce', '06150', [172, 40.77, 0.9, 0.82, 0.63, 0.04, 33.24, 1027], {
    also: ['bbq sauce', 'barbeque sauce'],
    gi: like(GI.sucrose),
    measures: { tbsp: 17, cup: 279, tsp: 5.7 },
    breaks: ['keto', 'paleo'],
  }),
  // Mustard, prepared, yellow
  other('mustard-yellow', 'mustard', '02046', [60, 5.83, 4, 3.74, 3.34, 0.21, 0.92, 1104], {
    also: [
      'yellow mustard',
      'prepared mustard',
      'whole grain mustard',
      'wholegrain mustard',
      'spicy brown mustard',
      'english mustard',
      'grainy mustard',
    ],
    measures: { tsp: 5, tbsp: 15, cup: 249 },
  }),
  // Mustard, prepared, yellow
  other('mustard-dijon', 'Dijon mustard', '02046', [60, 5.83, 4, 3.74, 3.34, 0.21, 0.92, 1104], {
    also: ['dijon', 'smooth dijon mustard'],
    measures: { tsp: 5, tbsp: 15, cup: 249 },
  }),
  // Pickle relish, sweet
  other('relish', 'sweet pickle relish', '11945', [130, 35.06, 1.1, 0.37, 0.47, 0.05, 29.13, 811], {
    also: ['relish', 'pickle relish'],
    gi: like(GI.sucrose),
    measures: { tbsp: 15, tsp: 5, cup: 245 },
    breaks: ['keto', 'paleo'],
  }),
  // Horseradish, prepared
  other('horseradish', 'prepared horseradish', '02055', [48, 11.29, 3.3, 1.18, 0.69, 0.09, 7.99, 420], {
    also: ['horseradish', 'wasabi', 'wasabi paste'],
    gi: like(GI.carrots),
    measures: { tsp: 5, tbsp: 15, cup: 240 },
  }),
  // Capers, canned
  other('capers', 'capers', '02054', [23, 4.89, 3.2, 2.36, 0.86, 0.23, 0.41, 2348], {
    also: ['caper'],
    measures: { tbsp: 8.6, tsp: 2.9, cup: 138 },
  }),
  // Sauce, salsa, ready-to-serve
  other('salsa', 'salsa', '06164', [29, 6.64, 1.9, 1.52, 0.17, 0.02, 4.01, 711], {
    also: ['tomato salsa', 'pico de gallo', 'fresh salsa', 'red salsa', 'jarred salsa', 'chunky salsa'],
    measures: { cup: 259, tbsp: 18, tsp: 6 },
  }),
  // Sauce, salsa, verde, ready-to-serve
  other('salsa-verde', 'salsa verde', '27047', [38, 6.36, 1.9, 1.13, 0.89, 0, 3.5, 600], {
    also: ['green salsa', 'tomatillo salsa', 'green enchilada sauce'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
  }),
  // SAUCE,ENCHILADA,RED,MILD,READY TO SERVE
  other('enchilada-sauce', 'enchilada sauce', '27063', [30, 4.87, 0.5, 0.62, 0.91, 0.11, 1.83, 547], {
    also: ['red enchilada sauce'],
    usual: { cup: 240, can: 283, tbsp: 15, tsp: 5 },
  }),
  // Sauce, pasta, spaghetti/marinara, ready-to-serve
  other('marinara', 'marinara sauce', '06931', [50, 7.43, 1.8, 1.39, 1.61, 0.22, 4.91, 437], {
    also: [
      'marinara',
      'pasta sauce',
      'spaghetti sauce',
      'tomato pasta sauce',
      'tomato basil sauce',
      'no sugar added marinara sauce',
      'sugar free marinara',
      'low sugar marinara sauce',
      'pizza sauce',
      'arrabbiata sauce',
    ],
    gi: like(GI.tomatoJuice),
    usual: { cup: 257, tbsp: 16, jar: 680, tsp: 5.3 },
  }),
  // SAUCE,PESTO,RTS,REFR
  other('pesto', 'basil pesto', '06626', [418, 10.09, 1.8, 9.83, 37.6, 7.07, 6.33, 603], {
    also: ['pesto', 'pesto sauce', 'basil pesto sauce', 'green pesto'],
    gi: like(GI.cashews),
    usual: { tbsp: 16, cup: 256, tsp: 5.3 },
    allergens: ['dairy', 'tree-nuts'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Sauce, cheese, ready-to-serve
  other('alfredo-sauce', 'Alfredo sauce', '06930', [174, 6.83, 0.5, 6.71, 13.29, 6.01, 0.42, 828], {
    also: ['cheese sauce'],
    gi: like(GI.milkFull),
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Avocados, raw, all commercial varieties
  other('guacamole', 'guacamole', '09037', [160, 8.53, 6.7, 2, 14.66, 2.13, 0.66, 7], {
    usual: { cup: 230, tbsp: 15, tsp: 5 },
    standIn: 'avocado',
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('curry-paste-red', 'red curry paste', '', UNKNOWN, {
    also: [
      'thai red curry paste',
      'curry paste',
      'green curry paste',
      'thai green curry paste',
      'yellow curry paste',
      'massaman curry paste',
      'thai curry paste',
      'tikka masala paste',
    ],
    usual: { tbsp: 16, tsp: 5.3, cup: 256 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Miso
  other('miso', 'miso paste', '16112', [198, 25.37, 5.4, 12.79, 6.01, 1.02, 6.2, 3728], {
    also: [
      'miso',
      'white miso',
      'white miso paste',
      'red miso',
      'yellow miso',
      'shiro miso',
      'red miso paste',
    ],
    gi: like(GI.soybeans),
    measures: { tbsp: 17, tsp: 5.7, cup: 275 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Tamarinds, raw
  other('tamarind-paste', 'tamarind paste', '09322', [239, 62.5, 5.1, 2.8, 0.6, 0.27, 38.8, 28], {
    also: ['tamarind', 'tamarind concentrate', 'tamarind pulp'],
    gi: like(GI.dates),
    measures: { cup: 120 },
    usual: { tbsp: 16, tsp: 5.3 },
  }),
  // Vinegar, cider
  other('vinegar-cider', 'apple cider vinegar', '02048', [21, 0.93, 0, 0, 0, 0, 0.4, 5], {
    also: ['cider vinegar', 'acv'],
    measures: { tbsp: 14.9, tsp: 5, cup: 239 },
  }),
  // Vinegar, red wine
  other('vinegar-wine', 'red wine vinegar', '02068', [19, 0.27, 0, 0.04, 0, 0, 0, 8], {
    also: ['white wine vinegar', 'wine vinegar', 'champagne vinegar', 'sherry vinegar', 'red vinegar'],
    measures: { tbsp: 14.9, tsp: 5, cup: 239 },
  }),
  // Vinegar, distilled
  other('vinegar-rice', 'rice vinegar', '02053', [18, 0.04, 0, 0, 0, 0, 0.04, 2], {
    also: [
      'vinegar',
      'white vinegar',
      'distilled vinegar',
      'rice wine vinegar',
      'unseasoned rice vinegar',
      'distilled white vinegar',
      'black vinegar',
      'unsweetened rice vinegar',
      'coconut vinegar',
    ],
    measures: { tbsp: 14.9, tsp: 5, cup: 238 },
  }),
  // Vinegar, balsamic
  other('vinegar-balsamic', 'balsamic vinegar', '02069', [88, 17.03, null, 0.49, 0, 0, 14.95, 23], {
    also: ['balsamic', 'white balsamic vinegar', 'aged balsamic vinegar'],
    gi: like(GI.grapes),
    measures: { tbsp: 16, tsp: 5.3, cup: 255 },
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('balsamic-glaze', 'balsamic glaze', '', UNKNOWN, {
    also: ['balsamic reduction'],
    usual: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['keto'],
  }),
  // Salad dressing, italian dressing, commercial, regular
  other('italian-dressing', 'Italian dressing', '04114', [240, 12.12, 0, 0.41, 21.12, 2.95, 10.77, 993], {
    also: ['vinaigrette', 'salad dressing', 'balsamic vinaigrette'],
    gi: like(GI.sucrose),
    measures: { tbsp: 14.7, cup: 235, tsp: 4.9 },
  }),
  // Salad dressing, caesar dressing, regular
  other('caesar-dressing', 'Caesar dressing', '43015', [542, 3.3, 0.5, 2.17, 57.85, 8.79, 2.81, 1209], {
    also: ['caesar salad dressing'],
    measures: { tbsp: 14.7, cup: 235, tsp: 4.9 },
    allergens: ['eggs', 'dairy', 'fish'],
    breaks: ['vegetarian', 'vegan', 'dairy-free', 'paleo'],
  }),
  // Salad dressing, ranch dressing, commercial, regular
  other('ranch-dressing', 'ranch dressing', '04639', [430, 5.9, 0, 1.32, 44.54, 6.96, 4.69, 901], {
    also: ['ranch'],
    gi: like(GI.sucrose),
    measures: { tbsp: 15, cup: 245, tsp: 5 },
    allergens: ['eggs', 'dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Salad dressing, blue or roquefort cheese dressing, commercial, regular
  other(
    'blue-cheese-dressing',
    'blue cheese dressing',
    '04539',
    [484, 4.77, 0.4, 1.37, 51.1, 8.28, 3.48, 642],
    {
      measures: { tbsp: 15, cup: 245, tsp: 5 },
      allergens: ['eggs', 'dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  other('tzatziki', 'tzatziki', '', UNKNOWN, {
    also: ['tzatziki sauce'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Sauce, peanut, made from peanut butter, water, soy sauce
  other('peanut-sauce', 'peanut sauce', '27059', [257, 22.02, 1.8, 6.31, 16.02, 2.91, 17.07, 1338], {
    also: ['satay sauce'],
    gi: like(GI.peanuts),
    measures: { tbsp: 18, cup: 288, tsp: 6 },
    allergens: ['peanuts', 'soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Gravy, beef, canned, ready-to-serve
  other('gravy', 'brown gravy', '06116', [53, 4.81, 0.4, 3.75, 2.36, 1.15, 0.21, 560], {
    also: ['gravy', 'beef gravy'],
    measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'paleo'],
  }),
  // Cranberry sauce, canned, sweetened
  other('cranberry-sauce', 'cranberry sauce', '09081', [159, 40.4, 1.1, 0.9, 0.15, 0.01, 31.75, 5], {
    gi: like(GI.strawberryJam),
    measures: { cup: 277, tbsp: 17, tsp: 5.7 },
    breaks: ['keto', 'paleo'],
  }),
  other('mirin', 'mirin', '', [241, 43.2, 0, 0.3, 0, 0, null, 3], {
    also: ['hon mirin', 'sweet rice wine'],
    gi: like(GI.sucrose),
    usual: { tbsp: 18, tsp: 6, cup: 288 },
    breaks: ['keto'],
    source: 'Standard Tables of Food Composition in Japan 2020, 16025',
  }),
  // Alcoholic beverage, rice (sake)
  other('sake', 'sake', '43479', [134, 5, 0, 0.5, 0, 0, 0, 2], {
    also: ['rice wine', 'shaoxing wine', 'chinese cooking wine', 'shaoxing rice wine'],
    gi: like(GI.sucrose),
    usual: { cup: 233, tbsp: 14.6, tsp: 4.9 },
  }),
]
