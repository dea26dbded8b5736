import { foodById } from '@evenplate/nutrition/table/foods'
import { COMMON_WORDS } from '@evenplate/words/common-words'
import { KINDS_OF_DISH } from '@evenplate/words/courses'
import { DISHES } from '@evenplate/words/dishes'
import { BOUGHT_READY, FOODS_FIRST, FOODS_ONLY, NOT_ASKED_FOR } from '@evenplate/words/foods'
import { type BookDish, idsOf, lighterOf } from '../../dish-book/dish.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, isFood, keyOf, placedTokens, tokensOf } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'

export type NamedDish = {
  /** Null where the book lacks it. */
  id: string | null
  said: string
  /** The words of the text that named it. */
  words: string
  /** Says what another kind of dish is like: the tacos of a "taco pasta". What it is made of is asked for, not the dish. */
  flavors?: string
  /** Foods in those words that its usual name does not say: the turkey of a "turkey meatloaf". */
  holds: string[]
}

/** For a reader who has no book. */
export const NO_BOOK: readonly BookDish[] = []

/** `title` is the book's, which a name of the same dish may not say: "seared scallops" are a garlic butter shrimp with scallops. */
type Name = { tokens: string[]; id: string | null; said: string; title: string }
type Index = ReadonlyMap<string, Name[]>

const indexes = new WeakMap<readonly BookDish[], Index>()

/** Every name of a dish by its first word, the longest first. The book's own names come before words for dishes it lacks. */
export function dishIndex(book: readonly BookDish[]): Index {
  const known = indexes.get(book)
  if (known) return known
  const names = new Map<string, Name>()
  const titles = new Map(book.map(({ id, title }) => [id, plainText(title)]))
  const add = (name: string, id: string | null, said: string) => {
    const tokens = dishTokens(plainText(name))
    const key = tokens.join(' ')
    // "S.O.S." on a menu is "so" in a sentence.
    if (key.length > 2 && !names.has(key))
      names.set(key, { tokens, id, said, title: titles.get(id ?? '') ?? said })
  }
  for (const { id, title, en = [], es } of book) {
    // "Pan" is bread in Spanish, which is put into English first, and what an English cook sears in.
    const abroad = es.filter((name) => !COMMON_WORDS.has(name))
    for (const name of [title, ...en, ...abroad]) {
      // "Salmon" asks for the fish in any dish, though baked salmon is what many mean by it.
      if (!isFoodAlone(name, title)) add(name, id, plainText(title))
    }
  }
  for (const [english, spanish] of DISHES) {
    const all = [...english.split('|'), ...spanish.split('|')].filter(Boolean)
    const said = all[0] ?? ''
    // One of its names may be the book's: then all of them are.
    const id = all.map((name) => names.get(dishTokens(plainText(name)).join(' '))?.id).find(Boolean) ?? null
    for (const name of all) if (id !== null || isDishAlone(plainText(name))) add(name, id, said)
  }
  const index = new Map<string, Name[]>()
  for (const name of names.values()) {
    const first = name.tokens[0] ?? ''
    index.set(first, [...(index.get(first) ?? []), name])
  }
  for (const list of index.values()) list.sort((a, b) => b.tokens.length - a.tokens.length)
  indexes.set(book, index)
  return index
}

/** What says how a food is cooked, and so asks for a dish of it. */
export const COOKED_SOMEHOW =
  /\b(?:grilled|baked|roast|roasted|fried|poached|boiled|seared|broiled|blackened|steamed|barbecued?|bbq|pulled)\b/

/** Whether a name the book lacks is a dish all the same: no cut of meat, and no kind of dish like "dip". */
const isDishAlone = (name: string): boolean => !BOUGHT.has(keyOf(name)) && !ONE_KIND.test(name)

const BOUGHT = new Set(BOUGHT_READY.map(keyOf))
const ONE_KIND = /^(?:dip|casserole|skillet|bake)s?$/

/** Whether a name says no more than the food a dish is made of. */
function isFoodAlone(name: string, title: string): boolean {
  const [said, whole] = [dishTokens(plainText(name)), dishTokens(plainText(title))]
  if (COOKED_SOMEHOW.test(name)) return false
  return isFood(plainText(name)) && said.length < whole.length && said.every((token) => whole.includes(token))
}

/** Words in their comparable form: singular, "with" and "n" as "and", without articles. */
const dishTokens = (text: string): string[] => tokensOf(text).flatMap(keysOf)

const keysOf = (token: string): string[] =>
  keyOf(token.includes("'") ? token.replace(/'s?$|'(?=s)/g, '').replace(/'/g, '') : token)
    .split(' ')
    .map((word) => (word === 'with' || word === 'n' ? 'and' : word))
    .filter((word) => word && !ARTICLES.has(word))

const ARTICLES = new Set(['a', 'an', 'the', 'some'])

/**
 * "Salmon and asparagus" names foods, and a dish only where nothing else is said of it. "Butter chicken" is a dish.
 * Right before another dish any foods do: the "sausage egg and cheese" of a breakfast bake.
 * @param before the dish whose name follows, or nothing
 */
export function isFoodsAlone(words: string, book: readonly BookDish[], before = ''): boolean {
  const tokens = tokensOf(words)
  let tied = true
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    const loose = food && (before !== '' || (tied && isFoodFirst(food.name, book)))
    if (food ? !loose : !BETWEEN_FOODS.has(tokens[at] ?? '')) return false
    tied = food === null
    at += food?.length ?? 1
  }
  return true
}

function isFoodFirst(name: string, book: readonly BookDish[]): boolean {
  if (FIRST.has(keyOf(name))) return true
  const tokens = dishTokens(name)
  const named = dishIndex(book).get(tokens[0] ?? '') ?? []
  return !named.some((dish) => dish.tokens.join(' ') === tokens.join(' '))
}

const FIRST = new Set([...FOODS_FIRST, ...FOODS_ONLY].map(keyOf))
const ONLY = new Set(FOODS_ONLY.map(keyOf))

/** Whether a name of a dish is no more than one food, of which there are many dishes. */
export const isOneFood = (words: string): boolean => ONLY.has(keyOf(words))

const BETWEEN_FOODS = new Set('and with or of n & , a an the some'.split(' '))

/** All dishes a text names, in its order; of names within one another the longest. */
export function dishesIn(text: string, book: readonly BookDish[]): NamedDish[] {
  const index = dishIndex(book)
  const pieces = piecesOf(text)
  const found: Placed[] = []
  // What stands before one name stands before all that follow: asked until it is so, or a long text is read again for each.
  let beside = false
  const besideFood = (before: string) => {
    beside ||= standsBesideFood(before)
    return beside
  }
  for (let at = 0; at < pieces.length; ) {
    const name = index
      .get(pieces[at]?.key ?? '')
      ?.find(({ tokens }) => tokens.every((token, n) => pieces[at + n]?.key === token))
    if (!name) {
      at += 1
      continue
    }
    const last = pieces[at + name.tokens.length - 1]
    const words = text.slice(pieces[at]?.start ?? 0, last?.end ?? text.length)
    const before = text.slice(0, pieces[at]?.start ?? 0)
    // "Spaghetti squash" is no spaghetti.
    const start = pieces[at]?.start ?? 0
    const longer = foodAt(tokensOf(text.slice(start, start + FIVE_WORDS)).slice(0, 5), 0)
    if (longer && longer.length > tokensOf(words).length) {
      at += longer.length
      continue
    }
    // "Fish or shrimp tacos" are tacos with either.
    if (
      /\bor $/.test(before.slice(-10)) &&
      name.tokens.length > 1 &&
      foodAt(tokensOf(words), 0) &&
      !isFood(words)
    ) {
      at += 1
      continue
    }
    const after = text.slice(last?.end)
    // "Unstuffed cabbage roll soup": the name that has the kind of dish in it is the dish.
    if (KIND_AFTER.test(after) && namedPast(index, pieces, at, at + name.tokens.length)) {
      at += 1
      continue
    }
    if (isAsked(before, after, words, besideFood))
      found.push({
        id: name.id,
        said: name.said,
        words,
        holds: holdsOf(words, name.title).filter((food) => isIn(food, name.id, book)),
        ...flavored(words, after),
        start,
        end: start + words.length,
      })
    at += name.tokens.length
  }
  return joined(found, text, book).map(({ start: _start, end: _end, ...dish }) => dish)
}

type Placed = NamedDish & { start: number; end: number }

/** Names that stand in one another's company: which of them are dishes of their own. */
function joined(found: Placed[], text: string, book: readonly BookDish[]): Placed[] {
  const kept: Placed[] = []
  const isOne = (one: Placed, { words }: Placed) =>
    one.said.endsWith(` ${lastOf(words)}`) || book.find(({ id }) => id === one.id)?.course === words.trim()
  for (const [n, dish] of found.entries()) {
    const before = kept.at(-1)
    const next = found[n + 1]
    if (saysWhich(dish, next, text) && !(next && isOne(dish, next))) continue
    if (before && text.slice(before.end, dish.start).trim() === '') {
      // A "tabbouleh salad" and a "breakfast sandwich" called by its filling are one already; "carne asada tacos" are tacos.
      if (dish.id === null || isOne(before, dish)) continue
      kept.pop()
      kept.push({ ...dish, holds: [...holdsOf(before.words, dish.said), ...dish.holds] })
    } else kept.push(dish)
  }
  return kept
}

const lastOf = (said: string): string => said.split(' ').at(-1) ?? said

/** The spinach of a "spinach omelet" or a "spinach and feta frittata" is no dish of its own. */
function saysWhich(
  { words, end }: { words: string; end: number },
  next: { start: number; words: string } | undefined,
  text: string,
): boolean {
  if (!next || !isFood(words)) return false
  const between = text.slice(end, Math.min(next.start, end + FIVE_WORDS)).trim()
  if (between === '') return true
  const tokens = tokensOf(between).filter((token) => !/^(?:and|&|,|with)$/.test(token))
  return (
    tokens.length > 0 &&
    !/(?:and|&|,|with)$/.test(between) &&
    tokens.every((_, at) => isFood(tokens.slice(at).join(' ')) || isFood(tokens[at] ?? ''))
  )
}

const KIND_AFTER = new RegExp(`^ (${KINDS_OF_DISH})(?![\\w-])`)

const flavored = (words: string, after: string): { flavors?: string } => {
  const kind = words.endsWith('s') ? undefined : KIND_AFTER.exec(after)?.[1]
  return kind ? { flavors: kind } : {}
}

/** Whether a name begins within these pieces and goes on behind them. */
const namedPast = (index: Index, pieces: Piece[], from: number, to: number): boolean =>
  pieces
    .slice(from + 1, to)
    .some(({ key }, n) =>
      index
        .get(key)
        ?.some(
          ({ tokens }) =>
            from + 1 + n + tokens.length > to &&
            tokens.every((token, m) => pieces[from + 1 + n + m]?.key === token),
        ),
    )

/** Characters in which five words of a food's name stand. */
const FIVE_WORDS = 200

/** A "German pancake" holds no pancake: a food that only names a dish is not asked for beside it. */
function isIn(food: string, id: string | null, book: readonly BookDish[]): boolean {
  const dish = book.find((one) => one.id === id)
  if (!dish) return true
  const ids = new Set(foodIdsOf(food))
  if (foodById([...ids][0] ?? '')?.group !== 'carbohydrate') return true
  return dish.foods.some((part) => [...idsOf(part), ...lighterOf(part)].some((one) => ids.has(one)))
}

function holdsOf(words: string, said: string): string[] {
  const usual = new Set(dishTokens(said))
  const tokens = tokensOf(words)
  const held: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (
      food &&
      // "Sugar-free lemonade" holds no sugar.
      tokens[at + food.length] !== 'free' &&
      !/^(?:no|low|without|zero|less)$/.test(tokens[at - 1] ?? '') &&
      !dishTokens(food.name).every((token) => usual.has(token)) &&
      !dishTokens(words).every((token) => dishTokens(food.name).includes(token))
    )
      held.push(food.name)
    at += food?.length ?? 1
  }
  return held
}

type Piece = { key: string; start: number; end: number }

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const { token, from: start } of placedTokens(text)) {
    const end = start + token.length
    if (/^[.,;:!?()|/]$/.test(token)) pieces.push({ key: token, start, end })
    else for (const key of keysOf(token)) pieces.push({ key, start, end })
  }
  return pieces
}

/** "Hummus" beside carrots is a food, a "cake tin" no cake, and last night's roast is what there is to cook with. */
function isAsked(
  before: string,
  after: string,
  words: string,
  besideFood: (before: string) => boolean,
): boolean {
  if (/^ (?:tin|pan|mix|seasoning|shells?|dressing|kit|spice|sauce)\b/.test(after)) return false
  // Lasagna noodles are bought; japchae noodles are the dish.
  if (/^ noodles\b/.test(after) && isFood(`${words} noodles`)) return false
  if (/\bleft ?overs?(?: from)?(?: (?:my|the|some))* $/.test(before.slice(-100))) return false
  // "Frijoles negros cubanos" are beans as they cook them there.
  if (/^cuban[oa]s?$/.test(words) && tokensOf(before).some((_, at, all) => foodAt(all, at))) return false
  return !isFood(words) || !besideFood(before)
}

/** Whether a food, or a "with", comes before; one that stands right before only says which: "vegetable lasagna". */
function standsBesideFood(before: string): boolean {
  const tokens = tokensOf(before)
  const foods: { at: number; end: number }[] = []
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (food && !NOT_ASKED.has(keyOf(food.name))) foods.push({ at, end: at + food.length })
    at += food?.length ?? 1
  }
  const last = foods.at(-1)
  if (last?.end === tokens.length) {
    foods.pop()
    tokens.length = last.at
  }
  return (
    foods.length > 0 ||
    /^(?:with|and|of|on|plus|up|some)$/.test(
      tokens.findLast((token) => !ARTICLES.has(token) && token !== 'my') ?? '',
    )
  )
}

const NOT_ASKED = new Set(NOT_ASKED_FOR.map(keyOf))
