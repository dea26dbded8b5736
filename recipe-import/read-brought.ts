import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { mendsStill, type OurRecipe, ourRecipesIn, RECORD } from '@evenplate/domain/our-file'
import type { Steps } from '@evenplate/domain/steps'
import { ofFile } from './formats/of-file.ts'
import { readJson } from './formats/read-json.ts'
import { readPage } from './formats/read-page.ts'
import { readWords } from './prose/read-words.ts'
import { splitCollection } from './prose/split-collection.ts'
import { holdsRecipe } from './text/nothing-yet.ts'
import { withinLimits } from './text/within-limits.ts'

/** Recipes that were read, and a sentence for each thing that could not be. */
export type Read = { recipes: BroughtRecipe[]; notUnderstood: string[] }

/**
 * A pasted text or a text file: words, Markdown, the source of a page, or JSON.
 * @param whole of any length; words are read only up to the size of a file
 * @param ours whether to trust the corrections in our own export: yes if a person brings the file, no if it comes from a site
 */
export function* readText(whole: string, ours = true): Steps<Read> {
  const begins = whole.slice(0, 2000).trimStart()
  if (/^[[{]/.test(begins)) {
    const data = jsonOf(whole)
    if (data !== undefined)
      return within(yield* readJson(data, ours), NOT_IN_DATA, ours && whole.includes(RECORD))
  }
  if (/^<(?:!doctype|html|head|body|script|div|article|main|meta)\b/i.test(begins))
    return yield* readSource(whole, null)
  const text = whole.slice(0, BROUGHT.file)
  const cut = whole.length > text.length ? [TEXT_CUT] : []
  const recipes: BroughtRecipe[] = []
  for (const one of ours ? ourRecipesIn(text) : []) {
    if (one) recipes.push(ofFile(ofOurs(one)))
    if (recipes.length > BROUGHT.recipes) break
    yield
  }
  if (recipes.length > 0) return andSaid(within(recipes, NOT_IN_WORDS, true), cut)
  for (const lines of (yield* splitCollection(text)).slice(0, BROUGHT.recipes + 1)) {
    recipes.push(readWords(lines))
    yield
  }
  return andSaid(within(recipes, NOT_IN_WORDS), cut)
}

/** An edited export is read by its words; corrections of lines that are still in it are kept. */
function ofOurs(one: OurRecipe): BroughtRecipe {
  if ('exact' in one) return one.exact
  const read = readWords(one.words.split('\n'))
  return { ...read, mends: one.was ? mendsStill(read.lines, one.was) : [] }
}

/** The source of a page. */
export function* readSource(html: string, address: string | null): Steps<Read> {
  const { recipes, isCut } = yield* readPage(html, address)
  return andSaid(within(recipes, NOT_IN_PAGE), isCut ? [PAGE_CUT] : [])
}

/** A file by its name and its text. */
export function* readFile(name: string, text: string): Steps<Read> {
  const isPage = /\.x?html?$/i.test(name)
  const { recipes, notUnderstood } = isPage ? yield* readSource(text, null) : yield* readText(text)
  return { recipes, notUnderstood }
}

const NOT_IN_DATA = 'We don’t know a recipe format that looks like this file.'
const NOT_IN_WORDS = 'We found no list of ingredients in this text.'
const NOT_IN_PAGE = 'We found no recipe on this page.'
const TEXT_CUT = `This text is very long: only its first ${BROUGHT.file / 1_000_000} million characters were read.`
const PAGE_CUT = 'This page is very long: only the beginning of it was read.'

const andSaid = ({ recipes, notUnderstood }: Read, more: readonly string[]): Read => ({
  recipes,
  notUnderstood: [...notUnderstood, ...more],
})

/** @param ours whether it is from files we exported: then even a very short text is a recipe */
function within(recipes: BroughtRecipe[], nothing: string, ours = false): Read {
  const holds = ours ? ({ lines }: BroughtRecipe) => lines.length > 0 : holdsRecipe
  const found = recipes.filter(holds)
  if (found.length === 0) return { recipes: [], notUnderstood: [nothing] }
  const notUnderstood: string[] = []
  for (const { title } of recipes.filter((one) => !holds(one)).slice(0, 20))
    notUnderstood.push(`${title ? `“${title}”` : 'A recipe without a title'} has no ingredients.`)
  if (found.length > BROUGHT.recipes)
    notUnderstood.push(`Only the first ${BROUGHT.recipes} recipes of this file were read.`)
  const whole = found.slice(0, BROUGHT.recipes).map(withinLimits)
  return {
    recipes: whole.map(({ recipe }) => recipe),
    notUnderstood: [...notUnderstood, ...whole.flatMap(({ cut }) => cut)],
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
