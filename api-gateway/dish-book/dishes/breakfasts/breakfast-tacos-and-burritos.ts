import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const breakfastTacosAndBurritos: BookDish[] = [
  {
    id: 'breakfast-burrito',
    title: 'Breakfast Burrito',
    en: ['breakfast burritos', 'egg burrito', 'sausage breakfast burrito'],
    es: ['burrito de desayuno', 'burrito de huevo', 'burritos de desayuno'],
    course: 'breakfast',
    meals: ['Breakfast'],
    vessel: 'plate',
    says: 'mexican american hearty make-ahead freezer',
    description: 'Scrambled eggs, {sausage} and {cheese} in a warm {tortilla}.',
    foods: [
      food('tortilla', 'starch', 'tortilla-whole-wheat tortilla-flour', 45, {
        least: 40,
        most: 60,
        defines: true,
        lighter: 'collard-greens',
      }),
      food('eggs', 'main', 'egg egg-substitute tofu-firm', 100, { defines: true }),
      food('sausage', 'main', 'turkey-sausage breakfast-sausage soy-sausage chorizo', 40, {
        optional: true,
        cut: 'crumbled',
      }),
      food('vegetables', 'vegetable', 'bell-pepper-red spinach-raw onion', 50, {
        optional: true,
        more: 'vegetable',
        cut: 'chopped',
      }),
      food('cheese', 'dairy', 'cheddar monterey-jack', 20, { optional: true, cut: 'shredded' }),
      food('salsa', 'sauce', 'salsa', 35, { optional: true, unit: 'cup' }),
      food('oil', 'fat', 'olive-oil butter', 4, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.3),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        steps: [
          'Heat the {oil} in a nonstick skillet over medium heat.[ Add the {sausage, vegetables} and cook, stirring, until cooked through and soft, {7 min}.]',
          '[eggs is egg|egg-substitute: Whisk the {eggs} with the {salt}, pour in, and stir slowly until just set, {3 min}.][eggs is tofu-firm: Crumble in the {eggs}, add the {salt}, and cook until hot, {3 min}.]',
          '@warm-tortillas tortilla; Fill with the {eggs, cheese, salsa}, fold in the sides and roll up.',
        ],
      },
    ],
    keeps: 'Wrapped well they freeze for 1 month; reheat in the microwave to 165 °F (74 °C).',
  },
  {
    id: 'breakfast-tacos',
    title: 'Breakfast Tacos',
    en: ['egg tacos', 'breakfast taco', 'potato and egg tacos', 'migas tacos'],
    es: ['tacos de desayuno', 'tacos de huevo', 'tacos de papa con huevo', 'tacos de huevo con chorizo'],
    course: 'breakfast',
    meals: ['Breakfast'],
    vessel: 'plate',
    says: 'mexican american kids quick',
    description: 'Two small tacos of scrambled eggs with {vegetables} and {cheese}.',
    foods: [
      food('tortilla', 'starch', 'tortilla-corn tortilla-whole-wheat', 48, {
        called: 'corn tortillas',
        least: 24,
        most: 60,
        defines: true,
        lighter: 'romaine-lettuce',
      }),
      food('eggs', 'main', 'egg egg-substitute tofu-firm', 110, { defines: true }),
      food('vegetables', 'vegetable', 'bell-pepper-red onion spinach-raw tomato', 50, {
        more: 'vegetable',
        cut: 'chopped',
      }),
      food('chorizo', 'main', 'chorizo turkey-sausage soy-sausage', 20, {
        least: 0,
        most: 40,
        optional: true,
        cut: 'crumbled',
      }),
      food('cheese', 'dairy', 'monterey-jack cheddar queso-fresco', 15, { optional: true, cut: 'shredded' }),
      food('salsa', 'sauce', 'salsa', 30, { optional: true, unit: 'cup' }),
      food('avocado', 'topping', 'avocado', 25, { optional: true, cut: 'sliced' }),
      food('oil', 'fat', 'olive-oil butter', 4, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.3),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 10,
        steps: [
          'Heat the {oil} in a nonstick skillet over medium heat. Cook the {vegetables, chorizo} until soft and browned, {6 min}.',
          '[eggs is egg|egg-substitute: Whisk the {eggs} with the {salt}, pour in, and stir slowly until just set, {3 min}.][eggs is tofu-firm: Crumble in the {eggs}, add the {salt}, and cook until hot, {3 min}.]',
          '@warm-tortillas tortilla; Fill with the {eggs}.[ Top with the {cheese, salsa, avocado}.]',
        ],
      },
    ],
    keeps: 'The filling keeps 2 days in the refrigerator; warm it and fill fresh tortillas.',
  },
  {
    id: 'migas-texmex',
    title: 'Migas',
    en: ['tex-mex migas', 'tortilla scramble', 'eggs with tortillas'],
    es: ['migas', 'migas con huevo', 'migas tex-mex', 'huevos con tortilla'],
    course: 'breakfast',
    meals: ['Breakfast'],
    vessel: 'skillet',
    says: 'mexican american quick',
    description: 'Eggs scrambled with crisp {tortilla} strips, tomato and chili.',
    foods: [
      food('tortilla', 'starch', 'tortilla-corn tortilla-chips', 26, {
        called: 'corn tortillas',
        least: 13,
        most: 48,
        defines: true,
        cut: 'cut in strips',
      }),
      food('oil', 'fat', 'avocado-oil olive-oil', 6, { unit: 'tsp' }),
      food('onion', 'vegetable', 'onion scallions', 20, { cut: 'chopped' }),
      food('jalapeno', 'seasoning', 'jalapeno', 5, { optional: true, cut: 'seeded and chopped' }),
      food('tomato', 'vegetable', 'tomato cherry-tomatoes', 60, { cut: 'chopped', more: 'vegetable' }),
      food('eggs', 'main', 'egg egg-substitute', 110, { defines: true }),
      food('cheese', 'dairy', 'monterey-jack cheddar queso-fresco', 18, { optional: true, cut: 'shredded' }),
      food('salt', 'seasoning', 'salt', 0.3),
      food('salsa', 'topping', 'salsa', 30, { optional: true, unit: 'cup' }),
      food('avocado', 'topping', 'avocado', 30, { least: 0, most: 50, optional: true, cut: 'sliced' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 8,
        steps: [
          'Heat the {oil} in a nonstick skillet over medium-high heat. Fry the {tortilla}, stirring, until crisp, {3 min}.',
          'Add the {onion, jalapeno, tomato} and cook until soft, {3 min}. Whisk the {eggs} with the {salt}, pour in, and stir slowly until just set, {3 min}.',
          '[Sprinkle with the {cheese}. ][Serve with the {salsa, avocado}. ]Serve hot.',
        ],
      },
    ],
    keeps: 'Best eaten right away.',
  },
]
