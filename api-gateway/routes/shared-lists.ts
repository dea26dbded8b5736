import { AppError } from '@evenplate/domain/errors'
import { MARKS_MOST, markOp } from '@evenplate/meal-plan/shopping/marks'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../deps/deps.ts'
import { addressHash } from '../identity/identify.ts'
import { MinuteLimit } from '../identity/minute-limit.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Per address within a minute: two people shopping, and everyone else behind their network. */
const A_MINUTE = 120
/** Room for a thousand marks with long names. */
const MAX_BYTES = 512 * 1024

const marking = z.object({ ops: z.array(markOp).check(z.maxLength(MARKS_MOST)) })

/**
 * `GET /shared-lists/<slug>`: a shopping list and what is checked off, for anyone with its link. `POST` checks items
 * off. The link allows nothing else, and ends after seven days.
 */
export function sharedListsRoute(deps: Deps): Hono {
  const limit = new MinuteLimit(A_MINUTE, deps.clock)
  const admit = (c: Context) => {
    c.header('x-robots-tag', 'noindex')
    if (!limit.admits(addressHash(c, deps))) throw new AppError('request_limit', { retryAfter: 60 })
  }
  return new Hono()
    .get('/:slug', async (c) => {
      admit(c)
      return c.json(open(await deps.sharedLists.read(slugOf(c))))
    })
    .post('/:slug', async (c) => {
      admit(c)
      const { ops } = parse(marking, await readJsonBody(c.req.raw, MAX_BYTES))
      return c.json(open(await deps.sharedLists.mark(slugOf(c), ops)))
    })
}

/** Longer than any slug: a longer one is cut, looked up and not found. */
const slugOf = (c: Context): string => (c.req.param('slug') ?? '').slice(0, 200)

function open<List>(list: List | null): List {
  if (list === null) throw new AppError('not_found')
  return list
}
