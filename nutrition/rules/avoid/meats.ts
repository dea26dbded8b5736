import { pairs } from '../../text/lexicon.ts'
import { MEAT_WORDS, VEGETABLE_RIBS } from '../words/diet-words.ts'
import type { FoodClass } from './food-class.ts'

const RED_MEAT = `beef, pork, lamb, mutton, veal, venison, bison, goat meat, steak, ham, bacon, pancetta, prosciutto, sausage, brisket, sirloin, ribeye, rib eye, short rib, spare rib, sparerib, pork rib, back rib, banger, rasher, streaky, tenderloin, chuck roast, pot roast, hamburger, meatball, meatloaf, chorizo, salami, pepperoni, oxtail, liver, ground chuck, corned beef, pastrami`
const PORK = `banger, rasher, streaky, pork rib, spare rib, sparerib, baby back rib, back rib, lap cheong, char siu, pork rind, cracklin, scrapple, capicola, coppa, nduja, culatello, tasso, fatback, salt pork, boston butt, jamon, tocino, black pudding, blood sausage, carne de cerdo, schinken, jambon, porchetta, hot dog, bologna, pork, ham, gammon, bacon, pancetta, prosciutto, guanciale, chorizo, lard, salami, soppressata, pepperoni, mortadella, italian sausage, bratwurst, kielbasa, andouille, carnitas, chicharron, speck, lardon, sausage, spam, nduja`

const OFFAL = `offal, liver, liverwurst, foie gras, pate, haggis, kidney, tripe, sweetbread, giblet, gizzard, tongue, brain, chitterling, chitlin, lung, spleen, organ meat, testicle, bone marrow, menudo, mondongo, callo, molleja, ${pairs('chicken, beef, ox, lamb, calf, veal, pork, pig, duck, turkey', 'heart, lung, spleen')}, heart of beef, heart of veal`

/** Meat by its animals and cuts. */
export const MEATS: FoodClass[] = [
  { names: 'meat', lexicon: MEAT_WORDS },
  {
    // Not "mince" alone: steps mince garlic.
    names: 'ground meat, minced meat, mince, hamburger meat, carne molida, carne picada',
    words: [
      {
        terms: `${pairs('ground, minced', 'beef, pork, turkey, chicken, lamb, veal, bison, venison, meat, chuck, sirloin, round')}, ${pairs('beef, pork, turkey, chicken, lamb, veal', 'mince')}, meatball, meatloaf, hamburger, burger patty, kofta, keema, picadillo`,
        harmless: 'hamburger bun, hamburger roll',
        promises: 'vegan, vegetarian, veggie, plant based, meatless',
      },
    ],
  },
  {
    names: 'red meat, mammal meat, mammal, hoof, hooves',
    words: [
      {
        terms: RED_MEAT,
        harmless:
          'turkey sausage, chicken sausage, turkey bacon, turkey meatball, chicken meatball, pork free, cauliflower steak, tuna steak, salmon steak, turkey ham, hamburger bun, turkey meatloaf',
        promises: 'vegan, vegetarian, veggie, plant based',
      },
    ],
  },
  {
    names: 'sausage, sausage meat, link sausage',
    words: [
      {
        terms:
          'sausage, kielbasa, bratwurst, andouille, chorizo, linguica, knockwurst, weisswurst, bockwurst, frankfurter, wiener, hot dog, banger, chipolata, merguez, boerewors, longaniza, longganisa, morcilla, blood pudding, black pudding, boudin, kabanos, sujuk, lap cheong, nduja, salchicha, cocktail frank, breakfast link',
        harmless: 'hot dog bun, hot dog roll',
      },
    ],
  },
  {
    names: 'pork, pig, pig meat, swine',
    words: [
      {
        terms: PORK,
        bought: 'rib',
        harmless: `turkey sausage, chicken sausage, turkey bacon, beef bacon, turkey pepperoni, beef sausage, ${pairs('turkey, beef', 'rasher')}, ${pairs('rasher, rasher of', 'turkey, beef, vegan, veggie, vegetarian, plant based, tempeh, tofu')}, ${VEGETABLE_RIBS}, ${pairs('beef, short, beef short, lamb, prime, beef back, veal', 'rib')}, rib eye, rib of beef, rib of lamb, rib roast of beef`,
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
  {
    names: 'beef',
    words: [
      {
        terms:
          'beef, steak, brisket, sirloin, ribeye, rib eye, short rib, chuck roast, ground chuck, pot roast, corned beef, pastrami, oxtail, hamburger, veal, filet mignon, bresaola, flank, tri tip, london broil, tallow, suet, barbacoa, ropa vieja, carne asada, bulgogi, bolognese, cheeseburger, beef jerky, biltong, demi glace, osso buco, boeuf, ternera, rindfleisch',
        harmless:
          'beef tomato, cauliflower steak, tuna steak, salmon steak, ham steak, turkey steak, hamburger bun, swordfish steak, tofu steak',
        promises: 'vegan, plant based, vegetarian',
      },
    ],
  },
  {
    names: 'poultry, bird, feather',
    words: [
      {
        terms: 'poultry, chicken, turkey, duck, goose, quail, game hen, fowl',
        harmless: 'quail egg, duck egg',
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
  {
    names: 'liver',
    words: [
      {
        terms: 'liver, liverwurst, pate, foie gras, cod liver oil, haggis, leberwurst',
        harmless:
          'mushroom pate, lentil pate, walnut pate, vegetable pate, vegetarian pate, pate feuilletee, pate brisee, pate sablee, liver friendly, liver health',
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
  {
    names: 'offal, organ meat, organ, variety meat, innard, entrail, giblet, viscera',
    words: [
      {
        terms: OFFAL,
        harmless: `${pairs('artichoke, palm, celery, romaine, lettuce, cabbage, hemp', 'heart')}, heart of palm, heart of romaine, heart of celery, kidney bean, red kidney, dark red kidney, light red kidney, white kidney, tongue of fire, mushroom pate, lentil pate, walnut pate, vegetable pate, vegetarian pate, pate feuilletee, pate brisee, pate sablee, heart healthy, liver friendly, liver health, brain health`,
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
  {
    names: 'game meat, wild game, wild meat, game bird',
    words: [
      {
        terms:
          'venison, deer, elk, moose, reindeer, bison, buffalo meat, wild boar, boar, rabbit, hare, pheasant, partridge, grouse, quail, pigeon, squab, wild duck, guinea fowl',
        harmless: 'quail egg, welsh rabbit',
      },
    ],
  },
  {
    names: 'processed meat, deli meat, cured meat, lunchmeat, luncheon meat, charcuterie',
    words: [
      {
        terms: `${PORK}, deli, salami, salchichon, smoked turkey, spam, luncheon meat, roast beef deli, frankfurter, hot dog, bologna, pastrami, corned beef, jerky, turkey bacon`,
        promises: 'vegan, vegetarian, plant based',
      },
    ],
  },
]
