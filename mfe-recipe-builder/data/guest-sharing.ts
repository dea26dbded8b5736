import { type GuestShare, guestShareReply } from '@evenplate/domain/guest-share'
import type { Api } from '@evenplate/platform/contract'

/**
 * Makes a link of a guest's recipe, kept by the gateway from its own result. The same recipe has one link.
 * @throws AppError e.g. `share_limit`, `not_found` where the gateway no longer has it, `offline`
 */
export const shareAsGuest = (api: Api, generation: string): Promise<GuestShare> =>
  api.post('/guest-shares', { key: generation }, (reply) => guestShareReply.parse(reply))

/** From then on the link opens nothing. @throws AppError */
export const removeShare = (api: Api, slug: string): Promise<void> => api.remove(`/guest-shares/${slug}`)
