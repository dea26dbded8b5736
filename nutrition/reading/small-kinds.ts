import { about, type One } from './one.ts'
import type { Size } from './read-amount.ts'
import { SIZE_FACTORS } from './sizes.ts'
import { SPREAD } from './spread.ts'

/**
 * The weight of one, for kinds far smaller than the usual food of that name: a pearl onion does not weigh 110 g. Null if
 * the name is not such a kind.
 * @param named the words of the name, singular
 */
export function smallKind(named: readonly string[], size: Size | null): One | null {
  const kinds = named.map((word) => KINDS.get(word)).find((found) => found !== undefined)
  const kind = kinds && named.flatMap((word) => kinds[word] ?? [])[0]
  if (kinds === undefined || kind === undefined) return null
  const what = named.filter((word) => KINDS.has(word) || kinds[word]).join(' ')
  const one = about(kind, SPREAD.little, `1 ${what} taken as ${kind} g (usual kitchen weight)`)
  const factor = size === null || size === 'medium' ? 1 : SIZE_FACTORS[size]
  return { ...one, grams: one.grams * factor, least: one.least * factor, most: one.most * factor }
}

/** Grams of one, by the thing and then by its kind. USDA SR26 weighs a midget gherkin (11940) and a baby zucchini (11953). */
const ROWS: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  [
    'onion',
    { pearl: 10, cocktail: 5, silverskin: 10, pickling: 20, boiling: 30, cipollini: 25, cippolini: 25 },
  ],
  ['cipollini', { onion: 25 }],
  ['cucumber', { pickling: 70, kirby: 100, persian: 100, lebanese: 130, mini: 90, baby: 90 }],
  ['gherkin', { midget: 6, baby: 6, mini: 6 }],
  ['cornichon', { cornichon: 6 }],
  ['pepper', { shishito: 8, padron: 8, mini: 28, baby: 28, miniature: 28 }],
  ['eggplant', { baby: 65, mini: 65, miniature: 65, thai: 30, fairy: 30, japanese: 120 }],
  ['aubergine', { baby: 65, mini: 65, miniature: 65, thai: 30, japanese: 120 }],
  ['zucchini', { baby: 11, mini: 11, miniature: 11 }],
  ['courgette', { baby: 11, mini: 11, miniature: 11 }],
  ['carrot', { baby: 10, mini: 10 }],
  ['leek', { baby: 20 }],
  ['pattypan', { squash: 30, baby: 20 }],
  ['lettuce', { gem: 100 }],
  ['gem', { little: 100, baby: 100 }],
  ['mango', { ataulfo: 140, honey: 140 }],
  ['pear', { seckel: 50 }],
  ['plum', { damson: 15, mirabelle: 10 }],
  ['damson', { damson: 15 }],
  ['lime', { key: 30 }],
  ['chili', { thai: 2, bird: 1, eye: 1, guajillo: 6 }],
  // Of dates without a kind, deglet noor weigh 7 g (USDA 09087) and Medjool 24 g.
  ['date', { medjool: 24, date: 14 }],
  ['khajoor', { khajoor: 14 }],
  ['khajur', { khajur: 14 }],
  ['langoustine', { langoustine: 25 }],
]
const KINDS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(ROWS)
