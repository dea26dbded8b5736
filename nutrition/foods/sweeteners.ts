import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Sugars, syrups, jams and sweeteners. */
export const sweeteners: Food[] = [
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
    also: [
      'light brown sugar',
      'dark brown sugar',
      'muscovado sugar',
      'jaggery',
      'palm sugar',
      'piloncillo',
      'packed brown sugar',
    ],
    gi: like(GI.sucrose),
    measures: { cup: 220, 'cup packed': 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
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
    measures: { cup: 120, tbsp: 7.8, tsp: 2.5 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
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
  // Sweetener, syrup, agave
  other('agave-syrup', 'agave syrup', '19912', [310, 76.37, 0.2, 0.09, 0.45, 0, 68.03, 4], {
    also: ['agave nectar', 'agave'],
    gi: GI.agave,
    measures: { tbsp: 20.7, tsp: 6.9, cup: 331 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Molasses
  other('molasses', 'molasses', '19304', [290, 74.73, 0, 0, 0.1, 0.02, 74.72, 37], {
    also: ['blackstrap molasses', 'treacle', 'pomegranate molasses'],
    gi: like(GI.sucrose),
    measures: { cup: 337, tbsp: 20, tsp: 6.7 },
    breaks: ['low-carb', 'low-gi', 'keto'],
  }),
  // Syrups, corn, light
  other('corn-syrup', 'corn syrup', '19350', [283, 76.79, 0, 0, 0.2, 0, 76.77, 62], {
    also: [
      'light corn syrup',
      'golden syrup',
      'glucose syrup',
      'dark corn syrup',
      'brown rice syrup',
      'rice syrup',
    ],
    gi: like(GI.glucose),
    measures: { cup: 341, tbsp: 21.3, tsp: 7.1 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Jams and preserves
  other('jam', 'jam', '19297', [278, 68.86, 1.1, 0.37, 0.07, 0.01, 48.5, 32], {
    also: [
      'fruit preserve',
      'strawberry jam',
      'fruit jam',
      'preserve',
      'raspberry jam',
      'jelly',
      'fruit spread',
      'fig jam',
    ],
    gi: GI.strawberryJam,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Jams and preserves, apricot
  other('apricot-jam', 'apricot jam', '19719', [242, 64.4, 0.3, 0.7, 0.2, 0.01, 43.4, 40], {
    also: ['apricot preserve'],
    gi: GI.apricotSpread,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Marmalade, orange
  other('marmalade', 'orange marmalade', '19303', [246, 66.3, 0.7, 0.3, 0, 0, 60, 56], {
    also: ['marmalade'],
    gi: GI.marmalade,
    measures: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  other('erythritol', 'erythritol', '', [0, 0, 0, 0, 0, 0, 0, 0], {
    also: [
      'granulated erythritol',
      'erythritol sweetener',
      'powdered erythritol sweetener',
      'erythritol blend',
      'powdered erythritol',
      'monk fruit sweetener',
      'monkfruit sweetener',
      'swerve',
      'monk fruit erythritol blend',
      'granulated monk fruit sweetener',
      'golden monk fruit sweetener',
      'sugar substitute',
      'granulated sweetener',
      'low carb sweetener',
      'keto sweetener',
      'monk fruit',
      'sugar free sweetener',
      'brown sugar substitute',
      'powdered sweetener',
      'lakanto',
      'truvia',
      'sweetener',
      'zero calorie sweetener',
      'granulated sugar substitute',
      'brown erythritol',
      'powdered monk fruit sweetener',
    ],
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source:
      'Regulation (EU) 1169/2011, Annex XIV: 0 kcal per gram; absorbed and excreted unchanged, so no available carbohydrate',
  }),
  other('allulose', 'allulose', '', [40, 0, 0, 0, 0, 0, 0, 0], {
    also: ['granulated allulose', 'powdered allulose'],
    usual: { cup: 192, tbsp: 12, tsp: 4 },
    breaks: ['paleo'],
    source: 'FDA guidance on allulose, October 2020: 0.4 kcal per gram, left out of total and added sugars',
  }),
  other('stevia', 'stevia', '', [0, 0, 0, 0, 0, 0, 0, 0], {
    also: [
      'liquid stevia',
      'stevia drop',
      'stevia powder',
      'powdered stevia',
      'stevia extract',
      'vanilla stevia',
      'stevia packet',
      'stevia leaf',
      'liquid monk fruit',
    ],
    usual: { packet: 1, tsp: 1, drop: 0.05, tbsp: 3, piece: 0.05, cup: 48 },
    source: 'Steviol glycosides carry no digestible carbohydrate (EFSA 2010;8(4):1537)',
  }),
  // Gelatins, dry powder, unsweetened
  other('gelatin', 'unflavored gelatin', '19177', [335, 0, 0, 85.6, 0.1, 0.07, 0, 196], {
    also: [
      'gelatin',
      'gelatine',
      'gelatin powder',
      'powdered gelatin',
      'collagen peptide',
      'collagen powder',
      'collagen',
    ],
    measures: { packet: 7, envelope: 7 },
    usual: { tbsp: 7, tsp: 2.3, sheet: 2, scoop: 10, cup: 112 },
    breaks: ['vegetarian', 'vegan'],
  }),
]
