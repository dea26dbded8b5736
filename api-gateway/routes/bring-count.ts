import { type BringCountReply, bringCountRequest } from '@evenplate/domain/brought-recipe'
import { Hono } from 'hono'
import { countBroughtInSteps } from '../brought/count-brought.ts'
import type { Turns } from '../counting/turns.ts'
import type { Deps } from '../deps/deps.ts'
import { identify } from '../identity/identify.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Room for the longest lines, steps and notes, and for five hundred foods that a guest's browser remembers. */
const MAX_BYTES = 1024 * 1024

/**
 * `POST /bring/count`: counts a recipe that a person brought, with their corrections. No daily limit; the turns limit
 * it.
 */
export const bringCountRoute = (deps: Deps, turns: Turns): Hono =>
  new Hono().post('/', async (c) => {
    const { subject, profile, remembered } = await identify(c, deps)
    // Guest ids are easy to make up, so guests are limited by address.
    const person = subject.kind === 'member' ? subject.user : (subject.address ?? subject.guest)
    const prepare = async () => {
      const order = parse(bringCountRequest, await readJsonBody(c.req.raw, MAX_BYTES))
      const [known, own] = await Promise.all([remembered(), profile()])
      // For a member only the account counts: what someone else left in this browser is not theirs.
      return countBroughtInSteps(order, subject.kind === 'member' ? known : order.remembered, own)
    }
    return c.json((await turns.take(person, prepare, c.req.raw.signal)) satisfies BringCountReply)
  })
