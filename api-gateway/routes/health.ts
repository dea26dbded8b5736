import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'

/** Milliseconds for which one check of the database answers all requests. */
const KEPT_FOR = 1000

/**
 * `GET /health`: which provider cooks, and whether the database answers; 503 if it does not. The database is asked at most once a
 * second.
 */
export function healthRoute({
  provider,
  database,
  clock,
}: Pick<Deps, 'provider' | 'database' | 'clock'>): Hono {
  let asked = { at: Number.NEGATIVE_INFINITY, answers: Promise.resolve(false) }
  return new Hono().get('/', async (c) => {
    const now = clock().getTime()
    if (now - asked.at >= KEPT_FOR) asked = { at: now, answers: database.answers() }
    return (await asked.answers)
      ? c.json({ status: 'ok', provider: provider.name })
      : c.json({ status: 'database_down', provider: provider.name }, 503, { 'retry-after': '2' })
  })
}
