import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')
const dairy = foodIn('dairy')

/** Eggs. */
export const eggs: Food[] = [
  // Egg, whole, raw, fresh
  protein('egg', 'eggs', '01123', [143, 0.72, 0, 12.56, 9.51, 3.13, 0.37, 142], {
    also: ['egg', 'whole egg', 'free range egg', 'large egg', 'beaten egg', 'egg wash', 'scrambled egg'],
    measures: {
      piece: 50,
      large: 50,
      medium: 44,
      small: 38,
      'extra large': 56,
      jumbo: 63,
      cup: 243,
      tbsp: 15.2,
      tsp: 5.1,
    },
    allergens: ['eggs'],
    breaks: ['vegan'],
    asBought: { with: 'shell', edible: 0.88, source: 'USDA Standard Reference, refuse 12% (shell)' },
  }),
  // Egg, whole, cooked, hard-boiled
  protein('egg-boiled', 'hard-boiled eggs', '01129', [155, 1.12, 0, 12.58, 10.61, 3.27, 1.12, 124], {
    also: ['hard boiled egg', 'boiled egg', 'soft boiled egg', 'cooked egg'],
    measures: { piece: 50, large: 50, cup: 136, tbsp: 8.5, tsp: 2.8 },
    usual: { medium: 44 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, whole, cooked, fried
  protein('egg-fried', 'fried eggs', '01128', [196, 0.83, 0, 13.61, 14.84, 4.32, 0.4, 207], {
    also: ['fried egg'],
    measures: { large: 46 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, whole, cooked, poached
  protein('egg-poached', 'poached eggs', '01131', [143, 0.71, 0, 12.51, 9.47, 3.11, 0.37, 297], {
    also: ['poached egg'],
    measures: { large: 50 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, white, raw, fresh
  protein('egg-white', 'egg whites', '01124', [52, 0.73, 0, 10.9, 0.17, 0, 0.71, 166], {
    also: ['egg white', 'liquid egg white', 'white of egg'],
    measures: { piece: 33, large: 33, cup: 243, tbsp: 15.2, tsp: 5.1 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, white, dried
  protein('egg-white-powder', 'egg white powder', '01173', [382, 7.8, 0, 81.1, 0, 0, 5.4, 1280], {
    also: ['dried egg white', 'powdered egg white', 'meringue powder'],
    gi: like(GI.lactose),
    usual: { tbsp: 7, tsp: 2.3, cup: 107 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, yolk, raw, fresh
  protein('egg-yolk', 'egg yolks', '01125', [322, 3.59, 0, 15.86, 26.54, 9.55, 0.56, 48], {
    also: ['egg yolk', 'yolk'],
    measures: { piece: 17, large: 17, cup: 243, tbsp: 15.2, tsp: 5.1 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg substitute, liquid or frozen, fat free
  protein('egg-substitute', 'egg substitute', '01226', [48, 2, 0, 10, 0, 0, 2, 199], {
    also: ['liquid egg substitute'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, quail, whole, fresh, raw
  protein('quail-egg', 'quail eggs', '01140', [158, 0.41, 0, 13.05, 11.09, 3.56, 0.4, 141], {
    also: ['quail egg'],
    measures: { piece: 9 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, duck, whole, fresh, raw
  protein('egg-duck', 'duck eggs', '01138', [185, 1.45, 0, 12.81, 13.77, 3.68, 0.93, 146], {
    also: ['duck egg'],
    measures: { piece: 70 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg custards, dry mix, prepared with whole milk
  dairy('egg-custard', 'egg custard', '19170', [122, 17.6, 0, 3.99, 4, 2.03, 4.82, 84], {
    also: ['custard', 'baked custard', 'vanilla custard', 'prepared custard'],
    gi: GI.custard,
    measures: { cup: 282, tbsp: 17.6, tsp: 5.9 },
    allergens: ['dairy', 'eggs'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    standIn: 'custard from a dry mix',
  }),
]
