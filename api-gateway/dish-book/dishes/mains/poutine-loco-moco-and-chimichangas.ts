import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { DINNER, maybe, PEPPER, SALT, spice } from '../../staples.ts'

const FILLING =
  'Heat half of the {oil} in a large skillet over medium heat. Cook the {onion, pepper} until soft, {5 min}. Stir in the {meat, beans, salsa, chili, cumin, salt} and cook until hot and nearly dry, {4 min}.[ Take off the heat and stir in the {cheese}.]'
const ROLL =
  'Warm the {tortilla} in a dry pan until soft and easy to bend. Spoon the filling along the middle, fold in the ends and roll up tight into {1 each} packets. Set seam side down.'
const ON_TOP = 'Serve on the {lettuce} with the {tomato, sour-cream, avocado}.'

const GRAVY =
  'Melt the {butter} in a saucepan over medium heat. Cook the {shallot} until soft, {~4 min}. Stir in the {flour} until golden, {~2 min}. Whisk in the {broth, worcestershire, vinegar, pepper} and simmer, stirring, until it coats a spoon, {~8 min}. Keep it hot.'
const CURDS = 'Scatter the {curds} over the hot fries and pour the boiling hot sauce on top. Serve at once.'

export const poutineLocoMocoAndChimichangas: BookDish[] = [
  {
    id: 'poutine',
    title: 'Poutine',
    renamed: 'Poutine with {curds}',
    en: [
      'poutines',
      'canadian poutine',
      'quebec poutine',
      'homemade poutine',
      'fries with gravy and cheese curds',
      'fries with cheese curds and gravy',
      'cheese curds and gravy fries',
      'gravy fries',
      'gravy cheese fries',
      'disco fries',
    ],
    es: [
      'poutine',
      'poutine canadiense',
      'papas fritas con queso y gravy',
      'papas con queso y salsa gravy',
      'patatas fritas con queso y salsa',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'american comfort kids party',
    description:
      'Crisp oven fries of {potato} under {curds} and hot brown [flour is flour-all-purpose: gravy][flour not flour-all-purpose: sauce].',
    foods: [
      food('potato', 'starch', 'potato-russet potato', 115, {
        called: 'potatoes',
        least: 95,
        most: 140,
        defines: true,
        cut: 'cut into ⅓-inch sticks',
        lighter: 'turnip rutabaga kohlrabi',
      }),
      food('oil', 'fat', 'canola-oil olive-oil', 8, { unit: 'tbsp' }),
      food('salt', 'seasoning', 'salt', 0.2),
      food('curds', 'dairy', 'cheddar mozzarella tofu-firm', 45, {
        called: 'cheese curds',
        least: 35,
        most: 70,
        defines: true,
        cut: 'as fresh curds, or cut in small chunks',
        unit: 'oz',
      }),
      food('butter', 'fat', 'butter vegan-butter olive-oil', 5, { unit: 'tbsp' }),
      food('shallot', 'vegetable', 'shallot onion', 15, { cut: 'minced' }),
      food('flour', 'binder', 'flour-all-purpose gluten-free-flour', 5, { called: 'flour', unit: 'tbsp' }),
      food('broth', 'liquid', 'beef-broth-low chicken-broth-low vegetable-broth-low', 110, {
        called: 'broth',
        defines: true,
        unit: 'cup',
      }),
      maybe('worcestershire', 'seasoning', 'worcestershire-sauce soy-sauce-low-sodium tamari', 3, {
        unit: 'tsp',
      }),
      maybe('vinegar', 'seasoning', 'vinegar-cider vinegar-wine', 2, { unit: 'tsp' }),
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 20,
        load: { roles: 'potato', grams: 600, minutes: 10, of: 'sheets' },
        steps: [
          '@preheat at=450; Soak the {potato} in cold water for {~20 min}. Drain, dry well, and toss with the {oil}. Take the {curds} out of the refrigerator.',
          'Spread out in one layer on a sheet pan and roast[ {batches}], turning once, until crisp and golden, {32 min}. Sprinkle with the {salt}.',
          `Meanwhile, make the sauce. ${GRAVY}`,
          CURDS,
        ],
      },
      {
        tool: 'air-fryer',
        prep: 20,
        load: { roles: 'potato', grams: 400, minutes: 18 },
        steps: [
          'Soak the {potato} in cold water for {~20 min}. Drain, dry well, and toss with the {oil}. Take the {curds} out of the refrigerator.',
          'Air-fry at 380 °F (195 °C) in one layer[ {batches}], shaking twice, until crisp and golden, {20 min}. Sprinkle with the {salt}.',
          `Meanwhile, make the sauce. ${GRAVY}`,
          CURDS,
        ],
      },
    ],
    keeps: 'Best eaten at once; the sauce keeps 3 days in the refrigerator.',
  },
  {
    id: 'chimichanga',
    title: 'Chicken Chimichangas',
    renamed: '{meat} Chimichangas',
    en: [
      'chimichanga',
      'chimichangas',
      'chicken chimichanga',
      'beef chimichanga',
      'beef chimichangas',
      'baked chimichangas',
      'air fryer chimichangas',
      'fried burrito',
      'fried burritos',
      'chimi',
      'chimis',
      'chivichanga',
      'deep fried burrito',
    ],
    es: [
      'chimichangas',
      'chimichanga',
      'chimichangas de pollo',
      'chimichanga de pollo',
      'chimichangas de res',
      'chivichangas',
      'burritos fritos',
    ],
    course: 'main',
    meals: DINNER,
    vessel: 'plate',
    says: 'mexican american comfort crunchy freezer',
    description: 'Spiced {meat, beans, cheese} rolled in {tortilla} and cooked until crisp all over.',
    foods: [
      food('tortilla', 'starch', 'tortilla-whole-wheat tortilla-flour', 41, {
        least: 41,
        most: 50,
        defines: true,
        unit: 'medium',
      }),
      food(
        'meat',
        'main',
        'chicken-breast-cooked ground-beef-cooked pork-shoulder-cooked ground-turkey-cooked meatless-crumbles black-beans tofu-firm',
        65,
        { called: 'chicken', defines: true, cut: 'shredded', unit: 'oz' },
      ),
      food('beans', 'starch', 'refried-beans pinto-beans-canned black-beans', 25, {
        called: 'beans',
        least: 15,
        most: 40,
        unit: 'cup',
      }),
      food('cheese', 'dairy', 'monterey-jack cheddar queso-oaxaca', 22, {
        cut: 'shredded',
        unit: 'oz',
        optional: true,
      }),
      food('onion', 'vegetable', 'onion', 20, { cut: 'chopped' }),
      food('pepper', 'vegetable', 'poblano-pepper bell-pepper-green bell-pepper-red', 25, {
        cut: 'chopped',
        more: 'vegetable',
      }),
      food('salsa', 'sauce', 'salsa salsa-verde', 25, { unit: 'cup' }),
      spice('chili', 'chili-powder', 0.8),
      spice('cumin', 'cumin', 0.5),
      food('salt', 'seasoning', 'salt', 0.2),
      food('oil', 'fat', 'canola-oil avocado-oil', 10, { unit: 'tbsp' }),
      food('lettuce', 'vegetable', 'iceberg-lettuce romaine-lettuce cabbage', 50, { cut: 'shredded' }),
      food('tomato', 'vegetable', 'tomato', 40, { cut: 'chopped' }),
      maybe('sour-cream', 'topping', 'sour-cream greek-yogurt mexican-crema', 15, { unit: 'tbsp' }),
      maybe('avocado', 'topping', 'avocado guacamole', 20, { cut: 'sliced' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 20,
        load: { roles: 'tortilla', grams: 200, minutes: 6 },
        steps: [
          FILLING,
          ROLL,
          'Heat the rest of the {oil} in a clean skillet over medium heat. Fry the packets[ {batches}], seam side down first, turning, until crisp and golden on all sides, {7 min}. Drain on a rack.',
          ON_TOP,
        ],
      },
      {
        tool: 'oven',
        prep: 20,
        steps: [
          `Heat the oven to 425 °F (220 °C). ${FILLING}`,
          `${ROLL} Brush all over with the rest of the {oil}.`,
          'Bake on a sheet pan, turning once, until crisp and golden, {20 min}.',
          ON_TOP,
        ],
      },
      {
        tool: 'air-fryer',
        prep: 20,
        load: { roles: 'tortilla', grams: 200, minutes: 9 },
        steps: [
          FILLING,
          `${ROLL} Brush all over with the rest of the {oil}.`,
          'Air-fry at 375 °F (190 °C) in one layer[ {batches}], turning once, until crisp and golden, {9 min}.',
          ON_TOP,
        ],
      },
    ],
    keeps:
      'They keep 3 days in the refrigerator and freeze for 2 months; crisp in the oven to 165 °F (74 °C).',
  },
  {
    id: 'loco-moco',
    title: 'Loco Moco',
    renamed: '{beef} Loco Moco',
    en: [
      'locomoco',
      'hawaiian loco moco',
      'loco moco bowl',
      'hamburger patty with rice egg and gravy',
      'hawaiian hamburger and rice',
      'hawaiian plate lunch',
    ],
    es: ['loco moco', 'loco moco hawaiano', 'hamburguesa hawaiana con arroz y huevo'],
    course: 'main',
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    vessel: 'bowl',
    says: 'american comfort',
    description:
      'A {beef} patty on a small scoop of {rice} with brown [soy is soy-sauce-low-sodium: gravy][soy not soy-sauce-low-sodium: sauce][eggs is egg:  and a fried egg].',
    foods: [
      food('rice', 'starch', 'rice-white-cooked rice-brown-cooked', 75, {
        called: 'rice',
        least: 50,
        most: 110,
        defines: true,
        unit: 'cup',
        lighter: 'cauliflower-cooked',
      }),
      food('beef', 'main', 'ground-beef-lean ground-beef ground-turkey plant-mince', 115, { defines: true }),
      SALT,
      PEPPER,
      food('oil', 'fat', 'canola-oil olive-oil', 5, { unit: 'tbsp' }),
      food('onion', 'vegetable', 'onion', 40, { cut: 'sliced' }),
      food('mushrooms', 'vegetable', 'mushrooms cremini-mushrooms', 60, {
        cut: 'sliced',
        more: 'vegetable',
      }),
      food('broth', 'liquid', 'beef-broth-low chicken-broth-low vegetable-broth-low', 120, {
        called: 'broth',
        defines: true,
        unit: 'cup',
      }),
      food('soy', 'seasoning', 'soy-sauce-low-sodium tamari', 5, { called: 'soy sauce', unit: 'tbsp' }),
      maybe('worcestershire', 'seasoning', 'worcestershire-sauce', 3, { unit: 'tsp' }),
      food('cornstarch', 'binder', 'cornstarch flour-all-purpose', 3, { unit: 'tbsp' }),
      food('eggs', 'main', 'egg', 50, { least: 50, most: 100, optional: true }),
      food('scallions', 'topping', 'scallions chives', 6, { optional: true, cut: 'sliced' }),
      food('cabbage', 'vegetable', 'cabbage lettuce', 70, { cut: 'finely shredded' }),
    ],
    ways: [
      {
        tool: 'stove',
        prep: 15,
        load: { roles: 'beef', grams: 550, minutes: 8 },
        steps: [
          'Shape the {beef} with the {salt, pepper} into {1 each} patties ½ inch thick. Heat half of the {oil} in a large skillet over medium-high heat. Cook the patties[ {batches}], turning once, {done beef}, {8 min of beef patty}. Move to a plate.',
          'Cook the {onion, mushrooms} in the same pan until browned, {6 min}. Stir the {cornstarch} into the cold {broth} with the {soy, worcestershire}, pour in, and simmer, stirring, until thick and glossy, {4 min}. Return the patties to the sauce.',
          '[Heat the rest of the {oil} in a nonstick skillet over medium heat. Crack in the {eggs}, cover, and cook until the whites and yolks are firm, {4 min}. ]Warm the {rice}.',
          'Spoon the {rice} into bowls, lay a patty and sauce on top[, then the {eggs, scallions}]. Serve with the {cabbage}.',
        ],
      },
    ],
    keeps: 'Patties and sauce keep 3 days in the refrigerator; fry the egg fresh.',
  },
]
