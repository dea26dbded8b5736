import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const vegetable = foodIn('vegetable')

/** Mushrooms and seaweed. */
export const mushroomsAndSeaweed: Food[] = [
  // Mushrooms, white, raw
  vegetable('mushrooms', 'mushrooms', '11260', [22, 3.26, 1, 3.09, 0.34, 0.05, 1.98, 5], {
    also: [
      'white mushroom',
      'button mushroom',
      'mushroom',
      'mixed mushroom',
      'wild mushroom',
      'sliced mushroom',
    ],
    measures: { cup: 70, 'cup whole': 96, small: 10, medium: 18, large: 23, slice: 6, tbsp: 4.4, tsp: 1.5 },
    usual: { package: 227 },
  }),
  // Mushrooms, white, cooked, boiled, drained, without salt
  vegetable('mushrooms-cooked', 'cooked mushrooms', '11261', [28, 5.29, 2.2, 2.17, 0.47, 0.06, 2.34, 2], {
    also: ['sauteed mushroom', 'fried mushroom'],
    measures: { cup: 156, tbsp: 9.8, tsp: 3.3, piece: 12 },
  }),
  // Mushrooms, canned, drained solids
  vegetable('mushrooms-canned', 'canned mushrooms', '11264', [25, 5.09, 2.4, 1.87, 0.29, 0.04, 2.34, 425], {
    also: ['tinned mushroom', 'jarred mushroom'],
    measures: {
      cup: 156,
      tbsp: 9.8,
      tsp: 3.2,
      can: 132,
      large: 16,
      medium: 12,
      small: 7,
      slice: 4,
      piece: 5.9,
    },
    drainedShare: 0.62,
  }),
  // Mushrooms, straw, canned, drained solids
  vegetable('straw-mushrooms', 'straw mushrooms', '11989', [32, 4.64, 2.5, 3.83, 0.68, 0.09, null, 384], {
    measures: { cup: 182, tbsp: 11.4, tsp: 3.8, piece: 5.5 },
    drainedShare: 0.62,
  }),
  // Mushrooms, brown, italian, or crimini, raw
  vegetable('cremini-mushrooms', 'cremini mushrooms', '11266', [22, 4.3, 0.6, 2.5, 0.1, 0.01, 1.72, 6], {
    also: ['crimini mushroom', 'baby bella mushroom', 'chestnut mushroom', 'brown mushroom', 'baby bella'],
    measures: { cup: 72, 'cup whole': 87, piece: 20, tbsp: 4.5, tsp: 1.5 },
    usual: { package: 227 },
  }),
  // Mushrooms, portabella, raw
  vegetable(
    'portobello-mushrooms',
    'portobello mushrooms',
    '11265',
    [22, 3.87, 1.3, 2.11, 0.35, 0.06, 2.5, 9],
    {
      also: ['portabella mushroom', 'portobello cap', 'portobello', 'portabella', 'portobello mushroom cap'],
      measures: { cup: 86, piece: 84, cap: 84, tbsp: 5.4, tsp: 1.8 },
    },
  ),
  // Mushrooms, shiitake, raw
  vegetable('shiitake-mushrooms', 'shiitake mushrooms', '11238', [34, 6.79, 2.5, 2.24, 0.49, null, 2.38, 9], {
    also: ['shiitake'],
    measures: { piece: 19 },
    usual: { cup: 71, tbsp: 4.4, tsp: 1.5 },
  }),
  // Mushrooms, shiitake, dried
  vegetable(
    'shiitake-dried',
    'dried shiitake mushrooms',
    '11268',
    [296, 75.37, 11.5, 9.58, 0.99, 0.23, 2.21, 13],
    {
      also: ['dried mushroom', 'dried porcini', 'dried porcini mushroom', 'porcini'],
      gi: like(GI.carrots),
      measures: { piece: 3.6 },
      usual: { cup: 30, tbsp: 1.9, tsp: 0.6 },
    },
  ),
  // Mushrooms, oyster, raw
  vegetable('oyster-mushrooms', 'oyster mushrooms', '11987', [33, 6.09, 2.3, 3.31, 0.41, 0.06, 1.11, 18], {
    also: ['king oyster mushroom', 'oyster mushroom', 'king trumpet mushroom'],
    measures: { cup: 86, small: 15, large: 148, tbsp: 5.4, tsp: 1.8 },
  }),
  // Mushrooms, maitake, raw
  vegetable('maitake', 'maitake mushrooms', '11993', [31, 6.97, 2.7, 1.94, 0.19, 0.03, 2.07, 1], {
    also: ['maitake', 'maitake mushroom', 'hen of the woods'],
    measures: { cup: 70, tbsp: 4.4, tsp: 1.5, piece: 1.1 },
  }),
  // Mushrooms, Chanterelle, raw
  vegetable('chanterelles', 'chanterelle mushrooms', '11239', [38, 6.86, 3.8, 1.49, 0.53, null, 1.16, 9], {
    also: ['chanterelle', 'girolle'],
    measures: { cup: 54, tbsp: 3.4, tsp: 1.1, piece: 5.4 },
  }),
  // Mushrooms, morel, raw
  vegetable('morels', 'morel mushrooms', '11240', [31, 5.1, 2.8, 3.12, 0.57, 0.07, 0.6, 21], {
    also: ['morel'],
    measures: { cup: 66, tbsp: 4.1, tsp: 1.4, piece: 12.9 },
  }),
  // Mushrooms, enoki, raw
  vegetable('enoki-mushrooms', 'enoki mushrooms', '11950', [37, 7.81, 2.7, 2.66, 0.29, 0.02, 0.22, 3], {
    also: ['enoki'],
    gi: like(GI.carrots),
    measures: { cup: 65, tbsp: 4.1, tsp: 1.4 },
  }),
  // Seaweed, laver, raw
  vegetable('nori', 'nori', '11446', [35, 5.11, 0.3, 5.81, 0.28, 0.06, 0.49, 48], {
    also: ['nori sheet', 'seaweed', 'laver', 'sushi nori', 'roasted seaweed'],
    measures: { sheet: 2.6, piece: 2.6, tbsp: 5, tsp: 1.7, cup: 80 },
  }),
  // Seaweed, wakame, raw
  vegetable('wakame', 'wakame', '11669', [45, 9.14, 0.5, 3.03, 0.64, 0.13, 0.65, 872], {
    also: ['wakame seaweed', 'dulse'],
    gi: like(GI.carrots),
    measures: { tbsp: 5, cup: 80, tsp: 1.7 },
  }),
  // Seaweed, kelp, raw
  vegetable('kelp', 'kelp', '11445', [43, 9.57, 1.3, 1.68, 0.56, 0.25, 0.6, 233], {
    also: ['kombu', 'fresh kelp', 'sea kelp'],
    gi: like(GI.carrots),
    measures: { cup: 80, tbsp: 5, tsp: 1.7 },
  }),
  // Seaweed, spirulina, dried
  vegetable('spirulina', 'spirulina', '11667', [290, 23.9, 3.6, 57.47, 7.72, 2.65, 3.1, 1048], {
    also: ['spirulina powder'],
    gi: like(GI.carrots),
    measures: { cup: 112, tbsp: 7, tsp: 2.3 },
  }),
]
