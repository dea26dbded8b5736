import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const enchiladasVerdes: BookDish[] = [
  {
    id: 'enchiladas-verdes',
    title: 'Enchiladas Verdes',
    en: [
      'green enchiladas',
      'green chicken enchiladas',
      'chicken enchiladas verdes',
      'enchiladas suizas',
      'salsa verde enchiladas',
    ],
    es: [
      'enchiladas verdes',
      'enchiladas verdes de pollo',
      'enchiladas suizas',
      'enchiladas con salsa verde',
    ],
    course: 'main',
    meals: ['Dinner', 'Lunch'],
    vessel: 'sheet',
    says: 'mexican comfort party make-ahead',
    description: '{tortilla} rolled around {chicken} and baked in {sauce}[ under {cheese}].',
    foods: [
      food('tortilla', 'starch', 'tortilla-corn tortilla-whole-wheat', 48, {
        called: 'corn tortillas',
        least: 24,
        most: 72,
        defines: true,
        lighter: 'zucchini',
      }),
      food('chicken', 'main', 'chicken-breast-cooked chicken-rotisserie black-beans tofu-firm', 90, {
        defines: true,
        cut: 'shredded',
        unit: 'oz',
      }),
      food('vegetables', 'vegetable', 'spinach-frozen zucchini bell-pepper-green mushrooms', 70, {
        least: 30,
        most: 140,
        cut: 'chopped',
        more: 'vegetable',
      }),
      food('onion', 'vegetable', 'onion', 30, { cut: 'chopped' }),
      food('oil', 'fat', 'olive-oil avocado-oil', 4, { unit: 'tsp' }),
      food('cumin', 'seasoning', 'cumin', 0.4, { unit: 'tsp' }),
      food('sauce', 'sauce', 'salsa-verde', 100, { called: 'salsa verde', defines: true, unit: 'cup' }),
      food('cheese', 'dairy', 'monterey-jack queso-fresco mozzarella-part-skim', 28, {
        optional: true,
        cut: 'shredded',
        unit: 'oz',
      }),
      food('crema', 'topping', 'greek-yogurt mexican-crema', 15, { optional: true, unit: 'tbsp' }),
      food('cilantro', 'topping', 'cilantro', 2, { optional: true, cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'chicken', grams: 800, minutes: 5, of: 'dishes' },
        steps: [
          '@preheat at=375; Heat the {oil} in a skillet over medium heat and cook the {onion, vegetables} until soft, {6 min}. Stir in the {chicken, cumin} with a quarter of the {sauce}.',
          'Spread a quarter of the {sauce} in a baking dish. Soften the {tortilla} between damp paper towels in the microwave, {~1 min}. Fill, roll up, and lay side by side, seam down.',
          'Pour the remaining {sauce} over[ and sprinkle with the {cheese}]. Bake[ {batches}] until bubbling and 165 °F (74 °C) in the middle, {22 min}.[ Top with the {crema, cilantro}.]',
        ],
      },
    ],
    keeps: 'They keep 3 days in the refrigerator and freeze for 2 months.',
  },
]
