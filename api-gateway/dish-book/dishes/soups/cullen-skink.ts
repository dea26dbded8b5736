import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const cullenSkink: BookDish[] = [
  {
    id: 'cullen-skink',
    title: 'Cullen Skink',
    renamed: '{fish} Cullen Skink',
    en: [
      'scottish cullen skink',
      'scottish fish soup',
      'smoked haddock soup',
      'smoked haddock chowder',
      'smoked fish chowder',
      'finnan haddie soup',
      'smoked haddock and potato soup',
      'cullen skink soup',
    ],
    es: [
      'cullen skink',
      'sopa escocesa de pescado',
      'sopa de eglefino ahumado',
      'sopa de abadejo ahumado',
      'sopa de pescado ahumado',
    ],
    course: 'soup',
    meals: ['Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'british comfort creamy soft',
    description: 'A thick soup of {fish}, {potato} and leek in {milk}.',
    foods: [
      food('fish', 'main', 'haddock-smoked trout-smoked cod haddock salmon tofu-firm', 100, {
        called: 'smoked haddock',
        defines: true,
        unit: 'oz',
      }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('butter', 'fat', 'butter vegan-butter olive-oil', 7, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 50, { cut: 'finely chopped' }),
      food('leek', 'vegetable', 'leek celery', 50, { called: 'leeks', cut: 'sliced' }),
      food('potato', 'starch', 'potato potato-russet potato-red cauliflower celeriac', 105, {
        called: 'potatoes',
        least: 60,
        most: 130,
        defines: true,
        cut: 'peeled and cut into ½-inch cubes',
        lighter: 'cauliflower celeriac turnip',
      }),
      food('water', 'liquid', 'water', 150, { unit: 'cup' }),
      food('milk', 'dairy', 'milk-whole milk-2 soy-milk-unsweetened', 140, { called: 'milk', unit: 'cup' }),
      food('pepper', 'seasoning', 'black-pepper white-pepper', 0.2),
      food('chives', 'topping', 'chives parsley', 2, { optional: true, cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'water,milk,potato,fish', grams: 3500, minutes: 6, of: 'pots' },
        steps: [
          'Melt the {butter} in a large pot over medium heat. Cook the {onion, leek} until soft but not brown, {8 min}.',
          'Add the {potato, water, bay}. Bring to a boil[ {batches}], cover and boil gently until the {potato} {is potato} tender, {14 min}.',
          'Lay the {fish} in the pot with the {milk} and heat gently, without boiling, {ready fish}, {7 min of fish simmer}. Lift out the {fish}[ and throw away the {bay}].',
          'Mash some of the {potato} against the side of the pot to thicken the soup. [fish not tofu-firm: Flake the {fish} without skin and bones][fish is tofu-firm: Crumble the {fish}] and return to the pot with the {pepper}. Heat through, {2 min}, and season to taste.[ Scatter the {chives} on top.]',
        ],
      },
    ],
    keeps: 'Keeps 2 days in the refrigerator. Reheat gently, without boiling.',
  },
]
