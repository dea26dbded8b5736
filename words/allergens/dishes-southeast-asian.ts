import type { Holding } from './holding.ts'

/** Dishes of Indonesia, Malaysia, Burma and the Philippines. */
export const SOUTHEAST_ASIAN_DISHES: Holding[] = [
  { holds: ['dairy'], en: 'ube halaya, halo halo' },
  { holds: ['eggs'], en: 'tortang talong, balut, embutido, kaya jam' },
  { holds: ['fish'], en: 'otak otak, siomay, mohinga' },
  { holds: ['shellfish'], en: 'pancit malabon, sinigang na hipon, bicol express, pinakbet' },
  { holds: ['soy'], en: 'bistek tagalog, tahu goreng' },
  { holds: ['wheat'], en: 'pandesal, popiah, martabak manis' },
  { holds: ['peanuts', 'shellfish'], en: 'rojak' },
  { holds: ['peanuts', 'soy'], en: 'ketoprak' },
  { holds: ['dairy', 'eggs'], en: 'bibingka, yema candy' },
  { holds: ['dairy', 'wheat'], en: 'polvoron' },
  { holds: ['eggs', 'shellfish'], en: 'chilli crab' },
  { holds: ['eggs', 'soy'], en: 'tapsilog' },
  { holds: ['eggs', 'wheat'], en: 'mamon, kaya toast, martabak' },
  { holds: ['shellfish', 'wheat'], en: 'hokkien mee' },
  { holds: ['soy', 'wheat'], en: 'mie goreng' },
  { holds: ['peanuts', 'eggs', 'fish'], en: 'nasi lemak' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'ensaymada, lapis legit' },
  { holds: ['eggs', 'shellfish', 'soy'], en: 'char kway teow' },
  // A cook often makes these without.
  {
    holds: ['shellfish'],
    en: 'laing',
    asBought: true,
  },
  {
    holds: ['soy'],
    en: 'chicken adobo, pancit bihon, taho',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'turon',
    asBought: true,
  },
  {
    holds: ['peanuts', 'sesame'],
    en: 'tea leaf salad',
    asBought: true,
  },
  {
    holds: ['eggs', 'shellfish'],
    en: 'palabok',
    asBought: true,
  },
  {
    holds: ['soy', 'wheat'],
    en: 'pancit canton',
    asBought: true,
  },
]
