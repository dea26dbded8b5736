import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')

/** Leaves for salad and for the pot, and sprouts. */
export const leavesAndSprouts: Food[] = [
  // Spinach, raw
  vegetable('spinach-raw', 'spinach', '11457', [23, 3.63, 2.2, 2.86, 0.39, 0.06, 0.42, 79], {
    also: ['baby spinach', 'spinach leaves', 'fresh spinach', 'english spinach'],
    measures: { bunch: 340, leaf: 10, cup: 30, tbsp: 1.9, tsp: 0.6 },
  }),
  // Spinach, cooked, boiled, drained, without salt
  vegetable('spinach-cooked', 'cooked spinach', '11458', [23, 3.75, 2.4, 2.97, 0.26, 0.04, 0.43, 70], {
    also: ['wilted spinach', 'steamed spinach'],
    measures: { cup: 180, tbsp: 11.2, tsp: 3.7 },
  }),
  // Spinach, frozen, chopped or leaf, unprepared
  vegetable('spinach-frozen', 'frozen spinach', '11463', [29, 4.21, 2.9, 3.63, 0.57, 0.04, 0.65, 74], {
    also: ['frozen chopped spinach', 'frozen leaf spinach', 'thawed spinach'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3 },
    usual: { package: 283 },
  }),
  // Spinach, canned, regular pack, drained solids
  vegetable('spinach-canned', 'canned spinach', '11461', [23, 3.4, 2.4, 2.81, 0.5, 0.08, 0.4, 322], {
    also: ['tinned spinach'],
    measures: { cup: 214, tbsp: 13.4, tsp: 4.5 },
    drainedShare: 0.62,
  }),
  // Kale, raw
  vegetable('kale', 'kale', '11233', [49, 8.75, 3.6, 4.28, 0.93, 0.09, 2.26, 38], {
    also: ['curly kale', 'lacinato kale', 'tuscan kale', 'cavolo nero', 'baby kale', 'dinosaur kale'],
    gi: like(GI.carrots),
    measures: { cup: 67, tbsp: 4.2, tsp: 1.4 },
    usual: { bunch: 200, leaf: 20 },
  }),
  // Kale, cooked, boiled, drained, without salt
  vegetable('kale-cooked', 'cooked kale', '11234', [28, 5.63, 2, 1.9, 0.4, 0.05, 1.25, 23], {
    also: ['steamed kale', 'wilted kale'],
    measures: { cup: 130, tbsp: 8.1, tsp: 2.7 },
  }),
  // Chard, swiss, raw
  vegetable('swiss-chard', 'Swiss chard', '11147', [19, 3.74, 1.6, 1.8, 0.2, 0.03, 1.1, 213], {
    also: ['chard', 'rainbow chard', 'silverbeet'],
    measures: { cup: 36, leaf: 48, tbsp: 2.2 },
    usual: { bunch: 340, tsp: 0.7 },
  }),
  // Chard, swiss, cooked, boiled, drained, without salt
  vegetable('chard-cooked', 'cooked Swiss chard', '11148', [20, 4.13, 2.1, 1.88, 0.08, 0.01, 1.1, 179], {
    also: ['cooked chard'],
    measures: { cup: 175, tbsp: 10.9, tsp: 3.6 },
  }),
  // Collards, raw
  vegetable('collard-greens', 'collard greens', '11161', [32, 5.42, 4, 3.02, 0.61, 0.06, 0.46, 17], {
    also: ['collards', 'collard', 'spring greens'],
    measures: { cup: 36, tbsp: 2.2 },
    usual: { leaf: 20, tsp: 0.7 },
  }),
  // Collards, cooked, boiled, drained, without salt
  vegetable('collards-cooked', 'cooked collard greens', '11162', [33, 5.65, 4, 2.71, 0.72, 0.05, 0.4, 15], {
    measures: { cup: 190, tbsp: 11.9, tsp: 4 },
  }),
  // Mustard greens, raw
  vegetable('mustard-greens', 'mustard greens', '11270', [27, 4.67, 3.2, 2.86, 0.42, 0.01, 1.32, 20], {
    also: ['mustard green'],
    measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
  }),
  // Dandelion greens, raw
  vegetable('dandelion-greens', 'dandelion greens', '11207', [45, 9.2, 3.5, 2.7, 0.7, 0.17, 0.71, 76], {
    also: ['dandelion leaf'],
    gi: like(GI.carrots),
    measures: { cup: 55, tbsp: 3.4, tsp: 1.1 },
  }),
  // Amaranth leaves, raw
  vegetable('amaranth-leaves', 'amaranth leaves', '11003', [23, 4.02, null, 2.46, 0.33, 0.09, null, 20], {
    also: ['callaloo', 'chinese spinach'],
    measures: { cup: 28, tbsp: 1.8, tsp: 0.58, leaf: 14 },
  }),
  // Purslane, raw
  vegetable('purslane', 'purslane', '11427', [20, 3.39, null, 2.03, 0.36, null, null, 45], {
    also: ['verdolaga'],
    measures: { cup: 43, tbsp: 2.7, tsp: 0.9 },
  }),
  // Vinespinach, (basella), raw
  vegetable('malabar-spinach', 'malabar spinach', '11587', [19, 3.4, null, 1.8, 0.3, null, null, 24], {
    also: ['basella'],
    usual: { cup: 44 },
  }),
  // Swamp cabbage, (skunk cabbage), raw
  vegetable('water-spinach', 'water spinach', '11503', [19, 3.14, 2.1, 2.6, 0.2, null, null, 113], {
    also: ['morning glory', 'kangkong', 'ong choy', 'swamp cabbage'],
    measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
  }),
  // Taro leaves, raw
  vegetable('taro-leaves', 'taro leaves', '11520', [42, 6.7, 3.7, 4.98, 0.74, 0.15, 3.01, 3], {
    measures: { cup: 28, tbsp: 1.8, tsp: 0.58, leaf: 10 },
  }),
  // Drumstick leaves, raw
  vegetable('moringa-leaves', 'moringa leaves', '11222', [64, 8.28, 2, 9.4, 1.4, null, null, 9], {
    also: ['drumstick leaf'],
    gi: like(GI.carrots),
    measures: { cup: 21, tbsp: 1.3, tsp: 0.44 },
  }),
  // Turnip greens, raw
  vegetable('turnip-greens', 'turnip greens', '11568', [32, 7.13, 3.2, 1.5, 0.3, 0.07, 0.81, 40], {
    measures: { cup: 55, tbsp: 3.4, tsp: 1.1 },
  }),
  // Arugula, raw
  vegetable('arugula', 'arugula', '11959', [25, 3.65, 1.6, 2.58, 0.66, 0.09, 2.05, 27], {
    also: ['rocket', 'rocket leaves', 'baby arugula', 'wild rocket', 'roquette'],
    measures: { cup: 20, leaf: 2, tbsp: 1.2, tsp: 0.4 },
  }),
  // Watercress, raw
  vegetable('watercress', 'watercress', '11591', [11, 1.29, 0.5, 2.3, 0.1, 0.03, 0.2, 41], {
    measures: { cup: 34, tbsp: 2.1, tsp: 0.7 },
    usual: { bunch: 85 },
  }),
  // Cornsalad, raw
  vegetable('cornsalad', "lamb's lettuce", '11190', [21, 3.6, null, 2, 0.4, null, null, 4], {
    also: ['corn salad', 'mache', 'lambs lettuce'],
    measures: { cup: 56, tbsp: 3.5, tsp: 1.2 },
  }),
  // Dock, raw
  vegetable('sorrel', 'sorrel', '11616', [22, 3.2, 2.9, 2, 0.7, null, null, 4], {
    also: ['dock leaf'],
    measures: { cup: 133, tbsp: 8.3, tsp: 2.8 },
  }),
  // Cress, garden, raw
  vegetable('garden-cress', 'garden cress', '11203', [32, 5.5, 1.1, 2.6, 0.7, 0.02, 4.4, 14], {
    also: ['cress'],
    measures: { cup: 50, tbsp: 3.1, tsp: 1, sprig: 1 },
  }),
  // Lettuce, cos or romaine, raw
  vegetable('romaine-lettuce', 'romaine lettuce', '11251', [17, 3.29, 2.1, 1.23, 0.3, 0.04, 1.19, 8], {
    also: [
      'romaine',
      'cos lettuce',
      'cos',
      'romaine heart',
      'little gem',
      'little gem lettuce',
      'gem lettuce',
      'baby gem lettuce',
    ],
    measures: { cup: 47, head: 626, leaf: 28, tbsp: 2.9, tsp: 1 },
    usual: { heart: 180 },
  }),
  // Lettuce, green leaf, raw
  vegetable('lettuce', 'lettuce', '11253', [15, 2.87, 1.3, 1.36, 0.15, 0.02, 0.78, 28], {
    also: [
      'green leaf lettuce',
      'leaf lettuce',
      'lettuce leaves',
      'mixed greens',
      'salad greens',
      'mixed salad greens',
      'mixed salad leaves',
      'salad leaves',
      'spring mix',
      'mesclun',
      'mixed leaves',
      'baby greens',
      'leafy greens',
      'salad mix',
    ],
    measures: { cup: 36, head: 360, tbsp: 2.2 },
    usual: { leaf: 10, tsp: 0.7 },
  }),
  // Lettuce, iceberg (includes crisphead types), raw
  vegetable('iceberg-lettuce', 'iceberg lettuce', '11252', [14, 2.97, 1.2, 0.9, 0.14, 0.02, 1.97, 10], {
    also: ['iceberg', 'crisphead lettuce', 'shredded lettuce'],
    measures: { cup: 57, 'cup shredded': 72, head: 539, leaf: 8, tbsp: 3.6, tsp: 1.2 },
  }),
  // Lettuce, butterhead (includes boston and bibb types), raw
  vegetable('butter-lettuce', 'butter lettuce', '11250', [13, 2.23, 1.1, 1.35, 0.22, 0.03, 0.94, 5], {
    also: ['butterhead lettuce', 'boston lettuce', 'bibb lettuce'],
    measures: { cup: 55, head: 163, leaf: 7.5, tbsp: 3.4, tsp: 1.1 },
  }),
  // Radicchio, raw
  vegetable('radicchio', 'radicchio', '11952', [23, 4.48, 0.9, 1.43, 0.25, 0.06, 0.6, 22], {
    measures: { cup: 40, leaf: 8, tbsp: 2.5, tsp: 0.8 },
    usual: { head: 200 },
  }),
  // Chicory greens, raw
  vegetable('chicory-greens', 'chicory greens', '11152', [23, 4.7, 4, 1.7, 0.3, 0.07, 0.7, 45], {
    measures: { cup: 29, tbsp: 1.8, tsp: 0.6 },
  }),
  // Endive, raw
  vegetable('endive', 'endive', '11213', [17, 3.35, 3.1, 1.25, 0.2, 0.05, 0.25, 22], {
    also: ['escarole', 'frisee', 'curly endive'],
    measures: { cup: 50, head: 513, tbsp: 3.1, tsp: 1 },
  }),
  // Chicory, witloof, raw
  vegetable('belgian-endive', 'Belgian endive', '11151', [17, 4, 3.1, 0.9, 0.1, 0.02, null, 2], {
    also: ['witloof', 'chicory', 'chicory heads'],
    measures: { cup: 90, head: 53, tbsp: 5.6, tsp: 1.9 },
  }),
  // Mung beans, mature seeds, sprouted, raw
  vegetable('bean-sprouts', 'bean sprouts', '11043', [30, 5.94, 1.8, 3.04, 0.18, 0.05, 4.13, 6], {
    also: ['mung bean sprout', 'beansprout'],
    measures: { cup: 104, tbsp: 6.5, tsp: 2.2 },
  }),
  // Alfalfa seeds, sprouted, raw
  vegetable('alfalfa-sprouts', 'alfalfa sprouts', '11001', [23, 2.1, 1.9, 3.99, 0.69, 0.07, 0.2, 6], {
    also: ['sprouts alfalfa', 'broccoli sprout', 'microgreens', 'pea shoot'],
    measures: { cup: 33, tbsp: 3, tsp: 1 },
  }),
  // Beet greens, raw
  vegetable('beet-greens', 'beet greens', '11086', [22, 4.33, 3.7, 2.2, 0.13, 0.02, 0.5, 226], {
    measures: { cup: 38, tbsp: 2.4, tsp: 0.8 },
  }),
  // Grape leaves, raw
  vegetable('grape-leaves', 'grape leaves', '11974', [93, 17.31, 11, 5.6, 2.12, 0.34, 6.3, 9], {
    also: ['vine leaf', 'grape leaf'],
    gi: like(GI.carrots),
    measures: { cup: 14, piece: 3, tbsp: 0.9, tsp: 0.3 },
  }),
]
