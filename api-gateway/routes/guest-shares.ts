import { AppError } from '@evenplate/domain/errors'
import { type GuestShare, guestShareRequest } from '@evenplate/domain/guest-share'
import { isShareSlug } from '@evenplate/domain/shared-recipe'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { identify } from '../identity/identify.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import type { Guest } from '../store/mail-store.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/**
 * `POST /guest-shares`: a link for a recipe that this gateway generated for a guest. The request names the recipe and does not
 * contain it, so that nobody can publish other text. `DELETE /guest-shares/:slug` removes the link.
 */
export const guestSharesRoute = (deps: Deps): Hono =>
  new Hono()
    .post('/', async (c) => {
      const { key } = parse(guestShareRequest, await readJsonBody(c.req.raw))
      const guest = await guestOf(c, deps)
      if (key.length === 0 || key.length > LONGEST_KEY) throw new AppError('not_found')
      const shared = await deps.guestShares.share(guest, key)
      switch (shared.outcome) {
        case 'pending':
          throw new AppError('conflict', { retryAfter: 2 })
        case 'not_found':
          throw new AppError('not_found')
        case 'refused':
          throw new AppError('share_limit', { retryAfter: untilTomorrow(deps.clock()) })
      }
      return c.json({ slug: shared.slug, until: shared.until } satisfies GuestShare)
    })
    .delete('/:slug', async (c) => {
      const slug = c.req.param('slug')
      const guest = await guestOf(c, deps)
      if (!isShareSlug(slug) || !(await deps.guestShares.remove(guest, slug))) throw new AppError('not_found')
      return c.body(null, 204)
    })

/** The same limit as for a generation's key. */
const LONGEST_KEY = 200

/** @throws AppError `invalid_request` for a member: members make a saved recipe public instead */
async function guestOf(c: Context, deps: Deps): Promise<Guest> {
  const { subject } = await identify(c, deps)
  if (subject.kind === 'guest') return subject
  throw new AppError('invalid_request', {
    message: 'You are signed in. Sign out to change what you shared as a guest.',
  })
}
