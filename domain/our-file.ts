import { markdownOf, NUMBERS } from './brought-markdown.ts'
import type { BroughtLine, Mend } from './brought-parts.ts'
import { type BroughtRecipe, broughtRecipe } from './brought-recipe.ts'

/**
 * Files that we export have a recipe in plain words and again as data. The data counts as long as the words still say the
 * same; edited words win.
 */
export const RECORD = 'evenplate:recipe'

/** The recipe as Markdown, followed by the same recipe as data. */
export const withRecord = (recipe: BroughtRecipe, numbers: readonly string[]): string =>
  `${markdownOf(recipe, numbers)}\n${OPEN}${commentOf({ recipe, numbers })}${CLOSE}\n`

/** At the beginning of a line, where no recipe text can be. */
const OPEN = `\n<!-- ${RECORD} `
const CLOSE = ' -->'

/** JSON that cannot end a comment. */
const commentOf = (value: object): string =>
  JSON.stringify(value).replace(/[<>-]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)

/**
 * A recipe in a file: either exactly as we exported it, or its current words for the caller to read. `was`: the recipe
 * before those words were edited; null for words that we did not export.
 */
export type OurRecipe = { exact: BroughtRecipe } | { words: string; was: BroughtRecipe | null }

/** The recipes in Markdown that we exported, and any text added below them; null for any other text. */
export function ourMarkdown(text: string): OurRecipe[] | null {
  const found = [...ourRecipesIn(text)].filter((one) => one !== null)
  return found.length > 0 ? found : null
}

/** The same, read one at a time on request; null for a record that is not ours. */
export function* ourRecipesIn(text: string): Generator<OurRecipe | null, void, void> {
  let isOurs = false
  let from = 0
  for (let at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, from)) {
    const end = text.indexOf(CLOSE, at)
    if (end < 0) break
    const record = recordOf(text.slice(at + OPEN.length, end))
    const words = text.slice(from, at).replace(/\r\n?/g, '\n').trim()
    if (!record) yield null
    else if (words === markdownOf(record.recipe, record.numbers).trim()) yield { exact: record.recipe }
    else yield { words: withoutNumbers(words), was: record.recipe }
    isOurs ||= record !== null
    from = end + CLOSE.length
  }
  const below = text.slice(from).trim()
  if (isOurs && below) yield { words: below, was: null }
}

function withoutNumbers(words: string): string {
  const at = words.indexOf(NUMBERS)
  if (at < 0) return words
  const next = words.indexOf('\n## ', at)
  return words.slice(0, at) + (next < 0 ? '' : words.slice(next + 1))
}

/** A schema.org Recipe exactly as we exported it; null for any other, and for one that somebody edited. */
export function ourJsonLd(data: { readonly [key: string]: unknown }): BroughtRecipe | null {
  const recipe = wasOf(data)
  if (!recipe) return null
  const said = [data.name, data.description ?? '', data.recipeIngredient, stepsOf(data.recipeInstructions)]
  const was = [
    recipe.title || 'Recipe',
    recipe.description,
    recipe.lines.map(({ text }) => text),
    recipe.steps,
  ]
  return JSON.stringify(said) === JSON.stringify(was) ? recipe : null
}

/** A schema.org Recipe as it was when we exported it, whatever its words are now. */
export function wasOf(data: { readonly [key: string]: unknown }): BroughtRecipe | null {
  const properties: unknown[] = [data.additionalProperty].flat().slice(0, 200)
  const own = properties.find(
    (one): one is { value: unknown } =>
      typeof one === 'object' &&
      one !== null &&
      'propertyID' in one &&
      one.propertyID === RECORD &&
      'value' in one,
  )
  return typeof own?.value === 'string'
    ? (recordOf(`{"recipe":${own.value},"numbers":[]}`)?.recipe ?? null)
    : null
}

const stepsOf = (steps: unknown): unknown =>
  Array.isArray(steps) ? steps.map((step) => (typeof step === 'object' && step ? step.text : step)) : steps

function recordOf(json: string): { recipe: BroughtRecipe; numbers: string[] } | null {
  try {
    const { recipe, numbers } = JSON.parse(json)
    const read = broughtRecipe.safeParse(recipe)
    return read.success && Array.isArray(numbers) ? { recipe: read.data, numbers: numbers.map(String) } : null
  } catch {
    return null
  }
}

/** The corrections to a recipe that are about lines still in it. */
export function mendsStill(
  lines: readonly BroughtLine[],
  was: Pick<BroughtRecipe, 'lines' | 'mends'>,
): Mend[] {
  const places = new Map<string, number[]>()
  for (const [at, { text }] of lines.entries()) places.set(text, [...(places.get(text) ?? []), at])
  return was.mends.flatMap((mend) => {
    const place = places.get(was.lines[mend.line]?.text ?? '')?.shift()
    return place === undefined ? [] : [{ ...mend, line: place }]
  })
}
