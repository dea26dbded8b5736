import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, spice } from '../../staples.ts'

export const sabich: BookDish[] = [
  {
    id: 'sabich',
    title: 'Sabich',
    renamed: '{eggs} Sabich',
    en: [
      'sabih',
      'sabeech',
      'sabich sandwich',
      'sabich pita',
      'sabich bowl',
      'sabich salad',
      'israeli eggplant sandwich',
      'eggplant and egg pita',
      'eggplant pita with egg',
    ],
    es: ['sabich', 'sabij', 'sándwich israelí de berenjena', 'pita de berenjena y huevo'],
    course: 'sandwich',
    meals: ['Lunch', 'Dinner', 'Breakfast'],
    vessel: 'plate',
    says: 'israeli middle-eastern mediterranean vegetarian',
    description:
      'Browned eggplant, {eggs}, hummus and chopped salad in {pita}, with {tahini} sauce and pickles.',
    foods: [
      food('eggplant', 'vegetable', 'eggplant', 130, { defines: true, cut: 'cut into ½-inch rounds' }),
      food('oil', 'fat', 'olive-oil canola-oil', 8, { unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.3),
      food('eggs', 'main', 'egg tofu-firm', 50, { least: 50, most: 100, defines: true }),
      food('pita', 'starch', 'pita-whole-wheat pita-white bread-gluten-free', 32, {
        called: 'pita',
        least: 28,
        most: 60,
        defines: true,
        unit: 'oz',
        lighter: 'romaine-lettuce',
      }),
      food('hummus', 'sauce', 'hummus', 20, { unit: 'tbsp' }),
      food('tahini', 'sauce', 'tahini greek-yogurt soy-yogurt', 12, { unit: 'tbsp' }),
      food('lemon', 'seasoning', 'lemon-juice', 8, { unit: 'tbsp' }),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes', 50, { cut: 'diced', more: 'vegetable' }),
      food('cucumber', 'vegetable', 'cucumber radishes', 50, { cut: 'diced' }),
      maybe('pickles', 'topping', 'dill-pickles', 15, { cut: 'sliced' }),
      maybe('onion', 'topping', 'red-onion scallions', 8, { cut: 'thinly sliced' }),
      maybe('parsley', 'topping', 'parsley cilantro', 3, { cut: 'chopped' }),
      spice('sumac', 'sumac', 0.3),
      maybe('hot-sauce', 'sauce', 'harissa hot-sauce', 3, { unit: 'tsp' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'eggplant', grams: 900, minutes: 8, of: 'sheets' },
        steps: [
          '@preheat at=425; Brush the {eggplant} on both sides with the {oil} on a lined sheet pan and sprinkle with the {salt}. Roast[ {batches}], turning once, until deep brown and soft, {28 min}.',
          '[eggs is egg: Boil the {eggs} for {~11 min}, cool in ice water, peel, and slice.][eggs is tofu-firm: Slice the {eggs} and roast beside the {eggplant} for the last {~15 min}.]',
          'Whisk the {tahini} with half of the {lemon} and enough cold water to make a thin sauce. Toss the {tomato, cucumber, onion, parsley, sumac} with the rest of the {lemon}.',
          'Spread the {pita} with the {hummus}. Fill with the {eggplant}, {eggs} and salad[, with the {pickles, hot-sauce}], and spoon the sauce over.',
        ],
      },
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'eggplant', grams: 400, minutes: 9 },
        steps: [
          'Sprinkle the {eggplant} with the {salt}. Heat the {oil} in a large nonstick skillet over medium-high heat. Cook the {eggplant}[ {batches}], turning once, until deep brown and soft, {9 min}.',
          '[eggs is egg: Boil the {eggs} for {~11 min}, cool in ice water, peel, and slice.][eggs is tofu-firm: Slice the {eggs} and brown in the same skillet, {5 min}.]',
          'Whisk the {tahini} with half of the {lemon} and enough cold water to make a thin sauce. Toss the {tomato, cucumber, onion, parsley, sumac} with the rest of the {lemon}.',
          'Spread the {pita} with the {hummus}. Fill with the {eggplant}, {eggs} and salad[, with the {pickles, hot-sauce}], and spoon the sauce over.',
        ],
      },
    ],
    keeps: 'The parts keep 3 days in the refrigerator, apart; fill the bread fresh.',
  },
]
