import { type GuestShare, guestShareReply } from '@evenplate/domain/guest-share'
import type { Api } from '@evenplate/platform/contract'

/**
 * Makes a link to a guest's recipe, which the gateway stores from its own result. The same recipe has one link.
 * @throws AppError e.g. `share_limit`, `not_found` if the gateway no longer has it, `offline`
 */
export const shareAsGuest = (api: Api, generation: string): Promise<GuestShare> =>
  api.post('/guest-shares', { key: generation }, (reply) => guestShareReply.parse(reply))

/**
 * After that, the link no longer works.
 * @throws AppError
 */
export const removeShare = (api: Api, slug: string): Promise<void> => api.remove(`/guest-shares/${slug}`)
