import type { LineFigures, Swap } from '@evenplate/domain/recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import { readLine } from '../reading/read-line.ts'
import { remember } from '../text/remember.ts'
import { escaped } from './sentence.ts'
import { spelledAlike } from './spelled-alike.ts'

/**
 * Turns amounts of the old food in the steps ("add 1/2 cup sugar") into shares of the new line ("add half of the
 * allulose"), so that steps and ingredient list agree. Pieces that are replaced one for one keep their count.
 * @param amounts finds the old food in texts, with its amount
 * @param line the old line: its weight and its name for the food
 * @param called what a text says instead of a name it uses
 */
export function amountWords(
  texts: readonly string[],
  amounts: FindAmounts | null,
  line: Pick<LineFigures, 'grams'> & { named: string },
  { called, forms, each, sliced }: Pieces & { called: (name: string) => string },
): Swap['words'] {
  if (!amounts) return []
  return texts.flatMap((text) =>
    amounts(text).map((found) => {
      const { lead = '', count = '', unit = '', name = '', tail = '' } = found.groups ?? {}
      const isPiece = !unit || /^(?:slice|piece)/i.test(unit)
      const from = found[0].trim().toLowerCase()
      const food = called(name)
      const pieces =
        each && isPiece && count && !/the|remaining|other|last/i.test(lead) ? times(count, each) : null
      if (pieces) return { from, to: `${pieces} ${piecesOf(pieces, unit, { forms, sliced })}${tail}` }
      if (isPiece && !/\d/.test(count)) return { from, to: `some ${food}${tail}` }
      // What each person gets is not an amount that goes into the pot: "1/2 cup cooked rice each".
      if (tail) return { from, to: `the ${food}` }
      if (/remaining|other|last|rest/i.test(lead)) return { from, to: `the remaining ${food}` }
      const weight = readLine(
        `${NUMBERS.get(count.toLowerCase()) ?? (count || '1')} ${unit} ${line.named}`,
      ).grams
      return { from, to: share(weight && line.grams ? weight / line.grams : null, food) }
    }),
  )
}

/** Every amount of a food that a text gives. */
export type FindAmounts = (text: string) => RegExpMatchArray[]

/**
 * @param steps the texts, maybe with words already removed; each is searched once, since most options leave it unchanged
 * @param names what texts call the food, the longest first
 * @returns null if no step names it
 */
export function amountsIn(steps: readonly string[], names: readonly string[]): FindAmounts | null {
  const told = spelledAlike(steps.join('\n'))
  const used = names
    .map((name) => ({ name, alike: spelledAlike(name) }))
    .filter(({ alike }) => told.includes(alike))
  if (used.length === 0) return null
  const any = used.map(({ name }) => escaped(name)).join('|')
  const start = new WordPattern(`(?=${any})`, 'giu')
  const mayHaveOne = (text: string) =>
    start.all(text).some(({ index }) => ENDS_WITH_AMOUNT.test(text.slice(0, index)))
  const searched = new Map<string, RegExpMatchArray[]>()
  return (text) => {
    const known = searched.get(text)
    if (known) return known
    const found = mayHaveOne(text) ? amountBefore(any).all(text) : []
    searched.set(text, found)
    return found
  }
}

/** How the new food is counted: singular and plural, how many replace one old piece, and whether it comes in slices. */
type Pieces = { forms: [one: string, many: string]; each?: number | undefined; sliced: boolean }

const piecesOf = (count: string, unit: string, { forms, sliced }: Pieces): string =>
  sliced && unit ? `${unit} of ${forms[1]}` : forms[/^(?:1|an?|one)$/i.test(count) ? 0 : 1]

const COUNT = String.raw`(?:\d+(?:[ -]\d+)?\/\d+|\d+ ?[½¼¾⅓⅔⅛]|[½¼¾⅓⅔⅛]|\d+(?:\.\d+)?(?:(?: ?[-–] ?| to )\d+)?)`
const WORD = '(?:half|an?|one|two|three|four|five|six|eight)'
const UNIT =
  '(?:cups?|tablespoons?|tbsps?|tbs|teaspoons?|tsps?|ounces?|oz|pounds?|lbs?|kilograms?|kg|grams?|g|ml|slices?|pieces?)'

/** Text before a name that may end in an amount; a quick test that also lets some other text through. */
const ENDS_WITH_AMOUNT = new RegExp(
  `(?:[\\d½¼¾⅓⅔⅛]|${UNIT}\\.?) ?(?:\\([^()]*\\))? ?(?:${UNIT}\\.? )?(?:\\([^()]*\\) )?(?:of )?(?:the |your )?(?:\\p{L}+ )?$`,
  'iu',
)

/** Cached, since making one takes milliseconds: most dishes call a food by its shortest name. */
const amountBefore = remember(
  (names) =>
    new WordPattern(
      `(?<![\\p{L}\\p{N}/.])(?<lead>(?:the |all (?:of )?(?:the )?)?(?:remaining |other |last |rest of the )?)` +
        `(?:(?<count>${COUNT})(?: ?\\([^()]*\\))? ?(?:(?<unit>${UNIT})\\.? )?|(?<count>${WORD}) (?:an? )?(?<unit>${UNIT})\\.? |(?<=(?:the|last|remaining) )(?<unit>${UNIT}) (?=of ))` +
        `(?:\\([^()]*\\) )?(?:of )?(?:the |your )?(?:(?!(?:and|or|in|into|with|to|for|from|until|minutes?|mins?|hours?|water|more)\\b)[\\p{L}]+ )??` +
        `(?<name>${names})(?![\\p{L}\\p{N}])(?! (?:cooking )?(?:water|liquid|juice)(?![\\p{L}]))(?<tail> (?:each(?! time)|apiece|per (?:person|serving|bowl|plate))(?![\\p{L}]))?`,
      'giu',
    ),
  { most: 256, longest: 200 },
)

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    half: 0.5,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
  }),
)

/** "2" with two for each is "4"; null for anything but a whole count. */
function times(count: string, each: number): string | null {
  const whole = NUMBERS.get(count.toLowerCase()) ?? (/^\d+$/.test(count) ? Number(count) : null)
  return whole === null || whole < 1 ? null : each === 1 ? count : String(whole * each)
}

/** A share of the recipe's whole amount. Steps that do not add up to their own line get no share at all. */
function share(part: number | null, food: string): string {
  if (part === null || part > 0.94) return `the ${food}`
  if (part < 0.04) return `a little of the ${food}`
  const [value, words] = SHARES.reduce((best, one) =>
    Math.abs(one[0] - part) < Math.abs(best[0] - part) ? one : best,
  )
  return `${Math.abs(value / part - 1) < 0.05 ? '' : 'about '}${words} of the ${food}`
}

const SHARES: readonly [number, string][] = [
  [0.05, 'a twentieth'],
  [0.1, 'a tenth'],
  [1 / 8, 'an eighth'],
  [1 / 6, 'a sixth'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.4, 'two fifths'],
  [0.5, 'half'],
  [0.6, 'three fifths'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
  [0.8, 'four fifths'],
  [0.9, 'nine tenths'],
]
