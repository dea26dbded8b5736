import { broughtSource } from '@evenplate/domain/brought-recipe'
import type { BroughtRecord } from '@evenplate/domain/brought-record'
import { NO_CLAIMS, plainText } from '@evenplate/domain/draft'
import { nutritionOfColumns } from '@evenplate/domain/nutrients'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import { figuresProvenance } from '@evenplate/domain/recipe'
import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { figuresInSteps } from '@evenplate/nutrition/figures/figures'
import { dishOf, savedRecipe } from '@evenplate/saved-recipe/row'
import * as z from 'zod/mini'
import { NOTICES } from '../providers/notices.ts'
import { EDITED } from './count.ts'

const row = z.extend(
  z.omit(savedRecipe, {
    id: true,
    glycemic_index: true,
    glycemic_load: true,
    is_favorite: true,
    is_public: true,
    share_slug: true,
    brought: true,
  }),
  {
    // Written by its owner's browser, so it may contain anything; only the fields used here are read.
    figures: z.catch(z.nullable(figuresProvenance), null),
    until: z.optional(z.string()),
    /** Whether its owner brought it; missing in rows of guests, who share only what was made for them. */
    is_brought: z.optional(z.boolean()),
    source: z.catch(z.optional(z.nullable(broughtSource)), null),
  },
)

/**
 * A public recipe as strangers see it. Its owner writes the row, so everything in it is treated as plain text: the figures are
 * counted again from the ingredients, and only our own notices are shown.
 * @param shared a row of `shared_recipe()` or `guest_share()`
 */
export const publicRecipe = (shared: unknown): SharedRecipe => atOnce(publicRecipeInSteps(shared))

/** The same in steps of about one line each, so that a long recipe does not block others. */
export function* publicRecipeInSteps(shared: unknown): Steps<SharedRecipe> {
  const stored = row.parse(shared)
  const ingredients = yield* clean(stored.ingredients, LONGEST.ingredient)
  const counted = yield* figuresInSteps({ ingredients, servings: stored.servings, claimed: claimsOf(stored) })
  const provider = stored.figures?.origin.provider ?? 'openai'
  const notice = stored.figures?.origin.notice
  return {
    ...dishOf(stored),
    title: plainText(stored.title).slice(0, LONGEST.title),
    description: plainText(stored.description).slice(0, LONGEST.description),
    ingredients,
    instructions: stepsOf(yield* clean(stored.instructions, LONGEST.step)),
    tips: yield* clean(stored.tips, LONGEST.tip),
    nutritionalInfo: nutritionalInfoOf(counted),
    figures: {
      ...counted,
      origin: {
        provider,
        notice: notice === EDITED ? EDITED : NOTICES[provider],
        notes: [],
        checked: [],
        fromProfile: [],
        care: [],
      },
    },
    mealType: stored.meal_type,
    dietary: stored.dietary_type,
    createdAt: stored.created_at,
    updatedAt: stored.updated_at,
    ...(stored.until && { until: stored.until }),
    ...((stored.is_brought || stored.source) && { brought: recordOf(stored.source ?? null) }),
  }
}

/** Steps written by others are shown only to the person who brought them, unless they may share them. */
const stepsOf = (steps: string[]): string[] => (steps.length > 0 ? steps : [NOT_SHARED])
const NOT_SHARED = 'The steps are not shared here: someone else wrote them.'

/** Of a brought recipe's record, strangers get only the source, if known. */
const recordOf = (source: BroughtRecord['source']): BroughtRecord => ({
  source: source && {
    name: source.name && plainText(source.name),
    url: source.url,
    author: source.author && plainText(source.author),
  },
  lines: [],
  mends: [],
  rewritten: [],
  yieldText: '',
  minutes: { prep: null, cook: null, total: null },
  published: null,
  notes: [],
  language: null,
})

/**
 * Most characters of each text that strangers get, far above any real recipe: a hundred lines at the database's limit would make an
 * answer of 800 KB. For an ingredient, as much as the food table reads.
 */
const LONGEST = { title: 300, description: 1000, ingredient: 300, step: 1000, tip: 600 } as const

function* clean(lines: string[], longest: number): Steps<string[]> {
  const plain: string[] = []
  for (const line of lines) {
    plain.push(plainText(line).slice(0, longest))
    yield
  }
  return plain.filter(Boolean)
}

/** If nothing can be counted, the page shows the model's own figures, marked as such. Otherwise it claims nothing. */
function claimsOf(kept: z.infer<typeof row>) {
  if (kept.figures?.basis !== 'model') return NO_CLAIMS
  return {
    ...NO_CLAIMS,
    ...nutritionOfColumns(kept),
  }
}
