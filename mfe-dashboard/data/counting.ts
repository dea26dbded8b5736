import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import type { Api } from '@evenplate/platform/contract'

/** Has a recipe counted anew by the gateway. @throws AppError */
export async function countRecipe(
  api: Api,
  request: CountRequest,
  signal?: AbortSignal,
): Promise<CountReply> {
  // What reads the answer comes when it is asked for: no first screen needs it.
  const { countReply } = await import('@evenplate/domain/counting')
  return api.post('/figures', request, (reply) => countReply.parse(reply), { signal })
}
