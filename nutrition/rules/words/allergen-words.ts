import { HOLDINGS } from '@evenplate/words/allergens/held'
import type { AllergenInFood, Holding } from '@evenplate/words/allergens/holding'
import { LOOK_ALIKES } from '@evenplate/words/allergens/look-alikes'
import { list } from '@evenplate/words/phrases'
import type { Allergen, NutKind } from '../../table/food.ts'
import { type Lexicon, lexicon, wordsIn } from '../../text/lexicon.ts'

/** The marks on a food that count as each allergen: wheat is gluten, and an unspecified nut may be either kind. */
const COUNTS_AS: Record<Allergen | NutKind, readonly AllergenInFood[]> = {
  nuts: ['nuts', 'peanuts', 'tree-nuts'],
  peanuts: ['peanuts', 'nuts'],
  'tree-nuts': ['tree-nuts', 'nuts'],
  dairy: ['dairy'],
  eggs: ['eggs'],
  soy: ['soy'],
  wheat: ['wheat'],
  gluten: ['gluten', 'wheat'],
  shellfish: ['shellfish'],
  fish: ['fish'],
  sesame: ['sesame'],
}

/** The marks on a food that say it has none of an allergen: without gluten is without wheat. */
const LACKS: Record<Allergen | NutKind, readonly AllergenInFood[]> = {
  ...COUNTS_AS,
  wheat: ['wheat', 'gluten'],
  gluten: ['gluten'],
  peanuts: ['peanuts', 'nuts'],
  'tree-nuts': ['tree-nuts', 'nuts'],
  nuts: ['nuts'],
}

function wordsOf(allergen: Allergen | NutKind): Lexicon {
  const holding = HOLDINGS.filter(({ holds, may = [] }) =>
    [...holds, ...may].some((held) => COUNTS_AS[allergen].includes(held)),
  )
  const lacking = HOLDINGS.filter(({ not = [] }) => not.some((one) => LACKS[allergen].includes(one)))
  const { harmless, ...looks } = LOOK_ALIKES[allergen]
  return lexicon({
    ...looks,
    harmless: [
      ...wordsIn([harmless, ...spanishOf(harmless).flatMap(smallOf)].join(',')),
      ...namesOf(lacking),
    ],
    lacking: namesOf(lacking),
    terms: namesOf(holding.filter(({ asBought }) => !asBought)),
    bought: namesOf(holding.filter(({ asBought }) => asBought)),
  })
}

const namesOf = (rows: readonly Holding[]) => rows.flatMap((row) => NAMES.get(row) ?? [])

/** Only Spanish joins two nouns with "de". */
const spanishOf = (names: string): string[] => list(names).filter((name) => name.includes(' de '))

/** "Gambones", "nueces": plurals of Spanish names that end in a consonant. */
const severalOf = (name: string): string =>
  name.replace(/^([a-z]*[^aeious\s,])(?= |$)/, (word) => `${word.replace(/z$/, 'c')}es`)

/** "Empanaditas", "quesito", "camaroncitos": Spanish names in the small form in which people often say what they ate. */
function smallOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  return smallWords(first).map((word) => [word, ...rest].join(' '))
}

function smallWords(word: string): string[] {
  if (word.length < 3) return []
  const soft = (stem: string) =>
    stem
      .replace(/c$/, 'qu')
      .replace(/g$/, 'gu')
      .replace(/(?<!z)z$/, 'c')
  if (/[oa]$/.test(word)) return [`${soft(word.slice(0, -1))}it${word.at(-1)}`]
  if (word.endsWith('e'))
    return [`${word.slice(0, -1)}ito`, `${word.slice(0, -1)}ita`, `${word}cito`, `${word}cita`]
  if (/[nr]$/.test(word)) return [`${word}cito`, `${word}ecito`]
  return word.endsWith('l') ? [`${word}ito`] : []
}

/** Every row's names as words: read once, though most foods hold several allergens. */
const NAMES = new Map(
  HOLDINGS.map((row) => {
    const { en = '', es = '', abroad = '' } = row
    const spanish = list(es).flatMap((name) => [severalOf(name), ...smallOf(name)])
    return [row, wordsIn([en, es, ...spanish, abroad].join(','))]
  }),
)

/** The allergens' names, dishes that contain them, places they hide, and words that only sound like them. */
export const ALLERGEN_WORDS: Record<Allergen, Lexicon> = {
  dairy: wordsOf('dairy'),
  nuts: wordsOf('nuts'),
  eggs: wordsOf('eggs'),
  soy: wordsOf('soy'),
  wheat: wordsOf('wheat'),
  gluten: wordsOf('gluten'),
  shellfish: wordsOf('shellfish'),
  fish: wordsOf('fish'),
  sesame: wordsOf('sesame'),
}

/**
 * Peanuts are pulses, not tree nuts: a person who must avoid one may eat the other. The profile's "nuts" forbids
 * both.
 */
export const PEANUT_WORDS: Lexicon = wordsOf('peanuts')
export const TREE_NUT_WORDS: Lexicon = wordsOf('tree-nuts')
