import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Herbs, fresh and dried. */
export const herbs: Food[] = [
  // Basil, fresh
  other('basil-fresh', 'fresh basil', '02044', [23, 2.65, 1.6, 3.15, 0.64, 0.04, 0.3, 4], {
    also: ['basil leaf', 'basil', 'thai basil', 'fresh basil leaf'],
    measures: { cup: 24, tbsp: 2.6, leaf: 0.5, piece: 0.5, tsp: 0.9 },
    usual: { bunch: 50, sprig: 3, handful: 12 },
    seasoning: true,
  }),
  // Coriander (cilantro) leaves, raw
  other('cilantro', 'cilantro', '11165', [23, 3.67, 2.8, 2.13, 0.52, 0.01, 0.87, 46], {
    also: [
      'coriander leaf',
      'fresh coriander',
      'fresh cilantro',
      'coriander',
      'cilantro leaf',
      'chinese parsley',
      'chopped coriander',
    ],
    measures: { cup: 16, tbsp: 1, sprig: 2.2 },
    usual: { bunch: 60, handful: 10, tsp: 0.3 },
    seasoning: true,
  }),
  // Parsley, fresh
  other('parsley', 'parsley', '11297', [36, 6.33, 3.3, 2.97, 0.79, 0.13, 0.85, 56], {
    also: ['fresh parsley', 'flat leaf parsley', 'italian parsley', 'curly parsley'],
    measures: { cup: 60, tbsp: 3.8, sprig: 1, tsp: 1.3 },
    usual: { bunch: 60, handful: 15 },
    seasoning: true,
  }),
  // Spearmint, fresh
  other('mint', 'mint', '02065', [44, 8.41, 6.8, 3.29, 0.73, 0.19, null, 30], {
    also: ['fresh mint', 'mint leaf', 'spearmint', 'peppermint leaf'],
    usual: { cup: 30, tbsp: 1.9, leaf: 0.1, sprig: 1, bunch: 40, handful: 10, piece: 0.1, tsp: 0.6 },
    seasoning: true,
  }),
  // Dill weed, fresh
  other('dill-fresh', 'fresh dill', '02045', [43, 7.02, 2.1, 3.46, 1.12, 0.06, null, 61], {
    also: ['dill', 'dill frond'],
    measures: { cup: 9, sprig: 0.2 },
    usual: { tbsp: 1, bunch: 40, tsp: 0.3 },
    seasoning: true,
  }),
  // Chives, raw
  other('chives', 'chives', '11156', [30, 4.35, 2.5, 3.27, 0.73, 0.15, 1.85, 3], {
    also: ['chive', 'garlic chive'],
    measures: { tbsp: 3, tsp: 1, cup: 48 },
    usual: { bunch: 25 },
    seasoning: true,
  }),
  // Rosemary, fresh
  other('rosemary-fresh', 'fresh rosemary', '02063', [131, 20.7, 14.1, 3.31, 5.86, 2.84, null, 26], {
    also: ['rosemary', 'rosemary sprig'],
    gi: like(GI.carrots),
    measures: { tbsp: 1.7, tsp: 0.7, cup: 27 },
    usual: { sprig: 2 },
    seasoning: true,
  }),
  // Thyme, fresh
  other('thyme-fresh', 'fresh thyme', '02049', [101, 24.45, 14, 5.56, 1.68, 0.47, null, 9], {
    also: ['thyme', 'thyme leaf', 'thyme sprig', 'lemon thyme'],
    gi: like(GI.carrots),
    measures: { tsp: 0.8, tbsp: 2.4, cup: 38 },
    usual: { sprig: 0.5 },
    seasoning: true,
  }),
  // Thyme, fresh
  other('oregano-fresh', 'fresh oregano', '02049', [101, 24.45, 14, 5.56, 1.68, 0.47, null, 9], {
    also: ['oregano leaf', 'fresh marjoram'],
    gi: like(GI.carrots),
    usual: { tbsp: 2.7, tsp: 0.9, cup: 43, sprig: 1, bunch: 25 },
    seasoning: true,
    standIn: 'fresh thyme',
  }),
  // Epazote, raw
  other('epazote', 'epazote', '11984', [32, 7.44, 3.8, 0.33, 0.52, null, null, 43], {
    also: ['fresh epazote'],
    measures: { cup: 12.8, tbsp: 0.8, tsp: 0.27, sprig: 2 },
    seasoning: true,
  }),
  // Peppermint, fresh
  other('curry-leaves', 'curry leaves', '02064', [70, 14.89, 8, 3.75, 0.94, 0.25, null, 31], {
    also: ['curry leaf', 'fresh curry leaf'],
    gi: like(GI.carrots),
    usual: { leaf: 0.2, piece: 0.2, sprig: 2, tbsp: 1, tsp: 0.3, cup: 16 },
    seasoning: true,
    standIn: 'fresh peppermint',
  }),
  // Peppermint, fresh
  other('lime-leaves', 'makrut lime leaves', '02064', [70, 14.89, 8, 3.75, 0.94, 0.25, null, 31], {
    also: ['kaffir lime leaf', 'lime leaf', 'makrut lime leaf'],
    gi: like(GI.carrots),
    usual: { leaf: 0.6, piece: 0.6, tbsp: 2, tsp: 0.7, cup: 32 },
    seasoning: true,
    standIn: 'fresh peppermint',
  }),
  // Peppermint, fresh
  other('sage-fresh', 'fresh sage', '02064', [70, 14.89, 8, 3.75, 0.94, 0.25, null, 31], {
    also: ['sage leaf', 'sage'],
    gi: like(GI.carrots),
    usual: { tbsp: 1.6, leaf: 0.3, sprig: 2, tsp: 0.5, cup: 28, piece: 0.3 },
    seasoning: true,
    standIn: 'peppermint',
  }),
  // Peppermint, fresh
  other('tarragon-fresh', 'fresh tarragon', '02064', [70, 14.89, 8, 3.75, 0.94, 0.25, null, 31], {
    also: ['tarragon', 'tarragon leaf'],
    gi: like(GI.carrots),
    usual: { tbsp: 1.8, tsp: 0.6, cup: 29, sprig: 1, bunch: 25 },
    seasoning: true,
    standIn: 'fresh peppermint',
  }),
  // Spices, basil, dried
  other('basil-dried', 'dried basil', '02003', [233, 47.75, 37.7, 22.98, 4.07, 2.16, 1.71, 76], {
    gi: like(GI.carrots),
    measures: { tsp: 0.7, tbsp: 2.1, cup: 34 },
    seasoning: true,
  }),
  // Spices, bay leaf
  other('bay-leaf', 'bay leaf', '02004', [313, 74.97, 26.3, 7.61, 8.36, 2.28, null, 23], {
    also: ['bay leaves', 'bay'],
    gi: like(GI.carrots),
    measures: { tsp: 0.6, tbsp: 1.8, cup: 29 },
    usual: { leaf: 0.6, piece: 0.6 },
    seasoning: true,
  }),
  // Spices, oregano, dried
  other('oregano', 'dried oregano', '02027', [265, 68.92, 42.5, 9, 4.28, 1.55, 4.09, 25], {
    also: ['oregano', 'mexican oregano', 'greek oregano'],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3, cup: 48 },
    seasoning: true,
  }),
  // Spices, marjoram, dried
  other('marjoram-dried', 'dried marjoram', '02023', [271, 60.56, 40.3, 12.66, 7.04, 0.53, 4.09, 77], {
    also: ['marjoram'],
    gi: like(GI.carrots),
    measures: { cup: 27.2, tbsp: 1.7, tsp: 0.6 },
    seasoning: true,
  }),
  // Spices, savory, ground
  other('savory', 'dried savory', '02039', [272, 68.73, 45.7, 6.73, 5.91, 3.26, null, 24], {
    also: ['summer savory', 'savory'],
    gi: like(GI.carrots),
    measures: { cup: 70.4, tbsp: 4.4, tsp: 1.4 },
    seasoning: true,
  }),
  // Spices, chervil, dried
  other('chervil', 'dried chervil', '02008', [237, 49.1, 11.3, 23.2, 3.9, 0.17, null, 83], {
    also: ['chervil'],
    gi: like(GI.carrots),
    measures: { cup: 30.4, tbsp: 1.9, tsp: 0.6 },
    seasoning: true,
  }),
  // Spices, thyme, dried
  other('thyme-dried', 'dried thyme', '02042', [276, 63.94, 37, 9.11, 7.43, 2.73, 1.71, 55], {
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 2.7, cup: 43 },
    seasoning: true,
  }),
  // Spices, rosemary, dried
  other('rosemary-dried', 'dried rosemary', '02036', [331, 64.06, 42.6, 4.88, 15.22, 7.37, null, 50], {
    gi: like(GI.carrots),
    measures: { tsp: 1.2, tbsp: 3.3, cup: 53 },
    seasoning: true,
  }),
  // Spices, parsley, dried
  other('parsley-dried', 'dried parsley', '02029', [292, 50.64, 26.7, 26.63, 5.48, 1.38, 7.27, 452], {
    also: ['dried parsley flake'],
    gi: like(GI.carrots),
    measures: { tsp: 0.5, tbsp: 1.6, cup: 25.6 },
    seasoning: true,
  }),
  // Spices, coriander leaf, dried
  other('cilantro-dried', 'dried cilantro', '02012', [279, 52.1, 10.4, 21.93, 4.78, 0.12, 7.27, 211], {
    also: ['dried coriander leaf'],
    gi: like(GI.carrots),
    measures: { cup: 28.8, tbsp: 1.8, tsp: 0.6 },
    seasoning: true,
  }),
  // Spearmint, dried
  other('mint-dried', 'dried mint', '02066', [285, 52.04, 29.8, 19.93, 6.03, 1.58, null, 344], {
    also: ['dried spearmint'],
    gi: like(GI.carrots),
    measures: { cup: 25.6, tbsp: 1.6, tsp: 0.5 },
    seasoning: true,
  }),
  // Spices, rosemary, dried
  other('lavender', 'dried lavender', '02036', [331, 64.06, 42.6, 4.88, 15.22, 7.37, null, 50], {
    also: ['culinary lavender', 'lavender'],
    gi: like(GI.carrots),
    usual: { tsp: 0.6, tbsp: 1.8 },
    seasoning: true,
    standIn: 'dried rosemary',
  }),
  other('rose-water', 'rose water', '', [0, 0, 0, 0, 0, 0, 0, 0], {
    also: ['orange blossom water', 'orange flower water'],
    usual: { tsp: 5, tbsp: 15, cup: 240 },
    seasoning: true,
    source: 'A distillate: water and scent',
  }),
  // Spices, dill weed, dried
  other('dill-dried', 'dried dill', '02017', [253, 55.82, 13.6, 19.96, 4.36, 0.23, null, 208], {
    also: ['dill weed', 'dried dill weed'],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3.1, cup: 50 },
    seasoning: true,
  }),
  // Spices, sage, ground
  other('sage-dried', 'dried sage', '02038', [315, 60.73, 40.3, 10.63, 12.75, 7.03, 1.71, 11], {
    also: ['ground sage', 'rubbed sage'],
    gi: like(GI.carrots),
    measures: { tsp: 0.7, tbsp: 2, cup: 32 },
    seasoning: true,
  }),
  // Spices, tarragon, dried
  other('tarragon-dried', 'dried tarragon', '02041', [295, 50.22, 7.4, 22.77, 7.24, 1.88, null, 62], {
    also: ['dried chive'],
    gi: like(GI.carrots),
    measures: { tsp: 0.6, tbsp: 1.8, cup: 29 },
    seasoning: true,
  }),
  // Spices, oregano, dried
  other('italian-seasoning', 'Italian seasoning', '02027', [265, 68.92, 42.5, 9, 4.28, 1.55, 4.09, 25], {
    also: [
      'mixed herb',
      'dried italian seasoning',
      'herbes de provence',
      'dried italian herb',
      'dried mixed herb',
    ],
    gi: like(GI.carrots),
    measures: { tsp: 1, tbsp: 3, cup: 48 },
    seasoning: true,
    standIn: 'dried oregano',
  }),
  // Spices, thyme, dried
  other('zaatar', "za'atar", '02042', [276, 63.94, 37, 9.11, 7.43, 2.73, 1.71, 55], {
    also: ['zaatar'],
    gi: like(GI.carrots),
    usual: { tbsp: 6, tsp: 2 },
    allergens: ['sesame'],
    seasoning: true,
    standIn: 'dried thyme',
  }),
  // Spices, poultry seasoning
  other('poultry-seasoning', 'poultry seasoning', '02034', [307, 65.59, 11.3, 9.59, 7.53, 3.29, 1.8, 27], {
    gi: like(GI.carrots),
    measures: { cup: 70.4, tbsp: 4.4, tsp: 1.5 },
    seasoning: true,
  }),
  // Spices, parsley, dried
  other(
    'fenugreek-leaves',
    'dried fenugreek leaves',
    '02029',
    [292, 50.64, 26.7, 26.63, 5.48, 1.38, 7.27, 452],
    {
      also: ['kasuri methi', 'fenugreek leaf', 'methi'],
      gi: like(GI.carrots),
      usual: { tbsp: 1.6, tsp: 0.5, cup: 25 },
      seasoning: true,
      standIn: 'dried parsley',
    },
  ),
]
