import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { broth, maybe } from '../../staples.ts'

const RICE =
  'Bring the {rice, broth, salt, saffron} to a boil in a saucepan. Cover and cook over low heat until the {rice} is tender and has absorbed the liquid, {18 min}. Stir in a third of the {egg}[ and all of the {cheese}]. Spread out on a tray and chill until cold, {~30 min}.'
const SHAPE =
  'Beat the rest of the {egg} in a shallow bowl, and put the {crumbs} in another. With wet hands, shape {2 each} balls of rice around some of the {filling}[ and {peas}], closing them well. Roll in the {egg}, then in the {crumbs}.'

export const arancini: BookDish[] = [
  {
    id: 'arancini',
    title: 'Baked Arancini',
    renamed: 'Baked {filling} Arancini',
    en: [
      'arancini',
      'arancino',
      'arancine',
      'arancini balls',
      'sicilian arancini',
      'risotto balls',
      'italian rice balls',
      'sicilian rice balls',
      'cheese arancini',
      'mozzarella arancini',
      'fried arancini',
      'air fryer arancini',
      'arrancini',
      'aranchini',
      'suppli',
      'suppli al telefono',
    ],
    es: [
      'arancini',
      'arancinis',
      'arancini al horno',
      'arancini de queso',
      'bolitas de risotto',
      'bolas de arroz sicilianas',
      'croquetas de risotto',
    ],
    course: 'snack',
    meals: ['Snack', 'Dinner', 'Lunch'],
    vessel: 'plate',
    says: 'italian party comfort kids crunchy freezer',
    description: 'Small Sicilian rice balls with {filling} in the middle, baked crisp, with {sauce} to dip.',
    foods: [
      food('rice', 'starch', 'rice-medium-dry rice-short-dry', 18, {
        least: 15,
        most: 24,
        defines: true,
        called: 'rice',
      }),
      broth(56, 'vegetable-broth-low chicken-broth-low water'),
      food('salt', 'seasoning', 'salt', 0.2),
      maybe('saffron', 'seasoning', 'saffron turmeric', 0.02),
      maybe('cheese', 'topping', 'parmesan pecorino', 5, { called: 'parmesan', cut: 'grated' }),
      food('egg', 'binder', 'egg flax-egg', 14),
      food('filling', 'dairy', 'mozzarella fontina provolone ham mushrooms-cooked', 18, {
        called: 'mozzarella',
        defines: true,
        cut: 'in small cubes',
      }),
      maybe('peas', 'vegetable', 'peas-frozen', 8, { called: 'peas' }),
      food('crumbs', 'starch', 'breadcrumbs-panko breadcrumbs flour-almond', 8, {
        called: 'breadcrumbs',
        least: 6,
        most: 10,
        unit: 'cup',
      }),
      food('oil', 'fat', 'olive-oil avocado-oil', 5, { unit: 'tbsp' }),
      food('sauce', 'sauce', 'marinara crushed-tomatoes', 35, { called: 'tomato sauce', unit: 'cup' }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 25,
        load: { roles: 'rice', grams: 250, minutes: 25, of: 'sheets' },
        steps: [
          RICE,
          SHAPE,
          'Heat the oven to 425 °F (220 °C). Set the balls on an oiled sheet pan and brush all over with the {oil}. Bake[ {batches}], turning once, until crisp, golden and hot in the middle, {25 min}.',
          'Warm the {sauce} and serve it on the side.',
        ],
      },
      {
        tool: 'air-fryer',
        prep: 25,
        load: { roles: 'rice', grams: 75, minutes: 14 },
        steps: [
          RICE,
          SHAPE,
          'Heat the air fryer to 375 °F (190 °C). Brush the balls with the {oil}. Cook in one layer[ {batches}], turning once, until crisp, golden and hot in the middle, {14 min}.',
          'Warm the {sauce} and serve it on the side.',
        ],
      },
    ],
    keeps:
      'Shaped and breaded, they keep 1 day in the refrigerator or 2 months in the freezer. Baked, they keep 2 days; reheat them to 165 °F (74 °C).',
  },
]
