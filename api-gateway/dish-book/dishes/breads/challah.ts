import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const challah: BookDish[] = [
  {
    id: 'challah',
    title: 'Challah',
    en: [
      'challah bread',
      'challa',
      'challah loaf',
      'hallah',
      'chala bread',
      'braided egg bread',
      'jewish egg bread',
      'egg challah',
      'braided challah',
      'shabbat bread',
      'sabbath bread',
      'homemade challah',
      'water challah',
      'whole wheat challah',
    ],
    es: ['jalá', 'challah', 'pan challah', 'pan jalá', 'pan trenzado judío', 'pan trenzado de huevo'],
    course: 'bread',
    meals: ['Dinner', 'Lunch', 'Breakfast'],
    vessel: 'board',
    says: 'baking holiday',
    description:
      'One slice each of a soft, shiny[flour not gluten-free-flour:  braided] loaf, made with oil and no milk.',
    foods: [
      food('flour', 'starch', 'flour-bread flour-all-purpose flour-whole-wheat', 22, {
        called: 'flour',
        defines: true,
        unit: 'cup',
      }),
      food('yeast', 'seasoning', 'yeast', 0.4, { called: 'yeast', defines: true, unit: 'tsp' }),
      food('water', 'liquid', 'water', 7, { unit: 'cup', cut: 'warm' }),
      food('sweet', 'sweet', 'honey sugar', 2, { unit: 'tbsp' }),
      food('egg', 'binder', 'egg flax-egg', 8, { defines: true, cut: 'beaten' }),
      food('oil', 'fat', 'canola-oil olive-oil', 2.2, { unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.3),
      food('seeds', 'topping', 'sesame-seeds poppy-seeds', 0.5, { optional: true, unit: 'tsp' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 25,
        waits: 120,
        steps: [
          'Stir the {yeast, water, sweet} together in a large bowl and let stand until foamy, {~5 min}. [egg is egg: Set aside a spoonful of the beaten {egg} for the top. ]Stir in the {egg, oil, salt, flour}[flour not gluten-free-flour:  and knead until smooth and a little tacky, {10 min}][flour is gluten-free-flour:  and beat with enough warm water to make a thick, sticky batter, {5 min}].',
          'Cover and let rise in a warm place until doubled, {~75 min}. [flour not gluten-free-flour: Divide into three, roll into ropes, braid them, and tuck the ends under. Lay on a lined baking sheet, cover,][flour is gluten-free-flour: Smooth it into a greased loaf pan with wet hands, cover,] and let rise until puffy, {~45 min}.',
          '@preheat at=350; Brush the loaf with the [egg is egg: {egg} that was set aside][egg not egg: rest of the {oil}].[ Sprinkle with the {seeds}.]',
          'Bake until deep golden and 190 °F (88 °C) inside, {25 min}. Cool on a rack for {~30 min}, and cut into {1 each} slices.',
        ],
      },
    ],
    keeps: 'It keeps 2 days in a bag and freezes for 2 months; slice it before freezing.',
  },
]
