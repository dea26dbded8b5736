import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Noodles, rice paper and wrappers: a plain name is the dry food. */
export const noodles: Food[] = [
  // Spaghetti, dry, enriched
  carbohydrate('lasagna-noodles', 'lasagna noodles', '20120', [371, 74.67, 3.2, 13.04, 1.51, 0.28, 2.67, 6], {
    also: ['lasagne sheet', 'lasagna sheet', 'lasagne', 'lasagna', 'no boil lasagna noodle'],
    gi: GI.spaghetti,
    usual: { piece: 20, sheet: 20 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'spaghetti',
  }),
  // Noodles, egg, dry, enriched
  carbohydrate('egg-noodles-dry', 'egg noodles', '20109', [384, 71.27, 3.3, 14.16, 4.44, 1.18, 1.88, 21], {
    also: ['dried egg noodle', 'dry egg noodle', 'wide egg noodle'],
    gi: like(GI.eggFettuccine),
    measures: { cup: 38, tbsp: 2.4, tsp: 0.8 },
    usual: { nest: 63 },
    allergens: ['eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, egg, cooked, enriched
  carbohydrate(
    'egg-noodles-cooked',
    'cooked egg noodles',
    '20110',
    [138, 25.16, 1.2, 4.54, 2.07, 0.42, 0.4, 5],
    {
      gi: like(GI.eggFettuccine),
      measures: { cup: 160, tbsp: 10, tsp: 3.3 },
      allergens: ['eggs', 'wheat', 'gluten'],
      breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Noodles, egg, spinach, dry, enriched
  carbohydrate(
    'egg-noodles-spinach',
    'spinach egg noodles',
    '20111',
    [382, 70.32, 6.8, 14.61, 4.55, 1.05, null, 72],
    {
      also: ['green tagliatelle'],
      gi: like(GI.eggFettuccine),
      measures: { cup: 38, tbsp: 2.4, tsp: 0.79 },
      allergens: ['wheat', 'gluten', 'eggs'],
      breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice noodles, dry
  carbohydrate('rice-noodles-dry', 'rice noodles', '20133', [364, 80.18, 1.6, 5.95, 0.56, 0.15, 0.12, 182], {
    also: [
      'dried rice noodle',
      'rice stick noodle',
      'rice vermicelli',
      'vermicelli rice noodle',
      'pad thai noodle',
      'flat rice noodle',
      'rice vermicelli noodle',
      'rice stick',
    ],
    gi: GI.riceNoodles,
    usual: { cup: 100, nest: 50, tbsp: 6.2, tsp: 2.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice noodles, cooked
  carbohydrate(
    'rice-noodles-cooked',
    'cooked rice noodles',
    '20134',
    [108, 24.01, 1, 1.79, 0.2, 0.02, 0.03, 19],
    {
      also: ['fresh rice noodle'],
      gi: GI.riceNoodles,
      measures: { cup: 176, tbsp: 11, tsp: 3.7 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Noodles, japanese, soba, dry
  carbohydrate('soba-dry', 'soba noodles', '20114', [336, 74.62, null, 14.38, 0.71, 0.14, null, 792], {
    also: ['buckwheat noodle', 'dried soba'],
    gi: like(GI.buckwheat),
    usual: { cup: 57, bundle: 90, tbsp: 3.6, tsp: 1.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, japanese, soba, cooked
  carbohydrate('soba-cooked', 'cooked soba noodles', '20115', [99, 21.44, null, 5.06, 0.1, 0.02, null, 60], {
    also: ['cooked soba'],
    gi: like(GI.buckwheat),
    measures: { cup: 114, tbsp: 7.1, tsp: 2.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, japanese, somen, dry
  carbohydrate('udon-dry', 'somen noodles', '20116', [356, 74.1, 4.3, 11.35, 0.81, 0.12, null, 1840], {
    also: ['somen'],
    gi: GI.udon,
    usual: { cup: 57, bundle: 90, tbsp: 3.6, tsp: 1.2 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  carbohydrate('udon', 'udon noodles', '', [333, 71.9, 2.4, 8.5, 1.1, 0.25, null, 1700], {
    also: ['udon noodle', 'dried udon noodle', 'udon'],
    gi: GI.udon,
    usual: { cup: 76, package: 200 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan, udon, dried',
  }),
  carbohydrate('udon-cooked', 'cooked udon noodles', '', [95, 21.6, 1.3, 2.6, 0.4, 0.09, null, 120], {
    also: ['fresh udon noodle', 'frozen udon noodle', 'cooked udon', 'fresh udon'],
    gi: GI.udon,
    usual: { cup: 176, package: 200, packet: 200 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    source: 'Standard Tables of Food Composition in Japan, udon, boiled',
  }),
  // Noodles, japanese, somen, cooked
  carbohydrate(
    'somen-cooked',
    'cooked somen noodles',
    '20117',
    [131, 27.54, null, 4, 0.18, 0.03, null, 161],
    {
      also: ['cooked somen'],
      gi: like(GI.udon),
      measures: { cup: 176, tbsp: 11, tsp: 3.7 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Soup, ramen noodle, any flavor, dry
  carbohydrate('ramen-noodles', 'ramen noodles', '06583', [440, 60.26, 2.9, 10.17, 17.59, 8.12, 1.98, 1855], {
    also: ['ramen', 'instant ramen noodle', 'instant noodle', 'instant ramen'],
    gi: GI.instantNoodles,
    measures: { package: 81 },
    usual: { cup: 38, tbsp: 2.4, tsp: 0.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Noodles, egg, cooked, enriched
  carbohydrate('ramen-cooked', 'fresh ramen noodles', '20110', [138, 25.16, 1.2, 4.54, 2.07, 0.42, 0.4, 5], {
    also: [
      'fresh egg noodle',
      'cooked ramen noodle',
      'chinese egg noodle',
      'lo mein noodle',
      'fresh lo mein noodle',
    ],
    gi: like(GI.instantNoodles),
    usual: { cup: 160, package: 150 },
    allergens: ['wheat', 'gluten', 'eggs'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'cooked egg noodles',
  }),
  // Noodles, chinese, chow mein
  carbohydrate(
    'chow-mein-noodles',
    'chow mein noodles',
    '20113',
    [475, 72.8, 3.7, 8.11, 15.43, 2.23, 5.71, 1174],
    {
      also: ['crispy chow mein noodle', 'crispy noodle'],
      gi: like(GI.instantNoodles),
      measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Wonton wrappers (includes egg roll wrappers)
  carbohydrate('wonton-wrappers', 'wonton wrappers', '18368', [291, 57.9, 1.8, 9.8, 1.5, 0.26, null, 572], {
    also: ['wonton wrapper', 'egg roll wrapper', 'dumpling wrapper', 'gyoza wrapper'],
    gi: like(GI.spaghetti),
    measures: { piece: 8 },
    allergens: ['eggs', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Wonton wrappers (includes egg roll wrappers)
  carbohydrate(
    'spring-roll-wrappers',
    'spring roll wrappers',
    '18368',
    [291, 57.9, 1.8, 9.8, 1.5, 0.26, null, 572],
    {
      also: ['spring roll wrapper', 'spring roll pastry', 'lumpia wrapper', 'spring roll sheet'],
      gi: like(GI.spaghetti),
      usual: { piece: 14, sheet: 14 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
      standIn: 'wonton wrappers',
    },
  ),
  // Noodles, chinese, cellophane or long rice (mung beans), dehydrated
  carbohydrate('glass-noodles', 'glass noodles', '16082', [351, 86.09, 0.5, 0.16, 0.06, 0.02, 0, 10], {
    also: ['bean thread noodle', 'cellophane noodle', 'mung bean noodle', 'mung bean vermicelli'],
    gi: GI.beanNoodles,
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Noodles, chinese, cellophane or long rice (mung beans), dehydrated
  carbohydrate(
    'sweet-potato-noodles',
    'sweet potato glass noodles',
    '16082',
    [351, 86.09, 0.5, 0.16, 0.06, 0.02, 0, 10],
    {
      also: ['dangmyeon', 'sweet potato starch noodle', 'korean glass noodle'],
      gi: like(GI.beanNoodles),
      usual: { cup: 140 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'mung bean noodles',
    },
  ),
  // Rice noodles, dry
  carbohydrate('rice-paper', 'rice paper wrappers', '20133', [364, 80.18, 1.6, 5.95, 0.56, 0.15, 0.12, 182], {
    also: [
      'rice paper',
      'rice paper spring roll wrapper',
      'rice roll wrapper',
      'vietnamese rice paper',
      'rice paper sheet',
      'rice paper round',
      'summer roll wrapper',
    ],
    gi: like(GI.riceNoodles),
    usual: { piece: 10, sheet: 10 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'rice noodles',
  }),
  carbohydrate('shirataki', 'shirataki noodles', '', [7, 3, 2.9, 0.2, 0, 0, null, 4], {
    also: ['konjac noodle', 'miracle noodle', 'konjac rice', 'shirataki', 'shirataki rice', 'konjac'],
    usual: { package: 200, cup: 130, tbsp: 8.1, tsp: 2.7 },
    source: 'Standard Tables of Food Composition in Japan 2020, 02005',
  }),
]
