import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')
const fat = foodIn('fat')

/** Plant milks, coconut milk, yogurts and cheeses without milk. */
export const plantMilks: Food[] = [
  // Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D
  other(
    'soy-milk-unsweetened',
    'unsweetened soy milk',
    '16222',
    [33, 1.74, 0.5, 2.86, 1.61, 0.21, 0.41, 37],
    {
      also: ['soy milk', 'soya milk', 'plain soy milk', 'unsweetened soya milk'],
      gi: GI.soyMilk,
      measures: { cup: 243, tbsp: 15.2, tsp: 5.1 },
      usual: { carton: 946 },
      allergens: ['soy'],
      breaks: ['paleo'],
    },
  ),
  // Soymilk, original and vanilla, with added calcium, vitamins A and D
  other('soy-milk-sweetened', 'original soy milk', '16139', [43, 4.92, 0.2, 2.6, 1.47, 0.2, 3.65, 47], {
    also: ['sweetened soy milk', 'vanilla soy milk'],
    gi: GI.soyMilk,
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1 },
    usual: { carton: 946 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // SILK Light Plain, soymilk
  other('soy-milk-light', 'light soy milk', '16238', [29, 3.29, 0.4, 2.47, 0.82, 0, 2.47, 49], {
    also: ['low fat soy milk', 'reduced fat soy milk'],
    gi: like(GI.soyMilkReduced),
    measures: { cup: 243, tbsp: 15.2, tsp: 5.1 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // BEVERAGES,ALMOND MILK,UNSWTND,SHELF STABLE
  other('almond-milk', 'unsweetened almond milk', '14091', [15, 0.58, 0, 0.59, 1.1, 0, 0, 71], {
    also: ['almond milk', 'vanilla almond milk', 'unsweetened vanilla almond milk', 'plain almond milk'],
    usual: { cup: 240, tbsp: 15, tsp: 5, carton: 946 },
    allergens: ['tree-nuts'],
  }),
  // Beverages, almond milk, sweetened, vanilla flavor, ready-to-drink
  other('almond-milk-sweetened', 'sweetened almond milk', '14016', [38, 6.59, 0.4, 0.42, 1.04, 0, 6.25, 63], {
    also: ['vanilla sweetened almond milk'],
    gi: like(GI.sucrose),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { carton: 946 },
    allergens: ['tree-nuts'],
  }),
  // Beverages, almond milk, chocolate, ready-to-drink
  other('almond-milk-chocolate', 'chocolate almond milk', '14054', [50, 9.38, 0.4, 0.63, 1.25, 0, 8.75, 71], {
    gi: like(GI.sucrose),
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    allergens: ['tree-nuts'],
    breaks: ['keto', 'paleo'],
  }),
  // Rice drink, unsweetened, with added calcium, vitamins A and D
  other('rice-milk', 'rice milk', '14639', [47, 9.17, 0.3, 0.28, 0.97, 0, 5.28, 39], {
    also: ['rice drink'],
    gi: GI.riceMilk,
    usual: { cup: 240, tbsp: 15, tsp: 5, carton: 946 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // BEVERAGES,COCNT MILK,SWTND,FORT W/ CA,VITAMINS A,B12,D2
  other('coconut-milk-drink', 'coconut milk beverage', '14171', [31, 2.92, 0, 0.21, 2.08, 2.08, 2.5, 19], {
    also: ['coconut milk drink', 'carton coconut milk', 'unsweetened coconut milk beverage'],
    usual: { cup: 240, tbsp: 15, tsp: 5, carton: 946 },
  }),
  // Nuts, coconut milk, canned (liquid expressed from grated meat and water)
  fat('coconut-milk', 'coconut milk', '12118', [197, 2.81, null, 2.02, 21.33, 18.91, null, 13], {
    also: ['canned coconut milk', 'full fat coconut milk', 'unsweetened coconut milk', 'tinned coconut milk'],
    measures: { cup: 226, tbsp: 15, tsp: 5 },
    usual: { can: 400 },
  }),
  // Nuts, coconut milk, canned (liquid expressed from grated meat and water)
  fat('coconut-milk-light', 'light coconut milk', '12118', [197, 2.81, null, 2.02, 21.33, 18.92, null, 13], {
    also: ['lite coconut milk', 'canned light coconut milk', 'reduced fat coconut milk'],
    usual: { cup: 240, can: 400, tbsp: 15, tsp: 5 },
    standIn: 'canned coconut milk',
  }),
  other('coconut-milk-powder', 'coconut milk powder', '', UNKNOWN, {
    also: ['powdered coconut milk'],
    usual: { cup: 100, tbsp: 6, tsp: 2 },
  }),
  // Nuts, coconut cream, raw (liquid expressed from grated meat)
  fat('coconut-cream', 'coconut cream', '12115', [330, 6.65, 2.2, 3.63, 34.68, 30.75, null, 4], {
    also: ['unsweetened coconut cream', 'thick coconut milk'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { can: 400 },
  }),
  // Nuts, coconut cream, canned, sweetened
  other(
    'coconut-cream-sweetened',
    'sweetened coconut cream',
    '12116',
    [357, 53.21, 0.2, 1.17, 16.31, 15.47, 51.5, 36],
    {
      also: ['cream of coconut'],
      gi: like(GI.sucrose),
      measures: { cup: 296, tbsp: 19, tsp: 6.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  other('oat-milk', 'oat milk', '', [50, 6.67, 0.83, 1.25, 2.08, 0.21, 2.92, 42], {
    also: ['unsweetened oat milk', 'oat drink'],
    gi: like(GI.rolledOats),
    usual: { cup: 240, tbsp: 15, tsp: 5, carton: 946 },
    allergens: ['gluten'],
    breaks: ['gluten-free', 'low-carb', 'keto', 'paleo'],
    source:
      'USDA FoodData Central, labels of oat milk: 120 kcal, 16 g carbohydrate, 2 g fibre a cup of 240 g',
  }),
  // BEVERAGES,ALMOND MILK,UNSWTND,SHELF STABLE
  other('cashew-milk', 'cashew milk', '14091', [15, 0.58, 0, 0.59, 1.1, 0, 0, 71], {
    also: ['unsweetened cashew milk'],
    usual: { cup: 240, tbsp: 15, tsp: 5, carton: 946 },
    allergens: ['tree-nuts'],
    standIn: 'unsweetened almond milk',
  }),
  other('hemp-milk', 'hemp milk', '', UNKNOWN, {
    also: ['plant milk', 'plant based milk', 'non dairy milk', 'dairy free milk', 'milk alternative'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
  }),
  other('pea-milk', 'pea milk', '', UNKNOWN, {
    also: ['ripple milk', 'unsweetened pea milk'],
    usual: { cup: 240, tbsp: 15, tsp: 5 },
  }),
  other('plant-yogurt', 'dairy-free yogurt', '', UNKNOWN, {
    also: ['vegan yogurt', 'plant based yogurt', 'dairy free greek yogurt'],
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
  }),
  other('coconut-yogurt', 'coconut yogurt', '', UNKNOWN, {
    also: ['coconut milk yogurt'],
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
  }),
  other('almond-yogurt', 'almond yogurt', '', UNKNOWN, {
    also: ['almond milk yogurt', 'cashew yogurt', 'cashew milk yogurt'],
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['tree-nuts'],
  }),
  other('oat-yogurt', 'oat yogurt', '', UNKNOWN, {
    also: ['oat milk yogurt'],
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['gluten'],
    breaks: ['gluten-free'],
  }),
  // SILK Plain soy yogurt
  other('soy-yogurt', 'soy yogurt', '16252', [66, 9.69, 0.4, 2.64, 1.76, 0.22, 5.29, 13], {
    also: ['plain soy yogurt', 'soya yogurt', 'soy milk yogurt'],
    gi: like(GI.soyMilk),
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['soy'],
    breaks: ['keto', 'paleo'],
  }),
  other('soy-yogurt-unsweetened', 'unsweetened soy yogurt', '', UNKNOWN, {
    also: ['unsweetened soya yogurt', 'plain unsweetened soy yogurt'],
    usual: { cup: 245, tbsp: 15.3, tsp: 5.1 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  other('vegan-cheese', 'vegan cheese', '', UNKNOWN, {
    also: [
      'dairy free cheese',
      'plant based cheese',
      'vegan cream cheese',
      'dairy free cream cheese',
      'vegan parmesan',
      'vegan feta',
      'vegan mozzarella',
      'vegan sour cream',
      'dairy free sour cream',
      'vegan cheddar',
    ],
    usual: { cup: 113, slice: 20, tbsp: 7.1, tsp: 2.4 },
  }),
]
