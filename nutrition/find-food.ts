import type { Food } from './food.ts'
import { words } from './food-words.ts'
import { FOODS } from './foods.ts'
import { CHANGES_FOOD, FORMS, PREPARATION, STRICT_HEADS, VARIETY } from './line-words.ts'

/**
 * The food a name means, or null rather than a guess. `name` is a food as a line names it, without
 * amount: "boneless chicken thighs, trimmed". The right-most word that names a food decides
 * (coconut milk is a milk, butternut squash a squash), the longest name wins, and a word left over
 * that names another food or changes this one makes it no match.
 */
export function findFood(name: string): Food | null {
  for (const candidate of readings(name.slice(0, MAX_NAME))) {
    const food = match(candidate)
    if (food) return food
  }
  return null
}

const MAX_NAME = 160
const MAX_WORDS = 24

/** Ways to read a name, the fullest first. */
function readings(name: string): string[][] {
  const plain = name.replace(/\([^()]{0,120}\)/g, ' ').replace(/[()]/g, ' ')
  const [main = '', ...rest] = plain.split(/[,;:]|\s[-–—]\s/)
  const after = rest.join(' ')
  const states = words(after).filter((word) => STATES.has(word))
  const found: string[] = []
  for (const part of alternatives(main)) {
    if (states.length > 0) found.push(`${states.join(' ')} ${part}`)
    found.push(part)
    const cut = part.split(CUT)[0] ?? ''
    if (cut !== part) found.push(cut)
  }
  if (after) found.push(`${rest[0] ?? ''} ${main}`)
  const withoutClaims = found.map((part) => part.replace(CLAIMS, ' ')).filter((part, i) => part !== found[i])
  return [...found, ...withoutClaims]
    .map((part) => words(part).slice(0, MAX_WORDS))
    .filter((w) => w.length > 0)
}

const STATES = new Set([
  'cooked',
  'canned',
  'tinned',
  'dried',
  'frozen',
  'boiled',
  'steamed',
  'roasted',
  'baked',
])
const CUT = /\s(?:with|in|for|from|without|to|such as|like|plus|and|as|at|until|on|per)\s/i
const CLAIMS =
  /\b(?:no[- ]sugar[- ]added|no[- ]added[- ]sugar|without added sugar|unsweetened|low[- ]sodium|no[- ]salt[- ]added)\b/gi

/** "chicken or vegetable broth" is first chicken broth; "butter or olive oil" is butter. */
function alternatives(main: string): string[] {
  const [first = '', second] = main.split(/\sor\s|\/|\sand\/or\s/i)
  if (second === undefined) return [main]
  const shared = words(second).at(-1)
  return shared ? [`${first} ${shared}`, first] : [first]
}

type Alias = { tokens: string[]; food: Food }

let byHead: Map<string, Alias[]> | undefined

/** Names by their last word, longest first; built once, at the first question. */
function index(): Map<string, Alias[]> {
  if (byHead) return byHead
  byHead = new Map()
  for (const food of FOODS) {
    for (const name of [food.name, ...food.aliases]) {
      const tokens = words(name)
      const head = tokens.at(-1)
      if (head) byHead.set(head, [...(byHead.get(head) ?? []), { tokens, food }])
    }
  }
  for (const list of byHead.values()) list.sort((a, b) => b.tokens.length - a.tokens.length)
  return byHead
}

function match(tokens: string[]): Food | null {
  const names = index()
  for (let head = tokens.length - 1; head >= 0; head -= 1) {
    const word = tokens[head] ?? ''
    for (const alias of names.get(word) ?? []) {
      if (fits(alias, tokens, head)) return alias.food
    }
    if (!isAside(word)) return null
  }
  return null
}

const isAside = (word: string) => PREPARATION.has(word) || FORMS.has(word) || VARIETY.has(word)

function fits({ tokens: alias, food }: Alias, tokens: string[], head: number): boolean {
  const left = tokens.filter((_, i) => i !== head)
  for (const word of alias.slice(0, -1)) {
    const at = left.indexOf(word)
    if (at < 0) return false
    left.splice(at, 1)
  }
  const strict = STRICT_HEADS.has(alias.at(-1) ?? '')
  return withoutPromises(left, food).every((word) => {
    if (CHANGES_FOOD.has(word)) return word === 'dried' && food.seasoning === true
    if (PREPARATION.has(word) || FORMS.has(word) || word.endsWith('%')) return true
    if (strict) return false
    return VARIETY.has(word) || !index().has(word)
  })
}

/** "gluten free", "vegan" and the like are fine on a food that keeps them, and make any other no match. */
function withoutPromises(left: string[], food: Food): string[] {
  const kept = [...left]
  for (const [promise, keeps] of PROMISES) {
    if (!keeps(food) || !promise.every((word) => kept.includes(word))) continue
    for (const word of promise) kept.splice(kept.indexOf(word), 1)
  }
  return kept
}

const PROMISES: [string[], (food: Food) => boolean][] = [
  [['certified', 'gluten', 'free'], (food) => !food.allergens.includes('gluten')],
  [['gluten', 'free'], (food) => !food.allergens.includes('gluten')],
  [['dairy', 'free'], (food) => !food.allergens.includes('dairy')],
  [['vegan'], (food) => !food.breaks.includes('vegan')],
  [['plant', 'based'], (food) => !food.breaks.includes('vegan')],
]
