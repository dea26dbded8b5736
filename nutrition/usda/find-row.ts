import { words } from '../text/food-words.ts'
import { PREPARATION, VARIETY } from '../text/line-words.ts'
import { generic } from './brands.ts'
import { ADDED, beginningOf, type RowName, readRowName } from './row-name.ts'
import { type Row, rowsCalled } from './rows.ts'

/** A food that a name may mean; a worse match the more it says that the name does not. */
export type Named = { row: Row; isBest: boolean }

/**
 * All USDA foods that match a name equally well: each has every word of the name that says which food it is, is named by
 * its last word, and says nothing the name does not. Empty if there is none.
 * @param tokens the name as comparable words
 */
export function rowsNamed(tokens: readonly string[]): Named[] {
  const said = generic(tokens)
  const telling = tellingOf(said)
  const head = telling.at(-1)
  if (
    !head ||
    NO_HEAD.test(head) ||
    VARIETY.has(head) ||
    (telling.length === 1 && VAGUE.has(head)) ||
    telling.length > MAX_WORDS
  )
    return []
  const called = rowsCalled(head)
  if (telling.length === 1 && called.length > MOST_CALLED)
    return called.filter(({ name }) => isAnyKind(name, head)).map((row) => ({ row, isBest: true }))
  if (called.length > MOST_READ) return []
  const found: { row: Row; cost: number }[] = []
  for (const row of called) {
    if (!mayHave(row, telling)) continue
    const name = nameOf(row)
    if (!telling.every((word) => covers(name, word))) continue
    const cost = unsaidIn(name, said)
    if (cost <= MOST_UNSAID + OTHERS) found.push({ row, cost })
  }
  const least = Math.min(...found.map(({ cost }) => cost))
  if (least > MOST_UNSAID) return []
  // If even the best says something that the line does not, the line may just as well mean one that says something else.
  const most = least < ADDED ? least + SAME : least + OTHERS
  return found
    .filter(({ cost }) => cost <= most)
    .map(({ row, cost }) => ({ row, isBest: cost <= least + SAME }))
}

/** The words of a name that say which food it is. */
export const tellingOf = (said: readonly string[]): string[] =>
  said.filter((word, at) => !isSaidOfAny(word) || isWholeGrain(said, at))

/** How many of a name's distinguishing words a food has, and how much it says that the name does not. */
export function fitOf(row: Row, telling: readonly string[], said: readonly string[]) {
  const name = nameOf(row)
  return { has: telling.filter((word) => covers(name, word)).length, unsaid: unsaidIn(name, said) }
}

export const MAX_WORDS = 8

/** Words for preparation do not name a food: "mixed, dried, distilled". */
export const NO_HEAD = /(?<!\bse|\bre|we|rse|nse|bre)ed$/

/** "Cookie, NFS": not further specified. */
const isAnyKind = (name: string, head: string): boolean =>
  ALIKE.has(head) && name.endsWith(', NFS') && words(name.slice(0, -5)).join(' ') === head

/** Any of them has about the same carbohydrate. */
const ALIKE = new Set(['cookie', 'cracker', 'muffin', 'donut'])

/** A single word shared by so many foods, like beef or soup, names none of them, except a food "of any kind". */
export const MOST_CALLED = 150
/** So many that reading them takes longer than a line may: beef alone. */
export const MOST_READ = 400

/** Whether a name has the beginning of each word. A quick test that most names fail. */
function mayHave({ name }: Row, telling: readonly string[]): boolean {
  const text = name.toLowerCase()
  return telling.every((word) => SAME_STATES.has(word) || text.includes(beginningOf(word)))
}

/** With so many foods an average means nothing; often the name was cut short: "vegetable or chicken stock". */
export const VAGUE = new Set(
  'vegetable meat fruit seed food game dish mix baby bean pea chip soup'.split(' '),
)

/** What a name may say that the line does not, as `RowName` weighs it. */
const MOST_UNSAID = 2
const SAME = 0.2
const OTHERS = 2

const names = new WeakMap<Row, RowName>()

function nameOf(row: Row): RowName {
  const known = names.get(row) ?? readRowName(row.name)
  names.set(row, known)
  return known
}

const covers = ({ all }: RowName, word: string): boolean =>
  all.has(word) || (SAME_STATES.get(word)?.some((same) => all.has(same)) ?? false)

function unsaidIn({ unsaid }: RowName, said: readonly string[]): number {
  let cost = 0
  for (const [word, weight] of unsaid) if (!said.includes(word)) cost += weight
  return cost
}

/** Words that say how any food was cut or bought. All others must be in USDA's name. */
const isSaidOfAny = (word: string): boolean =>
  (PREPARATION.has(word) && !TELLING.has(word)) || PIECES.has(word)

/** A whole kidney is a kidney, but whole wheat is another wheat. */
const isWholeGrain = (said: readonly string[], at: number): boolean =>
  said[at] === 'whole' && ['wheat', 'grain', 'milk', 'fat'].includes(said[at + 1] ?? '')

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words about cooking, or about something taken out, that change the carbohydrate. */
const TELLING =
  set(`salt cooked boiled steamed roasted baked canned tinned jarred fat free low lowfat reduced less nonfat light lite no 0%
  1% 2% unsweetened quick instant made ready mashed pureed dissolved strained brewed juiced zested streaky smoked
  italian mexican thai japanese chinese indian greek french american english korean spanish asian burrito taco fajita cracked ground
  sea pressed mixed combined skin shell bone head tail`)

const PIECES =
  set(`fillet filet piece slice chunk cube wedge strip half quarter portion pack package bag can tin bottle box container carton
  small bite serving extra`)

/** USDA's other words for the same thing. */
const SAME_STATES: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    cooked: ['boiled', 'steamed', 'baked', 'roasted', 'heated', 'grilled', 'braised'],
    boiled: ['cooked'],
    steamed: ['cooked', 'boiled'],
    tinned: ['canned'],
    jarred: ['canned'],
    lowfat: ['low'],
    biscuit: ['cookie'],
    ground: ['powder'],
  }),
)
