import { AppError } from '@evenplate/domain/errors'
import type { CandidatesReply, FillReply } from '@evenplate/meal-plan/fill'
import { Hono } from 'hono'
import type { Turns } from '../counting/turns.ts'
import type { Deps } from '../deps/deps.ts'
import { type Asker, identify } from '../identity/identify.ts'
import { quotaOf } from '../identity/quota.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import { candidatesInSteps, fillInSteps } from '../planning/fill.ts'
import { candidatesOrder, fillOrder, mustBeAWeek } from '../planning/plan-order.ts'
import type { DishPool } from '../planning/pool.ts'
import type { Search } from '../planning/search.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Room for a week of dishes and twenty saved recipes, with the figures that a page sends for each. */
const MAX_BYTES = 2 * 1024 * 1024

/** The source of counted dishes, and the search among them. */
export type Planner = { pool: DishPool; search: Search }

/** `POST /meal-plans/fill`: fills a week. For guests and members, each with a limit. No part of a plan is stored. */
export const fillRoute = (deps: Deps, turns: Turns, { pool, search }: Planner): Hono =>
  new Hono().post('/', async (c) => {
    const asker = await identify(c, deps)
    // Before any work: filling a week takes long.
    if ((await deps.planFills.left(asker.subject)) === 0) throw limitOf(asker, deps)
    const prepare = async () => {
      const order = parse(fillOrder, await readJsonBody(c.req.raw, MAX_BYTES))
      mustBeAWeek(order)
      return fillInSteps(order, await asker.profile(), pool, search)
    }
    const filled = await turns.take(personOf(asker), prepare, c.req.raw.signal)
    // Counted last: a week that could not be filled costs nothing.
    const left = await deps.planFills.count(asker.subject)
    if (left === null) throw limitOf(asker, deps)
    return c.json({ ...filled, left } satisfies FillReply)
  })

/** `POST /meal-plans/candidates`: other dishes for one slot. Not counted; the turns limit it. */
export const candidatesRoute = (deps: Deps, turns: Turns, { pool, search }: Planner): Hono =>
  new Hono().post('/', async (c) => {
    const asker = await identify(c, deps)
    const prepare = async () => {
      const order = parse(candidatesOrder, await readJsonBody(c.req.raw, MAX_BYTES))
      mustBeAWeek(order)
      return candidatesInSteps(order, await asker.profile(), pool, search)
    }
    const found = await turns.take(personOf(asker), prepare, c.req.raw.signal)
    const left = await deps.planFills.left(asker.subject)
    return c.json({ ...found, left, ...(await writing(asker, deps)) } satisfies CandidatesReply)
  })

/** The house chef's dishes are already among the candidates. */
const writing = async ({ subject }: Asker, { provider, quotas }: Deps) =>
  provider.name === 'house-chef' ? {} : { recipesLeft: quotaOf(await quotas.read(subject)).remaining }

const limitOf = ({ subject }: Asker, { clock }: Deps): AppError =>
  new AppError('fill_limit', {
    retryAfter: untilTomorrow(clock()),
    ...(subject.kind === 'member' && { message: MEMBERS_LIMIT }),
  })

/** Guest ids are easy to make up, so guests are limited by address. */
const personOf = ({ subject }: Asker): string =>
  subject.kind === 'member' ? subject.user : (subject.address ?? subject.guest)

const MEMBERS_LIMIT = 'You have filled forty weeks today. You can fill more tomorrow.'
