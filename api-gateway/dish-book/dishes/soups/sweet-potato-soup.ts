import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const sweetPotatoSoup: BookDish[] = [
  {
    id: 'sweet-potato-soup',
    title: 'Sweet Potato Soup',
    en: [
      'kumara soup',
      'creamy sweet potato soup',
      'cream of sweet potato soup',
      'sweet potato and ginger soup',
      'sweet potato ginger soup',
      'sweet potato coconut soup',
      'sweet potato and coconut soup',
      'curried sweet potato soup',
      'kumara and coconut soup',
      'sweet potato carrot soup',
      'sweet potato and carrot soup',
    ],
    es: [
      'sopa de camote',
      'crema de camote',
      'crema de batata',
      'sopa de batata',
      'crema de boniato',
      'sopa de boniato',
    ],
    course: 'soup',
    meals: ['Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'creamy soft comfort freezer vegan budget',
    description: 'A smooth soup of sweet potato, carrot and red lentils with {ginger} and {coconut}.',
    foods: [
      food('oil', 'fat', 'olive-oil canola-oil coconut-oil', 5, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion leek', 55, { cut: 'chopped' }),
      food('garlic', 'seasoning', 'garlic', 2, { optional: true, cut: 'minced' }),
      food('ginger', 'seasoning', 'ginger ginger-ground', 3, { cut: 'grated' }),
      food('curry', 'seasoning', 'curry-powder cumin', 1, {
        called: 'curry powder',
        optional: true,
        unit: 'tsp',
      }),
      food('sweet-potato', 'starch', 'sweet-potato', 105, {
        called: 'sweet potatoes',
        least: 75,
        most: 130,
        defines: true,
        cut: 'peeled and cut into ½-inch cubes',
      }),
      food('carrots', 'vegetable', 'carrots butternut-squash', 45, { cut: 'sliced', more: 'vegetable' }),
      food('lentils', 'starch', 'red-lentils-dry', 14, {
        called: 'red lentils',
        least: 8,
        most: 20,
        unit: 'cup',
      }),
      food('broth', 'liquid', 'vegetable-broth-low chicken-broth-low', 300, { called: 'broth', unit: 'cup' }),
      food('coconut', 'dairy', 'coconut-milk-light half-and-half soy-milk-unsweetened', 30, {
        called: 'light coconut milk',
        unit: 'cup',
      }),
      food('lime', 'seasoning', 'lime-juice lemon-juice', 4, { called: 'lime juice', unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.5, { unit: 'tsp' }),
      food('seeds', 'topping', 'pumpkin-seeds sunflower-seeds', 7, { optional: true, unit: 'tbsp' }),
      food('cilantro', 'topping', 'cilantro parsley', 2, { optional: true, cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'sweet-potato,broth,carrots', grams: 4000, minutes: 8, of: 'pots' },
        steps: [
          '@sweat onion oil for=6 pan="a large pot"; Stir in the {garlic, ginger, curry} and cook, {1 min}.',
          'Add the {sweet-potato, carrots, lentils, broth, salt}. @simmer-soup sweet-potato,lentils for=22 slow=6 pressure=8',
          '@puree; Stir in the {coconut, lime} and heat through, {2 min}.[ Scatter the {seeds, cilantro} on top.]',
        ],
      },
    ],
    keeps: 'Keeps 4 days in the refrigerator and freezes for 3 months.',
  },
]
