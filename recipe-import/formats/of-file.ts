import {
  BROUGHT,
  type BroughtRecipe,
  PUBLISHED_FIGURES,
  type Published,
} from '@evenplate/domain/brought-recipe'
import { addressOf } from '../text/address-of.ts'
import { clean } from '../text/clean.ts'

/**
 * A recipe from a file that claims to be our export, which anybody may have written. Its words are cleaned like a stranger's,
 * and its corrections are marked as coming from the file, not from this person.
 */
export const ofFile = (recipe: BroughtRecipe): BroughtRecipe => ({
  ...recipe,
  title: clean(recipe.title, BROUGHT.titleLength),
  description: clean(recipe.description, BROUGHT.textLength),
  lines: recipe.lines.map(({ kind, text }) => ({ kind, text: clean(text, BROUGHT.lineLength) })),
  steps: recipe.steps.map((step) => clean(step, BROUGHT.stepLength)),
  yieldText: clean(recipe.yieldText, BROUGHT.lineLength),
  source: recipe.source && {
    name: recipe.source.name && clean(recipe.source.name, BROUGHT.titleLength),
    url: addressOf(recipe.source.url),
    author: recipe.source.author && clean(recipe.source.author, BROUGHT.titleLength),
  },
  published: recipe.published && publishedIn(recipe.published),
  notes: recipe.notes.map((note) => clean(note, BROUGHT.textLength)),
  mends: recipe.mends.map((mend) => ({ ...mend, ofFile: true })),
})

function publishedIn(published: Published): Published {
  const read = { ...published, per: clean(published.per, BROUGHT.lineLength) }
  for (const figure of PUBLISHED_FIGURES) {
    const one = published[figure]
    read[figure] = one && { ...one, written: clean(one.written, BROUGHT.lineLength) }
  }
  return read
}
