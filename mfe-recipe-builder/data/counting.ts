import { type CountReply, type CountRequest, countReply } from '@evenplate/domain/counting'
import type { Api } from '@evenplate/platform/contract'

/** Has a recipe counted anew by the gateway. @throws AppError */
export const countRecipe = (api: Api, request: CountRequest): Promise<CountReply> =>
  api.post('/figures', request, (reply) => countReply.parse(reply))
