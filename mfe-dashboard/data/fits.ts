import { fitReply } from '@evenplate/domain/fit'
import type { Api } from '@evenplate/platform/contract'
import type { AskFit } from '@evenplate/recipe-view/fitting'

/** Has a dish changed by the gateway, which counts every number anew. @throws AppError */
export const askFit =
  (api: Api): AskFit =>
  (request) =>
    api.post('/fits', request, (reply) => fitReply.parse(reply))
