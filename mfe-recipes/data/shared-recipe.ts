import { isAppError } from '@evenplate/domain/errors'
import { type SharedRecipe, sharedRecipeReply } from '@evenplate/domain/shared-recipe'
import type { Api, Device, Platform } from '@evenplate/platform/contract'
import { dropSeen, noteSeen, seenRecipe } from '../offline/seen-recipes.ts'

/** `gone`: it is not, or no longer, public. `failed`: unknown. */
export type SharedAnswer =
  | { state: 'there'; recipe: SharedRecipe }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown }

/**
 * A public recipe, requested once per address: on the server while the page is rendered, in a browser while it shows
 * what the server rendered.
 */
export function sharedRecipeBy(
  { api, device }: Pick<Platform, 'api' | 'device'>,
  slug: string,
): Promise<SharedAnswer> {
  const asked = byApi.get(api) ?? new Map<string, Promise<SharedAnswer>>()
  byApi.set(api, asked)
  const known = asked.get(slug)
  if (known) return known
  const answer = ask(api, device, slug)
  asked.set(slug, answer)
  return answer
}

/** The next visit requests it again. */
export const forgetSharedRecipe = (api: Api, slug: string): void => void byApi.get(api)?.delete(slug)

const byApi = new WeakMap<Api, Map<string, Promise<SharedAnswer>>>()

async function ask(api: Api, device: Device, slug: string): Promise<SharedAnswer> {
  try {
    const { recipe } = await api.post('/shared-recipes', { slug }, (reply) => sharedRecipeReply.parse(reply))
    noteSeen(device, slug, recipe)
    return { state: 'there', recipe }
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') {
      dropSeen(device, slug)
      return { state: 'gone' }
    }
    const recipe = isAppError(error) && error.code === 'offline' ? seenRecipe(device, slug) : undefined
    return recipe ? { state: 'there', recipe } : { state: 'failed', error }
  }
}
