import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Water, coffee, wine, juices and sodas. */
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
    also: ['coffee', 'black coffee', 'strong brewed coffee', 'cold brew'],
    usual: { cup: 237, shot: 30, tbsp: 14.8, tsp: 4.9 },
  }),
  // Coffee, brewed, espresso, restaurant-prepared
  other('espresso', 'espresso', '14210', [9, 1.67, 0, 0.12, 0.18, 0.09, 0, 14], {
    also: ['espresso shot', 'shot of espresso'],
    usual: { shot: 30, piece: 30 },
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
    also: ['tea', 'green tea', 'black tea', 'herbal tea', 'tea bag'],
    usual: { cup: 237, piece: 2, tbsp: 14.8, tsp: 4.9 },
  }),
  other('matcha', 'matcha powder', '', [237, 39.5, 38.5, 29.6, 5.3, 0.68, null, 6], {
    also: ['matcha', 'ceremonial matcha', 'culinary matcha', 'green tea powder'],
    usual: { tsp: 2, tbsp: 6 },
    source: 'Standard Tables of Food Composition in Japan, matcha',
  }),
  // Alcoholic beverage, wine, table, white
  other('wine-white', 'white wine', '14106', [82, 2.6, 0, 0.07, 0, 0, 0.96, 5], {
    also: ['dry white wine', 'prosecco'],
    usual: { cup: 235, tbsp: 14.7, tsp: 4.9 },
  }),
  // Alcoholic beverage, wine, table, red
  other('wine-red', 'red wine', '14096', [85, 2.61, 0, 0.07, 0, 0, 0.62, 4], {
    also: ['dry red wine'],
    usual: { cup: 235, tbsp: 14.7, tsp: 4.9 },
  }),
  // ALCOHOLIC BEVERAGES,WINE,ROSE
  other('wine-rose', 'rosé wine', '14253', [83, 3.8, 0, 0.36, 0, 0, 3.8, 5], {
    also: ['rose wine', 'rosé'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['paleo'],
  }),
  // Alcoholic beverage, wine, dessert, dry
  other('wine-dessert-dry', 'dry fortified wine', '14536', [152, 11.67, 0, 0.2, 0, 0, 1.09, 9], {
    also: [
      'marsala',
      'dry marsala',
      'sherry',
      'dry sherry',
      'madeira',
      'vermouth',
      'dry vermouth',
      'marsala wine',
    ],
    gi: like(GI.sucrose),
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['paleo'],
  }),
  // Alcoholic beverage, wine, dessert, sweet
  other('wine-dessert-sweet', 'sweet fortified wine', '14057', [160, 13.69, 0, 0.2, 0, 0, 7.78, 9], {
    also: ['port', 'sweet marsala', 'cream sherry', 'dessert wine', 'port wine', 'sweet vermouth'],
    gi: like(GI.sucrose),
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['keto', 'paleo'],
  }),
  // Alcoholic beverage, wine, cooking
  other('cooking-wine', 'cooking wine', '43154', [50, 6.3, 0, 0.5, 0, 0, 1.55, 626], {
    gi: like(GI.sucrose),
    measures: { cup: 235.2, tbsp: 14.7, tsp: 4.9 },
    breaks: ['paleo'],
  }),
  // Alcoholic beverage, beer, regular, all
  other('beer', 'beer', '14003', [43, 3.55, 0, 0.46, 0, 0, 0, 4], {
    also: ['lager', 'ale', 'stout'],
    measures: { can: 355, bottle: 355 },
    usual: { cup: 237, tbsp: 14.8, tsp: 4.9 },
    allergens: ['gluten', 'wheat'],
    breaks: ['gluten-free', 'keto', 'paleo'],
  }),
  // Alcoholic beverage, beer, light
  other('beer-light', 'light beer', '14006', [29, 1.64, 0, 0.24, 0, 0, 0.09, 4], {
    measures: { can: 354 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  other('spirits', 'rum', '14037', [231, 0, 0, 0, 0, 0, 0, 1], {
    also: ['brandy', 'whiskey', 'bourbon', 'tequila', 'cognac'],
    usual: { tbsp: 14, tsp: 4.6, cup: 222 },
  }),
  // Alcoholic beverage, distilled, vodka, 80 proof
  other('vodka', 'vodka', '14051', [231, 0, 0, 0, 0, 0, 0, 1], {
    usual: { tbsp: 14, tsp: 4.6, cup: 222 },
  }),
  // Alcoholic beverage, liqueur, coffee, 53 proof
  other('coffee-liqueur', 'coffee liqueur', '14414', [336, 46.8, 0, 0.1, 0.3, 0.11, 38.3, 8], {
    also: ['kahlua'],
    gi: like(GI.sucrose),
    usual: { cup: 278, tbsp: 17.4, tsp: 5.8, shot: 52 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Alcoholic beverage, creme de menthe, 72 proof
  other('mint-liqueur', 'fruit or herb liqueur', '14034', [371, 41.6, 0, 0, 0.3, 0.01, 41.6, 5], {
    also: [
      'creme de menthe',
      'triple sec',
      'orange liqueur',
      'cointreau',
      'grand marnier',
      'limoncello',
      'liqueur',
    ],
    gi: like(GI.sucrose),
    usual: { cup: 278, tbsp: 17.4, tsp: 5.8, shot: 52 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'crème de menthe',
  }),
  // Alcoholic beverage, creme de menthe, 72 proof
  other('amaretto', 'amaretto', '14034', [371, 41.6, 0, 0, 0.3, 0.01, 41.6, 5], {
    also: ['almond liqueur', 'hazelnut liqueur'],
    gi: like(GI.sucrose),
    usual: { cup: 278, tbsp: 17.4, tsp: 5.8, shot: 52 },
    allergens: ['tree-nuts'],
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'crème de menthe',
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
  // Cranberry juice cocktail, bottled
  other('cranberry-cocktail', 'cranberry juice cocktail', '14242', [54, 13.52, 0, 0, 0.1, 0.01, 11.87, 2], {
    also: ['sweetened cranberry juice'],
    gi: GI.cranberryJuice,
    measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Grape juice, canned or bottled, unsweetened, without added ascorbic acid
  other('grape-juice', 'grape juice', '09135', [60, 14.77, 0.2, 0.37, 0.13, 0.03, 14.2, 5], {
    gi: like(GI.grapes),
    measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Grapefruit juice, white, raw
  other('grapefruit-juice', 'grapefruit juice', '09128', [39, 9.2, 0.1, 0.5, 0.1, 0.01, 9.1, 1], {
    also: ['fresh grapefruit juice'],
    gi: like(GI.grapefruit),
    measures: { cup: 247, tbsp: 15.4, tsp: 5.1, piece: 196 },
    breaks: ['keto'],
  }),
  // Pineapple juice, canned, unsweetened, without added ascorbic acid
  other('pineapple-juice', 'pineapple juice', '09273', [53, 12.87, 0.2, 0.36, 0.12, 0.01, 9.98, 2], {
    also: ['canned pineapple juice'],
    gi: like(GI.pineapple),
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Mango nectar, canned
  other('mango-nectar', 'mango nectar', '09436', [51, 13.12, 0.3, 0.11, 0.06, 0.01, 12.45, 5], {
    also: ['canned mango nectar', 'mango juice'],
    gi: like(GI.orangeJuice),
    measures: { cup: 251, tbsp: 15.7, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Guava nectar, canned
  other('guava-nectar', 'guava nectar', '09435', [63, 16.25, 1, 0.09, 0.06, 0.02, 12.95, 6], {
    gi: like(GI.orangeJuice),
    measures: { cup: 251, tbsp: 15.7, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Passion-fruit juice, purple, raw
  other('passion-fruit-juice', 'passion fruit juice', '09232', [51, 13.6, 0.2, 0.39, 0.05, 0, 13.4, 6], {
    gi: like(GI.orangeJuice),
    measures: { cup: 247, tbsp: 15.4, tsp: 5.1 },
    breaks: ['low-carb', 'keto'],
  }),
  // Pomegranate juice, bottled
  other('pomegranate-juice', 'pomegranate juice', '09442', [54, 13.13, 0.1, 0.15, 0.29, 0.08, 12.65, 9], {
    gi: like(GI.orangeJuice),
    measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Prune juice, canned
  other('prune-juice', 'prune juice', '09294', [71, 17.45, 1, 0.61, 0.03, 0, 16.45, 4], {
    gi: like(GI.prunes),
    measures: { cup: 256, tbsp: 16, tsp: 5.3 },
    breaks: ['low-carb', 'keto'],
  }),
  // Tomato juice, canned, with salt added
  other('tomato-juice', 'tomato juice', '11540', [17, 3.53, 0.4, 0.85, 0.29, 0.02, 2.58, 253], {
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1 },
  }),
  // Vegetable juice cocktail, canned
  other('vegetable-juice', 'vegetable juice', '11578', [22, 3.87, 0.5, 0.93, 0.31, 0.09, 2.84, 169], {
    also: ['v8', 'v8 juice', 'vegetable juice cocktail'],
    measures: { cup: 253, tbsp: 15.8, tsp: 5.3 },
  }),
  // Clam and tomato juice, canned
  other('clamato', 'clam and tomato juice', '14187', [48, 10.95, 0.4, 0.6, 0.2, 0, 3.31, 362], {
    also: ['clamato'],
    gi: like(GI.tomatoJuice),
    measures: { can: 166 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan', 'keto', 'paleo'],
  }),
  // Carrot juice, canned
  other('carrot-juice', 'carrot juice', '11655', [40, 9.28, 0.8, 0.95, 0.15, 0.03, 3.91, 66], {
    gi: like(GI.carrots),
    measures: { cup: 236, tbsp: 14.8, tsp: 4.9 },
    breaks: ['keto'],
  }),
  // Carbonated beverage, cola, contains caffeine, fast-food cola
  other('cola', 'cola', '14400', [37, 9.56, 0, 0.07, 0.02, 0, 8.97, 4], {
    also: ['coke', 'soda', 'soft drink'],
    gi: GI.cola,
    usual: { cup: 248, can: 368, tbsp: 15.5, tsp: 5.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Carbonated beverage, low calorie, cola or pepper-type, with aspartame, contains caffeine
  other('cola-diet', 'diet cola', '14416', [2, 0.29, 0, 0.11, 0.03, 0, 0, 8], {
    also: ['diet coke', 'coke zero', 'zero sugar cola', 'sugar free cola', 'diet soda', 'diet pepsi'],
    measures: { can: 355 },
    usual: { cup: 237, tbsp: 14.8, tsp: 4.9 },
    breaks: ['paleo'],
  }),
  // Carbonated beverage, lemon-lime soda, no caffeine
  other('lime-soda', 'lemon-lime soda', '14144', [41, 10.42, 0, 0.09, 0, 0, 10.38, 10], {
    also: ['lemonade soda', 'sprite', '7up', 'lemon lime soda'],
    gi: GI.lemonDrink,
    measures: { can: 369 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Lemonade, frozen concentrate, white, prepared with water
  other('lemonade', 'lemonade', '14293', [40, 10.42, 0, 0.07, 0.04, 0.01, 9.98, 4], {
    also: ['prepared lemonade', 'still lemonade'],
    gi: GI.lemonDrink,
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Lemonade, frozen concentrate, white
  other(
    'lemonade-concentrate',
    'frozen lemonade concentrate',
    '14292',
    [196, 49.89, 0.3, 0.22, 0.7, 0.03, 44.46, 7],
    {
      also: ['lemonade concentrate'],
      gi: GI.lemonDrink,
      measures: { can: 438 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Carbonated beverage, ginger ale
  other('ginger-ale', 'ginger ale', '14136', [34, 8.76, 0, 0, 0, 0, 8.9, 7], {
    gi: like(GI.lemonDrink),
    measures: { can: 488 },
    breaks: ['keto', 'paleo'],
  }),
  // Carbonated beverage, tonic water
  other('tonic-water', 'tonic water', '14155', [34, 8.8, 0, 0, 0, 0, 8.8, 12], {
    also: ['tonic'],
    gi: like(GI.lemonDrink),
    measures: { can: 488 },
    breaks: ['keto', 'paleo'],
  }),
  // Carbonated beverage, root beer
  other('root-beer', 'root beer', '14157', [41, 10.6, 0, 0, 0, 0, 10.6, 13], {
    gi: like(GI.cola),
    measures: { can: 493 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Milk, chocolate, fluid, commercial, lowfat, with added vitamin A and vitamin D
  other('chocolate-milk', 'chocolate milk', '01104', [62, 9.86, 0.1, 3.46, 1, 0.58, 9.94, 65], {
    gi: GI.chocMilk,
    measures: { cup: 250, tbsp: 15.6, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Peach nectar, canned, without added ascorbic acid
  other('peach-nectar', 'peach nectar', '09251', [54, 13.92, 0.6, 0.27, 0.02, 0, 13.32, 7], {
    also: ['peach juice'],
    gi: like(GI.peach),
    measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Hibiscus tea: the figures of the drink, for the flowers that are steeped and strained out
  other('hibiscus-flowers', 'dried hibiscus flowers', '14649', [0, 0, 0, 0, 0, 0, 0, 4], {
    also: ['dried hibiscus', 'hibiscus flowers', 'hibiscus tea bags', 'flor de jamaica', 'jamaica flowers'],
    usual: { cup: 40, tbsp: 2.5, piece: 2 },
    standIn: 'brewed hibiscus tea',
  }),
]
