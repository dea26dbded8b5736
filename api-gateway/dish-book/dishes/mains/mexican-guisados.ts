import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, onion } from '../../staples.ts'

const corn = (grams: number) =>
  food('tortilla', 'starch', 'tortilla-corn', grams, {
    called: 'corn tortillas',
    least: 0,
    most: 72,
    optional: true,
  })

export const mexicanGuisados: BookDish[] = [
  {
    id: 'bistec-a-la-mexicana',
    title: 'Bistec a la Mexicana',
    renamed: 'Mexican-Style {beef}',
    en: [
      'mexican style steak',
      'mexican-style steak',
      'steak a la mexicana',
      'beef a la mexicana',
      'bistek a la mexicana',
      'steak ranchero',
      'mexican beef with tomatoes and chiles',
    ],
    es: [
      'bistec a la mexicana',
      'bisteces a la mexicana',
      'bistecs a la mexicana',
      'bistec de res a la mexicana',
      'carne a la mexicana',
      'res a la mexicana',
      'puntas de res a la mexicana',
      'puntas a la mexicana',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'skillet',
    says: 'mexican quick spicy one-pan',
    description: 'Thin strips of {beef} simmered with tomatoes, onion[ and {chile}][, with warm {tortilla}].',
    foods: [
      food('beef', 'main', 'beef-round beef-sirloin pork-loin-lean mushrooms tofu-firm', 140, {
        called: 'beef',
        defines: true,
        cut: 'cut into thin strips',
        unit: 'lb',
      }),
      food('oil', 'fat', 'avocado-oil canola-oil olive-oil', 7, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 70, { cut: 'sliced' }),
      food('garlic', 'seasoning', 'garlic', 4, { optional: true, cut: 'minced' }),
      food('chile', 'vegetable', 'jalapeno serrano-pepper bell-pepper-green', 15, {
        optional: true,
        cut: 'seeded and sliced',
      }),
      food('tomato', 'vegetable', 'roma-tomato tomato canned-tomatoes', 160, {
        called: 'tomatoes',
        defines: true,
        cut: 'chopped',
        more: 'vegetable',
      }),
      food('salt', 'seasoning', 'salt', 0.8),
      food('cilantro', 'topping', 'cilantro', 3, { optional: true, cut: 'chopped' }),
      corn(48),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'beef', grams: 600, minutes: 5 },
        steps: [
          'Pat the {beef} dry and sprinkle with half of the {salt}. Heat half of the {oil} in a large skillet over high heat. Brown the {beef}[ {batches}], stirring, {5 min of beef fry}. Take out.',
          'Heat the remaining {oil} over medium heat. Cook the {onion, garlic, chile} until they begin to soften, {4 min}. Add the {tomato} and the remaining {salt} and cook until the tomatoes fall apart into a sauce, {8 min}.',
          'Return the {beef} with its juices, cover and simmer over low heat, stirring now and then, until tender, {12 min}.[ Sprinkle with the {cilantro}.]',
          'Serve hot[ with the warm {tortilla}].',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
  {
    id: 'camarones-a-la-diabla',
    title: 'Camarones a la Diabla',
    renamed: '{shrimp} a la Diabla',
    en: [
      'shrimp a la diabla',
      'shrimp diabla',
      'mexican deviled shrimp',
      'diablo shrimp',
      'spicy mexican shrimp',
      'shrimp diablo',
    ],
    es: [
      'camarones a la diabla',
      'camarones a la diabla picantes',
      'camarón a la diabla',
      'camarones enchilados',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'mexican spicy quick',
    description:
      '{shrimp} in a hot, smooth red sauce of dried chiles, chipotle and tomato, with {cucumber}[ and {rice}].',
    foods: [
      food('shrimp', 'main', 'shrimp cod tofu-firm', 150, {
        called: 'shrimp',
        defines: true,
        unit: 'lb',
      }),
      food('dried-chile', 'seasoning', 'ancho-dried pasilla-dried chili-dried-small', 9, {
        called: 'dried ancho chiles',
        defines: true,
        cut: 'stemmed and seeded',
      }),
      food('chipotle', 'seasoning', 'chipotle-adobo chili-dried-small cayenne', 4, {
        optional: true,
        unit: 'tbsp',
      }),
      food('tomato', 'sauce', 'roma-tomato tomato canned-tomatoes', 90, {
        called: 'tomatoes',
        cut: 'quartered',
      }),
      onion(50),
      food('garlic', 'seasoning', 'garlic', 4, { cut: 'peeled' }),
      food('oil', 'fat', 'avocado-oil canola-oil olive-oil', 7, { unit: 'tbsp' }),
      food('lime', 'seasoning', 'lime-juice', 6, { optional: true, unit: 'tbsp' }),
      food('oregano', 'seasoning', 'oregano', 0.3, { optional: true, unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.2),
      food('cucumber', 'vegetable', 'cucumber romaine-lettuce', 110, {
        cut: 'sliced',
        more: 'vegetable',
      }),
      food('rice', 'starch', 'rice-brown-cooked rice-white-cooked', 85, {
        least: 0,
        most: 115,
        optional: true,
        unit: 'cup',
        lighter: 'cauliflower-cooked',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'shrimp', grams: 900, minutes: 5 },
        steps: [
          'Bring the {dried-chile, tomato, onion, garlic} to a boil in a saucepan with water to cover and simmer until soft, {10 min}. Lift out into a blender with ½ cup of fresh water. Blend with the {chipotle, oregano, salt} until completely smooth, holding the lid ajar under a towel.',
          'Heat half of the {oil} in a large skillet over medium heat. Pour in the sauce and cook, stirring, until darker and thick enough to coat a spoon, {6 min}. Pour into a bowl and wipe the skillet.',
          'Heat the remaining {oil} over medium-high heat. Cook the {shrimp}[ {batches}], turning once, {done shrimp}, {4 min of shrimp pan}. Stir in the sauce and warm for {1 min}.[ Season with the {lime}.]',
          'Serve at once with the {cucumber}[ and the warm {rice}].',
        ],
      },
    ],
    keeps: 'The sauce keeps 4 days in the refrigerator; cook the seafood fresh.',
  },
  {
    id: 'rajas-con-crema',
    title: 'Rajas con Crema',
    en: [
      'rajas',
      'rajas with cream',
      'poblano strips in cream',
      'creamy poblano strips',
      'poblanos in cream',
      'creamy poblano peppers',
      'rajas con crema tacos',
    ],
    es: [
      'rajas con crema',
      'rajas poblanas',
      'rajas poblanas con crema',
      'rajas con crema y elote',
      'rajas con elote',
      'rajas con queso',
      'tacos de rajas',
      'tacos de rajas con crema',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'skillet',
    says: 'mexican creamy vegetarian quick',
    description: 'Strips of roasted {poblano} with onion[ and {corn}] in {cream}, with {tortilla}.',
    foods: [
      food('poblano', 'vegetable', 'poblano-pepper bell-pepper-green', 190, {
        called: 'poblano peppers',
        defines: true,
      }),
      food('oil', 'fat', 'avocado-oil canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 60, { cut: 'sliced' }),
      food('garlic', 'seasoning', 'garlic', 3, { optional: true, cut: 'minced' }),
      food('corn', 'starch', 'corn-frozen corn-kernels', 15, {
        called: 'corn',
        least: 0,
        most: 30,
        optional: true,
        unit: 'cup',
      }),
      food('cream', 'dairy', 'mexican-crema sour-cream cashew-butter', 40, {
        called: 'crema',
        defines: true,
        unit: 'cup',
      }),
      food('cheese', 'dairy', 'queso-fresco monterey-jack tofu-firm', 45, {
        called: 'queso fresco',
        cut: 'cut into small cubes',
        unit: 'oz',
      }),
      food('salt', 'seasoning', 'salt', 0.5),
      food('tortilla', 'starch', 'tortilla-corn', 36, {
        called: 'corn tortillas',
        least: 24,
        most: 48,
        lighter: 'romaine-lettuce',
      }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'poblano', grams: 1400, minutes: 6 },
        steps: [
          'Broil the {poblano} on a sheet pan, turning, until the skins are black in spots, {10 min}. Cover with a towel for {~10 min}, then rub off the skins, take out the seeds and cut into strips.',
          'Heat the {oil} in a large skillet over medium heat. Cook the {onion, garlic, corn}[ {batches}] until soft, {7 min}. Stir in the {poblano} and {salt} and cook, {4 min}.',
          '[cream is cashew-butter: Whisk the {cream} with ½ cup of water until smooth. ]Lower the heat, stir in the {cream} and {cheese} and warm until creamy, without boiling, {4 min}.',
          '[tortilla is romaine-lettuce: Serve in leaves of {tortilla}.][tortilla not romaine-lettuce: Serve with the warm {tortilla}.]',
        ],
      },
    ],
    keeps: 'It keeps 3 days in the refrigerator.',
  },
]
