import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe } from '../../staples.ts'

export const gulabJamun: BookDish[] = [
  {
    id: 'gulab-jamun',
    title: 'Gulab Jamun',
    en: [
      'gulab jamuns',
      'gulaab jamun',
      'gulab jaman',
      'gulab jamoon',
      'gulabjamun',
      'gulab jam',
      'indian milk balls in syrup',
      'indian doughnuts in syrup',
      'milk powder gulab jamun',
    ],
    es: ['gulab jamun', 'bolitas de leche indias en almíbar', 'buñuelos indios en almíbar'],
    course: 'dessert',
    meals: ['Dessert', 'Snack'],
    vessel: 'bowl',
    says: 'indian holiday party sweet make-ahead',
    description:
      'Two small balls of milk powder dough, fried deep brown and soaked in a light cardamom syrup.',
    foods: [
      food('milk-powder', 'main', 'milk-powder-whole milk-powder-nonfat', 12, {
        called: 'milk powder',
        least: 9,
        most: 16,
        defines: true,
        unit: 'tbsp',
      }),
      food('flour', 'starch', 'flour-all-purpose flour-almond gluten-free-flour', 4, {
        called: 'flour',
        unit: 'tbsp',
      }),
      food('soda', 'seasoning', 'baking-powder', 0.2, { called: 'baking powder', unit: 'tsp' }),
      food('ghee', 'fat', 'ghee butter', 2, { unit: 'tbsp' }),
      food('milk', 'liquid', 'milk-whole milk-2', 8, { unit: 'tbsp' }),
      food('oil', 'fat', 'canola-oil ghee', 9, { unit: 'tbsp' }),
      food('sweetener', 'sweet', 'allulose sugar erythritol', 12, { unit: 'cup' }),
      food('water', 'liquid', 'water', 30, { unit: 'cup' }),
      food('cardamom', 'seasoning', 'cardamom', 0.2, { defines: true, unit: 'tsp' }),
      maybe('rose-water', 'seasoning', 'rose-water', 1, { unit: 'tsp' }),
      maybe('nuts', 'topping', 'pistachios almonds', 3, { cut: 'slivered', more: 'nut', unit: 'tbsp' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        waits: 60,
        load: { roles: 'milk-powder', grams: 100, minutes: 8 },
        steps: [
          'Simmer the {sweetener, water, cardamom} in a saucepan over medium heat, stirring, until clear and slightly sticky, {5 min}. [Stir in the {rose-water}. ]Keep warm.',
          'Whisk the {milk-powder, flour, soda}. Rub in the {ghee}, then stir in the {milk} little by little, just until a soft, sticky dough forms. Let stand for {5 min}. With greased palms, roll into {2 each} balls without cracks.',
          'Warm the {oil} in a small skillet over low heat until a crumb of dough sizzles slowly. Fry the balls[ {batches}], rolling them all the time so that they stay round, until deep brown all over, {9 min}. On higher heat they stay raw inside. Lift out with a slotted spoon and drain for {1 min}.',
          'Put the balls in the warm syrup, cover and let soak until swollen and soft, {~1 hr}. [Scatter the {nuts} on top. ]Serve warm or at room temperature.',
        ],
      },
    ],
    keeps: 'They keep 4 days in their syrup in the refrigerator; warm them before serving.',
  },
]
