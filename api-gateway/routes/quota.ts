import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { identify } from '../identity/identify.ts'
import { quotaOf } from '../identity/quota.ts'

/** `GET /quota`: how many of today's recipes are used, and a guest's cookie. */
export const quotaRoute = (deps: Deps): Hono =>
  new Hono().get('/', async (c) => {
    const { subject } = await identify(c, deps)
    return c.json(quotaOf(await deps.quotas.read(subject)))
  })
