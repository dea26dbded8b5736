import type { Row } from './row.ts'

/** Pans and dishes that somebody wants to cook in. `said`: with its article; `made`: how steps of a recipe name it, or what it can take the place of. */
export type PanRow = Row & { said: string; made: RegExp; isPot?: true }

/** What somebody lacks is not wanted. */
const WANTED =
  "(?<!\\b(?:no|not|without|never|don't have|dont have|do not have|don't own|lost|broke|broken) (?:(?:an?|my|the|any|our) )?)"
const SIZE = '\\d{1,2} ?(?:x|by|×) ?\\d{1,2}(?: ?(?:x|by|×) ?\\d)?(?:[- ]?(?:inch(?:es)?|in\\b|"))?'

export const PANS: readonly PanRow[] = [
  {
    means: 'pan-dutch-oven',
    said: 'a Dutch oven',
    en: `${WANTED}(?:dutch[- ]?ovens?|le creuset|cocotte)`,
    es: 'olla de hierro fundido|olla de hierro|cocotte',
    say: 'dutch oven',
    made: /\bdutch oven\b|\bpot\b(?! (?:roast|pie))/i,
    isPot: true,
  },
  {
    means: 'pan-skillet',
    said: 'a skillet',
    en: `${WANTED}(?:cast[- ]?iron(?: (?:skillet|pan|frying pan|fry pan|cookware))?|(?:non[- ]?stick )?fr(?:ying|y)[- ]pans?|non[- ]?stick (?:pan|skillet)s?)`,
    es: 'en la sarten|en sarten|sarten de hierro|sarten de hierro fundido|una sarten|mi sarten',
    say: 'frying pan',
    made: /\bskillet\b|\bfrying pan\b/i,
  },
  {
    means: 'pan-baking-dish',
    said: 'a baking dish',
    en: `${WANTED}(?:${SIZE}(?: (?:baking|cake|glass|casserole|square|pyrex|rectangular|metal))?(?: (?:pan|dish|tin|casserole|pyrex))?|baking dish(?:es)?|casserole dish(?:es)?|gratin dish(?:es)?|pyrex(?: dish(?:es)?| pan)?|lasagna pan)(?! of)`,
    es: 'refractario|molde refractario|molde para horno|fuente para horno|pyrex',
    say: 'baking dish',
    made: /\b(?:baking|casserole|gratin|pie) dish(?:es)?\b/i,
  },
  {
    means: 'pan-roasting-pan',
    said: 'a roasting pan',
    en: `${WANTED}roasting (?:pan|tin|dish)s?`,
    es: 'rustidera|asadera',
    say: 'roasting pan',
    made: /\broasting pan\b/i,
  },
  {
    means: 'pan-loaf-pan',
    said: 'a loaf pan',
    en: `${WANTED}loaf[- ](?:pan|tin)s?`,
    es: 'molde para pan|molde de pan',
    say: 'loaf pan',
    made: /\bloaf pan\b/i,
  },
]

const BY_STYLE = new Map(PANS.map((row) => [row.means, row]))

/** The pan that a style names. */
export const panOf = (style: string): PanRow | undefined => BY_STYLE.get(style)
