import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const indianSweets: BookDish[] = [
  {
    id: 'almond-barfi',
    title: 'Almond Barfi',
    en: [
      'barfi',
      'burfi',
      'badam burfi',
      'badam barfi',
      'almond burfi',
      'mithai',
      'indian sweets',
      'kaju katli',
    ],
    es: ['barfi de almendra', 'dulces indios'],
    course: 'dessert',
    meals: ['Dessert', 'Snack'],
    vessel: 'sheet',
    says: 'indian holiday party sweet make-ahead',
    description: 'Small squares of almond and milk powder, with cardamom and pistachios.',
    foods: [
      food('almond', 'main', 'flour-almond', 20, {
        called: 'almond flour',
        least: 14,
        most: 28,
        defines: true,
        unit: 'cup',
      }),
      food('milk-powder', 'dairy', 'milk-powder-nonfat milk-powder-whole flour-coconut', 6, {
        called: 'milk powder',
        unit: 'tbsp',
      }),
      food('ghee', 'fat', 'ghee butter coconut-oil', 5, { unit: 'tbsp' }),
      food('sweetener', 'sweet', 'allulose erythritol sugar', 8, { unit: 'tbsp' }),
      food('water', 'liquid', 'water', 10, { unit: 'tbsp' }),
      food('cardamom', 'seasoning', 'cardamom', 0.2, { defines: true, unit: 'tsp' }),
      food('nuts', 'topping', 'pistachios cashews almonds pumpkin-seeds', 5, {
        optional: true,
        cut: 'chopped',
        more: 'nut',
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 8,
        waits: 60,
        steps: [
          'Simmer the {sweetener} and {water} in a nonstick skillet over medium heat, stirring, until the sweetener has melted, {3 min}.',
          'Stir in the {ghee, almond, milk-powder, cardamom} and cook over low heat, stirring, until it comes together as a soft dough, {5 min}.',
          'Press flat between two sheets of parchment.[ Press the {nuts} on top.] Refrigerate for {~1 hr} and cut into {2 each} squares.',
        ],
      },
    ],
    keeps: 'It keeps 1 week in the refrigerator.',
  },
  {
    id: 'paneer-kheer',
    title: 'Paneer Kheer',
    en: ['kheer', 'paneer pudding', 'paneer payasam', 'paneer dessert', 'indian milk pudding'],
    es: ['kheer', 'postre indio de paneer'],
    course: 'dessert',
    meals: ['Dessert', 'Snack'],
    vessel: 'bowl',
    says: 'indian holiday comfort soft creamy sweet',
    description: 'Crumbled {paneer} simmered soft in {milk} with cardamom[ and {nuts}].',
    foods: [
      food('paneer', 'main', 'paneer tofu-firm', 45, { defines: true, cut: 'crumbled' }),
      food('milk', 'liquid', 'milk-2 milk-whole almond-milk soy-milk-unsweetened', 120, {
        defines: true,
        unit: 'cup',
      }),
      food('sweetener', 'sweet', 'allulose erythritol sugar', 6, { unit: 'tbsp' }),
      food('cardamom', 'seasoning', 'cardamom', 0.2, { defines: true, unit: 'tsp' }),
      food('nuts', 'topping', 'pistachios almonds cashews', 6, {
        optional: true,
        cut: 'chopped',
        more: 'nut',
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 8,
        steps: [
          'Bring the {milk} to a simmer in a saucepan over medium-low heat and cook, stirring often, until a third of it has cooked away, {15 min}.',
          'Stir in the {paneer, sweetener, cardamom} and simmer, stirring, until creamy, {5 min}.',
          '[Scatter the {nuts} on top. ]Serve warm or cold.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'shrikhand',
    title: 'Shrikhand',
    en: ['sweet yogurt with cardamom', 'indian yogurt dessert'],
    es: ['shrikhand', 'postre indio de yogur'],
    course: 'dessert',
    meals: ['Dessert', 'Snack'],
    vessel: 'bowl',
    says: 'indian holiday quick soft creamy sweet',
    description: 'Thick {yogurt} with cardamom[ and {nuts}], served cold.',
    foods: [
      food('yogurt', 'main', 'greek-yogurt soy-yogurt', 130, {
        called: 'Greek yogurt',
        defines: true,
        unit: 'cup',
      }),
      food('sweetener', 'sweet', 'allulose erythritol sugar', 6, { unit: 'tbsp' }),
      food('cardamom', 'seasoning', 'cardamom', 0.3, { defines: true, unit: 'tsp' }),
      food('nuts', 'topping', 'pistachios almonds cashews', 6, {
        optional: true,
        cut: 'chopped',
        more: 'nut',
        unit: 'tbsp',
      }),
      food('fruit', 'fruit', 'mango raspberries', 30, {
        least: 0,
        most: 60,
        optional: true,
        cut: 'diced',
        more: 'fruit',
      }),
    ],
    ways: [
      {
        tool: 'none',
        prep: 8,
        steps: [
          'Stir the {yogurt, sweetener, cardamom} together until smooth and divide among bowls.',
          '[Top with the {fruit, nuts}. ]Serve cold.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'carrot-halwa',
    title: 'Carrot Halwa',
    en: ['gajar halwa', 'gajar ka halwa', 'carrot halva', 'halwa'],
    es: ['halwa de zanahoria', 'postre indio de zanahoria'],
    course: 'dessert',
    meals: ['Dessert', 'Snack'],
    vessel: 'bowl',
    says: 'indian holiday comfort soft sweet',
    description: 'Grated carrots cooked soft in {milk} with cardamom[ and {nuts}].',
    foods: [
      food('carrots', 'main', 'carrots', 90, { defines: true, cut: 'grated' }),
      food('milk', 'liquid', 'milk-2 milk-whole almond-milk soy-milk-unsweetened', 80, { unit: 'cup' }),
      food('ghee', 'fat', 'ghee butter coconut-oil', 5, { unit: 'tbsp' }),
      food('sweetener', 'sweet', 'allulose erythritol sugar', 6, { unit: 'tbsp' }),
      food('cardamom', 'seasoning', 'cardamom', 0.2, { defines: true, unit: 'tsp' }),
      food('nuts', 'topping', 'cashews almonds pistachios', 8, {
        optional: true,
        cut: 'chopped',
        more: 'nut',
        unit: 'tbsp',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        steps: [
          'Heat the {ghee} in a nonstick skillet over medium heat. Cook the {carrots}, stirring, until soft, {6 min}.',
          'Stir in the {milk} and simmer, stirring often, until it has cooked away, {15 min}.',
          'Stir in the {sweetener, cardamom} and cook until thick, {3 min}.[ Scatter the {nuts} on top.] Serve warm.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
]
