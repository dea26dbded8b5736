import { pairs } from '../phrases.ts'
import type { Holding } from './holding.ts'

const CREAM_SOUPS =
  'celery, tomato, broccoli, mushroom, chicken, asparagus, potato, onion, shrimp, vegetable, spinach, corn, leek, cauliflower, cucumber, zucchini, crab, bacon, pea, carrot'
const BREADED = 'breaded, battered, batter dipped'

/**
 * Kinds of dishes whose usual recipes agree in an allergen that their names do not give. Found by comparing names with what
 * the dishes are made of in USDA's FNDDS 2.0.
 */
export const KINDS: Holding[] = [
  { holds: ['dairy', 'eggs'], en: 'hawaiian roll, popover, yorkshire pudding' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'italian wedding soup, baked alaska' },
  {
    holds: ['dairy', 'shellfish'],
    en: 'oyster stew, lobster newburg, seafood newburg, coquilles saint jacques',
  },
  { holds: ['dairy', 'eggs', 'shellfish'], en: 'crab imperial' },
  { holds: ['wheat'], en: 'stuffed clam, bierock, kishke, pig in a blanket' },
  // A cook often makes these without.
  {
    // Bound with mayonnaise.
    holds: ['eggs'],
    en: `${pairs('chicken, turkey, ham, tuna, salmon, crab, lobster, shrimp, seafood, pasta, macaroni, broccoli, pea, carrot raisin', 'salad')}`,
    asBought: true,
  },
  {
    // In America, noodles of no named kind are egg noodles.
    holds: ['eggs'],
    en: `${pairs('chicken, turkey, beef', 'noodle soup')}, buttered noodle, tuna noodle casserole, noodle casserole, noodle pudding,
      liver dumpling, matzo ball soup`,
    asBought: true,
  },
  {
    // Dipped in egg first, mostly.
    holds: ['eggs'],
    en: `${BREADED},
      scone, spinach dip, tapioca pudding, chiffon pie, french silk pie, egg custard`,
    asBought: true,
  },
  {
    holds: ['dairy'],
    en: `battered, batter dipped, pizza, calzone, stromboli, enchilada,
      taquito, flauta, chimichanga, burrito, nacho, omelet, scrambled egg, frittata, crepe, french toast, cookie, donut, dinner roll,
      parker house roll, crescent roll, cornbread, corn muffin, johnnycake, hush puppy, pancake mix, biscuit, sausage gravy,
      country gravy, white gravy, cream gravy, creamed chipped beef, caffe mocha, mocha latte, orange julius, atole, champurrado, irish coffee,
      brandy alexander, grasshopper cocktail, hard sauce, white frosting, vanilla frosting, chocolate frosting, chocolate icing, cream cheese frosting,
      chocolate covered, chocolate coated, chocolate dipped, chocolate truffle, chocolate bar, praline pecan, chicken divan, stuffed potato,
      creamed cauliflower, creamed corn, veal scallopini, eggplant parmesan, pupusa, panzerotti,
      stuffed shell, cannelloni, tuna casserole, bread pudding`,
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: `ravioli, tortellini, tortelloni, agnolotti, cappelletti, manicotti, stuffed shell, knish, pumpkin roll, crab cake sandwich`,
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `${pairs('meat, salmon, tuna, turkey, ham, lamb', 'loaf')}, ${pairs('banana, zucchini, pumpkin, nut, date nut, cranberry', 'bread')},
      ${pairs('apple, banana, corn, zucchini, conch, clam', 'fritter')}, lemon bar, sweet roll, cheese danish, cheese souffle, spinach souffle, seafood souffle, danish, kringle, coffee cake,
      buttermilk pie, custard pie, squash pie, cream pie, black bottom pie, deviled crab`,
    asBought: true,
  },
  {
    holds: ['dairy', 'wheat'],
    en: `${pairs('creamed', 'pea, onion, pearl onion, chicken, turkey, tuna, egg, chipped beef, dried beef')}, a la king, pandowdy, brown betty,
      ${pairs('cream of', `${CREAM_SOUPS}`)}, ${pairs('apple, peach, blueberry, rhubarb, cherry, berry', 'crisp')}, turkey tetrazzini, seafood newburg,
      shrimp newburg, au gratin potato, scalloped potato, baked spaghetti, quesadilla, veal marsala, cheese fondue`,
    asBought: true,
  },
  {
    // Thickened with flour, or bound with crumbs.
    holds: ['wheat'],
    en: `beef stew, goulash, fricassee, stroganoff, beef stroganoff, swiss steak, beef bourguignon, veal scallopini, minestrone, falafel, apple turnover,
      cherry turnover, fruit turnover, meat turnover, panzerotti, sopa seca, oyster dressing, cornbread dressing, sausage gravy, stuffed mushroom, stuffed artichoke, soft taco, fajita,
      kung pao, tempura, cheese ball`,
    asBought: true,
  },
  {
    holds: ['soy', 'wheat'],
    en: `${pairs('beef, chicken, pork, shrimp, vegetable', 'chow mein, lo mein, chop suey')}, lo mein, chow mein, chop suey, egg roll, pepper steak, sweet and sour pork,
      sweet and sour chicken, sweet and sour shrimp, lemon chicken chinese, almond chicken, mongolian beef, wonton soup, hot and sour soup, potsticker, gyoza, dim sum`,
    asBought: true,
  },
  {
    holds: ['eggs', 'soy', 'wheat'],
    en: 'fried rice, egg foo young, shrimp with lobster sauce, moo shu',
    asBought: true,
  },
  {
    holds: ['eggs'],
    en: `stuffed cabbage roll, mayonnaise salad, coconut macaroon, macaroon, ${pairs('salmon, tuna, mackerel, crab', 'patty, croquette')}`,
    es: 'capeado, capeada',
    asBought: true,
  },
  {
    // In a bun, or from the fryer of a fair.
    holds: ['wheat'],
    en: `${pairs('chili cheese, chicago, coney, coney island, costco, food court, ballpark, sonoran, slaw', 'dog')},
      ${pairs('fried', 'oreo, twinkie, candy bar, snicker, mar bar')}, ${pairs('dino, dinosaur', 'nugget')}`,
    es: 'estilo ensenada, pan frito',
    asBought: true,
  },
  {
    // A sauce of almonds and hard-boiled yolks.
    holds: ['eggs', 'tree-nuts'],
    es: 'en pepitoria',
    asBought: true,
  },
]
