import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const fruit = foodIn('fruit')
const other = foodIn('other')

/** Citrus fruit, juice and zest. */
export const citrus: Food[] = [
  // Grapefruit, raw, pink and red, all areas
  fruit('grapefruit', 'grapefruit', '09112', [42, 10.66, 1.6, 0.77, 0.14, 0.02, 6.89, 0], {
    also: ['pink grapefruit', 'ruby red grapefruit'],
    gi: GI.grapefruit,
    measures: { cup: 230, medium: 246, piece: 246, tbsp: 14.4, tsp: 4.8 },
    usual: { small: 200, large: 332 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.5, source: 'USDA Standard Reference, refuse 50% (peel)' },
  }),
  // Pummelo, raw
  fruit('pomelo', 'pomelo', '09295', [38, 9.62, 1, 0.76, 0.04, null, null, 1], {
    also: ['pummelo'],
    gi: like(GI.grapefruit),
    measures: { cup: 190, tbsp: 11.9, tsp: 4, piece: 609 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.56, source: 'USDA Standard Reference, refuse 44% (peel)' },
  }),
  // Lemons, raw, without peel
  fruit('lemon', 'lemon', '09150', [29, 9.32, 2.8, 1.1, 0.3, 0.04, 2.5, 2], {
    also: ['lemon flesh', 'lemon wedge', 'lemon slice', 'meyer lemon'],
    gi: like(GI.grapefruit),
    measures: { small: 58, medium: 84, piece: 84, wedge: 7, slice: 7, cup: 212, tbsp: 13.2, tsp: 4.4 },
    usual: { large: 108 },
    asBought: { with: 'peel', edible: 0.53, source: 'USDA Standard Reference, refuse 47% (peel)' },
  }),
  // Lemon juice, raw
  fruit('lemon-juice', 'lemon juice', '09152', [22, 6.9, 0.3, 0.35, 0.24, 0.04, 2.52, 1], {
    also: ['fresh lemon juice', 'juice of lemon', 'freshly squeezed lemon juice'],
    gi: like(GI.grapefruit),
    measures: { cup: 244, tbsp: 15.2, tsp: 5.1, lemon: 48, wedge: 5.9 },
    usual: { squeeze: 5 },
  }),
  // Lemon juice, canned or bottled
  other('lemon-juice-bottled', 'bottled lemon juice', '09153', [17, 5.62, 0.7, 0.45, 0.07, 0.03, 1.53, 24], {
    also: ['lemon juice from concentrate'],
    measures: { cup: 244, tbsp: 15, tsp: 5 },
  }),
  // Lemon peel, raw
  fruit('lemon-zest', 'lemon zest', '09156', [47, 16, 10.6, 1.5, 0.3, 0.04, 4.17, 6], {
    also: ['lemon peel', 'zest of lemon', 'lemon rind', 'lime zest', 'zest of lime', 'lime peel'],
    gi: like(GI.grapefruit),
    measures: { tbsp: 6, tsp: 2, cup: 96 },
    usual: { lemon: 6, piece: 6 },
  }),
  // Limes, raw
  fruit('lime', 'lime', '09159', [30, 10.54, 2.8, 0.7, 0.2, 0.02, 1.69, 2], {
    also: ['lime wedge', 'lime slice', 'key lime'],
    gi: like(GI.grapefruit),
    measures: { piece: 67, medium: 67 },
    usual: { small: 44, large: 80, wedge: 8 },
    asBought: { with: 'peel', edible: 0.84, source: 'USDA Standard Reference, refuse 16% (peel)' },
  }),
  // Lime juice, raw
  fruit('lime-juice', 'lime juice', '09160', [25, 8.42, 0.4, 0.42, 0.07, 0.01, 1.69, 2], {
    also: ['fresh lime juice', 'juice of lime', 'freshly squeezed lime juice'],
    gi: like(GI.grapefruit),
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1, lime: 44 },
    usual: { squeeze: 5 },
  }),
  // Lime juice, canned or bottled, unsweetened
  other('lime-juice-bottled', 'bottled lime juice', '09161', [21, 6.69, 0.4, 0.25, 0.23, 0.03, 1.37, 16], {
    gi: like(GI.grapefruit),
    measures: { cup: 246, tbsp: 15.4, tsp: 5.1 },
  }),
  // Oranges, raw, all commercial varieties
  fruit('orange', 'orange', '09200', [47, 11.75, 2.4, 0.94, 0.12, 0.01, 9.35, 0], {
    also: ['navel orange', 'oranges', 'blood orange', 'orange segment'],
    gi: GI.orange,
    measures: { cup: 180, small: 96, medium: 131, large: 184, tbsp: 11.2, tsp: 3.7 },
    usual: { slice: 15 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.73, source: 'USDA Standard Reference, refuse 27% (peel)' },
  }),
  // Orange juice, raw
  fruit('orange-juice', 'orange juice', '09206', [45, 10.4, 0.2, 0.7, 0.2, 0.02, 8.4, 1], {
    also: ['fresh orange juice', 'juice of orange', 'freshly squeezed orange juice'],
    gi: GI.orangeJuice,
    measures: { cup: 248, tbsp: 15.5, orange: 86, tsp: 5.2 },
    breaks: ['low-carb', 'keto'],
  }),
  // Orange peel, raw
  fruit('orange-zest', 'orange zest', '09216', [97, 25, 10.6, 1.5, 0.2, 0.02, null, 3], {
    also: ['orange peel', 'zest of orange', 'orange rind'],
    gi: like(GI.orange),
    measures: { tbsp: 6, tsp: 2, cup: 96 },
    usual: { orange: 6, piece: 6 },
  }),
  // Tangerines, (mandarin oranges), raw
  fruit('tangerine', 'tangerine', '09218', [53, 13.34, 1.8, 0.81, 0.31, 0.04, 10.58, 2], {
    also: ['mandarin', 'mandarin orange', 'satsuma'],
    gi: like(GI.orange),
    measures: { cup: 195, small: 76, medium: 88, large: 120, tbsp: 12.2, tsp: 4.1 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.74, source: 'USDA Standard Reference, refuse 26% (peel)' },
  }),
  // Kumquats, raw
  fruit('kumquats', 'kumquats', '09149', [71, 15.9, 6.5, 1.88, 0.86, 0.1, 9.36, 10], {
    also: ['kumquat'],
    gi: like(GI.orange),
    measures: { piece: 19 },
    breaks: ['keto'],
  }),
  // Clementines, raw
  fruit('clementine', 'clementine', '09433', [47, 12.02, 1.7, 0.85, 0.15, null, 9.18, 1], {
    also: ['clementines'],
    gi: like(GI.orange),
    measures: { piece: 74 },
    breaks: ['keto'],
    asBought: { with: 'peel', edible: 0.74, source: 'USDA Standard Reference, refuse 26% (peel)' },
  }),
]
