import type { Answered } from '@evenplate/supabase/embedded'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** The most reads a page makes at once, and their longest address. */
const MOST = 16
const LONGEST = 2000
const PATH = /^\w+\?[^#\s]*$/

type Read = [method: 'GET' | 'HEAD', path: string, prefer: string]
type ReadOne = (c: Context, method: Read[0], path: string, more: [string, string][]) => Promise<Answered>

/** Checked before its bytes are read. */
export const gatheredLimit = bodyLimit({
  maxSize: MOST * (LONGEST + 100),
  onError: (c) => c.json({ code: 'PGRST102', message: 'Payload too large' }, 413),
})

/**
 * Answers several reads of one visitor in one reply: a line of JSON that describes each, then their bodies. Each is handled
 * as if it came alone: with the visitor's token, rights and limits, and with its own answer or refusal.
 */
export const gatheredReads =
  (readOne: ReadOne) =>
  async (c: Context): Promise<Response> => {
    const reads = await readsOf(c)
    if (!reads) return c.json({ code: 'PGRST102', message: 'These are no reads' }, 400)
    const answers = await Promise.all(
      reads.map(([method, path, prefer]) => readOne(c, method, path, prefer ? [['prefer', prefer]] : [])),
    )
    const told = answers.map(({ status, headers, body }) => ({ status, headers, length: body.byteLength }))
    const parts = [Buffer.from(`${JSON.stringify(told)}\n`), ...answers.map(({ body }) => body)]
    return new Response(Buffer.concat(parts), {
      headers: { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' },
    })
  }

async function readsOf(c: Context): Promise<Read[] | null> {
  const reads: unknown = await c.req.json().catch(() => null)
  return Array.isArray(reads) && reads.length > 0 && reads.length <= MOST && reads.every(isRead)
    ? reads
    : null
}

function isRead(read: unknown): read is Read {
  if (!Array.isArray(read) || read.length !== 3) return false
  const [method, path, prefer] = read
  return (
    (method === 'GET' || method === 'HEAD') &&
    typeof path === 'string' &&
    path.length <= LONGEST &&
    PATH.test(path) &&
    (prefer === '' || prefer === 'count=exact')
  )
}
