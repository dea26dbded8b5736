import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, GARLIC, maybe, oil, onion, PEPPER, SALT } from '../../staples.ts'

export const zucchiniNoodlesAndSquashBoats: BookDish[] = [
  {
    id: 'zucchini-noodles',
    title: 'Garlic Zucchini Noodles',
    renamed: 'Garlic Zucchini Noodles with {protein}',
    en: [
      'zoodles',
      'zucchini noodles',
      'zucchini ribbons',
      'spiralized zucchini',
      'courgetti',
      'zucchini noodle bowl',
      'shrimp zoodles',
      'chicken zoodles',
    ],
    es: [
      'fideos de calabacín',
      'fideos de calabacita',
      'fideos de zucchini',
      'fideos de zapallito',
      'tallarines de calabacín',
      'cintas de calabacín',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'italian light quick keto one-pan',
    description: '{zucchini} noodles tossed with {protein}, garlic and lemon.',
    foods: [
      food('zucchini', 'vegetable', 'zucchini yellow-squash', 240, {
        least: 180,
        most: 340,
        defines: true,
        cut: 'spiralized or cut into long, thin ribbons',
      }),
      food('protein', 'main', 'shrimp chicken-breast salmon cod chickpeas white-beans tofu-firm', 130, {
        defines: true,
        unit: 'lb',
      }),
      oil(12),
      maybe('vegetables', 'vegetable', 'cherry-tomatoes spinach-raw mushrooms', 60, {
        cut: 'halved',
        more: 'vegetable',
      }),
      food('garlic', 'seasoning', 'garlic', 5, { optional: true, cut: 'minced' }),
      food('lemon', 'seasoning', 'lemon-juice', 8, { unit: 'tbsp' }),
      SALT,
      PEPPER,
      maybe('cheese', 'topping', 'parmesan feta', 8, { cut: 'grated' }),
      maybe('herbs', 'topping', 'parsley basil-fresh', 2, { cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'zucchini', grams: 900, minutes: 4 },
        steps: [
          '[protein is chickpeas|white-beans: Heat half of the {oil} in a large skillet over medium-high heat. Cook the {protein}, stirring, until golden in spots, {4 min}.][protein not chickpeas|white-beans: Pat the {protein} dry. Heat half of the {oil} in a large skillet over medium-high heat. Cook the {protein}, turning, {done protein}, {4 min of protein pan}.] Move to a plate.',
          'Heat the rest of the {oil} in the skillet.[ Cook the {garlic, vegetables} until fragrant, {2 min}.] Add the {zucchini} noodles[ {batches}], season with the {salt, pepper} and toss until just tender, {3 min}. Pour off the water.',
          'Return the {protein} and toss with the {lemon}.[ Top with the {cheese, herbs}.]',
        ],
      },
    ],
    keeps: 'Cook the zucchini fresh; the rest keeps 2 days in the refrigerator.',
  },
  {
    id: 'spaghetti-squash-boats',
    title: 'Spaghetti Squash Boats',
    renamed: '{meat} Spaghetti Squash Boats',
    en: [
      'spaghetti squash boat',
      'stuffed spaghetti squash',
      'spaghetti squash bowls',
      'twice baked spaghetti squash',
    ],
    es: [
      'barcos de calabaza espagueti',
      'calabaza espagueti rellena',
      'calabaza spaghetti rellena',
      'barquitas de calabaza espagueti',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'sheet',
    says: 'italian american light comfort',
    description: 'Halves of roasted spaghetti squash filled with {meat} in tomato sauce[ and {cheese}].',
    foods: [
      food('squash', 'vegetable', 'spaghetti-squash', 260, {
        least: 200,
        most: 340,
        defines: true,
        cut: 'halved and seeded',
        unit: 'cup',
      }),
      food('meat', 'main', 'ground-turkey ground-beef-lean ground-chicken lentils-cooked plant-mince', 110, {
        defines: true,
      }),
      oil(8),
      onion(40),
      GARLIC,
      maybe('vegetables', 'vegetable', 'spinach-raw mushrooms bell-pepper-red', 50, {
        cut: 'chopped',
        more: 'vegetable',
      }),
      food('sauce', 'sauce', 'marinara crushed-tomatoes', 100, { unit: 'cup' }),
      SALT,
      maybe('cheese', 'topping', 'mozzarella-part-skim parmesan', 25, { cut: 'shredded' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 15,
        load: { roles: 'squash', grams: 1600, minutes: 10, of: 'sheets' },
        steps: [
          '@preheat at=400; Rub the cut sides of the {squash} with half of the {oil} and lay them face down on sheet pans[ {batches}]. Roast until easily pierced, {40 min}.',
          'Meanwhile, heat the rest of the {oil} in a large skillet over medium-high heat. Cook the {meat, onion}, breaking up lumps, {done meat}, {~8 min}. Stir in the {garlic, vegetables, sauce, salt} and simmer until thick, {~6 min}.',
          'Turn the halves over and loosen the strands with a fork. Fill with the sauce[ and sprinkle with the {cheese}]. Bake until bubbling, {10 min}.',
        ],
      },
    ],
    keeps: 'They keep 3 days in the refrigerator.',
  },
]
