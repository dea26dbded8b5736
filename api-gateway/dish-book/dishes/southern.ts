import type { BookDish } from '../dish.ts'
import { food } from '../food.ts'
import { broth, DINNER, GARLIC, maybe, oil, onion, PEPPER, SALT } from '../staples.ts'

/** Southern and Cajun pots, and casseroles for a church supper. */
export const southern: BookDish[] = [
  {
    id: 'dirty-rice',
    title: 'Dirty Rice',
    en: ['cajun rice', 'louisiana dirty rice', 'rice dressing'],
    es: ['arroz sucio', 'arroz cajún'],
    course: 'main',
    meals: DINNER,
    vessel: 'skillet',
    says: 'american spicy budget one-pan',
    description: '{rice} fried with {meat}, peppers and Cajun spices.',
    foods: [
      food(
        'meat',
        'main',
        'ground-pork ground-beef-lean ground-turkey andouille chicken-liver plant-mince',
        110,
        { defines: true, more: 'protein' },
      ),
      food('rice', 'starch', 'rice-brown-cooked rice-white-cooked', 80, {
        least: 40,
        defines: true,
        lighter: 'cauliflower-cooked',
        called: 'rice',
      }),
      onion(50),
      food('celery', 'vegetable', 'celery', 50, { cut: 'chopped' }),
      food('pepper-green', 'vegetable', 'bell-pepper-green', 80, { cut: 'chopped', more: 'vegetable' }),
      GARLIC,
      food('cajun', 'seasoning', 'cajun-seasoning paprika', 1.2),
      broth(60),
      oil(5),
      SALT,
      maybe('scallions', 'vegetable', 'scallions parsley', 8, { cut: 'sliced' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'meat', grams: 950, minutes: 7 },
        steps: [
          'Heat the {oil} in a large skillet over medium-high heat. Cook the {meat}[ {batches}], breaking {it meat} up, {done meat}, {7 min}.',
          'Add the {onion, celery, pepper-green, garlic, cajun, salt} and cook until soft, {6 min}.',
          'Stir in the {rice, broth} and cook until hot, {4 min}.[ Scatter the {scallions} on top.]',
        ],
      },
    ],
    keeps: 'Cool within an hour; it keeps 3 days in the refrigerator. Reheat to 165 °F (74 °C).',
  },
  {
    id: 'vegetable-casserole',
    title: 'Broccoli Casserole',
    renamed: '{vegetables} Casserole',
    en: [
      'broccoli casserole',
      'broccoli cheese casserole',
      'broccoli rice casserole',
      'broccoli and rice casserole',
      'squash casserole',
      'yellow squash casserole',
      'zucchini casserole',
      'cauliflower casserole',
      'vegetable casserole',
      'casserole',
    ],
    es: [
      'cazuela de brócoli',
      'brócoli gratinado',
      'cazuela de verduras',
      'brócoli con queso al horno',
      'cazuela de calabaza',
      'cazuela',
    ],
    course: 'side',
    meals: DINNER,
    vessel: 'plate',
    says: 'american comfort holiday creamy make-ahead kids',
    description: '{vegetables} baked in a light cheese sauce under crumbs.',
    foods: [
      food('vegetables', 'vegetable', 'broccoli yellow-squash zucchini cauliflower spinach-frozen', 170, {
        defines: true,
        cut: 'cut into small pieces',
        more: 'vegetable',
      }),
      onion(35),
      food('cheese', 'dairy', 'cheddar-reduced cheddar nutritional-yeast', 25, {
        defines: true,
        cut: 'shredded',
        more: 'cheese',
      }),
      food('egg', 'binder', 'egg flax-egg', 18),
      food('yogurt', 'dairy', 'greek-yogurt sour-cream soy-yogurt', 40),
      maybe('rice', 'starch', 'rice-brown-cooked', 25, { least: 0 }),
      maybe('crumbs', 'starch', 'breadcrumbs-panko crackers-whole-wheat', 7, {
        least: 0,
        called: 'breadcrumbs',
      }),
      oil(4),
      SALT,
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 12,
        steps: [
          'Heat the oven to 375 °F (190 °C). Cook the {onion} in the {oil} in a skillet, {4 min}. Add the {vegetables} with a splash of water, cover, and cook until just tender, {4 min}. Drain.',
          'Stir the {yogurt, egg, salt, pepper}, half of the {cheese}[ and the {rice}] together. Fold in the vegetables and spread in a baking dish.',
          'Top with the rest of the {cheese}[ and the {crumbs}]. Bake until bubbling and set, {25 min}.',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
]
