import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')

/** Onions, non-starchy roots, stems and shoots. */
export const rootsOnionsAndStems: Food[] = [
  // Fennel, bulb, raw
  vegetable('fennel-bulb', 'fennel bulb', '11957', [31, 7.3, 3.1, 1.24, 0.2, 0.09, 3.93, 52], {
    also: ['fennel', 'florence fennel', 'bulb fennel', 'finocchio'],
    measures: { cup: 87, bulb: 234, tbsp: 5.4, tsp: 1.8 },
    asBought: { with: 'trimmings', edible: 0.72, source: 'USDA Standard Reference, refuse 28% (trimmings)' },
  }),
  // Celery, raw
  vegetable('celery', 'celery', '11143', [16, 2.97, 1.6, 0.69, 0.17, 0.04, 1.34, 80], {
    also: ['celery rib', 'celery stick'],
    measures: { cup: 101, stalk: 40, small: 17, medium: 40, large: 64, rib: 40, tbsp: 7.5, tsp: 2.5 },
    usual: { head: 450, heart: 160 },
    asBought: { with: 'trimmings', edible: 0.89, source: 'USDA Standard Reference, refuse 11% (trimmings)' },
  }),
  // Celeriac, raw
  vegetable('celeriac', 'celeriac', '11141', [42, 9.2, 1.8, 1.5, 0.3, 0.08, 1.6, 100], {
    also: ['celery root', 'celeriac root'],
    gi: like(GI.carrots),
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
    asBought: { with: 'peel', edible: 0.86, source: 'USDA Standard Reference, refuse 14% (peel)' },
  }),
  // Celeriac, cooked, boiled, drained, without salt
  vegetable('celeriac-cooked', 'cooked celeriac', '11142', [27, 5.9, 1.2, 0.96, 0.19, null, null, 61], {
    also: ['mashed celeriac'],
    measures: { cup: 155, tbsp: 9.7, tsp: 3.2 },
  }),
  // Salsify, (vegetable oyster), raw
  vegetable('salsify', 'salsify', '11437', [82, 18.6, 3.3, 3.3, 0.2, null, null, 20], {
    also: ['scorzonera', 'oyster plant'],
    gi: like(GI.carrots),
    measures: { cup: 133, tbsp: 8.3, tsp: 2.8 },
  }),
  // Burdock root, raw
  vegetable('burdock', 'burdock root', '11104', [72, 17.34, 3.3, 1.53, 0.15, 0.03, 2.9, 5], {
    also: ['gobo', 'burdock'],
    gi: like(GI.carrots),
    measures: { cup: 118, tbsp: 7.4, tsp: 2.5, piece: 156 },
  }),
  // Cardoon, raw
  vegetable('cardoon', 'cardoon', '11122', [17, 4.07, 1.6, 0.7, 0.1, 0.01, null, 170], {
    measures: { cup: 178, tbsp: 11.1, tsp: 3.7 },
  }),
  // Asparagus, raw
  vegetable('asparagus', 'asparagus', '11011', [20, 3.88, 2.1, 2.2, 0.12, 0.04, 1.88, 2], {
    also: ['asparagus spear', 'green asparagus', 'white asparagus'],
    measures: { cup: 134, spear: 16, piece: 16, small: 12, medium: 16, large: 20, tbsp: 8.4, tsp: 2.8 },
    usual: { bunch: 400 },
    asBought: { with: 'trimmings', edible: 0.53, source: 'USDA Standard Reference, refuse 47% (trimmings)' },
  }),
  // Asparagus, cooked, boiled, drained
  vegetable('asparagus-cooked', 'cooked asparagus', '11012', [22, 4.11, 2, 2.4, 0.22, 0.05, 1.3, 14], {
    also: ['steamed asparagus', 'roasted asparagus'],
    measures: { cup: 180, tbsp: 11.2, tsp: 3.8, piece: 15 },
  }),
  // Asparagus, canned, drained solids
  vegetable('asparagus-canned', 'canned asparagus', '11015', [19, 2.46, 1.6, 2.14, 0.65, 0.15, 1.06, 287], {
    also: ['tinned asparagus', 'jarred asparagus'],
    measures: { cup: 242, spear: 18, piece: 18, can: 248 },
    drainedShare: 0.62,
  }),
  // Onions, raw
  vegetable('onion', 'onion', '11282', [40, 9.34, 1.7, 1.1, 0.1, 0.04, 4.24, 4], {
    also: [
      'yellow onion',
      'brown onion',
      'white onion',
      'sweet onion',
      'spanish onion',
      'cooking onion',
      'vidalia onion',
    ],
    gi: like(GI.carrots),
    measures: {
      cup: 160,
      'cup sliced': 115,
      small: 70,
      medium: 110,
      large: 150,
      slice: 14,
      tbsp: 10,
      tsp: 3.3,
    },
    asBought: { with: 'peel', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (peel)' },
  }),
  // Onions, cooked, boiled, drained, without salt
  vegetable('onion-cooked', 'cooked onions', '11283', [44, 10.15, 1.4, 1.36, 0.19, 0.03, 4.73, 3], {
    also: ['caramelized onion', 'caramelised onion', 'sauteed onion', 'fried onion'],
    gi: like(GI.carrots),
    measures: { cup: 210, tbsp: 15, tsp: 5, large: 128, slice: 32, medium: 94, small: 60 },
  }),
  // Onions, frozen, chopped, unprepared
  vegetable('onion-frozen', 'frozen chopped onions', '11287', [29, 6.82, 1.8, 0.79, 0.1, 0.02, null, 12], {
    also: ['frozen onion', 'frozen diced onion'],
    gi: like(GI.carrots),
    measures: { package: 287.9 },
  }),
  // Onions, dehydrated flakes
  vegetable('onion-flakes', 'dried onion flakes', '11284', [349, 83.28, 9.2, 8.95, 0.46, 0.08, 37.41, 21], {
    also: ['dehydrated onion', 'dehydrated onion flake', 'dried minced onion', 'dried onion flake'],
    gi: like(GI.carrots),
    measures: { tbsp: 5 },
    usual: { cup: 80, tsp: 1.7 },
  }),
  // Onions, frozen, whole, unprepared
  vegetable(
    'pearl-onions-frozen',
    'frozen pearl onions',
    '11289',
    [35, 8.45, 1.7, 0.89, 0.06, 0.01, 3.81, 10],
    {
      also: ['pearl onion', 'frozen pearl onion', 'frozen small whole onion'],
      gi: like(GI.carrots),
      measures: { package: 287.9 },
    },
  ),
  // Onions, raw
  vegetable('red-onion', 'red onion', '11282', [40, 9.34, 1.7, 1.1, 0.1, 0.04, 4.24, 4], {
    also: ['purple onion', 'pickled red onion'],
    gi: like(GI.carrots),
    measures: {
      cup: 160,
      'cup sliced': 115,
      small: 70,
      medium: 110,
      large: 150,
      slice: 14,
      tbsp: 10,
      tsp: 3.3,
    },
    asBought: { with: 'peel', edible: 0.9, source: 'USDA Standard Reference, refuse 10% (peel)' },
  }),
  // Onions, spring or scallions (includes tops and bulb), raw
  vegetable('scallions', 'scallions', '11291', [32, 7.34, 2.6, 1.83, 0.19, 0.03, 2.33, 16], {
    also: ['green onion', 'spring onion', 'scallion', 'salad onion'],
    measures: { cup: 100, piece: 15, small: 5, medium: 15, large: 25, stalk: 15, tbsp: 6, tsp: 2 },
    usual: { bunch: 100 },
  }),
  // Shallots, raw
  vegetable('shallot', 'shallot', '11677', [72, 16.8, 3.2, 2.5, 0.1, 0.02, 7.87, 12], {
    also: ['shallots', 'banana shallot'],
    gi: like(GI.carrots),
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    usual: { piece: 25, small: 15, medium: 25, large: 40 },
  }),
  // Leeks, (bulb and lower leaf-portion), raw
  vegetable('leek', 'leek', '11246', [61, 14.15, 1.8, 1.5, 0.3, 0.04, 3.9, 20], {
    also: ['leeks', 'leek white part', 'baby leek'],
    gi: like(GI.carrots),
    measures: { cup: 89, medium: 89, tbsp: 5.6, tsp: 1.9 },
    usual: { small: 60, large: 120 },
    asBought: { with: 'trimmings', edible: 0.44, source: 'USDA Standard Reference, refuse 56% (trimmings)' },
  }),
  // Leeks, (bulb and lower leaf-portion), cooked, boiled, drained, without salt
  vegetable('leek-cooked', 'cooked leeks', '11247', [31, 7.62, 1, 0.81, 0.2, 0.03, 2.11, 10], {
    gi: like(GI.carrots),
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
  }),
  // Garlic, raw
  vegetable('garlic', 'garlic', '11215', [149, 33.06, 2.1, 6.36, 0.5, 0.09, 1, 17], {
    also: [
      'garlic clove',
      'fresh garlic',
      'minced garlic',
      'crushed garlic',
      'garlic paste',
      'roasted garlic',
    ],
    gi: like(GI.carrots),
    measures: { clove: 3, tsp: 2.8, tbsp: 8.5, cup: 136, piece: 3 },
    usual: { head: 40, bulb: 40, small: 2, large: 4 },
    asBought: { with: 'peel', edible: 0.87, source: 'USDA Standard Reference, refuse 13% (peel)' },
  }),
  // Ginger root, raw
  vegetable('ginger', 'ginger', '11216', [80, 17.77, 2, 1.82, 0.75, 0.2, 1.7, 13], {
    also: [
      'ginger root',
      'fresh ginger',
      'root ginger',
      'minced ginger',
      'grated ginger',
      'gingerroot',
      'ginger paste',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 2, tbsp: 6, cup: 96, slice: 2.2 },
    usual: { inch: 11, piece: 11, thumb: 15, knob: 15 },
    asBought: { with: 'peel', edible: 0.93, source: 'USDA Standard Reference, refuse 7% (peel)' },
  }),
  // Ginger root, raw
  vegetable('galangal', 'galangal', '11216', [80, 17.77, 2, 1.82, 0.75, 0.2, 1.7, 13], {
    also: ['fresh galangal'],
    gi: like(GI.carrots),
    usual: { inch: 11, tbsp: 6, tsp: 2, piece: 11 },
    standIn: 'ginger root',
  }),
  // Ginger root, raw
  vegetable('turmeric-fresh', 'fresh turmeric', '11216', [80, 17.77, 2, 1.82, 0.75, 0.2, 1.7, 13], {
    also: ['turmeric root', 'fresh turmeric root'],
    gi: like(GI.carrots),
    usual: { inch: 8, tbsp: 6, tsp: 2, piece: 8 },
    standIn: 'ginger root',
  }),
  // Wasabi, root, raw
  vegetable('wasabi-root', 'wasabi root', '11990', [109, 23.54, 7.8, 4.8, 0.63, null, null, 17], {
    gi: like(GI.carrots),
    measures: { cup: 130, tbsp: 8.1, tsp: 2.7, piece: 169 },
  }),
  // Lemon grass (citronella), raw
  vegetable('lemongrass', 'lemongrass', '11972', [99, 25.31, null, 1.82, 0.49, 0.12, null, 6], {
    also: ['lemon grass', 'lemongrass stalk'],
    gi: like(GI.carrots),
    measures: { cup: 67, tbsp: 4.8, tsp: 1.6 },
    usual: { stalk: 15 },
  }),
  // Artichokes, (globe or french), frozen, unprepared
  vegetable('artichoke-hearts', 'artichoke hearts', '11009', [38, 7.75, 3.9, 2.63, 0.43, 0.1, null, 47], {
    also: [
      'canned artichoke heart',
      'frozen artichoke heart',
      'marinated artichoke heart',
      'jarred artichoke',
      'artichoke heart in water',
    ],
    usual: { cup: 168, can: 240, piece: 25, jar: 170, tbsp: 10.5, tsp: 3.5 },
    drainedShare: 0.57,
  }),
  // Artichokes, (globe or french), raw
  vegetable('artichoke', 'artichoke', '11007', [47, 10.51, 5.4, 3.27, 0.15, 0.04, 0.99, 94], {
    also: ['globe artichoke'],
    gi: like(GI.carrots),
    measures: { medium: 128, large: 162, piece: 128 },
    asBought: { with: 'trimmings', edible: 0.4, source: 'USDA Standard Reference, refuse 60% (trimmings)' },
  }),
  // Artichokes, (globe or french), cooked, boiled, drained, without salt
  vegetable('artichoke-cooked', 'cooked artichoke', '11008', [53, 11.95, 5.7, 2.89, 0.34, 0.08, 0.99, 60], {
    also: ['boiled artichoke', 'steamed artichoke'],
    gi: like(GI.carrots),
    measures: { cup: 168, tbsp: 10.5, tsp: 3.5 },
  }),
  // Hearts of palm, canned
  vegetable('hearts-of-palm', 'hearts of palm', '11961', [28, 4.62, 2.4, 2.52, 0.62, 0.13, null, 426], {
    also: ['heart of palm', 'palm heart', 'hearts of palm pasta'],
    measures: { cup: 146, piece: 33, tbsp: 9.1, tsp: 3 },
    usual: { can: 240 },
    drainedShare: 0.57,
  }),
  // Bamboo shoots, canned, drained solids
  vegetable('bamboo-shoots', 'bamboo shoots', '11028', [19, 3.22, 1.4, 1.72, 0.4, 0.09, 1.89, 7], {
    also: ['canned bamboo shoot', 'bamboo shoot'],
    measures: { cup: 131, can: 262, tbsp: 8.2, tsp: 2.7 },
    drainedShare: 0.62,
  }),
  // Bamboo shoots, raw
  vegetable('bamboo-fresh', 'fresh bamboo shoots', '11026', [27, 5.2, 2.2, 2.6, 0.3, 0.07, 3, 4], {
    also: ['raw bamboo shoot'],
    measures: { cup: 151, tbsp: 9.4, tsp: 3.1 },
  }),
  // Waterchestnuts, chinese, canned, solids and liquids
  vegetable('water-chestnuts', 'water chestnuts', '11590', [50, 12.3, 2.5, 0.88, 0.06, 0.02, 2.46, 8], {
    also: ['canned water chestnut', 'water chestnut'],
    gi: like(GI.carrots),
    measures: { cup: 140, piece: 7, tbsp: 8.8, tsp: 2.9 },
    usual: { can: 140 },
    drainedShare: 0.62,
  }),
  // Waterchestnuts, chinese, (matai), raw
  vegetable(
    'water-chestnuts-fresh',
    'fresh water chestnuts',
    '11588',
    [97, 23.94, 3, 1.4, 0.1, 0.03, 4.8, 14],
    { also: ['raw water chestnut'], gi: like(GI.carrots), measures: { cup: 124, tbsp: 7.8, tsp: 2.6 } },
  ),
  // Radishes, raw
  vegetable('radishes', 'radishes', '11429', [16, 3.4, 1.6, 0.68, 0.1, 0.03, 1.86, 39], {
    also: ['radish', 'red radish'],
    measures: { cup: 116, small: 2, medium: 4.5, large: 9, tbsp: 7.2, tsp: 2.4 },
    usual: { bunch: 110 },
  }),
  // Radishes, oriental, raw
  vegetable('daikon', 'daikon', '11430', [18, 4.1, 1.6, 0.6, 0.1, 0.03, 2.5, 21], {
    also: ['daikon radish', 'mooli', 'white radish'],
    measures: { cup: 116, piece: 338, tbsp: 7.2, tsp: 2.4 },
    asBought: { with: 'peel', edible: 0.79, source: 'USDA Standard Reference, refuse 21% (peel)' },
  }),
  // Turnips, raw
  vegetable('turnip', 'turnip', '11564', [28, 6.43, 1.8, 0.9, 0.1, 0.01, 3.8, 67], {
    also: ['turnips', 'baby turnip'],
    measures: { cup: 130, small: 61, medium: 122, large: 183, tbsp: 8.1, tsp: 2.7 },
    asBought: { with: 'peel', edible: 0.81, source: 'USDA Standard Reference, refuse 19% (peel)' },
  }),
  // Turnips, cooked, boiled, drained, without salt
  vegetable('turnip-cooked', 'cooked turnip', '11565', [22, 5.06, 2, 0.71, 0.08, 0.01, 2.99, 16], {
    also: ['boiled turnip', 'mashed turnip'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.2 },
  }),
  // Rutabagas, raw
  vegetable('rutabaga', 'rutabaga', '11435', [37, 8.62, 2.3, 1.08, 0.16, 0.03, 4.46, 12], {
    also: ['swede', 'neep'],
    gi: GI.rutabaga,
    measures: { cup: 140, small: 192, medium: 386, large: 772, tbsp: 8.8, tsp: 2.9 },
    asBought: { with: 'peel', edible: 0.85, source: 'USDA Standard Reference, refuse 15% (peel)' },
  }),
  // Rutabagas, cooked, boiled, drained, without salt
  vegetable('rutabaga-cooked', 'cooked rutabaga', '11436', [30, 6.84, 1.8, 0.93, 0.18, 0.03, 3.95, 5], {
    also: ['mashed rutabaga', 'mashed swede', 'boiled swede', 'boiled rutabaga'],
    gi: GI.rutabaga,
    measures: { cup: 170, tbsp: 10.6, tsp: 3.5 },
  }),
  // Kohlrabi, raw
  vegetable('kohlrabi', 'kohlrabi', '11241', [27, 6.2, 3.6, 1.7, 0.1, 0.01, 2.6, 20], {
    measures: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    usual: { medium: 200 },
    asBought: { with: 'trimmings', edible: 0.54, source: 'USDA Standard Reference, refuse 46% (trimmings)' },
  }),
  // Kohlrabi, cooked, boiled, drained, without salt
  vegetable('kohlrabi-cooked', 'cooked kohlrabi', '11242', [29, 6.69, 1.1, 1.8, 0.11, 0.01, 2.8, 21], {
    gi: like(GI.carrots),
    measures: { cup: 165, tbsp: 10.3, tsp: 3.4 },
  }),
  // Yambean (jicama), raw
  vegetable('jicama', 'jicama', '11603', [38, 8.82, 4.9, 0.72, 0.09, 0.02, 1.8, 4], {
    also: ['yam bean', 'jícama'],
    measures: { cup: 130, small: 365, medium: 659, tbsp: 8.1, tsp: 2.7 },
    asBought: { with: 'peel', edible: 0.92, source: 'USDA Standard Reference, refuse 8% (peel)' },
  }),
  // Carrots, raw
  vegetable('carrots', 'carrots', '11124', [41, 9.58, 2.8, 0.93, 0.24, 0.04, 4.74, 69], {
    also: ['carrot', 'shredded carrot', 'rainbow carrot'],
    gi: GI.carrots,
    measures: {
      cup: 128,
      'cup sliced': 122,
      'cup grated': 110,
      'cup shredded': 110,
      small: 50,
      medium: 61,
      large: 72,
      piece: 61,
      tbsp: 8,
      tsp: 2.7,
    },
    usual: { stick: 8 },
    asBought: { with: 'peel', edible: 0.89, source: 'USDA Standard Reference, refuse 11% (peel)' },
  }),
  // Carrots, baby, raw
  vegetable('carrots-baby', 'baby carrots', '11960', [35, 8.24, 2.9, 0.64, 0.13, 0.02, 4.76, 78], {
    also: ['baby carrot', 'baby-cut carrot'],
    gi: GI.carrots,
    measures: { large: 15, medium: 10 },
  }),
  // Carrots, cooked, boiled, drained, without salt
  vegetable('carrots-cooked', 'cooked carrots', '11125', [35, 8.22, 3, 0.76, 0.18, 0.03, 3.45, 58], {
    also: ['boiled carrot', 'steamed carrot', 'roasted carrot'],
    gi: GI.carrots,
    measures: { cup: 156, tbsp: 9.7, tsp: 3.2 },
  }),
  // Carrots, frozen, unprepared
  vegetable('carrots-frozen', 'frozen carrots', '11130', [36, 7.9, 3.3, 0.78, 0.46, 0.05, 4.76, 68], {
    also: ['frozen baby carrot'],
    measures: { cup: 128, tbsp: 8, tsp: 2.7, package: 284 },
  }),
  // Carrots, canned, regular pack, drained solids
  vegetable('carrots-canned', 'canned carrots', '11128', [25, 5.54, 1.5, 0.64, 0.19, 0.04, 2.48, 242], {
    also: ['tinned carrot'],
    measures: { cup: 146, tbsp: 9.1, tsp: 3, slice: 2.8, can: 284 },
    drainedShare: 0.62,
  }),
  // Beets, raw
  vegetable('beets', 'beets', '11080', [43, 9.56, 2.8, 1.61, 0.17, 0.03, 6.76, 78], {
    also: ['beetroot', 'beet', 'golden beet', 'red beet', 'fresh beetroot'],
    gi: GI.beets,
    measures: { cup: 136, medium: 82, piece: 82, tbsp: 8.5, tsp: 2.8 },
    usual: { small: 50, large: 120 },
    asBought: { with: 'trimmings', edible: 0.67, source: 'USDA Standard Reference, refuse 33% (trimmings)' },
  }),
  // Beets, cooked, boiled, drained
  vegetable('beets-cooked', 'cooked beets', '11081', [44, 9.96, 2, 1.68, 0.18, 0.03, 7.96, 77], {
    also: ['cooked beetroot', 'roasted beet', 'steamed beet'],
    gi: GI.beets,
    measures: { cup: 170, medium: 50, piece: 50, tbsp: 10.6, tsp: 3.5 },
  }),
  // Beets, canned, drained solids
  vegetable('beets-canned', 'canned beets', '11084', [31, 7.21, 1.8, 0.91, 0.14, 0.02, 5.51, 194], {
    also: ['canned beet', 'vacuum packed beetroot', 'tinned beetroot'],
    gi: GI.beets,
    measures: { cup: 157, tbsp: 9.8, tsp: 3.3, slice: 8, can: 294 },
    drainedShare: 0.62,
  }),
  // Beets, pickled, canned, solids and liquids
  vegetable('beets-pickled', 'pickled beets', '11609', [65, 16.28, 0.8, 0.8, 0.08, 0.01, 11.05, 149], {
    also: ['pickled beetroot'],
    gi: like(GI.beets),
    measures: { cup: 227, tbsp: 14.2, tsp: 4.7 },
  }),
  // Nopales, raw
  vegetable('nopales', 'nopales', '11963', [16, 3.33, 2.2, 1.32, 0.09, 0.02, 1.15, 21], {
    also: ['cactus paddle', 'nopal'],
    measures: { cup: 86, tbsp: 5.4, tsp: 1.8 },
  }),
  // Nopales, cooked, without salt
  vegetable('nopales-cooked', 'cooked nopales', '11964', [15, 3.28, 2, 1.35, 0.05, 0.01, 1.12, 20], {
    also: ['canned nopales', 'jarred nopales'],
    measures: { cup: 149, tbsp: 9.3, tsp: 3.1 },
  }),
]
