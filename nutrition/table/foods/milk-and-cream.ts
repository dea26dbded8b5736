import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const dairy = foodIn('dairy')

/** Milk, cream and what is made of them. */
export const milkAndCream: Food[] = [
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
  // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
  dairy('milk-lactose-free', 'lactose-free milk', '01079', [50, 4.8, 0, 3.3, 1.98, 1.26, 5.06, 47], {
    also: ['lactose free milk', 'lactose free whole milk'],
    gi: like(GI.milkLow),
    usual: { cup: 244, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: '2% milk',
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
  // Milk, buttermilk, fluid, whole
  dairy('buttermilk-whole', 'whole buttermilk', '01230', [62, 4.88, 0, 3.21, 3.31, 1.9, 4.88, 105], {
    also: ['full fat buttermilk'],
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
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
  // Milk, sheep, fluid
  dairy('milk-sheep', 'sheep milk', '01109', [108, 5.36, 0, 5.98, 7, 4.6, null, 44], {
    also: ["sheep's milk", "ewe's milk"],
    gi: like(GI.milkFull),
    measures: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Milk, indian buffalo, fluid
  dairy('milk-buffalo', 'buffalo milk', '01108', [97, 5.18, 0, 3.75, 6.89, 4.6, null, 52], {
    gi: like(GI.milkFull),
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
  // Dulce de Leche
  dairy('dulce-de-leche', 'dulce de leche', '01225', [315, 55.35, 0, 6.84, 7.35, 4.53, 49.74, 129], {
    also: ['cajeta', 'manjar'],
    gi: like(GI.condensedMilk),
    measures: { cup: 304, tbsp: 19, tsp: 6.3 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Eggnog
  dairy('eggnog', 'eggnog', '01057', [88, 8.05, 0, 4.55, 4.19, 2.59, 8.05, 54], {
    gi: like(GI.milkPudding),
    measures: { cup: 254, tbsp: 15.9, tsp: 5.3 },
    allergens: ['dairy', 'eggs'],
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
  // Milk, dry, whole, with added vitamin D
  dairy('milk-powder-whole', 'whole milk powder', '01090', [496, 38.42, 0, 26.32, 26.71, 16.74, 38.42, 371], {
    also: ['dry whole milk', 'full cream milk powder', 'whole dry milk'],
    gi: like(GI.milkFull),
    measures: { cup: 128, tbsp: 8, tsp: 2.7 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Milk, buttermilk, dried
  dairy('buttermilk-powder', 'buttermilk powder', '01094', [387, 49, 0, 34.3, 5.78, 3.6, 49, 517], {
    also: ['dry buttermilk', 'powdered buttermilk'],
    gi: like(GI.milkLow),
    measures: { cup: 120, tbsp: 6.5, tsp: 2.2 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
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
  // Cream, whipped, cream topping, pressurized
  dairy('cream-whipped', 'canned whipped cream', '01054', [257, 12.49, 0, 3.2, 22.22, 13.83, 8, 8], {
    also: ['aerosol whipped cream', 'whipped cream topping', 'squirty cream', 'whipped topping'],
    gi: like(GI.sucrose),
    measures: { cup: 60, tbsp: 3, tsp: 1 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'keto', 'paleo'],
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
  // Cream substitute, powdered
  dairy(
    'coffee-creamer',
    'powdered coffee creamer',
    '01069',
    [529, 59.29, 0, 2.48, 32.92, 19.15, 7.77, 124],
    {
      also: ['coffee whitener', 'nondairy creamer', 'powdered creamer'],
      gi: like(GI.glucose),
      measures: { cup: 94, tbsp: 5.9, tsp: 2, packet: 3 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Cream, sour, cultured
  dairy('sour-cream', 'sour cream', '01056', [198, 4.63, 0, 2.44, 19.35, 10.14, 3.41, 31], {
    also: ['full fat sour cream', 'soured cream'],
    measures: { cup: 230, tbsp: 12, tsp: 4 },
    usual: { container: 454 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream, fluid, heavy whipping
  dairy('creme-fraiche', 'crème fraîche', '01053', [340, 2.74, 0, 2.84, 36.08, 23.03, 2.92, 27], {
    also: ['creme fraiche', 'full fat creme fraiche'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'heavy cream',
  }),
  // Cream, sour, cultured
  dairy('mexican-crema', 'Mexican crema', '01056', [198, 4.63, 0, 2.44, 19.35, 10.14, 3.41, 31], {
    also: ['crema', 'mexican crema'],
    usual: { cup: 230, tbsp: 14.4, tsp: 4.8 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
    standIn: 'sour cream',
  }),
  // Cream, sour, reduced fat, cultured
  dairy('sour-cream-light', 'light sour cream', '01055', [135, 4.26, 0, 2.94, 12, 7.47, 0.16, 89], {
    also: ['reduced fat sour cream', 'low fat sour cream'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { container: 454 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Cream substitute, liquid, with lauric acid oil and sodium caseinate
  dairy('coffee-creamer-liquid', 'liquid coffee creamer', '01068', [136, 11.38, 0, 1, 9.97, 9.3, null, 79], {
    also: ['coffee creamer', 'liquid creamer'],
    gi: like(GI.sucrose),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'keto', 'paleo'],
  }),
  // Cream substitute, flavored, liquid
  dairy(
    'coffee-creamer-flavored',
    'flavored coffee creamer',
    '01205',
    [251, 35.07, 1.1, 0.69, 13.5, 2.64, 33.04, 67],
    {
      also: ['french vanilla creamer', 'vanilla coffee creamer', 'hazelnut coffee creamer'],
      gi: like(GI.sucrose),
      measures: { tbsp: 15, tsp: 5, cup: 240 },
      allergens: ['dairy', 'tree-nuts'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
  // Dessert topping, semi solid, frozen
  dairy(
    'whipped-topping-frozen',
    'frozen whipped topping',
    '01073',
    [318, 23.05, 0, 1.25, 25.31, 21.78, 23.05, 25],
    {
      also: ['cool whip', 'thawed whipped topping'],
      gi: like(GI.sucrose),
      measures: { cup: 75, tbsp: 4 },
      usual: { tsp: 1.4 },
      allergens: ['dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
    },
  ),
]
