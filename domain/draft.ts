import { NO_NUTRITION, type Nutrition, perNutrient } from './nutrients.ts'

/**
 * A recipe as a model wrote it: text and claims, nothing computed yet.
 * A reply may lack or mistype anything; the specification's defaults fill in text and times,
 * while a figure that is missing stays missing.
 */
export type RecipeDraft = {
  title: string
  description: string
  prepTime: number
  cookTime: number
  servings: number
  ingredients: string[]
  instructions: string[]
  tips: string[]
  /** What the model says about one serving; null if it says nothing usable. */
  claimed: Nutrition & { glycemicLoad: 'Low' | 'Medium' | 'High' | null }
}

/** For a recipe without figures from a model: edited, read from a row, or composed by our code. */
export const NO_CLAIMS: Readonly<RecipeDraft['claimed']> = { ...NO_NUTRITION, glycemicLoad: null }

export const DRAFT_DEFAULTS = {
  title: 'Untitled Recipe',
  description: 'A delicious blood sugar-friendly recipe.',
  prepTime: 15,
  cookTime: 30,
  servings: 4,
} as const

/**
 * Shapes a parsed reply into a draft. Field names as the prompt asks for them
 * (`bloodSugarTips`, `nutritionalInfo`); unknown fields are ignored.
 * @throws TypeError if it is not an object, or has neither ingredients nor instructions.
 */
export function readDraft(reply: unknown): RecipeDraft {
  if (!isRecord(reply)) throw new TypeError('a recipe is an object')
  const ingredients = linesOf(reply.ingredients)
  const instructions = linesOf(reply.instructions)
  if (ingredients.length === 0 || instructions.length === 0) throw new TypeError('a recipe has both lists')
  const claims = isRecord(reply.nutritionalInfo) ? reply.nutritionalInfo : {}
  return {
    title: textOf(reply.title) || DRAFT_DEFAULTS.title,
    description: textOf(reply.description) || DRAFT_DEFAULTS.description,
    prepTime: minutesOf(reply.prepTime) ?? DRAFT_DEFAULTS.prepTime,
    cookTime: minutesOf(reply.cookTime) ?? DRAFT_DEFAULTS.cookTime,
    servings: servingsOf(reply.servings) ?? DRAFT_DEFAULTS.servings,
    ingredients,
    instructions,
    tips: linesOf(reply.bloodSugarTips ?? reply.tips),
    claimed: {
      ...perNutrient(({ key, asked }) => (asked ? numberOf(claims[key]) : null)),
      glycemicLoad: bandOf(claims.glycemicLoad),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_LINE = 600
/** How many characters of a line are read, including markup; the rest is ignored. */
const MAX_SOURCE = 4 * MAX_LINE
const MAX_LINES = 60

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value.slice(0, MAX_SOURCE)).slice(0, MAX_LINE) : ''
}

function linesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const lines: string[] = []
  for (const one of value) {
    // A reply may go on for thousands of lines, and cleaning each takes time.
    if (lines.length >= MAX_LINES) break
    const line = lineOf(one)
    if (line) lines.push(line)
  }
  return lines
}

/**
 * One line of a reply, as `readDraft` reads it; empty if there is none. Models sometimes answer with
 * `{ name, quantity, unit }` or `{ step }` instead of a string.
 */
export function lineOf(value: unknown): string {
  if (typeof value === 'string') return textOf(value)
  if (!isRecord(value)) return ''
  const parts = [value.quantity ?? value.amount, value.unit, value.name ?? value.item ?? value.ingredient]
  const line = parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
  return textOf(line || value.step || value.text || value.instruction || value.description)
}

function numberOf(value: unknown): number | null {
  // "1,200 kcal" is not 1.
  const number =
    typeof value === 'string' ? Number.parseFloat(value.replace(/(\d),(?=\d{3}\b)/g, '$1')) : value
  return typeof number === 'number' && number >= 0 && number <= MOST ? number : null
}

/** The largest sensible figure per serving, and time in minutes. */
const MOST = 10_000

function minutesOf(value: unknown): number | null {
  const minutes = numberOf(value)
  return minutes === null ? null : Math.min(24 * 60, Math.round(minutes))
}

function servingsOf(value: unknown): number | null {
  const servings = numberOf(value)
  return servings === null || servings < 1 ? null : Math.min(50, Math.round(servings))
}

function bandOf(value: unknown): 'Low' | 'Medium' | 'High' | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return word === 'low'
    ? 'Low'
    : word === 'medium' || word === 'moderate'
      ? 'Medium'
      : word === 'high'
        ? 'High'
        : null
}

/**
 * Makes a model's text plain: removes markup, links, control and invisible characters, and keeps the words.
 * Runs on every string of a reply before anything else sees it.
 */
export function plainText(value: string): string {
  if (PLAIN.test(value)) return value
  return (
    withoutEntities(value.toWellFormed())
      // First, so that "java<invisible>script:" does not become a link when something is removed later.
      .replace(/\p{Cf}|\p{Co}|\p{Variation_Selector}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu, '')
      .replace(/(\p{M}{3})\p{M}+/gu, '$1')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      // Limited length and no brackets in labels: otherwise a text of only brackets would take seconds.
      .replace(/!?\[([^[\]]*)\]\([^)]{0,300}\)/g, '$1')
      .replace(/<[/?]?[a-z!][^>]*>?/gi, ' ')
      .replace(/\b(?:https?|ftps?|file|blob|javascript|data|vbscript|mailto|tel|sms|intent):\S+/gi, ' ')
      .replace(/\bhttps?:/gi, ' ')
      .replace(/\bwww\.\S+/gi, ' ')
      .replace(ADDRESS, ' ')
      .replace(/(\*\*|__|~~|`{1,3}|^#{1,6}\s|^>\s)/gm, '')
      .replace(/(?<![\w*])\*(\S[^*\n]{0,200})\*(?![\w*])/g, '$1')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * Nothing in it needs removing: only sentence punctuation, no dot inside a word, no extra space. Most texts are like
 * this.
 */
const PLAIN = /^(?! )(?:[a-z\d,;!?'"’()%$+/°½¼¾⅓⅔éèñ–—-]| (?! |$)|(?<!w)\.(?![a-z]))*$/i

/** What a mail program or a phone would turn into a link: email addresses, and sites without "www". */
const ADDRESS =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|\b(?:[\w-]{1,63}\.){1,4}(?:com|net|org|io|ru|cn|info|biz|xyz|dev|example|COM|NET|ORG)\b(?:[/?#:]\S*)?/g

/** "Salt &amp; pepper" as a person reads it. Runs once; any markup it reveals is removed with the rest. */
const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|shy|zwj|zwnj|colon|tab|newline));?/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED.get(name.toLowerCase()) ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ' '
    },
  )

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    zwj: '',
    zwnj: '',
    colon: ':',
    tab: ' ',
    newline: ' ',
  }),
)
