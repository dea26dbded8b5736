import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Chocolate, cocoa, yeast and leavening. */
export const chocolateAndBaking: Food[] = [
  // Chocolate, dark, 70-85% cacao solids
  other(
    'dark-chocolate-70',
    'dark chocolate (70-85%)',
    '19904',
    [598, 45.9, 10.9, 7.79, 42.63, 24.49, 23.99, 20],
    {
      also: [
        'dark chocolate',
        '70% dark chocolate',
        '85% dark chocolate',
        'dark chocolate 70%',
        'bittersweet chocolate',
        'dark chocolate shaving',
        'dark chocolate square',
      ],
      gi: GI.darkChocolate,
      usual: { piece: 10, square: 10, cup: 170, tbsp: 10.6, tsp: 3.5 },
    },
  ),
  // Chocolate, dark, 60-69% cacao solids
  other(
    'dark-chocolate-60',
    'dark chocolate (60-69%)',
    '19903',
    [579, 52.42, 8, 6.12, 38.31, 22.03, 36.71, 10],
    {
      also: ['60% dark chocolate'],
      gi: GI.darkChocolate,
      usual: { cup: 170, tbsp: 10.6, piece: 10, tsp: 3.5 },
    },
  ),
  // Chocolate, dark, 45- 59% cacao solids
  other(
    'dark-chocolate-45',
    'dark chocolate (45-59%)',
    '19902',
    [546, 61.17, 7, 4.88, 31.28, 18.52, 47.9, 24],
    {
      also: ['50% dark chocolate', '55% dark chocolate', '54% dark chocolate'],
      gi: GI.darkChocolate,
      usual: { square: 10, oz: 28, cup: 170, tbsp: 10.6 },
      allergens: ['dairy', 'soy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Candies, semisweet chocolate
  other(
    'semisweet-chocolate',
    'semisweet chocolate chips',
    '19080',
    [480, 63.9, 5.9, 4.2, 30, 17.75, 54.5, 11],
    {
      also: [
        'semisweet chocolate',
        'semi sweet chocolate',
        'chocolate chip',
        'semi-sweet chocolate chip',
        'chocolate',
        'mini chocolate chip',
        'cooking chocolate',
        'dark chocolate chip',
        'dark chocolate chunk',
      ],
      gi: like(GI.darkChocolate),
      measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
      usual: { piece: 10 },
      allergens: ['dairy', 'soy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Candies, sweet chocolate
  other('sweet-chocolate', 'sweet chocolate', '19081', [507, 60.4, 5.5, 3.9, 34.2, 20.08, 51.48, 16], {
    also: ['german chocolate', 'sweet baking chocolate'],
    gi: like(GI.darkChocolate),
    usual: { square: 10, oz: 28, cup: 170, tbsp: 10.6 },
    allergens: ['dairy', 'soy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Baking chocolate, mexican, squares
  other('mexican-chocolate', 'Mexican chocolate', '19124', [426, 77.41, 4, 3.64, 15.59, 8.61, 69.4, 3], {
    also: ['mexican baking chocolate', 'abuelita chocolate'],
    gi: like(GI.sucrose),
    usual: { tablet: 90, square: 20, oz: 28, piece: 90 },
    allergens: ['soy'],
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  other('sugar-free-chocolate', 'sugar-free chocolate chips', '', UNKNOWN, {
    also: [
      'sugar free dark chocolate',
      'sugar free chocolate',
      "lily's chocolate chip",
      'stevia sweetened chocolate chip',
    ],
    usual: { cup: 168, tbsp: 10.5, tsp: 3.5 },
    allergens: ['dairy', 'soy'],
    breaks: ['vegan', 'dairy-free'],
  }),
  // Candies, milk chocolate
  other('milk-chocolate', 'milk chocolate', '19120', [535, 59.4, 3.4, 7.65, 29.66, 18.51, 51.5, 79], {
    also: ['milk chocolate chip'],
    gi: GI.milkChocolate,
    measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
    usual: { piece: 10 },
    allergens: ['dairy', 'soy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Candies, white chocolate
  other('white-chocolate', 'white chocolate', '19087', [539, 59.24, 0.2, 5.87, 32.09, 19.41, 59, 90], {
    also: ['white chocolate chip'],
    gi: GI.whiteChocolate,
    measures: { cup: 170, tbsp: 14, tsp: 4.7 },
    allergens: ['dairy', 'soy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Baking chocolate, unsweetened, squares
  other(
    'unsweetened-chocolate',
    'unsweetened baking chocolate',
    '19078',
    [642, 28.42, 16.6, 14.32, 52.31, 32.28, 0.91, 24],
    {
      also: ['baking chocolate', 'unsweetened chocolate', '100% cacao chocolate'],
      gi: like(GI.darkChocolate),
      measures: { cup: 132, tsp: 2.7, tbsp: 8.25 },
      usual: { piece: 28, square: 28 },
    },
  ),
  // Baking chocolate, unsweetened, squares
  other('cacao-nibs', 'cacao nibs', '19078', [642, 28.42, 16.6, 14.32, 52.31, 32.28, 0.91, 24], {
    also: ['cacao nib', 'cocoa nib'],
    gi: like(GI.darkChocolate),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['paleo'],
    standIn: 'unsweetened chocolate',
  }),
  // Cocoa, dry powder, unsweetened
  other('cocoa-powder', 'unsweetened cocoa powder', '19165', [228, 57.9, 37, 19.6, 13.7, 8.07, 1.75, 21], {
    also: [
      'cocoa powder',
      'cocoa',
      'cacao powder',
      'raw cacao powder',
      'unsweetened cacao powder',
      'cacao',
      'dark cocoa powder',
    ],
    gi: like(GI.darkChocolate),
    measures: { cup: 86, tbsp: 5.4, tsp: 1.8 },
  }),
  // Cocoa, dry powder, unsweetened, processed with alkali
  other(
    'cocoa-powder-dutch',
    'Dutch-process cocoa powder',
    '19166',
    [220, 58.3, 29.8, 18.1, 13.1, 7.76, 1.76, 19],
    {
      also: ['dutch process cocoa', 'dutch processed cocoa powder'],
      gi: like(GI.darkChocolate),
      measures: { cup: 86, tbsp: 5.4, tsp: 1.8 },
    },
  ),
  // Cocoa mix, powder
  other('cocoa-mix', 'hot cocoa mix', '14192', [398, 83.73, 3.7, 6.67, 4, 2.38, 65.55, 504], {
    also: ['hot chocolate mix', 'drinking chocolate', 'cocoa mix', 'hot chocolate powder'],
    gi: like(GI.chocMilk),
    usual: { tbsp: 9, packet: 28, cup: 144, tsp: 3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Chocolate-flavored hazelnut spread
  other(
    'hazelnut-spread',
    'chocolate hazelnut spread',
    '19125',
    [541, 62.16, 5.4, 5.41, 29.73, 28.42, 54.05, 41],
    {
      also: ['nutella'],
      gi: GI.hazelnutSpread,
      usual: { tbsp: 18.5, cup: 296, tsp: 6.2 },
      allergens: ['tree-nuts', 'dairy', 'soy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Syrups, chocolate, fudge-type
  other('chocolate-syrup', 'chocolate syrup', '19348', [350, 62.9, 2.8, 4.6, 8.9, 3.98, 34.82, 346], {
    gi: like(GI.sucrose),
    measures: { tbsp: 19, cup: 304, tsp: 6.3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Candies, hard
  other('sprinkles', 'sprinkles', '19107', [394, 98, 0, 0, 0.2, 0, 62.9, 38], {
    also: ['nonpareil', 'hundreds and thousands'],
    gi: like(GI.sucrose),
    usual: { tbsp: 12, tsp: 4, cup: 190 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'hard candies',
  }),
  // Carob flour
  other('carob-powder', 'carob powder', '16055', [222, 88.88, 39.8, 4.62, 0.65, 0.09, 49.08, 35], {
    also: ['carob flour'],
    gi: like(GI.sucrose),
    measures: { cup: 103, tbsp: 6, tsp: 2 },
  }),
  // Leavening agents, baking powder, double-acting, sodium aluminum sulfate
  other('baking-powder', 'baking powder', '18369', [53, 27.7, 0.2, 0, 0, 0, 0, 10600], {
    also: ['double acting baking powder', 'gluten free baking powder', 'aluminum free baking powder'],
    gi: like(GI.whiteBread),
    measures: { tsp: 4.6, tbsp: 13.8, cup: 221 },
    seasoning: true,
  }),
  // Leavening agents, baking powder, double-acting, straight phosphate
  other(
    'baking-powder-phosphate',
    'straight phosphate baking powder',
    '18370',
    [51, 24.1, 0.2, 0.1, 0, 0, 0, 7893],
    { gi: like(GI.whiteBread), measures: { cup: 220.8, tbsp: 13.8, tsp: 4.6 }, seasoning: true },
  ),
  // Leavening agents, baking soda
  other('baking-soda', 'baking soda', '18372', [0, 0, 0, 0, 0, 0, 0, 27360], {
    also: ['bicarbonate of soda', 'bicarb', 'bicarb soda'],
    measures: { tsp: 4.6, tbsp: 13.8, cup: 221 },
    seasoning: true,
  }),
  // Leavening agents, cream of tartar
  other('cream-of-tartar', 'cream of tartar', '18373', [258, 61.5, 0.2, 0, 0, 0, 0, 52], {
    gi: like(GI.apple),
    measures: { tsp: 3, tbsp: 9, cup: 144 },
    seasoning: true,
  }),
  // Leavening agents, yeast, baker's, active dry
  other('yeast', 'active dry yeast', '18375', [325, 41.22, 26.9, 40.44, 7.61, 1, 0, 51], {
    also: ['dry yeast', 'instant yeast', 'yeast', 'dried yeast', 'fast action dried yeast'],
    gi: like(GI.lentils),
    measures: { tsp: 4, tbsp: 12, packet: 7.2, cup: 192 },
    seasoning: true,
  }),
  // Leavening agents, yeast, baker's, compressed
  other('yeast-fresh', 'fresh yeast', '18374', [105, 18.1, 8.1, 8.4, 1.9, 0.24, 0, 30], {
    also: ['compressed yeast', 'cake yeast', "fresh baker's yeast"],
    gi: like(GI.lentils),
    measures: { piece: 17 },
    usual: { package: 17, cube: 42, block: 42, tsp: 4, tbsp: 12 },
  }),
  // Leavening agents, yeast, baker's, active dry
  other('nutritional-yeast', 'nutritional yeast', '18375', [325, 41.22, 26.9, 40.44, 7.61, 1, 0, 51], {
    also: ['nutritional yeast flake', 'nooch'],
    gi: like(GI.lentils),
    usual: { tbsp: 5, tsp: 1.7, cup: 60 },
    standIn: "baker's dry yeast",
  }),
  // Yeast extract spread
  other('yeast-extract', 'yeast extract spread', '43406', [185, 20.42, 6.5, 23.88, 0.9, 0, 1.6, 3380], {
    also: ['marmite', 'vegemite'],
    gi: like(GI.lentils),
    measures: { cup: 288, tbsp: 18, tsp: 6 },
    allergens: ['gluten'],
    breaks: ['gluten-free'],
  }),
  // Vanilla extract
  other('vanilla-extract', 'vanilla extract', '02050', [288, 12.65, 0, 0.06, 0.06, 0.01, 12.65, 9], {
    also: ['vanilla', 'pure vanilla extract', 'vanilla essence', 'vanilla bean paste', 'vanilla paste'],
    gi: like(GI.sucrose),
    measures: { tsp: 4.2, tbsp: 13, cup: 208 },
    seasoning: true,
  }),
  // Vanilla extract, imitation, alcohol
  other('almond-extract', 'almond extract', '02051', [237, 2.41, 0, 0.05, 0, null, null, 4], {
    measures: { tsp: 4.2, tbsp: 13, cup: 208 },
    allergens: ['tree-nuts'],
    seasoning: true,
    standIn: 'imitation vanilla',
  }),
  // Vanilla extract, imitation, alcohol
  other('flavor-extract', 'imitation vanilla extract', '02051', [237, 2.41, 0, 0.05, 0, null, null, 4], {
    also: [
      'imitation vanilla',
      'peppermint extract',
      'lemon extract',
      'orange extract',
      'mint extract',
      'rum extract',
      'extract',
    ],
    measures: { cup: 208, tbsp: 13, tsp: 4.2 },
  }),
  // Seaweed, agar, dried
  other('agar', 'agar powder', '11663', [306, 80.88, 7.7, 6.21, 0.3, 0.06, 2.97, 102], {
    also: ['agar agar', 'agar-agar', 'agar agar powder'],
    gi: like(GI.carrots),
    usual: { tsp: 2, tbsp: 6, cup: 96 },
    seasoning: true,
  }),
  other('xanthan-gum', 'xanthan gum', '', UNKNOWN, {
    also: ['guar gum'],
    usual: { tsp: 3, tbsp: 9, cup: 144 },
    seasoning: true,
  }),
  other('vanilla-bean', 'vanilla bean', '', UNKNOWN, {
    also: ['vanilla pod', 'vanilla bean seed'],
    usual: { piece: 3, pod: 3 },
    seasoning: true,
  }),
]
