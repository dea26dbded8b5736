import { pairs } from '../../text/lexicon.ts'
import type { FoodClass } from './food-class.ts'

/** Sugar, sweeteners, alcohol, wine preservatives and fried foods. */
export const SUGARS_AND_ALCOHOL: FoodClass[] = [
  {
    names: 'alcohol, booze, liquor, hard liquor, alcoholic drink, liqueur, hard alcohol',
    words: [
      {
        terms:
          'wine, beer, rum, vodka, brandy, whiskey, whisky, bourbon, tequila, cognac, sherry, port wine, marsala, sake, mirin, liqueur, amaretto, vermouth, champagne, prosecco, ale, stout, lager, cooking wine, shaoxing, port, ruby port, madeira, kirsch, grand marnier, cointreau, triple sec, kahlua, limoncello, pernod, ouzo, pastis, calvados, armagnac, gin, grappa, chartreuse, campari, aperol, guinness, ipa, porter, irish cream, bailey, hard cider, dry cider, soju, schnapps, absinthe, sambuca, frangelico, disaronno, curacao, creme de cassis, creme de menthe, rum extract, angostura, michelada, beer batter',
        harmless:
          'wine vinegar, red wine vinegar, white wine vinegar, rice wine vinegar, sherry vinegar, champagne vinegar, ginger beer, root beer, ginger ale, cider vinegar, malt vinegar, port salut, rice wine vinegar, wine gum, beer mustard free, rum free',
        promises: 'alcohol free, non alcoholic',
      },
    ],
  },
  {
    names: 'sugar, added sugar, refined sugar',
    words: [
      {
        terms:
          'sugar, brown sugar, corn syrup, molasses, cane syrup, golden syrup, honey, maple syrup, agave, jaggery, piloncillo, panela, demerara, turbinado, muscovado, treacle, dextrose, fructose, glucose syrup, date syrup, rice syrup, malt syrup, nectar, caramel, condensed milk, confectioner sugar, icing sugar, sucrose, rapadura, sucanat',
        harmless:
          'blood sugar, sugar snap pea, sugar snap, sugar pumpkin, sugar substitute, brown sugar substitute',
        promises: 'sugar free, no sugar',
      },
    ],
  },
  {
    names: 'sugar alcohol, polyol',
    words: [
      {
        terms: `sugar alcohol, polyol, erythritol, xylitol, birch sugar, maltitol, sorbitol, isomalt, mannitol, lactitol, polyglycitol,
          hydrogenated starch hydrolysate, swerve, lakanto, pyure, truvia, keto sweetener, low carb sweetener`,
        // Most blends are erythritol with a trace of the sweetener they are named after.
        bought:
          'monk fruit sweetener, monkfruit sweetener, granulated monk fruit, stevia blend, brown sugar substitute, sugar substitute',
        harmless: 'pure monk fruit sweetener, liquid monk fruit sweetener',
        promises: 'erythritol free, no erythritol',
      },
    ],
  },
  {
    names:
      'artificial sweetener, sweetener, fake sugar, fake sweetener, artificial sugar, sugar substitute, sugar replacement, zero calorie sweetener, sugar free sweetener, diet sweetener, non nutritive sweetener, low calorie sweetener',
    words: [
      {
        terms:
          'erythritol, stevia, sucralose, aspartame, saccharin, xylitol, maltitol, sorbitol, isomalt, mannitol, acesulfame, neotame, allulose, monk fruit, monkfruit, splenda, swerve, truvia, sweetener, equal packet, sweet n low, nutrasweet, canderel, tagatose, lakanto, pyure, cyclamate, advantame, sugar substitute, diet soda',
      },
    ],
  },
  {
    names: 'sulphite, sulfite, sulphur dioxide, sulfur dioxide',
    words: [
      {
        terms: `wine, beer, cider, sherry, port, madeira, marsala, champagne, prosecco, vermouth, mirin, sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite,
          dried fruit, raisin, sultana, golden raisin, ${pairs('dried', 'apricot, mango, pineapple, peach, pear, apple, papaya, cranberry, cherry, banana, potato, coconut')}, desiccated coconut, candied fruit, glace cherry, maraschino cherry,
          wine vinegar, balsamic, balsamic vinegar, cider vinegar, malt vinegar, grape juice, bottled lemon juice, bottled lime juice, molasses, treacle, sauerkraut, pickled onion, potato flake, instant mashed potato, sausage, dijon`,
        harmless: 'ginger beer, root beer, port salut, wine gum',
        promises:
          'sulphite free, sulfite free, unsulphured, unsulfured, unsulphated, no added sulphite, no added sulfite',
      },
    ],
  },
  {
    names:
      'fried, fried food, fried stuff, fried thing, fry up, deep fried food, deep fried, deep fried thing, greasy food, greasy, greasy stuff, greasy thing',
    words: [
      {
        terms:
          'deep fry, deep fried, deep frying, fried, french fry, chicken nugget, tater tot, onion ring, tempura, corn dog, fritter, doughnut, donut, potato chip, hush puppy, churro, chicharron, chimichanga, beignet, mozzarella stick, fish stick, croqueta, tostone, frito, frita, papas a la francesa',
        harmless: 'stir fried, stir fry, air fried, air fryer, air fry, oven fried',
      },
    ],
  },
]
