import { REPORT_LIMITS } from '@evenplate/domain/field-lists'
import { fieldReport, known } from '@evenplate/domain/field-report'
import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { addressHash } from '../identity/identify.ts'
import { MinuteLimit } from '../identity/minute-limit.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** Reports counted per address within a minute: about twenty visits. */
const A_MINUTE = 120

/**
 * `POST /telemetry`: a browser's reports of pages, paints and errors. A report over the limit is dropped but answered
 * like any other: its sender cannot do anything about it.
 */
export function telemetryRoute(deps: Deps): Hono {
  const limit = new MinuteLimit(A_MINUTE, deps.clock)
  return new Hono().post('/', async (c) => {
    const body = await readJsonBody(c.req.raw, REPORT_LIMITS.bytes)
    if (limit.admits(addressHash(c, deps))) deps.field?.note(known(parse(fieldReport, body)))
    return c.body(null, 204)
  })
}
