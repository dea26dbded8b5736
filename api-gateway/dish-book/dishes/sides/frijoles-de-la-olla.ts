import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { CILANTRO, DINNER, maybe } from '../../staples.ts'

export const frijolesDeLaOlla: BookDish[] = [
  {
    id: 'frijoles-de-la-olla',
    title: 'Frijoles de la Olla',
    en: ['mexican pot beans', 'mexican beans from the pot', 'brothy mexican beans', 'mexican brothy beans'],
    es: [
      'frijoles de la olla',
      'frijoles de olla',
      'frijol de olla',
      'frijoles caldosos',
      'frijoles con caldo',
    ],
    course: 'side',
    meals: DINNER,
    vessel: 'bowl',
    says: 'mexican comfort budget make-ahead freezer',
    description:
      'Dried {beans} simmered with onion and garlic, served in their own broth[ with {cheese}][ and {avocado}].',
    foods: [
      food('beans', 'starch', 'pinto-beans-dry black-beans-dry', 45, {
        called: 'beans',
        least: 25,
        most: 60,
        defines: true,
        cut: 'picked over and rinsed',
        unit: 'cup',
      }),
      food('onion', 'vegetable', 'onion', 30, { cut: 'halved' }),
      food('garlic', 'seasoning', 'garlic', 4, { cut: 'peeled' }),
      maybe('epazote', 'seasoning', 'epazote', 1),
      food('oil', 'fat', 'avocado-oil canola-oil', 4, { unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.8),
      maybe('cheese', 'topping', 'queso-fresco', 12, { cut: 'crumbled' }),
      maybe('avocado', 'topping', 'avocado', 25, { cut: 'sliced' }),
      food('tomato', 'vegetable', 'tomato', 50, { cut: 'diced', more: 'vegetable' }),
      CILANTRO,
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        waits: 480,
        load: { roles: 'beans', grams: 700, minutes: 15, of: 'pots' },
        steps: [
          'Soak the {beans} in plenty of cold water in the refrigerator for {~8 hr}. Drain.',
          'Put the {beans, onion, garlic, oil} in a large pot with cold water to cover by 2 inches. Bring to a boil, boil hard for {10 min} and skim.',
          'Lower the heat and simmer[ {batches}] with the lid ajar until the {beans} are soft, {75 min}, adding hot water to keep them covered. Stir in the {salt, epazote} and simmer, {10 min}.',
          'Take out the {onion, garlic}. Serve the {beans} in bowls with their broth and the {tomato}.[ Top with the {cheese, avocado, cilantro}.]',
        ],
      },
    ],
    keeps: 'Keeps 4 days in the refrigerator and freezes for 3 months, in its broth.',
  },
]
