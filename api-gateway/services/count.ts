import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { plainText } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { Figures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures'
import { recipeViolations } from '@evenplate/nutrition/rules'
import { swapsFor } from '@evenplate/nutrition/swaps'
import { careFor } from './care.ts'
import { careNeedsOf } from './care-needs.ts'
import { NO_CLAIMS } from './no-claims.ts'
import { rulesInWords, rulesOfProfile } from './rules-of.ts'

/**
 * Counts a recipe its owner has edited, and names what its owner's profile speaks against.
 * @throws AppError `invalid_request` when no ingredient is left after cleaning
 */
export function count(request: CountRequest, profile: Profile | null): CountReply {
  const ingredients = clean(request.ingredients)
  if (ingredients.length === 0) {
    throw new AppError('invalid_request', {
      field: 'ingredients',
      message: 'Please enter at least one ingredient.',
    })
  }
  const rules = rulesOfProfile(profile)
  const dish = {
    title: plainText(request.title),
    description: plainText(request.description),
    servings: request.servings,
    ingredients,
    instructions: clean(request.instructions),
    tips: clean(request.tips),
  }
  const counted = figuresOf({ ...dish, claimed: NO_CLAIMS })
  const conflicts = unique(recipeViolations(dish, rules).map(({ rule, term }) => ({ rule, term })))
  // A rule the dish breaks is not one it keeps: the page must not say that it was checked and leave it at that.
  const kept = rulesInWords(rules).filter((held) => conflicts.every(({ rule }) => rule !== held))
  const origin: Figures['origin'] = {
    provider: request.provider,
    notice: EDITED,
    notes: [],
    checked: kept,
    fromProfile: kept,
    care: careFor(dish, counted, careNeedsOf(null, profile)),
    ...(conflicts.length > 0 && { conflicts }),
  }
  return { figures: { ...counted, swaps: swapsFor(dish, counted, rules), origin }, conflicts }
}

/** Strangers read it too once the recipe is public, so it names nobody. */
export const EDITED = 'Edited by hand, and counted anew by Evenplate.'

const clean = (lines: string[]): string[] => lines.map(plainText).filter(Boolean)

const unique = (conflicts: CountReply['conflicts']): CountReply['conflicts'] => [
  ...new Map(conflicts.map((conflict) => [`${conflict.rule}\0${conflict.term}`, conflict])).values(),
]
