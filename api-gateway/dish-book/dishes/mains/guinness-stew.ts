import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const guinnessStew: BookDish[] = [
  {
    id: 'guinness-stew',
    title: 'Irish Beef and Stout Stew',
    renamed: 'Irish {beef} and Stout Stew',
    en: [
      'guinness stew',
      'beef and guinness stew',
      'guinness beef stew',
      'irish guinness stew',
      'irish guinness beef stew',
      'beef guinness stew',
      'beef stew with guinness',
      'beef and stout stew',
      'irish beef stew',
      'beef in guinness',
      'beef and beer stew',
      'beef stew with beer',
      'beef stew with stout',
    ],
    es: [
      'estofado irlandés de res con cerveza',
      'guiso de res con cerveza negra',
      'estofado de ternera con cerveza',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'bowl',
    says: 'irish comfort freezer make-ahead holiday',
    description: '{beef} cooked slowly in {stout} and broth with carrots, mushrooms and {potato}.',
    foods: [
      food('beef', 'main', 'beef-stew beef-chuck lamb-shoulder portobello-mushrooms', 115, {
        called: 'beef',
        defines: true,
        cut: 'trimmed and cut into 1½-inch pieces',
        unit: 'lb',
      }),
      food('flour', 'binder', 'flour-all-purpose gluten-free-flour cornstarch', 6, {
        called: 'flour',
        unit: 'tbsp',
      }),
      food('oil', 'fat', 'canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 70, { cut: 'cut into wedges' }),
      food('garlic', 'seasoning', 'garlic', 2, { optional: true, cut: 'minced' }),
      food('tomato-paste', 'sauce', 'tomato-paste', 8, { optional: true, unit: 'tbsp' }),
      food('stout', 'liquid', 'beer', 95, { called: 'stout', defines: true, unit: 'cup' }),
      food('broth', 'liquid', 'beef-broth-low vegetable-broth-low', 110, { called: 'broth', unit: 'cup' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce tamari', 4, {
        optional: true,
        unit: 'tbsp',
      }),
      food('thyme', 'seasoning', 'thyme-dried thyme-fresh', 0.4, { optional: true, unit: 'tsp' }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('salt', 'seasoning', 'salt', 0.6, { unit: 'tsp' }),
      food('pepper', 'seasoning', 'black-pepper', 0.3),
      food('carrots', 'vegetable', 'carrots', 60, { cut: 'cut into chunks', more: 'vegetable' }),
      food('mushrooms', 'vegetable', 'cremini-mushrooms mushrooms celery', 50, {
        called: 'mushrooms',
        cut: 'halved',
      }),
      food('potato', 'starch', 'potato-red potato turnip rutabaga', 85, {
        called: 'potatoes',
        least: 45,
        most: 115,
        cut: 'cut into 1-inch chunks',
        lighter: 'turnip rutabaga',
      }),
      food('parsley', 'topping', 'parsley', 2, { optional: true, cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'beef', grams: 700, minutes: 7 },
        steps: [
          'Toss the {beef} with the {flour, salt, pepper}. Heat the {oil} in a large, heavy pot over medium-high heat and brown the {beef}[ {batches}], {8 min}. Take out.',
          'Cook the {onion} in the pot over medium heat until brown at the edges, {6 min}. Stir in the {garlic, tomato-paste}, {1 min}. Pour in the {stout}, scrape up what sticks, and boil, {3 min}.',
          'Return the {beef} with the {broth, worcestershire, thyme, bay}. Bring to a boil, cover, lower the heat and simmer until the {beef} {is beef} nearly tender, {80 min of beef braise}.',
          'Stir in the {carrots, mushrooms, potato}, cover and simmer until the {beef, potato} {is beef,potato} tender, {30 min}.[ Throw away the {bay}.] Season to taste.[ Scatter the {parsley} on top.]',
        ],
      },
      {
        tool: 'slow-cooker',
        prep: 20,
        load: { roles: 'beef', grams: 700, minutes: 7 },
        steps: [
          'Toss the {beef} with the {flour, salt, pepper}. Heat the {oil} in a large skillet over medium-high heat and brown the {beef}[ {batches}], {8 min}. Take out.',
          'Cook the {onion} in the skillet until brown at the edges, {6 min}. Stir in the {garlic, tomato-paste}, {1 min}. Pour in the {stout}, scrape up what sticks, and boil, {3 min}.',
          'Put everything in the slow cooker with the {beef, broth, worcestershire, thyme, bay, carrots, mushrooms, potato}. Cover and cook on low {tender beef}, {8 hr of beef slow}.[ Throw away the {bay}.] Season to taste.[ Scatter the {parsley} on top.]',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator, where it gets better, and freezes for 3 months.',
  },
]
