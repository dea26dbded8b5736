import type { FitReply, FitRequest } from '@evenplate/domain/fit'
import type { Api } from '@evenplate/platform/contract'

/** Asks the gateway to change a dish and count it again. @throws AppError, e.g. `fit_limit`, `offline` */
export const fitWith =
  (api: Api) =>
  async (request: FitRequest): Promise<FitReply> => {
    // The code that reads the answer loads when it is needed: no first screen needs it.
    const { fitReply } = await import('@evenplate/domain/fit')
    return api.post('/fits', request, (reply) => fitReply.parse(reply))
  }
