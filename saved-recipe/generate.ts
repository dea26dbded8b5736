import type { Reading } from '@evenplate/domain/brief'
import { AppError, ERRORS, isErrorCode } from '@evenplate/domain/errors'
import {
  type PartialRecipe,
  type RecipeEvent,
  type RecipeReply,
  recipeEvent,
} from '@evenplate/domain/recipe-events'
import type { RecipeRequest } from '@evenplate/domain/request'
import type { Api } from '@evenplate/platform/contract'

export type Progress = {
  /** What was read in the request. */
  onBrief(readings: Reading[]): void
  /** What may be shown so far. */
  onPartial(partial: PartialRecipe): void
  /** A draft broke a rule and is being written again: discard what was shown. */
  onRepair(): void
}

/**
 * Requests one recipe and follows it as it is written.
 * @throws AppError with the gateway's code; `provider_reply` if the stream ends without a recipe.
 */
export async function generateRecipe(
  api: Api,
  request: RecipeRequest,
  options: { signal: AbortSignal; idempotencyKey: string },
  progress: Progress,
): Promise<RecipeReply> {
  for await (const message of api.stream('/recipes', request, (event) => recipeEvent.parse(event), options)) {
    if (message.event === 'brief') progress.onBrief(message.data.readings)
    if (message.event === 'partial') progress.onPartial(message.data)
    if (message.event === 'status' && message.data.stage === 'repairing') progress.onRepair()
    if (message.event === 'recipe') return message.data
    if (message.event === 'error') throw failureOf(message.data)
    if (message.event === 'done') break
  }
  throw new AppError('provider_reply')
}

type RefusalEvent = Extract<RecipeEvent, { event: 'error' }>

function failureOf({ code, message, field, retryAfter, obstacles, ways, reference }: RefusalEvent['data']) {
  if (!isErrorCode(code)) return new AppError('provider_reply', { reference })
  return new AppError(code, {
    message,
    field,
    retryAfter,
    reference: ERRORS[code].status >= 500 ? reference : undefined,
    details: obstacles && ways ? { obstacles, ways } : undefined,
  })
}
