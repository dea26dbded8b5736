import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { AppError } from '@evenplate/domain/errors'
import { type Answer, getOnce, type Resolved } from './get-once.ts'
import { refused } from './refused.ts'
import { mayRead } from './robots.ts'
import type { Web } from './web.ts'

/** A page: the address it was read at after redirects, the media type that the site declared, and its bytes. */
export type Page = { address: string; type: string; bytes: Uint8Array }

export const LINK_LIMITS = { ms: 10_000, bytes: 5 * 1024 * 1024, redirects: 5 } as const
type Limits = { readonly [limit in keyof typeof LINK_LIMITS]: number }

/** Our limit on a robots.txt file: the rest is not read. */
const ROBOTS_BYTES = 128 * 1024
export const ROBOT = 'EvenplateBot'

/**
 * Reads a page of another site: only on the public web, only where its robots.txt allows, within 10 seconds and 5 MB
 * including redirects.
 * @param siteUrl ours, so that site owners can see who asks
 * @throws AppError `link_refused` with a sentence for any failure; the signal's reason when nobody waits anymore
 */
export async function readLink(
  link: string,
  {
    web,
    siteUrl,
    signal,
    limits = LINK_LIMITS,
  }: { web: Web; siteUrl: string; signal?: AbortSignal; limits?: Limits },
): Promise<Page> {
  const late = AbortSignal.timeout(limits.ms)
  const options = {
    web,
    resolved: new Map() as Resolved,
    userAgent: `${ROBOT}/1.0 (+${siteUrl}/)`,
    signal: signal ? AbortSignal.any([late, signal]) : late,
    most: limits.bytes,
  }
  const allowed = new Map<string, boolean>()
  try {
    let url = addressIn(link)
    for (let hops = 0; hops <= limits.redirects; hops += 1) {
      if (!(await isAllowed(url, allowed, options, limits))) throw refused('robots')
      const answer = await getOnce(url, options)
      const next = leadsTo(answer, url)
      if (!next) return pageOf(answer, url)
      url = next
    }
    throw refused('redirects')
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

type Options = Parameters<typeof getOnce>[1]

function addressIn(link: string, base?: URL): URL {
  const url = URL.parse(link.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname) throw refused('noLink')
  url.username = ''
  url.password = ''
  url.hash = ''
  // A site chooses the address of a redirect, and so its length.
  if (url.href.length > BROUGHT.link) throw refused('noPage')
  return url
}

const leadsTo = ({ status, location }: Answer, from: URL): URL | null =>
  status >= 300 && status < 400 && status !== 304 && location ? addressIn(location, from) : null

function pageOf({ status, type, bytes }: Answer, url: URL): Page {
  if (status === 404 || status === 410) throw refused('missing')
  if (status >= 400 && status < 500) throw refused('denied')
  if (status < 200 || status >= 300) throw refused('unreachable')
  if (
    !/^(?:text\/(?:html|plain|markdown|x-markdown)|application\/(?:xhtml\+xml|json|ld\+json))\s*(?:;|$)/i.test(
      type,
    )
  )
    throw refused('noPage')
  return { address: url.href, type, bytes }
}

/** By RFC 9309: a missing file allows everything, and a failing site forbids everything. */
async function isAllowed(
  url: URL,
  known: Map<string, boolean>,
  options: Options,
  limits: Limits,
): Promise<boolean> {
  const asked = new URL('/robots.txt', url)
  const key = url.href
  const before = known.get(key)
  if (before !== undefined) return before
  const rules = await robotsAt(asked, options, limits)
  const may = rules !== null && mayRead(rules, url.pathname + url.search, ROBOT)
  known.set(key, may)
  return may
}

/** The rules; null if the site fails to answer. */
async function robotsAt(asked: URL, options: Options, limits: Limits): Promise<string | null> {
  let url = asked
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    const answer = await getRobots(url, options)
    const next = answer && leadsTo(answer, url)
    if (!answer) return null
    if (!next)
      return answer.status >= 500 ? null : answer.status >= 400 ? '' : new TextDecoder().decode(answer.bytes)
    url = next
  }
  return ''
}

/** A file that is too long was not written for us: it counts as missing. */
async function getRobots(url: URL, options: Options): Promise<Answer | null> {
  try {
    return await getOnce(url, { ...options, most: ROBOTS_BYTES })
  } catch (error) {
    if (error instanceof AppError && error.message === refused('large').message)
      return { status: 404, location: null, type: '', bytes: new Uint8Array() }
    throw error
  }
}
