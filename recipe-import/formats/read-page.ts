import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import type { Steps } from '@evenplate/domain/steps'
import { findRecipes } from '../data/find-recipes.ts'
import { hRecipesOf } from '../data/h-recipe.ts'
import { jsonOf } from '../data/json-of.ts'
import { microdataOf, rdfaOf } from '../data/microdata.ts'
import { recipeOf } from '../data/recipe-of.ts'
import { type Element, elementsIn, readTree } from '../page/tree.ts'
import { newBudget, textOf, wordsOf } from '../page/words-of.ts'
import { readWords } from '../prose/read-words.ts'
import { addressOf } from '../text/address-of.ts'
import { clean } from '../text/clean.ts'
import { holdsRecipe } from '../text/nothing-yet.ts'

/**
 * The recipes of a page: by JSON-LD, microdata, RDFa or microformats, the first that has one, or by its headings and lists.
 * @param html of any length; what is beyond the limits of `readTree` is not read: `isCut`
 * @param address where it is from; null if unknown
 */
export function* readPage(
  html: string,
  address: string | null,
): Steps<{ recipes: BroughtRecipe[]; isCut: boolean }> {
  const page = yield* readTree(html)
  const about = aboutOf(page)
  yield
  const found: BroughtRecipe[] = []
  for (const script of about.scripts) {
    const { recipes, byId } = findRecipes(jsonOf(script))
    yield
    for (const one of recipes.slice(0, BROUGHT.recipes)) {
      found.push(recipeOf(one, byId))
      yield
    }
  }
  if (!found.some(holdsRecipe))
    for (const read of [microdataOf, rdfaOf, hRecipesOf])
      for (const one of findRecipes(read(page)).recipes.slice(0, BROUGHT.recipes)) {
        found.push(recipeOf(one))
        yield
      }
  const recipes = unique(found.filter(holdsRecipe))
  if (recipes.length === 0) {
    yield
    const words = wordsOf(mainOf(page))
    yield
    const read = readWords(words, true)
    if (holdsRecipe(read)) recipes.push({ ...read, title: about.title || read.title })
  }
  const named = recipes.map((recipe) =>
    withSource({ ...recipe, title: recipe.title || about.title }, about, address),
  )
  return { recipes: named, isCut: page.isCut }
}

type About = { title: string; site: string; url: string | null; scripts: string[] }

function aboutOf(page: Element): About {
  let [title, heading, shared, site] = ['', '', '', '']
  let url: string | null = null
  const scripts: string[] = []
  // Headings may be in headings.
  const budget = newBudget()
  for (const element of elementsIn(page)) {
    const { name, attributes, inside } = element
    const property = attributes.get('property') ?? attributes.get('name')
    if (name === 'script' && /ld\+json/i.test(attributes.get('type') ?? '') && scripts.length < 50)
      scripts.push(inside.filter((one) => typeof one === 'string').join(''))
    else if (name === 'h1') heading ||= textOf(element, budget)
    else if (name === 'title') title ||= inside.filter((one) => typeof one === 'string').join('')
    else if (name === 'meta' && property === 'og:title') shared ||= attributes.get('content') ?? ''
    else if (name === 'meta' && property === 'og:site_name') site ||= attributes.get('content') ?? ''
    else if (name === 'link' && attributes.get('rel') === 'canonical')
      url ??= addressOf(attributes.get('href'))
  }
  const said = heading || shared || title.slice(0, 500).split(/\s[|–-]\s/)[0]!
  return { title: clean(said, BROUGHT.titleLength), site: clean(site, BROUGHT.titleLength), url, scripts }
}

/** The address it was read from is certain; what a page says about itself may be wrong. */
function withSource(recipe: BroughtRecipe, { site, url }: About, address: string | null): BroughtRecipe {
  const at = addressOf(address) ?? recipe.source?.url ?? url
  const host = at ? (URL.parse(at)?.hostname.replace(/^www\./, '') ?? null) : null
  const name = recipe.source?.name || site || host
  if (!name && !at && !recipe.source?.author) return { ...recipe, source: null }
  return { ...recipe, source: { name: name || null, url: at, author: recipe.source?.author ?? null } }
}

/** The one part of the page that is marked as its content, or all of it. */
function mainOf(page: Element): Element {
  const found = new Map<string, Element>()
  for (const element of elementsIn(page))
    if ((element.name === 'main' || element.name === 'body') && !found.has(element.name))
      found.set(element.name, element)
  return found.get('main') ?? found.get('body') ?? page
}

/** The same recipe may be in a page twice, in two machine formats. */
const unique = (recipes: readonly BroughtRecipe[]): BroughtRecipe[] => [
  ...new Map(recipes.map((recipe) => [JSON.stringify([recipe.title, recipe.lines]), recipe])).values(),
]
