import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import {
  DISH_REFUSED_AFTER,
  DISH_REFUSED_BEFORE,
  PART_OF_A_KIND,
  REFUSED_COURSES,
  REFUSED_KINDS,
} from '@evenplate/words/refused-dishes'
import { patternOf } from '@evenplate/words/row'
import { type BookDish, dishIn } from '../../dish-book/dish.ts'
import { besideAt } from './beside-refused.ts'
import { dishNameAt } from './dishes.ts'
import { foodAt, isFood, keyOf, placedTokens } from './food-lexicon.ts'
import { isOrdinary } from './ordinary.ts'
import { kitchenRefusedAt } from './refused-kitchens.ts'
import { bakedOfAt, creamSoupAt, notStyle, type Refused, refusedAs } from './refused-names.ts'

/** Dishes that a text refuses, as styles, the foods in their names, those that are foods themselves, and the text without them. */
type RefusedDishes = { styles: string[]; foods: string[]; unwanted: string[]; text: string }

/** What refuses. */
type Cue = {
  /** Said of parts of a dish as well: "no". */
  plain: boolean
  /** After a comma something else begins. */
  brief: boolean
  /** Something is asked for before it, so a name behind it is refused whole: "lunch, no tuna salad". */
  whole: boolean
  /** Foods behind it are refused together: "anything but yogurt with granola". */
  together: boolean
  /** Said of who eats: "he won't eat". */
  eaten: boolean
  /** Said of what somebody is: "I'm not Mexican". */
  person: boolean
}
const OPEN: Cue = { plain: false, brief: false, whole: false, together: false, eaten: false, person: false }
const PERSON =
  /\b(?:i'm|im|am|we're|we are|you're|he's|she's|he is|she is|they're|they are|(?:husband|wife|family|mom|dad)(?:'s| is)) (?:also |really |even )?$/
const IS = /\b(?:is|are|be|thats|that's|it's) $/

type Placed = ReturnType<typeof placedTokens>
type Item = Refused | { food: true; length: number }

const BEFORE = new RegExp(`(?<![\\w-])(?:${DISH_REFUSED_BEFORE})`, 'g')
const AFTER = new RegExp(`[ ,](?:${DISH_REFUSED_AFTER})(?![\\w-])`, 'g')
const PART = new RegExp(`^(?:${PART_OF_A_KIND})$`)

const whole = (en: string) => new RegExp(`^(?:${en})$`)
const KINDS = [
  ...REFUSED_COURSES.map(({ means, en }) => ({ style: `no-${means}`, pattern: whole(en) })),
  ...REFUSED_KINDS.map(({ means, en }) => ({ style: notStyle(means), pattern: whole(en) })),
]

/**
 * Cuts out the dishes and kinds of dish that a text refuses: "not tacos not burgers", "no more smoothies", "tired of chicken parmesan".
 * Foods of the same list stay, with the words that refuse them: "no beans or tacos" still refuses beans. Where a text tells what a food
 * does to somebody, nothing is cut out: "no quiche, it gives me hives" is about eggs.
 */
export function refusedDishes(text: string, book: readonly BookDish[]): RefusedDishes {
  const found = dishesRefusedIn(text, book)
  return found.styles.length > 0 &&
    !isHarmless(found) &&
    tellsOfHarm(placedTokens(found.text).map(({ token }) => token))
    ? { ...found, foods: [], unwanted: [], text }
    : found
}

/** "Allergic to nuts, and no soups": kinds that say nothing of what is in them. */
const isHarmless = ({ styles, foods }: RefusedDishes): boolean =>
  foods.length === 0 && styles.every((style) => OF_ANYTHING.test(style))
const OF_ANYTHING = /^(?:no-[a-z]+|not-(?:stew|casseroles|curry|stir-fries|tacos|kebabs|pot-roast|fajitas))$/

function dishesRefusedIn(text: string, book: readonly BookDish[]): RefusedDishes {
  const found: RefusedDishes = { styles: [], foods: [], unwanted: [], text }
  const kept: string[] = []
  let from = 0
  let first: number | undefined
  if (text.search(BEFORE) >= 0)
    for (const cue of text.matchAll(BEFORE)) {
      if (cue.index < from) continue
      const behind = cue.index + cue[0].length
      const eaten = cue.groups?.eaten !== undefined
      const plain = eaten || cue.groups?.plain !== undefined
      if (plain && !eaten) first ??= firstNamed(text, book)
      const how: Cue = {
        plain,
        eaten,
        person: PERSON.test(text.slice(Math.max(0, cue.index - 20), cue.index)),
        brief: (plain && !eaten) || /^(?:but )?not /.test(cue[0]),
        whole: plain && !eaten && cue.index > (first ?? text.length),
        together:
          !plain && (!/^not /.test(cue[0]) || IS.test(text.slice(Math.max(0, cue.index - 10), cue.index))),
      }
      const list = listAt(text, behind, how, book)
      if (!list || (eaten && ONLY_SO.test(text.slice(list.to, list.to + NEAR)))) continue
      found.styles.push(...list.styles)
      found.foods.push(...list.foods)
      found.unwanted.push(...list.unwanted)
      kept.push(
        text.slice(from, cue.index),
        ' | ',
        list.goesOn ? `${cue[0].replace(LIKE_IT, ' ')}${list.others}` : '',
      )
      from = list.to
    }
  found.text = [...kept, text.slice(from)].join('')
  return saidBefore(found, book)
}

/** "Anything like stew or chili" refuses chili. */
const LIKE_IT = / any(?:thing)?(?: like)? $/

/** "Won't eat soup unless it has noodles", "can't eat pizza with cheese on it": not all of it is refused. */
const ONLY_SO =
  /^,? ?(?:but only|unless|if|when|without|except|that|that's|thats|which|as long|as much|with (?:an?|the|any|all|too|so|that|much|lots)|from (?:a|the))\b/

/** The refused dishes of a list that begins here; null if it has none. `goesOn`: foods of the list are refused too. */
function listAt(text: string, behind: number, cue: Cue, book: readonly BookDish[]) {
  const { plain, brief } = cue
  const near = placedTokens(text.slice(behind, behind + NEAR))
  if (near[0]?.token === 'no') return null
  const read = {
    styles: [] as string[],
    foods: [] as string[],
    others: [] as string[],
    unwanted: [] as string[],
  }
  let to = behind
  let join = ''
  const known = new Map<number, Item | null>()
  const named = (at: number): Item | null => {
    const item = known.has(at) ? known.get(at)! : itemAt(near, at, cue, book)
    known.set(at, item)
    return item
  }
  const long = plain && isLongList(near, named, cue.eaten)
  for (let at = 0, items = 0; items < MOST; items += 1) {
    while (items > 0 && ARTICLES.has(near[at]?.token ?? '')) at += 1
    const item = named(at) ?? (long ? strangeAt(near, at) : null)
    // "No more salads, chicken for two" asks for chicken.
    if (!item) break
    if (
      'food' in item &&
      items > 0 &&
      !long &&
      !(ALSO.has(join) || (join === 'and' && (!plain || cue.eaten)))
    )
      break
    // "No peanut butter, snack for school" asks for a snack.
    if (brief && !long && !('food' in item) && join === ',' && read.styles.length === 0) break
    // "Can't have banana bread, dessert for two".
    if (cue.eaten && !long && join === ',' && ASKED_BEHIND.test(near[at]!.token)) break
    const last = near[at + item.length - 1]!
    const end = behind + last.from + last.token.length
    if ('food' in item) read.others.push(text.slice(behind + near[at]!.from, end))
    else {
      read.styles.push(item.style)
      read.foods.push(...item.foods)
      // "Can't have sushi", "won't touch hot dogs": in no other dish either.
      const name = text.slice(behind + near[at]!.from, end)
      if (cue.eaten && isFood(name)) read.unwanted.push(name)
    }
    to = end
    at += item.length
    const beside = cue.eaten || !plain ? besideAt(tokensFrom(near, at)) : 0
    if (beside > 0) {
      at += beside
      to = behind + near[at - 1]!.from + near[at - 1]!.token.length
    }
    const joins = joinsAt(near, at)
    if (joins === 0) break
    at += joins
    join = near[at - 1]!.token
  }
  if (read.styles.length === 0) return null
  const or = /^,? (?:or|nor) /.exec(text.slice(to, to + NEAR))
  return {
    ...read,
    others: read.others.join(' or ') + (read.others.length === 0 || or ? '' : ' | '),
    goesOn: read.others.length > 0 || or !== null,
    to: or && read.others.length === 0 ? to + or[0].length : to,
  }
}

/** "No soda, pizza, bread, pasta": four or more with nothing else said, or an "or", are all refused. */
function isLongList(near: Placed, named: (at: number) => Item | null, eaten: boolean): boolean {
  let [or, kinds] = [false, 0]
  for (let at = 0, items = 1; items <= MOST; items += 1) {
    while (ARTICLES.has(near[at]?.token ?? '')) at += 1
    const item = named(at) ?? strangeAt(near, at)
    if (!item) return false
    or ||= items > 1 && NEVER_ASKED.test(near[at]!.token)
    if (!('food' in item)) kinds += 1
    // "Won't eat soup, salad, carrots".
    or ||= eaten && kinds > 1
    at += item.length
    const joins = joinsAt(near, at)
    const next = near[at]?.token
    if (joins === 0) return or ? items > 2 && isClosed(next) : items > 3 && (!next || /^[.;!|)]$/.test(next))
    or ||= ALSO.has(near[at + joins - 1]?.token ?? '')
    at += joins
  }
  return false
}

const ASKED_BEHIND = /^(?:dessert|snack|drink|side)$/
const NEVER_ASKED = /^(?:fried|processed|fast|junk|greasy|sugary|soda|candy|sweets|alcohol)$/

/** A word of a list that no list of ours knows. */
const strangeAt = (near: Placed, at: number): Item | null => {
  const [word = '', next] = [near[at]?.token, near[at + 1]?.token]
  return next === ',' && /^[a-z]{3,}$/.test(word) && !isOrdinary(word) ? { food: true, length: 1 } : null
}

const NEAR = 90
const MOST = 6
const ALSO = new Set(['or', 'nor'])
const ARTICLES = new Set('a an the another any more'.split(' '))

/** How many tokens join the next of a list: "tacos, burgers", "tacos or burgers". */
function joinsAt(near: Placed, at: number): number {
  const [one = '', other = ''] = [near[at]?.token, near[at + 1]?.token]
  if (one === ',' || one === '/') return ALSO.has(other) || other === 'and' ? 2 : 1
  return ALSO.has(one) || one === 'and' ? 1 : 0
}

const tokensFrom = (near: Placed, at: number): string[] =>
  near.slice(at, at + LONGEST).map(({ token }) => token)

/** A dish, or a food, that is named here. */
function itemAt(near: Placed, at: number, cue: Cue, book: readonly BookDish[]): Item | null {
  const tokens = tokensFrom(near, at)
  const food = foodAt(tokens, 0)
  const dish =
    (cue.person ? null : kitchenRefusedAt(tokens)) ??
    creamSoupAt(tokens) ??
    bakedOfAt(tokens, book) ??
    (cue.together ? togetherAt(tokens, food) : null) ??
    (cue.whole ? wholeAt(tokens, book) : null) ??
    withTail(tokens, kindAt(tokens)) ??
    cookedAt(tokens) ??
    (cue.plain ? null : (namedAt(tokens, book) ?? kindOfFoodAt(tokens, food)))
  if (dish && dish.length >= (food?.length ?? 0) && !PART.test(tokens[dish.length] ?? '')) return dish
  return food ? { food: true, length: food.length } : null
}

/** "Yogurt with granola". */
function togetherAt(tokens: readonly string[], food: ReturnType<typeof foodAt>): Refused | null {
  if (!food || tokens[food.length] !== 'with') return null
  const other = foodAt([...tokens], food.length + 1)
  const length = food.length + 1 + (other?.length ?? 0)
  return other && isClosed(tokens[length]) ? refusedAs(tokens, length) : null
}

/** "Tuna salad", "banana bread": the whole name, if it ends the thought. */
function wholeAt(tokens: readonly string[], book: readonly BookDish[]): Refused | null {
  const food = foodAt([...tokens], 0)
  const named = dishNameAt(tokens, book)
  const length =
    named && named.length > 1
      ? named.length
      : (kindOfFoodAt(tokens, food)?.length ??
        (food && EATEN_SO.test(tokens[food.length] ?? '') ? food.length + 1 : 0))
  const isName =
    length > 1 && !isFood(tokens.slice(0, length).join(' ')) && !/^(?:and|with)$/.test(tokens[1] ?? '')
  return isName && isClosed(tokens[length]) ? refusedAs(tokens, length) : null
}

/** What a food before it makes another food of. */
const EATEN_SO = /^(?:bread|crackers|chips|bars?|bites|balls|toast|cups|rolls)$/

/** "Cookies of rice" are rice cookies. */
function withTail(tokens: readonly string[], kind: Refused | null): Refused | null {
  if (!kind || tokens[kind.length] !== 'of') return kind
  const food = foodAt([...tokens], kind.length + 1)
  return food
    ? refusedAs(tokens, kind.length + 1 + food.length, [food.name, ...tokens.slice(0, kind.length)])
    : kind
}

const isClosed = (next: string | undefined): boolean =>
  next === undefined || /^(?:[,.;:!?|)]|please|pls|for|and|or|but|thanks|tonight|today|again)$/.test(next)

/** Where a food, a dish or a meal is named first: behind it, a refused name is refused whole. */
function firstNamed(text: string, book: readonly BookDish[]): number {
  const meal = text.search(MEAL)
  const near = placedTokens(text.slice(0, meal < 0 ? undefined : meal))
  const tokens = near.map(({ token }) => token)
  const at = tokens.findIndex(
    (_, n) => foodAt(tokens, n) !== null || dishNameAt(tokens.slice(n, n + LONGEST), book) !== null,
  )
  return near[at]?.from ?? (meal < 0 ? text.length : meal)
}
const MEAL =
  /\b(?:breakfast|lunch|dinner|supper|brunch|snack|dessert|meal|something|soup|salad|sandwich|casserole|side)s?\b/

const LONGEST = 6

function kindAt(tokens: readonly string[]): Refused | null {
  for (const length of [2, 1]) {
    const name = tokens.slice(0, length).join(' ')
    const kind = tokens.length >= length ? KINDS.find(({ pattern }) => pattern.test(name)) : undefined
    if (kind) return { style: kind.style, foods: [], length }
  }
  return null
}

/** "Turkey tacos": tacos of turkey, no others. */
function kindOfFoodAt(
  tokens: readonly string[],
  food: ReturnType<typeof foodAt>,
): (Item & { style: string }) | null {
  if (!food) return null
  // "Banana egg pancakes".
  const other = foodAt([...tokens], food.length)
  const named = other ? [food, other] : [food]
  for (const foods of [[food], named]) {
    const before = foods.reduce((sum, one) => sum + one.length, 0)
    const kind = kindAt(tokens.slice(before))
    const length = before + (kind?.length ?? 0)
    if (kind)
      return {
        style: notStyle(tokens.slice(0, length).join(' ')),
        foods: foods.map(({ name }) => name),
        length,
      }
  }
  return null
}

/** "No fried chicken, not grilled fish again": the way of cooking it, not the food. "Baked beans" are a food. */
function cookedAt(tokens: readonly string[]): (Item & { style: string }) | null {
  const [form = ''] = tokens
  if (!COOKED.has(form)) return null
  const food = foodAt(tokens.slice(1), 0)
  if (!food || OF_ITS_OWN.test(`${form} ${food.name}`)) return null
  const length = food.length + 1
  return { style: notStyle(tokens.slice(0, length).join(' ')), foods: [food.name], length }
}

const COOKED = new Set('fried grilled barbecued bbq steamed baked roasted'.split(' '))
const OF_ITS_OWN =
  /^(?:baked beans?|baked goods|roasted red peppers?|fried (?:onions?|tofu|rice|eggs?|foods?|stuff)|.*peanuts?)$/

/** A dish by its own name, if it is a meal: "no gravy" is about what is on the plate. */
function namedAt(tokens: readonly string[], book: readonly BookDish[]): (Item & { style: string }) | null {
  const named = dishNameAt(tokens, book)
  if (!named || ON_THE_PLATE.has(dishIn(book, named.id)?.course ?? '')) return null
  const words = tokens.slice(0, named.length)
  if (isFood(words.join(' '))) return null
  const foods = words.flatMap((_, at) => foodAt(words, at)?.name ?? [])
  return { style: notStyle(words.join(' ')), foods, length: named.length }
}

const ON_THE_PLATE = new Set(['side', 'sauce', 'dip', 'bread'])

/** "Everyone brings salad, so not that". */
function saidBefore(found: RefusedDishes, book: readonly BookDish[]): RefusedDishes {
  const { text } = found
  if (text.search(AFTER) < 0) return found
  for (const cue of text.matchAll(AFTER)) {
    const start = Math.max(0, cue.index - NEAR)
    const before = text.slice(start, cue.index)
    const clause = before.slice(before.search(/[^.;!|]*$/))
    const near = placedTokens(clause)
    const at = near.findLastIndex((_, n) => {
      const item = itemAt(near, n, OPEN, book)
      return item !== null && !('food' in item)
    })
    const item = at < 0 ? null : itemAt(near, at, OPEN, book)
    if (!item || 'food' in item || near.length - at - item.length > FEW) continue
    // "A snack, nothing fancy, grapefruit is out" and "soup and my oven is out" refuse no snack and no soup.
    if (near.slice(at + item.length).some(({ token }, n, rest) => ANOTHER.test(token) || isFoodAt(rest, n)))
      continue
    const from = cue.index - clause.length
    const [first, last] = [near[at]!, near[at + item.length - 1]!]
    return {
      ...found,
      styles: [...found.styles, item.style],
      foods: [...found.foods, ...item.foods],
      text: `${text.slice(0, from + first.from)} | ${text.slice(from + last.from + last.token.length, cue.index)} | ${text.slice(cue.index + cue[0].length)}`,
    }
  }
  return found
}

const ANOTHER =
  /^(?:,|and|or|my|the|an?|this|i|oven|stove|grill|microwave|fryer|cooker|fridge|freezer|power|electricity|gas|internet|husband|wife)$/
const isFoodAt = (near: Placed, at: number): boolean =>
  foodAt(
    near.slice(at, at + 4).map(({ token }) => token),
    0,
  ) !== null

/** Words between a dish and what refuses it. */
const FEW = 5

/** Whether a dish is one that was refused, by its title or another of its names. */
export function isRefusedDish(style: string, title: string, names: readonly string[] = []): boolean {
  const said = style.replace(/^not-/, '')
  const kind = REFUSED_KINDS.find(({ means }) => notStyle(means) === style)
  if (kind) return patternOf(kind).test(title.toLowerCase())
  const words = keyOf(said).split(' ')
  const wholeTitle = new Set(keyOf(title.toLowerCase()).split(/[^a-z]+/))
  return words.every((word) => wholeTitle.has(word)) || names.some((name) => keyOf(name) === keyOf(said))
}
