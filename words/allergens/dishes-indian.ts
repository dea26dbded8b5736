import type { Holding } from './holding.ts'

/** Dishes of South Asia. */
export const INDIAN_DISHES: Holding[] = [
  {
    holds: ['dairy'],
    en: `chicken tikka masala, payasam, moong dal halwa, besan ladoo, falooda, mysore pak, basundi,
      punjabi kadhi, gujarati kadhi`,
  },
  { holds: ['fish'], en: 'macher jhol' },
  {
    holds: ['wheat'],
    en: 'puran poli, misal pav, chole bhature, kachori, haleem, kerala parotta, litti chokha, thukpa',
  },
  { holds: ['sesame'], en: 'til ladoo, gajak' },
  { holds: ['peanuts', 'wheat'], en: 'dabeli' },
  { holds: ['peanuts', 'sesame'], en: 'mirchi ka salan, bagara baingan' },
  { holds: ['tree-nuts', 'dairy'], en: 'chicken korma, badam halwa' },
  { holds: ['dairy', 'wheat'], en: 'dal baati churma, ghevar' },
  { holds: ['eggs', 'wheat'], en: 'bebinca' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'tandoori chicken, hyderabadi biryani, gajar halwa, masala chai, kadhi, avial, peda',
    asBought: true,
  },
  {
    holds: ['soy'],
    en: 'gobi manchurian',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'upma, momo',
    asBought: true,
  },
  {
    holds: ['dairy', 'wheat'],
    en: 'pav bhaji',
    asBought: true,
  },
  {
    holds: ['soy', 'wheat'],
    en: 'hakka noodles',
    asBought: true,
  },
]
