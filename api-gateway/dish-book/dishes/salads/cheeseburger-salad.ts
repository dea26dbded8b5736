import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe } from '../../staples.ts'

export const cheeseburgerSalad: BookDish[] = [
  {
    id: 'cheeseburger-salad',
    title: 'Cheeseburger Salad',
    renamed: '{beef} Cheeseburger Salad',
    en: [
      'big mac salad',
      'big mac in a bowl',
      'big mac bowl',
      'keto big mac salad',
      'hamburger salad',
      'burger salad',
      'burger bowl',
      'burger bowls',
      'hamburger bowl',
      'cheeseburger bowl',
      'burger in a bowl',
      'cheeseburger in a bowl',
      'burger in a bowl with special sauce',
    ],
    es: ['ensalada de hamburguesa', 'ensalada big mac', 'hamburguesa en un tazón', 'bowl de hamburguesa'],
    course: 'salad',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'american quick keto low-carb high-protein kids',
    description: 'Browned {beef}, {cheese}, pickles and lettuce with a creamy burger sauce.',
    foods: [
      food('beef', 'main', 'ground-beef-lean ground-turkey plant-mince lentils-cooked', 120, {
        called: 'ground beef',
        defines: true,
      }),
      food('oil', 'fat', 'olive-oil canola-oil', 3, { unit: 'tsp' }),
      food('onion', 'vegetable', 'onion red-onion', 30, { cut: 'finely chopped' }),
      food('salt', 'seasoning', 'salt', 0.2),
      food('pepper', 'seasoning', 'black-pepper', 0.2),
      food('lettuce', 'vegetable', 'iceberg-lettuce romaine-lettuce', 120, {
        defines: true,
        cut: 'shredded',
      }),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes', 70, { cut: 'diced', more: 'vegetable' }),
      food('pickles', 'vegetable', 'dill-pickles', 25, {
        called: 'dill pickles',
        defines: true,
        cut: 'chopped',
      }),
      food('cheese', 'dairy', 'cheddar american-cheese', 25, { defines: true, cut: 'shredded' }),
      food('mayonnaise', 'sauce', 'mayonnaise-light greek-yogurt mayonnaise-vegan', 18, { unit: 'tbsp' }),
      food('ketchup', 'sauce', 'ketchup tomato-paste', 7, {
        called: 'ketchup',
        unit: 'tbsp',
      }),
      food('mustard', 'seasoning', 'mustard-yellow mustard-dijon', 4, { unit: 'tsp' }),
      food('vinegar', 'seasoning', 'vinegar-cider vinegar-white', 3, { unit: 'tsp' }),
      maybe('paprika', 'seasoning', 'paprika', 0.3, { unit: 'tsp' }),
      maybe('sesame', 'topping', 'sesame-seeds', 2, { unit: 'tsp' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'beef', grams: 950, minutes: 7 },
        steps: [
          'Whisk the {mayonnaise, ketchup, mustard, vinegar, paprika} in a small bowl. Thin with a spoonful of water.',
          '@brown-ground beef oil; Stir in half of the {onion} and the {salt, pepper} and cook for {2 min}.',
          'Top the {lettuce} with the {beef, cheese, tomato, pickles} and the remaining {onion}. Spoon the sauce over[ and sprinkle with the {sesame}].',
        ],
      },
    ],
    keeps: 'The meat and the sauce keep 3 days in the refrigerator; put the salad together fresh.',
  },
]
