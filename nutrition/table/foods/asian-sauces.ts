import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Soy sauces, pastes and sauces of Asian kitchens. */
export const asianSauces: Food[] = [
  // Soy sauce made from soy and wheat (shoyu)
  other('soy-sauce', 'soy sauce', '16123', [53, 4.93, 0.8, 8.14, 0.57, 0.07, 0.4, 5493], {
    also: ['shoyu', 'light soy sauce', 'dark soy sauce', 'soya sauce'],
    measures: { tbsp: 16, tsp: 5.3, cup: 255 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Soy sauce made from soy and wheat (shoyu)
  other('ponzu', 'ponzu', '16123', [53, 4.93, 0.8, 8.14, 0.57, 0.07, 0.4, 5493], {
    also: ['ponzu sauce'],
    usual: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy', 'wheat', 'gluten', 'fish'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'paleo'],
    standIn: 'soy sauce',
  }),
  other('kecap-manis', 'kecap manis', '', UNKNOWN, {
    also: ['sweet soy sauce'],
    usual: { tbsp: 21, tsp: 7 },
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
    gi: like(GI.sucrose),
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['shellfish', 'wheat', 'gluten', 'soy'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'keto', 'paleo'],
  }),
  // Sauce, oyster, ready-to-serve
  other(
    'oyster-sauce-vegetarian',
    'vegetarian oyster sauce',
    '06176',
    [51, 10.92, 0.3, 1.35, 0.25, 0.04, 0, 2733],
    {
      also: ['mushroom oyster sauce', 'vegan oyster sauce'],
      gi: like(GI.sucrose),
      usual: { tbsp: 18, tsp: 6, cup: 288 },
      allergens: ['wheat', 'gluten', 'soy'],
      breaks: ['gluten-free', 'keto', 'paleo'],
      standIn: 'oyster sauce',
    },
  ),
  // Sauce, hoisin, ready-to-serve
  other('hoisin-sauce', 'hoisin sauce', '06175', [220, 44.08, 2.8, 3.31, 3.39, 0.57, 27.26, 1615], {
    also: ['hoisin'],
    gi: like(GI.sucrose),
    measures: { tbsp: 16, tsp: 5.3, cup: 256 },
    allergens: ['soy', 'wheat', 'gluten', 'sesame'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Sauce, plum, ready-to-serve
  other('plum-sauce', 'plum sauce', '06151', [184, 42.81, 0.7, 0.89, 1.04, 0.15, null, 538], {
    also: ['chinese plum sauce'],
    gi: like(GI.sucrose),
    measures: { cup: 305, tbsp: 19, tsp: 6.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Sauce, duck, ready-to-serve
  other('duck-sauce', 'duck sauce', '27046', [245, 60.61, 0.6, 0.36, 0.13, 0.05, 30.54, 455], {
    gi: like(GI.sucrose),
    measures: { cup: 264, tbsp: 16.5, tsp: 5.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Miso
  other('black-bean-sauce', 'black bean sauce', '16112', [198, 25.37, 5.4, 12.79, 6.01, 1.03, 6.2, 3728], {
    also: ['fermented black bean', 'black bean garlic sauce', 'douchi'],
    gi: like(GI.soybeans),
    usual: { tbsp: 18, tsp: 6 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
    standIn: 'miso',
  }),
  // Sauce, teriyaki, ready-to-serve
  other('teriyaki-sauce', 'teriyaki sauce', '06112', [89, 15.56, 0.1, 5.93, 0.02, 0, 14.1, 3833], {
    also: ['teriyaki', 'teriyaki marinade'],
    gi: like(GI.sucrose),
    measures: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // SAUCE,HOT CHILE,SRIRACHA
  other('sriracha', 'sriracha', '06631', [93, 19.16, 2.2, 1.93, 0.93, null, 15.11, 2124], {
    also: ['sriracha sauce', 'sriracha hot sauce'],
    gi: like(GI.sucrose),
    usual: { tsp: 6.5, tbsp: 19, cup: 304 },
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('chili-garlic-sauce', 'chili garlic sauce', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['chili paste', 'chilli paste', 'red chili paste', 'calabrian chili paste'],
    measures: { tsp: 5, tbsp: 15, cup: 245 },
    standIn: 'canned red chili sauce',
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('sambal', 'sambal oelek', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['sambal'],
    usual: { tbsp: 15, tsp: 5, cup: 245 },
    standIn: 'canned red chili sauce',
  }),
  other('gochujang', 'gochujang', '', UNKNOWN, {
    also: ['korean chili paste', 'gochujang paste'],
    usual: { tbsp: 18, tsp: 6, cup: 288 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Miso
  other('doubanjiang', 'doubanjiang', '16112', [198, 25.37, 5.4, 12.79, 6.01, 1.03, 6.2, 3728], {
    also: ['broad bean chili paste', 'chili bean paste', 'chili bean sauce', 'toban djan'],
    gi: like(GI.soybeans),
    usual: { tbsp: 18, tsp: 6 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
    standIn: 'miso',
  }),
  // Sauce, sweet and sour, prepared-from-recipe
  other('sweet-chili-sauce', 'sweet chili sauce', '06285', [79, 16.72, 0.4, 1.84, 0.58, 0.14, 10.81, 347], {
    also: ['thai sweet chili sauce', 'sweet chilli sauce', 'sweet and sour sauce'],
    gi: like(GI.sucrose),
    usual: { tbsp: 18, cup: 288, tsp: 6 },
    breaks: ['keto', 'paleo'],
    standIn: 'sweet and sour sauce',
  }),
  // WASABI
  other('wasabi-paste', 'wasabi paste', '27064', [292, 46.13, 6.1, 2.23, 10.9, 2.03, 13.2, 3390], {
    also: ['wasabi', 'wasabi powder'],
    gi: like(GI.carrots),
    usual: { tbsp: 15, tsp: 5 },
  }),
  other('ginger-pickled', 'pickled ginger', '', UNKNOWN, {
    also: ['sushi ginger', 'gari ginger'],
    usual: { tbsp: 14, cup: 225 },
  }),
  other('curry-paste-red', 'red curry paste', '', UNKNOWN, {
    also: [
      'thai red curry paste',
      'curry paste',
      'green curry paste',
      'thai green curry paste',
      'yellow curry paste',
      'thai curry paste',
    ],
    usual: { tbsp: 16, tsp: 5.3, cup: 256 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  other('curry-paste-massaman', 'massaman curry paste', '', UNKNOWN, {
    usual: { tbsp: 16, tsp: 5.3, cup: 256 },
    allergens: ['shellfish', 'peanuts', 'tree-nuts'],
    breaks: ['vegetarian', 'vegan'],
  }),
  other('curry-paste-indian', 'tikka masala paste', '', UNKNOWN, {
    also: ['tikka paste', 'tandoori paste', 'madras curry paste'],
    usual: { tbsp: 16, tsp: 5.3, cup: 256 },
  }),
  other('curry-sauce', 'curry sauce', '', UNKNOWN, {
    also: ['tikka masala sauce', 'jarred curry sauce', 'korma sauce', 'butter chicken sauce', 'simmer sauce'],
    usual: { cup: 250, jar: 400, tbsp: 16 },
    allergens: ['dairy', 'tree-nuts'],
    breaks: ['dairy-free', 'vegan'],
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
  // Miso
  other('doenjang', 'doenjang', '16112', [198, 25.37, 5.4, 12.79, 6.01, 1.03, 6.2, 3728], {
    also: ['soybean paste', 'korean soybean paste', 'fermented soybean paste', 'ssamjang'],
    gi: like(GI.soybeans),
    usual: { tbsp: 17, tsp: 5.7, cup: 275 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
    standIn: 'miso',
  }),
  // Tamarinds, raw
  other('tamarind-paste', 'tamarind paste', '09322', [239, 62.5, 5.1, 2.8, 0.6, 0.27, 38.8, 28], {
    also: ['tamarind', 'tamarind concentrate', 'tamarind pulp'],
    gi: like(GI.dates),
    measures: { cup: 120 },
    usual: { tbsp: 16, tsp: 5.3 },
    standIn: 'tamarind pulp',
  }),
  // Sauce, peanut, made from peanut butter, water, soy sauce
  other('peanut-sauce', 'peanut sauce', '27059', [257, 22.02, 1.8, 6.31, 16.02, 2.91, 17.07, 1338], {
    also: ['satay sauce'],
    gi: like(GI.peanuts),
    measures: { tbsp: 18, cup: 288, tsp: 6 },
    allergens: ['peanuts', 'soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
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
    also: ['rice wine'],
    gi: like(GI.sucrose),
    usual: { cup: 233, tbsp: 14.6, tsp: 4.9 },
  }),
  // Alcoholic beverage, rice (sake)
  other('shaoxing-wine', 'Shaoxing wine', '43479', [134, 5, 0, 0.5, 0, 0, 0, 2], {
    also: ['chinese cooking wine', 'shaoxing rice wine', 'chinese rice wine'],
    gi: like(GI.sucrose),
    usual: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free'],
    standIn: 'sake',
  }),
  // Sauce, peppers, hot, chili, mature red, canned
  other('aji-amarillo', 'aji amarillo paste', '06961', [21, 3.9, 0.7, 0.9, 0.6, 0.08, 2.55, 25], {
    also: ['ají amarillo paste', 'aji amarillo', 'yellow chili paste'],
    usual: { tbsp: 15, tsp: 5 },
    standIn: 'canned red chili sauce',
  }),
]
