/**
 * A recipe as a model wrote it: text and claims, nothing computed yet.
 * A reply may lack or mistype anything; the specification's defaults fill text and times,
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
  /** What the model says of one serving; null where it says nothing usable. */
  claimed: {
    calories: number | null
    carbs: number | null
    fiber: number | null
    netCarbs: number | null
    protein: number | null
    fat: number | null
    glycemicLoad: 'Low' | 'Medium' | 'High' | null
  }
}

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
 * @throws TypeError when it is no object or has neither ingredients nor instructions.
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
      calories: numberOf(claims.calories),
      carbs: numberOf(claims.carbs),
      fiber: numberOf(claims.fiber),
      netCarbs: numberOf(claims.netCarbs),
      protein: numberOf(claims.protein),
      fat: numberOf(claims.fat),
      glycemicLoad: bandOf(claims.glycemicLoad),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_LINE = 600
const MAX_LINES = 60

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value).slice(0, MAX_LINE) : ''
}

function linesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.map(lineOf).filter(Boolean).slice(0, MAX_LINES)
}

/** Models sometimes answer `{ name, quantity, unit }` or `{ step }` where a string was asked for. */
function lineOf(value: unknown): string {
  if (typeof value === 'string') return textOf(value)
  if (!isRecord(value)) return ''
  const parts = [value.quantity ?? value.amount, value.unit, value.name ?? value.item ?? value.ingredient]
  const line = parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
  return textOf(line || value.step || value.text || value.instruction || value.description)
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

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
 * A model's text is text: markup, links and control characters are taken out, words stay.
 * Runs on every string of a reply before anything else sees it.
 */
export function plainText(value: string): string {
  return (
    value
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      // Bounded, and no label holds a bracket: a text of brackets alone would take seconds otherwise.
      .replace(/!?\[([^[\]]*)\]\([^)]{0,300}\)/g, '$1')
      .replace(/<\/?[a-z!][^>]*>?/gi, ' ')
      .replace(/\b(?:https?|javascript|data|vbscript):\S*/gi, ' ')
      .replace(/\bwww\.\S+/gi, ' ')
      .replace(/(\*\*|__|`{1,3}|^#{1,6}\s)/gm, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
