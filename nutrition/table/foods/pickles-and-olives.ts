import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')
const fat = foodIn('fat')

/** Pickled vegetables and olives. */
export const picklesAndOlives: Food[] = [
  // Sauerkraut, canned, solids and liquids
  vegetable('sauerkraut', 'sauerkraut', '11439', [19, 4.28, 2.9, 0.91, 0.14, 0.03, 1.78, 661], {
    also: ['kraut'],
    measures: { cup: 142, tsp: 3, tbsp: 8.9 },
    usual: { can: 240, jar: 400 },
    drainedShare: 0.6,
  }),
  // CABBAGE,KIMCHI
  vegetable('kimchi', 'kimchi', '11118', [15, 2.4, 1.6, 1.1, 0.5, 0.07, 1.06, 498], {
    also: ['napa cabbage kimchi'],
    usual: { cup: 150, tbsp: 9, tsp: 3, jar: 400 },
    allergens: ['fish', 'shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // CABBAGE,KIMCHI
  vegetable('kimchi-vegan', 'vegan kimchi', '11118', [15, 2.4, 1.6, 1.1, 0.5, 0.07, 1.06, 498], {
    usual: { cup: 150, tbsp: 9, tsp: 3, jar: 400 },
  }),
  // Pickles, cucumber, dill or kosher dill
  vegetable('dill-pickles', 'dill pickles', '11937', [12, 2.41, 1, 0.5, 0.3, 0.08, 1.07, 809], {
    also: ['pickle', 'dill pickle', 'gherkin', 'cornichon', 'pickled cucumber'],
    measures: { cup: 143, small: 37, medium: 65, large: 135, slice: 7, spear: 35, tbsp: 9, tsp: 3 },
    drainedShare: 0.6,
  }),
  // Pickles, cucumber, sweet (includes bread and butter pickles)
  vegetable('pickles-sweet', 'sweet pickles', '11940', [91, 21.15, 1, 0.58, 0.41, 0.07, 18.27, 457], {
    also: ['bread and butter pickle', 'sweet gherkin'],
    gi: like(GI.sucrose),
    measures: { cup: 160, tbsp: 10, tsp: 3.3, large: 35, small: 15, piece: 20 },
    drainedShare: 0.6,
  }),
  // Olives, ripe, canned (small-extra large)
  fat('olives-black', 'black olives', '09193', [115, 6.26, 3.2, 0.84, 10.68, 1.42, 0, 735], {
    also: ['ripe olive', 'kalamata olive', 'black olive', 'olive', 'pitted olive', 'kalamata'],
    measures: { cup: 135, tbsp: 8.4, piece: 3.2, small: 3.2, large: 4.4, tsp: 2.8 },
    usual: { can: 170 },
    drainedShare: 0.5,
  }),
  // Olives, pickled, canned or bottled, green
  fat('olives-green', 'green olives', '09195', [145, 3.84, 3.3, 1.03, 15.32, 2.03, 0.54, 1556], {
    also: ['green olive', 'castelvetrano olive', 'stuffed green olive'],
    measures: { piece: 2.7 },
    usual: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    drainedShare: 0.5,
  }),
]
