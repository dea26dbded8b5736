import type { Holding } from './holding.ts'

/** Dishes of Africa. */
export const AFRICAN_DISHES: Holding[] = [
  { holds: ['peanuts'], en: 'kuli kuli, nkate nkwan' },
  { holds: ['dairy'], en: 'kitfo, gomen kitfo, niter kibbeh' },
  { holds: ['eggs'], en: 'chakchouka, doro wat' },
  { holds: ['fish'], en: 'thieboudienne' },
  { holds: ['wheat'], en: 'harira, bofrot' },
  { holds: ['gluten'], en: 'bazeen' },
  { holds: ['peanuts', 'shellfish'], en: 'ndole' },
  { holds: ['tree-nuts', 'wheat'], en: 'kaab el ghazal, gazelle horns, mhancha' },
  { holds: ['dairy', 'eggs'], en: 'bobotie' },
  { holds: ['dairy', 'wheat'], en: 'chechebsa, peppermint crisp tart' },
  { holds: ['eggs', 'wheat'], en: 'brik a loeuf' },
  { holds: ['fish', 'shellfish'], en: 'efo riro' },
  { holds: ['wheat', 'sesame'], en: 'chebakia' },
  { holds: ['tree-nuts', 'dairy', 'wheat'], en: 'om ali' },
  { holds: ['tree-nuts', 'eggs', 'wheat'], en: 'chicken bastilla, chicken pastilla, pigeon pastilla' },
  { holds: ['tree-nuts', 'wheat', 'sesame'], en: 'sellou' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'milk tart, melktert' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'ayib',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'lablabi, makroud, kinche, dabo',
    asBought: true,
  },
  {
    holds: ['fish', 'shellfish'],
    en: 'shito',
    asBought: true,
  },
]
