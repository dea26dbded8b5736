import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, oil, onion, PEPPER, SALT } from '../../staples.ts'

export const mushroomStroganoff: BookDish[] = [
  {
    id: 'mushroom-stroganoff',
    title: 'Mushroom Stroganoff',
    renamed: '{mushrooms} Stroganoff',
    en: [
      'vegetarian stroganoff',
      'veggie stroganoff',
      'vegan stroganoff',
      'stroganoff with mushrooms',
      'meatless stroganoff',
    ],
    es: [
      'stroganoff de champiñones',
      'strogonoff de champiñones',
      'champiñones stroganoff',
      'stroganoff de setas',
      'stroganoff vegetariano',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'american comfort creamy vegetarian',
    description: 'Browned {mushrooms} and {protein} in a {cream} sauce over {noodles}.',
    foods: [
      food('mushrooms', 'vegetable', 'cremini-mushrooms mushrooms portobello-mushrooms', 220, {
        least: 150,
        most: 300,
        defines: true,
        cut: 'sliced',
      }),
      food('protein', 'main', 'white-beans tofu-firm chickpeas', 80, {
        least: 50,
        most: 140,
      }),
      food('noodles', 'starch', 'egg-noodles-dry pasta-whole-wheat-dry gluten-free-pasta-dry', 32, {
        least: 18,
        most: 46,
        defines: true,
        unit: 'oz',
        lighter: 'zucchini shirataki',
      }),
      oil(9),
      onion(45),
      food('garlic', 'seasoning', 'garlic', 3, { optional: true, cut: 'minced' }),
      maybe('paprika', 'seasoning', 'paprika', 0.8),
      food('flour', 'binder', 'flour-all-purpose gluten-free-flour cornstarch', 4, {
        called: 'flour',
        unit: 'tbsp',
      }),
      food('broth', 'liquid', 'vegetable-broth-low', 120, { called: 'broth', unit: 'cup' }),
      maybe('mustard', 'seasoning', 'mustard-dijon', 3, { unit: 'tsp' }),
      food('cream', 'dairy', 'sour-cream greek-yogurt creme-fraiche coconut-milk', 40, {
        called: 'sour cream',
        defines: true,
        unit: 'cup',
      }),
      SALT,
      PEPPER,
      maybe('parsley', 'topping', 'parsley dill-fresh', 2, { cut: 'chopped' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 12,
        load: { roles: 'mushrooms', grams: 900, minutes: 6 },
        steps: [
          'Heat the {oil} in a large skillet over medium-high heat. Cook the {mushrooms}[ {batches}] until their juice has boiled off and they are browned, {9 min}. Add the {onion, garlic} and cook until soft, {4 min}.',
          'Stir in the {flour, paprika, salt, pepper} and cook, {1 min}. Slowly stir in the {broth, mustard} and the {protein} and simmer until thick, {5 min}. Take off the heat and stir in the {cream}.',
          '@cook-pasta noodles for=8',
          'Spoon over the {noodles}.[ Scatter the {parsley} on top.]',
        ],
      },
    ],
    keeps: 'Keeps 3 days in the refrigerator; reheat gently without boiling.',
  },
]
