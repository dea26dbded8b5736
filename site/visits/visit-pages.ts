import { type Context, Hono } from 'hono'
import { hashOf } from '../builds/fingerprint.ts'
import { text } from '../html/document.ts'
import { LEAVE } from './badge.ts'
import type { visitCookies } from './cookies.ts'
import { ownEntry } from './own-build.ts'
import { tokenFor, visitOf } from './token.ts'
import { type OwnBuild, type Visit, wordsOf } from './visit.ts'

type Options = {
  cookies: ReturnType<typeof visitCookies>
  key: string
  /** Whether a developer may replace a part with their own build. */
  allowOverrides: boolean
  /** Names of the remotes that are live. */
  remotes(): string[]
  /** The first page to look at in the visit that the request names. @throws Error if its pages cannot be made */
  firstPage(c: Context): Promise<string>
}

const OPEN = '/preview/open'

/** The pages for entering and leaving a visit that is not the live site. */
export function visitPages({ cookies, key, allowOverrides, remotes, firstPage }: Options): Hono {
  const app = new Hono()

  app.get(LEAVE, (c) => {
    cookies.end(c)
    return c.redirect(pageBefore(c), 303)
  })

  app.get(OPEN, async (c) => {
    try {
      return c.redirect(await firstPage(c), 303)
    } catch {
      return cannotBeShown(c)
    }
  })

  app.get('/preview/:token', (c) => {
    const token = c.req.param('token')
    const found = visitOf(token, key, new Date())
    if (found?.visit.kind !== 'preview') return page(c, 404, OVER)
    cookies.begin(c, token, found.end)
    return opening(c, found.visit)
  })

  app.get('/override/:part', (c) => {
    const visit = asked(c.req.param('part'), c.req.query('entry'))
    if (!visit) return page(c, 404, NO_OVERRIDE)
    // A link on somebody else's page must not be enough to choose whose code runs here.
    return page(c, 200, {
      title: `Use your own build of ${visit.part}?`,
      content: `<p>This browser will load the part “${text(visit.part)}” from ${text(visit.entry)}. Its code can see and do everything you can here. Continue only if you started it yourself.</p>
<form method="post"><input type="hidden" name="entry" value="${text(visit.entry)}"><button>Use it</button> <a href="/">Cancel</a></form>`,
    })
  })

  app.post('/override/:part', async (c) => {
    const { entry } = await c.req.parseBody()
    const visit = asked(c.req.param('part'), typeof entry === 'string' ? entry : undefined)
    if (!visit) return page(c, 404, NO_OVERRIDE)
    if (!isFromHere(c)) return page(c, 403, NO_OVERRIDE)
    const token = tokenFor(visit, key, new Date())
    cookies.begin(c, token, visitOf(token, key, new Date())!.end)
    return opening(c, visit)
  })
  return app

  function asked(part: string, entry = ''): OwnBuild | null {
    const own = allowOverrides && remotes().includes(part) ? ownEntry(entry) : null
    return own ? { kind: 'own build', part, entry: own } : null
  }
}

/** Shown instead of every page of a visit whose builds cannot be shown; the log says why. */
export const cannotBeShown = (c: Context): Response =>
  page(c, 503, {
    title: 'This preview cannot be shown',
    content: `<p>Its pages could not be made. <a href="${LEAVE}">Leave</a></p>`,
  })

type Words = { title: string; content: string; goesOn?: boolean }

const OVER: Words = {
  title: 'This link has expired',
  content: '<p>Preview links expire after seven days. Ask for a new one. <a href="/">Home</a></p>',
}
const NO_OVERRIDE: Words = {
  title: 'No such part or address',
  content:
    '<p>This works only where the site’s operator allows it, with the name of a part and the http address of a script on your own machine. <a href="/">Home</a></p>',
}

/**
 * On a slow network, the live site's worker would answer with pages of the live site, so it is removed before the first
 * page. The live site registers it again.
 */
const PUT_ASIDE = `const go=()=>location.replace('${OPEN}');(async()=>{for(const one of await navigator.serviceWorker?.getRegistrations()??[])await one.unregister()})().then(go,go)`

const opening = (c: Context, visit: Visit): Response =>
  page(c, 200, {
    title: wordsOf(visit),
    content: `<p>It opens on its own once this browser has put away its offline copy of the site.</p>
<p><a href="${OPEN}">Open it now</a></p>
<script>${PUT_ASIDE}</script>`,
  })

const STYLE =
  ':root{color-scheme:light dark}body{max-inline-size:36rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.2}button{font:inherit;padding:.5rem 1rem}'

function page(c: Context, status: 200 | 403 | 404 | 503, { title, content }: Words): Response {
  return c.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${content}
</main>
</body>
</html>
`,
    status,
    {
      ...PRIVATE,
      'content-security-policy': [
        `default-src 'none'`,
        `script-src '${hashOf(PUT_ASIDE, 'sha256')}'`,
        `style-src '${hashOf(STYLE, 'sha256')}'`,
        `form-action 'self'`,
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
      ].join('; '),
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    },
  )
}

/** Headers for everything that only this visitor should get. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

/** Browsers say where a form was sent from; those that do not know `Sec-Fetch-Site` name the origin. */
function isFromHere(c: Context): boolean {
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined) return from === 'same-origin'
  return URL.parse(c.req.header('origin') ?? '')?.host === c.req.header('host')
}

/** The page the visitor came from, on the live site; the home page if unknown. */
function pageBefore(c: Context): string {
  const before = URL.parse(c.req.header('referer') ?? '')
  const isPage =
    before?.host === c.req.header('host') && !/^\/(preview|override)\//.test(before?.pathname ?? '')
  // Two slashes would begin another host's address.
  return before && isPage && !before.pathname.startsWith('//') ? before.pathname + before.search : '/'
}

/** Replaces the worker while the visit is not the live site: an installed one removes itself. */
export const NO_WORKER = `addEventListener('install',()=>skipWaiting());addEventListener('activate',()=>registration.unregister())`
