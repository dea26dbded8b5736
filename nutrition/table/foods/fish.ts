import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Fish, fresh, smoked and canned. Weights are of the edible part. */
export const fish: Food[] = [
  // Fish, salmon, Atlantic, farmed, raw
  protein('salmon', 'salmon', '15236', [208, 0, 0, 20.42, 13.42, 3.05, 0, 59], {
    also: ['salmon fillet', 'atlantic salmon', 'salmon steak', 'fresh salmon', 'salmon side'],
    usual: { fillet: 170, piece: 170, small: 113, large: 227 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, sockeye, raw
  protein('salmon-wild', 'wild salmon', '15085', [131, 0, 0, 22.25, 4.69, 0.81, 0, 78], {
    also: ['sockeye salmon', 'wild caught salmon', 'wild salmon fillet'],
    usual: { fillet: 170, piece: 170 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, coho, wild, raw
  protein('salmon-coho', 'coho salmon', '15081', [146, 0, 0, 21.62, 5.93, 1.26, 0, 46], {
    also: ['silver salmon'],
    measures: { fillet: 396 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, pink, raw
  protein('salmon-pink', 'pink salmon', '15083', [127, 0, 0, 20.5, 4.4, 0.81, 0, 75], {
    measures: { fillet: 318 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, chinook, raw
  protein('salmon-chinook', 'king salmon', '15078', [179, 0, 0, 19.93, 10.43, 3.1, 0, 47], {
    also: ['chinook salmon'],
    measures: { fillet: 396 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, Atlantic, farmed, cooked, dry heat
  protein('salmon-cooked', 'cooked salmon', '15237', [206, 0, 0, 22.1, 12.35, 2.4, 0, 61], {
    also: ['baked salmon', 'flaked cooked salmon', 'leftover salmon'],
    usual: { fillet: 178, cup: 136, tbsp: 8.5, tsp: 2.8 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, pink, canned, drained solids
  protein('salmon-canned', 'canned salmon', '15260', [138, 0, 0, 23.1, 5.02, 0.9, 0, 381], {
    also: ['tinned salmon', 'pink salmon canned', 'canned pink salmon'],
    usual: { can: 300, cup: 150, tbsp: 9.4, tsp: 3.1 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.75,
  }),
  // Fish, salmon, sockeye, canned, drained solids
  protein('salmon-sockeye-canned', 'canned sockeye salmon', '15087', [167, 0, 0, 23.59, 7.39, 1.44, 0, 408], {
    also: ['canned red salmon', 'tinned red salmon'],
    measures: { can: 337 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.75,
  }),
  // Fish, salmon, chinook, smoked
  protein('smoked-salmon', 'smoked salmon', '15077', [117, 0, 0, 18.28, 4.32, 0.93, 0, 672], {
    also: ['lox', 'hot smoked salmon', 'cold smoked salmon'],
    measures: { cup: 136, tbsp: 8.5, tsp: 2.8 },
    usual: { slice: 20 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, tuna, fresh, yellowfin, raw
  protein('tuna-fresh', 'tuna steak', '15127', [109, 0, 0, 24.4, 0.49, 0.17, 0, 45], {
    also: ['fresh tuna', 'ahi tuna', 'yellowfin tuna', 'tuna fillet'],
    usual: { piece: 170, fillet: 170 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, tuna, fresh, skipjack, raw
  protein('tuna-skipjack', 'skipjack tuna', '15123', [103, 0, 0, 22, 1.01, 0.33, null, 37], {
    also: ['bonito'],
    measures: { fillet: 396 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  protein('bonito-flakes', 'bonito flakes', '', [332, 0.8, 0, 77.1, 2.9, null, null, 130], {
    also: ['katsuobushi', 'dried bonito flake', 'dried bonito'],
    usual: { packet: 3, cup: 5, tbsp: 0.3, tsp: 0.1 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    source: 'Standard Tables of Food Composition in Japan, katsuobushi',
  }),
  // Fish, tuna, light, canned in water, drained solids
  protein('tuna-canned-water', 'canned tuna', '15121', [86, 0, 0, 19.44, 0.96, 0.21, 0, 247], {
    also: [
      'tuna',
      'tuna in water',
      'canned light tuna',
      'tinned tuna',
      'tuna canned in water',
      'chunk light tuna',
      'tuna in spring water',
    ],
    measures: { cup: 154, tbsp: 9.6, tsp: 3.2 },
    usual: { can: 113 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.7,
  }),
  // Fish, tuna, white, canned in water, drained solids
  protein('tuna-white-canned', 'canned white tuna', '15126', [128, 0, 0, 23.62, 2.97, 0.79, 0, 377], {
    also: [
      'albacore tuna',
      'canned albacore',
      'white tuna in water',
      'canned albacore tuna',
      'solid white tuna',
      'solid albacore tuna',
    ],
    measures: { can: 172 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.7,
  }),
  // Fish, tuna, light, canned in oil, drained solids
  protein('tuna-canned-oil', 'canned tuna in oil', '15119', [198, 0, 0, 29.13, 8.21, 1.53, 0, 416], {
    also: ['tuna in oil', 'tuna in olive oil', 'oil packed tuna', 'tuna canned in oil'],
    measures: { cup: 146, tbsp: 9.1, tsp: 3 },
    usual: { can: 113 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.7,
  }),
  // Fish, cod, Atlantic, raw
  protein('cod', 'cod', '15015', [82, 0, 0, 17.81, 0.67, 0.13, 0, 54], {
    also: [
      'cod fillet',
      'atlantic cod',
      'pacific cod',
      'white fish',
      'white fish fillet',
      'firm white fish',
      'ling',
    ],
    measures: { fillet: 231 },
    usual: { piece: 170 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, cod, Atlantic, cooked, dry heat
  protein('cod-cooked', 'cooked cod', '15016', [105, 0, 0, 22.83, 0.86, 0.17, 0, 78], {
    also: ['baked cod', 'flaked cooked cod'],
    measures: { fillet: 180 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, fish sticks, frozen, prepared
  protein('fish-sticks', 'fish sticks', '15027', [277, 21.66, 1.5, 11.01, 16.23, 3.73, 1.65, 402], {
    also: ['fish finger', 'breaded fish fillet'],
    gi: like(GI.whiteBread),
    measures: { piece: 28, stick: 28, fillet: 57 },
    allergens: ['fish', 'wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free'],
  }),
  // Fish, cod, Atlantic, dried and salted
  protein('salt-cod', 'salt cod', '15018', [290, 0, 0, 62.82, 2.37, 0.46, 0, 7027], {
    also: ['bacalao', 'baccala', 'bacalhau', 'dried salted cod'],
    measures: { piece: 80 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, haddock, raw
  protein('haddock', 'haddock', '15033', [74, 0, 0, 16.32, 0.45, 0.09, 0, 213], {
    also: ['haddock fillet'],
    measures: { fillet: 193 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, haddock, smoked
  protein('haddock-smoked', 'smoked haddock', '15035', [116, 0, 0, 25.23, 0.96, 0.17, 0, 763], {
    also: ['finnan haddie'],
    usual: { fillet: 150, piece: 150 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, halibut, Atlantic and Pacific, raw
  protein('halibut', 'halibut', '15036', [91, 0, 0, 18.56, 1.33, 0.29, 0, 68], {
    also: ['halibut fillet'],
    usual: { fillet: 170, piece: 170 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, lingcod, raw
  protein('char-none', 'lingcod', '15045', [85, 0, 0, 17.66, 1.06, 0.2, null, 59], {
    measures: { fillet: 386 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, tilapia, raw
  protein('tilapia', 'tilapia', '15261', [96, 0, 0, 20.08, 1.7, 0.58, 0, 52], {
    also: ['tilapia fillet'],
    measures: { fillet: 116, piece: 116 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, trout, rainbow, farmed, raw
  protein('trout', 'trout', '15240', [141, 0, 0, 19.94, 6.18, 1.38, 0, 51], {
    also: ['rainbow trout', 'trout fillet'],
    measures: { fillet: 79 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.48,
      source: 'USDA Agriculture Handbook 102, Food Yields, whole fish',
    },
  }),
  // Fish, trout, mixed species, raw
  protein('trout-smoked', 'smoked trout', '15114', [148, 0, 0, 20.77, 6.61, 1.15, 0, 52], {
    also: ['smoked trout fillet', 'smoked mackerel', 'smoked mackerel fillet'],
    usual: { fillet: 60 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'raw trout',
  }),
  // Fish, sea bass, mixed species, raw
  protein('sea-bass', 'sea bass', '15091', [97, 0, 0, 18.43, 2, 0.51, 0, 68], {
    also: ['seabass', 'branzino', 'barramundi', 'chilean sea bass', 'bass fillet'],
    measures: { fillet: 129 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.48,
      source: 'USDA Agriculture Handbook 102, Food Yields, whole fish',
    },
  }),
  // Fish, snapper, mixed species, raw
  protein('snapper', 'red snapper', '15101', [100, 0, 0, 20.51, 1.34, 0.28, 0, 64], {
    also: ['snapper', 'snapper fillet', 'rockfish', 'sea bream', 'bream'],
    measures: { fillet: 218 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'bone',
      edible: 0.48,
      source: 'USDA Agriculture Handbook 102, Food Yields, whole fish',
    },
  }),
  // Fish, grouper, mixed species, raw
  protein('grouper', 'grouper', '15031', [92, 0, 0, 19.38, 1.02, 0.23, null, 53], {
    also: ['grouper fillet'],
    measures: { fillet: 259 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, perch, mixed species, raw
  protein('perch', 'perch', '15060', [91, 0, 0, 19.39, 0.92, 0.19, 0, 62], {
    also: ['perch fillet', 'lake perch'],
    measures: { fillet: 60 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, ocean perch, Atlantic, raw
  protein('ocean-perch', 'ocean perch', '15057', [79, 0, 0, 15.31, 1.54, 0.27, 0, 287], {
    also: ['redfish'],
    measures: { fillet: 64 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, pike, walleye, raw
  protein('walleye', 'walleye', '15064', [93, 0, 0, 19.14, 1.22, 0.25, null, 51], {
    also: ['pike', 'pike perch', 'zander', 'walleye fillet'],
    measures: { fillet: 159 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, roughy, orange, raw
  protein('orange-roughy', 'orange roughy', '15073', [76, 0, 0, 16.41, 0.7, 0.02, 0, 72], {
    also: ['roughy'],
    usual: { fillet: 150, piece: 150 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, sablefish, raw
  protein('sablefish', 'sablefish', '15074', [195, 0, 0, 13.41, 15.3, 3.2, null, 56], {
    also: ['black cod', 'butterfish'],
    measures: { fillet: 386 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, bluefish, raw
  protein('bluefish', 'bluefish', '15005', [124, 0, 0, 20.04, 4.24, 0.92, null, 60], {
    measures: { fillet: 150 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, carp, raw
  protein('carp', 'carp', '15008', [127, 0, 0, 17.83, 5.6, 1.08, 0, 49], {
    measures: { fillet: 218 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, mullet, striped, raw
  protein('mullet', 'mullet', '15055', [117, 0, 0, 19.35, 3.79, 1.12, 0, 65], {
    also: ['grey mullet'],
    measures: { fillet: 119 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, smelt, rainbow, raw
  protein('smelt', 'smelt', '15099', [97, 0, 0, 17.63, 2.42, 0.45, 0, 60], {
    usual: { piece: 30 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, sturgeon, mixed species, raw
  protein('sturgeon', 'sturgeon', '15104', [105, 0, 0, 16.14, 4.04, 0.92, 0, 54], {
    usual: { fillet: 150, piece: 150 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, eel, mixed species, raw
  protein('eel', 'eel', '15025', [184, 0, 0, 18.44, 11.66, 2.36, 0, 51], {
    also: ['unagi', 'freshwater eel'],
    measures: { fillet: 204 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, dolphinfish, raw
  protein('mahi-mahi', 'mahi-mahi', '15023', [85, 0, 0, 18.5, 0.7, 0.19, null, 88], {
    also: ['mahi mahi', 'dorado', 'mahi mahi fillet'],
    measures: { fillet: 204 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, swordfish, raw
  protein('swordfish', 'swordfish', '15110', [144, 0, 0, 19.66, 6.65, 1.6, 0, 81], {
    also: ['swordfish steak'],
    measures: { piece: 136 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, flatfish (flounder and sole species), raw
  protein('sole', 'sole', '15028', [70, 0, 0, 12.41, 1.93, 0.44, 0, 296], {
    also: ['flounder', 'sole fillet', 'plaice', 'flounder fillet', 'dover sole', 'lemon sole'],
    measures: { fillet: 163 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, turbot, european, raw
  protein('turbot', 'turbot', '15129', [95, 0, 0, 16.05, 2.95, 0.75, null, 150], {
    measures: { fillet: 408 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, pollock, Alaska, raw
  protein('pollock', 'pollock', '15066', [56, 0, 0, 12.19, 0.41, 0.12, 0, 333], {
    also: ['alaska pollock', 'hake', 'coley'],
    measures: { fillet: 77 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, whiting, mixed species, raw
  protein('whiting', 'whiting', '15132', [90, 0, 0, 18.31, 1.31, 0.25, 0, 72], {
    also: ['whiting fillet'],
    measures: { fillet: 92 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, catfish, channel, farmed, raw
  protein('catfish', 'catfish', '15234', [119, 0, 0, 15.23, 5.94, 1.31, 0, 98], {
    also: ['catfish fillet'],
    measures: { fillet: 159 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, monkfish, raw
  protein('monkfish', 'monkfish', '15054', [76, 0, 0, 14.48, 1.52, 0.34, null, 18], {
    usual: { fillet: 170 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, mackerel, Atlantic, raw
  protein('mackerel', 'mackerel', '15046', [205, 0, 0, 18.6, 13.89, 3.26, 0, 90], {
    also: ['mackerel fillet'],
    measures: { fillet: 112 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, mackerel, jack, canned, drained solids
  protein('mackerel-canned', 'canned mackerel', '15048', [156, 0, 0, 23.19, 6.3, 1.86, 0, 379], {
    also: ['tinned mackerel'],
    measures: { cup: 190, tbsp: 11.9, tsp: 4 },
    usual: { can: 361 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.85,
  }),
  // Fish, sardine, Atlantic, canned in oil, drained solids with bone
  protein('sardines-canned', 'canned sardines', '15088', [208, 0, 0, 24.62, 11.45, 1.53, 0, 307], {
    also: ['sardine', 'sardines in oil', 'tinned sardine', 'sardine in olive oil'],
    measures: { piece: 12, cup: 149, tbsp: 9.3, tsp: 3.1 },
    usual: { can: 92 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.87,
  }),
  // Fish, herring, Atlantic, raw
  protein('sardines-fresh', 'fresh sardines', '15039', [158, 0, 0, 17.96, 9.04, 2.04, 0, 90], {
    also: ['fresh sardine'],
    usual: { piece: 60 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'Atlantic herring',
  }),
  // Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone
  protein(
    'sardines-tomato',
    'canned sardines in tomato sauce',
    '15089',
    [185, 0.54, 0.1, 20.86, 10.45, 2.68, 0.43, 414],
    {
      also: ['sardine in tomato sauce'],
      measures: { cup: 89, tbsp: 5.6, tsp: 1.9, can: 370 },
      allergens: ['fish'],
      breaks: ['vegetarian', 'vegan'],
    },
  ),
  // Fish, herring, Atlantic, raw
  protein('herring', 'herring', '15039', [158, 0, 0, 17.96, 9.04, 2.04, 0, 90], {
    also: ['herring fillet'],
    measures: { fillet: 184 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, herring, Atlantic, pickled
  protein('herring-pickled', 'pickled herring', '15041', [262, 9.64, 0, 14.19, 18, 2.38, 7.71, 870], {
    also: ['rollmop', 'herring in vinegar'],
    gi: like(GI.sucrose),
    measures: { cup: 140, tbsp: 8.8, tsp: 2.9, piece: 15 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, herring, Atlantic, kippered
  protein('kippers', 'kippers', '15042', [217, 0, 0, 24.58, 12.37, 2.79, 0, 918], {
    also: ['kipper', 'kippered herring', 'smoked herring'],
    measures: { fillet: 65 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, anchovy, european, canned in oil, drained solids
  protein('anchovies', 'anchovies', '15002', [210, 0, 0, 28.89, 9.71, 2.2, 0, 3668], {
    also: ['anchovy fillet', 'anchovy', 'anchovy in oil'],
    measures: { fillet: 4, piece: 4 },
    usual: { can: 45 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, anchovy, european, raw
  protein('anchovy-fresh', 'fresh anchovies', '15001', [131, 0, 0, 20.35, 4.84, 1.28, 0, 104], {
    also: ['fresh anchovy', 'raw anchovy'],
    usual: { piece: 15 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, anchovy, european, canned in oil, drained solids
  protein('anchovy-paste', 'anchovy paste', '15002', [210, 0, 0, 28.89, 9.71, 2.2, 0, 3668], {
    usual: { tsp: 5, tbsp: 15, cup: 240 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'canned anchovies',
  }),
  // Fish, roe, mixed species, raw
  protein('fish-roe', 'fish roe', '15072', [143, 1.5, 0, 22.32, 6.42, 1.46, 0, 91], {
    also: ['salmon roe', 'tobiko', 'masago'],
    measures: { tbsp: 14, tsp: 4.7, cup: 224 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, caviar, black and red, granular
  protein('caviar', 'caviar', '15012', [264, 4, 0, 24.6, 17.9, 4.06, 0, 1500], {
    also: ['sturgeon caviar'],
    measures: { cup: 256, tbsp: 16, tsp: 5.3 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
]
