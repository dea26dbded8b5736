import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Crackers, plain cookies, chips and popcorn. */
export const crackersAndSnacks: Food[] = [
  // Snacks, tortilla chips, plain, white corn, salted
  carbohydrate('tortilla-chips', 'tortilla chips', '19056', [472, 67.78, 5.4, 7.1, 20.68, 2.81, 0.78, 328], {
    also: ['corn chip', 'tortilla chip', 'corn tortilla chip'],
    gi: GI.cornChips,
    usual: { cup: 26, piece: 2, tbsp: 1.6, tsp: 0.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Crackers, whole-wheat
  carbohydrate(
    'crackers-whole-wheat',
    'whole grain crackers',
    '18235',
    [427, 69.55, 10.3, 10.58, 14.13, 2.06, 1.19, 704],
    {
      also: ['whole wheat cracker', 'whole grain cracker', 'wheat cracker'],
      gi: GI.wheatCrackers,
      measures: { piece: 4.6, cup: 94, tbsp: 5.9, tsp: 2 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Crackers, saltines (includes oyster, soda, soup)
  carbohydrate(
    'crackers-saltine',
    'saltine crackers',
    '18228',
    [418, 74.05, 2.8, 9.46, 8.64, 1.65, 1.29, 941],
    {
      also: ['saltine', 'cracker', 'soda cracker'],
      gi: GI.cracker,
      measures: { piece: 3, cup: 70, tbsp: 4.4, tsp: 1.5 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Crackers, crispbread, rye
  carbohydrate('crispbread-rye', 'rye crispbread', '18216', [366, 82.2, 16.5, 7.9, 1.3, 0.14, 1.07, 410], {
    also: ['crispbread', 'rye crisp', 'ryvita', 'wasa', 'wasa cracker', 'wasa crispbread'],
    gi: GI.ryeCrispbread,
    measures: { piece: 10, slice: 10, cup: 55, tbsp: 3.4, tsp: 1.1 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Crackers, rye, wafers, plain
  carbohydrate('rye-wafers', 'rye wafers', '18226', [334, 80.4, 22.9, 9.6, 0.9, 0.11, 1.01, 557], {
    also: ['rye cracker'],
    gi: GI.ryeCrispbread,
    measures: { cup: 61, tbsp: 3.8, tsp: 1.3, piece: 11 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Snacks, rice cakes, brown rice, plain
  carbohydrate('rice-cakes', 'rice cakes', '19051', [387, 81.5, 4.2, 8.2, 2.8, 0.57, 0.89, 326], {
    also: ['rice cake', 'brown rice cake'],
    gi: GI.riceCakes,
    measures: { piece: 9 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Snacks, corn cakes
  carbohydrate('corn-cakes', 'corn cakes', '19419', [387, 83.4, 1.9, 8.1, 2.4, 0.42, 23.47, 488], {
    gi: like(GI.riceCakes),
    measures: { piece: 9 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Snacks, popcorn, cakes
  carbohydrate('popcorn-cakes', 'popcorn cakes', '19036', [384, 80.1, 2.9, 9.7, 3.1, 0.48, 0.72, 288], {
    gi: like(GI.riceCakes),
    measures: { piece: 10 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // RICE CRACKERS
  carbohydrate('rice-crackers', 'rice crackers', '25071', [416, 82.64, 0, 10, 5, 0, 0, 233], {
    also: ['rice cracker'],
    gi: GI.riceCrackers,
    usual: { cup: 30, piece: 2, tbsp: 1.9, tsp: 0.6 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cookies, graham crackers, plain or honey (includes cinnamon)
  carbohydrate(
    'graham-crackers',
    'graham crackers',
    '18173',
    [430, 77.66, 3.4, 6.69, 10.6, 1.63, 24.85, 459],
    {
      also: ['graham cracker', 'graham cracker crumb', 'digestive biscuit'],
      gi: GI.graham,
      measures: { piece: 14, cup: 84, tbsp: 5.2, tsp: 1.7 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Snacks, popcorn, air-popped
  carbohydrate('popcorn', 'popcorn', '19034', [387, 77.78, 14.5, 12.94, 4.54, 0.64, 0.87, 8], {
    also: ['air popped popcorn', 'plain popcorn'],
    gi: GI.popcorn,
    measures: { cup: 8, tbsp: 0.5 },
    usual: { tsp: 0.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Snacks, popcorn, air-popped
  carbohydrate(
    'popcorn-kernels',
    'popcorn kernels',
    '19034',
    [387, 77.78, 14.5, 12.94, 4.54, 0.64, 0.87, 8],
    {
      also: ['popcorn kernel', 'popping corn', 'unpopped popcorn'],
      gi: GI.popcorn,
      usual: { cup: 200, tbsp: 12.5, tsp: 4.2 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'air-popped popcorn',
    },
  ),
  // Snacks, KRAFT, CORNNUTS, plain
  carbohydrate('corn-nuts', 'corn nuts', '19009', [446, 71.86, 6.9, 8.5, 15.64, 2.43, 0.61, 564], {
    gi: like(GI.cornmeal),
    measures: { cup: 85, tbsp: 5.3, tsp: 1.8 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Snacks, pretzels, hard, plain, salted
  carbohydrate('pretzels', 'pretzels', '19047', [384, 80.39, 3.4, 10.04, 2.93, 0.39, 2.21, 1240], {
    also: ['pretzel'],
    gi: GI.pretzels,
    usual: { cup: 45, tbsp: 2.8, tsp: 0.9 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Snacks, potato chips, plain, salted
  carbohydrate('potato-chips', 'potato chips', '19411', [532, 53.83, 3.1, 6.39, 33.98, 3.4, 0.33, 527], {
    also: ['potato crisp', 'crisps'],
    gi: GI.crisps,
    usual: { cup: 25, tbsp: 1.6, tsp: 0.5 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Snacks, taro chips
  carbohydrate('taro-chips', 'taro chips', '19524', [498, 68.1, 7.2, 2.3, 24.9, 6.43, 3.82, 342], {
    gi: like(GI.taro),
    usual: { cup: 40, oz: 28 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Snacks, potato sticks
  carbohydrate('potato-sticks', 'potato sticks', '19415', [522, 53.3, 3.4, 6.7, 34.4, 8.88, 0.22, 633], {
    also: ['shoestring potato'],
    gi: GI.crisps,
    measures: { cup: 36, tbsp: 2.2, tsp: 0.75 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Snacks, corn-based, extruded, puffs or twists, cheese-flavor
  carbohydrate('cheese-puffs', 'cheese puffs', '19008', [567, 54.54, 0.8, 5.46, 36.54, 3.75, 3.57, 928], {
    also: ['cheeto'],
    gi: GI.cheesePuffs,
    measures: { package: 35 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Crackers, matzo, plain
  carbohydrate('matzo', 'matzo', '18217', [395, 83.7, 3, 10, 1.4, 0.23, 0.29, 0], {
    also: ['matzah', 'matzo cracker', 'matzo meal'],
    gi: like(GI.cracker),
    usual: { piece: 28, sheet: 28, cup: 115 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Crackers, melba toast, plain
  carbohydrate('melba-toast', 'melba toast', '18220', [390, 76.6, 6.3, 12.1, 3.2, 0.45, 0.94, 598], {
    gi: like(GI.whiteBread),
    measures: { cup: 30, tbsp: 1.9, tsp: 0.62, piece: 5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Bread sticks, plain
  carbohydrate('breadsticks', 'breadsticks', '18080', [412, 68.4, 3, 12, 9.5, 1.41, 1.26, 713], {
    also: ['grissini', 'breadstick', 'bread stick'],
    gi: like(GI.whiteBread),
    measures: { cup: 46, tbsp: 2.9, tsp: 0.96, stick: 5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Crackers, cheese, regular
  carbohydrate(
    'cheese-crackers',
    'cheese crackers',
    '18214',
    [489, 59.42, 2.3, 10.93, 22.74, 5.29, 4.53, 973],
    {
      gi: like(GI.cracker),
      measures: { cup: 62, tbsp: 3.9, tsp: 1.3, piece: 1 },
      allergens: ['wheat', 'gluten', 'dairy'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Snacks, pita chips, salted
  carbohydrate('pita-chips', 'pita chips', '25037', [457, 68.26, 3.8, 11.79, 15.2, 1.34, 4.76, 854], {
    gi: like(GI.pita),
    usual: { cup: 40, oz: 28 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cookies, ladyfingers, without lemon juice and rind
  carbohydrate('ladyfingers', 'ladyfingers', '18423', [363, 59.7, 1, 10.6, 9.1, 3.02, null, 147], {
    also: ['ladyfinger', 'savoiardi', 'sponge finger', 'ladyfinger biscuit'],
    gi: like(GI.petitBeurre),
    usual: { piece: 11 },
    allergens: ['wheat', 'gluten', 'eggs'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cookies, vanilla wafers, lower fat
  carbohydrate('vanilla-wafers', 'vanilla wafers', '18212', [441, 73.6, 1.9, 5, 15.2, 3.84, 37.5, 388], {
    also: ['vanilla wafer', 'nilla wafer'],
    gi: like(GI.petitBeurre),
    measures: { cup: 80, tbsp: 5, tsp: 1.7, large: 6, medium: 4, small: 3 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'low-carb', 'keto', 'paleo', 'dairy-free'],
    standIn: 'lower-fat vanilla wafers',
  }),
  // Cookies, gingersnaps
  carbohydrate('gingersnaps', 'gingersnaps', '18172', [416, 76.9, 2.2, 5.6, 9.8, 2.45, 19.92, 501], {
    also: ['ginger biscuit', 'ginger nut biscuit', 'gingersnap cookie'],
    gi: like(GI.petitBeurre),
    measures: { piece: 7, large: 32 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Pancakes, plain, prepared from recipe
  carbohydrate('pancakes', 'pancakes', '18293', [227, 28.3, null, 6.4, 9.7, 2.12, null, 439], {
    also: ['pancake', 'plain pancake'],
    gi: like(GI.muffin),
    measures: { piece: 38 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
]
