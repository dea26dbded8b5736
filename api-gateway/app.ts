import { AppError } from '@evenplate/domain/errors'
import { candidatesFor } from '@evenplate/meal-plan/filling/candidates-for'
import { fillWeek } from '@evenplate/meal-plan/filling/fill-week'
import { type Context, Hono } from 'hono'
import { CountedRecipes } from './counting/counted-recipes.ts'
import { Turns } from './counting/turns.ts'
import type { Deps } from './deps/deps.ts'
import { factsOf } from './deps/failure-facts.ts'
import { GenerationLimiter } from './generation/generation-limiter.ts'
import { littleByLittle } from './planning/little-by-little.ts'
import { DishPool } from './planning/pool.ts'
import { bringCountRoute } from './routes/bring-count.ts'
import { bringReadRoute } from './routes/bring-read.ts'
import { calendarFileRoute, calendarRoute } from './routes/calendar.ts'
import { contactRoute } from './routes/contact.ts'
import { figuresRoute } from './routes/figures.ts'
import { fitsRoute } from './routes/fits.ts'
import { foodsRoute } from './routes/foods.ts'
import { guestSharesRoute } from './routes/guest-shares.ts'
import { healthRoute } from './routes/health.ts'
import { candidatesRoute, fillRoute } from './routes/meal-plans.ts'
import { quotaRoute } from './routes/quota.ts'
import { recipeMailsRoute } from './routes/recipe-mails.ts'
import { recipesRoute } from './routes/recipes.ts'
import { sharedListsRoute } from './routes/shared-lists.ts'
import { sharedRecipesRoute } from './routes/shared-recipes.ts'
import { telemetryRoute } from './routes/telemetry.ts'

/**
 * The gateway as a web application, with every route under `/api`.
 * @returns `drain`: refuses new recipes and waits for those in progress. After `deadlineMs` it ends them with an `error` event
 *   `shutting_down`. It resolves when every response is written.
 *   `warmUp`: starts counting the dish book for the first week someone plans; call what it returns to stop.
 */
export function createApp(deps: Deps): {
  app: Hono
  paths: string[]
  drain: (deadlineMs: number) => Promise<void>
  warmUp: () => () => void
} {
  const turns = new Turns()
  const limiter = new GenerationLimiter(deps)
  // Weeks have their own queue: a week takes as long as many counts, and edited recipes must not wait for it.
  const weeks = new Turns(undefined, WEEKS_MS)
  // Imports too: many files may be read one after another, and counting must not wait for them.
  const readings = new Turns()
  const planner = { pool: new DishPool(), search: { fillWeek, candidatesFor } }
  const app = new Hono().basePath('/api')

  app.use('*', async (c, next) => {
    const started = performance.now()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    c.header('referrer-policy', 'no-referrer')
    await next()
    const ms = Math.round(performance.now() - started)
    deps.log('debug', 'request', { method: c.req.method, route: routeOf(c), status: c.res.status, ms })
  })

  const routes: Record<string, { methods: string; route: Hono }> = {
    '/health': { methods: 'GET, HEAD', route: healthRoute(deps) },
    '/quota': { methods: 'GET, HEAD', route: quotaRoute(deps) },
    '/recipes': { methods: 'POST', route: recipesRoute(deps, limiter) },
    '/figures': { methods: 'POST', route: figuresRoute(deps, turns) },
    '/fits': { methods: 'POST', route: fitsRoute(deps, turns) },
    '/bring/read': { methods: 'POST', route: bringReadRoute(deps, readings) },
    '/bring/count': { methods: 'POST', route: bringCountRoute(deps, turns) },
    '/foods': { methods: 'GET, HEAD', route: foodsRoute(deps) },
    '/meal-plans/fill': { methods: 'POST', route: fillRoute(deps, weeks, planner) },
    '/meal-plans/candidates': { methods: 'POST', route: candidatesRoute(deps, weeks, planner) },
    '/guest-shares': { methods: 'POST', route: guestSharesRoute(deps) },
    '/shared-recipes': { methods: 'POST', route: sharedRecipesRoute(deps, new CountedRecipes(turns)) },
    '/shared-lists': { methods: 'GET, HEAD, POST', route: sharedListsRoute(deps) },
    '/calendar': { methods: 'GET, HEAD', route: calendarRoute(deps) },
    '/meal-plan-calendar': { methods: 'POST', route: calendarFileRoute(deps) },
    '/recipe-mails': { methods: 'POST', route: recipeMailsRoute(deps, limiter) },
    '/contact': { methods: 'POST', route: contactRoute(deps, limiter) },
    '/telemetry': { methods: 'POST', route: telemetryRoute(deps) },
  }
  for (const [path, { methods, route }] of Object.entries(routes)) {
    app.route(path, route)
    app.all(path, (c) => {
      c.header('allow', methods)
      throw new AppError('method_not_allowed')
    })
  }
  app.all('*', () => {
    throw new AppError('not_found')
  })
  app.notFound((c) => answer(c, new AppError('not_found')))
  app.onError((error, c) => answer(c, known(error, c, deps)))
  return {
    app,
    paths: Object.keys(routes).map((path) => `/api${path}`),
    drain: (deadlineMs) => limiter.drain(deadlineMs),
    warmUp: () => littleByLittle(planner.pool.warmUp(), { ...WARMING, failed: noteFailure }),
  }

  function noteFailure(error: unknown): void {
    deps.log('error', 'warming up failed', factsOf(error))
  }

  /** The path of the matching route, never the path the visitor typed. */
  function routeOf(c: Context): string {
    // The rest of these paths is the secret part of a link, which must not be logged.
    const path = c.req.path
      .replace(/^\/api/, '')
      .replace(/^(\/(?:guest-shares|shared-lists|calendar))\/.*/, '$1')
    return Object.hasOwn(routes, path) ? path : 'unknown'
  }
}

/** CPU milliseconds per minute for one person's weeks: about ten with new rules, or forty with known ones. */
const WEEKS_MS = 20_000

/**
 * Not during startup, and with pauses several times as long as the steps: counting the book takes about half a minute.
 */
const WARMING = { first: 120_000, between: 15 }

/** Anything that is not an AppError is our own bug: only its name is logged, and the visitor sees nothing of it. */
function known(error: Error, c: Context, { log }: Deps): AppError {
  if (error instanceof AppError) return error
  if (c.req.raw.signal.aborted) return new AppError('unexpected', { cause: error })
  log('error', 'request failed', factsOf(error))
  return new AppError('unexpected', { cause: error })
}

function answer(c: Context, error: AppError): Response {
  const headers: Record<string, string> = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
  return c.json(error.toJSON(), statusOf(error), headers)
}

type ErrorStatus = 400 | 500

/** `offline` has status 0: only a browser can report it, so here it would be a bug. */
const statusOf = ({ status }: AppError): ErrorStatus => (status >= 400 ? status : 500) as ErrorStatus
