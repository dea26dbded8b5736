import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const protein = foodIn('protein')

/** Crustaceans and mollusks. Weights are of the edible part. */
export const shellfish: Food[] = [
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
    asBought: {
      with: 'shell',
      edible: 0.69,
      source: 'USDA Agriculture Handbook 102, Food Yields, raw in the shell without heads',
    },
  }),
  // Crustaceans, shrimp, mixed species, cooked, moist heat
  protein('shrimp-cooked', 'cooked shrimp', '15151', [119, 1.52, 0, 22.78, 1.7, 0.52, 0, 947], {
    also: ['cooked prawn', 'cooked king prawn'],
    measures: { large: 5.5 },
    usual: { cup: 145, piece: 8, tbsp: 9.1, tsp: 3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, shrimp, mixed species, canned
  protein('shrimp-canned', 'canned shrimp', '15152', [100, 0, 0, 20.42, 1.36, 0.19, 0, 870], {
    also: ['tinned shrimp'],
    measures: { cup: 128, tbsp: 8, tsp: 2.7, can: 128 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.75,
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
    drainedShare: 0.68,
  }),
  // Crustaceans, crab, alaska king, raw
  protein('crab-king', 'king crab', '15136', [84, 0, 0, 18.29, 0.6, 0.09, null, 836], {
    also: ['king crab leg', 'alaskan king crab'],
    usual: { leg: 134, piece: 134 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.25,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
    },
  }),
  // Crustaceans, crab, dungeness, raw
  protein('crab-dungeness', 'Dungeness crab', '15143', [86, 0.74, 0, 17.41, 0.97, 0.13, null, 295], {
    also: ['fresh crab'],
    usual: { piece: 163, cup: 135 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.26,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
    },
  }),
  // Crustaceans, crab, blue, cooked, moist heat
  protein('crab-blue-cooked', 'cooked crab meat', '15140', [83, 0, 0, 17.88, 0.74, 0.2, 0, 395], {
    also: ['cooked crab', 'blue crab'],
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5 },
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
    asBought: {
      with: 'shell',
      edible: 0.26,
      source: 'USDA Agriculture Handbook 102, Food Yields, whole, in the shell',
    },
  }),
  // Crustaceans, lobster, northern, cooked, moist heat
  protein('lobster-cooked', 'cooked lobster', '15148', [89, 0, 0, 19, 0.86, 0.21, 0, 486], {
    also: ['cooked lobster meat', 'boiled lobster'],
    measures: { cup: 145, tbsp: 9.1, tsp: 3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, spiny lobster, mixed species, raw
  protein('spiny-lobster', 'spiny lobster', '15154', [112, 2.43, 0, 20.6, 1.51, 0.24, null, 177], {
    also: ['rock lobster', 'langoustine', 'crayfish tail'],
    usual: { tail: 120, piece: 120 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Crustaceans, crayfish, mixed species, wild, raw
  protein('crayfish', 'crayfish', '15145', [77, 0, 0, 15.97, 0.95, 0.16, 0, 58], {
    also: ['crawfish', 'crawfish tail', 'yabby'],
    usual: { tail: 5, piece: 5, cup: 150 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.16,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
    },
  }),
  // Mollusks, mussel, blue, raw
  protein('mussels', 'mussels', '15164', [86, 3.69, 0, 11.9, 2.24, 0.42, 0, 286], {
    also: ['mussel'],
    measures: { cup: 150, piece: 16, tbsp: 9.4, tsp: 3.1 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.29,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
      usually: true,
    },
  }),
  // Mollusks, mussel, blue, cooked, moist heat
  protein('mussels-cooked', 'cooked mussels', '15165', [172, 7.39, 0, 23.8, 4.48, 0.85, null, 369], {
    also: ['cooked mussel meat', 'frozen cooked mussel meat'],
    gi: like(GI.lactose),
    usual: { piece: 10, cup: 150 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, clam, mixed species, raw
  protein('clams', 'clams', '15157', [86, 3.57, 0, 14.67, 0.96, 0.19, 0, 601], {
    also: ['clam', 'littleneck clam', 'vongole'],
    measures: { cup: 227, medium: 14.5, tbsp: 14.2, tsp: 4.7 },
    usual: { piece: 9.5 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.17,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
      usually: true,
    },
  }),
  // Mollusks, clam, mixed species, canned, drained solids
  protein('clams-canned', 'canned clams', '15160', [142, 5.9, 0, 24.25, 1.59, 0.31, 0, 112], {
    also: ['canned clam', 'tinned clam', 'canned baby clam', 'chopped clam'],
    gi: like(GI.lactose),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    drainedShare: 0.75,
  }),
  // Mollusks, oyster, eastern, wild, raw
  protein('oysters', 'oysters', '15167', [51, 2.72, 0, 5.71, 1.71, 0.47, 0.62, 85], {
    also: ['oyster'],
    measures: { medium: 14, piece: 14, cup: 248, tbsp: 15.5, tsp: 5.2 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
    asBought: {
      with: 'shell',
      edible: 0.11,
      source: 'USDA Agriculture Handbook 102, Food Yields, in the shell',
    },
  }),
  // Mollusks, oyster, Pacific, raw
  protein('oysters-pacific', 'Pacific oysters', '15171', [81, 4.95, 0, 9.45, 2.3, 0.51, null, 106], {
    also: ['pacific oyster'],
    measures: { medium: 50 },
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
  // Mollusks, cuttlefish, mixed species, raw
  protein('cuttlefish', 'cuttlefish', '15163', [79, 0.82, 0, 16.24, 0.7, 0.12, null, 372], {
    also: ['sepia'],
    usual: { piece: 150, cup: 150 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, octopus, common, raw
  protein('octopus', 'octopus', '15166', [82, 2.2, 0, 14.91, 1.04, 0.23, 0, 230], {
    usual: { piece: 85 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, snail, raw
  protein('snails', 'snails', '90560', [90, 2, 0, 16.1, 1.4, 0.36, 0, 70], {
    also: ['escargot', 'snail'],
    usual: { piece: 8 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, abalone, mixed species, raw
  protein('abalone', 'abalone', '15155', [105, 6.01, 0, 17.1, 0.76, 0.15, 0, 301], {
    gi: like(GI.lactose),
    usual: { piece: 85 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Mollusks, conch, baked or broiled
  protein('conch', 'conch', '15250', [130, 1.7, 0, 26.3, 1.2, 0.37, 0, 153], {
    also: ['conch meat', 'whelk'],
    measures: { cup: 127, tbsp: 7.9, tsp: 2.6 },
    allergens: ['shellfish'],
    breaks: ['vegetarian', 'vegan'],
  }),
]
