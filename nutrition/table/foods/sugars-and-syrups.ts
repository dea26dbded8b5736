import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Sugars and syrups. */
export const sugarsAndSyrups: Food[] = [
  // Sugars, granulated
  other('sugar', 'sugar', '19335', [387, 99.98, 0, 0, 0, 0, 99.8, 1], {
    also: [
      'granulated sugar',
      'white sugar',
      'caster sugar',
      'superfine sugar',
      'cane sugar',
      'castor sugar',
      'demerara sugar',
      'golden caster sugar',
    ],
    gi: GI.sucrose,
    measures: { cup: 200, tbsp: 12.6, tsp: 4.2, packet: 2.8, cube: 2.3 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Sugar, turbinado
  other('sugar-raw', 'raw sugar', '19908', [399, 99.8, null, 0, 0, null, 99.19, 3], {
    also: ['turbinado sugar'],
    gi: GI.sucrose,
    measures: { cup: 200, tbsp: 13.8, tsp: 4.6 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Sugars, brown
  other('sugar-brown', 'brown sugar', '19334', [380, 98.09, 0, 0.12, 0, 0, 97.02, 28], {
    also: ['light brown sugar', 'dark brown sugar', 'muscovado sugar', 'packed brown sugar'],
    gi: GI.sucrose,
    measures: { cup: 220, 'cup packed': 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Sugars, brown
  other('jaggery', 'jaggery', '19334', [380, 98.09, 0, 0.12, 0, 0, 97.02, 28], {
    also: ['gur', 'panela sugar', 'piloncillo', 'rapadura'],
    gi: like(GI.sucrose),
    usual: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'brown sugar',
  }),
  // Sugars, brown
  other('palm-sugar', 'palm sugar', '19334', [380, 98.09, 0, 0.12, 0, 0, 97.02, 28], {
    also: ['gula melaka', 'gula jawa'],
    gi: like(GI.sucrose),
    usual: { cup: 192, tbsp: 12, tsp: 4, piece: 30 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'brown sugar',
  }),
  // Sugars, brown
  other('sugar-coconut', 'coconut sugar', '19334', [380, 98.09, 0, 0.12, 0, 0, 97.02, 28], {
    also: ['coconut palm sugar'],
    gi: like(GI.sucrose),
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['low-carb', 'low-gi', 'keto'],
    standIn: 'brown sugar',
  }),
  // Sugars, powdered
  other('sugar-powdered', 'powdered sugar', '19336', [389, 99.77, 0, 0, 0, 0, 97.81, 2], {
    also: ['confectioners sugar', "confectioner's sugar", 'icing sugar', "confectioners' sugar"],
    gi: GI.sucrose,
    measures: { cup: 120, tsp: 2.5, tbsp: 8 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  other('dextrose', 'glucose', '', [400, 100, 0, 0, 0, 0, 100, 0], {
    also: ['dextrose', 'glucose powder', 'dextrose powder', 'glucose tablet'],
    gi: GI.glucose,
    usual: { cup: 160, tbsp: 10, tsp: 3.3, piece: 4 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: carbohydrate 4 kcal per gram; pure glucose',
  }),
  other('fructose', 'fructose', '', [400, 100, 0, 0, 0, 0, 100, 0], {
    also: ['fruit sugar', 'crystalline fructose'],
    gi: GI.fructose,
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['low-carb', 'keto', 'paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: carbohydrate 4 kcal per gram; pure fructose',
  }),
  other('maltodextrin', 'maltodextrin', '', [400, 100, 0, 0, 0, 0, 0, 0], {
    gi: like(GI.glucose),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    source: 'Regulation (EU) 1169/2011, Annex XIV: carbohydrate 4 kcal per gram; pure glucose polymer',
  }),
  // Honey
  other('honey', 'honey', '19296', [304, 82.4, 0.2, 0.3, 0, 0, 82.12, 4], {
    also: ['raw honey', 'runny honey', 'clear honey', 'manuka honey'],
    gi: GI.honey,
    measures: { cup: 339, tbsp: 21, tsp: 7 },
    breaks: ['vegan', 'low-carb', 'keto'],
  }),
  // Syrups, maple
  other('maple-syrup', 'maple syrup', '19353', [260, 67.04, 0, 0.04, 0.06, 0.01, 60.46, 12], {
    also: ['pure maple syrup'],
    gi: GI.mapleSyrup,
    measures: { cup: 315, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'keto'],
  }),
  // Syrups, table blends, pancake
  other('pancake-syrup', 'pancake syrup', '19129', [234, 61.47, 0, 0, 0, 0, 21.47, 82], {
    also: ['table syrup', 'breakfast syrup'],
    gi: like(GI.sucrose),
    measures: { cup: 314, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Sugars, maple
  other('maple-sugar', 'maple sugar', '19340', [354, 90.9, 0, 0.1, 0.2, 0.04, 84.87, 11], {
    gi: like(GI.mapleSyrup),
    measures: { cup: 144, tbsp: 9, tsp: 3, piece: 28 },
    breaks: ['low-carb', 'keto'],
  }),
  // Sweetener, syrup, agave
  other('agave-syrup', 'agave syrup', '19912', [310, 76.37, 0.2, 0.09, 0.45, 0, 68.03, 4], {
    also: ['agave nectar', 'agave'],
    gi: GI.agave,
    measures: { tbsp: 20.7, tsp: 6.9, cup: 331 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Molasses
  other('molasses', 'molasses', '19304', [290, 74.73, 0, 0, 0.1, 0.02, 74.72, 37], {
    also: ['blackstrap molasses', 'treacle'],
    gi: like(GI.sucrose),
    measures: { cup: 337, tbsp: 21.1, tsp: 7 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Molasses
  other('molasses-pomegranate', 'pomegranate molasses', '19304', [290, 74.73, 0, 0, 0.1, 0.02, 74.72, 37], {
    also: ['pomegranate syrup'],
    gi: like(GI.sucrose),
    usual: { cup: 320, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'keto'],
    standIn: 'molasses',
  }),
  // Molasses
  other('date-syrup', 'date syrup', '19304', [290, 74.73, 0, 0, 0.1, 0.02, 74.72, 37], {
    also: ['date molasses', 'silan', 'date honey'],
    gi: like(GI.dates),
    usual: { cup: 330, tbsp: 20.6, tsp: 6.9 },
    breaks: ['low-carb', 'keto'],
    standIn: 'molasses',
  }),
  // Syrups, corn, light
  other('corn-syrup', 'corn syrup', '19350', [283, 76.79, 0, 0, 0.2, 0, 76.77, 62], {
    also: ['light corn syrup', 'glucose syrup'],
    gi: like(GI.glucose),
    measures: { cup: 341, tbsp: 21.3, tsp: 7.1 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Syrups, corn, dark
  other('corn-syrup-dark', 'dark corn syrup', '19349', [286, 77.59, 0, 0, 0, 0, 77.59, 155], {
    gi: like(GI.glucose),
    measures: { cup: 328, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Syrups, malt
  other('malt-syrup', 'malt syrup', '19352', [318, 71.3, 0, 6.2, 0, 0, 71.3, 35], {
    also: ['barley malt syrup', 'malt extract', 'barley malt extract'],
    gi: like(GI.maltose),
    measures: { cup: 332, tbsp: 21, tsp: 7 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Syrups, sorghum
  other('sorghum-syrup', 'sorghum syrup', '19355', [290, 74.9, 0, 0, 0, 0, 74.9, 8], {
    also: ['sorghum molasses'],
    gi: like(GI.sucrose),
    measures: { cup: 330, tbsp: 21, tsp: 7 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Syrups, grenadine
  other('grenadine', 'grenadine', '42040', [268, 66.91, 0, 0, 0, 0, 46.55, 27], {
    also: ['grenadine syrup'],
    gi: like(GI.sucrose),
    measures: { cup: 320, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Syrups, malt
  other('rice-syrup', 'brown rice syrup', '19352', [318, 71.3, 0, 6.2, 0, 0, 71.3, 35], {
    also: ['rice syrup', 'rice malt syrup'],
    gi: like(GI.maltose),
    usual: { cup: 336, tbsp: 21, tsp: 7 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'malt syrup',
  }),
  // Syrups, corn, high-fructose
  other('corn-syrup-hfcs', 'high-fructose corn syrup', '19351', [281, 76, 0, 0, 0, 0, 75.65, 2], {
    gi: like(GI.sucrose),
    measures: { cup: 310, tbsp: 19, tsp: 6.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Syrup, cane
  other('golden-syrup', 'golden syrup', '90480', [269, 73.14, 0, 0, 0, 0, 73.2, 58], {
    also: ['cane syrup', 'light treacle'],
    gi: like(GI.sucrose),
    usual: { cup: 340, tbsp: 21.3, tsp: 7.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'cane syrup',
  }),
  other('simple-syrup', 'simple syrup', '', [200, 50, 0, 0, 0, 0, 50, 0], {
    also: ['sugar syrup'],
    gi: like(GI.sucrose),
    usual: { cup: 295, tbsp: 18.4, tsp: 6.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
    source: 'Equal weights of sugar and water; sugar: Regulation (EU) 1169/2011, Annex XIV, 4 kcal per gram',
  }),
]
