import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, onion, PEPPER, spice } from '../../staples.ts'

export const ribollita: BookDish[] = [
  {
    id: 'ribollita',
    title: 'Ribollita',
    en: [
      'tuscan ribollita',
      'ribollita soup',
      'ribollita toscana',
      'tuscan bread soup',
      'tuscan bean and bread soup',
      'tuscan white bean and kale soup',
      'italian bread soup',
      'ribolita',
      'ribollitta',
      'ribbolita',
    ],
    es: ['ribollita', 'sopa toscana de pan y alubias', 'sopa ribollita', 'sopa toscana de pan'],
    course: 'soup',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'italian mediterranean vegetarian comfort budget make-ahead',
    description:
      'A thick Tuscan soup of {beans}, {kale} and {cabbage}, simmered with torn {bread} until a spoon nearly stands in it.',
    foods: [
      food('oil', 'fat', 'olive-oil', 10, { unit: 'tbsp' }),
      onion(35),
      food('carrots', 'vegetable', 'carrots', 30, { cut: 'diced' }),
      food('celery', 'vegetable', 'celery fennel-bulb', 30, { cut: 'diced' }),
      food('garlic', 'seasoning', 'garlic', 4, { cut: 'minced' }),
      spice('thyme', 'thyme-dried rosemary-dried', 0.3),
      spice('flakes', 'red-pepper-flakes', 0.1),
      food('tomato', 'vegetable', 'canned-tomatoes crushed-tomatoes', 60, { called: 'tomatoes' }),
      food('beans', 'starch', 'white-beans great-northern-beans navy-beans', 80, {
        called: 'white beans',
        least: 55,
        most: 110,
        defines: true,
        cut: 'drained and rinsed',
      }),
      food('broth', 'liquid', 'vegetable-broth-low chicken-broth-low water', 260, {
        called: 'broth',
        unit: 'cup',
      }),
      food('kale', 'vegetable', 'kale swiss-chard collard-greens', 45, {
        defines: true,
        cut: 'stems removed, leaves chopped',
        more: 'leaf',
      }),
      food('cabbage', 'vegetable', 'savoy-cabbage cabbage', 45, { called: 'cabbage', cut: 'chopped' }),
      food('salt', 'seasoning', 'salt', 0.5),
      PEPPER,
      food(
        'bread',
        'starch',
        'bread-sourdough bread-whole-wheat bread-gluten-free-vegan bread-gluten-free',
        22,
        {
          called: 'bread',
          least: 15,
          most: 32,
          defines: true,
          cut: 'a day old, torn into pieces',
          unit: 'oz',
        },
      ),
      maybe('cheese', 'topping', 'parmesan pecorino', 5, { cut: 'grated' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: {
          roles: 'broth,beans,tomato,kale,cabbage,carrots,celery,onion',
          grams: 4000,
          minutes: 8,
          of: 'pots',
        },
        steps: [
          'Heat half of the {oil} in a large pot over medium heat. Cook the {onion, carrots, celery}, stirring often, until soft, {10 min}. Stir in the {garlic, thyme, flakes} and cook until fragrant, {1 min}.',
          'Add the {tomato} and cook until nearly dry, {4 min}. Mash half of the {beans} with a fork. Stir in the mashed and the whole {beans}, the {broth} and the {salt}.',
          'Bring to a boil[ {batches}] and stir in the {kale, cabbage}. Set the lid ajar and simmer until very tender, {25 min}.',
          'Stir in the {bread} and simmer, stirring often, until it falls apart and the soup is thick, {10 min}. Let stand off the heat for {~10 min}.',
          'Serve warm with the rest of the {oil}[ and the {pepper, cheese}].',
        ],
      },
    ],
    keeps:
      'Even better the next day, boiled again as its name says: it keeps 3 days in the refrigerator; loosen it with water and bring it to a boil.',
  },
]
