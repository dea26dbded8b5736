import { availableCarbs, type Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { VARIETY } from '../text/line-words.ts'
import { findMatch, isPreparation, type Match } from './find-food.ts'
import { namesByHead, wordsOf } from './food-names.ts'
import { matchOf } from './line-food.ts'
import { type Amount, readAmount } from './read-amount.ts'

/**
 * Cuts a list of alternatives down to the first that is known, with the noun they share: "canola, sunflower, or
 * vegetable oil" becomes "canola oil, or sunflower". The others go to `passed`. A list that is not one of foods
 * ("onion, sliced or chopped") stays.
 */
export function oneOfList(parts: readonly string[], passed: string[]): string[] {
  const last = parts.findIndex((part, at) => at > 0 && OR.test(part))
  if (last < 1 || last > MOST) return [...parts]
  const [before = '', after = ''] = (parts[last] ?? '').split(OR)
  const behind = after.replace(OTHER, '')
  const foods = [...parts.slice(0, last), before, behind].map((part) => part.trim()).filter(Boolean)
  if (foods.some((food) => food.split(' ').length > LONGEST || NO_LIST.test(food))) return [...parts]
  if (foods.slice(1).every((food) => isPreparation(food)) || foods.some((food) => DONE.test(food)))
    return [...parts]
  const head = behind.split(' ').length > 1 ? (behind.split(' ').at(-1) ?? '') : ''
  const named = foods.map((food, at) =>
    at < foods.length - 1 ? inList(food, head) : findMatch(food) && food,
  )
  const known = named.findIndex(Boolean)
  // The first is a food by itself: the rest is skipped as written.
  if (known < 0 || named[0] === foods[0]) return [...parts]
  const food = findMatch(named[known] || '')?.food
  if (known > 0 && food && !mayReplace(food)) return [...parts]
  const other = known === 0 ? foods[1] : foods[0]
  passed.push(...foods.filter((food, at) => at !== known && food !== other))
  return [named[known] || '', `or ${other}`, ...parts.slice(last + 1)]
}

/**
 * "Vanilla or coffee ice cream" becomes "vanilla ice cream, or coffee ice cream": the longest noun both may share.
 * "Butter or olive oil" shares none.
 */
export function firstOfTwo(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts
  const named = first.split(OR)
  const other = named.at(-1) ?? ''
  const name = named.slice(0, -1).find((one) => !isPreparation(one)) ?? named[0] ?? ''
  if (named.length < 2 || OF_STATE.test(name) || NO_LIST.test(first)) return [...parts]
  const whole = [name, `or ${other}`, ...others]
  const sameNoun = words(name).at(-1) === words(other).at(-1)
  if (STAPLE.test(name) || (sameNoun && findMatch(name))) return whole
  for (const one of named.slice(0, -1)) {
    // Words about the first apply to all: "cooked medium- or long-grain rice".
    if (one !== named[0] && /[ -]/.test(named[0] ?? '')) break
    const shared = withTail(one, other)
    if (shared) return [shared, `or ${other}`, ...others]
    if (!isPreparation(one)) break
  }
  return WHOLE.test(name) && findMatch(name) ? whole : [...parts]
}

/** "Vanilla" with the longest end of "coffee ice cream" that makes a known food of it. */
function withTail(name: string, other: string): string | null {
  const said = other.split(' ')
  // "Red or yellow mini peppers": both are mini.
  if (VARIETY.has(name.toLowerCase())) return sharing(name, said.slice(1).join(' '))
  const adjective = isPreparation(name)
  const alone = adjective || findMatch(name) !== null
  // "Grated or slivered Gruyere cheese": an adjective describes the whole food.
  const last = adjective ? 2 : said.length
  for (let at = 1; at < Math.min(said.length, last) && said.length <= LONGEST; at += 1) {
    const shared = sharing(name, said.slice(at).join(' '))
    if (shared && (!alone || isName(shared))) return shared
  }
  return null
}

/** Staples that do not describe another food: "sugar or maple syrup" is not sugar syrup. */
const STAPLE = /^(?:sugar|cream|honey|water|oil)$/i

/** A name that ends in its noun is complete: "beef stock or canned bouillon" is beef stock. */
const WHOLE =
  /\s(?:stock|broth|sauce|syrup|oil|vinegar|sugar|honey|cheese|cream|butter|juice|bread|flour|wine|paste|powder|water|yogurt)$/i

/** "Fresh or dried" leaves it open; it is not another food. */
const OF_STATE = /\b(?:fresh|dried|dry|frozen|canned|tinned|jarred|cooked|raw|uncooked|thawed)$/i

/** Whether a text is one of the table's names, word for word. */
function isName(text: string): boolean {
  const tokens = words(text)
  const names = namesByHead().get(tokens.at(-1) ?? '') ?? []
  return names.some((name) => name.tokens.join(' ') === tokens.join(' '))
}

const OR = /(?:^|\s)(?:and\/)?or\s/i
const NO_LIST =
  /\d|['’]$|\b(?:into|in|with|for|to|from|at|of|more|both|cups?|alternatives?|substitutes?|kinds?|types?|versions?)\b/i
const DONE = /^(?:[a-z]{3,12}ly )?[a-z]{3,12}(?<!se)ed$/i
const OTHER = /^(?:(?:any|some|an?)\s)?(?:other|another|similar|a mix of both$|both$)(?:\s|$)/i
const MOST = 7
const LONGEST = 5

/**
 * One of a list: with the noun the list ends in, if that makes a food with its own word ("almond" before "or soy
 * milk"), or else by itself; a single unknown word only with that noun.
 */
function inList(name: string, head: string): string | null {
  const shared = sharing(name, head)
  if (shared && isOwn(name, shared)) return shared
  return findMatch(name) ? name : shared
}

function sharing(name: string, head: string): string | null {
  const shared = head && words(name).at(-1) !== words(head).at(-1) ? `${name} ${head}` : ''
  return shared && findMatch(shared) ? shared : null
}

/** Whether the word before the shared noun is one of the food's own: "sunflower oil" is, "butter oil" is not. */
const isOwn = (name: string, shared: string): boolean => {
  const food = findMatch(shared)?.food
  return food !== undefined && wordsOf(food).has(words(name).at(-1) ?? '')
}

/** "18 corn" before "or 12 flour tortillas": the counted noun both share; null if the first is a food by itself. */
export function sharedNoun(name: string, other: string): string | null {
  const { amount, rest } = readAmount(other)
  if (name.includes(' ') || amount.unit || !amount.quantity) return null
  const head = (rest.split(/[,;(]/)[0] ?? '').trim().split(' ').at(-1) ?? ''
  const shared = sharing(name, head)
  // Shallots are small onions to some: only a food whose own name has the word is meant by both.
  const own = shared ? words(findMatch(shared)?.food.name ?? '') : []
  return shared && own.includes(words(name).at(-1) ?? '') ? shared : null
}

/** What is counted instead of a food that is not known. */
export type Instead = { match: Match; amount: Amount; rest: string }

/**
 * The first known food that a line allows instead of its own, with the amount it has there; or of its examples,
 * if its own word covers many foods: "neutral oil, such as groundnut" is groundnut oil, but "dumplings, such as pork" is
 * not pork, and a mixture is none of its parts.
 */
export function knownInstead(
  { food, alternatives, examples }: { food: string; alternatives: string[]; examples: string[] },
  amount: Amount,
): Instead | null {
  const head = words(food).at(-1) ?? ''
  const state = STATES.exec(food)?.[0] ?? ''
  for (const other of alternatives) {
    const own = readAmount(other)
    const counted = own.amount.quantity ? own.amount : amount
    const found = told(own.rest, counted) ?? told(sharing(own.rest, head) ?? '', counted)
    if (found) return found
  }
  if (MIXTURE.test(food)) return null
  for (const example of examples) {
    const name = state && !STATES.test(example) ? `${state} ${example}` : example
    const shared = sharing(name, head)
    const named = shared && isOwn(name, shared) ? shared : FOR_MANY.has(head) ? name : ''
    const found = told(named, amount)
    if (found) return found
  }
  return null
}

function told(text: string, amount: Amount): Instead | null {
  const name = text.replace(OTHER, '')
  if (!name || isPreparation(name) || NO_NAME.test(name)) return null
  const match = name.split(' ').length > LONGEST ? null : matchOf(name, amount)
  return match && mayReplace(match.food) ? { match: { ...match, general: false }, amount, rest: name } : null
}

/** Counting water for a cider, or a sugar-free sweetener for a syrup, would hide the carbohydrate of the first one. */
const mayReplace = (food: Food): boolean =>
  (availableCarbs(food) ?? 0) >= 1 || food.seasoning === true || GROUPS.has(food.group)

const GROUPS: ReadonlySet<Food['group']> = new Set(['protein', 'dairy', 'fat', 'vegetable'])
const NO_NAME = /^(?:more|less|any|your|to taste|as needed|a mix|both)\b/i
const STATES = /\b(?:dried|canned|tinned|cooked|frozen|candied|pickled)\b/i
const MIXTURE = /\b(?:mixed|mix|mixture|assorted|assortment|blend|medley|combination|selection|platter)\b/i

/** Words for a whole kind of food: any example of the kind will do. */
const FOR_MANY: ReadonlySet<string> = new Set(
  'oil cheese vinegar fish nut seed fruit berry mushroom green bean herb vegetable stock broth flour sugar apple pear potato chili pepper pasta noodle bread lettuce shellfish squash milk rice grain'.split(
    ' ',
  ),
)
