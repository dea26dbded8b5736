import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { PEPPER } from '../../staples.ts'

const SHAPE =
  'Divide the {beef} into {2 each} thin, wide patties. Lay the {cheese} in the middle of one patty of each pair, cover with the other, and pinch the edges shut all around. Sprinkle with the {salt, pepper, garlic-powder, worcestershire}.'
const ON_BUN =
  'Let rest for {~3 min}: the {cheese} inside is very hot. [bun is romaine-lettuce: Wrap in the {bun} with the {onion, pickles, tomato, mustard}.][bun not romaine-lettuce: Put on the {bun} with the {lettuce, onion, pickles, tomato, mustard}.]'

export const stuffedBurgers: BookDish[] = [
  {
    id: 'juicy-lucy',
    title: 'Juicy Lucy Burger',
    renamed: 'Juicy Lucy {beef} Burger',
    en: [
      'juicy lucy',
      'jucy lucy',
      'jucy lucy burger',
      'juicy lucys',
      'juicy lucy burgers',
      'jucy lucys',
      'juicy lucies',
      'cheese stuffed burger',
      'cheese stuffed burgers',
      'cheese-stuffed burger',
      'stuffed burger',
      'stuffed burgers',
      'burger stuffed with cheese',
    ],
    es: [
      'hamburguesa juicy lucy',
      'juicy lucy',
      'hamburguesa rellena de queso',
      'hamburguesas rellenas de queso',
      'hamburguesa rellena',
      'hamburguesas rellenas',
    ],
    course: 'sandwich',
    meals: ['Dinner', 'Lunch'],
    vessel: 'plate',
    says: 'american grill comfort kids',
    description: 'Two thin {beef} patties sealed around melted {cheese}, on a {bun}.',
    foods: [
      food('beef', 'main', 'ground-beef ground-beef-lean ground-turkey plant-mince', 130, { defines: true }),
      food('cheese', 'dairy', 'american-cheese cheddar monterey-jack', 24, {
        defines: true,
        cut: 'torn in pieces',
        unit: 'oz',
      }),
      food('salt', 'seasoning', 'salt', 0.2),
      PEPPER,
      food('garlic-powder', 'seasoning', 'garlic-powder', 0.3, { optional: true, unit: 'tsp' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce-low-sodium tamari', 2, {
        optional: true,
        unit: 'tsp',
      }),
      food(
        'bun',
        'starch',
        'hamburger-bun-whole-wheat hamburger-bun english-muffin-whole-wheat bread-gluten-free',
        43,
        { called: 'bun', least: 35, most: 55, defines: true, lighter: 'romaine-lettuce' },
      ),
      food('lettuce', 'vegetable', 'romaine-lettuce iceberg-lettuce', 30),
      food('onion', 'vegetable', 'onion red-onion', 30, { cut: 'sliced' }),
      food('pickles', 'topping', 'dill-pickles', 12, { optional: true, cut: 'sliced' }),
      food('tomato', 'vegetable', 'tomato', 45, { cut: 'sliced', more: 'vegetable' }),
      food('mustard', 'seasoning', 'mustard-yellow mustard-dijon', 5, { optional: true, unit: 'tsp' }),
      food('oil', 'fat', 'canola-oil olive-oil', 3, { unit: 'tsp' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'beef', grams: 550, minutes: 10 },
        steps: [
          SHAPE,
          'Heat the {oil} in a large skillet over medium heat. Cook the patties[ {batches}], turning once, {done beef}, {10 min of beef patty}. Do not press them.',
          ON_BUN,
        ],
      },
      {
        tool: 'grill',
        prep: 15,
        load: { roles: 'beef', grams: 900, minutes: 10 },
        steps: [
          `${SHAPE} Brush with the {oil}.`,
          'Grill over medium heat[ {batches}], turning once, {done beef}, {10 min of beef patty}. Do not press them.',
          ON_BUN,
        ],
      },
    ],
    keeps: 'Cooked patties keep 3 days in the refrigerator; raw filled ones freeze for 2 months.',
  },
]
