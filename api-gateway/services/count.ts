import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { plainText } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { Figures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures'
import { recipeViolations } from '@evenplate/nutrition/rules'
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
  const title = plainText(request.title)
  const instructions = clean(request.instructions)
  const counted = figuresOf({ ingredients, servings: request.servings, claimed: NO_CLAIMS })
  const origin: Figures['origin'] = {
    provider: request.provider,
    notice: EDITED,
    notes: [],
    checked: rulesInWords(rules),
    fromProfile: rulesInWords(rules),
    care: careFor({ title, ingredients, instructions }, counted, careNeedsOf(null, profile)),
  }
  const found = recipeViolations(
    {
      title,
      description: plainText(request.description),
      ingredients,
      instructions,
      tips: clean(request.tips),
    },
    rules,
  )
  return {
    figures: { ...counted, origin },
    conflicts: unique(found.map(({ rule, term }) => ({ rule, term }))),
  }
}

/** Strangers read it too once the recipe is public, so it names nobody. */
export const EDITED = 'Edited by hand, and counted anew by Evenplate.'

const clean = (lines: string[]): string[] => lines.map(plainText).filter(Boolean)

const unique = (conflicts: CountReply['conflicts']): CountReply['conflicts'] => [
  ...new Map(conflicts.map((conflict) => [`${conflict.rule}\0${conflict.term}`, conflict])).values(),
]
