import { foodById } from '@evenplate/nutrition/table/foods'
import {
  BASES,
  type BaseKind,
  DOUGH_ALONE,
  IN_LEAVES,
  OF_FLOUR,
  OF_VEGETABLE,
  WHOLE_WHEAT_DOUGH,
} from '@evenplate/words/bases'
import { type BookDish, dishIn, idsOf } from '../../dish-book/dish.ts'
import type { NamedDish } from './dishes.ts'
import { foodIdsOf } from './food-ids.ts'
import { plainName } from './food-lexicon.ts'

/** A base made of an unusual food: a dough of almond flour, noodles of zucchini. */
export type BaseAsked = { kind: BaseKind; food: string; said: string }

type Found = { bases: BaseAsked[]; text: string }

/** Most texts name none; this rules them out with one search. */
export const mayNameBase = (text: string): boolean => ANY.test(text)

const ANY = new RegExp(
  `\\b(?:${BASES.map(({ en }) => en).join('|')})\\b|${IN_LEAVES.source}|${OF_FLOUR}|\\b${OF_VEGETABLE}`,
)

/** Matches nothing. */
const NEVER = '(?!)'

const READERS = BASES.map(({ kind, en, of, holds }) => ({
  kind,
  // "Zucchini noodles", "a dough of almond flour", "zucchini in noodles"; but "rice with broccoli" is ordinary rice.
  pattern: new RegExp(
    `(?<![\\w-])(?:(?<before>${of})s?(?: |-)(?:(?:based|flour) )?(?:${en})|(?:${en}) (?:made (?:of|from|out of|with|using)|of|from|out of${holds ? '|with|using' : ''}) (?:an? |the )?(?<after>${of})s?|(?<into>${kind === 'noodles' ? of : NEVER})s? in noodles)(?![\\w-])`,
    'g',
  ),
}))

const LEAVES = new RegExp(`\\bin (?:crisp |big |some |large )?${IN_LEAVES.source}`, 'g')

/**
 * Bases made of other foods, and the text without them.
 * @param text without names of known dishes, such as "cauliflower crust pizza"
 */
export function takeBases(text: string): Found {
  const bases: BaseAsked[] = []
  let rest = text.replace(LEAVES, (said, leaf: string) => {
    bases.push({ kind: 'wraps', food: leaf, said: said.replace(/^in /, '') })
    return ' | '
  })
  for (const { kind, pattern } of READERS)
    rest = rest.replace(pattern, (said, ...groups) => {
      const named = groups.at(-1) as Record<string, string | undefined>
      const food = plainName(
        (named.before ?? named.after ?? named.into ?? '').replace(/^cauli$/, 'cauliflower'),
      )
      if (foodIdsOf(food).length === 0) return said
      bases.push({ kind, food, said: kind === 'dough' ? `a dough of ${food}` : said.trim() })
      return ' | '
    })
  return { bases, text: rest }
}

/** A dough asked for in a dish's own name: "cauliflower arepas", "empanadas of almond flour". */
export function doughOf(whole: string, dishes: readonly NamedDish[], book: readonly BookDish[]): BaseAsked[] {
  const dough = BASES[0]!
  return dishes.flatMap(({ id, words, holds }) => {
    const hasDough = dishIn(book, id)?.foods.some(
      (part) => part.defines && dough.usual.test(idsOf(part)[0] ?? ''),
    )
    if (!hasDough || holds.length > 0) return []
    const of = DOUGH_ALONE.test(words) ? `(?:${OF_FLOUR}|${OF_VEGETABLE})` : OF_FLOUR
    const name = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const said = new RegExp(
      `(?<![\\w-])(?:(${of}) ${name}|${name} (?:made )?(?:of|from|out of|with|using) (${of}))(?![\\w-])`,
    ).exec(whole)
    const food = (said?.[1] ?? said?.[2])?.replace(/-/g, ' ').replace(/^cauli$/, 'cauliflower')
    return food ? [{ kind: 'dough' as const, food, said: `a dough of ${food}` }] : []
  })
}

/** The style that is told on the recipe, if the dish has no whole wheat to be made of. */
export const WHOLE_WHEAT = 'whole-wheat-dough'

/**
 * A dough of whole wheat: what the dish can be made of, if it has any. If it has none, a style, so that the dish is made and the recipe
 * tells. Without a dish that has a dough, the words are left for the other readers.
 */
export function takeWholeWheat(
  text: string,
  dishes: () => readonly NamedDish[],
  book: readonly BookDish[],
): { text: string; must: string[][]; style: string[] } {
  const none = { text, must: [], style: [] }
  if (text.search(WHOLE_WHEAT_DOUGH) < 0) return none
  const doughs = dishes().flatMap(({ id }) => (dishIn(book, id)?.foods ?? []).filter(isDough))
  if (doughs.length === 0) return none
  const whole = doughs.flatMap(idsOf).find((id) => /whole-wheat/.test(id))
  const name = foodById(whole ?? '')?.name
  return {
    text: text.replace(WHOLE_WHEAT_DOUGH, ' '),
    must: name && foodIdsOf(plainName(name)).includes(whole!) ? [[plainName(name)]] : [],
    style: name ? [] : [WHOLE_WHEAT],
  }
}

const isDough = (part: Parameters<typeof idsOf>[0]): boolean => BASES[0]!.usual.test(idsOf(part)[0] ?? '')

/** A "burger bowl", a "naked burrito" or "gyros in a bowl" is eaten without what usually holds it. */
export function breadLeftOut(
  text: string,
  dishes: readonly NamedDish[],
  book: readonly BookDish[],
): string[] {
  if (!/\b(?:bowls?|naked|deconstructed|unwrapped)\b/.test(text)) return []
  return dishes.flatMap(({ id, words }) => {
    const dish = dishIn(book, id)
    const part = dish?.foods.find(
      ({ defines, job, use }) => defines && job === 'starch' && HELD_IN.test(use.split(' ')[0] ?? ''),
    )
    if (!dish || !part || /\bbowl/i.test(dish.title)) return []
    const at = text.indexOf(words)
    const [before, after] = [
      text.slice(Math.max(0, at - 30), at),
      text.slice(at + words.length, at + words.length + 30),
    ]
    const isBare =
      /\bbowls?$/.test(words) ||
      /\b(?:naked|deconstructed|unwrapped)(?: [a-z]+)? $/.test(before) ||
      /^(?:,? (?:but )?(?:in|as|into|made into|turned into) an?)? bowls?\b/.test(after)
    return isBare ? [/tortilla|taco/.test(part.use) ? 'tortilla' : 'bread'] : []
  })
}

const HELD_IN = BASES.find(({ kind }) => kind === 'wraps')!.usual

/**
 * "Bulgogi in lettuce cups" is one dish, and so is "pad thai with cabbage noodles", although lettuce wraps and cabbage
 * noodles are also dishes of their own.
 */
export function asBases(dishes: readonly NamedDish[]): { dishes: NamedDish[]; bases: BaseAsked[] } {
  const read = dishes.map((dish) => ({ dish, base: wholeBase(dish.words) }))
  const others = read.flatMap(({ dish, base }) => (base ? [] : [dish]))
  return others.some(({ id }) => id !== null)
    ? { dishes: others, bases: read.flatMap(({ base }) => base ?? []) }
    : { dishes: [...dishes], bases: [] }
}

/** The base, if the whole name says nothing else. */
function wholeBase(words: string): BaseAsked | null {
  const { bases, text } = takeBases(words.trim())
  const leaf = IN_LEAVES.exec(words)
  if (leaf?.[0] === words.trim()) return { kind: 'wraps', food: leaf[1] ?? 'lettuce', said: leaf[0] }
  return bases[0] && text.replace(/[ |]/g, '') === '' ? bases[0] : null
}

/** Fried rice made of cauliflower does not ask for rice. */
export const isUsual = (names: readonly string[], bases: readonly BaseAsked[]): boolean =>
  bases.some(({ kind }) =>
    names.every((name) => BASES.find((one) => one.kind === kind)?.usual.test(foodIdsOf(name)[0] ?? '')),
  )
