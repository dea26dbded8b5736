import type { Food } from '../food.ts'
import { foodIn, UNKNOWN } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Sausages, ham, bacon and cold cuts. */
export const sausagesAndCuredMeat: Food[] = [
  // Turkey breast, sliced, prepackaged
  protein('deli-turkey', 'deli turkey', '07081', [106, 2.2, 0, 14.81, 3.77, 0.91, 0.91, 898], {
    also: [
      'sliced turkey',
      'sliced turkey breast',
      'deli turkey breast',
      'turkey slice',
      'smoked turkey',
      'smoked turkey breast',
    ],
    measures: { slice: 15 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // LOUIS RICH, Turkey Bacon
  protein('turkey-bacon', 'turkey bacon', '07254', [226, 1.89, null, 15.94, 16.93, 4.52, null, 1069], {
    measures: { slice: 14 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Sausage, Italian, turkey, smoked
  protein('turkey-sausage', 'turkey sausage', '07927', [158, 4.65, 0.9, 15.05, 8.75, 3.4, 3.2, 928], {
    also: ['chicken sausage', 'turkey italian sausage', 'smoked turkey sausage', 'turkey kielbasa'],
    usual: { link: 84 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Luncheon meat, beef, thin sliced
  protein('roast-beef-deli', 'deli roast beef', '07043', [115, 0.64, 0, 18.62, 3.69, 1.32, 0.29, 853], {
    also: ['roast beef', 'sliced roast beef'],
    usual: { slice: 26 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, cured, corned beef, brisket, raw
  protein('corned-beef', 'corned beef brisket', '13346', [198, 0.14, 0, 14.68, 14.9, 4.73, null, 1217], {
    also: ['corned beef'],
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, cured, pastrami
  protein('pastrami', 'pastrami', '13355', [147, 0.36, 0, 21.8, 5.82, 2.68, 0.1, 1078], {
    also: ['beef pastrami'],
    measures: { package: 71, slice: 28 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Snacks, beef jerky, chopped and formed
  protein('beef-jerky', 'beef jerky', '19002', [410, 11, 1.8, 33.2, 25.6, 10.85, 9, 2081], {
    also: ['jerky', 'biltong'],
    gi: like(GI.sucrose),
    measures: { piece: 20 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'paleo', 'gluten-free'],
  }),
  // Pork, cured, salt pork, raw
  protein('salt-pork', 'salt pork', '10165', [748, 0, 0, 5.05, 80.5, 29.38, 0, 2684], {
    also: ['fatback'],
    usual: { slice: 25, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Snacks, pork skins, plain
  protein('pork-rinds', 'pork rinds', '19041', [544, 0, 0, 61.3, 31.3, 11.37, 0, 1818], {
    also: ['pork rind', 'chicharron', 'pork crackling', 'pork scratching', 'pork rind crumb'],
    usual: { cup: 20, oz: 28 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, cured, bacon, unprepared
  protein('bacon', 'bacon', '10123', [417, 1.28, 0, 12.62, 39.69, 13.3, 1, 662], {
    also: [
      'streaky bacon',
      'bacon strip',
      'bacon rasher',
      'bacon slice',
      'thick cut bacon',
      'center cut bacon',
      'pancetta',
      'bacon lardon',
      'lardon',
    ],
    measures: { slice: 28, rasher: 28, strip: 28, piece: 28 },
    usual: { cup: 112, tbsp: 7, tsp: 2.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, cured, bacon, pre-sliced, cooked, pan-fried
  protein('bacon-cooked', 'cooked bacon', '10862', [468, 1.7, 0, 33.92, 35.09, 11.96, 0, 1684], {
    also: ['crumbled bacon', 'cooked bacon strip', 'bacon crumble', 'bacon bits'],
    measures: { slice: 11.5, strip: 11.5 },
    usual: { tbsp: 7, cup: 112, tsp: 2.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Canadian bacon, unprepared
  protein('canadian-bacon', 'Canadian bacon', '10130', [110, 1.34, 0, 20.31, 2.62, 0.9, 0.9, 751], {
    also: ['back bacon', 'peameal bacon'],
    usual: { slice: 28 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, cured, ham, boneless, extra lean and regular, unheated
  protein('ham', 'ham', '10182', [162, 2.28, 0, 18.26, 8.39, 2.7, 0, 1278], {
    also: [
      'cooked ham',
      'diced ham',
      'sliced ham',
      'deli ham',
      'ham steak',
      'black forest ham',
      'smoked ham',
    ],
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    usual: { slice: 28 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, cured, ham, whole, separable lean only, roasted
  protein('ham-roasted', 'roasted ham', '10153', [157, 0, 0, 25.05, 5.5, 1.84, 0, 1327], {
    also: ['baked ham', 'leftover ham', 'gammon'],
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, cured, ham, shank, bone-in, separable lean only, unheated
  protein('ham-shank', 'ham hock', '10934', [125, 0.18, 0, 23.79, 3.19, 0.98, 0, 846], {
    also: ['smoked ham hock', 'ham shank', 'pork hock', 'ham hough', 'smoked pork hock'],
    usual: { piece: 500 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.6,
      source: 'USDA Agriculture Handbook 102, Food Yields',
      usually: true,
    },
  }),
  // Pork, cured, ham, center slice, country-style, separable lean only, raw
  protein('prosciutto', 'prosciutto', '10141', [195, 0.3, 0, 27.8, 8.32, 2.78, 0, 2695], {
    also: ['serrano ham', 'parma ham', 'jamon', 'speck'],
    usual: { slice: 15 },
    breaks: ['vegetarian', 'vegan'],
    standIn: 'country-style ham',
  }),
  // Sausage, Italian, pork, raw
  protein('italian-sausage', 'Italian sausage', '07036', [346, 0.65, 0, 14.25, 31.33, 11.27, null, 731], {
    also: [
      'pork sausage',
      'sausage',
      'sausage meat',
      'sausage link',
      'hot italian sausage',
      'sweet italian sausage',
    ],
    usual: { link: 113, piece: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Bratwurst, pork, cooked
  protein('bratwurst', 'bratwurst', '07013', [333, 2.85, 0, 13.72, 29.18, 10, 0, 846], {
    also: ['pork bratwurst'],
    measures: { link: 85 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork sausage, link/patty, unprepared
  protein('breakfast-sausage', 'breakfast sausage', '07063', [288, 0.93, 0, 15.39, 24.8, 7.57, 0.93, 739], {
    also: ['pork breakfast sausage', 'breakfast sausage link'],
    measures: { link: 25, piece: 25 },
    usual: { patty: 35 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chorizo, pork and beef
  protein('chorizo', 'chorizo', '07019', [455, 1.86, 0, 24.1, 38.27, 14.38, 0, 1235], {
    also: ['spanish chorizo', 'chorizo sausage', 'mexican chorizo'],
    measures: { link: 60 },
    breaks: ['vegetarian', 'vegan'],
  }),
  protein('chinese-sausage', 'lap cheong', '', UNKNOWN, {
    also: ['chinese sausage', 'lap xuong'],
    usual: { piece: 40, link: 40 },
    allergens: ['soy', 'wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free'],
  }),
  // Smoked link sausage, pork and beef, nonfat dry milk added
  protein('andouille', 'andouille sausage', '07077', [313, 1.92, 0, 13.28, 27.61, 9.72, null, 1173], {
    also: ['andouille', 'smoked sausage'],
    usual: { link: 85, piece: 85 },
    allergens: ['dairy'],
    breaks: ['vegetarian', 'vegan', 'dairy-free', 'paleo'],
  }),
  // Kielbasa, fully cooked, unheated
  protein('kielbasa', 'kielbasa', '07970', [325, 3.72, 0, 10.84, 29.63, 9.68, 2.05, 928], {
    also: ['polish sausage', 'smoked kielbasa'],
    measures: { link: 396 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Blood sausage
  protein('black-pudding', 'blood sausage', '07005', [379, 1.29, 0, 14.6, 34.5, 13.4, 1.29, 680], {
    also: ['black pudding', 'morcilla', 'boudin noir'],
    measures: { slice: 25 },
    allergens: ['gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free'],
  }),
  // Salami, dry or hard, pork, beef
  protein('salami', 'salami', '07072', [378, 0.72, 0, 21.07, 31.65, 11.42, 0.26, 1756], {
    also: ['genoa salami', 'soppressata', 'hard salami'],
    measures: { slice: 9.8 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Bologna, beef
  protein('bologna', 'bologna', '07007', [299, 4.29, 0, 10.91, 26.13, 10.49, 2.05, 1013], {
    also: ['beef bologna'],
    measures: { slice: 30 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mortadella, beef, pork
  protein('mortadella', 'mortadella', '07050', [311, 3.05, 0, 16.37, 25.39, 9.51, 0, 1246], {
    measures: { slice: 15 },
    allergens: ['tree-nuts'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Liver sausage, liverwurst, pork
  protein('liverwurst', 'liverwurst', '07041', [326, 2.2, 0, 14.1, 28.5, 10.6, null, 860], {
    also: ['liver sausage', 'braunschweiger', 'liver pate'],
    measures: { slice: 18 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pepperoni, pork, beef
  protein('pepperoni', 'pepperoni', '07057', [504, 1.18, 0, 19.25, 46.28, 17.71, 0, 1582], {
    also: ['pepperoni slice'],
    measures: { slice: 2 },
    usual: { cup: 110, tbsp: 6.9, tsp: 2.3 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Frankfurter, beef, unheated
  protein('hot-dog', 'hot dogs', '07022', [315, 2.97, 0, 11.69, 28.1, 11.46, 1.17, 865], {
    also: ['hot dog', 'frankfurter', 'beef hot dog'],
    measures: { piece: 50, link: 50 },
    breaks: ['vegetarian', 'vegan'],
  }),
]
