import type { Food } from '../food.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'

const other = foodIn('other')

/** Broths, stocks, bouillon, and canned soups to cook with. */
export const brothsAndSoups: Food[] = [
  // Soup, chicken broth, ready-to-serve
  other('chicken-broth', 'chicken broth', '06194', [6, 0.44, 0, 0.64, 0.21, 0.01, 0.43, 371], {
    also: [
      'chicken stock',
      'chicken bone broth',
      'hot chicken stock',
      'bone broth',
      'turkey broth',
      'low sodium chicken broth',
      'low sodium chicken stock',
      'reduced sodium chicken broth',
      'unsalted chicken stock',
    ],
    measures: { cup: 249, tbsp: 15.6, tsp: 5.2 },
    usual: { can: 411, carton: 946 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, chicken broth, low sodium, canned
  other(
    'chicken-broth-low',
    'canned low-sodium chicken broth',
    '06970',
    [16, 1.2, 0, 2, 0.6, 0.18, 0.13, 30],
    {
      also: ['canned low sodium chicken broth'],
      measures: { cup: 240, tbsp: 15, tsp: 5 },
      usual: { can: 411, carton: 946 },
      breaks: ['vegetarian', 'vegan'],
    },
  ),
  // Soup, stock, chicken, home-prepared
  other('chicken-stock-home', 'home-made chicken stock', '06172', [36, 3.53, 0, 2.52, 1.2, 0.32, 1.58, 143], {
    also: ['homemade chicken stock', 'homemade chicken broth'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, beef broth or bouillon canned, ready-to-serve
  other('beef-broth', 'beef broth', '06008', [7, 0.04, 0, 1.14, 0.22, 0.11, 0, 372], {
    also: ['beef stock', 'beef bone broth', 'low sodium beef broth'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { can: 411, carton: 946 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, stock, beef, home-prepared
  other('beef-stock-home', 'home-made beef stock', '06170', [13, 1.2, 0, 1.97, 0.09, 0.04, 0.54, 198], {
    also: ['homemade beef stock', 'veal stock'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, beef broth bouillon and consomme, canned, condensed
  other('consomme', 'beef consommé', '06032', [11, 0.32, 0, 2.52, 0, 0, 0, 694], {
    also: ['beef consomme', 'condensed beef broth'],
    measures: { cup: 248, tbsp: 15.5, tsp: 5.2, can: 310 },
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
    usual: { cup: 235, tbsp: 14.7, can: 411, carton: 946, tsp: 4.9 },
  }),
  // Soup, stock, fish, home-prepared
  other('fish-stock', 'fish stock', '06174', [16, 0, 0, 2.26, 0.81, 0.2, 0, 156], {
    also: ['fish broth', 'fish fumet'],
    measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
  }),
  // Soup, stock, fish, home-prepared
  other('seafood-stock', 'seafood stock', '06174', [16, 0, 0, 2.26, 0.81, 0.2, 0, 156], {
    also: ['seafood broth', 'shellfish stock', 'shrimp stock', 'lobster stock', 'prawn stock'],
    measures: { cup: 233, tbsp: 14.6, tsp: 4.9 },
    allergens: ['fish', 'shellfish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'fish stock',
  }),
  // Mollusks, clam, mixed species, canned, liquid
  other('clam-juice', 'clam juice', '15162', [2, 0.1, 0, 0.4, 0.02, 0, 0, 215], {
    also: ['bottled clam juice', 'clam broth'],
    measures: { cup: 240, tbsp: 15, tsp: 5 },
    usual: { bottle: 236 },
    allergens: ['shellfish'],
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
  // Soup, beef broth, cubed, dry
  other('beef-bouillon', 'beef bouillon cube', '06076', [170, 16.1, 0, 17.3, 4, 1.99, 14.51, 24000], {
    also: ['beef stock cube', 'beef bouillon', 'beef bouillon powder'],
    gi: like(GI.boiledPotato),
    measures: { cube: 3.6 },
    usual: { tsp: 3.6, tbsp: 10.8 },
    breaks: ['vegetarian', 'vegan'],
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
      standIn: 'low-sodium bouillon',
    },
  ),
  // Soup, cream of mushroom, canned, condensed
  other(
    'cream-of-mushroom',
    'condensed cream of mushroom soup',
    '06043',
    [79, 6.8, 0.7, 1.35, 5.3, 0.96, 0.4, 691],
    {
      also: ['cream of mushroom soup', 'canned cream of mushroom soup'],
      gi: like(GI.whiteBread),
      measures: { cup: 252, tbsp: 15.8, tsp: 5.2 },
      usual: { can: 298 },
      allergens: ['dairy', 'wheat', 'gluten'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'paleo'],
    },
  ),
  // Soup, cream of chicken, canned, condensed
  other(
    'cream-of-chicken',
    'condensed cream of chicken soup',
    '06016',
    [90, 7.16, 0, 2.38, 5.77, 1.7, 0.54, 702],
    {
      also: ['cream of chicken soup', 'canned cream of chicken soup'],
      gi: like(GI.whiteBread),
      measures: { cup: 252, tbsp: 15.8, tsp: 5.2, can: 305 },
      allergens: ['dairy', 'wheat', 'gluten'],
      breaks: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo'],
    },
  ),
  // Soup, tomato, canned, condensed
  other(
    'tomato-soup-condensed',
    'condensed tomato soup',
    '06159',
    [66, 15.22, 1.1, 1.46, 0.44, 0.12, 8.23, 377],
    {
      also: ['canned tomato soup'],
      gi: like(GI.tomatoJuice),
      measures: { cup: 148, tbsp: 9.2, tsp: 3.1, can: 294 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'paleo'],
    },
  ),
  // Soup, onion, dry, mix
  other('onion-soup-mix', 'onion soup mix', '06094', [293, 65.07, 6.6, 7.48, 0.34, 0.09, 4.65, 8031], {
    also: ['dry onion soup mix'],
    gi: like(GI.boiledPotato),
    measures: { packet: 39 },
    usual: { envelope: 39, package: 39, tbsp: 7.5, tsp: 2.5 },
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free', 'paleo'],
  }),
  // Soup, minestrone, canned, condensed
  other(
    'minestrone-condensed',
    'condensed minestrone soup',
    '06040',
    [68, 9.17, 0.8, 3.48, 2.05, 0.44, 1.5, 516],
    {
      gi: like(GI.bakedBeans),
      measures: { cup: 246, tbsp: 15.4, tsp: 5.1, can: 298 },
      allergens: ['wheat', 'gluten'],
      breaks: ['gluten-free', 'paleo'],
    },
  ),
  // Gravy, brown, dry
  other('gravy-mix', 'brown gravy mix', '06118', [367, 59.38, 2, 10.74, 9.61, 3.32, null, 4843], {
    also: ['gravy powder', 'gravy granule', 'dry gravy mix'],
    gi: like(GI.boiledPotato),
    measures: { cup: 96, tbsp: 6, tsp: 2 },
    usual: { packet: 25 },
    allergens: ['wheat', 'gluten'],
    breaks: ['vegetarian', 'vegan', 'gluten-free', 'paleo'],
  }),
  // Soup, stock, fish, home-prepared
  other('dashi', 'dashi', '06174', [16, 0, 0, 2.26, 0.81, 0.2, 0, 156], {
    also: ['dashi stock'],
    usual: { cup: 240, tsp: 5, tbsp: 15 },
    allergens: ['fish'],
    breaks: ['vegetarian', 'vegan'],
    standIn: 'fish stock',
  }),
  // Soup, cream of celery, canned, condensed
  other(
    'cream-of-celery',
    'condensed cream of celery soup',
    '06010',
    [72, 7.03, 0.6, 1.32, 4.46, 1.12, 1.35, 516],
    {
      also: ['cream of celery soup', 'cream of celery'],
      gi: like(GI.whiteBread),
      measures: { cup: 252, tbsp: 15.8, can: 305 },
      allergens: ['dairy', 'wheat', 'gluten'],
      breaks: ['vegan', 'gluten-free', 'dairy-free', 'paleo'],
    },
  ),
]
