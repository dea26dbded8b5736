import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Vinegars and salad dressings. */
export const vinegarsAndDressings: Food[] = [
  other('salad-cream', 'salad cream', '', UNKNOWN, {
    also: ['british salad cream'],
    usual: { tbsp: 15, tsp: 5 },
    allergens: ['eggs'],
    breaks: ['vegan', 'paleo'],
  }),
  // Vinegar, cider
  other('vinegar-cider', 'apple cider vinegar', '02048', [21, 0.93, 0, 0, 0, 0, 0.4, 5], {
    also: ['cider vinegar', 'acv'],
    measures: { tbsp: 14.9, tsp: 5, cup: 239 },
  }),
  // Vinegar, red wine
  other('vinegar-wine', 'red wine vinegar', '02068', [19, 0.27, 0, 0.04, 0, 0, 0, 8], {
    also: ['white wine vinegar', 'wine vinegar', 'champagne vinegar', 'sherry vinegar', 'red vinegar'],
    measures: { tbsp: 14.9, tsp: 5, cup: 239 },
  }),
  // Vinegar, distilled
  other('vinegar-rice', 'rice vinegar', '02053', [18, 0.04, 0, 0, 0, 0, 0.04, 2], {
    also: ['rice wine vinegar', 'unseasoned rice vinegar', 'unsweetened rice vinegar', 'coconut vinegar'],
    measures: { tbsp: 14.9, tsp: 5, cup: 238 },
    standIn: 'distilled vinegar',
  }),
  // Vinegar, distilled
  other('vinegar-black', 'Chinese black vinegar', '02053', [18, 0.04, 0, 0, 0, 0, 0.04, 2], {
    also: ['black vinegar', 'chinkiang vinegar', 'zhenjiang vinegar'],
    usual: { tbsp: 14.9, tsp: 5, cup: 238 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free'],
    standIn: 'distilled vinegar',
  }),
  // Vinegar, distilled
  other('vinegar-white', 'white vinegar', '02053', [18, 0.04, 0, 0, 0, 0, 0.04, 2], {
    also: ['distilled white vinegar', 'distilled vinegar', 'vinegar', 'spirit vinegar'],
    measures: { cup: 238, tbsp: 14.9, tsp: 5 },
  }),
  // Vinegar, distilled
  other('vinegar-malt', 'malt vinegar', '02053', [18, 0.04, 0, 0, 0, 0, 0.04, 2], {
    also: ['brown malt vinegar'],
    usual: { cup: 239, tbsp: 14.9, tsp: 5 },
    allergens: ['gluten'],
    breaks: ['gluten-free'],
    standIn: 'distilled vinegar',
  }),
  // Vinegar, balsamic
  other('vinegar-balsamic', 'balsamic vinegar', '02069', [88, 17.03, null, 0.49, 0, 0, 14.95, 23], {
    also: ['balsamic', 'white balsamic vinegar', 'aged balsamic vinegar'],
    gi: like(GI.grapes),
    measures: { tbsp: 16, tsp: 5.3, cup: 255 },
  }),
  // Salad dressing, italian dressing, commercial, regular
  other('italian-dressing', 'Italian dressing', '04114', [240, 12.12, 0, 0.41, 21.12, 2.95, 10.77, 993], {
    also: ['salad dressing', 'balsamic vinaigrette'],
    gi: like(GI.sucrose),
    measures: { tbsp: 14.7, cup: 235, tsp: 4.9 },
  }),
  // Salad dressing, italian dressing, reduced calorie
  other(
    'italian-dressing-light',
    'reduced-fat Italian dressing',
    '42140',
    [200, 6.7, 0.2, 0.3, 20, 2.88, 1.94, 1074],
    {
      also: ['light italian dressing'],
      gi: like(GI.sucrose),
      measures: { cup: 216, tbsp: 14, tsp: 4.7 },
      breaks: ['paleo'],
    },
  ),
  // Salad dressing, home recipe, vinegar and oil
  other('vinaigrette', 'oil and vinegar dressing', '04135', [449, 2.5, 0, 0, 50.1, 9.1, 2.5, 1], {
    also: ['vinaigrette', 'home made vinaigrette', 'oil and vinegar'],
    measures: { cup: 250, tbsp: 16, tsp: 5.3 },
  }),
  // Salad dressing, caesar dressing, regular
  other('caesar-dressing', 'Caesar dressing', '43015', [542, 3.3, 0.5, 2.17, 57.85, 8.79, 2.81, 1209], {
    also: ['caesar salad dressing'],
    measures: { tbsp: 14.7, cup: 235, tsp: 4.9 },
    allergens: ['eggs', 'dairy', 'fish'],
    breaks: ['vegetarian', 'vegan', 'dairy-free', 'paleo'],
  }),
  // Salad dressing, ranch dressing, commercial, regular
  other('ranch-dressing', 'ranch dressing', '04639', [430, 5.9, 0, 1.32, 44.54, 6.96, 4.69, 901], {
    also: ['ranch'],
    gi: like(GI.sucrose),
    measures: { tbsp: 15, cup: 240, tsp: 5 },
    allergens: ['eggs', 'dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Salad dressing, ranch dressing, reduced fat
  other(
    'ranch-light',
    'reduced-fat ranch dressing',
    '04640',
    [196, 21.33, 1.1, 1.25, 12.42, 1.25, 3.77, 1120],
    {
      also: ['light ranch dressing', 'low fat ranch'],
      gi: like(GI.sucrose),
      measures: { cup: 240, tbsp: 15, tsp: 5 },
      allergens: ['eggs', 'dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Salad dressing, thousand island, commercial, regular
  other(
    'thousand-island',
    'Thousand Island dressing',
    '04017',
    [379, 14.64, 0.8, 1.09, 35.06, 5.09, 15.18, 962],
    {
      also: ['thousand island'],
      gi: like(GI.sucrose),
      measures: { cup: 250, tbsp: 16, tsp: 5.3 },
      allergens: ['eggs'],
      breaks: ['vegan', 'paleo'],
    },
  ),
  // Salad dressing, french dressing, commercial, regular
  other('french-dressing', 'French dressing', '04120', [457, 15.58, 0, 0.77, 44.81, 5.65, 15.95, 836], {
    gi: like(GI.sucrose),
    measures: { cup: 250, tbsp: 16, tsp: 5.3 },
    breaks: ['paleo'],
  }),
  // Salad dressing, russian dressing
  other('russian-dressing', 'Russian dressing', '04015', [355, 31.9, 0.7, 0.69, 26.18, 2.39, 17.68, 1133], {
    gi: like(GI.sucrose),
    measures: { cup: 245, tbsp: 15, tsp: 5 },
    allergens: ['eggs'],
    breaks: ['vegan', 'low-carb', 'keto', 'paleo'],
  }),
  // Salad dressing, green goddess, regular
  other('green-goddess', 'green goddess dressing', '43017', [427, 7.36, 0.1, 1.9, 43.33, 5.98, 6.67, 867], {
    gi: like(GI.sucrose),
    measures: { cup: 245, tbsp: 15, tsp: 5 },
    allergens: ['eggs', 'dairy', 'fish'],
    breaks: ['vegan', 'dairy-free', 'paleo', 'vegetarian'],
  }),
  // Salad dressing, coleslaw
  other('coleslaw-dressing', 'coleslaw dressing', '43016', [390, 23.8, 0.1, 0.9, 33.4, 4.9, 20.11, 710], {
    gi: like(GI.sucrose),
    measures: { cup: 250, tbsp: 16, tsp: 5.3 },
    allergens: ['eggs'],
    breaks: ['vegan', 'keto', 'paleo'],
  }),
  // Salad dressing, sesame seed dressing, regular
  other('sesame-dressing', 'sesame dressing', '04016', [443, 8.6, 1, 3.1, 45.2, 6.2, 8.32, 1000], {
    also: ['sesame ginger dressing'],
    gi: like(GI.sucrose),
    measures: { cup: 245, tbsp: 15, tsp: 5 },
    allergens: ['sesame', 'soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Fast foods, coleslaw
  other('coleslaw', 'coleslaw', '21127', [153, 14.89, 1.9, 0.95, 9.91, 1.6, 12.19, 203], {
    also: ['cole slaw', 'creamy coleslaw', 'prepared coleslaw'],
    gi: like(GI.sucrose),
    measures: { cup: 191 },
    usual: { tbsp: 12, tsp: 4 },
    allergens: ['eggs'],
    breaks: ['vegan', 'keto', 'paleo'],
    standIn: 'a restaurant one',
  }),
  // Salad dressing, blue or roquefort cheese dressing, commercial, regular
  other(
    'blue-cheese-dressing',
    'blue cheese dressing',
    '04539',
    [484, 4.77, 0.4, 1.37, 51.1, 8.28, 3.48, 642],
    {
      measures: { tbsp: 15, cup: 245, tsp: 5 },
      allergens: ['eggs', 'dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
]
