import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, PEPPER } from '../../staples.ts'

export const choppedLiverAndGefilteFish: BookDish[] = [
  {
    id: 'chopped-liver',
    title: 'Chopped Liver',
    en: [
      'jewish chopped liver',
      'chopped chicken liver',
      'chopped chicken livers',
      'chopped liver spread',
      'mock chopped liver',
      'vegetarian chopped liver',
    ],
    es: ['hígado picado', 'paté judío de hígado', 'higaditos picados con huevo y cebolla'],
    course: 'snack',
    meals: ['Snack', 'Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'comfort holiday make-ahead keto low-carb high-protein',
    description: '{liver} chopped with deeply browned onion and egg, to spoon on {dippers}.',
    renamed: 'Chopped {liver}',
    foods: [
      food('liver', 'main', 'chicken-liver beef-liver mushrooms', 60, {
        called: 'chicken liver',
        defines: true,
        unit: 'oz',
        cut: 'trimmed',
      }),
      food('onion', 'vegetable', 'onion', 65, { defines: true, cut: 'sliced' }),
      food('fat', 'fat', 'chicken-fat olive-oil avocado-oil', 7, { unit: 'tbsp' }),
      food('egg', 'main', 'egg-boiled tofu-firm', 30, { called: 'hard-boiled egg', least: 20, most: 50 }),
      food('salt', 'seasoning', 'salt', 0.4),
      PEPPER,
      food('dippers', 'vegetable', 'cucumber celery bell-pepper-red', 70, {
        least: 40,
        most: 120,
        cut: 'cut in thick slices',
        more: 'vegetable',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        load: { roles: 'liver', grams: 600, minutes: 6 },
        waits: 60,
        steps: [
          'Heat the {fat} in a large skillet over medium heat. Cook the {onion}, stirring often, until soft and deep golden, {18 min}. Take half out.',
          'Raise the heat to medium-high. Add the {liver}[ {batches}] and cook, turning, [liver not mushrooms: until browned and 165 °F (74 °C) in the middle, {7 min}][liver is mushrooms: until browned and dry, {9 min}]. Cool for {~10 min}.',
          'Chop the {liver}, the {onion} and the {egg} together on a board until it holds. Season with the {salt, pepper}. Cover and refrigerate for {~1 hr}. Serve with the {dippers}.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'gefilte-fish',
    title: 'Gefilte Fish',
    en: [
      'gefiltefish',
      'gefilte fish balls',
      'passover gefilte fish',
      'homemade gefilte fish',
      'gefulte fish',
    ],
    es: ['gefilte fish', 'guefilte fish', 'albóndigas de pescado judías'],
    course: 'main',
    meals: ['Dinner', 'Lunch'],
    vessel: 'plate',
    says: 'holiday light make-ahead high-protein soft',
    description: 'Poached dumplings of {fish} with carrots, served cold with {horseradish}.',
    foods: [
      food('fish', 'main', 'carp pollock cod', 120, {
        called: 'carp',
        defines: true,
        cut: 'skinned, boned and ground',
        unit: 'lb',
      }),
      food('onion', 'vegetable', 'onion', 40, { cut: 'grated' }),
      food('egg', 'binder', 'egg egg-substitute', 22, { unit: 'large' }),
      food('meal', 'starch', 'matzo potato-starch flour-almond', 8, {
        called: 'matzo meal',
        least: 4,
        most: 10,
        cut: 'finely ground',
        unit: 'tbsp',
        lighter: 'flour-almond',
      }),
      maybe('sweet', 'sweet', 'sugar allulose', 1, { least: 0, most: 2, unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.6),
      food('pepper', 'seasoning', 'white-pepper black-pepper', 0.2),
      food('carrots', 'vegetable', 'carrots parsnip', 60, { defines: true, cut: 'sliced' }),
      food('broth', 'liquid', 'vegetable-broth-low water', 200, { called: 'broth', unit: 'cup' }),
      food('horseradish', 'topping', 'horseradish', 12, { called: 'horseradish', unit: 'tbsp' }),
      food('salad', 'vegetable', 'romaine-lettuce cucumber beets-cooked', 60, { more: 'vegetable' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'fish', grams: 1200, minutes: 10, of: 'pots' },
        waits: 180,
        steps: [
          'Mix the {fish, onion, egg, meal, sweet, salt, pepper} well. With wet hands, shape into {2 each} ovals. Refrigerate for {~20 min}.',
          'Bring the {broth} and {carrots} to a simmer in a wide, deep skillet. Lower in the ovals[ {batches}], cover and poach gently, turning once, until firm and 145 °F (63 °C) in the middle, {25 min}.',
          'Cool in the broth, then refrigerate for {~2 hr}. Serve cold on the {salad} with the {carrots} and {horseradish}.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator, in its broth.',
  },
]
