import type { Api } from '@evenplate/platform/contract'
import type { AskFit } from '@evenplate/recipe-view/fitting'

/** Has a dish changed by the gateway, which counts every number anew. @throws AppError */
export const askFit =
  (api: Api): AskFit =>
  async (request) => {
    // What reads the answer comes when it is asked for: no first screen needs it.
    const { fitReply } = await import('@evenplate/domain/fit')
    return api.post('/fits', request, (reply) => fitReply.parse(reply))
  }
