import { createHash } from 'node:crypto'
import { AppError } from '@evenplate/domain/errors'
import { calendarRequest } from '@evenplate/meal-plan/calendar-file'
import { mondayOf } from '@evenplate/meal-plan/dates'
import { type Context, Hono } from 'hono'
import { feedEvents } from '../calendar/feed-events.ts'
import { summaryOf } from '../calendar/summary.ts'
import { weekCalendar } from '../calendar/week-calendar.ts'
import type { Deps } from '../deps/deps.ts'
import { addressHash } from '../identity/identify.ts'
import { MinuteLimit } from '../identity/minute-limit.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Per address within a minute: a calendar service asks for many people from few addresses. */
const FEEDS_A_MINUTE = 300
const FILES_A_MINUTE = 60
/** Longer than any token: a longer one is cut, looked up and not found. */
const LONGEST_TOKEN = 200
/** Room for 49 long titles. */
const MAX_BYTES = 128 * 1024

/**
 * `GET /calendar/<token>.ics`: a member's plan for calendars that subscribe to it. Anyone who knows the address may
 * read it, so no proxy may cache it; wrong, malformed and revoked addresses get the same answer.
 */
export function calendarRoute(deps: Deps): Hono {
  const limit = new MinuteLimit(FEEDS_A_MINUTE, deps.clock)
  return new Hono().get('/:file', async (c) => {
    c.header('x-robots-tag', 'noindex')
    admit(limit, c, deps)
    const token = c.req.param('file').replace(/\.ics$/, '')
    const feed = await deps.calendars.read(token.slice(0, LONGEST_TOKEN))
    if (feed === null) throw new AppError('not_found')
    const file = weekCalendar(feedEvents(feed))
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
    c.header('cache-control', 'private, max-age=0')
    c.header('etag', tag)
    if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
    c.header('content-type', CALENDAR)
    c.header('content-disposition', 'inline; filename="evenplate.ics"')
    return c.body(file)
  })
}

/** `POST /meal-plan-calendar`: a week as a file, or as its text in JSON, for members and guests. Nothing is stored. */
export function calendarFileRoute(deps: Deps): Hono {
  const limit = new MinuteLimit(FILES_A_MINUTE, deps.clock)
  return new Hono().post('/', async (c) => {
    admit(limit, c, deps)
    const { slots, withCarbs, counts, revision } = parse(
      calendarRequest,
      await readJsonBody(c.req.raw, MAX_BYTES),
    )
    const changedAt = deps.clock()
    const events = slots.map(({ id, day, meal, title, isLeftover, carbs, isAtLeast }) => {
      const shown = withCarbs && carbs !== null ? { grams: carbs, counts, isAtLeast } : null
      const summary = summaryOf(meal, { title, isLeftover, carbs: shown })
      return { id, day, meal, summary, revision, changedAt, isCancelled: false }
    })
    const file = weekCalendar(events)
    // A page saves the file itself, and its platform reads JSON.
    if (c.req.header('accept') === 'application/json') return c.json(file)
    const [first] = slots.map(({ day }) => day).toSorted()
    const name = first ? `evenplate-${mondayOf(first)}.ics` : 'evenplate.ics'
    c.header('content-disposition', `attachment; filename="${name}"`)
    return c.body(file, 200, { 'content-type': CALENDAR })
  })
}

const CALENDAR = 'text/calendar; charset=utf-8'

function admit(limit: MinuteLimit, c: Context, deps: Deps): void {
  if (!limit.admits(addressHash(c, deps))) throw new AppError('request_limit', { retryAfter: 60 })
}

/** RFC 9110: any tag of a list, weak or not; `*` matches any version. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*')
