import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'

/** The meat of a pie is stewed first; only the top is pastry, so that a serving has little of it. */
const LID = food('crust', 'starch', 'puff-pastry pie-crust', 32, {
  called: 'puff pastry',
  least: 24,
  most: 40,
  defines: true,
  unit: 'oz',
})
const THICKENER = food('flour', 'binder', 'flour-all-purpose gluten-free-flour cornstarch', 7, {
  called: 'flour',
  unit: 'tbsp',
})
const GLAZE = food('egg', 'topping', 'egg', 6, { optional: true, cut: 'beaten' })
const GREENS = food('vegetable', 'vegetable', 'green-beans cabbage broccoli brussels-sprouts', 90, {
  called: 'green beans',
  cut: 'cut into bite-size pieces',
  more: 'vegetable',
})

export const britishPies: BookDish[] = [
  {
    id: 'steak-pie',
    title: 'Steak Pie',
    renamed: '{beef} Pie',
    en: [
      'beef pie',
      'meat pie',
      'meat pies',
      'aussie meat pie',
      'steak and mushroom pie',
      'beef and mushroom pie',
      'steak pies',
      'british steak pie',
      'pub pie',
      'steak and gravy pie',
      'scottish steak pie',
    ],
    es: [
      'pastel inglés de carne',
      'pastel de bistec',
      'pastel de carne con hojaldre',
      'pastel de carne con champiñones',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'british comfort',
    description: '{beef} stewed with mushrooms and carrots in a thick brown sauce, under a top of {crust}.',
    foods: [
      food('beef', 'main', 'beef-stew beef-chuck portobello-mushrooms seitan', 130, {
        defines: true,
        cut: 'cut into 1-inch pieces',
        unit: 'lb',
      }),
      THICKENER,
      food('oil', 'fat', 'canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 60, { cut: 'chopped' }),
      food('carrots', 'vegetable', 'carrots celery', 40, { cut: 'sliced' }),
      food('mushrooms', 'vegetable', 'mushrooms cremini-mushrooms', 50, {
        called: 'mushrooms',
        cut: 'quartered',
      }),
      food('broth', 'liquid', 'beef-broth-low vegetable-broth-low', 170, { called: 'broth', unit: 'cup' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce tamari', 4, {
        optional: true,
        unit: 'tbsp',
      }),
      food('thyme', 'seasoning', 'thyme-dried', 0.3, { optional: true }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('salt', 'seasoning', 'salt', 0.6),
      food('pepper', 'seasoning', 'black-pepper', 0.3),
      LID,
      GLAZE,
      { ...GREENS, grams: 80 },
    ],
    ways: [
      {
        tool: 'oven',
        prep: 30,
        load: { roles: 'beef', grams: 700, minutes: 7 },
        steps: [
          'Toss the {beef} with the {salt, pepper, flour}. Heat the {oil} in a large, heavy pot over medium-high heat and brown the {beef}[ {batches}], {8 min}. Take out.',
          'Cook the {onion, carrots, mushrooms} in the pot until browned, {7 min}. Add the {broth, worcestershire, thyme, bay}, scrape up what sticks, and return the {beef}.',
          'Bring to a boil, cover, lower the heat and simmer {tender beef}, {100 min of beef braise}. [Take out the {bay}. ]The sauce must coat a spoon; if not, boil it down without the lid. Pour into a pie dish and let cool while the oven heats to 400 °F (205 °C).',
          'Roll out the {crust} to fit and lay it on top. Press it to the rim and cut a few slits[; brush with the {egg}]. Bake until the top is deep golden and the filling bubbles, {30 min}.',
          'Meanwhile, steam the {vegetable} until just tender, {~6 min}. Let the pie stand for {5 min} and serve with the {vegetable}.',
        ],
      },
    ],
    keeps:
      'The stew can be made 2 days ahead. A baked pie keeps 3 days; reheat in the oven to 165 °F (74 °C).',
  },
  {
    id: 'steak-and-ale-pie',
    title: 'Steak and Ale Pie',
    renamed: '{beef} and Ale Pie',
    en: [
      'steak & ale pie',
      'beef and ale pie',
      'steak and guinness pie',
      'beef and guinness pie',
      'steak and stout pie',
      'guinness pie',
      'steak and ale pies',
    ],
    es: [
      'pastel de carne y cerveza',
      'pastel de carne a la cerveza',
      'tarta de carne y cerveza',
      'pay de carne y cerveza',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'british comfort',
    description: '{beef} stewed with mushrooms and carrots in {beer} and broth, under a top of {crust}.',
    foods: [
      food('beef', 'main', 'beef-stew beef-chuck portobello-mushrooms seitan', 130, {
        defines: true,
        cut: 'cut into 1-inch pieces',
        unit: 'lb',
      }),
      THICKENER,
      food('oil', 'fat', 'canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 60, { cut: 'chopped' }),
      food('carrots', 'vegetable', 'carrots celery', 40, { cut: 'sliced' }),
      food('mushrooms', 'vegetable', 'mushrooms cremini-mushrooms', 50, {
        called: 'mushrooms',
        cut: 'quartered',
      }),
      food('beer', 'liquid', 'beer', 90, { called: 'ale', defines: true, unit: 'cup' }),
      food('broth', 'liquid', 'beef-broth-low vegetable-broth-low', 90, { called: 'broth', unit: 'cup' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce tamari', 4, {
        optional: true,
        unit: 'tbsp',
      }),
      food('thyme', 'seasoning', 'thyme-dried', 0.3, { optional: true }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('salt', 'seasoning', 'salt', 0.6),
      food('pepper', 'seasoning', 'black-pepper', 0.3),
      LID,
      GLAZE,
      { ...GREENS, grams: 80 },
    ],
    ways: [
      {
        tool: 'oven',
        prep: 30,
        load: { roles: 'beef', grams: 700, minutes: 7 },
        steps: [
          'Toss the {beef} with the {salt, pepper, flour}. Heat the {oil} in a large, heavy pot over medium-high heat and brown the {beef}[ {batches}], {8 min}. Take out.',
          'Cook the {onion, carrots, mushrooms} in the pot until browned, {7 min}. Pour in the {beer} and boil, {2 min}. Add the {broth, worcestershire, thyme, bay}, scrape up what sticks, and return the {beef}.',
          'Bring to a boil, cover, lower the heat and simmer {tender beef}, {100 min of beef braise}. [Take out the {bay}. ]The sauce must coat a spoon; if not, boil it down without the lid. Pour into a pie dish and let cool while the oven heats to 400 °F (205 °C).',
          'Roll out the {crust} to fit and lay it on top. Press it to the rim and cut a few slits[; brush with the {egg}]. Bake until the top is deep golden and the filling bubbles, {30 min}.',
          'Meanwhile, steam the {vegetable} until just tender, {~6 min}. Let the pie stand for {5 min} and serve with the {vegetable}.',
        ],
      },
    ],
    keeps:
      'The stew can be made 2 days ahead. A baked pie keeps 3 days; reheat in the oven to 165 °F (74 °C).',
  },
  {
    id: 'steak-and-kidney-pie',
    title: 'Steak and Kidney Pie',
    renamed: '{beef} and Kidney Pie',
    en: [
      'steak & kidney pie',
      "steak 'n' kidney pie",
      'steak n kidney pie',
      'beef and kidney pie',
      'steak and kidney pies',
      'british steak and kidney pie',
      'kidney pie',
    ],
    es: [
      'pastel de carne y riñones',
      'pastel de carne y riñón',
      'pastel de riñones',
      'pastel inglés de carne y riñones',
      'tarta de carne y riñones',
    ],
    course: 'main',
    meals: ['Dinner'],
    vessel: 'plate',
    says: 'british comfort',
    description: 'Beef and kidney stewed with onion and mushrooms, under a top of {crust}.',
    foods: [
      food('beef', 'main', 'beef-stew beef-chuck', 105, {
        called: 'beef',
        defines: true,
        cut: 'cut into 1-inch pieces',
        unit: 'lb',
      }),
      food('kidney', 'main', 'beef-kidney', 40, {
        called: 'kidney',
        defines: true,
        cut: 'white core cut out, cut into ½-inch pieces',
        unit: 'oz',
      }),
      THICKENER,
      food('oil', 'fat', 'canola-oil olive-oil', 6, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 60, { cut: 'chopped' }),
      food('mushrooms', 'vegetable', 'mushrooms cremini-mushrooms', 50, {
        called: 'mushrooms',
        cut: 'quartered',
      }),
      food('broth', 'liquid', 'beef-broth-low vegetable-broth-low', 160, { called: 'broth', unit: 'cup' }),
      food('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce tamari', 4, {
        optional: true,
        unit: 'tbsp',
      }),
      food('thyme', 'seasoning', 'thyme-dried', 0.3, { optional: true }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('salt', 'seasoning', 'salt', 0.6),
      food('pepper', 'seasoning', 'black-pepper', 0.3),
      LID,
      GLAZE,
      GREENS,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 30,
        load: { roles: 'beef,kidney', grams: 700, minutes: 7 },
        steps: [
          'Toss the {beef, kidney} with the {salt, pepper, flour}. Heat the {oil} in a large, heavy pot over medium-high heat and brown the {beef, kidney}[ {batches}], {8 min}. Take out.',
          'Cook the {onion, mushrooms} in the pot until browned, {7 min}. Pour in the {broth}, add the {worcestershire, thyme, bay} and scrape up what sticks. Return the {beef, kidney}.',
          'Bring to a boil, cover, lower the heat and simmer until the {beef} is tender, {100 min of beef braise}. [Take out the {bay}. ]The sauce must coat a spoon; if not, boil it down without the lid. Pour into a pie dish and let cool while the oven heats to 400 °F (205 °C).',
          'Roll out the {crust} to fit and lay it on top. Press it to the rim and cut a few slits[; brush with the {egg}]. Bake until the top is deep golden and the filling bubbles, {30 min}.',
          'Meanwhile, steam the {vegetable} until just tender, {~6 min}. Let the pie stand for {5 min} and serve with the {vegetable}.',
        ],
      },
    ],
    keeps:
      'The stew can be made 2 days ahead. A baked pie keeps 3 days; reheat in the oven to 165 °F (74 °C).',
  },
]
