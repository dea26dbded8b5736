import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const carbohydrate = foodIn('carbohydrate')

/** Rice: a plain name is the dry grain, "cooked" the boiled one. */
export const rice: Food[] = [
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-white-dry', 'white rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: [
      'rice',
      'long grain white rice',
      'long-grain rice',
      'uncooked rice',
      'dry white rice',
      'uncooked white rice',
      'white long grain rice',
      'american long grain rice',
    ],
    gi: GI.longGrain,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-white-cooked',
    'cooked white rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: [
        'cooked rice',
        'steamed rice',
        'leftover rice',
        'cooked long grain rice',
        'boiled rice',
        'steamed white rice',
      ],
      gi: GI.longGrain,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      usual: { packet: 250 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-basmati-dry', 'basmati rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: ['white basmati rice', 'uncooked basmati rice'],
    gi: GI.basmati,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'long-grain white rice',
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-basmati-cooked',
    'cooked basmati rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: ['cooked white basmati rice', 'steamed basmati rice', 'boiled basmati rice'],
      gi: GI.basmati,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'long-grain white rice',
    },
  ),
  // Rice, white, long-grain, regular, raw, enriched
  carbohydrate('rice-jasmine-dry', 'jasmine rice', '20044', [365, 79.95, 1.3, 7.13, 0.66, 0.18, 0.12, 5], {
    also: ['uncooked jasmine rice', 'thai rice'],
    gi: GI.jasmine,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    standIn: 'long-grain white rice',
  }),
  // Rice, white, long-grain, regular, cooked, enriched
  carbohydrate(
    'rice-jasmine-cooked',
    'cooked jasmine rice',
    '20045',
    [130, 28.17, 0.4, 2.69, 0.28, 0.08, 0.05, 1],
    {
      also: ['steamed jasmine rice', 'boiled jasmine rice'],
      gi: GI.jasmine,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
      standIn: 'long-grain white rice',
    },
  ),
  // Rice, white, medium-grain, raw, enriched
  carbohydrate('rice-medium-dry', 'arborio rice', '20050', [360, 79.34, 1.4, 6.61, 0.58, 0.16, null, 1], {
    also: [
      'arborio',
      'risotto rice',
      'carnaroli rice',
      'medium grain rice',
      'paella rice',
      'bomba rice',
      'calrose rice',
    ],
    gi: GI.arborio,
    measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, medium-grain, cooked
  carbohydrate(
    'rice-medium-cooked',
    'cooked arborio rice',
    '20051',
    [130, 28.59, 0.3, 2.38, 0.21, 0.06, null, 0],
    {
      also: ['cooked medium grain rice', 'cooked risotto rice'],
      gi: GI.arborio,
      measures: { cup: 186, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, short-grain, raw
  carbohydrate('rice-short-dry', 'sushi rice', '20052', [358, 79.15, 2.8, 6.5, 0.52, 0.14, null, 1], {
    also: ['short grain rice', 'short grain white rice', 'japanese rice'],
    gi: like(GI.whiteRice),
    measures: { cup: 200, tbsp: 12.5, tsp: 4.2 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
  }),
  // Rice, white, short-grain, cooked
  carbohydrate(
    'rice-short-cooked',
    'cooked sushi rice',
    '20053',
    [130, 28.73, null, 2.36, 0.19, 0.05, null, 0],
    {
      also: ['cooked short grain rice'],
      gi: like(GI.whiteRice),
      measures: { cup: 186, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, glutinous, raw
  carbohydrate(
    'rice-glutinous-dry',
    'glutinous rice',
    '20054',
    [370, 81.68, 2.8, 6.81, 0.55, 0.11, null, 7],
    {
      also: ['sticky rice', 'sweet rice'],
      gi: GI.glutinousRice,
      measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, glutinous, cooked
  carbohydrate(
    'rice-glutinous-cooked',
    'cooked glutinous rice',
    '20055',
    [97, 21.09, 1, 2.02, 0.19, 0.04, 0.05, 5],
    {
      also: ['cooked sticky rice', 'steamed sticky rice'],
      gi: GI.glutinousRice,
      measures: { cup: 174, tbsp: 10.9, tsp: 3.6 },
      breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, parboiled, enriched, dry
  carbohydrate(
    'rice-parboiled-dry',
    'parboiled rice',
    '20046',
    [374, 80.89, 1.8, 7.51, 1.03, 0.29, 0.33, 2],
    {
      also: ['converted rice'],
      gi: GI.parboiled,
      measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, parboiled, enriched, cooked
  carbohydrate(
    'rice-parboiled-cooked',
    'cooked parboiled rice',
    '20047',
    [123, 26.05, 0.9, 2.91, 0.37, 0.07, 0.11, 2],
    {
      also: ['cooked converted rice'],
      gi: GI.parboiled,
      measures: { cup: 158, tbsp: 9.9, tsp: 3.3 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, white, long-grain, parboiled, enriched, dry
  carbohydrate('poha', 'flattened rice', '20046', [374, 80.89, 1.8, 7.51, 1.03, 0.29, 0.33, 2], {
    also: ['poha', 'rice flake', 'beaten rice', 'aval'],
    gi: like(GI.parboiled),
    usual: { cup: 90, tbsp: 5.6, tsp: 1.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'parboiled rice',
  }),
  // Rice, white, long-grain, precooked or instant, enriched, dry
  carbohydrate('rice-instant-dry', 'instant rice', '20048', [380, 82.32, 1.9, 7.82, 0.94, 0.15, 0.05, 10], {
    also: ['instant white rice', 'minute rice', 'quick cooking rice'],
    gi: GI.instantRice,
    measures: { cup: 95, tbsp: 5.9, tsp: 2 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, white, long-grain, precooked or instant, enriched, prepared
  carbohydrate(
    'rice-instant-cooked',
    'cooked instant rice',
    '20049',
    [124, 26.76, 0.6, 2.18, 0.5, 0.02, 0, 4],
    {
      also: ['prepared instant rice', 'cooked instant white rice'],
      gi: GI.instantRice,
      measures: { cup: 165, tbsp: 10.3, tsp: 3.4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, brown, long-grain, raw
  carbohydrate(
    'rice-instant-brown-dry',
    'instant brown rice',
    '20036',
    [367, 76.25, 3.6, 7.54, 3.2, 0.59, 0.66, 5],
    {
      also: ['quick cooking brown rice'],
      gi: GI.instantBrownRice,
      usual: { cup: 95, tbsp: 5.9, tsp: 2 },
      breaks: ['low-carb', 'keto', 'paleo'],
      standIn: 'brown rice',
    },
  ),
  // Rice, brown, long-grain, raw
  carbohydrate('rice-brown-dry', 'brown rice', '20036', [367, 76.25, 3.6, 7.54, 3.2, 0.59, 0.66, 5], {
    also: [
      'long grain brown rice',
      'wholegrain rice',
      'brown basmati rice',
      'brown basmati',
      'brown jasmine rice',
      'uncooked brown rice',
    ],
    gi: GI.brownRice,
    measures: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Rice, brown, long-grain, cooked
  carbohydrate(
    'rice-brown-cooked',
    'cooked brown rice',
    '20037',
    [123, 25.58, 1.6, 2.74, 0.97, 0.26, 0.24, 4],
    {
      also: ['cooked wholegrain rice', 'steamed brown rice', 'leftover brown rice', 'boiled brown rice'],
      gi: GI.brownRice,
      measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
      usual: { packet: 250 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, brown, medium-grain, raw
  carbohydrate(
    'rice-brown-short-dry',
    'short-grain brown rice',
    '20040',
    [362, 76.17, 3.4, 7.5, 2.68, 0.54, null, 4],
    {
      also: ['short grain brown rice', 'medium grain brown rice'],
      gi: GI.brownRice,
      measures: { cup: 190, tbsp: 11.9, tsp: 4 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, brown, medium-grain, cooked
  carbohydrate(
    'rice-brown-short-cooked',
    'cooked short-grain brown rice',
    '20041',
    [112, 23.51, 1.8, 2.32, 0.83, 0.17, null, 1],
    {
      also: ['cooked medium grain brown rice'],
      gi: GI.brownRice,
      measures: { cup: 195, tbsp: 12.2, tsp: 4.1 },
      breaks: ['low-carb', 'keto', 'paleo'],
    },
  ),
  // Rice, brown, long-grain, raw
  carbohydrate('rice-black-dry', 'black rice', '20036', [367, 76.25, 3.6, 7.54, 3.2, 0.59, 0.66, 5], {
    also: ['forbidden rice', 'red rice', 'camargue red rice'],
    gi: like(GI.brownRice),
    usual: { cup: 185, tbsp: 11.6, tsp: 3.9 },
    breaks: ['low-carb', 'keto', 'paleo'],
    standIn: 'brown rice',
  }),
  // Wild rice, raw
  carbohydrate('wild-rice-dry', 'wild rice', '20088', [357, 74.9, 6.2, 14.73, 1.08, 0.16, 2.5, 7], {
    also: ['uncooked wild rice'],
    gi: GI.wildRice,
    measures: { cup: 160, tbsp: 10, tsp: 3.3 },
    breaks: ['low-carb', 'keto', 'paleo'],
  }),
  // Wild rice, cooked
  carbohydrate(
    'wild-rice-cooked',
    'cooked wild rice',
    '20089',
    [101, 21.34, 1.8, 3.99, 0.34, 0.05, 0.73, 3],
    { gi: GI.wildRice, measures: { cup: 164, tbsp: 10.2, tsp: 3.4 }, breaks: ['low-carb', 'keto', 'paleo'] },
  ),
]
