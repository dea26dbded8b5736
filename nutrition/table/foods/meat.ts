import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'

const protein = foodIn('protein')

/** Beef, pork, lamb, veal, game and offal. A plain name is the raw meat. */
export const meats: Food[] = [
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
  // Beef, ground, 85% lean meat / 15% fat, raw
  protein('ground-beef-85', '85% lean ground beef', '23567', [215, 0, 0, 18.59, 15, 5.72, 0, 66], {
    also: ['85/15 ground beef'],
    usual: { cup: 225, patty: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 95% lean meat / 5% fat, raw
  protein('ground-beef-lean', 'extra-lean ground beef', '23557', [137, 0, 0, 21.41, 5, 2.18, 0, 66], {
    also: ['extra lean ground beef', '95% lean ground beef'],
    usual: { cup: 226, patty: 113, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 90% lean meat / 10% fat, crumbles, cooked, pan-browned
  protein('ground-beef-cooked', 'cooked ground beef', '23565', [230, 0, 0, 28.45, 12.04, 4.71, 0, 87], {
    also: ['browned ground beef', 'cooked beef mince', 'cooked minced beef'],
    usual: { cup: 130 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, grass-fed, ground, raw
  protein('ground-beef-grass', 'grass-fed ground beef', '13047', [198, 0, 0, 19.42, 12.73, 5.34, 0, 68], {
    also: ['grass fed ground beef'],
    usual: { cup: 225, patty: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 80% lean meat / 20% fat, raw
  protein('ground-beef-80', '80% lean ground beef', '23572', [254, 0, 0, 17.17, 20, 7.58, 0, 66], {
    also: ['80/20 ground beef', 'regular ground beef'],
    usual: { cup: 226, patty: 113, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, ground, 70% lean meat / 30% fat, raw
  protein('ground-beef-70', '70% lean ground beef', '13498', [332, 0, 0, 14.35, 30, 11.75, 0, 66], {
    also: ['70/30 ground beef'],
    usual: { cup: 225, patty: 113 },
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
  // Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, choice, raw
  protein('beef-round', 'beef top round', '23617', [140, 0, 0, 22.69, 4.78, 1.64, 0, 57], {
    also: [
      'top round',
      'top round steak',
      'london broil',
      'topside',
      'beef topside',
      'silverside',
      'beef silverside',
    ],
    usual: { piece: 200 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, choice, raw
  protein('beef-eye-round', 'beef eye of round', '23616', [128, 0, 0, 22.88, 3.38, 1.16, 0, 57], {
    also: ['eye of round', 'eye of round roast', 'eye round roast'],
    usual: { piece: 170, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, choice, raw
  protein('beef-bottom-round', 'beef bottom round', '23618', [140, 0, 0, 22.22, 4.96, 1.7, 0, 56], {
    also: ['bottom round roast', 'rump roast', 'bottom round'],
    usual: { piece: 170, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, choice, raw
  protein('beef-tri-tip', 'beef tri-tip', '23648', [154, 0, 0, 21.17, 7.06, 2.13, 0, 54], {
    also: ['tri tip', 'tri tip roast'],
    usual: { piece: 170, cup: 140 },
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
    asBought: { with: 'bone', edible: 0.85, source: 'USDA Standard Reference, refuse 15% (bone)' },
  }),
  // Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, choice, raw
  protein('beef-chuck', 'beef chuck roast', '13817', [265, 0, 0, 16.98, 21.31, 8.59, 0, 67], {
    also: ['chuck roast', 'beef chuck', 'pot roast', 'beef pot roast', 'braising beef', 'braising steak'],
    usual: { piece: 900 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, chuck for stew, separable lean and fat, all grades, raw
  protein('beef-stew', 'beef stew meat', '23093', [128, 0.16, 0, 21.75, 4.48, 1.86, 0, 80], {
    also: [
      'stewing beef',
      'stewing steak',
      'beef stewing meat',
      'stew beef',
      'diced beef',
      'stew meat',
      'beef cubes',
    ],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, raw
  protein('beef-shank', 'beef shank', '13227', [128, 0, 0, 21.75, 3.85, 1.28, null, 63], {
    also: ['beef shin', 'shin of beef'],
    usual: { piece: 250 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.6, source: 'USDA Agriculture Handbook 102, Food Yields' },
  }),
  // Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, raw
  protein('oxtail', 'oxtail', '13227', [128, 0, 0, 21.75, 3.85, 1.28, null, 63], {
    also: ['beef oxtail'],
    usual: { piece: 100 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.45,
      source: 'USDA Agriculture Handbook 102, Food Yields',
      usually: true,
    },
    standIn: 'beef shank',
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
    asBought: {
      with: 'bone',
      edible: 0.7,
      source: 'USDA Agriculture Handbook 102, Food Yields',
      usually: true,
    },
  }),
  // Beef, variety meats and by-products, liver, raw
  protein('beef-liver', 'beef liver', '13325', [135, 3.89, 0, 20.36, 3.63, 1.23, 0, 69], {
    also: ['liver', 'calf liver'],
    usual: { slice: 81 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, tongue, raw
  protein('beef-tongue', 'beef tongue', '13339', [224, 3.68, 0, 14.9, 16.09, 7, null, 69], {
    also: ['ox tongue'],
    usual: { cup: 140, piece: 300 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, heart, raw
  protein('beef-heart', 'beef heart', '13321', [112, 0.14, 0, 17.72, 3.94, 1.38, 0, 98], {
    usual: { cup: 140, piece: 300 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, kidneys, raw
  protein('beef-kidney', 'beef kidney', '13323', [99, 0.29, 0, 17.4, 3.09, 0.87, 0, 182], {
    also: ['kidney', 'lamb kidney'],
    usual: { cup: 140, piece: 300 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Beef, variety meats and by-products, tripe, raw
  protein('beef-tripe', 'beef tripe', '13341', [85, 0, 0, 12.07, 3.69, 1.29, 0, 97], {
    also: ['tripe', 'honeycomb tripe'],
    usual: { cup: 140, piece: 300 },
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
  // Game meat, deer, raw
  protein('venison-steak', 'venison steak', '17164', [120, 0, 0, 22.96, 2.42, 0.95, 0, 51], {
    also: ['venison loin', 'deer steak', 'venison medallion'],
    usual: { piece: 200 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Game meat, elk, ground, raw
  protein('elk', 'ground elk', '17338', [172, 0, 0, 21.76, 8.82, 3.47, 0, 79], {
    also: ['elk', 'elk mince'],
    measures: { patty: 102 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, ground, raw
  protein('lamb-ground', 'ground lamb', '17224', [282, 0, 0, 16.56, 23.41, 10.19, 0, 59], {
    also: ['lamb mince', 'minced lamb'],
    usual: { cup: 226, tbsp: 14.1, tsp: 4.7 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, ground, cooked, broiled
  protein('lamb-ground-cooked', 'cooked ground lamb', '17225', [283, 0, 0, 24.75, 19.65, 8.12, 0, 81], {
    also: ['cooked lamb mince'],
    usual: { cup: 130 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw
  protein('lamb-leg', 'leg of lamb', '17013', [128, 0, 0, 20.56, 4.51, 1.61, null, 62], {
    also: ['lamb leg', 'lamb', 'diced lamb', 'lamb leg steak', 'lamb stew meat', 'lamb cubes'],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.8, source: 'USDA Standard Reference, refuse 20% (bone)' },
  }),
  // Lamb, domestic, loin, separable lean only, trimmed to 1/4" fat, choice, raw
  protein('lamb-chops', 'lamb chops', '17026', [143, 0, 0, 20.88, 5.94, 2.13, null, 68], {
    also: ['lamb chop', 'lamb loin chop', 'lamb cutlet'],
    usual: { piece: 85, chop: 85 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.72, source: 'USDA Standard Reference, refuse 28% (bone)' },
  }),
  // Lamb, domestic, rib, separable lean only, trimmed to 1/4" fat, choice, raw
  protein('lamb-ribs', 'rack of lamb', '17032', [169, 0, 0, 19.98, 9.23, 3.3, null, 72], {
    also: ['lamb rib chop', 'lamb rack', 'lamb rib'],
    usual: { chop: 60, piece: 60 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.72, source: 'USDA Standard Reference, refuse 28% (bone)' },
  }),
  // Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, raw
  protein('lamb-shoulder', 'lamb shoulder', '17035', [264, 0, 0, 16.58, 21.45, 9.28, 0, 61], {
    also: ['shoulder of lamb', 'lamb shank'],
    usual: { cup: 220, piece: 350, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.78, source: 'USDA Standard Reference, refuse 22% (bone)' },
  }),
  // LAMB,NZ,IMP,NECK CHOPS,LN,RAW
  protein('lamb-neck', 'lamb neck', '17392', [151, 0, 0, 19.84, 7.97, 3.12, 0, 81], {
    also: ['neck of lamb', 'lamb neck fillet', 'lamb neck chop'],
    usual: { chop: 120, piece: 120, fillet: 250 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Goat, raw
  protein('goat', 'goat meat', '17168', [109, 0, 0, 20.6, 2.31, 0.71, null, 82], {
    also: ['goat', 'goat stew meat'],
    usual: { piece: 170, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.7, source: 'USDA Agriculture Handbook 102, Food Yields' },
  }),
  // Game meat, rabbit, domesticated, composite of cuts, raw
  protein('rabbit', 'rabbit', '17177', [136, 0, 0, 20.05, 5.55, 1.66, null, 41], {
    also: ['rabbit meat'],
    usual: { piece: 170, cup: 140 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Veal, leg (top round), separable lean only, raw
  protein('veal', 'veal cutlets', '17099', [107, 0, 0, 21.28, 1.76, 0.53, null, 64], {
    also: ['veal', 'veal cutlet', 'veal escalope'],
    usual: { piece: 113 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // VEAL,SHANK,LN,RAW
  protein('veal-shank', 'veal shank', '17428', [94, 0, 0, 19.77, 1.64, 0.64, 0, 109], {
    also: ['osso buco', 'veal osso buco', 'osso bucco'],
    usual: { piece: 250 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.6,
      source: 'USDA Agriculture Handbook 102, Food Yields',
      usually: true,
    },
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
  // Pork, fresh, loin, tenderloin, separable lean only, cooked, roasted
  protein('pork-tenderloin-cooked', 'cooked pork tenderloin', '10061', [143, 0, 0, 26.17, 3.51, 1.2, 0, 57], {
    also: ['roasted pork tenderloin', 'roast pork tenderloin'],
    measures: { piece: 333 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, raw
  protein('pork-chop', 'pork chops', '10062', [155, 0, 0, 21.55, 6.94, 2.45, 0, 48], {
    also: ['pork chop', 'boneless pork chop', 'pork loin chop', 'pork cutlet', 'pork steak', 'pork'],
    measures: { piece: 185, chop: 185 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.79, source: 'USDA Standard Reference, refuse 21% (bone)' },
  }),
  // Pork, fresh, loin, top loin (roasts), boneless, separable lean only, raw
  protein('pork-loin-lean', 'pork loin roast', '10225', [132, 0, 0, 22.39, 4.06, 1.25, 0, 49], {
    also: ['pork loin', 'boneless pork loin', 'pork loin roast boneless'],
    usual: { piece: 170 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, shoulder, whole, separable lean and fat, raw
  protein('pork-shoulder', 'pork shoulder', '10070', [236, 0, 0, 17.18, 17.99, 6.24, 0, 65], {
    also: ['pork butt', 'boston butt', 'pork shoulder roast'],
    usual: { cup: 220, tbsp: 13.8, tsp: 4.6 },
    breaks: ['vegetarian', 'vegan'],
    asBought: { with: 'bone', edible: 0.81, source: 'USDA Standard Reference, refuse 19% (bone)' },
  }),
  // Pork, fresh, shoulder, whole, separable lean only, cooked, roasted
  protein('pork-shoulder-cooked', 'cooked pork shoulder', '10073', [230, 0, 0, 25.33, 13.54, 4.79, 0, 75], {
    also: ['pulled pork', 'shredded pork', 'cooked pulled pork', 'carnitas', 'roast pork'],
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8 },
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
  // Pork, fresh, ground, cooked
  protein('ground-pork-cooked', 'cooked ground pork', '10220', [297, 0, 0, 25.69, 20.77, 7.72, 0, 73], {
    also: ['browned ground pork'],
    usual: { cup: 130 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Pork, fresh, spareribs, separable lean and fat, raw
  protein('pork-ribs', 'pork spareribs', '10088', [277, 0, 0, 15.47, 23.4, 7.53, 0, 81], {
    also: ['pork rib', 'spare rib', 'sparerib'],
    usual: { piece: 85 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.6,
      source: 'USDA Standard Reference, refuse 40% (bone)',
      usually: true,
    },
  }),
  // Pork, fresh, backribs, separable lean and fat, raw
  protein('pork-backribs', 'pork back ribs', '10192', [224, 0, 0, 19.07, 16.33, 5.78, 0, 87], {
    also: ['baby back rib', 'back rib', 'pork baby back rib'],
    usual: { rack: 700, piece: 60 },
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.63,
      source: 'USDA Standard Reference, refuse 37% (bone)',
      usually: true,
    },
  }),
  // Pork, fresh, loin, country-style ribs, separable lean and fat, raw
  protein('pork-country-ribs', 'country-style ribs', '10204', [189, 0, 0, 19.34, 11.82, 2.37, 0, 63], {
    also: ['country style pork rib'],
    usual: { piece: 150 },
    breaks: ['vegetarian', 'vegan'],
  }),
]
