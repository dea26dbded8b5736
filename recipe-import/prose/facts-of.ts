import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { addressOf } from '../text/address-of.ts'
import { clean } from '../text/clean.ts'
import { minutesOf } from '../text/minutes-of.ts'
import { servingsOf } from '../text/servings-of.ts'
import { withDigits } from '../text/with-digits.ts'

/**
 * Records what a line says about the whole recipe: "Serves 4", "Prep: 10 min | Cook: 20 min", "Quelle: …". One line may have
 * several facts.
 * @returns false for a line with no facts, or with something else as well
 */
export function noteFacts(line: string, recipe: BroughtRecipe): boolean {
  const parts = line
    .replace(/^(?:#{1,6} |- )|\*\*|__/g, '')
    .slice(0, 2200)
    .split(/\s[|·•]\s|\s{3,}|;\s/)
  if (parts.length > 8) return false
  const known = parts.map((part) => note(part.trim(), recipe))
  return known.every(Boolean)
}

function note(part: string, recipe: BroughtRecipe): boolean {
  const { minutes } = recipe
  const source = SOURCE.exec(part)
  if (source) return noteSource(source[1]!, source[2]!, recipe)
  if (part.length > 80) return false
  const time = TIME.exec(part)
  const said = time ? minutesOf(time[2]!) : null
  if (time && said !== null) {
    const which = kindOfTime(time[1]!)
    minutes[which] ??= said
    return true
  }
  const counted = withDigits(part)
  if (!YIELD.test(counted) && !FOR_PEOPLE.test(counted)) return false
  if (recipe.yieldText) return true
  recipe.yieldText = clean(part.replace(LABEL, '').trim() || part, 300)
  recipe.servings = servingsOf(recipe.yieldText) ?? servingsOf(part)
  return true
}

function noteSource(label: string, said: string, recipe: BroughtRecipe): boolean {
  const url = addressOf(/https?:\/\/[^\s)>\]]+/i.exec(said)?.[0] ?? '')
  const words = clean(said.replace(/\(?<?https?:\/\/\S+/gi, '').replace(/[[\]]/g, ''), 200)
  const source = recipe.source ?? { name: null, url: null, author: null }
  const isAuthor = /^(?:author|recipe by|autor|rezept von|receta de)/i.test(label)
  recipe.source = isAuthor
    ? { ...source, author: source.author ?? (words || null) }
    : { ...source, url: source.url ?? url, name: source.name ?? (words || null) }
  return true
}

const kindOfTime = (label: string): 'prep' | 'cook' | 'total' =>
  /total|gesamt|ready/i.test(label)
    ? 'total'
    : /cook|bak|koch|back|gar|cocci|horn/i.test(label)
      ? 'cook'
      : 'prep'

const SOURCE =
  /^(source|original|adapted from|url|link|quelle|fuente|author|recipe by|autorin|autor|rezept von|receta de)\s?:\s*(\S.{0,2100})$/i
const TIME =
  /^((?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active)(?: time)?|ready in|(?:vorbereitungs|koch|back|gar|gesamt|zubereitungs|arbeits)zeit|(?:tiempo (?:de )?)?(?:preparación|cocción|horneado|total))\s*:?\s+(\S.{0,60})$/i
const YIELD =
  /^(?:recipe )?(?:yields?|makes|serves|servings?|feeds|portionen|ergibt|reicht für|raciones|porciones|comensales|rinde|personas)\b\s*:?\s*.{0,20}(?:\d|\bdozen\b)/i
const FOR_PEOPLE =
  /^(?:für|para|for)?\s*\d{1,3}(?:\s?(?:-|–|to|bis|a)\s?\d{1,3})?\s+(?:servings?|people|persons|portionen|personen|stücke?|raciones|porciones|personas|comensales)\b.{0,20}$/i
const LABEL = /^(?:recipe )?(?:yields?|servings?|portionen|raciones|porciones|comensales|rinde)\s*:\s*/i
