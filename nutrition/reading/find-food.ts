import { availableCarbs, type Food } from '../table/food.ts'
import { FOODS } from '../table/foods.ts'
import { words } from '../text/food-words.ts'
import {
  ENDS_FOOD,
  FORMS,
  KINDS,
  LINKS,
  PARTS,
  PREPARATION,
  STATES,
  TELLS_WHICH,
  VARIETY,
} from '../text/line-words.ts'
import { remember } from '../text/remember.ts'
import { fits } from './fits-name.ts'
import { type FoodName, namesByHead, wordsOf } from './food-names.ts'

/** A food, and whether the words that found it are more general than it: "cheese" for cheddar. */
export type Match = { food: Food; general: boolean }

/**
 * The food a name means, or null rather than a guess. `name` is a food as a line names it, without
 * amount: "boneless chicken thighs, trimmed". The right-most word that names a food decides
 * (coconut milk is a milk, butternut squash a squash), the longest name wins, and a word left over
 * that names another food or changes this one makes it no match.
 */
export const findFood = (name: string): Food | null => findMatch(name)?.food ?? null

/** Like `findFood`, with how sure it is. Cached: each step that takes a line apart asks about the same names. */
export const findMatch: (name: string) => Match | null = (name) => matching(name)

const matching = remember(matchFor, { most: 128, longest: 160 })

function matchFor(name: string): Match | null {
  const exact = exactly(name)
  if (exact) return exact
  for (const candidate of readings(inSaltWords(name.slice(0, MAX_NAME)))) {
    const found = match(candidate)
    if (found) return found
  }
  return null
}

/**
 * A name exactly as the table has it, even if its words would mean something else one by one: "ready-made polenta",
 * "80/20 ground beef".
 */
function exactly(name: string): Match | null {
  const tokens = words(name.slice(0, MAX_NAME))
  const same = namesByHead()
    .get(tokens.at(-1) ?? '')
    ?.find(
      (known) => known.tokens.length === tokens.length && known.tokens.every((word, i) => word === tokens[i]),
    )
  return same ? { food: same.food, general: isGeneral(same, tokens) } : null
}

/** Claims about salt in the words of the table: "less-salt" and "lower sodium" are "reduced sodium". */
const inSaltWords = (name: string): string =>
  SALT_CLAIM.test(name)
    ? name.replace(LOW, 'low sodium').replace(REDUCED, 'reduced sodium').replace(NONE, 'no salt added')
    : name

const SALT_CLAIM = /salt|sodium/i
const LOW = /\b(?:very )?low(?:[- ]in)?[- ](?:salt|sodium)\b/gi
const REDUCED = /\b(?:reduced|lower|less|lightly reduced)[- ](?:salt|sodium)\b/gi
const NONE =
  /\b(?:no[- ](?:added[- ])?(?:salt|sodium)(?:[- ]added)?|(?:salt|sodium)[- ]free|without (?:added )?salt)\b/gi

const MAX_NAME = 160
const MAX_WORDS = 24

/** Ways to read a name, the most complete first. */
function readings(name: string): string[][] {
  const cooked = COOKED_ASIDE.exec(name)?.[1]
  const plain = `${cooked ? `${cooked} ` : ''}${name}`
    .replace(COOKED_ASIDE, ' ')
    .replace(STATE_ASIDE, ', $1')
    .replace(/\([^()]{0,120}\)/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(READY_COOKED, 'cooked')
    .replace(READY, ' ')
  const { main, rest } = mainPart(plain.split(/[,;:]|\s[-–—]\s/))
  // "Washed, well dried" is not dried.
  const after = rest.join(' ').replace(PATTED_DRY, ' ')
  // "Fresh or frozen" says nothing about which.
  const states = words(after.replace(/\b\S{1,20} or \S{1,20}/gi, ' ')).filter(
    (word) => STATES.has(word) || TELLS_WHICH.has(word) || word.endsWith('%'),
  )
  const kind = KIND.exec(rest[0] ?? '')?.[1]
  const found = kind ? [`${kind} ${main}`] : []
  for (const part of alternatives(main)) {
    if (states.length > 0) found.push(`${states.join(' ')} ${part}`)
    found.push(part)
    const cut = beforeLink(part)
    if (cut) found.push(cut)
  }
  if (after) found.push(`${rest[0] ?? ''} ${main}`)
  const withoutClaims = found.map((part) => part.replace(CLAIMS, ' ')).filter((part, i) => part !== found[i])
  return [...found, ...withoutClaims]
    .map((part) => words(part).slice(0, MAX_WORDS))
    .filter((w) => w.length > 0)
}

/** "Crisp, sweet apples" begins with what they are like: then the food is the first part that names one. */
function mainPart(parts: string[]): { main: string; rest: string[] } {
  const [first = '', ...rest] = parts
  if (rest.length === 0 || !words(first).every(isAdjective)) return { main: first, rest }
  const at = rest.findIndex((part) => findMatch(part))
  return at < 0
    ? { main: first, rest }
    : { main: `${first} ${rest.slice(0, at + 1).join(' ')}`, rest: rest.slice(at + 1) }
}

/** Words that describe any food and name none. Salt names one. */
const isAdjective = (word: string): boolean => PREPARATION.has(word) && word !== 'salt'

const PATTED_DRY =
  /\b(?:well|thoroughly|completely|patted|spun|washed|rinsed|drained|and|then) dried\b|\bdried (?:well|thoroughly|off|with|on)\b/gi

/**
 * "tomatoes with their juice" is tomatoes, "salt and pepper" salt. Null if nothing is cut off, or if the words cut off
 * would change the count: "macaroni and cheese", "rice with beans", "peaches in syrup".
 */
function beforeLink(part: string): string | null {
  const link = CUT.exec(part)
  if (!link) return null
  const before = part.slice(0, link.index)
  const after = part.slice(link.index + link[0].length)
  const word = link[1]?.toLowerCase() ?? ''
  if (word === 'and' || word === '&') return isPreparation(after) || isSeasoning(after) ? before : null
  if (word === 'in' && /\b(?:syrup|honey|batter|chocolate|gravy|sauce|cream)\b/i.test(after)) return null
  if (word !== 'in' && word !== 'with') return before
  const other = findMatch(after)?.food
  return other && (availableCarbs(other) ?? 0) >= 5 && !other.seasoning ? null : before
}

const CUT = /\s(with|in|for|from|without|to|such as|like|plus|and|&|as|at|until|on|per)\s/i

/** Whether a text only says how a food was cut, cooked or bought: "peeled and diced". */
export const isPreparation = (text: string): boolean =>
  words(text).every((word) => PREPARATION.has(word) || /(?<!se)ed$/.test(word))

function isSeasoning(text: string): boolean {
  const food = findMatch(text)?.food
  return food?.id === 'salt' || food?.seasoning === true
}

/** A word after a comma that says which kind: "sugar, brown", "pita, whole wheat", "tomatoes, cherry or grape". */
const KIND =
  /^\s*(whole[- ]?wheat|whole[- ]?grain|wholemeal|rye|sourdough|almond|coconut|oat|soy|corn|rice|brown|wild|sweet|red|green|white|(?:cherry|grape)(?= tomato|\s*(?:$|or\b)))(?:\s+or\s+[a-z]+)?\s*$/i

/** "Teff (cooked)" is never dry teff; "teff, cooked" may have been weighed dry. */
const COOKED_ASIDE = /\((cooked|boiled|steamed)\)/i

/** "Corn (canned)", "milk (2%)": an aside that says which kind. */
const STATE_ASIDE =
  /\((cooked|canned|tinned|dried|frozen|boiled|steamed|roasted|baked|dry|raw|uncooked|unsweetened|sweetened|carton|\d{1,2}%(?: fat| lean| milkfat)?|(?:full|low|reduced)[- ]fat|non-?fat)(?:[,;][^()]{0,80})?\)/gi

/** A pouch of ready-to-eat rice is cooked rice; ready-to-roll pastry is pastry. */
const READY_COOKED = /\b(?:ready[- ]to[- ](?:eat|heat|serve)|microwav(?:e|able)|pre-?cooked)\b/gi
const READY = /\bready(?:[- ]to[- ](?:use|cook|bake|roll|roast)|[- ]?(?:made|rolled))\b/gi

const CLAIMS =
  /\b(?:no[- ]sugar[- ]added|no[- ]added[- ]sugar|without added sugar|unsweetened|(?:low|reduced)[- ]sodium|no[- ]salt[- ]added)\b/gi

/**
 * "chicken or vegetable broth" is read as chicken broth first, "butter or olive oil" as butter; the second food is used
 * only if the first is not known. "Vanilla or coffee ice cream" shares two words.
 */
function alternatives(main: string, isInner = false): string[] {
  const link = OR.exec(main)
  if (!link) return [main]
  const first = main.slice(0, link.index)
  const after = main.slice(link.index + link[0].length)
  const said = words(first)
  if (!isInner && said.length > 0 && said.every((word) => isAdjective(word) || VARIETY.has(word)))
    return ofOneFood(first, after)
  const [second = '', ...others] = after.split(OR)
  const behind = [second, ...others.slice(-1)].map(words).find((tokens) => tokens.length > 1) ?? []
  const tails = [behind.slice(-1), behind.slice(-2)].slice(0, mostShared(said, behind, after))
  const shared = tails.filter((tail) => tail.length > 0 && tail.length < behind.length)
  const state = said.filter((word) => STATES.has(word)).join(' ')
  return [...shared.map((tail) => `${first} ${tail.join(' ')}`), first, `${state} ${second}`]
}

/** How many last words the first food may share: none that it has itself, and only one in "18 corn or 12 flour tortillas". */
function mostShared(said: string[], behind: string[], after: string): number {
  if (said.includes(behind.at(-1) ?? '')) return 0
  if (/^\s*\d/.test(after)) return said.length === 1 ? 1 : 0
  return 2
}

const OR = /\sor\s|\sand\/or\s|(?<!\d)\/(?!\d)/i

/** "Light or dark brown sugar", "fresh or frozen peas": the one food as the first words say. */
function ofOneFood(first: string, after: string): string[] {
  const food = after.replace(/^\s*[\p{L}-]+\s/u, '')
  return [
    ...alternatives(food, true).flatMap((part) => [`${first} ${part}`, part]),
    ...alternatives(after, true),
  ]
}

function match(tokens: string[]): Match | null {
  const names = namesByHead()
  const link = tokens.findIndex((_, i) => isLink(tokens, i))
  const passed: string[] = []
  for (let head = tokens.length - 1; head >= 0; head -= 1) {
    const word = tokens[head] ?? ''
    for (const alias of names.get(word) ?? []) {
      // Words after a link belong to the food only if the link is part of its name: "corn on the cob".
      if (link >= 0 && head > link && !alias.tokens.includes(tokens[link] ?? '')) continue
      if (!passed.every((kind) => wordsOf(alias.food).has(kind))) continue
      if (fits(alias, tokens, head)) return { food: alias.food, general: isGeneral(alias, tokens) }
    }
    if (ENDS_FOOD.has(word) && head === tokens.length - 1 && link < 0) return null
    // Gorgonzola cheese: the kind after a name, if the food's own names include it.
    if (!isAside(word)) {
      if (!KINDS.has(word) || passed.length > 0) return null
      passed.push(word)
    }
  }
  return null
}

/** "Bone in" and "peeled and diced" contain link words but link no second food. */
function isLink(tokens: string[], at: number): boolean {
  const before = tokens[at - 1] ?? ''
  if (!LINKS.has(tokens[at] ?? '') || PARTS.has(before)) return false
  return !(isPreparationOnly(before) && isPreparationOnly(tokens[at + 1] ?? ''))
}

/** "Salt" can describe the preparation ("no salt added"), but is also a food. */
const isPreparationOnly = (word: string) => PREPARATION.has(word) && !isFood(word)
const isFood = (word: string) =>
  namesByHead()
    .get(word)
    ?.some(({ tokens }) => tokens.length === 1) ?? false

const isAside = (word: string) => PREPARATION.has(word) || FORMS.has(word) || VARIETY.has(word)

/**
 * True for a name that is more general than the food's own ("rice" for white rice) and is part of at least two
 * other foods' names. "Cheddar" for cheddar cheese is not: it says enough.
 */
function isGeneral({ tokens: alias, food }: FoodName, tokens: string[]): boolean {
  const full = words(food.name)
  const unsaid = full.filter((word) => !tokens.includes(word) && !PREPARATION.has(word))
  if (unsaid.length === 0 || alias.length >= full.length || !alias.every((word) => full.includes(word)))
    return false
  return othersWith(alias) >= 2
}

const counted = new Map<string, number>()

function othersWith(alias: string[]): number {
  const key = alias.join(' ')
  const known = counted.get(key)
  if (known !== undefined) return known
  const many = FOODS.filter((food) => {
    const full = words(food.name)
    return full.length > alias.length && alias.every((word) => full.includes(word))
  }).length
  counted.set(key, many - 1)
  return many - 1
}
