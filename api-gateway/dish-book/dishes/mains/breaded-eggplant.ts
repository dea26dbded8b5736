import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, LEMON, maybe, SALT } from '../../staples.ts'

export const breadedEggplant: BookDish[] = [
  {
    id: 'eggplant-milanesa',
    title: 'Eggplant Milanesa',
    en: [
      'breaded eggplant',
      'eggplant cutlets',
      'baked eggplant cutlets',
      'crispy eggplant',
      'crispy baked eggplant',
      'eggplant schnitzel',
    ],
    es: [
      'milanesa de berenjena',
      'milanesas de berenjena',
      'milanesa de berenjena al horno',
      'milanesas de berenjena al horno',
      'berenjenas empanizadas',
      'berenjena empanizada',
      'berenjenas rebozadas',
      'berenjenas empanadas',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'sheet',
    says: 'italian vegetarian budget crunchy',
    description: 'Slices of {eggplant} in crisp crumbs, baked, with {salad} and lemon.',
    foods: [
      food('eggplant', 'vegetable', 'eggplant zucchini', 220, {
        least: 160,
        most: 300,
        defines: true,
        cut: 'cut into ½-inch slices',
      }),
      SALT,
      food('egg', 'binder', 'egg egg-substitute', 40),
      food('crumbs', 'binder', 'breadcrumbs-whole-wheat breadcrumbs-panko flour-almond', 22, {
        called: 'breadcrumbs',
        least: 14,
        most: 28,
        defines: true,
        unit: 'cup',
        lighter: 'flour-almond',
      }),
      maybe('parmesan', 'dairy', 'parmesan-grated nutritional-yeast', 12, { unit: 'tbsp' }),
      maybe('oregano', 'seasoning', 'oregano italian-seasoning', 0.4),
      food('oil', 'fat', 'olive-oil', 11, { unit: 'tbsp' }),
      food('salad', 'vegetable', 'tomato arugula romaine-lettuce', 110, {
        least: 60,
        most: 180,
        cut: 'sliced',
        more: 'vegetable',
      }),
      LEMON,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 18,
        load: { roles: 'eggplant', grams: 850, minutes: 12, of: 'sheets' },
        steps: [
          'Heat the oven to 425 °F (220 °C). Sprinkle the {eggplant} with the {salt}, let it stand {~10 min}, and pat dry.',
          'Beat the {egg} in a shallow bowl. Mix the {crumbs, parmesan, oregano} in another. Dip the {eggplant} in the {egg}, then in the crumbs.',
          'Spread the {oil} over rimmed sheet pans and lay the {eggplant} in it. Bake[ {batches}], turning once, until browned and tender, {25 min}.',
          'Serve with the {salad}[, sprinkled with the {lemon}].',
        ],
      },
    ],
    keeps: 'Keeps 2 days in the refrigerator; crisp it again in a hot oven.',
  },
]
