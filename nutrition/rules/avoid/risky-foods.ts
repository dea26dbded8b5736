import { pairs } from '../../text/lexicon.ts'
import type { FoodClass } from './food-class.ts'

const MOULDY = `brie, camembert, chevre, blue cheese, danish blue, blue vein, gorgonzola, roquefort, cambozola, saint agur, dolcelatte, taleggio, pont leveque, livarot, epoisses, reblochon, bleu`
const FRESH_CHEESE = `feta, stilton, queso fresco, queso blanco, goat cheese, ricotta, burrata, mozzarella, soft cheese, panela`
const PLANT_CHEESE = pairs('tofu, almond, cashew, coconut', 'feta, ricotta, mozzarella')

/** Foods that are dangerous in pregnancy, and for people who are very young, old or weakened. */
export const RISKY_FOODS: FoodClass[] = [
  {
    names: 'raw fish, raw seafood, raw shellfish, sushi grade fish',
    words: [
      {
        terms:
          'sashimi, sushi, nigiri, ceviche, crudo, ahi poke, tuna poke, salmon poke, poke bowl, gravlax, lox, smoked salmon, smoked trout, salmon tartare, tuna tartare, salmon carpaccio, tuna carpaccio, raw oyster, raw fish, raw salmon, raw tuna, raw clam, oyster on the half shell, seared rare tuna, seared tuna, sushi grade, roe, caviar, ikura, tobiko',
        harmless:
          'sushi rice, sushi vinegar, sushi nori, tofu poke bowl, tempeh poke bowl, vegetable sushi, cucumber sushi, avocado sushi',
        promises: 'vegan, vegetarian, cooked',
      },
    ],
  },
  {
    names: 'high mercury fish',
    words: [{ terms: 'swordfish, shark, king mackerel, marlin, tilefish, orange roughy, bigeye tuna' }],
  },
  {
    names:
      'unpasteurised cheese, unpasteurized cheese, raw milk, raw milk cheese, unpasteurised milk, unpasteurized milk, unpasteurised dairy, unpasteurized dairy',
    words: [
      {
        terms: 'unpasteurised, unpasteurized, raw milk, raw milk cheese, raw cheese, raw goat milk, lait cru',
      },
    ],
  },
  {
    names: 'runny egg, raw egg',
    words: [
      {
        terms:
          'soft boiled, sunny side up, over easy, raw egg, raw yolk, raw egg yolk, raw egg white, soft yolk, yolk are soft, yolk are still soft, yolk stay soft, yolk remain soft, yolk a little soft, liquid yolk, yolk still liquid, yolk are liquid, yolk are creamy, yolk still creamy, yolk still soft, yolk is soft, yolk slightly soft, onsen egg, 6 minute egg, egg benedict, eggnog, homemade mayonnaise, homemade mayo, homemade aioli, hollandaise, bearnaise, zabaglione, zabaione, sabayon, tiramisu',
        // These words also name a jam, a batter or a flame.
        beside: {
          terms: 'runny, jammy, over medium, soft set, soft in the middle, soft in the center',
          of: 'egg, yolk, white are, white set, omelette, omelet, frittata, shakshuka, scramble',
        },
        harmless:
          'no longer runny, no longer jammy, no longer soft in the middle, over medium heat, over medium high, over medium low, over medium flame, over medium hot, over medium coal, over medium gas',
        promises: 'vegan, plant based, egg free, eggless',
      },
    ],
  },
  {
    names: 'soft cheese',
    words: [
      { terms: MOULDY, promises: 'vegan, dairy free, plant based' },
      {
        terms: FRESH_CHEESE,
        harmless: PLANT_CHEESE,
        promises: 'vegan, dairy free, plant based, pasteurised, pasteurized',
      },
    ],
  },
  {
    names: 'fresh soft cheese',
    words: [
      {
        terms: FRESH_CHEESE,
        harmless: PLANT_CHEESE,
        promises: 'vegan, dairy free, plant based, pasteurised, pasteurized',
      },
    ],
  },
  // Pasteurized milk does not make it safe: the danger is what grows on it afterwards.
  {
    names: 'mould-ripened cheese, mold-ripened cheese',
    words: [{ terms: MOULDY, promises: 'vegan, dairy free, plant based' }],
  },
  {
    names: 'cold cut, lunch meat',
    words: [
      {
        terms:
          'cold cut, lunch meat, deli, ham, prosciutto, serrano ham, jamon, salami, soppressata, pepperoni, bologna, mortadella, pastrami, corned beef, hot dog, frankfurter, bresaola, coppa, luncheon meat, smoked turkey, smoked chicken, sliced turkey, turkey slice, chicken slice',
        harmless:
          'hot dog bun, ham hock, fresh ham, smoked turkey leg, smoked turkey wing, smoked turkey neck, smoked turkey sausage, smoked chicken sausage',
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
  {
    names: 'raw sprout',
    words: [
      {
        terms:
          'raw sprout, fresh sprout, raw bean sprout, alfalfa sprout, sprouted alfalfa, radish sprout, broccoli sprout, clover sprout, onion sprout, mustard sprout, lentil sprout, cress sprout, mixed sprout, salad sprout, sprout mix, alfalfa',
      },
    ],
  },
  // Mostly fried or boiled: a dish may use them, and its reader is told to cook them through.
  { names: 'bean sprout, beansprout', words: [{ terms: 'bean sprout, beansprout, mung sprout' }] },
  {
    names: 'rare meat, raw meat, raw beef, undercooked meat, pink meat',
    words: [
      {
        terms: `medium rare, rare steak, for rare, to rare, until rare, rare inside, rare duck, rare beef, rare lamb, blue rare, steak tartare, beef tartare, beef carpaccio, seared rare, rosy inside, rosy in the middle, still rosy, still pink, slightly pink, barely pink, blushing pink, hint of pink, touch of pink, ${pairs('pink, rare', 'inside, within, center, centre, middle, in the middle, in the center, in the centre, in center, in the very center')}`,
        harmless: `no longer pink, not pink, no longer slightly pink, not still pink, no longer still pink, isnt pink, for rare occasion, ${pairs('no longer pink, isnt pink, not pink', 'inside, within, center, centre, in the middle, in the center, in the centre, in center, in the very center')}`,
      },
    ],
  },
]
