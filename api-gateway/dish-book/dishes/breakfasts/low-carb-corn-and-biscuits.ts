import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, oil, SALT } from '../../staples.ts'

/** Well-known forms of doughs without grain: asked for by their own name, or where a diet excludes the usual one. */
export const lowCarbCornAndBiscuits: BookDish[] = [
  {
    id: 'almond-biscuits-and-gravy',
    title: 'Almond Flour Biscuits and Gravy',
    en: ['low carb biscuits and gravy', 'keto biscuits and gravy', 'almond biscuits and gravy'],
    es: ['biscuits de almendra con gravy', 'panecillos de almendra con salsa de salchicha'],
    course: 'breakfast',
    meals: ['Breakfast'],
    vessel: 'plate',
    says: 'american southern comfort low-carb keto',
    description: 'A tender biscuit of almond flour under a creamy {sausage} gravy without flour.',
    foods: [
      food('almond', 'starch', 'flour-almond', 28, { called: 'almond flour', defines: true, unit: 'cup' }),
      food('baking-powder', 'seasoning', 'baking-powder', 1.3, { unit: 'tsp' }),
      food('butter', 'fat', 'butter coconut-oil', 7, { unit: 'tbsp', cut: 'melted' }),
      food('egg', 'binder', 'egg', 18, { defines: true }),
      food('sausage', 'main', 'breakfast-sausage turkey-sausage soy-sausage', 65, {
        defines: true,
        cut: 'crumbled',
      }),
      food('cheese', 'binder', 'cream-cheese', 18, { called: 'cream cheese', defines: true, unit: 'oz' }),
      food('milk', 'liquid', 'half-and-half milk-whole milk-2', 60, { unit: 'cup' }),
      food('pepper', 'seasoning', 'black-pepper', 0.4),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes spinach-raw', 70, {
        optional: true,
        more: 'vegetable',
        cut: 'sliced',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 12,
        steps: [
          '@preheat at=375; Line a baking sheet with parchment. Stir the {almond, baking-powder} in a bowl, then stir in the {egg} and {butter} until a soft dough forms. Drop onto the sheet in {1 each} mounds.',
          '@bake for=15 until="golden and firm"',
          'Meanwhile, cook the {sausage} in a large skillet over medium-high heat, breaking it up, until browned and 165 °F (74 °C), {~8 min}. Stir in the {cheese, milk, pepper} and simmer, stirring, until thick, {~4 min}.',
          'Split the warm rounds and spoon the {sausage} mixture over.[ Serve with the {tomato}.]',
        ],
      },
    ],
    keeps: 'Both parts keep 3 days in the refrigerator; add a spoonful of milk when you reheat the sauce.',
  },
  {
    id: 'almond-arepas',
    title: 'Almond Flour Arepas',
    renamed: 'Almond Flour Arepas with {filling}',
    en: ['low carb arepas', 'keto arepas', 'almond arepas', 'almond flour arepa'],
    es: ['arepas de almendra', 'arepas con harina de almendra', 'arepas de harina de almendra'],
    course: 'main',
    meals: ['Breakfast', 'Dinner', 'Lunch', 'Snack'],
    vessel: 'plate',
    says: 'comfort kids low-carb keto',
    description:
      'A small cake of almond flour and cheese, browned in a skillet, under {filling}[, with {avocado, tomato}].',
    foods: [
      food('almond', 'starch', 'flour-almond', 26, { called: 'almond flour', defines: true, unit: 'cup' }),
      food('cheese', 'binder', 'mozzarella monterey-jack', 15, { defines: true, cut: 'finely shredded' }),
      food('egg', 'binder', 'egg', 18, { defines: true }),
      food(
        'filling',
        'main',
        'queso-fresco queso-oaxaca cheddar chicken-breast-cooked black-beans tofu-firm',
        50,
        { defines: true, more: 'cheese' },
      ),
      oil(5),
      SALT,
      maybe('avocado', 'topping', 'avocado', 40, { cut: 'sliced' }),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes', 70, { cut: 'sliced', more: 'vegetable' }),
      maybe('lettuce', 'vegetable', 'lettuce cabbage', 30, { more: 'leaf' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'almond', grams: 160, minutes: 10 },
        steps: [
          'Stir the {almond, cheese, egg, salt} to a soft dough. Let stand for {~5 min}, then shape {1 each} cakes half an inch thick.',
          'Heat the {oil} in a large nonstick skillet over medium-low heat. Cook the cakes[ {batches}], covered, turning once, until firm and browned in spots, {10 min}.',
          'Lay the {filling} on the hot cakes. Serve with the {tomato, avocado, lettuce}.',
        ],
      },
    ],
    keeps: 'The cakes keep 3 days in the refrigerator; crisp them again in a dry skillet.',
  },
]
