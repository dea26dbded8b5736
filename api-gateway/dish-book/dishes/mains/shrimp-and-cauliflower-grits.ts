import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, PEPPER } from '../../staples.ts'

export const shrimpAndCauliflowerGrits: BookDish[] = [
  {
    id: 'shrimp-and-cauliflower-grits',
    title: 'Shrimp and Cauliflower Grits',
    renamed: '{shrimp} and Cauliflower Grits',
    en: [
      'shrimp and grits with cauliflower grits',
      'shrimp with cauliflower grits',
      'low carb shrimp and grits',
      'low-carb shrimp and grits',
      'keto shrimp and grits',
      'shrimp and cauliflower grits',
      'low carb shrimp and cauliflower grits',
      'shrimp and grits with cauliflower instead of grits',
      'shrimp over cauliflower grits',
      'shrimp & cauliflower grits',
    ],
    es: ['camarones con sémola de coliflor', 'camarones con grits de coliflor'],
    course: 'main',
    meals: ['Dinner', 'Breakfast', 'Lunch'],
    vessel: 'bowl',
    says: 'american southern comfort keto low-carb high-protein light',
    description: 'Peppery {shrimp} with peppers and garlic over creamy, cheesy {cauliflower} mash.',
    foods: [
      food('cauliflower', 'vegetable', 'cauliflower cauliflower-frozen', 220, {
        called: 'cauliflower',
        defines: true,
        cut: 'grated to the size of grits',
      }),
      food('milk', 'dairy', 'half-and-half milk-2 soy-milk-unsweetened', 30, { unit: 'cup' }),
      food('butter', 'fat', 'butter olive-oil vegan-butter', 6, { unit: 'tbsp' }),
      maybe('cheese', 'dairy', 'cheddar parmesan-grated', 22, { cut: 'shredded' }),
      food('shrimp', 'main', 'shrimp scallops chicken-breast tofu-firm', 140, {
        defines: true,
        cut: 'peeled and deveined',
      }),
      maybe('bacon', 'main', 'bacon turkey-bacon andouille', 15, { cut: 'chopped' }),
      food('oil', 'fat', 'olive-oil canola-oil', 5, { unit: 'tsp' }),
      food('peppers', 'vegetable', 'bell-pepper-red bell-pepper-green', 60, {
        cut: 'diced',
        more: 'vegetable',
      }),
      food('scallions', 'vegetable', 'scallions', 12, { cut: 'sliced' }),
      food('garlic', 'seasoning', 'garlic', 3, { cut: 'minced' }),
      food('cajun', 'seasoning', 'cajun-seasoning paprika', 1, { unit: 'tsp' }),
      maybe('lemon', 'seasoning', 'lemon-juice', 5, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.4),
      PEPPER,
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'shrimp', grams: 700, minutes: 5 },
        steps: [
          'Melt the {butter} in a large saucepan over medium heat. Stir in the {cauliflower} and {salt}, cover, and cook, stirring now and then, until very soft, {10 min}. Stir in the {milk}[ and {pepper}], crush to a coarse mash, and cook uncovered until thick, {4 min}.[ Stir in the {cheese}.] Keep warm.',
          'Heat the {oil} in a large skillet over medium-high heat.[ Cook the {bacon} until crisp, {4 min}.] Add the {peppers} and cook until soft, {4 min}. Stir in the {garlic, cajun}.',
          'Add the {shrimp}[ {batches}] and cook, turning once, {done shrimp}, {4 min of shrimp pan}. Stir in the {scallions, lemon}. Serve over the cauliflower grits.',
        ],
      },
    ],
    keeps: 'Best fresh; keep grits and topping apart for up to 2 days.',
  },
]
