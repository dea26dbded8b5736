import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Broths, stocks and bouillon. */
export const brothsAndSoups: Food[] = [
  // Soup, chicken broth, ready-to-serve
  other('chicken-broth', 'chicken broth', '06194', [6, 0.44, 0, 0.64, 0.21, 0.01, 0.43, 371], {
    also: [
      'chicken stock',
      'low sodium chicken broth',
      'reduced sodium chicken broth',
      'chicken bone broth',
      'low sodium chicken stock',
      'hot chicken stock',
      'bone broth',
      'unsalted chicken stock',
      'turkey broth',
    ],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { can: 411, carton: 946 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, beef broth or bouillon canned, ready-to-serve
  other('beef-broth', 'beef broth', '06008', [7, 0.04, 0, 1.14, 0.22, 0.11, 0, 372], {
    also: ['beef stock', 'beef bone broth', 'low sodium beef broth', 'beef consomme'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { can: 411, carton: 946 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // SOUP,VEG BROTH,READY TO SERVE
  other('vegetable-broth', 'vegetable broth', '06700', [5, 0.93, 0, 0.24, 0.07, 0.03, 0.55, 296], {
    also: [
      'vegetable stock',
      'low sodium vegetable broth',
      'veggie broth',
      'broth',
      'stock',
      'hot vegetable stock',
      'mushroom broth',
      'low sodium vegetable stock',
    ],
    usual: { cup: 221, tbsp: 13.8, can: 411, carton: 946, tsp: 4.6 },
  }),
  // Soup, stock, fish, home-prepared
  other('fish-stock', 'fish stock', '06174', [16, 0, 0, 2.26, 0.81, 0.2, 0, 156], {
    also: ['fish broth', 'seafood stock', 'clam juice', 'dashi', 'dashi stock', 'fish fumet'],
    measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, chicken broth cubes, dry
  other('bouillon-cube', 'bouillon cube', '06081', [198, 23.5, 0, 14.6, 4.7, 1.2, 0, 24000], {
    also: [
      'stock cube',
      'chicken bouillon cube',
      'chicken stock cube',
      'chicken bouillon',
      'bouillon powder',
      'stock powder',
      'bouillon',
    ],
    gi: like(GI.boiledPotato),
    measures: { piece: 4.8, cube: 4.8 },
    usual: { tsp: 2.5, tbsp: 7.5, cup: 120 },
    breaks: ['vegetarian', 'vegan', 'low-gi'],
  }),
  // Soup, bouillon cubes and granules, low sodium, dry
  other(
    'vegetable-bouillon',
    'vegetable bouillon cube',
    '06981',
    [438, 64.88, 0.2, 16.7, 13.89, 3.43, 14.47, 1067],
    {
      also: ['vegetable stock cube', 'vegetable bouillon', 'vegetable bouillon powder'],
      gi: like(GI.boiledPotato),
      measures: { piece: 3.6, cube: 3.6, tsp: 2.6, tbsp: 7.8 },
      breaks: ['low-gi'],
    },
  ),
]
