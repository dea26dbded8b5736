import * as z from 'zod/mini'

/** Body of `POST /api/guest-shares`: the idempotency key of the guest's own generation, and none of its text. */
export const guestShareRequest = z.object({ key: z.string() })
export type GuestShareRequest = z.infer<typeof guestShareRequest>

/**
 * The link of a guest's recipe (`sharedPath`), and the moment it ends, ISO 8601. `DELETE /api/guest-shares/:slug`
 * revokes it. `not_found`: the gateway no longer has the recipe; `share_limit`: five a day.
 */
export const guestShareReply = z.object({ slug: z.string(), until: z.string() })
export type GuestShare = z.infer<typeof guestShareReply>
