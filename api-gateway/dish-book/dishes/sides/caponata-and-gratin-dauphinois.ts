import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, PEPPER } from '../../staples.ts'

const SWEET_AND_SOUR =
  'Stir in the {tomato, olives, capers, raisins} and cook until thick, {8 min}. Add the {vinegar, sugar, salt} and let it bubble, {2 min}.'
const COOL =
  'Stir in the {eggplant} and warm through, {2 min}. Let cool to room temperature, {~30 min}, so that the sweet and the sour come together.[ Scatter the {pine-nuts, basil} on top.]'

export const caponataAndGratinDauphinois: BookDish[] = [
  {
    id: 'caponata',
    title: 'Caponata',
    en: [
      'sicilian caponata',
      'eggplant caponata',
      'aubergine caponata',
      'caponata siciliana',
      'sweet and sour eggplant',
      'sicilian eggplant',
      'sicilian eggplant stew',
      'sicilian eggplant relish',
      'capponata',
      'caponatina',
    ],
    es: [
      'caponata',
      'caponata siciliana',
      'caponata de berenjena',
      'caponata de berenjenas',
      'berenjenas a la siciliana',
      'berenjena agridulce',
    ],
    course: 'side',
    meals: ['Dinner', 'Lunch', 'Snack'],
    vessel: 'bowl',
    says: 'italian mediterranean vegan make-ahead party',
    description:
      'Sicilian eggplant with celery, tomatoes, {olives} and {capers} in a sweet and sour sauce, served at room temperature.',
    foods: [
      food('eggplant', 'vegetable', 'eggplant', 150, { defines: true, cut: 'cut in ¾-inch cubes' }),
      food('salt', 'seasoning', 'salt', 0.3),
      food('oil', 'fat', 'olive-oil', 15, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion red-onion', 40, { cut: 'chopped' }),
      food('celery', 'vegetable', 'celery fennel-bulb', 45, { cut: 'sliced' }),
      food('tomato', 'vegetable', 'canned-tomatoes crushed-tomatoes tomato', 75, { called: 'tomatoes' }),
      food('olives', 'topping', 'olives-green olives-black', 14, {
        called: 'olives',
        cut: 'pitted and halved',
      }),
      food('capers', 'seasoning', 'capers', 4),
      maybe('raisins', 'sweet', 'raisins', 4),
      food('vinegar', 'seasoning', 'vinegar-wine vinegar-balsamic', 12, { called: 'vinegar' }),
      food('sugar', 'sweet', 'sugar honey', 3, {
        least: 1,
        most: 4,
        lighter: 'allulose erythritol',
        unit: 'tsp',
      }),
      maybe('pine-nuts', 'topping', 'pine-nuts almonds sunflower-seeds', 4, { cut: '' }),
      maybe('basil', 'topping', 'basil-fresh parsley', 3, { cut: 'torn' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'eggplant', grams: 500, minutes: 10 },
        steps: [
          'Heat two-thirds of the {oil} in a large skillet over medium-high heat. Fry the {eggplant}[ {batches}], turning often, until browned and soft, {10 min}. Move to a plate.',
          'Lower the heat to medium and add the rest of the {oil}. Cook the {onion, celery}, stirring often, until soft, {8 min}.',
          SWEET_AND_SOUR,
          COOL,
        ],
      },
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'eggplant', grams: 900, minutes: 12, of: 'sheets' },
        steps: [
          'Heat the oven to 425 °F (220 °C). Toss the {eggplant} with two-thirds of the {oil} on a rimmed sheet pan and roast[ {batches}], turning once, until browned and soft, {30 min}.',
          'Meanwhile, heat the rest of the {oil} in a large skillet over medium heat. Cook the {onion, celery}, stirring often, until soft, {~8 min}.',
          SWEET_AND_SOUR,
          COOL,
        ],
      },
    ],
    keeps: 'Better the next day. It keeps 5 days in the refrigerator; serve at room temperature.',
  },
  {
    id: 'gratin-dauphinois',
    title: 'Gratin Dauphinois',
    renamed: '{potato} Gratin Dauphinois',
    en: [
      'gratin dauphinoise',
      'dauphinoise potatoes',
      'dauphinois potatoes',
      'potatoes dauphinoise',
      'potato dauphinoise',
      'potato gratin dauphinois',
      'potatoes dauphinois',
      'pommes dauphinoise',
      'pommes de terre dauphinoise',
      'dauphinoise',
      'dauphinois',
      'french potato gratin',
      'gratin dauphinois potatoes',
    ],
    es: [
      'gratin dauphinois',
      'gratinado delfinés',
      'patatas a la delfinesa',
      'papas a la delfinesa',
      'patatas dauphinoise',
      'papas dauphinoise',
      'gratín delfinés',
    ],
    course: 'side',
    meals: ['Dinner', 'Lunch'],
    vessel: 'plate',
    says: 'french comfort holiday creamy',
    description:
      'Thin slices of {potato} baked slowly in {milk} and {cream} with garlic and nutmeg, with no cheese, as in the Dauphiné.',
    foods: [
      food('potato', 'starch', 'potato potato-russet', 105, {
        called: 'potatoes',
        least: 65,
        most: 130,
        defines: true,
        cut: 'peeled and sliced ⅛ inch thick',
        lighter: 'celeriac turnip',
      }),
      food('garlic', 'seasoning', 'garlic', 2, { cut: 'halved' }),
      food('butter', 'fat', 'butter vegan-butter olive-oil', 3, { unit: 'tsp' }),
      food('milk', 'liquid', 'milk-whole milk-2 soy-milk-unsweetened oat-milk', 65, {
        called: 'milk',
        unit: 'cup',
      }),
      food('cream', 'dairy', 'cream-heavy creme-fraiche coconut-milk', 28, {
        called: 'cream',
        defines: true,
        unit: 'cup',
      }),
      food('salt', 'seasoning', 'salt', 0.5),
      food('nutmeg', 'seasoning', 'nutmeg', 0.05, { optional: true }),
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'potato,milk', grams: 2000, minutes: 10, of: 'dishes' },
        steps: [
          'Heat the oven to 325 °F (165 °C). Rub a baking dish with the cut side of the {garlic}, then grease it with the {butter}. Chop what is left of the {garlic}.',
          'Do not rinse the {potato}: the starch thickens the sauce. Bring the {milk, cream, garlic, salt, nutmeg, pepper} to a simmer in a wide pot. Add the {potato} and simmer gently, stirring now and then, until the liquid coats a spoon, {8 min}.',
          'Spread out in the dish and press the {potato} under the liquid. Bake[ {batches}] until a knife slides in easily and the top is golden, {55 min}. Let stand for {~10 min}, until the sauce settles.',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator; reheat, covered, at 325 °F (165 °C) until hot all through.',
  },
]
