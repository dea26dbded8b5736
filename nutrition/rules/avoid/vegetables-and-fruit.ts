import type { FoodClass } from './food-class.ts'

const HOT = `kimchi, gochugaru, chorizo picante, vindaloo, jerk seasoning, peri peri, piri piri, cajun seasoning, berbere, zhoug, schug, chili crisp, chili, chili pepper, chili flake, chili powder, chili oil, chili garlic sauce, chili paste, jalapeno, serrano pepper, serrano chili, habanero, scotch bonnet, cayenne, red pepper flake, crushed red pepper, hot sauce, tabasco, sriracha, sambal, harissa, gochujang, gochugaru, chipotle, thai chili, bird eye chili, hot paprika, hot pepper, ghost pepper, wasabi, buffalo sauce, spicy`
const MUSHROOM = `mushroom, shiitake, portobello, portabella, cremini, crimini, porcini, enoki, chanterelle, maitake, morel, truffle, oyster mushroom, baby bella, shimeji`
const NIGHTSHADE = `tomato, potato, eggplant, aubergine, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper, capsicum, chili, jalapeno, serrano, habanero, poblano, cayenne, paprika, tomatillo, goji, pimento, chipotle, hot sauce, sriracha, salsa, marinara, ketchup, passata, red pepper flake, french fry, curry powder, curry paste, tandoori, taco seasoning, cajun, creole seasoning, jerk seasoning, berbere, harissa, sambal, gochugaru, gochujang, kimchi, tabasco, adobo, ancho, guajillo, enchilada sauce, barbecue sauce, bbq sauce, pizza sauce, gnocchi, ratatouille, aji amarillo, piri piri, peri peri, nduja, chorizo`

/** Vegetables, fruit and mushrooms by family. */
export const VEGETABLES_AND_FRUIT: FoodClass[] = [
  {
    names: 'nightshade',
    words: [{ terms: NIGHTSHADE, harmless: 'sweet potato, black pepper, white pepper, sichuan pepper' }],
  },
  {
    names: 'spicy food, spicy, spicy thing, spice heat, hot food, chili, chili pepper, hot pepper, heat',
    words: [{ terms: HOT, harmless: 'sweet chili bean, chili con carne', promises: 'mild, not spicy' }],
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
  { names: 'allium', words: [{ terms: 'onion, garlic, leek, shallot, chive, scallion, ramp, aioli' }] },
  {
    names: 'onion',
    words: [{ terms: 'onion, shallot, scallion, leek, chive, pico de gallo, sofrito, mirepoix' }],
  },
  {
    names: 'citrus',
    words: [
      {
        terms: 'lemon, lime, orange, grapefruit, tangerine, mandarin, clementine, yuzu, pomelo, ponzu',
        harmless: 'lemon grass, lime leaf',
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
          'spinach, kale, chard, collard, lettuce, arugula, rocket, leafy green, salad green, watercress, mustard green, turnip green',
      },
    ],
  },
  {
    names: 'cruciferous vegetable, cruciferous, brassica, crucifer',
    words: [
      {
        terms:
          'broccoli, broccolini, broccoli rabe, rapini, cauliflower, cabbage, brussels sprout, kale, collard, bok choy, arugula, rocket, radish, daikon, turnip, rutabaga, swede, kohlrabi, mustard green, watercress, sauerkraut, kimchi, coleslaw',
      },
    ],
  },
  {
    names: 'stone fruit',
    words: [
      {
        terms: 'peach, nectarine, plum, apricot, cherry, mango, prune, pluot, damson, mirabelle',
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
]
