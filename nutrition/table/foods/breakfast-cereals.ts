import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Oats, porridge and breakfast cereals. */
export const breakfastCereals: Food[] = [
  // Cereals, oats, regular and quick, not fortified, dry
  carbohydrate('oats-rolled', 'rolled oats', '08120', [379, 67.7, 10.1, 13.15, 6.52, 1.11, 0.99, 6], {
    also: [
      'oat',
      'old fashioned oat',
      'old-fashioned rolled oats',
      'porridge oat',
      'oatmeal',
      'jumbo oat',
      'whole oat',
    ],
    gi: GI.rolledOats,
    measures: { cup: 81, tsp: 1.7, tbsp: 5.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals, oats, regular and quick, not fortified, dry
  carbohydrate(
    'oats-rolled-gluten-free',
    'gluten-free rolled oats',
    '08120',
    [379, 67.7, 10.1, 13.15, 6.52, 1.11, 0.99, 6],
    {
      also: [
        'certified gluten free oat',
        'gluten free oat',
        'gluten free rolled oat',
        'gluten free old fashioned oat',
      ],
      gi: GI.rolledOats,
      measures: { cup: 81, tbsp: 5.1, tsp: 1.7 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Cereals, QUAKER, Quick Oats, Dry
  carbohydrate('oats-quick', 'quick oats', '08402', [371, 68.18, 9.4, 13.7, 6.87, 1.11, 1.42, 3], {
    also: ['quick cooking oat', 'quick cook oat'],
    gi: like(GI.instantOats),
    measures: { tbsp: 5, tsp: 1.7, cup: 80 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals, oats, instant, fortified, plain, dry
  carbohydrate('oats-instant', 'instant oats', '08122', [362, 69.52, 10, 11.92, 6.9, 1.35, 1.5, 220], {
    also: ['instant oatmeal'],
    gi: GI.instantOats,
    measures: { packet: 28 },
    usual: { cup: 81, tbsp: 5, tsp: 1.7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Oats
  carbohydrate('oats-steel-cut', 'steel-cut oats', '20038', [389, 66.27, 10.6, 16.89, 6.9, 1.22, null, 2], {
    also: ['steel cut oat', 'irish oat', 'pinhead oat', 'oat groat'],
    gi: GI.steelCutOats,
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt
  carbohydrate('oats-cooked', 'cooked oatmeal', '08121', [71, 12, 1.7, 2.54, 1.52, 0.31, 0.27, 4], {
    also: ['cooked oat', 'porridge'],
    gi: GI.rolledOats,
    measures: { cup: 234, tbsp: 14.6, tsp: 4.9 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt
  carbohydrate(
    'oats-steel-cut-cooked',
    'cooked steel-cut oats',
    '08121',
    [71, 12, 1.7, 2.54, 1.52, 0.31, 0.27, 4],
    {
      also: ['cooked steel cut oat', 'cooked steel cut oatmeal', 'steel cut oatmeal'],
      gi: GI.steelCutOats,
      usual: { cup: 234 },
      allergens: ['gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
      standIn: 'cooked rolled oats',
    },
  ),
  // Oat bran, raw
  carbohydrate('oat-bran', 'oat bran', '20033', [246, 66.22, 15.4, 17.3, 7.03, 1.33, 1.45, 4], {
    gi: GI.oatBran,
    measures: { cup: 94, tbsp: 5.9, tsp: 2 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Oat bran, cooked
  carbohydrate('oat-bran-cooked', 'cooked oat bran', '20034', [40, 11.44, 2.6, 3.21, 0.86, 0.16, null, 1], {
    gi: GI.oatBran,
    measures: { cup: 219, tbsp: 13.7, tsp: 4.6 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Oat flour, partially debranned
  carbohydrate('oat-flour', 'oat flour', '20132', [404, 65.7, 6.5, 14.66, 9.12, 1.61, 0.8, 19], {
    gi: like(GI.rolledOats),
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Millet, raw
  carbohydrate('millet-puffed', 'puffed millet', '20031', [378, 72.85, 8.5, 11.02, 4.22, 0.72, null, 5], {
    gi: like(GI.millet),
    usual: { cup: 21, tbsp: 1.3, tsp: 0.4 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'millet',
  }),
  // Cereals, CREAM OF WHEAT, regular, 10 minute cooking, dry
  carbohydrate('cream-of-wheat', 'cream of wheat', '08102', [370, 76.5, 3.8, 10.5, 1.5, 0.24, 0.2, 7], {
    also: ['farina'],
    gi: GI.creamOfWheat,
    measures: { cup: 173, tbsp: 10.8, tsp: 3.6 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, granola, homemade
  carbohydrate('granola', 'granola', '08037', [489, 53.88, 8.9, 13.67, 24.31, 3.96, 19.8, 26], {
    also: ['homemade granola', 'low sugar granola'],
    gi: GI.granola,
    measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    allergens: ['peanuts', 'tree-nuts', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S MUESLIX
  carbohydrate('muesli', 'muesli', '08286', [355, 74.9, 7.7, 8.6, 5.4, 0.6, 25.1, 239], {
    gi: GI.muesli,
    usual: { cup: 85, tbsp: 5.3, tsp: 1.8 },
    allergens: ['wheat', 'gluten', 'peanuts', 'tree-nuts'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'Mueslix cereal',
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
  carbohydrate('cornflakes', 'cornflakes', '08020', [357, 84.1, 3.3, 7.5, 0.4, 0.12, 9.5, 729], {
    also: ['corn flake cereal', 'corn flakes'],
    gi: GI.cornflakes,
    measures: { cup: 28, tbsp: 1.8, tsp: 0.6 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original
  carbohydrate('bran-cereal', 'All-Bran cereal', '08001', [259, 74.24, 29.3, 13.14, 4.9, 1.1, 15.69, 258], {
    also: ['all-bran', 'bran cereal'],
    gi: GI.allBran,
    measures: { cup: 62, tbsp: 3.9, tsp: 1.3 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, POST Bran Flakes
  carbohydrate('bran-flakes', 'bran flakes', '08029', [328, 80.5, 18.3, 9.9, 2.1, 0.4, 18.6, 540], {
    also: ['bran flake cereal'],
    gi: GI.branFlakes,
    measures: { cup: 40, tbsp: 2.5, tsp: 0.8 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, rice, puffed, fortified
  carbohydrate('puffed-rice', 'puffed rice', '08156', [402, 89.8, 1.7, 6.3, 0.5, 0.13, null, 3], {
    also: ['rice cereal'],
    gi: like(GI.riceCakes),
    measures: { cup: 14, tbsp: 0.9, tsp: 0.3 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, POST, Shredded Wheat, original big biscuit
  carbohydrate('shredded-wheat', 'shredded wheat', '08147', [337, 78.96, 12.4, 11.37, 2.01, 0.41, 0.94, 2], {
    gi: GI.shreddedWheat,
    usual: { piece: 24, cup: 49, tbsp: 3.1, tsp: 1 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals, CREAM OF RICE, dry
  carbohydrate('cream-of-rice', 'cream of rice', '08100', [370, 82.4, 0.7, 6.3, 0.5, 0.14, 0.3, 6], {
    gi: like(GI.whiteRice),
    measures: { cup: 180, tbsp: 11.2, tsp: 3.8 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals, farina, enriched, cooked with water, with salt
  carbohydrate(
    'cream-of-wheat-cooked',
    'cooked cream of wheat',
    '08173',
    [53, 10.92, 0.8, 1.82, 0.34, 0.07, 0.76, 126],
    {
      also: ['cooked farina'],
      gi: GI.creamOfWheat,
      measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
      standIn: 'cooked farina',
    },
  ),
  // Cereals ready-to-eat, WEETABIX WHOLE WHEAT CEREAL
  carbohydrate('weetabix', 'wheat biscuits', '42237', [371, 81.5, 11.4, 11.43, 2.86, 0.48, 5.71, 371], {
    also: ['weetabix', 'wheat cereal biscuit'],
    gi: GI.wheatBiscuits,
    measures: { cup: 57, tbsp: 3.6, tsp: 1.2, piece: 18 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, POST, GRAPE-NUTS Cereal
  carbohydrate('grape-nuts', 'Grape-Nuts cereal', '08038', [361, 80.49, 13, 11.22, 1.81, 0.34, 8.86, 465], {
    also: ['grape nuts'],
    gi: like(GI.shreddedWheat),
    measures: { cup: 116, tbsp: 7.2, tsp: 2.4 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, GENERAL MILLS, CHEERIOS
  carbohydrate('oat-rings', 'oat ring cereal', '08013', [376, 73.23, 9.4, 12.09, 6.73, 1.5, 4.36, 497], {
    also: ['cheerios', 'oat cereal'],
    gi: like(GI.instantOats),
    measures: { cup: 28, tbsp: 1.8, tsp: 0.58 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, wheat, puffed, fortified
  carbohydrate('puffed-wheat', 'puffed wheat', '08157', [364, 79.6, 4.4, 14.7, 1.2, 0.2, null, 4], {
    also: ['puffed wheat cereal'],
    gi: like(GI.shreddedWheat),
    measures: { cup: 12, tbsp: 0.75, tsp: 0.25 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Cereals ready-to-eat, Ralston Crispy Rice
  carbohydrate(
    'crispy-rice-cereal',
    'crispy rice cereal',
    '08025',
    [394, 86.22, 0.7, 6.69, 1.26, 0.36, 12.12, 545],
    {
      also: ['rice krispies', 'crisped rice', 'crisp rice cereal'],
      gi: like(GI.riceCakes),
      measures: { cup: 28, tbsp: 1.8, tsp: 0.58 },
      allergens: ['gluten'],
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo', 'gluten-free'],
    },
  ),
  // Cereals ready-to-eat, GENERAL MILLS Corn CHEX
  carbohydrate(
    'corn-squares-cereal',
    'corn square cereal',
    '08019',
    [370, 85, 4.7, 6.4, 2.4, 0.4, 11.1, 719],
    {
      also: ['corn chex'],
      gi: like(GI.cornflakes),
      measures: { cup: 31, tbsp: 1.9, tsp: 0.65 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
]
