import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'

const protein = foodIn('protein')

/** Meat, poultry and sausages. */
export const meatAndPoultry: Food[] = [
  // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
  protein('chicken-breast', 'chicken breast', '05062', [120, 0, 0, 22.5, 2.62, 0.56, 0, 45], {
    also: [
      'boneless skinless chicken breast',
      'skinless boneless chicken breast',
      'chicken breast fillet',
      'chicken breast half',
      'chicken breast cutlet',
      'chicken cutlet',
      'chicken tenderloin',
      'chicken tender',
      'chicken',
      'chicken strip',
      'chicken escalope',
    ],
    usual: {
      breast: 174,
      piece: 174,
      small: 140,
      medium: 174,
      large: 225,
      cup: 140,
      fillet: 174,
      half: 118,
      tenderloin: 50,
      tbsp: 8.8,
      tsp: 2.9,
    },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, breast, meat only, cooked, roasted
  protein('chicken-breast-cooked', 'cooked chicken breast', '05064', [165, 0, 0, 31.02, 3.57, 1.01, 0, 74], {
    also: [
      'cooked chicken',
      'shredded chicken',
      'rotisserie chicken',
      'grilled chicken',
      'roast chicken',
      'leftover chicken',
      'roasted chicken',
      'cooked chicken breast meat',
      'poached chicken',
      'grilled chicken breast',
      'rotisserie chicken breast',
    ],
    measures: { cup: 140, breast: 172, piece: 172, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, dark meat, thigh, meat only, raw
  protein('chicken-thigh', 'chicken thighs', '05096', [121, 0, 0, 19.66, 4.12, 1.1, 0, 95], {
    also: [
      'boneless skinless chicken thigh',
      'chicken thigh',
      'boneless chicken thigh',
      'skinless chicken thigh',
      'chicken thigh fillet',
    ],
    usual: { piece: 116, thigh: 116, small: 90, large: 149, cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, thigh, meat and skin, raw
  protein(
    'chicken-thigh-skin',
    'bone-in chicken thighs',
    '05091',
    [221, 0.25, 0, 16.52, 16.61, 4.52, 0, 81],
    {
      also: [
        'bone in chicken thigh',
        'skin on chicken thigh',
        'bone in skin on chicken thigh',
        'chicken thigh with skin',
      ],
      usual: { piece: 149, thigh: 149 },
      breaks: ['vegetarian', 'vegan'],
    },
  ),
  // Chicken, broilers or fryers, dark meat, drumstick, meat only, raw
  protein('chicken-drumstick', 'chicken drumsticks', '05071', [116, 0, 0, 19.41, 3.71, 0.95, 0, 114], {
    also: ['chicken drumstick', 'chicken leg', 'drumstick'],
    measures: { piece: 122, drumstick: 122 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, wing, meat and skin, raw
  protein('chicken-wings', 'chicken wings', '05100', [191, 0, 0, 17.52, 12.85, 3.54, 0, 84], {
    also: ['chicken wing', 'wingette'],
    usual: { piece: 49 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, broilers or fryers, meat and skin, raw
  protein('whole-chicken', 'whole chicken', '05006', [215, 0, 0, 18.6, 15.06, 4.31, 0, 70], {
    also: ['roasting chicken', 'roaster chicken', 'chicken pieces', 'chicken whole'],
    measures: { piece: 920 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, ground, raw
  protein('ground-chicken', 'ground chicken', '05332', [143, 0.04, 0, 17.44, 8.1, 2.3, 0, 60], {
    also: ['minced chicken', 'chicken mince'],
    usual: { cup: 224, tbsp: 14, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Chicken, liver, all classes, raw
  protein('chicken-liver', 'chicken livers', '05027', [119, 0.73, 0, 16.92, 4.83, 1.56, 0, 71], {
    also: ['chicken liver'],
    measures: { piece: 44 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, breast, from whole bird, non-enhanced, meat only, raw
  protein('turkey-breast', 'turkey breast', '05219', [114, 0.14, 0, 23.66, 1.48, 0.29, 0.05, 113], {
    also: [
      'turkey breast cutlet',
      'turkey cutlet',
      'turkey steak',
      'turkey tenderloin',
      'turkey breast fillet',
      'turkey',
    ],
    usual: { piece: 113, cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Turkey, breast, from whole bird, non-enhanced, meat only, roasted
  protein('turkey-breast-cooked', 'cooked turkey breast', '05220', [147, 0, 0, 30.13, 2.08, 0.59, 0, 99], {
    also: ['cooked turkey', 'roast turkey', 'leftover turkey', 'shredded turkey', 'roasted turkey breast'],
    usual: { cup: 140, tbsp: 8.8, tsp: 2.9 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Ground turkey, 93% lean, 7% fat, raw
  protein('ground-turkey', 'ground turkey', '05665', [150, 0, 0, 18.73, 8.34, 2.17, 0, 69], {
    also: ['lean ground turkey', 'turkey mince', 'minced turkey', '93% lean ground turkey', 'turkey burger'],
    usual: { cup: 224, patty: 114, tbsp: 14, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
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
  // Beef, ground, 90% lean meat / 10% fat, raw
  protein('ground-beef', 'ground beef', '23562', [176, 0, 0, 20, 10, 3.93, 0, 66], {
    also: [
      'lean ground beef',
      'beef mince',
      'minced beef',
      'mince',
      'lean mince',
      'ground chuck',
      'ground sirloin',
      '90% lean ground beef',
      'hamburger meat',
      'beef patty',
    ],
    usual: { cup: 226, patty: 113, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 95% lean meat / 5% fat, raw
  protein('ground-beef-lean', 'extra-lean ground beef', '23557', [137, 0, 0, 21.41, 5, 2.18, 0, 66], {
    also: ['extra lean ground beef', '95% lean ground beef'],
    usual: { cup: 226, patty: 113, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 80% lean meat / 20% fat, raw
  protein('ground-beef-80', '80% lean ground beef', '23572', [254, 0, 0, 17.17, 20, 7.58, 0, 66], {
    also: ['80/20 ground beef', 'regular ground beef'],
    usual: { cup: 226, patty: 113, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw
  protein('beef-sirloin', 'beef sirloin steak', '13931', [214, 0, 0, 19.92, 14.28, 5.76, 0, 51], {
    also: [
      'sirloin steak',
      'top sirloin',
      'sirloin',
      'beef strip',
      'beef',
      'beef steak',
      'steak',
      'stir fry beef',
      'new york strip',
      'strip steak',
      'rump steak',
    ],
    usual: { piece: 227 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, flank, steak, separable lean and fat, trimmed to 0" fat, choice, raw
  protein('beef-flank', 'flank steak', '13065', [165, 0, 0, 21.22, 8.29, 3.44, 0, 54], {
    also: ['flank', 'beef flank steak'],
    usual: { piece: 454 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, all grades, raw
  protein('skirt-steak', 'skirt steak', '23217', [187, 0, 0, 20.38, 11.71, 4.63, 0, 64], {
    also: ['hanger steak', 'beef skirt steak'],
    measures: { piece: 382 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw
  protein('beef-tenderloin', 'beef tenderloin', '23343', [150, 0, 0, 21.57, 7.1, 2.55, 0, 44], {
    also: ['filet mignon', 'beef fillet', 'fillet steak', 'tenderloin steak'],
    measures: { piece: 168 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, rib, eye, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, choice, raw
  protein('ribeye', 'ribeye steak', '13095', [274, 0, 0, 17.51, 22.07, 9, null, 56], {
    also: ['rib eye steak', 'ribeye', 'rib eye'],
    usual: { piece: 280 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, choice, raw
  protein('beef-chuck', 'beef chuck roast', '13817', [265, 0, 0, 16.98, 21.31, 8.59, 0, 67], {
    also: ['chuck roast', 'beef chuck', 'pot roast', 'beef pot roast', 'braising beef', 'braising steak'],
    usual: { piece: 900 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, chuck for stew, separable lean and fat, all grades, raw
  protein('beef-stew', 'beef stew meat', '23093', [128, 0.16, 0, 21.75, 4.48, 1.86, 0, 80], {
    also: ['stewing beef', 'beef stewing meat', 'stew beef', 'diced beef', 'stew meat', 'beef cubes'],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  protein('beef-brisket', 'beef brisket', '13803', [251, 0, 0, 18.42, 19.06, 7.53, 0, 69], {
    also: ['brisket'],
    usual: { piece: 900 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, choice, raw
  protein('beef-short-ribs', 'beef short ribs', '23129', [240, 0, 0, 17.22, 19.03, 8.14, 0, 75], {
    also: ['short rib', 'short ribs'],
    usual: { piece: 200 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, liver, raw
  protein('beef-liver', 'beef liver', '13325', [135, 3.89, 0, 20.36, 3.63, 1.23, 0, 69], {
    also: ['liver', 'calf liver'],
    usual: { slice: 81 },
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
  // Bison, ground, grass-fed, raw
  protein('bison-ground', 'ground bison', '17149', [146, 0.05, 0, 20.23, 7.21, 2.92, 0, 70], {
    also: ['bison', 'buffalo meat', 'bison mince'],
    usual: { patty: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Game meat, deer, ground, raw
  protein('venison', 'ground venison', '17343', [157, 0, 0, 21.78, 7.13, 3.36, 0, 75], {
    also: ['venison', 'deer meat'],
    usual: { patty: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, ground, raw
  protein('lamb-ground', 'ground lamb', '17224', [282, 0, 0, 16.56, 23.41, 10.19, 0, 59], {
    also: ['lamb mince', 'minced lamb'],
    usual: { cup: 226, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw
  protein('lamb-leg', 'leg of lamb', '17013', [128, 0, 0, 20.56, 4.51, 1.61, null, 62], {
    also: ['lamb leg', 'lamb', 'diced lamb', 'lamb leg steak', 'lamb stew meat', 'lamb cubes'],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, domestic, loin, separable lean only, trimmed to 1/4" fat, choice, raw
  protein('lamb-chops', 'lamb chops', '17026', [143, 0, 0, 20.88, 5.94, 2.13, null, 68], {
    also: ['lamb chop', 'lamb loin chop', 'lamb cutlet', 'rack of lamb', 'lamb rib chop'],
    usual: { piece: 85, chop: 85 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, raw
  protein('lamb-shoulder', 'lamb shoulder', '17035', [264, 0, 0, 16.58, 21.45, 9.28, 0, 61], {
    also: ['shoulder of lamb', 'lamb shank'],
    usual: { cup: 220, piece: 350, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Veal, leg (top round), separable lean only, raw
  protein('veal', 'veal cutlets', '17099', [107, 0, 0, 21.28, 1.76, 0.53, null, 64], {
    also: ['veal', 'veal cutlet', 'veal escalope'],
    usual: { piece: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Veal, ground, raw
  protein('ground-veal', 'ground veal', '17142', [197, 0, 0, 18.58, 13.06, 5.11, 0, 103], {
    also: ['veal mince'],
    usual: { cup: 226, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, loin, tenderloin, separable lean and fat, raw
  protein('pork-tenderloin', 'pork tenderloin', '10218', [120, 0, 0, 20.65, 3.53, 1.18, 0, 52], {
    also: ['pork fillet', 'pork medallion'],
    usual: { piece: 454 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, raw
  protein('pork-chop', 'pork chops', '10062', [155, 0, 0, 21.55, 6.94, 2.45, 0, 48], {
    also: [
      'pork chop',
      'boneless pork chop',
      'pork loin chop',
      'pork loin',
      'pork cutlet',
      'pork steak',
      'pork',
      'pork loin roast',
    ],
    measures: { piece: 185, chop: 185 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, shoulder, whole, separable lean and fat, raw
  protein('pork-shoulder', 'pork shoulder', '10070', [236, 0, 0, 17.18, 17.99, 6.24, 0, 65], {
    also: ['pork butt', 'boston butt', 'pulled pork', 'pork shoulder roast'],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, belly, raw
  protein('pork-belly', 'pork belly', '10005', [518, 0, 0, 9.34, 53.01, 19.33, 0, 32], {
    usual: { slice: 30 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, ground, raw
  protein('ground-pork', 'ground pork', '10219', [263, 0, 0, 16.88, 21.19, 7.87, null, 56], {
    also: ['pork mince', 'minced pork'],
    usual: { cup: 226, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, spareribs, separable lean and fat, raw
  protein('pork-ribs', 'pork spareribs', '10088', [277, 0, 0, 15.47, 23.4, 7.53, 0, 81], {
    also: ['pork rib', 'spare rib', 'baby back rib', 'sparerib'],
    usual: { piece: 85 },
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
  // Pork, cured, ham, center slice, country-style, separable lean only, raw
  protein('prosciutto', 'prosciutto', '10141', [195, 0.3, 0, 27.8, 8.32, 2.78, 0, 2695], {
    also: ['serrano ham', 'parma ham', 'jamon', 'speck'],
    usual: { slice: 15 },
    breaks: ['vegetarian', 'vegan'],
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
      'bratwurst',
    ],
    usual: { link: 113, piece: 113 },
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
  // Smoked link sausage, pork and beef, nonfat dry milk added
  protein('andouille', 'andouille sausage', '07077', [313, 1.92, 0, 13.28, 27.61, 9.72, null, 1173], {
    also: ['andouille', 'smoked sausage', 'kielbasa'],
    usual: { link: 85, piece: 85 },
    allergens: ['dairy'],
    breaks: ['vegetarian', 'vegan', 'dairy-free', 'paleo'],
  }),
  // Salami, dry or hard, pork, beef
  protein('salami', 'salami', '07072', [378, 0.72, 0, 21.07, 31.65, 11.42, 0.26, 1756], {
    also: ['genoa salami', 'soppressata', 'hard salami'],
    measures: { slice: 9.8 },
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
