import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Fish and seafood. Weights are of the edible part. */
export const fishAndSeafood: Food[] = [
  // Fish, salmon, Atlantic, farmed, raw
  protein('salmon', 'salmon', '15236', [208, 0, 0, 20.42, 13.42, 3.05, 0, 59], {
    also: ['salmon fillet', 'atlantic salmon', 'salmon steak', 'fresh salmon', 'salmon side'],
    usual: { fillet: 170, piece: 170, small: 113, large: 227 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, salmon, sockeye, raw
  protein('salmon-wild', 'wild salmon', '15085', [131, 0, 0, 22.25, 4.69, 0.81, 0, 78], {
    also: ['sockeye salmon', 'wild caught salmon', 'coho salmon', 'wild salmon fillet'],
    usual: { fillet: 170, piece: 170 },
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
  // Fish, tuna, light, canned in water, drained solids
  protein('tuna-canned-water', 'canned tuna', '15121', [86, 0, 0, 19.44, 0.96, 0.21, 0, 247], {
    also: [
      'tuna',
      'tuna in water',
      'canned light tuna',
      'tinned tuna',
      'tuna canned in water',
      'chunk light tuna',
      'solid albacore tuna',
      'albacore tuna',
      'tuna in spring water',
    ],
    measures: { cup: 154, tbsp: 9.6, tsp: 3.2 },
    usual: { can: 113 },
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
      'black cod',
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
  // Fish, haddock, raw
  protein('haddock', 'haddock', '15033', [74, 0, 0, 16.32, 0.45, 0.09, 0, 213], {
    also: ['haddock fillet'],
    measures: { fillet: 193 },
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
  }),
  // Fish, sea bass, mixed species, raw
  protein('sea-bass', 'sea bass', '15091', [97, 0, 0, 18.43, 2, 0.51, 0, 68], {
    also: ['seabass', 'branzino', 'barramundi', 'chilean sea bass', 'bass fillet'],
    measures: { fillet: 129 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, snapper, mixed species, raw
  protein('snapper', 'red snapper', '15101', [100, 0, 0, 20.51, 1.34, 0.28, 0, 64], {
    also: ['snapper', 'snapper fillet', 'rockfish', 'sea bream', 'bream'],
    measures: { fillet: 218 },
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
    also: ['flounder', 'sole fillet', 'plaice', 'flounder fillet', 'turbot', 'dover sole', 'lemon sole'],
    measures: { fillet: 163 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, pollock, Alaska, raw
  protein('pollock', 'pollock', '15066', [56, 0, 0, 12.19, 0.41, 0.12, 0, 333], {
    also: ['alaska pollock', 'hake', 'coley', 'whiting'],
    measures: { fillet: 77 },
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
  }),
  // Fish, sardine, Atlantic, canned in oil, drained solids with bone
  protein('sardines-canned', 'canned sardines', '15088', [208, 0, 0, 24.62, 11.45, 1.53, 0, 307], {
    also: ['sardine', 'sardines in oil', 'tinned sardine', 'sardine in olive oil'],
    measures: { piece: 12, cup: 149, tbsp: 9.3, tsp: 3.1 },
    usual: { can: 92 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, herring, Atlantic, raw
  protein('herring', 'herring', '15039', [158, 0, 0, 17.96, 9.04, 2.04, 0, 90], {
    also: ['herring fillet'],
    measures: { fillet: 184 },
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
  // Fish, anchovy, european, canned in oil, drained solids
  protein('anchovy-paste', 'anchovy paste', '15002', [210, 0, 0, 28.89, 9.71, 2.2, 0, 3668], {
    usual: { tsp: 5, tbsp: 15, cup: 240 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, shrimp, mixed species, raw
  protein('shrimp', 'shrimp', '15149', [71, 0.91, 0, 13.61, 1.01, 0.26, 0, 566], {
    also: [
      'prawn',
      'raw shrimp',
      'large shrimp',
      'king prawn',
      'tiger prawn',
      'jumbo shrimp',
      'peeled shrimp',
      'raw king prawn',
    ],
    measures: { small: 5, medium: 6, large: 7 },
    usual: { cup: 145, piece: 10, tbsp: 9.1, tsp: 3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, shrimp, mixed species, cooked, moist heat
  protein('shrimp-cooked', 'cooked shrimp', '15151', [119, 1.52, 0, 22.78, 1.7, 0.52, 0, 947], {
    also: ['cooked prawn', 'cooked king prawn'],
    measures: { large: 5.5 },
    usual: { cup: 145, piece: 8, tbsp: 9.1, tsp: 3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, scallop, mixed species, raw
  protein('scallops', 'scallops', '15172', [69, 3.18, 0, 12.06, 0.49, 0.13, 0, 392], {
    also: ['sea scallop', 'bay scallop', 'scallop'],
    usual: { piece: 15, small: 6, large: 15, cup: 227, tbsp: 14.2, tsp: 4.7 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, crab, blue, canned
  protein('crab', 'crab meat', '15141', [83, 0, 0, 17.88, 0.74, 0.2, 0, 563], {
    also: ['crabmeat', 'lump crab meat', 'canned crab', 'crab', 'lump crab'],
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    usual: { can: 125 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, crab, alaska king, imitation, made from surimi
  protein('crab-imitation', 'imitation crab', '15138', [95, 15, 0.5, 7.62, 0.46, 0.22, 6.25, 529], {
    also: ['surimi', 'crab stick', 'seafood stick', 'krab'],
    gi: like(GI.instantRice),
    usual: { cup: 126, piece: 17, tbsp: 7.9, tsp: 2.6 },
    allergens: ['shellfish', 'fish', 'eggs', 'wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'paleo'],
  }),
  // Crustaceans, lobster, northern, raw
  protein('lobster', 'lobster', '15147', [77, 0, 0, 16.52, 0.75, 0.18, 0, 423], {
    also: ['lobster tail', 'lobster meat'],
    measures: { piece: 150 },
    usual: { tail: 113, cup: 145, tbsp: 9.1, tsp: 3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, mussel, blue, raw
  protein('mussels', 'mussels', '15164', [86, 3.69, 0, 11.9, 2.24, 0.42, 0, 286], {
    also: ['mussel'],
    measures: { cup: 150, piece: 16, tbsp: 9.4, tsp: 3.1 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, clam, mixed species, raw
  protein('clams', 'clams', '15157', [86, 3.57, 0, 14.67, 0.96, 0.19, 0, 601], {
    also: ['clam', 'littleneck clam'],
    measures: { cup: 227, medium: 14.5, tbsp: 14.2, tsp: 4.7 },
    usual: { piece: 9.5 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, oyster, eastern, wild, raw
  protein('oysters', 'oysters', '15167', [51, 2.72, 0, 5.71, 1.71, 0.47, 0.62, 85], {
    also: ['oyster'],
    measures: { medium: 14, piece: 14, cup: 248, tbsp: 15.5, tsp: 5.2 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, squid, mixed species, raw
  protein('squid', 'squid', '15175', [92, 3.08, 0, 15.58, 1.38, 0.36, 0, 44], {
    also: ['calamari', 'squid ring'],
    usual: { piece: 85, cup: 150, tbsp: 9.4, tsp: 3.1 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, octopus, common, raw
  protein('octopus', 'octopus', '15166', [82, 2.2, 0, 14.91, 1.04, 0.23, 0, 230], {
    usual: { piece: 85 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Fish, roe, mixed species, raw
  protein('fish-roe', 'fish roe', '15072', [143, 1.5, 0, 22.32, 6.42, 1.46, 0, 91], {
    also: ['caviar', 'salmon roe', 'tobiko', 'masago'],
    measures: { tbsp: 14, tsp: 4.7, cup: 224 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
]
