import { AppError } from '@evenplate/domain/errors'
import type { FitReply } from '@evenplate/domain/fit'
import { Hono } from 'hono'
import type { Turns } from '../counting/turns.ts'
import type { Deps } from '../deps/deps.ts'
import { fitInSteps } from '../fitting/fit.ts'
import { fitOrder } from '../fitting/fit-request.ts'
import { identify } from '../identity/identify.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Room for a hundred long lines and steps, and the figures that a page sends for each. */
const MAX_BYTES = 512 * 1024

/** `POST /fits`: a dish changed to fit. For guests and members, each with a limit. */
export const fitsRoute = (deps: Deps, turns: Turns): Hono =>
  new Hono().post('/', async (c) => {
    const { subject, profile } = await identify(c, deps)
    const isMember = subject.kind === 'member'
    const prepare = async () => {
      const order = parse(fitOrder, await readJsonBody(c.req.raw, MAX_BYTES))
      return fitInSteps(order, await profile())
    }
    // Guest ids are easy to make up, so guests are limited by address.
    const person = isMember ? subject.user : (subject.address ?? subject.guest)
    const fitted = await turns.take(person, prepare, c.req.raw.signal)
    // Counted last: a change that could not be made costs nothing.
    const left = await deps.fits.count(subject)
    if (left === null)
      throw new AppError('fit_limit', {
        retryAfter: untilTomorrow(deps.clock()),
        ...(isMember && { message: MEMBERS_LIMIT }),
      })
    return c.json({ ...fitted, left } satisfies FitReply)
  })

const MEMBERS_LIMIT = 'You have changed two hundred recipes today. You can change more tomorrow.'
