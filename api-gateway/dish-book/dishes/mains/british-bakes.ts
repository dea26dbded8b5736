import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

export const britishBakes: BookDish[] = [
  {
    id: 'fish-pie',
    title: 'Fish Pie',
    renamed: '{fish} Pie',
    en: [
      "fisherman's pie",
      'fishermans pie',
      'fish pie with mash',
      'british fish pie',
      'seafood pie',
      'creamy fish pie',
    ],
    es: ['pastel de pescado', 'pastel de pescado con puré', 'pastel inglés de pescado'],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'british comfort make-ahead creamy soft',
    description: '{fish} and leeks in a white sauce, baked under a top of mashed {potato}.',
    foods: [
      food(
        'potato',
        'starch',
        'potato-russet potato cauliflower rutabaga celeriac parsnip turnip sweet-potato',
        95,
        {
          called: 'potatoes',
          least: 50,
          most: 120,
          defines: true,
          cut: 'peeled and cut into chunks',
          lighter: 'cauliflower',
        },
      ),
      food('cauliflower', 'vegetable', 'cauliflower celeriac', 70, {
        least: 40,
        most: 120,
        cut: 'cut into florets',
      }),
      food('fish', 'main', 'cod haddock pollock tilapia salmon', 125, {
        called: 'fish',
        defines: true,
        cut: 'skinless, cut into 1-inch pieces',
        unit: 'lb',
      }),
      food('butter', 'fat', 'butter olive-oil vegan-butter', 8, { unit: 'tbsp', cut: 'divided' }),
      food('leek', 'vegetable', 'leek onion', 60, { called: 'leeks', cut: 'sliced' }),
      food('flour', 'binder', 'flour-all-purpose gluten-free-flour cornstarch', 8, {
        called: 'flour',
        unit: 'tbsp',
      }),
      food('milk', 'dairy', 'milk-2 milk-whole soy-milk-unsweetened', 140, {
        called: 'milk',
        unit: 'cup',
        cut: 'divided',
      }),
      food('peas', 'vegetable', 'peas-frozen green-beans-frozen', 45, { more: 'vegetable' }),
      food('mustard', 'seasoning', 'mustard-dijon', 2, { optional: true, unit: 'tsp' }),
      food('parsley', 'seasoning', 'parsley dill-fresh', 3, { optional: true, cut: 'chopped', unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.8),
      food('pepper', 'seasoning', 'black-pepper white-pepper', 0.2, { optional: true }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'potato,cauliflower,fish,leek,peas,milk', grams: 2400, minutes: 5, of: 'dishes' },
        steps: [
          'Heat the oven to 400 °F (205 °C). Boil the {potato, cauliflower} in salted water until very tender, {15 min}. Drain well and mash with a third of the {butter}, a splash of the {milk} and half of the {salt}.',
          'Melt the rest of the {butter} in a saucepan over medium heat. Cook the {leek} until soft, {6 min}. Stir in the {flour} and cook, {1 min}. Whisk in the rest of the {milk} a little at a time and simmer until thick, {4 min}. Stir in the {mustard, parsley, pepper} and the rest of the {salt}.',
          'Take the sauce off the heat and fold in the {fish, peas}. Spread in a baking dish and cover with the mash.',
          'Bake[ {batches}] until browned on top and bubbling, and the middle reads 145 °F (63 °C), {25 min}.',
        ],
      },
    ],
    keeps: 'It keeps 2 days in the refrigerator. Freeze it before baking for up to 2 months.',
  },
  {
    id: 'toad-in-the-hole',
    title: 'Toad in the Hole',
    en: [
      'sausage toad in the hole',
      'toad in hole',
      'toad-in-the-hole',
      'sausages in yorkshire pudding',
      'sausages in batter',
    ],
    es: ['salchichas en masa inglesa', 'salchichas al horno con masa de yorkshire'],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'british comfort kids budget',
    description: '{sausage} baked in a puffed batter of eggs and {milk}, with {vegetable}.',
    foods: [
      food('sausage', 'main', 'turkey-sausage italian-sausage breakfast-sausage soy-sausage', 85, {
        defines: true,
      }),
      food('oil', 'fat', 'canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('flour', 'starch', 'flour-all-purpose flour-whole-wheat gluten-free-flour', 28, {
        called: 'flour',
        least: 22,
        most: 36,
        defines: true,
        unit: 'cup',
      }),
      food('eggs', 'binder', 'egg egg-substitute', 50, { defines: true }),
      food('milk', 'dairy', 'milk-2 milk-whole soy-milk-unsweetened', 70, { called: 'milk', unit: 'cup' }),
      food('mustard', 'seasoning', 'mustard-dijon', 2, { optional: true, unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.2),
      food('vegetable', 'vegetable', 'cabbage broccoli green-beans brussels-sprouts', 110, {
        more: 'vegetable',
        cut: 'cut into bite-size pieces',
      }),
    ],
    ways: [
      {
        tool: 'oven',
        prep: 10,
        load: { roles: 'sausage,flour,eggs,milk', grams: 1200, minutes: 5, of: 'dishes' },
        steps: [
          'Heat the oven to 425 °F (220 °C). Whisk the {flour, eggs, milk, mustard, salt} until smooth and let the batter stand while the {sausage} {is sausage} browned.',
          'Put the {sausage} and the {oil} in a metal baking pan. Roast until browned and the oil is very hot, {15 min}.',
          'Pour the batter quickly around the {sausage}. Bake[ {batches}] without opening the oven until puffed and deep golden, and {done sausage}, {25 min}.',
          'Meanwhile, steam the {vegetable} until just tender, {~6 min}. Serve at once with the {vegetable}.',
        ],
      },
    ],
    keeps: 'It is best hot from the oven; it keeps 2 days in the refrigerator and is warmed in the oven.',
  },
]
