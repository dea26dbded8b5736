import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Water, coffee, wine and juices. */
export const drinks: Food[] = [
  // Water, tap, drinking
  other('water', 'water', '14411', [0, 0, 0, 0, 0, 0, 0, 4], {
    also: [
      'cold water',
      'hot water',
      'boiling water',
      'warm water',
      'ice',
      'ice cube',
      'ice water',
      'lukewarm water',
      'filtered water',
      'sparkling water',
      'tap water',
      'soda water',
      'club soda',
    ],
    usual: { cup: 237, tbsp: 14.8, tsp: 4.9, cube: 20, piece: 20 },
  }),
  // Coffee, brewed from grounds, prepared with tap water
  other('coffee-brewed', 'brewed coffee', '14209', [1, 0, 0, 0.12, 0.02, 0, 0, 2], {
    also: ['coffee', 'espresso', 'black coffee', 'strong brewed coffee', 'cold brew'],
    usual: { cup: 237, shot: 30, tbsp: 14.8, tsp: 4.9 },
  }),
  // Coffee, instant, regular, powder
  other('coffee-instant', 'instant coffee', '14214', [353, 75.4, 0, 12.2, 0.5, 0.2, 0, 37], {
    also: ['instant espresso powder', 'espresso powder', 'instant coffee granule', 'instant coffee powder'],
    gi: like(GI.lentils),
    measures: { tsp: 1, tbsp: 3, cup: 48 },
    seasoning: true,
  }),
  // Tea, black, brewed, prepared with tap water
  other('tea', 'brewed tea', '14355', [1, 0.3, 0, 0, 0, 0, 0, 3], {
    also: ['tea', 'green tea', 'black tea', 'matcha', 'matcha powder', 'herbal tea', 'tea bag'],
    usual: { cup: 237, piece: 2, tbsp: 14.8, tsp: 4.9 },
  }),
  // Alcoholic beverage, wine, table, white
  other('wine-white', 'white wine', '14106', [82, 2.6, 0, 0.07, 0, 0, 0.96, 5], {
    also: ['dry white wine', 'cooking wine', 'dry sherry', 'dry vermouth', 'prosecco'],
    usual: { cup: 235, tbsp: 14.7, tsp: 4.9 },
  }),
  // Alcoholic beverage, wine, table, red
  other('wine-red', 'red wine', '14096', [85, 2.61, 0, 0.07, 0, 0, 0.62, 4], {
    also: ['dry red wine', 'marsala', 'port'],
    usual: { cup: 235, tbsp: 14.7, tsp: 4.9 },
  }),
  // Alcoholic beverage, beer, regular, all
  other('beer', 'beer', '14003', [43, 3.55, 0, 0.46, 0, 0, 0, 4], {
    also: ['lager', 'ale', 'stout'],
    measures: { can: 355, bottle: 355 },
    usual: { cup: 237, tbsp: 14.8, tsp: 4.9 },
    allergens: ['gluten', 'wheat'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  other('spirits', 'rum', '14037', [231, 0, 0, 0, 0, 0, 0, 1], {
    also: ['vodka', 'brandy', 'whiskey', 'bourbon', 'tequila', 'cognac'],
    usual: { tbsp: 14, tsp: 4.6, cup: 222 },
  }),
  // Apple juice, canned or bottled, unsweetened, with added ascorbic acid
  other('apple-juice', 'apple juice', '09400', [46, 11.3, 0.2, 0.1, 0.13, 0.02, 9.62, 4], {
    also: ['apple cider', 'unsweetened apple juice'],
    gi: GI.appleJuice,
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Cranberry juice, unsweetened
  other(
    'cranberry-juice',
    'unsweetened cranberry juice',
    '43382',
    [46, 12.2, 0.1, 0.39, 0.13, 0.01, 12.1, 2],
    {
      also: ['cranberry juice'],
      gi: GI.cranberryJuice,
      measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
      breaks: ['low-carb', 'keto'],
    },
  ),
  // Grape juice, canned or bottled, unsweetened, without added ascorbic acid
  other('grape-juice', 'grape juice', '09135', [60, 14.77, 0.2, 0.37, 0.13, 0.03, 14.2, 5], {
    gi: like(GI.grapes),
    measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Pineapple juice, canned, unsweetened, without added ascorbic acid
  other('pineapple-juice', 'pineapple juice', '09273', [53, 12.87, 0.2, 0.36, 0.12, 0.01, 9.98, 2], {
    also: ['canned pineapple juice'],
    gi: like(GI.pineapple),
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Pomegranate juice, bottled
  other('pomegranate-juice', 'pomegranate juice', '09442', [54, 13.13, 0.1, 0.15, 0.29, 0.08, 12.65, 9], {
    gi: like(GI.orangeJuice),
    measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Tomato juice, canned, with salt added
  other('tomato-juice', 'tomato juice', '11540', [17, 3.53, 0.4, 0.85, 0.29, 0.02, 2.58, 253], {
    also: ['vegetable juice', 'v8 juice'],
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1 },
  }),
  // Carbonated beverage, cola, contains caffeine, fast-food cola
  other('cola', 'cola', '14400', [37, 9.56, 0, 0.07, 0.02, 0, 8.97, 4], {
    also: ['coke', 'soda', 'soft drink'],
    gi: GI.cola,
    usual: { cup: 248, can: 368, tbsp: 15.5, tsp: 5.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Milk, chocolate, fluid, commercial, lowfat, with added vitamin A and vitamin D
  other('chocolate-milk', 'chocolate milk', '01104', [62, 9.86, 0.1, 3.46, 1, 0.58, 9.94, 65], {
    gi: GI.chocMilk,
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
]
