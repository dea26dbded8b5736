import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { NO_CLAIMS, plainText, type RecipeDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { Figures } from '@evenplate/domain/recipe'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { figuresInSteps } from '@evenplate/nutrition/figures/figures'
import { recipeViolationsInSteps } from '@evenplate/nutrition/rules/rules'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { careNeedsOf } from '@evenplate/words/safety/care-needs'
import { careInSteps } from '../safety/care.ts'
import { rulesInWords, rulesOfProfile } from '../safety/rules-of.ts'

/**
 * Counts a recipe that its owner has edited, and names what conflicts with the owner's profile.
 * @throws AppError `invalid_request` if no ingredient is left after cleaning
 */
export const count = (request: CountRequest, profile: Profile | null): CountReply =>
  atOnce(countInSteps(request, profile))

/** The same in steps of about one line each, so that a long recipe does not block others. */
export function* countInSteps(request: CountRequest, profile: Profile | null): Steps<CountReply> {
  const ingredients = yield* clean(request.ingredients)
  if (ingredients.length === 0) {
    throw new AppError('invalid_request', {
      field: 'ingredients',
      message: 'Please enter at least one ingredient.',
    })
  }
  const dish = {
    title: plainText(request.title),
    description: plainText(request.description),
    servings: request.servings,
    ingredients,
    instructions: yield* clean(request.instructions),
    tips: yield* clean(request.tips),
  }
  return yield* countForOwner(dish, { provider: request.provider, notice: EDITED }, profile)
}

/** Figures of a dish whose text is clean, and what in it conflicts with its owner's profile. */
export function* countForOwner(
  dish: OwnersDish,
  made: Pick<Figures['origin'], 'provider' | 'notice'>,
  profile: Profile | null,
): Steps<CountReply> {
  const rules = rulesOfProfile(profile)
  const counted = yield* figuresInSteps({ ...dish, claimed: NO_CLAIMS })
  const conflicts = unique(
    (yield* recipeViolationsInSteps(dish, rules)).map(({ rule, term }) => ({ rule, term })),
  )
  // A rule that the dish breaks does not count as followed: the page must not list it as checked.
  const followed = rulesInWords(rules).filter((followedRule) =>
    conflicts.every(({ rule }) => rule !== followedRule),
  )
  const origin: Figures['origin'] = {
    ...made,
    notes: [],
    checked: followed,
    fromProfile: followed,
    care: yield* careInSteps(dish, counted, careNeedsOf(null, profile), rules),
    ...(conflicts.length > 0 && { conflicts }),
  }
  return { figures: { ...counted, swaps: swapsFor(dish, counted, rules), origin }, conflicts }
}

type OwnersDish = Pick<
  RecipeDraft,
  'title' | 'description' | 'servings' | 'ingredients' | 'instructions' | 'tips'
>

/** Strangers read it too once the recipe is public, so it names nobody. */
export const EDITED = 'Edited by hand and recounted by Evenplate.'

function* clean(lines: string[]): Steps<string[]> {
  const plain: string[] = []
  for (const line of lines) {
    plain.push(plainText(line))
    yield
  }
  return plain.filter(Boolean)
}

const unique = (conflicts: CountReply['conflicts']): CountReply['conflicts'] => [
  ...new Map(conflicts.map((conflict) => [`${conflict.rule}\0${conflict.term}`, conflict])).values(),
]
