import type { Holding } from './holding.ts'

/** Dishes of the Balkans, Greece, Turkey, Iran and the Levant. */
export const EASTERN_DISHES: Holding[] = [
  { holds: ['tree-nuts'], en: 'tufahije, acuka, fesenjan' },
  {
    holds: ['dairy'],
    en: `horiatiki, greek salad, rizogalo, shopska salad, kajmak, cacik, sutlac, kazandibi, muhallebi,
      tavuk gogsu, dondurma, mast o khiar, bastani, mansaf`,
  },
  { holds: ['eggs'], en: 'mirza ghasemi, kuku sibzamini, salad olivieh' },
  { holds: ['shellfish'], en: 'midye dolma' },
  {
    holds: ['wheat'],
    en: `youvetsi, mekitsi, sekerpare, kisir, mercimek koftesi, gozleme, pismaniye, koloocheh, fatayer, sfiha,
      sambousek, musakhan, shawarma wrap, namoura, qatayef, awameh, harees, jareesh, luqaimat, malawach,
      jachnun, kubaneh, burekas, sufganiyot, feteer meshaltet, hawawshi`,
  },
  { holds: ['sesame'], en: 'taameya' },
  { holds: ['tree-nuts', 'dairy'], en: 'tarator soup' },
  {
    holds: ['tree-nuts', 'wheat'],
    en: 'kataifi, melomakarona, potica, kadayif, icli kofte, ashure, circassian chicken',
  },
  { holds: ['dairy', 'eggs'], en: 'cilbir, tahchin' },
  {
    holds: ['dairy', 'wheat'],
    en: `bougatsa, trahana, strukli, su boregi, manti, iskender kebab, kunefe, tarhana soup, ash reshteh, fatteh,
      ghraybeh, halawet el jibn, aish el saraya, osmalieh`,
  },
  { holds: ['dairy', 'gluten'], en: 'dakos' },
  { holds: ['fish', 'wheat'], en: 'balik ekmek' },
  { holds: ['wheat', 'sesame'], en: 'manakish zaatar, barazek' },
  { holds: ['tree-nuts', 'dairy', 'wheat'], en: 'kourabiedes, prekmurska gibanica, umm ali' },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: 'galaktoboureko, tsoureki, banitsa, gibanica, papanasi, krempita, palacinke',
  },
  { holds: ['eggs', 'wheat', 'sesame'], en: 'sabich' },
  { holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'], en: 'cozonac' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'haydari',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'ezogelin soup, koshari, halim, turkish pide, pide bread',
    asBought: true,
  },
]
