import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Other sauces and condiments. */
export const saucesAndCondiments: Food[] = [
  // Sauce, worcestershire
  other('worcestershire-sauce', 'Worcestershire sauce', '06971', [78, 19.46, 0, 0, 0, 0, 10.03, 980], {
    also: ['worcestershire', 'worcester sauce'],
    gi: like(GI.sucrose),
    measures: { tbsp: 17, tsp: 5.7, cup: 275 },
    usual: { dash: 0.6 },
    allergens: ['fish', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free'],
  }),
  // Sauce, steak, tomato based
  other('steak-sauce', 'steak sauce', '27048', [95, 22.04, 1.5, 1.25, 0.23, 0, 9.82, 1647], {
    also: ['a1 sauce', 'brown sauce', 'hp sauce'],
    gi: like(GI.sucrose),
    measures: { cup: 272, tbsp: 17, tsp: 5.7 },
    allergens: ['gluten'],
    breaks: ['keto', 'paleo', 'gluten-free'],
  }),
  // Sauce, ready-to-serve, pepper or hot
  other('hot-sauce', 'hot sauce', '06168', [11, 1.75, 0.3, 0.51, 0.37, 0.05, 1.26, 2643], {
    also: [
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
  // Sauce, ready-to-serve, pepper, TABASCO
  other('tabasco', 'Tabasco', '06169', [12, 0.8, 0.6, 1.29, 0.76, 0.11, 0.13, 633], {
    also: ['tabasco sauce'],
    measures: { cup: 225.6, tbsp: 14.1, tsp: 4.7 },
    usual: { dash: 0.6 },
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('harissa', 'harissa', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['harissa paste', 'rose harissa'],
    usual: { tbsp: 16, tsp: 5.3, cup: 256 },
    breaks: ['paleo'],
    standIn: 'canned red chili sauce',
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('chipotle-adobo', 'chipotle peppers in adobo', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['chipotle in adobo', 'chipotle pepper', 'chipotle chili in adobo sauce', 'adobo sauce'],
    measures: { tbsp: 15, tsp: 5, cup: 245 },
    usual: { piece: 13, can: 198 },
    standIn: 'canned red chili sauce',
  }),
  // Catsup
  other('ketchup', 'ketchup', '11935', [101, 27.4, 0.3, 1.04, 0.1, 0.01, 21.27, 907], {
    also: ['tomato ketchup', 'catsup'],
    gi: like(GI.sucrose),
    measures: { tbsp: 17, tsp: 5, cup: 240 },
    breaks: ['keto', 'paleo'],
  }),
  // Sauce, cocktail, ready-to-serve
  other('cocktail-sauce', 'cocktail sauce', '27051', [124, 28.22, 1.8, 1.36, 1.05, 0, 11.83, 983], {
    gi: like(GI.sucrose),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['keto', 'paleo'],
  }),
  // Sauce, tartar, ready-to-serve
  other('tartar-sauce', 'tartar sauce', '27049', [211, 13.3, 0.5, 1, 16.7, 3.33, 4.25, 667], {
    also: ['tartare sauce'],
    gi: like(GI.sucrose),
    usual: { tbsp: 15, tsp: 5, cup: 240 },
    allergens: ['eggs'],
    breaks: ['vegan', 'paleo'],
  }),
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
    standIn: 'yellow mustard',
  }),
  // Salad dressing, honey mustard, regular
  other('honey-mustard', 'honey mustard dressing', '04703', [464, 23.33, 0.4, 0.87, 40.83, 5, 15.84, 512], {
    also: ['honey mustard', 'honey mustard sauce'],
    gi: like(GI.honey),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['eggs'],
    breaks: ['vegan', 'low-carb', 'keto', 'paleo'],
  }),
  // Pickle relish, sweet
  other('relish', 'sweet pickle relish', '11945', [130, 35.06, 1.1, 0.37, 0.47, 0.05, 29.13, 811], {
    also: ['relish', 'pickle relish'],
    gi: like(GI.sucrose),
    measures: { tbsp: 15, tsp: 5, cup: 245 },
    breaks: ['keto', 'paleo'],
  }),
  other('mango-chutney', 'mango chutney', '', UNKNOWN, {
    also: ['chutney', 'sweet mango chutney', 'tomato chutney'],
    usual: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Horseradish, prepared
  other('horseradish', 'prepared horseradish', '02055', [48, 11.29, 3.3, 1.18, 0.69, 0.09, 7.99, 420], {
    also: ['horseradish'],
    gi: like(GI.carrots),
    measures: { tsp: 5, tbsp: 15, cup: 240 },
  }),
  // SAUCE,HORSERADISH
  other('horseradish-sauce', 'horseradish sauce', '27066', [503, 10.05, 1, 1.09, 50.89, 8.23, 8.98, 730], {
    also: ['creamed horseradish'],
    gi: like(GI.sucrose),
    usual: { tbsp: 15, tsp: 5, cup: 240 },
    allergens: ['eggs', 'dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Capers, canned
  other('capers', 'capers', '02054', [23, 4.89, 3.2, 2.36, 0.86, 0.23, 0.41, 2348], {
    also: ['caper'],
    measures: { tbsp: 8.6, tsp: 2.9, cup: 138 },
    usual: { jar: 60 },
    drainedShare: 0.6,
  }),
  // Olives, ripe, canned (small-extra large)
  other('tapenade', 'olive tapenade', '09193', [115, 6.26, 3.2, 0.84, 10.68, 1.42, 0, 735], {
    also: ['tapenade'],
    usual: { tbsp: 15, tsp: 5, cup: 240 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'black olives',
  }),
  // Olives, ripe, canned (small-extra large)
  other('olive-paste', 'olive paste', '09193', [115, 6.26, 3.2, 0.84, 10.68, 1.42, 0, 735], {
    also: ['vegan tapenade', 'vegan olive tapenade'],
    usual: { tbsp: 15, tsp: 5, cup: 240 },
    standIn: 'black olives',
  }),
  // Sauce, salsa, ready-to-serve
  other('salsa', 'salsa', '06164', [29, 6.64, 1.9, 1.52, 0.17, 0.02, 4.01, 711], {
    also: ['tomato salsa', 'pico de gallo', 'fresh salsa', 'red salsa', 'jarred salsa', 'chunky salsa'],
    measures: { cup: 259, tbsp: 18, tsp: 6 },
    usual: { jar: 454, container: 454 },
  }),
  // DIP,BEAN,ORIGINAL FLAVOR
  other('bean-dip', 'bean dip', '27065', [119, 15.89, 4.9, 5.44, 3.7, 0.53, 0.99, 443], {
    gi: like(GI.pinto),
    usual: { tbsp: 15, tsp: 5, cup: 240 },
    breaks: ['keto', 'paleo'],
  }),
  // PACE, Red Taco Sauce
  other('taco-sauce', 'taco sauce', '06604', [50, 12.5, 0, 0, 0, 0, 6.25, 813], {
    also: ['red taco sauce', 'mild taco sauce'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 256, tbsp: 16, tsp: 5.3 },
  }),
  // Sauce, salsa, verde, ready-to-serve
  other('salsa-verde', 'salsa verde', '27047', [38, 6.36, 1.9, 1.13, 0.89, 0, 3.5, 600], {
    also: ['green salsa', 'tomatillo salsa', 'green enchilada sauce'],
    measures: { tbsp: 15, cup: 240, tsp: 5 },
    usual: { jar: 454 },
  }),
  // SAUCE,ENCHILADA,RED,MILD,READY TO SERVE
  other('enchilada-sauce', 'enchilada sauce', '27063', [30, 4.87, 0.5, 0.62, 0.91, 0.11, 1.83, 547], {
    also: ['red enchilada sauce'],
    usual: { cup: 240, can: 283, tbsp: 15, tsp: 5, jar: 425 },
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
      'arrabbiata sauce',
    ],
    gi: like(GI.tomatoJuice),
    usual: { cup: 257, tbsp: 16, jar: 680, tsp: 5.3 },
  }),
  // Sauce, pizza, canned, ready-to-serve
  other('pizza-sauce', 'pizza sauce', '06152', [54, 8.66, 2, 2.18, 1.15, 0.46, 3.78, 348], {
    also: ['canned pizza sauce'],
    gi: like(GI.tomatoJuice),
    measures: { cup: 252, tbsp: 15.8, tsp: 5.2 },
    usual: { jar: 397, can: 425 },
  }),
  // Sauce, sofrito, prepared from recipe
  other('sofrito', 'sofrito', '06142', [237, 5.46, 1.7, 12.8, 18.2, null, null, 1145], {
    measures: { cup: 206, tbsp: 12.9, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // SAUCE,PESTO,RTS,REFR
  other('pesto', 'basil pesto', '06626', [418, 10.09, 1.8, 9.83, 37.6, 7.07, 6.33, 603], {
    also: ['pesto', 'pesto sauce', 'basil pesto sauce', 'green pesto'],
    gi: like(GI.cashews),
    usual: { tbsp: 16, cup: 256, tsp: 5.3, jar: 190 },
    allergens: ['dairy', 'tree-nuts'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Sauce, cheese, ready-to-serve
  other('alfredo-sauce', 'Alfredo sauce', '06930', [174, 6.83, 0.5, 6.71, 13.29, 6.01, 0.42, 828], {
    gi: like(GI.milkFull),
    measures: { cup: 252, tbsp: 15.8, tsp: 5.3 },
    usual: { jar: 425 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'cheese sauce',
  }),
  // Sauce, cheese, ready-to-serve
  other('cheese-sauce', 'cheese sauce', '06930', [174, 6.83, 0.5, 6.71, 13.29, 6.01, 0.42, 828], {
    also: ['nacho cheese sauce', 'queso', 'queso dip'],
    gi: like(GI.milkFull),
    measures: { cup: 252, tbsp: 15.8, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Avocados, raw, all commercial varieties
  other('guacamole', 'guacamole', '09037', [160, 8.53, 6.7, 2, 14.66, 2.13, 0.66, 7], {
    usual: { cup: 230, tbsp: 15, tsp: 5, container: 227 },
    standIn: 'avocado',
  }),
  // YOGURT,GREEK,PLN,WHL MILK
  other('tzatziki', 'tzatziki', '01293', [97, 3.98, 0, 9, 5, 2.4, 4, 35], {
    also: ['tzatziki sauce'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'whole-milk Greek yogurt',
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
    measures: { cup: 277, tbsp: 17.3, tsp: 5.8 },
    breaks: ['keto', 'paleo'],
  }),
]
