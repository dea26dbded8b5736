import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const dairy = foodIn('dairy')

/** Yogurt, fresh cheeses by the spoon, ice cream and puddings. */
export const yogurtAndIceCream: Food[] = [
  // KEFIR,LOWFAT,PLN,LIFEWAY
  dairy('kefir', 'kefir', '01289', [41, 4.48, 0, 3.79, 0.93, 0.66, 4.61, 40], {
    also: ['plain kefir', 'milk kefir', 'low fat kefir'],
    usual: { cup: 243, tbsp: 15.2, tsp: 5.1 },
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
    gi: GI.yogurtFlavoredLowFat,
    usual: { cup: 245, container: 170, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Yogurt, vanilla, low fat, 11 grams protein per 8 ounce
  dairy('yogurt-vanilla', 'vanilla yogurt', '01119', [85, 13.8, 0, 4.93, 1.25, 0.81, 13.8, 66], {
    also: ['low fat vanilla yogurt'],
    gi: GI.yogurtFlavoredLowFat,
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
  // Yogurt, Greek, plain, nonfat
  dairy('quark', 'quark', '01256', [59, 3.6, 0, 10.19, 0.39, 0.12, 3.24, 36], {
    also: ['low fat quark'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'nonfat Greek yogurt',
  }),
  // YOGURT,GREEK,PLN,WHL MILK
  dairy('labneh', 'labneh', '01293', [97, 3.98, 0, 9, 5, 2.4, 4, 35], {
    also: ['lebneh', 'yogurt cheese'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'whole-milk Greek yogurt',
  }),
  // Yogurt, plain, low fat, 12 grams protein per 8 ounce
  dairy('fromage-frais', 'fromage frais', '01117', [63, 7.04, 0, 5.25, 1.55, 1, 7.04, 70], {
    also: ['fromage blanc'],
    gi: GI.fromageFrais,
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'low-fat plain yogurt',
  }),
  // Ice creams, vanilla
  dairy('ice-cream-vanilla', 'vanilla ice cream', '19095', [207, 23.6, 0.7, 3.5, 11, 6.79, 21.22, 80], {
    also: ['ice cream'],
    gi: GI.wholeIceCream,
    measures: { scoop: 66 },
    usual: { cup: 132, tbsp: 8.2, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Ice creams, vanilla, light
  dairy(
    'ice-cream-light',
    'light vanilla ice cream',
    '19088',
    [180, 29.46, 0.3, 4.78, 4.83, 2.93, 22.12, 74],
    {
      also: ['low fat ice cream', 'light ice cream', 'reduced fat ice cream'],
      gi: GI.lowFatIceCream,
      usual: { cup: 132, scoop: 66 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Ice creams, vanilla, light, no sugar added
  dairy(
    'ice-cream-no-sugar-added',
    'no-sugar-added ice cream',
    '19260',
    [169, 21.42, 0, 3.97, 7.45, 4.05, 6.46, 96],
    {
      also: ['no sugar added vanilla ice cream', 'sugar free ice cream', 'sugar free vanilla ice cream'],
      gi: like(GI.lowFatIceCream),
      usual: { cup: 136, scoop: 68, tbsp: 8.5 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Ice creams, chocolate
  dairy('ice-cream-chocolate', 'chocolate ice cream', '19270', [216, 28.2, 1.2, 3.8, 11, 6.8, 25.36, 76], {
    gi: GI.wholeIceCream,
    measures: { cup: 132, tbsp: 8.2, tsp: 2.8 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Frozen yogurts, flavors other than chocolate
  dairy('frozen-yogurt', 'frozen yogurt', '42187', [127, 21.6, 0, 3, 3.6, 2.33, 19.92, 63], {
    also: ['vanilla frozen yogurt'],
    gi: GI.frozenYogurt,
    measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Sherbet, orange
  dairy('sherbet', 'sherbet', '19097', [144, 30.4, 1.3, 1.1, 2, 1.16, 24.32, 46], {
    also: ['orange sherbet'],
    gi: like(GI.sucrose),
    measures: { cup: 148, tbsp: 9.2, tsp: 3.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Puddings, rice, ready-to-eat
  dairy('rice-pudding', 'rice pudding', '19193', [108, 18.39, 0.3, 3.23, 2.15, 1.21, 11.59, 97], {
    also: ['milk rice', 'ready to eat rice pudding'],
    gi: GI.ricePudding,
    measures: { cup: 172, tbsp: 10.8, tsp: 3.6, can: 142 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Puddings, vanilla, ready-to-eat
  dairy('vanilla-pudding', 'vanilla pudding', '19201', [130, 22.6, 0, 1.45, 3.78, 1.02, 16.97, 142], {
    also: ['vanilla pudding cup'],
    gi: GI.milkPudding,
    measures: { container: 110 },
    usual: { cup: 244 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Puddings, vanilla, dry mix, instant
  dairy('pudding-mix', 'instant vanilla pudding mix', '19202', [377, 92.9, 0, 0, 0.6, 0.43, 92.9, 1441], {
    also: ['vanilla pudding mix', 'instant pudding mix'],
    gi: like(GI.sucrose),
    measures: { package: 99 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
]
