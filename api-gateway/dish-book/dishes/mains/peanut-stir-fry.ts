import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, GARLIC, GINGER, maybe, rice } from '../../staples.ts'

export const peanutStirFry: BookDish[] = [
  {
    id: 'peanut-stir-fry',
    title: 'Peanut Butter Chicken Stir-Fry',
    renamed: '{chicken} Stir-Fry with {peanut-butter}',
    en: [
      'peanut stir-fry',
      'peanut stir fry',
      'stir fry with peanut sauce',
      'peanut chicken',
      'peanut butter chicken',
      'thai peanut chicken',
      'chicken with peanut sauce',
      'chicken in peanut sauce',
      'tofu with peanut sauce',
      'tofu in peanut sauce',
    ],
    es: [
      'pollo con salsa de cacahuete',
      'pollo con salsa de cacahuate',
      'pollo en salsa de cacahuate',
      'pollo en salsa de maní',
      'salteado con salsa de cacahuete',
      'encacahuatado de pollo',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'bowl',
    says: 'thai quick one-pan creamy',
    description:
      '{chicken} and crisp vegetables in a smooth sauce of {peanut-butter}, ginger and lime[, with {rice}].',
    foods: [
      food(
        'chicken',
        'main',
        'chicken-breast chicken-thigh shrimp pork-tenderloin beef-sirloin tofu-firm tempeh',
        130,
        { called: 'chicken', defines: true, cut: 'thinly sliced', unit: 'lb' },
      ),
      food('oil', 'fat', 'canola-oil peanut-oil avocado-oil', 7, { unit: 'tbsp' }),
      food('broccoli', 'vegetable', 'broccoli green-beans snow-peas bok-choy', 110, {
        cut: 'cut into small florets',
        more: 'vegetable',
      }),
      maybe('pepper', 'vegetable', 'bell-pepper-red carrots', 50, { cut: 'cut into strips' }),
      GARLIC,
      GINGER,
      food('peanut-butter', 'binder', 'peanut-butter almond-butter sunflower-butter', 20, {
        called: 'peanut butter',
        defines: true,
        unit: 'tbsp',
      }),
      food('soy', 'seasoning', 'soy-sauce-low-sodium tamari', 9, {
        called: 'soy sauce',
        unit: 'tbsp',
      }),
      food('lime', 'seasoning', 'lime-juice lemon-juice', 8, { unit: 'tbsp' }),
      maybe('chili', 'seasoning', 'red-pepper-flakes', 0.2, { unit: 'tsp' }),
      rice(80),
      maybe('scallions', 'topping', 'scallions cilantro', 5, { cut: 'sliced' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'chicken', grams: 600, minutes: 5 },
        steps: [
          'Stir the {peanut-butter, soy, lime, chili} with 3 tablespoons of hot water until smooth.',
          'Heat half of the {oil} in a wok or large skillet over high heat. Cook the {chicken}[ {batches}], stirring, {done chicken}, {6 min of chicken fry}. Move to a plate.',
          'Heat the rest of the {oil}. Cook the {broccoli, pepper}, stirring, until just tender, {4 min}.[ Add the {garlic, ginger}, {1 min}.]',
          'Return the {chicken}, pour in the sauce and toss until hot, {1 min}. [@warm rice; ][Scatter the {scallions} on top. ]Serve[ with the {rice}].',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator; thin the sauce with water when you reheat it.',
  },
]
