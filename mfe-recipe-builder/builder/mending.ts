import type { RecipeRequest } from '@evenplate/domain/request'
import type { Mended } from '../state/store.ts'

/** The request with its reading corrected, as long as it is still the same request. */
export const mendedRequest = (request: RecipeRequest, { of, choices }: Mended): RecipeRequest =>
  choices.length > 0 && of === keyOf(request) ? { ...request, choices: [...choices] } : request

/**
 * The corrections once one more is made: a removed item replaces nothing, an alternative replaces an earlier one of its
 * kind.
 */
export function mendedBy(request: RecipeRequest, choice: string): Mended {
  const before = request.choices ?? []
  const kind = choice.startsWith('drop:') ? choice : (choice.split(':').slice(0, 2).join(':') ?? choice)
  const remaining = before.filter(
    (one) => one !== choice && !(one.startsWith(`${kind}:`) && !one.startsWith('drop:')),
  )
  return { of: keyOf(request), choices: [...remaining, choice] }
}

const keyOf = ({ choices: _, ...request }: RecipeRequest): string => JSON.stringify(request)
