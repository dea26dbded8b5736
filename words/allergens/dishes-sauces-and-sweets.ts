import type { Holding } from './holding.ts'

/** Sauces, drinks, breads and sweets known in many countries. */
export const SAUCES_AND_SWEETS: Holding[] = [
  { holds: ['eggs'], en: 'mayoketchup, pisco sour' },
  { holds: ['fish'], en: 'taramosalata, italian salsa verde' },
  { holds: ['dairy', 'eggs'], en: 'boudin blanc' },
  { holds: ['dairy', 'fish'], en: 'gentleman relish' },
  { holds: ['dairy', 'shellfish'], en: 'nantua sauce' },
  { holds: ['dairy', 'wheat'], en: 'fairy bread' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'baked alaska, arctic roll' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'chicken liver parfait',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: 'pavlova',
    asBought: true,
  },
  {
    holds: ['dairy', 'fish'],
    en: 'smoked mackerel pate',
    asBought: true,
  },
  {
    holds: ['dairy', 'wheat'],
    en: 'rocky road',
    asBought: true,
  },
  {
    holds: ['eggs', 'wheat'],
    en: 'zucchini bread, banana bread, pumpkin bread',
    asBought: true,
  },
  {
    holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'],
    en: 'coffee and walnut cake',
    asBought: true,
  },
]
