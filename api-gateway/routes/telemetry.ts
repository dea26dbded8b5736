import { REPORT_LIMITS } from '@evenplate/domain/field-lists'
import { fieldReport, known } from '@evenplate/domain/field-report'
import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { addressHash } from '../identity/identify.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Reports that are counted of one address within a minute: some twenty visits. */
const A_MINUTE = 120
/** Addresses that are told apart within a minute; later ones share what is left. Bounds the memory. */
const ADDRESSES = 20_000

/**
 * `POST /telemetry`: what a browser tells of pages, paints and errors. A report that is too much is dropped and answered
 * like any other: whoever sends it cannot do better.
 */
export function telemetryRoute(deps: Deps): Hono {
  let minute = 0
  const counts = new Map<string, number>()
  return new Hono().post('/', async (c) => {
    const body = await readJsonBody(c.req.raw, REPORT_LIMITS.bytes)
    if (mayReport(addressHash(c, deps))) deps.field?.note(known(parse(fieldReport, body)))
    return c.body(null, 204)
  })

  function mayReport(address: string | null): boolean {
    const now = Math.floor(deps.clock().getTime() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const key = address !== null && (counts.has(address) || counts.size < ADDRESSES) ? address : 'others'
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= A_MINUTE
  }
}
