import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Bread, flatbreads, tortillas and breadcrumbs. */
export const breads: Food[] = [
  // Bread, white, commercially prepared (includes soft bread crumbs)
  carbohydrate('bread-white', 'white bread', '18069', [266, 49.42, 2.7, 8.85, 3.33, 0.7, 5.67, 490], {
    also: [
      'bread',
      'sandwich bread',
      'white sandwich bread',
      'toast',
      'white toast',
      'bread slice',
      'texas toast',
      'bread cube',
    ],
    gi: GI.whiteBread,
    measures: { slice: 28, cup: 45, 'cup cubed': 35, piece: 28, tbsp: 2.8, tsp: 0.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, whole-wheat, commercially prepared
  carbohydrate(
    'bread-whole-wheat',
    'whole wheat bread',
    '18075',
    [252, 42.71, 6, 12.45, 3.5, 0.72, 4.34, 455],
    {
      also: [
        'whole grain bread',
        'wholemeal bread',
        'wholegrain bread',
        'whole wheat toast',
        'whole grain toast',
        'wholemeal toast',
        'brown bread',
        '100% whole wheat bread',
        'whole wheat sandwich bread',
        'whole grain sandwich bread',
      ],
      gi: GI.wholemealBread,
      measures: { slice: 32 },
      usual: { cup: 45, tbsp: 2.8, tsp: 0.9 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // BREAD,MULTI-GRAIN (INCLUDES WHOLE-GRAIN)
  carbohydrate(
    'bread-multigrain',
    'multigrain bread',
    '28397',
    [265, 43.34, 7.4, 13.36, 4.23, 0.87, 6.39, 381],
    {
      also: ['seeded bread', 'mixed grain bread', 'seven grain bread', 'multigrain toast'],
      gi: GI.seedBread,
      usual: { slice: 26 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // BREAD,WHEAT,SPROUTED
  carbohydrate('bread-sprouted', 'sprouted grain bread', '28316', [188, 33.88, 5.3, 13.16, 0, 0, 2.63, 474], {
    also: [
      'ezekiel bread',
      'sprouted bread',
      'sprouted whole grain bread',
      'sprouted wheat bread',
      'sprouted grain toast',
    ],
    gi: like(GI.seedBread),
    usual: { slice: 38 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, french or vienna (includes sourdough)
  carbohydrate(
    'bread-sourdough',
    'sourdough bread',
    '18029',
    [272, 51.88, 2.2, 10.75, 2.42, 0.53, 4.62, 602],
    {
      also: [
        'sourdough',
        'sourdough toast',
        'crusty bread',
        'rustic bread',
        'country bread',
        'sourdough wheat bread',
      ],
      gi: GI.sourdough,
      measures: { slice: 64, small: 32, medium: 64, large: 96 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Bread, french or vienna (includes sourdough)
  carbohydrate('bread-french', 'French bread', '18029', [272, 51.88, 2.2, 10.75, 2.42, 0.53, 4.62, 602], {
    also: ['baguette', 'vienna bread', 'french baguette'],
    gi: GI.whiteBread,
    measures: { slice: 32, medium: 64 },
    usual: { piece: 250, loaf: 250, small: 125, baguette: 250 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, italian
  carbohydrate('bread-italian', 'Italian bread', '18033', [271, 50.1, 3.2, 8.8, 3.5, 0, 3.17, 550], {
    also: ['ciabatta', 'focaccia'],
    gi: GI.whiteBread,
    measures: { slice: 30 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, rye
  carbohydrate('bread-rye', 'rye bread', '18060', [259, 48.3, 5.8, 8.5, 3.3, 0.63, 3.85, 603], {
    also: ['rye', 'rye toast', 'dark rye bread'],
    gi: GI.ryeBread,
    measures: { slice: 32 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, pumpernickel
  carbohydrate('bread-pumpernickel', 'pumpernickel', '18044', [250, 47.5, 6.5, 8.7, 3.1, 0.44, 0.53, 596], {
    also: ['pumpernickel bread'],
    gi: GI.pumpernickel,
    measures: { slice: 26 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // BREAD,GLUTEN-FREE,RICE FLOUR,CORN STARCH,AND/OR TAPIOCA
  carbohydrate(
    'bread-gluten-free',
    'gluten-free bread',
    '28337',
    [248, 45.78, 4.3, 4.31, 5.24, 0.98, 3.53, 447],
    {
      also: ['gluten free toast', 'gluten free sandwich bread'],
      gi: GI.gfBread,
      usual: { slice: 25 },
      allergens: ['eggs'],
      breaks: ['vegan', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // BREAD,GLUTEN-FREE,RICE FLOUR,CORN STARCH,AND/OR TAPIOCA
  carbohydrate(
    'bread-gluten-free-vegan',
    'vegan gluten-free bread',
    '28337',
    [248, 45.78, 4.3, 4.31, 5.24, 0.98, 3.53, 447],
    {
      also: ['gluten free vegan bread', 'egg free gluten free bread'],
      gi: GI.gfBread,
      usual: { slice: 25 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Bread, oat bran
  carbohydrate('bread-oat-bran', 'oat bran bread', '18037', [236, 39.8, 4.5, 10.4, 4.4, 0.7, 7.7, 353], {
    gi: GI.oatBranBread,
    measures: { slice: 30 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, oatmeal
  carbohydrate('bread-oatmeal', 'oatmeal bread', '18039', [269, 48.5, 4, 8.4, 4.4, 0.7, 8.14, 447], {
    also: ['oat bread'],
    gi: GI.oatBread,
    measures: { slice: 27 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, raisin, enriched
  carbohydrate('bread-raisin', 'raisin bread', '18047', [274, 52.3, 4.3, 7.9, 4.4, 1.08, 5.68, 347], {
    also: ['cinnamon raisin bread'],
    gi: GI.fruitBread,
    measures: { slice: 26 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, egg
  carbohydrate('bread-egg', 'challah', '18027', [287, 47.8, 2.3, 9.5, 6, 1.59, 1.78, 380], {
    also: ['egg bread'],
    gi: like(GI.whiteBread),
    measures: { slice: 40 },
    allergens: ['wheat', 'gluten', 'eggs'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, egg
  carbohydrate('brioche', 'brioche', '18027', [287, 47.8, 2.3, 9.5, 6, 1.59, 1.78, 380], {
    also: ['brioche bread', 'brioche bun', 'brioche roll'],
    gi: like(GI.whiteBread),
    measures: { slice: 40 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'egg bread',
  }),
  // Bread, irish soda, prepared from recipe
  carbohydrate('bread-irish-soda', 'Irish soda bread', '18032', [290, 56, 2.6, 6.6, 5, 1.11, null, 398], {
    also: ['soda bread'],
    gi: like(GI.wholemealBread),
    usual: { slice: 60 },
    allergens: ['wheat', 'gluten', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, potato
  carbohydrate('bread-potato', 'potato bread', '18971', [266, 47.07, 6.3, 12.5, 3.13, 0, 9.38, 375], {
    also: ['potato roll'],
    gi: like(GI.whiteBread),
    measures: { slice: 32 },
    allergens: ['wheat', 'gluten', 'dairy'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo', 'dairy-free', 'vegan'],
  }),
  // Bread, pita, white, enriched
  carbohydrate('pita-white', 'pita bread', '18041', [275, 55.7, 2.2, 9.1, 1.2, 0.17, 1.3, 536], {
    also: ['pita', 'white pita', 'pitta', 'pitta bread', 'pita pocket'],
    gi: GI.pita,
    measures: { large: 60, small: 28, piece: 60 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, pita, whole-wheat
  carbohydrate(
    'pita-whole-wheat',
    'whole wheat pita',
    '18042',
    [262, 55.89, 6.1, 9.8, 1.71, 0.15, 2.87, 527],
    {
      also: [
        'whole wheat pita bread',
        'wholemeal pitta',
        'wholemeal pitta bread',
        'whole wheat pitta bread',
        'whole grain pita',
      ],
      gi: like(GI.pita),
      measures: { large: 64, small: 28, piece: 64 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Bread, naan (Indian bread), plain, commercially prepared, refrigerated
  carbohydrate('naan', 'naan', '28307', [291, 50.43, 2.2, 9.62, 5.65, 1.39, 3.55, 465], {
    also: ['naan bread'],
    gi: like(GI.flatbread),
    measures: { piece: 90 },
    allergens: ['dairy', 'wheat', 'gluten'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread, naan (Indian bread), whole wheat, refrigerated
  carbohydrate(
    'naan-whole-wheat',
    'whole wheat naan',
    '28287',
    [286, 46.21, 4.8, 10.2, 6.7, 2.91, 3.4, 467],
    {
      also: ['wholemeal naan'],
      gi: like(GI.flatbread),
      measures: { piece: 106 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Bread, chapati or roti, whole wheat, frozen
  carbohydrate('chapati', 'chapati', '28285', [299, 46.13, 9.7, 7.85, 9.2, 3.31, 2.93, 298], {
    also: ['roti', 'whole wheat roti', 'whole wheat chapati'],
    gi: GI.chapati,
    measures: { piece: 43 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Bread, chapati or roti, plain, commercially prepared
  carbohydrate('flatbread', 'flatbread', '28306', [297, 46.36, 4.9, 11.25, 7.45, 1.95, 2.72, 409], {
    also: ['lavash', 'plain flatbread', 'flat bread'],
    gi: GI.flatbread,
    measures: { piece: 68 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'chapati',
  }),
  // Tortillas, ready-to-bake or -fry, corn
  carbohydrate('tortilla-corn', 'corn tortillas', '18363', [218, 44.64, 6.3, 5.7, 2.85, 0.45, 0.88, 45], {
    also: ['corn tortilla', 'yellow corn tortilla', 'white corn tortilla', 'soft corn tortilla'],
    gi: GI.cornTortilla,
    measures: { piece: 24, small: 19 },
    usual: { medium: 26 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Tortillas, ready-to-bake or -fry, flour, refrigerated
  carbohydrate('tortilla-flour', 'flour tortillas', '18364', [306, 49.38, 3.5, 8.2, 7.99, 2.92, 3.71, 736], {
    also: ['flour tortilla', 'tortilla', 'wheat tortilla', 'tortilla wrap', 'wrap', 'burrito size tortilla'],
    gi: like(GI.roti),
    measures: { piece: 47, small: 30, medium: 47, large: 72 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Tortillas, ready-to-bake or -fry, whole wheat
  carbohydrate(
    'tortilla-whole-wheat',
    'whole wheat tortillas',
    '28295',
    [310, 45.89, 9.8, 9.76, 9.76, 4.88, 2.44, 512],
    {
      also: [
        'whole wheat tortilla',
        'whole wheat wrap',
        'wholemeal wrap',
        'whole grain tortilla',
        'whole grain wrap',
        'wholewheat wrap',
      ],
      gi: like(GI.roti),
      measures: { piece: 41, medium: 41 },
      usual: { large: 62, small: 30 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Taco shells, baked
  carbohydrate('taco-shells', 'taco shells', '18360', [476, 63.49, 6.7, 6.41, 21.79, 7.11, 1.5, 324], {
    also: ['taco shell', 'hard taco shell'],
    gi: GI.tacoShells,
    measures: { piece: 13 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Tostada shells, corn
  carbohydrate('tostada-shells', 'tostada shells', '18952', [474, 64.43, 5.8, 6.15, 23.38, 7.01, null, 657], {
    also: ['tostada'],
    gi: GI.tacoShells,
    measures: { piece: 12.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rolls, hamburger or hotdog, plain
  carbohydrate('hamburger-bun', 'hamburger buns', '18350', [279, 50.12, 1.8, 9.77, 3.91, 0.84, 7.28, 494], {
    also: ['hamburger bun', 'burger bun', 'hot dog bun', 'bun', 'slider bun', 'soft bun'],
    gi: GI.bun,
    measures: { piece: 42 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Rolls, dinner, whole-wheat
  carbohydrate(
    'hamburger-bun-whole-wheat',
    'whole wheat hamburger bun',
    '18348',
    [266, 51.1, 7.5, 8.7, 4.7, 0.84, 8.46, 521],
    {
      also: [
        'whole wheat bun',
        'wholemeal bun',
        'whole grain bun',
        'whole wheat burger bun',
        'wholemeal burger bun',
        'whole wheat hot dog bun',
      ],
      gi: like(GI.wholemealBread),
      measures: { piece: 43 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
  carbohydrate('dinner-roll', 'dinner rolls', '18342', [310, 52.04, 2, 10.86, 6.47, 1.38, 5.55, 467], {
    also: ['dinner roll', 'bread roll', 'roll'],
    gi: GI.whiteBread,
    usual: { piece: 28 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // English muffins, plain, enriched, with ca prop (includes sourdough)
  carbohydrate('english-muffin', 'English muffins', '18258', [227, 44.17, 3.5, 8.87, 1.69, 0.73, 3.53, 425], {
    also: ['english muffin'],
    gi: GI.englishMuffin,
    measures: { piece: 57 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // English muffins, whole-wheat
  carbohydrate(
    'english-muffin-whole-wheat',
    'whole wheat English muffins',
    '18266',
    [203, 40.4, 6.7, 8.8, 2.1, 0.33, 8.09, 364],
    {
      also: ['whole wheat english muffin', 'whole grain english muffin', 'wholemeal english muffin'],
      gi: like(GI.wholemealBread),
      measures: { piece: 66 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
  carbohydrate('bagel', 'bagel', '18001', [264, 52.38, 1.6, 10.56, 1.32, 0.36, 8.43, 422], {
    also: ['plain bagel'],
    gi: GI.bagel,
    measures: { small: 69, medium: 105, large: 131, piece: 105 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread crumbs, dry, grated, plain
  carbohydrate('breadcrumbs', 'breadcrumbs', '18079', [395, 71.98, 4.5, 13.35, 5.3, 1.2, 6.2, 732], {
    also: ['dry breadcrumb', 'bread crumb', 'dried breadcrumb', 'plain breadcrumb'],
    gi: GI.whiteBread,
    measures: { cup: 108, tbsp: 6.8, tsp: 2.3 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread crumbs, dry, grated, seasoned
  carbohydrate(
    'breadcrumbs-seasoned',
    'seasoned breadcrumbs',
    '18376',
    [383, 68.49, 4.9, 14.13, 5.48, 1.39, 5.74, 1336],
    {
      also: ['seasoned breadcrumb', 'italian breadcrumb', 'italian style breadcrumb', 'seasoned bread crumb'],
      gi: GI.whiteBread,
      measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Bread crumbs, dry, grated, plain
  carbohydrate(
    'breadcrumbs-panko',
    'panko breadcrumbs',
    '18079',
    [395, 71.98, 4.5, 13.35, 5.3, 1.2, 6.2, 732],
    {
      also: ['panko', 'panko bread crumb', 'whole wheat panko'],
      gi: GI.whiteBread,
      usual: { cup: 54, tbsp: 3.4, tsp: 1.1 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
      standIn: 'dry breadcrumbs',
    },
  ),
  // Bread, white, commercially prepared (includes soft bread crumbs)
  carbohydrate(
    'breadcrumbs-fresh',
    'fresh breadcrumbs',
    '18069',
    [266, 49.42, 2.7, 8.85, 3.33, 0.7, 5.67, 490],
    {
      also: ['soft breadcrumb', 'fresh bread crumb'],
      gi: GI.whiteBread,
      measures: { cup: 45, tbsp: 2.8, tsp: 0.9 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
      standIn: 'white bread',
    },
  ),
  // Bread, whole-wheat, commercially prepared, toasted
  carbohydrate(
    'breadcrumbs-whole-wheat',
    'whole wheat breadcrumbs',
    '18076',
    [306, 51.16, 7.5, 16.27, 4.07, 0.92, 5.77, 565],
    {
      also: ['wholemeal breadcrumb', 'whole wheat bread crumb'],
      gi: GI.wholemealBread,
      usual: { cup: 108, tbsp: 6.8, tsp: 2.3 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
      standIn: 'toasted whole wheat bread',
    },
  ),
  // Croutons, plain
  carbohydrate('croutons', 'croutons', '18242', [407, 73.5, 5.1, 11.9, 6.6, 1.51, null, 698], {
    also: ['crouton'],
    gi: GI.whiteBread,
    measures: { cup: 30, tbsp: 1.9, tsp: 0.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Croutons, seasoned
  carbohydrate(
    'breadcrumbs-seasoned-croutons',
    'seasoned croutons',
    '18243',
    [465, 63.5, 5, 10.8, 18.3, 5.25, 4.41, 1089],
    {
      also: ['garlic crouton', 'caesar crouton'],
      gi: like(GI.whiteBread),
      measures: { cup: 40, tbsp: 2.5, tsp: 0.83, package: 10, cube: 0.25 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Snacks, granola bars, hard, plain
  carbohydrate('granola-bar', 'granola bar', '19015', [471, 64.4, 5.3, 10.1, 19.8, 2.37, 28.57, 294], {
    also: ['cereal bar', 'plain granola bar'],
    gi: GI.cerealBar,
    usual: { piece: 21, bar: 21 },
    allergens: ['wheat', 'gluten', 'peanuts', 'tree-nuts'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Restaurant, Latino, arepa (unleavened cornmeal bread)
  carbohydrate('arepa', 'arepa', '36415', [219, 37.14, 2.6, 5.48, 5.38, 2.9, 0.87, 270], {
    also: ['corn arepa'],
    gi: like(GI.cornTortilla),
    measures: { piece: 98 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Muffins, blueberry, commercially prepared (Includes mini-muffins)
  carbohydrate(
    'muffin-blueberry',
    'blueberry muffin',
    '18274',
    [375, 53, 1.1, 4.49, 16.07, 2.84, 31.47, 336],
    {
      gi: GI.muffin,
      measures: { small: 66, medium: 113, large: 139, piece: 31 },
      allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Cake, gingerbread, prepared from recipe
  carbohydrate('gingerbread', 'gingerbread', '18116', [356, 49.2, null, 3.9, 16.4, 4.12, null, 327], {
    also: ['gingerbread cake'],
    gi: GI.gingerbread,
    measures: { piece: 74 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  carbohydrate('tortilla-low-carb', 'low-carb tortilla', '', UNKNOWN, {
    also: ['low carb wrap', 'keto tortilla', 'keto wrap', 'low carb flour tortilla', 'carb balance tortilla'],
    usual: { piece: 43 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  carbohydrate('bread-low-carb', 'low-carb bread', '', UNKNOWN, {
    also: ['keto bread', 'low carb toast', 'keto toast'],
    usual: { slice: 28 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Bread, paratha (Indian bread), whole wheat, frozen
  carbohydrate('paratha', 'paratha', '28286', [326, 45.35, 9.6, 6.36, 13.2, 5.83, 4.15, 452], {
    also: ['frozen paratha', 'whole wheat paratha'],
    gi: like(GI.chapati),
    measures: { piece: 79 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
]
