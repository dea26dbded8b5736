import { type BringReply, type BringRequest, bringRequest } from '@evenplate/domain/brought-recipe'
import { AppError } from '@evenplate/domain/errors'
import type { Steps } from '@evenplate/domain/steps'
import { decodePage } from '@evenplate/recipe-import/page/decode-page'
import { type Read, readFile, readSource, readText } from '@evenplate/recipe-import/read-brought'
import { Hono } from 'hono'
import type { Turns } from '../counting/turns.ts'
import type { Deps } from '../deps/deps.ts'
import { type Asker, addressHash, identify } from '../identity/identify.ts'
import { MinuteLimit } from '../identity/minute-limit.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import { AtOnce } from '../links/at-once.ts'
import { readLink } from '../links/read-link.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Two million characters, most of them a byte long, as JSON writes them. */
const MAX_BYTES = 6 * 1024 * 1024

/**
 * Per network address: a link without a recipe does not count against the daily limit, but still makes a request to
 * someone's site.
 */
export const LINKS_A_MINUTE = 20

/** For everyone together: each holds connections, and up to 5 MB. */
export const LINKS_AT_ONCE = 8

/** `POST /bring/read`: reads what a person brings. For guests and members, each with a limit. Nothing is stored. */
export function bringReadRoute(deps: Deps, turns: Turns): Hono {
  const links = new MinuteLimit(LINKS_A_MINUTE, deps.clock)
  const underWay = new AtOnce(LINKS_AT_ONCE)
  return new Hono().post('/', async (c) => {
    const asker = await identify(c, deps)
    const { subject } = asker
    // Before any work: nothing is fetched for someone who has reached the daily limit.
    if ((await deps.brings.left(subject)) === 0) throw limitOf(asker, deps)
    const prepare = async () => {
      const order = parse(bringRequest, await readJsonBody(c.req.raw, MAX_BYTES))
      if (order.from === 'link' && !links.admits(addressHash(c, deps)))
        throw new AppError('request_limit', { retryAfter: 60 })
      return order.from === 'link'
        ? underWay.run(() => linkSteps(order.link, deps, c.req.raw.signal))
        : stepsOf(order)
    }
    // Guest ids are easy to make up, so guests are limited by address.
    const person = subject.kind === 'member' ? subject.user : (subject.address ?? subject.guest)
    const read = await turns.take(person, prepare, c.req.raw.signal)
    if (read.recipes.length === 0)
      return c.json({ ...read, left: await deps.brings.left(subject) } satisfies BringReply)
    // Counted last: a page without a recipe costs nothing.
    const left = await deps.brings.count(subject)
    if (left === null) throw limitOf(asker, deps)
    return c.json({ ...read, left } satisfies BringReply)
  })
}

function stepsOf(order: Exclude<BringRequest, { from: 'link' }>): Steps<Read> {
  if (order.from === 'text') return readText(order.text)
  if (order.from === 'source') return readSource(order.html, order.address ?? null)
  return readFile(order.name, order.text)
}

async function linkSteps(link: string, deps: Deps, signal: AbortSignal): Promise<Steps<Read>> {
  const page = await readLink(link, { web: deps.web, siteUrl: deps.settings.siteUrl, signal })
  const text = decodePage(page.bytes, page.type)
  return /html/i.test(page.type) ? readSource(text, page.address) : readText(text, false)
}

const limitOf = ({ subject }: Asker, { clock }: Deps): AppError =>
  new AppError('bring_limit', {
    retryAfter: untilTomorrow(clock()),
    ...(subject.kind === 'member' && { message: MEMBERS_LIMIT }),
  })

const MEMBERS_LIMIT = 'You have brought two hundred recipes today. You can bring more tomorrow.'
