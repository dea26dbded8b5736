import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { addressOf } from '../text/address-of.ts'
import { finished } from '../text/finished.ts'
import { isRecord, type Json, listOf } from '../text/is-record.ts'
import { minutesOf } from '../text/minutes-of.ts'
import { numberOf } from '../text/number-of.ts'
import { saysServings, servingsOf } from '../text/servings-of.ts'
import { instructionsOf } from './instructions-of.ts'
import { linesOf } from './lines-of.ts'
import { publishedOf } from './published-of.ts'
import { namesIn, wordsIn } from './words-in.ts'

/**
 * A schema.org recipe, as found in pages and exports.
 * @param byId what `{ '@id': … }` refers to
 */
export function recipeOf(data: Json, byId: ReadonlyMap<string, Json> = new Map()): BroughtRecipe {
  const meant = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.slice(0, 5).map(meant)
      : isRecord(value) && typeof value['@id'] === 'string'
        ? (byId.get(value['@id']) ?? value)
        : value
  const yieldText = yieldOf(data.recipeYield ?? data.yield ?? data.servings)
  return finished({
    title: wordsIn(data.name ?? data.headline, BROUGHT.titleLength),
    description: wordsIn(data.description, BROUGHT.textLength),
    lines: linesOf(data.recipeIngredient ?? data.ingredients ?? data.ingredient ?? data.supply),
    steps: instructionsOf(data.recipeInstructions ?? data.instructions ?? data.step),
    servings: servingsOf(yieldText),
    yieldText,
    minutes: {
      prep: minutesOf(one(data.prepTime)),
      cook: minutesOf(one(data.cookTime ?? data.performTime)),
      total: minutesOf(one(data.totalTime)),
    },
    source: {
      name:
        namesIn(meant(data.publisher ?? data.creditText ?? data.sourceOrganization), BROUGHT.titleLength) ||
        null,
      url: addressOf(data.isBasedOn) ?? addressOf(data.url) ?? addressOf(data.mainEntityOfPage),
      author: namesIn(meant(data.author), BROUGHT.titleLength) || null,
    },
    published: publishedOf(meant(data.nutrition)),
    notes: notesOf(data.comment),
    language: null,
    mends: [],
  })
}

const one = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/**
 * In ["6", "6 servings"] the second says more, in ["12", "1 lasagna"] and ["12 servings", "2 loaves of bread"] the
 * first; `{ value: 2, unitText: "jars" }` is "2 jars".
 */
function yieldOf(value: unknown): string {
  const texts = listOf(value)
    .slice(0, 5)
    .map((said) =>
      isRecord(said)
        ? [said.value ?? said.minValue ?? said.name, said.unitText]
            .filter((part) => typeof part === 'string' || typeof part === 'number')
            .join(' ')
        : wordsIn(said, BROUGHT.lineLength),
    )
  const longest = texts.toSorted((a, b) => b.length - a.length)[0] ?? ''
  // A bare number that the words do not repeat is something else: the number of servings.
  const another = texts.find((text) => /^\d{1,3}$/.test(text) && Number(text) !== numberOf(longest))
  return wordsIn(texts.find(saysServings) ?? another ?? longest, BROUGHT.lineLength)
}

/** The author's notes; some exports have them as comments. */
const notesOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, BROUGHT.notes)
    .filter((said) => isRecord(said) && /note|tip/i.test(wordsIn(said.name, 100)))
    .flatMap((said) => wordsIn((said as Json).text, BROUGHT.textLength) || [])
