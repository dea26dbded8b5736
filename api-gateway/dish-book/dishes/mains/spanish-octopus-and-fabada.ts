import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, maybe, onion } from '../../staples.ts'

const GREENS =
  'Cook the {greens} in the rest of the {oil} in a skillet over medium heat until tender, {~8 min}, and sprinkle with the {vinegar}. Slice the {chorizo, morcilla, ham} and serve on the {beans}, with the {greens} on the side.'

export const spanishOctopusAndFabada: BookDish[] = [
  {
    id: 'pulpo-a-la-gallega',
    title: 'Pulpo a la Gallega',
    renamed: '{octopus} a la Gallega',
    en: [
      'pulpo gallego',
      'pulpo a feira',
      'polbo a feira',
      'galician octopus',
      'octopus a la gallega',
      'spanish octopus',
      'spanish octopus and potatoes',
      'octopus with potatoes and paprika',
      'octopus with potatoes',
      'octopus and potatoes',
      'octopus with paprika',
    ],
    es: [
      'pulpo a la gallega',
      'pulpo gallego',
      'pulpo a feira',
      'pulpo a la gallega con cachelos',
      'pulpo con cachelos',
      'pulpo con papas',
      'pulpo con patatas',
      'setas a la gallega',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'board',
    says: 'spanish mediterranean',
    description:
      'Tender {octopus} sliced over boiled {potato}, with olive oil, paprika and coarse salt, as at a Galician fair.',
    foods: [
      food('octopus', 'main', 'octopus oyster-mushrooms', 180, {
        least: 140,
        most: 230,
        defines: true,
        cut: 'cleaned, thawed if frozen',
        unit: 'lb',
      }),
      food('bay', 'seasoning', 'bay-leaf', 0.2, { optional: true, unit: 'piece' }),
      food('potato', 'starch', 'potato potato-red', 110, {
        called: 'potatoes',
        least: 70,
        most: 140,
        defines: true,
        lighter: 'turnip celeriac',
        cut: 'in ½-inch slices',
      }),
      food('oil', 'fat', 'olive-oil', 13, { unit: 'tbsp' }),
      food('paprika', 'seasoning', 'paprika', 1.2, { defines: true, unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.5, { called: 'coarse salt' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'octopus,potato', grams: 3000, minutes: 10, of: 'pots' },
        steps: [
          '[octopus is octopus: Bring a large pot of water to a boil[ with the {bay}]. Hold the {octopus} with tongs and dip in the boiling water three times, a few seconds each, so that the skin does not peel. Lower in and cook[ {batches}], with only a few bubbles rising, until the tip of a knife slides into the thickest part, {50 min}. Leave in the hot water, off the heat, for {10 min}, then lift out.][octopus is oyster-mushrooms: Pull the {octopus} into long strips. Cook in half of the {oil} in a large skillet over medium-high heat until browned, {8 min}.]',
          '[octopus is octopus: Boil the {potato} in the same water until tender, {15 min}, and drain.][octopus is oyster-mushrooms: Boil the {potato}[ with the {bay}] until tender, {15 min}, and drain.]',
          '[octopus is octopus: Cut the arms with scissors into slices half an inch thick. ]Lay the {potato} on a warm board or plate with the {octopus} on top. Sprinkle with the {salt, paprika}, pour the {oil} over, and serve warm.',
        ],
      },
    ],
    keeps:
      'The boiled octopus keeps 2 days in the refrigerator in a little of its water; slice and season it when you serve it.',
  },
  {
    id: 'fabada',
    title: 'Fabada Asturiana',
    renamed: 'Fabada with {chorizo}',
    en: [
      'fabada',
      'asturian fabada',
      'asturian bean stew',
      'spanish bean stew',
      'spanish white bean stew',
      'spanish bean and chorizo stew',
      'fabes con compango',
      'vegan fabada',
      'vegetarian fabada',
    ],
    es: [
      'fabada',
      'fabada asturiana',
      'fabes con compango',
      'fabes',
      'fabada vegetariana',
      'fabada vegana',
      'alubias con chorizo y morcilla',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'bowl',
    says: 'spanish comfort make-ahead freezer',
    description:
      'White beans simmered slowly with {chorizo}[ and {morcilla}], saffron and paprika, the stew of Asturias. The beans are soaked overnight.',
    foods: [
      food('beans', 'starch', 'white-beans-dry great-northern-dry lima-beans-dry', 42, {
        cut: 'the largest you can find',
        called: 'beans',
        least: 32,
        most: 52,
        defines: true,
        unit: 'cup',
      }),
      food('chorizo', 'main', 'chorizo turkey-sausage soy-sausage seitan', 26, {
        called: 'chorizo',
        least: 18,
        most: 34,
        defines: true,
      }),
      maybe('morcilla', 'main', 'black-pudding', 14, { called: 'morcilla' }),
      maybe('ham', 'main', 'ham ham-shank canadian-bacon', 20, {
        called: 'ham',
        cut: 'in one or two pieces',
      }),
      onion(45),
      food('garlic', 'seasoning', 'garlic', 4, { cut: 'peeled' }),
      maybe('bay', 'seasoning', 'bay-leaf', 0.2, { unit: 'piece' }),
      food('oil', 'fat', 'olive-oil', 5, { unit: 'tbsp' }),
      food('paprika', 'seasoning', 'paprika', 0.8, { unit: 'tsp' }),
      maybe('saffron', 'seasoning', 'saffron turmeric', 0.03),
      food('salt', 'seasoning', 'salt', 0.2),
      food('greens', 'vegetable', 'collard-greens cabbage kale', 80, { cut: 'shredded', more: 'leaf' }),
      food('vinegar', 'seasoning', 'vinegar-wine lemon-juice', 4, { called: 'vinegar' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        waits: 480,
        load: { roles: 'beans', grams: 700, minutes: 15, of: 'pots' },
        steps: [
          'Soak the {beans} in plenty of cold water in the refrigerator for {~8 hr}. Drain.',
          'Put the {beans, onion, garlic, bay, ham} in a large pot with half of the {oil} and cold water to cover by 2 inches. Bring to a boil, boil hard for {10 min} and skim.',
          'Lower the heat and stir in the {paprika, saffron}. Cook[ {batches}] with the lid ajar, barely bubbling, for {60 min}. Shake the pot instead of stirring, so that the {beans} stay whole. Three times, pour in a splash of cold water, and keep the {beans} covered.',
          'Add the {chorizo, morcilla}, pricked with a fork, and cook as gently until the {beans} are creamy, {45 min}. Take out the {bay, garlic}. Skim off the red fat, mash a spoonful of the {beans} into the broth, add the {salt}, and let stand for {10 min}.',
          GREENS,
        ],
      },
      {
        tool: 'pressure-cooker',
        prep: 15,
        waits: 480,
        load: { roles: 'beans', grams: 450, minutes: 15, of: 'pots' },
        steps: [
          'Soak the {beans} in plenty of cold water in the refrigerator for {~8 hr}. Drain.',
          'Put the {beans, onion, garlic, bay, ham, paprika, saffron} in the pressure cooker with half of the {oil} and cold water to cover by an inch, no more than half full[ {batches}]. Add the {chorizo, morcilla}, pricked with a fork.',
          'Lock the lid and cook at high pressure for {20 min}, allowing {15 min} to come up to pressure. Let the pressure fall by itself for {20 min}, then open. If the {beans} are not creamy, simmer on the sauté setting until they are.',
          'Take out the {bay, garlic}. Skim off the red fat, mash a spoonful of the {beans} into the broth, add the {salt}, and let stand for {10 min}.',
          GREENS,
        ],
      },
    ],
    keeps:
      'Better the next day, when the fat can be lifted off cold. It keeps 4 days in the refrigerator and freezes for 3 months.',
  },
]
