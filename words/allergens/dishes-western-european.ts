import type { Holding } from './holding.ts'

/** Dishes of France, Spain, Portugal and Italy. */
export const WESTERN_EUROPEAN_DISHES: Holding[] = [
  { holds: ['dairy'], en: 'blanquette de veau, truffade, vichyssoise, caprese salad' },
  { holds: ['eggs'], en: 'lyonnaise salad, steak tartare' },
  { holds: ['shellfish'], en: 'arroz negro' },
  { holds: ['wheat'], en: 'coca de vidrio, zeppole' },
  { holds: ['tree-nuts', 'dairy'], en: 'mont blanc dessert' },
  { holds: ['tree-nuts', 'eggs'], en: 'ricciarelli, torta caprese' },
  { holds: ['tree-nuts', 'fish'], en: 'suquet de peix' },
  { holds: ['tree-nuts', 'wheat'], en: 'baci di dama, ajoblanco, ajo blanco' },
  { holds: ['dairy', 'eggs'], en: 'chocolate souffle, creme caramel, ile flottante, stracciatella soup' },
  { holds: ['dairy', 'shellfish'], en: 'escargots a la bourguignonne' },
  {
    holds: ['dairy', 'wheat'],
    en: `flammekueche, french onion soup, tarte flambee, francesinha, cacio e pepe, bucatini allamatriciana,
      suppli, pizza margherita, cassata, sfogliatelle, maritozzi`,
  },
  { holds: ['eggs', 'fish'], en: 'bacalhau a bras' },
  {
    holds: ['eggs', 'wheat'],
    en: 'pommes dauphine, chouquettes, flamenquin, sopa de ajo, acorda, pao de lo, bigne',
  },
  { holds: ['fish', 'wheat'], en: 'pissaladiere' },
  { holds: ['shellfish', 'wheat'], en: 'fritto misto di mare' },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `crepes suzette, far breton, pain perdu, tarte au citron, caneles, leche frita, zuppa inglese,
      pastiera napoletana, colomba pasquale`,
  },
  { holds: ['eggs', 'fish', 'wheat'], en: 'pan bagnat' },
  { holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'], en: 'financiers, paris brest' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'risotto alla milanese, pistou',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'aglio e olio',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: 'chocolate mousse, mousse au chocolat',
    asBought: true,
  },
  {
    holds: ['eggs', 'fish'],
    en: 'nicoise salad',
    asBought: true,
  },
  {
    holds: ['eggs', 'wheat'],
    en: 'veal milanese',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: 'religieuse',
    asBought: true,
  },
  {
    holds: ['dairy', 'fish', 'wheat'],
    en: 'sole meuniere',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs', 'fish', 'wheat'],
    en: 'quenelle',
    asBought: true,
  },
  { holds: ['fish', 'eggs'], es: 'gazpachuelo' },
  { holds: ['fish', 'wheat'], es: 'pescaito frito, fritura de pescado' },
]
