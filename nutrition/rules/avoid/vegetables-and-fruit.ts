import { pairs } from '../../text/lexicon.ts'
import type { FoodClass } from './food-class.ts'

const HOT = `kimchi, gochugaru, chorizo picante, vindaloo, jerk seasoning, peri peri, piri piri, cajun seasoning, berbere, zhoug, schug, chili crisp, chili, chili pepper, chili flake, chili powder, chili oil, chili garlic sauce, chili paste, jalapeno, serrano pepper, serrano chili, habanero, scotch bonnet, cayenne, red pepper flake, crushed red pepper, hot sauce, tabasco, sriracha, sambal, harissa, gochujang, gochugaru, chipotle, thai chili, bird eye chili, hot paprika, hot pepper, ghost pepper, wasabi, buffalo sauce, spicy, serrano, guajillo, chile de arbol, arbol chile, pasilla, piquin, rocoto, aji amarillo, aji panca, calabrian, carolina reaper, pepper jack, hot honey, nduja, guindilla, merken, tajin, valentina, cholula, red curry paste, green curry paste, pepperoncini, hatch chile, hot italian sausage, hot curry, hot salsa, salsa picante, shishito`
const MUSHROOM = `mushroom, shiitake, portobello, portabella, cremini, crimini, porcini, enoki, chanterelle, maitake, morel, truffle, oyster mushroom, baby bella, shimeji`
const NIGHTSHADE = `tomato, potato, eggplant, aubergine, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper, capsicum, pimiento, chili, jalapeno, serrano, habanero, poblano, cayenne, paprika, tomatillo, goji, pimento, chipotle, hot sauce, sriracha, salsa, marinara, ketchup, passata, red pepper flake, french fry, curry powder, curry paste, tandoori, taco seasoning, cajun, creole seasoning, jerk seasoning, berbere, harissa, sambal, gochugaru, gochujang, kimchi, tabasco, adobo, ancho, guajillo, enchilada sauce, barbecue sauce, bbq sauce, pizza sauce, gnocchi, ratatouille, aji amarillo, piri piri, peri peri, nduja, chorizo`

/**
 * Every vegetable, also what is only there for its taste: onion, garlic, a tomato sauce. Not the dried powders on a spice rack, nor
 * pulses and herbs.
 */
const VEGETABLE =
  'vegetable, veg, veggie, crudites, broccoli, broccolini, tenderstem, rapini, romanesco, cauliflower, cabbage, brussels sprout, kale, cavolo nero, collard, chard, spinach, lettuce, romaine, arugula, rocket, watercress, cress, radicchio, endive, escarole, frisee, chicory, mesclun, spring mix, green salad, mixed green, baby green, salad green, leafy green, mustard green, turnip green, beet green, dandelion green, field green, bok choy, pak choi, choy sum, gai lan, amaranth leaf, sorrel, purslane, grape leaf, vine leaf, nettle, carrot, parsnip, turnip, beet, beetroot, radish, daikon, rutabaga, swede, celeriac, celery, kohlrabi, salsify, sunchoke, jerusalem artichoke, burdock, horseradish root, lotus root, jicama, cassava, yuca, taro, malanga, yam, potato, french fry, hash brown, tater tot, sweet potato, plantain, corn, sweetcorn, hominy, pozole, pea, edamame, green bean, string bean, wax bean, runner bean, haricot vert, asparagus, artichoke, fennel bulb, fennel, leek, onion, shallot, scallion, chive, ramp, garlic, tomato, tomatillo, passata, marinara, ketchup, pizza sauce, spaghetti sauce, pasta sauce, enchilada sauce, taco sauce, barbecue sauce, bbq sauce, bolognese, arrabbiata, pesto, chimichurri, harissa, sambal, curry paste, gazpacho, salsa, pico de gallo, sofrito, mirepoix, pepper, capsicum, pimiento, pimento, peperonata, jalapeno, poblano, serrano, habanero, anaheim, chile, chili, green chili, hatch chile, eggplant, aubergine, zucchini, courgette, squash, pumpkin, marrow, cucumber, gherkin, cornichon, pickle, sauerkraut, kimchi, coleslaw, slaw, relish, giardiniera, caper, olive, okra, nopal, cactus, chayote, bitter melon, winter melon, heart of palm, hearts of palm, bamboo shoot, water chestnut, bean sprout, alfalfa sprout, sprout, seaweed, nori, kelp, wakame, kombu, mushroom, shiitake, portobello, cremini, porcini, enoki, chanterelle, oyster mushroom, avocado, guacamole, ratatouille, banana pepper, moringa leaf, luffa, gourd, drumstick pod, cardoon, nopales, wasabi root'
const NO_VEGETABLE =
  'vegetable oil, vegetable glycerin, vegetable shortening, vegetable protein, textured vegetable protein, olive oil, avocado oil, corn oil, cornstarch, corn starch, cornmeal, corn flour, corn tortilla, corn syrup, popcorn, corned beef, potato starch, black pepper, white pepper, ground pepper, cracked pepper, salt and pepper, pepper and salt, pepper to taste, peppercorn, lemon pepper, sichuan pepper, szechuan pepper, pink pepper, cayenne pepper, tsp pepper, teaspoon pepper, pinch pepper, pinch of pepper, pepper mill, pepper jack, red pepper flake, crushed red pepper, chili flake, chili powder, chile powder, ancho powder, chipotle powder, chili oil, garlic powder, garlic salt, granulated garlic, onion powder, celery seed, celery salt, fennel seed, mustard seed, pumpkin seed, pumpkin spice, pumpkin pie spice, pea protein, pigeon pea, black eyed pea, chick pea, split pea, pea flour, serrano ham, jamon serrano, radish seed, sprouted bread, sprouted grain, sprouted, dried chive, onion salt'
const FRUIT =
  'fruit, apple, applesauce, apple cider, cider, pear, peach, nectarine, plum, apricot, cherry, prune, pluot, damson, mirabelle, mango, pineapple, papaya, pawpaw, banana, plantain, guava, passion fruit, passionfruit, lychee, litchi, rambutan, longan, dragon fruit, pitaya, pitahaya, star fruit, carambola, jackfruit, durian, soursop, guanabana, cherimoya, kiwi, kiwifruit, mangosteen, tamarind, lemon, lime, orange, grapefruit, tangerine, mandarin, clementine, yuzu, pomelo, kumquat, satsuma, calamansi, citrus, marmalade, berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry, boysenberry, mulberry, elderberry, acai, goji, loganberry, feijoa, currant, redcurrant, blackcurrant, grape, raisin, sultana, date, fig, pomegranate, persimmon, quince, rhubarb, melon, cantaloupe, honeydew, watermelon, coconut, jam, jelly, preserve, compote, avocado, guacamole, loquat, tamarillo, sapote, juice'
const NO_FRUIT =
  'lemon grass, lemongrass, lime leaf, kaffir lime leaf, lemon balm, lemon thyme, lemon verbena, lemon pepper, orange pepper, orange bell pepper, orange lentil, orange sweet potato, lima bean, cherry tomato, plum tomato, grape tomato, pear tomato, grapeseed oil, grape seed oil, avocado oil, coconut oil, coconut amino, apple cider vinegar, cider vinegar, grape leaf, bitter melon, winter melon, banana pepper, use by date, sell by date, best before date, up to date, expiry date, expiration date, wheat berry, wheatberry, rye berry, juniper berry, sugar date, vegetable juice, tomato juice, carrot juice, clam juice, pickle juice, cooking juice, pan juice, beet juice, juice from can, olive juice, monk fruit, clam juice, tuna juice, orange roughy, cranberry bean, jelly bean, grape nut, grape nuts, coconut flour, juice of meat, au jus'

/** Vegetables, fruit and mushrooms by family. */
export const VEGETABLES_AND_FRUIT: FoodClass[] = [
  {
    names: 'vegetable, veg, veggie',
    words: [{ terms: VEGETABLE, harmless: NO_VEGETABLE, promises: 'vegetable free, no vegetables' }],
  },
  {
    names: 'fruit juice',
    words: [
      {
        terms: `${pairs('apple, orange, grape, pineapple, cranberry, pomegranate, grapefruit, mango, cherry, prune, pear, peach, passion fruit, guava', 'juice, nectar')}, fruit juice, cranberry cocktail, lemonade`,
      },
    ],
  },
  { names: 'fruit salad, fruit cocktail', words: [{ terms: 'fruit salad, fruit cocktail, macedonia' }] },
  {
    names: 'canned fruit, tinned fruit',
    words: [
      {
        terms: `${pairs('canned, tinned', 'fruit, peach, pear, pineapple, apricot, cherry, mandarin, fig, mango, plum, jackfruit, rambutan, lychee')}, fruit cocktail`,
      },
    ],
  },
  {
    names: 'canned vegetable, tinned vegetable',
    words: [
      {
        terms: pairs(
          'canned, tinned',
          'vegetable, tomato, corn, green bean, pea, carrot, beet, mushroom, spinach, asparagus, pumpkin, artichoke, green chile, water chestnut, bamboo shoot, sweet potato, potato',
        ),
      },
    ],
  },
  {
    names: 'frozen vegetable',
    words: [
      {
        terms: pairs(
          'frozen',
          'vegetable, broccoli, cauliflower, pea, carrot, corn, spinach, green bean, brussels sprout, bell pepper, okra, onion, butternut squash, lima bean, edamame',
        ),
      },
    ],
  },
  { names: 'fruit', words: [{ terms: FRUIT, harmless: NO_FRUIT, promises: 'fruit free, no fruit' }] },
  {
    names: 'nightshade, nightshade family, nightshade vegetable, nightshade veg',
    words: [{ terms: NIGHTSHADE, harmless: 'sweet potato, black pepper, white pepper, sichuan pepper' }],
  },
  {
    names:
      'spicy food, spicy, spicy thing, spicy stuff, spicy dish, spicy ingredient, spice heat, hot food, hot spice, fiery food, chili, chili pepper, chile, chile pepper, hot pepper, heat',
    words: [
      {
        terms: HOT,
        harmless: 'sweet chili bean, chili con carne, serrano ham, jamon serrano',
        promises: 'mild, not spicy',
      },
    ],
  },
  {
    names: 'capsicum and chili',
    words: [
      {
        terms:
          'pepper, capsicum, jalapeno, poblano, serrano, habanero, ancho, chipotle, chili, pimiento, pepperoncini, peperonata, piquillo, shishito, padron',
        harmless:
          'black pepper, white pepper, ground pepper, cracked pepper, salt and pepper, pepper and salt, pepper to taste, peppercorn, lemon pepper, sichuan pepper, szechuan pepper, pink pepper, tsp pepper, teaspoon pepper, pinch pepper, pinch of pepper, pepper mill, serrano ham, pepper jack',
      },
    ],
  },
  { names: 'mushroom, fungi', words: [{ terms: MUSHROOM, harmless: 'chocolate truffle' }] },
  {
    names: 'allium, onion family, allium family, garlic family',
    words: [{ terms: 'onion, garlic, leek, shallot, chive, scallion, ramp, aioli' }],
  },
  {
    names: 'onion',
    words: [{ terms: 'onion, shallot, scallion, leek, chive, pico de gallo, sofrito, mirepoix' }],
  },
  {
    names: 'citrus, citrus fruit',
    words: [
      {
        terms:
          'lemon, lime, orange, grapefruit, tangerine, mandarin, clementine, yuzu, pomelo, ponzu, kumquat, satsuma, tangelo, calamansi, bergamot, citron, ugli fruit, marmalade, limoncello, citrus, lima',
        harmless:
          'lemon grass, lime leaf, lemon balm, lemon thyme, lemon verbena, orange pepper, orange bell pepper, orange lentil, lima bean, aji lima',
      },
    ],
  },
  {
    names: 'berry',
    words: [{ terms: 'berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry' }],
  },
  {
    names: 'potato',
    words: [
      {
        terms:
          'potato, french fry, hash brown, gnocchi, latke, rosti, tater tot, potato chip, poutine, vichyssoise, colcannon, spud, fingerling, yukon gold, russet',
        harmless: 'sweet potato, potato masher, potato ricer, potato peeler',
      },
    ],
  },
  {
    names: 'olive',
    words: [
      {
        terms: 'olive, tapenade, kalamata, castelvetrano, puttanesca, muffuletta, nicoise',
        harmless: 'olive oil',
      },
    ],
  },
  {
    names: 'leafy green, green',
    words: [
      {
        terms:
          'spinach, kale, chard, collard, lettuce, arugula, rocket, leafy green, salad green, watercress, mustard green, turnip green, romaine, endive, escarole, frisee, radicchio, bok choy, pak choi, beet green, dandelion green, mesclun, spring mix, baby green, mixed green',
      },
    ],
  },
  // What somebody who eats "nothing green" picks out.
  {
    names:
      'green vegetable, green veg, green veggie, green food, green thing, green stuff, green bit, green speck, green herb',
    words: [
      {
        terms:
          'spinach, kale, chard, collard, lettuce, arugula, rocket, leafy green, salad green, watercress, mustard green, turnip green, romaine, endive, escarole, frisee, bok choy, pak choi, beet green, dandelion green, mesclun, spring mix, baby green, mixed green, field green, broccoli, broccolini, broccoli rabe, rapini, brussels sprout, green cabbage, savoy cabbage, napa cabbage, green bean, string bean, snap pea, snow pea, pea, green pea, edamame, asparagus, zucchini, courgette, cucumber, pickle, okra, artichoke, celery, leek, scallion, green onion, spring onion, chive, green pepper, green bell pepper, poblano, jalapeno, serrano, green chili, green chile, tomatillo, nopal, cactus, avocado, guacamole, pesto, salsa verde, chimichurri, seaweed, nori, green olive, caper, parsley, cilantro, basil, dill, mint, tarragon, fresh oregano, fresh thyme, fresh rosemary, fresh sage, curry leaf, fenugreek leaf, kaffir lime leaf',
        harmless:
          'avocado oil, celery root, celeriac, celery salt, celery seed, pea protein, black-eyed pea, pigeon pea, chickpea, chick pea, yellow split pea, peppermint extract, mint extract, dill seed, red lettuce, spaghetti squash, yellow zucchini',
      },
    ],
  },
  {
    names:
      'cruciferous vegetable, cruciferous veg, cruciferous veggie, cruciferous, brassica, crucifer, cabbage family, mustard family, brassica family',
    words: [
      {
        terms:
          'broccoli, broccolini, broccoli rabe, rapini, cauliflower, cabbage, brussels sprout, kale, collard, bok choy, arugula, rocket, radish, daikon, turnip, rutabaga, swede, kohlrabi, mustard green, watercress, sauerkraut, kimchi, coleslaw, horseradish, wasabi, romanesco, broccolini, tenderstem, pak choi, cavolo nero, cress, turnip green, choy sum, kimchee',
      },
    ],
  },
  {
    names: 'stone fruit, drupe',
    words: [
      {
        terms: 'peach, nectarine, plum, apricot, cherry, kirsch, mango, prune, pluot, damson, mirabelle',
        harmless: 'cherry tomato, plum tomato, plum sauce',
      },
    ],
  },
  {
    names: 'dried fruit',
    words: [
      {
        terms:
          'dried fruit, raisin, sultana, currant, prune, date, medjool date, dried apricot, dried cranberry, dried cherry, dried mango, dried apple, dried fig, candied fruit, mixed peel',
        harmless:
          'red currant, black currant, use by date, sell by date, best before date, up to date, expiry date, expiration date',
      },
    ],
  },
  {
    names: 'melon',
    words: [
      {
        terms:
          'melon, cantaloupe, honeydew, watermelon, galia, charentais, canary melon, piel de sapo, rockmelon',
        harmless: 'bitter melon, winter melon',
      },
    ],
  },
  {
    names: 'tropical fruit, exotic fruit',
    words: [
      {
        terms:
          'mango, pineapple, papaya, pawpaw, banana, plantain, coconut, guava, passion fruit, passionfruit, lychee, litchi, rambutan, longan, dragon fruit, pitaya, star fruit, carambola, jackfruit, durian, soursop, guanabana, cherimoya, kiwi, mangosteen, tamarind, avocado',
        harmless: 'coconut amino, jackfruit seed',
      },
    ],
  },
  {
    names: 'root vegetable, root veg, tuber',
    words: [
      {
        terms:
          'carrot, parsnip, turnip, beet, beetroot, potato, sweet potato, yam, radish, daikon, rutabaga, swede, celeriac, celery root, cassava, yuca, taro, malanga, jicama, kohlrabi, salsify, jerusalem artichoke, sunchoke, burdock, yucca root',
        harmless: 'beet green, turnip green, radish sprout, carrot top',
      },
    ],
  },
  {
    names: 'starchy vegetable, starchy veg, starchy veggie',
    words: [
      {
        terms:
          'potato, sweet potato, yam, corn, pea, butternut, acorn squash, winter squash, pumpkin, parsnip, cassava, yuca, plantain, taro, lima bean, cornmeal, french fry, hash brown',
        harmless:
          'corn salad, snow pea, snap pea, sugar snap pea, pumpkin seed, black eyed pea, pumpkin spice, cornstarch',
      },
    ],
  },
  {
    names: 'fermented food, fermented, fermented thing',
    words: [
      {
        terms:
          'fermented, sauerkraut, kimchi, miso, tempeh, natto, kefir, kombucha, soy sauce, tamari, fish sauce, gochujang, doenjang, douchi, shrimp paste, sourdough, yogurt, buttermilk, worcestershire',
      },
    ],
  },
  {
    names: 'pickle, pickled food, pickled thing, pickled stuff, pickled vegetable, pickled',
    words: [
      {
        terms:
          'pickle, pickled, gherkin, cornichon, caper, sauerkraut, kimchi, giardiniera, pepperoncini, relish, chow chow, piccalilli, achar, curtido, escabeche',
        harmless: 'pickling spice',
      },
    ],
  },
]
