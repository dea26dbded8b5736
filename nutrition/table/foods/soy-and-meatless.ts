import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Tofu, tempeh, protein powders and what stands where meat would. */
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
  // Tofu, salted and fermented (fuyu)
  protein('tofu-fermented', 'fermented tofu', '16132', [116, 4.38, null, 8.92, 8, 1.16, null, 2873], {
    also: ['fermented bean curd', 'fuyu', 'red bean curd'],
    measures: { block: 11 },
    usual: { tbsp: 15, cube: 11, piece: 11 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Tofu, dried-frozen (koyadofu)
  protein('tofu-dried', 'freeze-dried tofu', '16128', [477, 10.03, 7.2, 52.47, 30.34, 4.39, null, 6], {
    also: ['koyadofu', 'koya dofu'],
    measures: { piece: 17 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Okara
  protein('okara', 'okara', '16130', [76, 12.23, null, 3.52, 1.73, 0.19, null, 9], {
    gi: like(GI.soybeans),
    measures: { cup: 122, tbsp: 7.6, tsp: 2.5 },
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
  // Tempeh, cooked
  protein('tempeh-cooked', 'cooked tempeh', '16174', [195, 7.62, null, 19.91, 11.38, 3.4, null, 14], {
    also: ['steamed tempeh'],
    gi: like(GI.soybeans),
    usual: { cup: 166, slice: 20, block: 227, package: 227 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Edamame, frozen, prepared
  protein('edamame', 'edamame', '11212', [121, 8.91, 5.2, 11.91, 5.2, 0.62, 2.18, 6], {
    also: ['shelled edamame', 'edamame bean', 'cooked edamame'],
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
    asBought: { with: 'husk', edible: 0.53, source: 'USDA Standard Reference, refuse 47% (pods)' },
  }),
  // Edamame, frozen, unprepared
  protein('edamame-frozen', 'frozen edamame', '11211', [109, 7.61, 4.8, 11.22, 4.73, null, 2.48, 6], {
    also: ['frozen shelled edamame'],
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
    usual: { package: 340 },
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
    usual: { can: 255 },
    drainedShare: 0.6,
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
  // Soybeans, mature seeds, dry roasted
  protein('soy-nuts', 'roasted soybeans', '16111', [449, 28.98, 8.1, 43.32, 21.62, 3.13, null, 2], {
    also: ['soy nut', 'dry roasted soybean'],
    gi: like(GI.soybeans),
    measures: { cup: 93, tbsp: 5.8, tsp: 1.9 },
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
  // Chicken, meatless
  protein('seitan', 'seitan', '43128', [224, 3.64, 3.6, 23.64, 12.73, 1.53, 0, 709], {
    also: ['wheat meat', 'seitan strip'],
    usual: { cup: 140 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
    standIn: 'meatless chicken',
  }),
  // Soy flour, defatted
  protein('tvp', 'textured vegetable protein', '16117', [327, 33.92, 17.5, 51.46, 1.22, 0.14, 16.42, 20], {
    also: ['tvp', 'soy chunk', 'soy mince', 'textured soy protein', 'soya chunk', 'soya mince'],
    gi: like(GI.soybeans),
    measures: { cup: 105, tbsp: 6.6, tsp: 2.2 },
    allergens: ['soy'],
    breaks: ['paleo'],
    standIn: 'defatted soy flour',
  }),
  // Veggie burgers or soyburgers, unprepared
  protein('veggie-burger', 'veggie burgers', '16147', [177, 14.27, 4.9, 15.7, 6.3, 1.44, 1.07, 569], {
    also: ['veggie burger', 'veggie patty', 'plant based burger', 'vegetarian burger', 'vegan burger patty'],
    gi: like(GI.lentils),
    measures: { piece: 70, patty: 70 },
    allergens: ['wheat', 'gluten', 'eggs', 'dairy', 'soy'],
    breaks: ['vegan', 'gluten-free', 'dairy-free', 'paleo'],
  }),
  // Chicken, meatless
  protein('soy-chicken', 'meatless chicken', '43128', [224, 3.64, 3.6, 23.64, 12.73, 1.53, 0, 709], {
    also: ['vegan chicken', 'plant based chicken', 'meatless chicken strip'],
    measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['paleo', 'gluten-free'],
  }),
  // Meatballs, meatless
  protein('soy-meatballs', 'meatless meatballs', '43132', [197, 8, 4.6, 21, 9, 1.43, 1.25, 550], {
    also: ['vegan meatball', 'plant based meatball'],
    measures: { cup: 144, tbsp: 9, tsp: 3 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['paleo', 'gluten-free'],
  }),
  // Sausage, meatless
  protein('soy-sausage', 'meatless sausage', '16107', [255, 8.09, 2.8, 20.28, 18.16, 2.93, 0, 888], {
    also: ['vegan sausage', 'vegetarian sausage', 'plant based sausage', 'soy chorizo', 'soyrizo'],
    gi: like(GI.soybeans),
    measures: { link: 25, patty: 38, slice: 28 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['paleo', 'gluten-free'],
  }),
  // Bacon, meatless
  protein('soy-bacon', 'meatless bacon', '16104', [309, 5.31, 2.6, 11.69, 29.52, 4.62, 0, 1465], {
    also: ['vegan bacon', 'vegetarian bacon'],
    measures: { cup: 144, tbsp: 9, tsp: 3, strip: 5 },
    allergens: ['soy', 'wheat', 'gluten', 'eggs'],
    breaks: ['paleo', 'gluten-free', 'vegan'],
  }),
  // Meatballs, meatless
  protein('plant-mince', 'plant-based ground', '43132', [197, 8, 4.6, 21, 9, 1.43, 1.25, 550], {
    also: [
      'plant based ground beef',
      'beyond beef',
      'impossible beef',
      'impossible burger',
      'beyond burger',
      'vegan ground beef',
      'plant based mince',
      'vegan mince',
    ],
    usual: { cup: 110, patty: 113, package: 340 },
    allergens: ['soy'],
    standIn: 'meatless meatballs',
  }),
  // MORNINGSTAR FARMS Grillers Burger Style Recipe Crumbles, frozen, unprepared
  protein('meatless-crumbles', 'meatless crumbles', '22120', [135, 8.3, 5.6, 18.5, 4.3, 0.5, 1.1, 434], {
    also: ['veggie crumbles', 'vegetarian mince', 'meatless mince', 'burger style crumbles'],
    measures: { cup: 82, tbsp: 5.1 },
    usual: { package: 340 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Chicken, meatless
  protein('quorn', 'Quorn', '43128', [224, 3.64, 3.6, 23.64, 12.73, 1.53, 0, 709], {
    also: ['quorn piece', 'quorn mince', 'quorn fillet', 'mycoprotein'],
    usual: { cup: 140, fillet: 52, package: 300 },
    allergens: ['eggs'],
    breaks: ['vegan', 'paleo'],
    standIn: 'meatless chicken',
  }),
  // Beverages, Protein powder whey based
  protein('whey-protein', 'whey protein powder', '14066', [352, 6.25, 3.1, 78.13, 1.56, 0.78, 0, 156], {
    also: [
      'protein powder',
      'vanilla protein powder',
      'whey protein',
      'chocolate protein powder',
      'vanilla whey protein powder',
      'unflavored protein powder',
    ],
    measures: { cup: 97, tbsp: 6, tsp: 2 },
    usual: { scoop: 32 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'paleo'],
  }),
  // Beverages, Whey protein powder isolate
  protein('whey-isolate', 'whey protein isolate', '14058', [359, 29.07, 0, 58.14, 1.16, 0.58, 1.16, 372], {
    also: ['whey isolate'],
    gi: like(GI.lactose),
    usual: { scoop: 30, cup: 86, tbsp: 5.4 },
    allergens: ['dairy'],
    breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
  }),
  // Soy protein isolate
  protein('soy-protein-isolate', 'soy protein powder', '16122', [335, 0, 0, 88.32, 3.39, 0.42, 0, 1005], {
    also: ['soy protein isolate'],
    usual: { scoop: 30, cup: 86, tbsp: 5.4 },
    allergens: ['soy'],
    breaks: ['paleo'],
  }),
  // Soy protein isolate, potassium type
  protein('pea-protein', 'pea protein powder', '16422', [321, 2.59, 0, 88.32, 0.53, 0.08, 0, 50], {
    also: [
      'vegan protein powder',
      'plant protein powder',
      'plant based protein powder',
      'pea protein',
      'hemp protein powder',
      'rice protein powder',
    ],
    usual: { scoop: 30, cup: 112, tbsp: 7 },
    standIn: 'soy protein isolate',
  }),
]
