import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')
const dairy = foodIn('dairy')

/** Eggs, milk, yogurt, cream and cheese. */
export const eggsAndDairy: Food[] = [
  // Egg, whole, raw, fresh
  protein('egg', 'eggs', '01123', [143, 0.72, 0, 12.56, 9.51, 3.13, 0.37, 142], {
    also: [
      'egg',
      'whole egg',
      'free range egg',
      'large egg',
      'beaten egg',
      'egg wash',
      'fried egg',
      'scrambled egg',
    ],
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
  }),
  // Egg, whole, cooked, hard-boiled
  protein('egg-boiled', 'hard-boiled eggs', '01129', [155, 1.12, 0, 12.58, 10.61, 3.27, 1.12, 124], {
    also: ['hard boiled egg', 'boiled egg', 'soft boiled egg', 'cooked egg', 'poached egg'],
    measures: { piece: 50, large: 50, cup: 136, tbsp: 8.5, tsp: 2.8 },
    usual: { medium: 44 },
    allergens: ['eggs'],
    breaks: ['vegan'],
  }),
  // Egg, white, raw, fresh
  protein('egg-white', 'egg whites', '01124', [52, 0.73, 0, 10.9, 0.17, 0, 0.71, 166], {
    also: ['egg white', 'liquid egg white', 'white of egg'],
    measures: { piece: 33, large: 33, cup: 243, tbsp: 15, tsp: 5 },
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
  // Milk, whole, 3.25% milkfat, with added vitamin D
  dairy('milk-whole', 'whole milk', '01077', [61, 4.8, 0, 3.15, 3.25, 1.86, 5.05, 43], {
    also: ['milk', 'full fat milk', 'full cream milk', "cow's milk", 'dairy milk', 'warm milk'],
    gi: GI.milkFull,
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
  dairy('milk-2', '2% milk', '01079', [50, 4.8, 0, 3.3, 1.98, 1.26, 5.06, 47], {
    also: ['reduced fat milk', 'semi skimmed milk', 'milk of choice'],
    gi: GI.milkLow,
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
  dairy('milk-1', '1% milk', '01082', [42, 4.99, 0, 3.37, 0.97, 0.63, 5.2, 44], {
    also: ['low fat milk', 'lowfat milk'],
    gi: GI.milkLow,
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
  dairy('milk-skim', 'skim milk', '01085', [34, 4.96, 0, 3.37, 0.08, 0.06, 5.09, 42], {
    also: ['nonfat milk', 'fat free milk', 'skimmed milk'],
    gi: GI.milkLow,
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, buttermilk, fluid, cultured, lowfat
  dairy('buttermilk', 'buttermilk', '01088', [40, 4.79, 0, 3.31, 0.88, 0.55, 4.79, 190], {
    also: ['low fat buttermilk', 'cultured buttermilk'],
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // KEFIR,LOWFAT,PLN,LIFEWAY
  dairy('kefir', 'kefir', '01289', [41, 4.48, 0, 3.79, 0.93, 0.66, 4.61, 40], {
    also: ['plain kefir', 'milk kefir', 'low fat kefir'],
    usual: { cup: 243, tbsp: 15.2, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, goat, fluid, with added vitamin D
  dairy('goat-milk', 'goat milk', '01106', [69, 4.45, 0, 3.56, 4.14, 2.67, 4.45, 50], {
    also: ["goat's milk", 'goats milk'],
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, canned, evaporated, with added vitamin D and without added vitamin A
  dairy('evaporated-milk', 'evaporated milk', '01096', [134, 10.04, 0, 6.81, 7.56, 4.59, 10.04, 106], {
    also: ['canned evaporated milk'],
    gi: like(GI.milkFull),
    measures: { cup: 252, tbsp: 15.8, tsp: 5.3 },
    usual: { can: 354 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, canned, condensed, sweetened
  dairy('condensed-milk', 'sweetened condensed milk', '01095', [321, 54.4, 0, 7.91, 8.7, 5.49, 54.4, 127], {
    also: ['condensed milk'],
    gi: GI.condensedMilk,
    measures: { cup: 306, tbsp: 19.1, tsp: 6.4 },
    usual: { can: 397 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Milk, dry, nonfat, regular, without added vitamin A and vitamin D
  dairy('milk-powder-nonfat', 'nonfat dry milk', '01091', [362, 51.98, 0, 36.16, 0.77, 0.5, 51.98, 535], {
    also: ['dry milk powder', 'milk powder', 'skim milk powder', 'powdered milk', 'dried milk'],
    gi: like(GI.milkLow),
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, fluid, heavy whipping
  dairy('cream-heavy', 'heavy cream', '01053', [340, 2.74, 0, 2.84, 36.08, 23.03, 2.92, 27], {
    also: [
      'heavy whipping cream',
      'double cream',
      'whipping cream',
      'thickened cream',
      'cream',
      'whipped cream',
      'pouring cream',
    ],
    measures: { cup: 238, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, fluid, light (coffee cream or table cream)
  dairy('cream-light', 'light cream', '01050', [191, 2.82, 0, 2.96, 19.1, 10.18, 3.67, 72], {
    also: ['single cream', 'table cream', 'coffee cream', 'cooking cream'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, fluid, half and half
  dairy('half-and-half', 'half-and-half', '01049', [123, 4.73, 0, 3.13, 10.39, 7.03, 4.13, 61], {
    also: ['half and half', 'half & half'],
    measures: { cup: 242, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, sour, cultured
  dairy('sour-cream', 'sour cream', '01056', [198, 4.63, 0, 2.44, 19.35, 10.14, 3.41, 31], {
    also: ['full fat sour cream', 'soured cream', 'creme fraiche', 'crème fraîche', 'mexican crema', 'crema'],
    measures: { cup: 230, tbsp: 12, tsp: 4 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, sour, reduced fat, cultured
  dairy('sour-cream-light', 'light sour cream', '01055', [135, 4.26, 0, 2.94, 12, 7.47, 0.16, 89], {
    also: ['reduced fat sour cream', 'low fat sour cream'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Yogurt, plain, whole milk, 8 grams protein per 8 ounce
  dairy('yogurt-plain-whole', 'plain yogurt', '01116', [61, 4.66, 0, 3.47, 3.25, 2.1, 4.66, 46], {
    also: [
      'whole milk yogurt',
      'plain whole milk yogurt',
      'yogurt',
      'natural yogurt',
      'full fat yogurt',
      'plain yoghurt',
      'curd',
      'dahi',
      'full fat plain yogurt',
    ],
    usual: { cup: 245, tbsp: 15.3, container: 170, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Yogurt, plain, low fat, 12 grams protein per 8 ounce
  dairy('yogurt-plain-lowfat', 'low-fat plain yogurt', '01117', [63, 7.04, 0, 5.25, 1.55, 1, 7.04, 70], {
    also: ['low fat yogurt', 'plain low fat yogurt', 'low fat natural yogurt'],
    gi: GI.yogurt,
    usual: { cup: 245, tbsp: 15.3, container: 170, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Yogurt, plain, skim milk, 13 grams protein per 8 ounce
  dairy('yogurt-plain-nonfat', 'nonfat plain yogurt', '01118', [56, 7.68, 0, 5.73, 0.18, 0.12, 7.68, 77], {
    also: ['nonfat yogurt', 'fat free yogurt', 'plain nonfat yogurt', 'fat free plain yogurt'],
    gi: GI.yogurtNonfat,
    usual: { cup: 245, tbsp: 15.3, container: 170, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Yogurt, fruit, low fat, 9 grams protein per 8 ounce
  dairy('yogurt-fruit', 'fruit yogurt', '01120', [99, 18.64, 0, 3.98, 1.15, 0.74, 18.64, 53], {
    also: ['strawberry yogurt', 'fruit flavored yogurt', 'flavored yogurt'],
    gi: GI.yogurtFlavored,
    usual: { cup: 245, container: 170, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Yogurt, vanilla, low fat, 11 grams protein per 8 ounce
  dairy('yogurt-vanilla', 'vanilla yogurt', '01119', [85, 13.8, 0, 4.93, 1.25, 0.81, 13.8, 66], {
    also: ['low fat vanilla yogurt'],
    gi: GI.yogurtFlavored,
    usual: { cup: 245, container: 170, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Yogurt, Greek, plain, nonfat
  dairy('greek-yogurt-nonfat', 'nonfat Greek yogurt', '01256', [59, 3.6, 0, 10.19, 0.39, 0.12, 3.24, 36], {
    also: [
      'fat free greek yogurt',
      '0% greek yogurt',
      'plain nonfat greek yogurt',
      'nonfat plain greek yogurt',
      'skyr',
      'plain skyr',
    ],
    measures: { container: 170 },
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // YOGURT,GREEK,PLN,LOWFAT
  dairy('greek-yogurt', 'Greek yogurt', '01287', [73, 3.94, 0, 9.95, 1.92, 1.23, 3.56, 34], {
    also: [
      'plain greek yogurt',
      'low fat greek yogurt',
      '2% greek yogurt',
      'greek style yogurt',
      'greek yoghurt',
      'unsweetened greek yogurt',
      'plain unsweetened greek yogurt',
      'strained yogurt',
      'labneh',
    ],
    usual: { cup: 245, tbsp: 15.3, container: 170, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // YOGURT,GREEK,PLN,WHL MILK
  dairy('greek-yogurt-whole', 'whole-milk Greek yogurt', '01293', [97, 3.98, 0, 9, 5, 2.4, 4, 35], {
    also: [
      'full fat greek yogurt',
      'whole milk plain greek yogurt',
      '5% greek yogurt',
      'full fat plain greek yogurt',
    ],
    usual: { cup: 245, tbsp: 15.3, container: 170, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // YOGURT,GREEK,VANILLA,NONFAT
  dairy(
    'greek-yogurt-vanilla',
    'vanilla Greek yogurt',
    '01286',
    [78, 10.37, 0.5, 8.64, 0.18, 0.13, 9.54, 34],
    {
      also: ['nonfat vanilla greek yogurt'],
      gi: like(GI.yogurtFlavored),
      usual: { cup: 245, container: 170, tbsp: 15.3, tsp: 5.1 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, cottage, creamed, large or small curd
  dairy('cottage-cheese', 'cottage cheese', '01012', [98, 3.38, 0, 11.12, 4.3, 1.72, 2.67, 364], {
    also: ['full fat cottage cheese', 'creamed cottage cheese', '4% cottage cheese'],
    measures: { cup: 210, tbsp: 14, tsp: 4.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cottage, lowfat, 2% milkfat
  dairy(
    'cottage-cheese-lowfat',
    'low-fat cottage cheese',
    '01015',
    [81, 4.76, 0, 10.45, 2.27, 1.24, 4, 308],
    {
      also: [
        '2% cottage cheese',
        'lowfat cottage cheese',
        'reduced fat cottage cheese',
        '1% cottage cheese',
        'nonfat cottage cheese',
        'fat free cottage cheese',
      ],
      measures: { cup: 226, tbsp: 14, tsp: 4.7 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, ricotta, whole milk
  dairy('ricotta', 'ricotta', '01036', [174, 3.04, 0, 11.26, 12.98, 8.29, 0.27, 84], {
    also: ['whole milk ricotta', 'ricotta cheese', 'whole milk ricotta cheese', 'fresh ricotta'],
    measures: { cup: 246, tbsp: 15.5, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, ricotta, part skim milk
  dairy('ricotta-part-skim', 'part-skim ricotta', '01037', [138, 5.14, 0, 11.39, 7.91, 4.93, 0.31, 99], {
    also: ['part skim ricotta cheese', 'low fat ricotta', 'light ricotta'],
    gi: like(GI.milkLow),
    measures: { cup: 246, tbsp: 15.5, tsp: 5.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cream
  dairy('cream-cheese', 'cream cheese', '01017', [350, 5.52, 0, 6.15, 34.44, 20.21, 3.76, 314], {
    also: ['full fat cream cheese', 'soft cheese', 'philadelphia', 'mascarpone', 'mascarpone cheese'],
    gi: like(GI.milkFull),
    measures: { cup: 232, tbsp: 14.5, tsp: 4.8 },
    usual: { package: 227 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, neufchatel
  dairy('cream-cheese-light', 'light cream cheese', '01031', [253, 3.59, 0, 9.15, 22.78, 12.79, 3.19, 334], {
    also: ['neufchatel', 'reduced fat cream cheese', 'low fat cream cheese'],
    usual: { cup: 240, tbsp: 15, package: 227, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cheddar
  dairy('cheddar', 'cheddar cheese', '01009', [404, 3.09, 0, 22.87, 33.31, 18.87, 0.48, 653], {
    also: [
      'cheddar',
      'sharp cheddar',
      'sharp cheddar cheese',
      'grated cheese',
      'shredded cheese',
      'cheese',
      'mature cheddar',
      'extra sharp cheddar',
      'white cheddar',
      'colby jack',
      'colby',
      'cheddar slice',
    ],
    measures: {
      cup: 113,
      'cup shredded': 113,
      'cup grated': 113,
      'cup diced': 132,
      'cup cubed': 132,
      tbsp: 7,
      tsp: 2.3,
    },
    usual: { slice: 21 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, cheddar, reduced fat
  dairy('cheddar-reduced', 'reduced-fat cheddar', '01260', [309, 4.06, 0, 27.35, 20.41, 12.6, 0.26, 628], {
    also: [
      'reduced fat cheddar cheese',
      'light cheddar',
      'reduced fat cheese',
      'low fat cheddar',
      'reduced fat shredded cheese',
    ],
    measures: { slice: 21 },
    usual: { cup: 113, tbsp: 7, tsp: 2.3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, mozzarella, whole milk
  dairy('mozzarella', 'mozzarella', '01026', [300, 2.19, 0, 22.17, 22.35, 13.15, 1.03, 627], {
    also: [
      'fresh mozzarella',
      'mozzarella ball',
      'buffalo mozzarella',
      'mozzarella cheese',
      'bocconcini',
      'burrata',
      'mozzarella pearls',
      'shredded mozzarella',
      'shredded mozzarella cheese',
    ],
    measures: { cup: 112, slice: 28, tbsp: 7, piece: 28, tsp: 2.3 },
    usual: { ball: 125 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, mozzarella, part skim milk
  dairy(
    'mozzarella-part-skim',
    'part-skim mozzarella',
    '01028',
    [254, 2.77, 0, 24.26, 15.92, 10.11, 1.13, 619],
    {
      also: [
        'part skim mozzarella cheese',
        'low moisture mozzarella',
        'low moisture part skim mozzarella',
        'part skim shredded mozzarella',
      ],
      usual: { cup: 113, slice: 28, tbsp: 7, tsp: 2.3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, parmesan, hard
  dairy('parmesan', 'Parmesan', '01033', [392, 3.22, 0, 35.75, 25.83, 16.41, 0.8, 1376], {
    also: [
      'parmesan cheese',
      'parmigiano reggiano',
      'parmigiano',
      'grana padano',
      'shaved parmesan',
      'parmesan shavings',
    ],
    usual: { cup: 100, tbsp: 5, 'cup shredded': 80, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, parmesan, grated
  dairy('parmesan-grated', 'grated Parmesan', '01032', [420, 13.91, 0, 28.42, 27.84, 15.37, 0.07, 1804], {
    also: ['grated parmesan cheese', 'freshly grated parmesan', 'grated parmigiano reggiano'],
    gi: like(GI.lactose),
    measures: { cup: 100, tbsp: 5, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, romano
  dairy('pecorino', 'pecorino Romano', '01038', [387, 3.63, 0, 31.8, 26.94, 17.11, 0.73, 1433], {
    also: ['pecorino', 'romano cheese', 'pecorino cheese', 'manchego', 'manchego cheese'],
    usual: { cup: 100, tbsp: 5, tsp: 1.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, feta
  dairy('feta', 'feta', '01019', [264, 4.09, 0, 14.21, 21.28, 14.95, 4.09, 917], {
    also: ['feta cheese', 'crumbled feta', 'feta crumble'],
    measures: { cup: 150, tbsp: 9.4, tsp: 3.1 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, goat, soft type
  dairy('goat-cheese', 'goat cheese', '01159', [264, 0, 0, 18.52, 21.08, 14.57, 0, 459], {
    also: ['soft goat cheese', 'chèvre', 'chevre', "goat's cheese", 'crumbled goat cheese'],
    usual: { cup: 140, tbsp: 14, slice: 28, tsp: 4.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, blue
  dairy('blue-cheese', 'blue cheese', '01004', [353, 2.34, 0, 21.4, 28.74, 18.67, 0.5, 1146], {
    also: ['gorgonzola', 'roquefort', 'stilton', 'crumbled blue cheese', 'blue cheese crumble'],
    measures: { cup: 135, tbsp: 8.5, tsp: 2.8 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, brie
  dairy('brie', 'brie', '01006', [334, 0.45, 0, 20.75, 27.68, 17.41, 0.45, 629], {
    also: ['camembert', 'brie cheese'],
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, swiss
  dairy('swiss-cheese', 'Swiss cheese', '01040', [393, 1.44, 0, 26.96, 30.99, 18.23, 0, 187], {
    also: ['swiss', 'emmental', 'emmenthal', 'jarlsberg'],
    measures: { cup: 108, tbsp: 7, tsp: 2.3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, gruyere
  dairy('gruyere', 'Gruyère', '01023', [413, 0.36, 0, 29.81, 32.34, 18.91, 0.36, 714], {
    also: ['gruyere', 'gruyere cheese', 'comte'],
    measures: { cup: 108, tbsp: 7, tsp: 2.3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, provolone
  dairy('provolone', 'provolone', '01035', [351, 2.14, 0, 25.58, 26.62, 17.08, 0.56, 876], {
    also: ['provolone cheese'],
    measures: { cup: 132, tbsp: 8.2, tsp: 2.7 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, monterey
  dairy('monterey-jack', 'Monterey Jack', '01025', [373, 0.68, 0, 24.48, 30.28, 19.07, 0.5, 600], {
    also: ['monterey jack cheese', 'pepper jack', 'pepper jack cheese', 'jack cheese'],
    measures: { cup: 113, tbsp: 7, tsp: 2.3 },
    usual: { slice: 28 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, Mexican blend
  dairy(
    'mexican-cheese-blend',
    'Mexican cheese blend',
    '01251',
    [358, 1.75, 0, 23.54, 28.51, 17.03, 1.23, 338],
    {
      also: ['mexican blend cheese', 'shredded mexican cheese', 'mexican cheese', 'shredded mexican blend'],
      measures: { cup: 113, tbsp: 7, tsp: 2.3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'paleo'],
    },
  ),
  // Cheese, gouda
  dairy('gouda', 'gouda', '01022', [356, 2.22, 0, 24.94, 27.44, 17.61, 2.22, 819], {
    also: ['smoked gouda', 'edam', 'fontina'],
    usual: { slice: 28, cup: 132, tbsp: 8.2, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, fresh, queso fresco
  dairy('queso-fresco', 'queso fresco', '01228', [299, 2.98, 0, 18.09, 23.82, 12.94, 2.32, 751], {
    also: ['queso blanco', 'paneer', 'panela', 'farmer cheese'],
    measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Queso cotija
  dairy('cotija', 'cotija cheese', '01267', [366, 3.97, 0, 20, 30, 17.5, 0, 1400], {
    also: ['cotija'],
    measures: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // USDA SR28 has no such food, and nothing better is cited here: its figures stay missing.
  dairy('halloumi', 'halloumi', '', UNKNOWN, {
    also: ['halloumi cheese', 'grilling cheese'],
    usual: { slice: 30, cup: 130, tbsp: 8.1, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cheese, pasteurized process, American, fortified with vitamin D
  dairy('american-cheese', 'American cheese', '01042', [366, 4.78, 0, 18.13, 30.71, 18.06, 2.26, 1671], {
    also: ['american cheese slice', 'processed cheese slice'],
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    usual: { slice: 21 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Beverages, Protein powder whey based
  protein('whey-protein', 'whey protein powder', '14066', [352, 6.25, 3.1, 78.13, 1.56, 0.78, 0, 156], {
    also: [
      'protein powder',
      'vanilla protein powder',
      'whey protein',
      'whey protein isolate',
      'chocolate protein powder',
      'vanilla whey protein powder',
      'unflavored protein powder',
    ],
    measures: { cup: 97, tbsp: 6, tsp: 2 },
    usual: { scoop: 32 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Ice creams, vanilla
  dairy('ice-cream-vanilla', 'vanilla ice cream', '19095', [207, 23.6, 0.7, 3.5, 11, 6.79, 21.22, 80], {
    also: ['ice cream', 'chocolate ice cream'],
    gi: GI.wholeIceCream,
    measures: { scoop: 66 },
    usual: { cup: 132, tbsp: 8.2, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
]
