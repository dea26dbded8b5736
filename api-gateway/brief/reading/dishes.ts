import { foodById } from '@evenplate/nutrition/table/foods'
import { COMMON_WORDS } from '@evenplate/words/common-words'
import { KINDS_OF_DISH } from '@evenplate/words/courses'
import { DISHES } from '@evenplate/words/dishes'
import { BOUGHT_READY, FOODS_FIRST, FOODS_ONLY, NOT_ASKED_FOR } from '@evenplate/words/foods'
import { type BookDish, dishIn, idsOf, lighterOf } from '../../dish-book/dish.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, isFood, keyOf, placedTokens, plainName, tokensOf } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'

export type NamedDish = {
  /** Null if the book lacks it. */
  id: string | null
  said: string
  /** The words of the text that named it. */
  words: string
  /** What another dish should taste like: the tacos of a "taco pasta". The person wants its foods, not the dish. */
  flavors?: string
  /** Foods in those words that the usual name does not contain: the turkey of a "turkey meatloaf". */
  holds: string[]
  /** Whether it may replace the dish named before: the burritos of "tacos or burritos". */
  or?: true
}

/** For readers that have no book. */
export const NO_BOOK: readonly BookDish[] = []

/** `title` is the book's. Another name of the same dish may differ from it: "seared scallops" is a garlic butter shrimp with scallops. */
type Name = { tokens: string[]; id: string | null; said: string; title: string }
type Index = ReadonlyMap<string, Name[]>

const indexes = new WeakMap<readonly BookDish[], Index>()

/** Every name of a dish by its first word, the longest first. The book's own names come before names of dishes it lacks. */
export function dishIndex(book: readonly BookDish[]): Index {
  const known = indexes.get(book)
  if (known) return known
  const names = new Map<string, Name>()
  /** Names that are also foods, by the dish that has them: only a dish's row below makes them names. */
  const alsoFoods = new Map<string, string>()
  const titles = new Map(book.map(({ id, title }) => [id, plainText(title)]))
  const add = (name: string, id: string | null, said: string, title = said) => {
    const tokens = dishTokens(plainText(name))
    const key = tokens.join(' ')
    // "S.O.S." on a menu is "so" in a sentence.
    if (key.length > 2 && !names.has(key))
      names.set(key, { tokens, id, said, title: titles.get(id ?? '') ?? title })
  }
  for (const { id, title, en = [], es } of book) {
    // "Pan" is Spanish for bread, and Spanish is translated first; in an English request it is cookware.
    const abroad = es.filter((name) => !COMMON_WORDS.has(name))
    for (const name of [title, ...en, ...abroad]) {
      // "Salmon" asks for the fish in any dish, although many people mean baked salmon.
      const key = dishTokens(plainText(name)).join(' ')
      if (!isFoodAlone(name, title)) add(name, id, plainText(title))
      else if (!alsoFoods.has(key)) alsoFoods.set(key, id)
    }
  }
  for (const [english, spanish] of DISHES) {
    const all = [...english.split('|'), ...spanish.split('|')].filter(Boolean)
    const said = all[0] ?? ''
    // If one of its names is in the book, all of them mean that dish.
    const id = all.map((name) => names.get(dishTokens(plainText(name)).join(' '))?.id).find(Boolean) ?? null
    // A dish that the book lacks is told by the name it was asked by: a row may hold several. Spanish is told in English.
    const own = new Set(id === null ? english.split('|') : [])
    for (const name of all) {
      if (id === null && !isDishAlone(plainText(name))) continue
      // "Arepas" are sold as a food, but who asks for them asks for the dish.
      const meant = id ?? alsoFoods.get(dishTokens(plainText(name)).join(' ')) ?? null
      add(name, meant, meant === null && own.has(name) ? name : said, said)
    }
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

/** Words that say how a food is cooked, and so ask for a dish of it. */
export const COOKED_SOMEHOW =
  /\b(?:grilled|baked|roast|roasted|fried|poached|boiled|seared|broiled|blackened|steamed|barbecued?|bbq|pulled)\b/

/** Whether a name that the book lacks is still a dish: not a cut of meat, and not a kind of dish like "dip". */
const isDishAlone = (name: string): boolean => !BOUGHT.has(keyOf(name)) && !ONE_KIND.test(name)

const BOUGHT = new Set(BOUGHT_READY.map(keyOf))
const ONE_KIND = /^(?:dip|casserole|skillet|bake)s?$/

/** Whether a name only names the food that a dish is made of. */
function isFoodAlone(name: string, title: string): boolean {
  const [said, whole] = [dishTokens(plainText(name)), dishTokens(plainText(title))]
  if (COOKED_SOMEHOW.test(name)) return false
  return isFood(plainText(name)) && said.length < whole.length && said.every((token) => whole.includes(token))
}

/** Words in a form that can be compared: singular, "with" and "n" as "and", without articles. */
const dishTokens = (text: string): string[] => tokensOf(text).flatMap(keysOf)

const keysOf = (token: string): string[] =>
  keyOf(token.includes("'") ? token.replace(/'s?$|'(?=s)/g, '').replace(/'/g, '') : token)
    .split(' ')
    .map((word) => (word === 'with' || word === 'n' ? 'and' : word))
    .filter((word) => word && !ARTICLES.has(word))

const ARTICLES = new Set(['a', 'an', 'the', 'some'])

/**
 * "Salmon and asparagus" names foods; it is a dish only if nothing else is said about it. "Butter chicken" is a dish. Right before
 * another dish, any foods count: the "sausage egg and cheese" of a breakfast bake.
 * @param before the dish whose name follows, if any
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

/** Whether a dish's name is just one food that many dishes are made of. */
export const isOneFood = (words: string): boolean => ONLY.has(keyOf(words))

const BETWEEN_FOODS = new Set('and with or of n & , a an the some'.split(' '))

/** The longest name of a dish that begins these words, and how many of them it takes. */
export function dishNameAt(
  tokens: readonly string[],
  book: readonly BookDish[],
): { id: string | null; length: number } | null {
  const keys = tokens.flatMap((token, at) => keysOf(token).map((key) => ({ key, at })))
  const name = dishIndex(book)
    .get(keys[0]?.key ?? '')
    ?.find((one) => one.tokens.every((token, n) => keys[n]?.key === token))
  return name && keys[0]?.at === 0
    ? { id: name.id, length: (keys[name.tokens.length - 1]?.at ?? 0) + 1 }
    : null
}

/** All dishes that a text names, in order; of overlapping names, the longest. */
export function dishesIn(text: string, book: readonly BookDish[]): NamedDish[] {
  const index = dishIndex(book)
  const pieces = piecesOf(text)
  const found: Placed[] = []
  // Whether a food or a "with" came before any name so far. Checked only until true: otherwise a long text is read
  // again for each name.
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
    // "Spaghetti squash" is not spaghetti.
    const start = pieces[at]?.start ?? 0
    const longer = foodAt(tokensOf(text.slice(start, start + FIVE_WORDS)).slice(0, 5), 0)
    if (longer && longer.length > tokensOf(words).length) {
      at += longer.length
      continue
    }
    const isOther = follows(found.at(-1), text, start)
    // "Fish or shrimp tacos" are tacos with either.
    if (
      !isOther &&
      /\bor $/.test(before.slice(-10)) &&
      name.tokens.length > 1 &&
      foodAt(tokensOf(words), 0) &&
      (!isFood(words) || MADE_OF_ANY.test(words))
    ) {
      at += 1
      continue
    }
    const after = text.slice(last?.end)
    // "Unstuffed cabbage roll soup": the name that includes the kind of dish wins.
    if (KIND_AFTER.test(after) && namedPast(index, pieces, at, at + name.tokens.length)) {
      at += 1
      continue
    }
    if (isAsked(before, after, words, isOther ? NOTHING_BESIDE : besideFood))
      found.push({
        id: name.id,
        said: name.said,
        words,
        holds: [
          ...holdsOf(words, name.title).filter((food) => isIn(food, name.id, book)),
          ...cutAfter(words, after),
        ],
        ...flavored(words, after),
        start,
        end: start + words.length,
      })
    at += name.tokens.length
  }
  return withoutParts(joined(found, text, book), text).map(({ start, end: _end, ...dish }, n, all) =>
    follows(all[n - 1], text, start) ? { ...dish, or: true } : dish,
  )
}

/** What is the same dish of any meat, although sold as a food: "beef or turkey burgers". */
const MADE_OF_ANY = /[a-z] (?:ham)?(?:burgers?|meatballs?|sliders?|nuggets?|tacos?)$/

/** Whether only an "or" is between a dish and what starts there. */
const follows = (dish: Placed | undefined, text: string, start: number): boolean =>
  dish !== undefined && start - dish.end <= LONGEST_OR && OR.test(text.slice(dish.end, start))

const NOTHING_BESIDE = () => false

/** One of two dishes is enough. A few Spanish words may be read as English. */
const OR = /^ ?,? ?(?:\/|or? (?:else |maybe |even |perhaps |just )?(?:a |an |some |any )?) ?$/
const LONGEST_OR = 30

/** Which part of the bird: the thighs of "grilled chicken thighs", where the name is "grilled chicken". */
function cutAfter(words: string, after: string): string[] {
  const bird = /\b(?:chicken|turkey|duck)$/.exec(words)?.[0]
  const cut =
    /^ (?:thighs?|drumsticks?|legs?|wings?|hearts?|livers?|gizzards?|tenders|feet|necks?)(?![\w-])/.exec(
      after,
    )?.[0]
  return bird && cut && isFood(`${bird}${cut}`) ? [`${bird}${cut}`] : []
}

/** Of the dishes named, those that another is not for or in: "carnitas for salad bowls", "enchiladas, egg wraps maybe". */
const withoutParts = (found: Placed[], text: string): Placed[] =>
  found.filter((dish, n) => {
    const before = found[n - 1]
    if (!before) return true
    const between = text.slice(before.end, dish.start).slice(-FIVE_WORDS)
    if (/[.;!?]/.test(between) || OR.test(between)) return !/[.;!?]/.test(between) || !isCarrier(dish, text)
    return !(PURPOSE.test(between) || (!LINKED.test(between) && isCarrier(dish, text)))
  })

const PURPOSE =
  /\b(?:for|into|inside|(?:to )?(?:put|use|go|stuff|eat|have)(?: it)? (?:in|on)) (?:(?!and |with )[a-z']+ ){0,2}$/
const LINKED = /(?:\b(?:and|plus|with|then|also)|&|\+) (?:an? |some |the |my )?(?:[a-z]+ )?$/
/** What holds a dish rather than being one, if it is only a thought: "egg wraps maybe". */
const isCarrier = ({ words, end }: Placed, text: string): boolean =>
  /\b(?:wrap|bowl|cup|boat|shell|sauce)s?$/.test(words) &&
  /^[ ,]*(?:$|[.;,!?]|maybe|perhaps|instead|or something|if|are|is|ok|okay|work|please)/.test(
    text.slice(end, end + 20),
  )

type Placed = NamedDish & { start: number; end: number }

/** Of adjacent names, those that are separate dishes. */
function joined(found: Placed[], text: string, book: readonly BookDish[]): Placed[] {
  const separateDishes: Placed[] = []
  const isOne = (one: Placed, { words }: Placed) =>
    one.said.endsWith(` ${lastOf(words)}`) || dishIn(book, one.id)?.course === words.trim()
  for (const [n, dish] of found.entries()) {
    const before = separateDishes.at(-1)
    const next = found[n + 1]
    if (saysWhich(dish, next, text) && !(next && isOne(dish, next))) continue
    if (before && text.slice(before.end, dish.start).trim() === '') {
      // A "tabbouleh salad", or a "breakfast sandwich" called by its filling, is already one dish; "carne asada tacos" are tacos.
      // A "suya salad" would lose its suya if it were just a salad, and the book has no suya.
      const isLost = before.id === null && !isFood(before.words)
      // "Burrito casserole" is neither a burrito nor the casserole that goes by that word alone.
      if (/^ ?casseroles? ?$/.test(dish.words) && before.id !== null && !isFood(before.words)) {
        separateDishes.pop()
        separateDishes.push({ ...before, flavors: 'casserole' })
        continue
      }
      if (dish.id === null || isLost || isOne(before, dish)) continue
      separateDishes.pop()
      separateDishes.push({ ...dish, holds: [...holdsOf(before.words, dish.said), ...dish.holds] })
    } else separateDishes.push(dish)
  }
  return separateDishes
}

const lastOf = (said: string): string => said.split(' ').at(-1) ?? said

/** The spinach of a "spinach omelet" or a "spinach and feta frittata" is not a separate dish. */
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

/** Whether a name begins within these pieces and continues after them. */
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

/** Characters that five words of a food's name may take. */
const FIVE_WORDS = 200

/** A "German pancake" contains no pancake: a food that is only part of a dish's name is not asked for as well. */
function isIn(food: string, id: string | null, book: readonly BookDish[]): boolean {
  const dish = dishIn(book, id)
  if (!dish) return true
  const ids = new Set(foodIdsOf(food))
  if (foodById([...ids][0] ?? '')?.group !== 'carbohydrate') return true
  return dish.foods.some((part) => [...idsOf(part), ...lighterOf(part)].some((one) => ids.has(one)))
}

function holdsOf(words: string, said: string): string[] {
  const usual = new Set(dishTokens(said))
  const tokens = tokensOf(words)
  const heldWords: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (
      food &&
      // "Sugar-free lemonade" contains no sugar.
      tokens[at + food.length] !== 'free' &&
      !/^(?:no|low|without|zero|less)$/.test(tokens[at - 1] ?? '') &&
      !dishTokens(food.name).every((token) => usual.has(token)) &&
      !dishTokens(words).every((token) => dishTokens(food.name).includes(token))
    )
      heldWords.push(plainName(food.name))
    at += food?.length ?? 1
  }
  return heldWords
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

/** "Hummus" beside carrots is a food, a "cake tin" is not a cake, and last night's roast is an ingredient. */
function isAsked(
  before: string,
  after: string,
  words: string,
  besideFood: (before: string) => boolean,
): boolean {
  if (/^ (?:tin|pan|mix|seasoning|shells?|dressing|kit|spice|sauce)\b/.test(after)) return false
  // Lasagna noodles are bought; japchae noodles are the dish.
  if (/^ noodles\b/.test(after) && isFood(`${words} noodles`)) return false
  if (isLeftOver(before.slice(-100))) return false
  // "Frijoles negros cubanos" are beans cooked the Cuban way.
  if (/^cuban[oa]s?$/.test(words) && tokensOf(before).some((_, at, all) => foodAt(all, at))) return false
  return !isFood(words) || !besideFood(before.replace(HELPING, ''))
}

/** "Six portions of chili", "a big pot of beans": as many of the dish. */
const HELPING =
  /(?:\b(?:an?|one|the|my|some|single|double|big|large|huge|small|nice|good|hearty) ){0,3}\b(?:pots?|potfuls?|bowls?|bowlfuls?|batch(?:es)?|portions?|servings?|plates?|helpings?|kettle|vat|crock ?-?pot) of (?:(?:some|my|good|hot) )?$/

/** "Leftover curry" is at hand; "turkey leftovers curry" is a curry of leftovers. */
function isLeftOver(before: string): boolean {
  if (!/\bleft ?-?overs?(?: from)?(?: (?:my|the|some|cooked))* $/.test(before)) return false
  const of = /([a-z]+(?: [a-z]+)?) left ?-?overs $/.exec(before)?.[1]?.split(' ') ?? []
  return !of.some((_, at) => isFood(of.slice(at).join(' ')))
}

/** Whether a food or a "with" comes before. A food right before only says which kind: "vegetable lasagna". */
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
    // So do foods that "or" puts beside it: "beef or turkey burgers".
    for (let other = foods.at(-1); other && isOnlyOr(tokens.slice(other.end)); other = foods.at(-1)) {
      foods.pop()
      tokens.length = other.at
    }
  }
  return (
    foods.length > 0 ||
    /^(?:with|and|of|on|plus|up|some)$/.test(
      tokens.findLast((token) => !ARTICLES.has(token) && token !== 'my') ?? '',
    )
  )
}

const isOnlyOr = (tokens: readonly string[]): boolean => /^(?:or|,|, or)$/.test(tokens.join(' '))

const NOT_ASKED = new Set(NOT_ASKED_FOR.map(keyOf))
