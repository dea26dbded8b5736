import { type CountReply, countRequest } from '@evenplate/domain/counting'
import { AppError } from '@evenplate/domain/errors'
import { Hono } from 'hono'
import { countInSteps } from '../counting/count.ts'
import type { Turns } from '../counting/turns.ts'
import type { Deps } from '../deps/deps.ts'
import { identify } from '../identity/identify.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** A hundred long lines and steps of an edited recipe. */
const MAX_BYTES = 320 * 1024

/** `POST /figures`: counts an edited recipe again. For members, each with a limit. */
export const figuresRoute = (deps: Deps, turns: Turns): Hono =>
  new Hono().post('/', async (c) => {
    const asker = await identify(c, deps)
    if (asker.subject.kind !== 'member') throw new AppError('unauthorized')
    const prepare = async () => {
      const request = parse(countRequest, await readJsonBody(c.req.raw, MAX_BYTES))
      return countInSteps(request, await asker.profile())
    }
    return c.json((await turns.take(asker.subject.user, prepare, c.req.raw.signal)) satisfies CountReply)
  })
