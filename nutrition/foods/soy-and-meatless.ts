import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Tofu, tempeh and what stands where meat would. */
export const soyAndMeatless: Food[] = [
  // Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
  protein('tofu-firm', 'firm tofu', '16126', [78, 2.85, 0.9, 9.04, 4.17, 0.79, 0.6, 12], {
    also: [
      'tofu',
      'extra firm tofu',
      'extra-firm tofu',
      'pressed tofu',
      'super firm tofu',
      'tofu cubes',
      'smoked tofu',
      'block firm tofu',
      'medium firm tofu',
    ],
    measures: { cup: 252, tbsp: 15.8, tsp: 5.3 },
    usual: { block: 350, package: 397, slice: 84 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
  protein('tofu-soft', 'soft tofu', '16127', [61, 1.18, 0.2, 7.17, 3.69, 0.53, 0.7, 8], {
    also: ['soft bean curd'],
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2 },
    usual: { block: 400, package: 397 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // MORI-NU, Tofu, silken, soft
  protein('tofu-silken', 'silken tofu', '16161', [55, 2.9, 0.1, 4.8, 2.7, 0.36, 1.31, 5], {
    also: ['soft silken tofu'],
    usual: { cup: 248, block: 340, package: 340, tbsp: 15.5, tsp: 5.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // MORI-NU, Tofu, silken, firm
  protein('tofu-silken-firm', 'firm silken tofu', '16162', [62, 2.4, 0.1, 6.9, 2.7, 0.41, 1.27, 36], {
    also: ['extra firm silken tofu'],
    usual: { cup: 248, package: 340, tbsp: 15.5, tsp: 5.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Tofu, fried
  protein('tofu-fried', 'fried tofu', '16129', [270, 8.86, 3.9, 18.82, 20.18, 2.92, 2.72, 16], {
    also: ['tofu puff', 'aburaage', 'tofu pouch'],
    measures: { piece: 13 },
    usual: { cup: 90, tbsp: 5.6, tsp: 1.9 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Tempeh
  protein('tempeh', 'tempeh', '16114', [192, 7.64, null, 20.29, 10.8, 2.54, null, 9], {
    also: ['soy tempeh'],
    gi: like(GI.soybeans),
    measures: { cup: 166, tbsp: 10.4, tsp: 3.5 },
    usual: { package: 227, block: 227 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Edamame, frozen, prepared
  protein('edamame', 'edamame', '11212', [121, 8.91, 5.2, 11.91, 5.2, 0.62, 2.18, 6], {
    also: ['shelled edamame', 'edamame bean', 'cooked edamame'],
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Edamame, frozen, unprepared
  protein('edamame-frozen', 'frozen edamame', '11211', [109, 7.61, 4.8, 11.22, 4.73, null, 2.48, 6], {
    also: ['frozen shelled edamame'],
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Natto
  protein('natto', 'natto', '16113', [211, 12.68, 5.4, 19.4, 11, 1.59, 4.89, 7], {
    gi: like(GI.soybeans),
    measures: { cup: 175, tbsp: 10.9, tsp: 3.6 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Soybeans, mature cooked, boiled, without salt
  protein('soybeans-cooked', 'cooked soybeans', '16109', [172, 8.36, 6, 18.21, 8.97, 1.3, 3, 1], {
    also: ['soybean', 'soya bean', 'black soybean', 'canned soybean'],
    measures: { cup: 172, tbsp: 10.7, tsp: 3.6 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Soybeans, mature seeds, raw
  protein('soybeans-dry', 'dried soybeans', '16108', [446, 30.16, 9.3, 36.49, 19.94, 2.88, 7.33, 2], {
    also: ['dry soybean'],
    gi: GI.soybeans,
    measures: { cup: 186, tbsp: 11.6, tsp: 3.9 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Vital wheat gluten
  protein('seitan-gluten', 'vital wheat gluten', '48052', [370, 13.79, 0.6, 75.16, 1.85, 0.27, 0, 29], {
    also: ['wheat gluten', 'gluten flour'],
    gi: like(GI.whiteBread),
    usual: { cup: 120, tbsp: 7.5, tsp: 2.5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Soy flour, defatted
  protein('tvp', 'textured vegetable protein', '16117', [327, 33.92, 17.5, 51.46, 1.22, 0.14, 16.42, 20], {
    also: ['tvp', 'soy chunk', 'soy mince', 'textured soy protein', 'soya chunk', 'soya mince'],
    gi: like(GI.soybeans),
    measures: { cup: 105, tbsp: 6.6, tsp: 2.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Veggie burgers or soyburgers, unprepared
  protein('veggie-burger', 'veggie burgers', '16147', [177, 14.27, 4.9, 15.7, 6.3, 1.44, 1.07, 569], {
    also: ['veggie burger', 'veggie patty', 'plant based burger', 'vegetarian burger', 'vegan burger patty'],
    gi: like(GI.lentils),
    measures: { piece: 70, patty: 70 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy', 'soy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'paleo'],
  }),
]
