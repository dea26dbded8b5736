import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { instructionsOf } from '../data/instructions-of.ts'
import { recipeOf } from '../data/recipe-of.ts'
import { wordsIn } from '../data/words-in.ts'
import { isRecord, type Json, listOf } from '../text/is-record.ts'
import { numberIn } from '../text/number-of.ts'
import { inSection } from '../text/steps-of.ts'
import { amountOf } from './amount-of.ts'

/** A recipe as Mealie stores it: its file in an export or a backup, or an answer of its API. Null for any other object. */
export function mealieRecipe(file: Json): BroughtRecipe | null {
  const one = withCamelNames(file)
  if (!Array.isArray(one.recipeIngredient) || one['@type'] !== undefined) return null
  if (!one.slug && !one.orgURL && !one.recipeIngredient.some(isRecord)) return null
  return {
    ...recipeOf({
      ...one,
      '@type': 'Recipe',
      recipeIngredient: one.recipeIngredient.slice(0, 2 * BROUGHT.lines).flatMap(linesOf),
      recipeInstructions: [],
      recipeYield: yieldOf(one),
      cookTime: one.performTime ?? one.cookTime,
      isBasedOn: one.orgURL ?? one.orgUrl,
    }),
    steps: stepsOf(one.recipeInstructions),
    notes: listOf(one.notes).slice(0, BROUGHT.notes).flatMap(noteOf),
  }
}

/** "4 servings", "12 muffins": newer versions store the number separately from the word, which means nothing by itself. */
function yieldOf({ recipeServings, recipeYieldQuantity, recipeYield }: Json): unknown {
  const servings = numberIn(recipeServings)
  if (servings > 0) return `${servings} servings`
  const made = numberIn(recipeYieldQuantity)
  const word = wordsIn(recipeYield, BROUGHT.lineLength)
  return made > 0 && !/\d/.test(word) ? `${made} ${word}` : word
}

/** A heading belongs to the first line of its section. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!isRecord(value)) return []
  const one = withCamelNames(value)
  const title = wordsIn(one.title, 100)
  const written = one.food
    ? amountOf(one)
    : wordsIn(one.originalText || one.display || one.note, BROUGHT.lineLength)
  return [...(title ? [`[${title}]`] : []), written]
}

function stepsOf(value: unknown): string[] {
  let section = ''
  return listOf(value)
    .slice(0, 2 * BROUGHT.steps)
    .flatMap((one) => {
      if (isRecord(one)) section = wordsIn(one.title, 100) || section
      return instructionsOf(isRecord(one) ? [one.text] : [one]).map((step) => inSection(section, step))
    })
    .slice(0, BROUGHT.steps + 1)
}

const noteOf = (value: unknown): string[] => {
  if (!isRecord(value)) return []
  const said = [wordsIn(value.title, 100), wordsIn(value.text, BROUGHT.textLength - 110)].filter(Boolean)
  return said.length > 0 ? [said.join(': ')] : []
}

/** Backups have "recipe_ingredient", the API "recipeIngredient". */
const withCamelNames = (one: Json): Json =>
  Object.fromEntries(
    Object.entries(one)
      .slice(0, 200)
      .map(([key, value]) => [key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  )
