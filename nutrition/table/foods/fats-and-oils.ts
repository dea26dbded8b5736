import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fat = foodIn('fat')

/** Oils, butter, other fats and mayonnaise. */
export const fatsAndOils: Food[] = [
  // Oil, olive, salad or cooking
  fat('olive-oil', 'olive oil', '04053', [884, 0, 0, 0, 100, 13.81, 0, 2], {
    also: [
      'extra virgin olive oil',
      'extra-virgin olive oil',
      'evoo',
      'light olive oil',
      'virgin olive oil',
      'oil',
    ],
    measures: { cup: 216, tbsp: 13.5, tsp: 4.5 },
    usual: { drizzle: 5, spray: 1 },
  }),
  // Oil, avocado
  fat('avocado-oil', 'avocado oil', '04581', [884, 0, 0, 0, 100, 11.56, null, 0], {
    measures: { cup: 218, tbsp: 14, tsp: 4.7 },
  }),
  // Oil, coconut
  fat('coconut-oil', 'coconut oil', '04047', [892, 0, 0, 0, 99.06, 82.47, 0, 0], {
    also: ['virgin coconut oil', 'melted coconut oil', 'refined coconut oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
  }),
  // Oil, canola
  fat('canola-oil', 'canola oil', '04582', [884, 0, 0, 0, 100, 7.37, 0, 0], {
    also: ['rapeseed oil', 'neutral oil'],
    measures: { cup: 218, tbsp: 14, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, soybean, salad or cooking
  fat('vegetable-oil', 'vegetable oil', '04044', [884, 0, 0, 0, 100, 15.65, 0, 0], {
    also: ['soybean oil', 'cooking oil', 'frying oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, sunflower, linoleic, (approx. 65%)
  fat('sunflower-oil', 'sunflower oil', '04506', [884, 0, 0, 0, 100, 10.3, 0, 0], {
    also: ['sunflower seed oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, sesame, salad or cooking
  fat('sesame-oil', 'sesame oil', '04058', [884, 0, 0, 0, 100, 14.2, 0, 0], {
    also: ['toasted sesame oil', 'dark sesame oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    allergens: ['sesame'],
  }),
  // Oil, peanut, salad or cooking
  fat('peanut-oil', 'peanut oil', '04042', [884, 0, 0, 0, 100, 16.9, 0, 0], {
    also: ['groundnut oil'],
    measures: { cup: 216, tbsp: 13.5, tsp: 4.5 },
    allergens: ['peanuts'],
    breaks: ['paleo'],
  }),
  // Oil, walnut
  fat('walnut-oil', 'walnut oil', '04528', [884, 0, 0, 0, 100, 9.1, 0, 0], {
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    allergens: ['tree-nuts'],
  }),
  // Oil, rice bran
  fat('rice-bran-oil', 'rice bran oil', '04037', [884, 0, 0, 0, 100, 19.7, 0, 0], {
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
  }),
  // Oil, palm
  fat('palm-oil', 'palm oil', '04055', [884, 0, 0, 0, 100, 49.3, 0, 0], {
    also: ['red palm oil'],
    measures: { cup: 216, tbsp: 13.6, tsp: 4.5 },
  }),
  // Oil, safflower, salad or cooking, high oleic (primary safflower oil of commerce)
  fat('safflower-oil', 'safflower oil', '04511', [884, 0, 0, 0, 100, 7.54, 0, 0], {
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, corn, industrial and retail, all purpose salad or cooking
  fat('corn-oil', 'corn oil', '04518', [900, 0, 0, 0, 100, 12.95, 0, 0], {
    also: ['maize oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, almond
  fat('almond-oil', 'almond oil', '04529', [884, 0, 0, 0, 100, 8.2, 0, 0], {
    also: ['sweet almond oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    allergens: ['tree-nuts'],
  }),
  // Oil, hazelnut
  fat('hazelnut-oil', 'hazelnut oil', '04532', [884, 0, 0, 0, 100, 7.4, 0, 0], {
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    allergens: ['tree-nuts'],
  }),
  // Oil, flaxseed, cold pressed
  fat('flaxseed-oil', 'flaxseed oil', '42231', [884, 0, 0, 0.11, 99.98, 8.98, 0, 0], {
    also: ['linseed oil', 'flax oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
  }),
  // Oil, grapeseed
  fat('grapeseed-oil', 'grapeseed oil', '04517', [884, 0, 0, 0, 100, 9.6, 0, 0], {
    also: ['grape seed oil'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
    breaks: ['paleo'],
  }),
  // Oil, mustard
  fat('mustard-oil', 'mustard oil', '04583', [884, 0, 0, 0, 100, 11.58, null, 0], {
    measures: { cup: 218, tbsp: 14, tsp: 4.5 },
  }),
  // Oil, olive, salad or cooking
  fat('cooking-spray', 'cooking spray', '04053', [884, 0, 0, 0, 100, 13.81, 0, 2], {
    also: [
      'olive oil spray',
      'nonstick cooking spray',
      'oil spray',
      'nonstick spray',
      'avocado oil spray',
      'cooking oil spray',
      'coconut oil spray',
    ],
    measures: { tbsp: 13.5, tsp: 4.5, cup: 216 },
    usual: { spray: 1, piece: 1 },
    seasoning: true,
    standIn: 'olive oil',
  }),
  // Butter, salted
  fat('butter', 'butter', '01001', [717, 0.06, 0, 0.85, 81.11, 51.37, 0.06, 643], {
    also: ['salted butter', 'melted butter', 'softened butter', 'cold butter', 'butter pat'],
    measures: { cup: 227, tbsp: 14.2, tsp: 4.7, stick: 113, pat: 5 },
    usual: { knob: 14 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Butter, without salt
  fat('butter-unsalted', 'unsalted butter', '01145', [717, 0.06, 0, 0.85, 81.11, 50.49, 0.06, 11], {
    also: ['sweet butter'],
    measures: { cup: 227, tbsp: 14.2, tsp: 4.7, stick: 113, pat: 5 },
    usual: { knob: 14 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Butter, whipped, with salt
  fat('butter-whipped', 'whipped butter', '01002', [718, 2.87, 0, 0.49, 78.3, 45.39, 0.06, 583], {
    measures: { cup: 151, tbsp: 9.4, tsp: 3.1, stick: 76 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Butter, light, stick, with salt
  fat('butter-light', 'light butter', '04601', [499, 0, 0, 3.3, 55.1, 34.32, 0, 450], {
    also: ['reduced fat butter'],
    measures: { cup: 224, tbsp: 14, tsp: 4.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Butter oil, anhydrous
  fat('ghee', 'ghee', '01003', [876, 0, 0, 0.28, 99.48, 61.92, 0, 2], {
    also: ['clarified butter', 'melted ghee'],
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Margarine, regular, hard, soybean (hydrogenated)
  fat('margarine', 'margarine', '04073', [719, 0.9, 0, 0.9, 80.5, 16.7, 0, 943], {
    measures: { cup: 227, tbsp: 14.1, tsp: 4.7, stick: 113 },
    allergens: ['dairy', 'soy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Margarine, regular, hard, soybean (hydrogenated)
  fat('vegan-butter', 'vegan butter', '04073', [719, 0.9, 0, 0.9, 80.5, 16.7, 0, 943], {
    also: [
      'plant based butter',
      'dairy free butter',
      'vegan margarine',
      'dairy free margarine',
      'soy free margarine',
      'plant butter',
      'vegan buttery spread',
    ],
    measures: { cup: 227, tbsp: 14.1, tsp: 4.7, stick: 113 },
    breaks: ['paleo'],
    standIn: 'margarine',
  }),
  // Lard
  fat('lard', 'lard', '04002', [902, 0, 0, 0, 100, 39.2, 0, 0], {
    also: ['pork lard'],
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fat, duck
  fat('duck-fat', 'duck fat', '04574', [882, 0, 0, 0, 99.8, 33.2, 0, 0], {
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fat, beef tallow
  fat('beef-tallow', 'beef tallow', '04001', [902, 0, 0, 0, 100, 49.8, 0, 0], {
    also: ['tallow', 'beef dripping'],
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Animal fat, bacon grease
  fat('bacon-grease', 'bacon grease', '04609', [897, 0, 0, 0, 99.5, 39, 0, 150], {
    also: ['bacon fat', 'bacon dripping'],
    measures: { cup: 206.4, tbsp: 12.9, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, suet, raw
  fat('suet', 'suet', '13335', [854, 0, 0, 1.5, 94, 52.3, 0, 7], {
    also: ['beef suet', 'shredded suet'],
    usual: { cup: 110, tbsp: 7, tsp: 2.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fat, chicken
  fat('chicken-fat', 'chicken fat', '04542', [900, 0, 0, 0, 99.8, 29.8, 0, 0], {
    also: ['schmaltz'],
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fat, goose
  fat('goose-fat', 'goose fat', '04576', [900, 0, 0, 0, 99.8, 27.7, null, 0], {
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Shortening, household, soybean (partially hydrogenated)-cottonseed (partially hydrogenated)
  fat('shortening', 'vegetable shortening', '04031', [884, 0, 0, 0, 100, 25, 0, 0], {
    also: ['shortening'],
    measures: { cup: 205, tbsp: 12.8, tsp: 4.3 },
    breaks: ['paleo'],
  }),
  // Salad dressing, mayonnaise, regular
  fat('mayonnaise', 'mayonnaise', '04025', [680, 0.57, 0, 0.96, 74.85, 11.7, 0.57, 635], {
    also: [
      'mayo',
      'real mayonnaise',
      'full fat mayonnaise',
      'avocado oil mayonnaise',
      'kewpie mayonnaise',
      'japanese mayonnaise',
      'aioli',
    ],
    measures: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    allergens: ['eggs'],
    breaks: ['vegan', 'paleo'],
  }),
  // Salad dressing, KRAFT Mayo Light Mayonnaise
  fat('mayonnaise-light', 'light mayonnaise', '04011', [334, 8.5, 0.1, 0.6, 32.9, 5, 4.2, 633], {
    also: ['light mayo', 'reduced fat mayonnaise', 'low fat mayonnaise'],
    gi: like(GI.sucrose),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['eggs'],
    breaks: ['vegan', 'paleo'],
  }),
  // Oil, cocoa butter
  fat('cocoa-butter', 'cocoa butter', '04501', [884, 0, 0, 0, 100, 59.7, 0, 0], {
    also: ['cacao butter'],
    measures: { cup: 218, tbsp: 13.6, tsp: 4.5 },
  }),
  // Mayonnaise, made with tofu
  fat('mayonnaise-vegan', 'vegan mayonnaise', '42178', [322, 3.06, 1.1, 5.95, 31.79, 2.92, 0.85, 773], {
    also: ['vegan mayo', 'egg free mayonnaise', 'eggless mayonnaise', 'plant based mayonnaise'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
]
