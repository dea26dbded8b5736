import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, oil } from '../../staples.ts'

export const thitKho: BookDish[] = [
  {
    id: 'thit-kho',
    title: 'Thit Kho',
    renamed: '{pork} Thit Kho',
    en: [
      'thit kho trung',
      'thit kho tau',
      'vietnamese braised pork',
      'vietnamese braised pork and eggs',
      'vietnamese caramelized pork',
      'vietnamese caramel pork',
      'caramelized pork and eggs',
      'pork braised in coconut water',
    ],
    es: ['cerdo vietnamita con huevo', 'cerdo caramelizado vietnamita', 'cerdo estofado vietnamita'],
    course: 'main',
    meals: ['Dinner', 'Lunch'],
    vessel: 'bowl',
    says: 'vietnamese comfort make-ahead',
    description:
      '{pork} braised until tender in coconut water and {fish-sauce}[, with {egg}][ and {greens}].',
    foods: [
      food('pork', 'main', 'pork-shoulder pork-tenderloin chicken-thigh tofu-firm', 115, {
        defines: true,
        cut: 'cut into 1½-inch pieces',
        unit: 'lb',
      }),
      oil(4),
      food('shallot', 'vegetable', 'shallot onion', 20, { cut: 'sliced' }),
      food('garlic', 'seasoning', 'garlic', 5, { cut: 'minced' }),
      food('fish-sauce', 'seasoning', 'fish-sauce soy-sauce-low-sodium tamari', 9, {
        called: 'fish sauce',
        unit: 'tbsp',
      }),
      food('sugar', 'sweet', 'palm-sugar sugar-brown allulose', 5, { unit: 'tsp' }),
      food('pepper', 'seasoning', 'black-pepper', 0.5, { optional: true, unit: 'tsp' }),
      food('coconut', 'liquid', 'coconut-water water', 120, {
        called: 'coconut water',
        defines: true,
        unit: 'cup',
      }),
      food('egg', 'main', 'egg-boiled', 50, { optional: true, cut: 'peeled' }),
      food('greens', 'vegetable', 'bok-choy green-beans spinach-raw', 120, {
        cut: 'cut into large pieces',
        more: 'vegetable',
      }),
      food('rice', 'starch', 'rice-brown-cooked rice-white-cooked quinoa-cooked', 85, {
        least: 40,
        most: 130,
        lighter: 'cauliflower-cooked',
        unit: 'cup',
      }),
      maybe('scallions', 'topping', 'scallions cilantro', 6, { cut: 'sliced' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        steps: [
          'Heat the {oil} in a large, heavy pot over medium-high heat. Brown the {pork}[ {batches}], {8 min}. Add the {shallot, garlic} and cook, stirring, {2 min}.',
          'Stir in the {coconut, fish-sauce, sugar, pepper} and enough water to cover the {pork}. Bring to a boil, lower the heat, cover and simmer {tender pork}, {75 min of pork braise}.',
          '[Add the {egg}. ]Simmer without the lid until the sauce is glossy, {15 min}.',
          'Steam the {greens} until just tender, {~5 min}, and warm the {rice}. Serve the {pork}[ and {egg}] in the sauce with the {greens, rice}.[ Scatter the {scallions} on top.]',
        ],
      },
    ],
    keeps: 'Keeps 4 days in the refrigerator, and the fat on top is then easy to lift off.',
  },
]
