import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const paoDeQueijo: BookDish[] = [
  {
    id: 'pao-de-queijo',
    title: 'Pão de Queijo',
    en: [
      'pao de queijo',
      'pan de queijo',
      'brazilian cheese bread',
      'brazilian cheese rolls',
      'brazilian cheese puffs',
      'brazilian cheese balls',
      'cheese bread balls',
      'tapioca cheese bread',
    ],
    es: [
      'pão de queijo',
      'pan de queso brasileño',
      'panecillos de queso brasileños',
      'pan de queijo brasileño',
      'pan de queso de brasil',
    ],
    course: 'bread',
    meals: ['Snack', 'Breakfast'],
    vessel: 'sheet',
    says: 'baking party kids vegetarian',
    description: 'Three small rolls of tapioca starch and cheese each, crisp outside and stretchy inside.',
    foods: [
      food('starch', 'starch', 'tapioca', 19, { defines: true, called: 'tapioca starch', unit: 'cup' }),
      food('milk', 'liquid', 'milk-2 milk-whole soy-milk-unsweetened', 11, { unit: 'cup' }),
      food('oil', 'fat', 'avocado-oil canola-oil olive-oil', 5, { unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.1),
      food('egg', 'binder', 'egg', 6.5, { defines: true, cut: 'beaten' }),
      food('parmesan', 'topping', 'parmesan-grated', 8, { defines: true, called: 'parmesan', unit: 'cup' }),
      food('cheese', 'topping', 'mozzarella-part-skim queso-fresco monterey-jack', 12, {
        defines: true,
        cut: 'finely shredded',
        unit: 'cup',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'starch', grams: 250, minutes: 20, of: 'sheets' },
        steps: [
          '@preheat at=400; Line a sheet pan with parchment.',
          'Bring the {milk, oil, salt} to a boil in a small saucepan. Pour at once over the {starch} in a bowl and stir until it is evenly damp and lumpy. Let cool until you can touch it, {~10 min}.',
          'Work in the {egg} a little at a time, then the {parmesan, cheese}, kneading until a soft, sticky, stretchy dough forms. If it runs, chill it for a few minutes.',
          'With wet hands roll into {3 each} balls about 1 inch wide and set them apart on the pan. Bake[ {batches}] until puffed, firm and lightly golden, {20 min}. Serve warm.',
        ],
      },
    ],
    keeps:
      'Freeze the raw balls for up to 3 months and bake them from frozen, 5 minutes longer; baked, they are best the same day.',
  },
]
