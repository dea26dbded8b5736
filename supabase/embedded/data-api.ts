import { App } from '@supabase/lite'
import type { Member } from '../auth/bearer.ts'
import { sessionStands } from '../auth/sessions.ts'
import type { Sql } from '../sql/sql.ts'
import type { Statements } from '../sql/statements.ts'
import { isWellFormed } from '../sql/well-formed.ts'
import type { Claims } from './one-preamble.ts'
import { isAllowedQuery } from './query-rules.ts'
import { readsAtOnce } from './reads-at-once.ts'
import { RememberedReads } from './remembered-reads.ts'
import { withRepeatedFilters } from './repeated-filters.ts'
import type { InTurn } from './turns.ts'

export type DataDeps = {
  connection: App['connection']
  sql: Sql
  inTurn: InTurn
  settle: () => Promise<void>
  statements: Statements
}

/** `ended`: the member's session has ended. */
type DataApi = (request: Request, claims: Claims, member: Member | null) => Promise<Response | 'ended'>

/** The PostgREST part, run with the claims we checked: it never sees a token, and its keyless admin mode is off. */
export function dataApi({ connection, sql, inTurn, settle, statements }: DataDeps): DataApi {
  // At its first request @supabase/lite 0.10 looks for tables with row level security and then grants ALL on
  // them to every API role, over our grants. If its private flag says this is done, it leaves them alone.
  Reflect.set(connection, 'rlsState', 'active')
  const claimsOf = new WeakMap<Request, Claims>()
  const app = new App({
    connection,
    auth: { enabled: false },
    api: { schemas: ['public'], max_rows: 1000 },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: {
          resolver: async (_key, c) => {
            const claims = claimsOf.get(c.req.raw)
            return claims ? { type: claims.role === 'service_role' ? 'secret' : 'publishable', claims } : null
          },
        },
      },
    },
  })
  const reads = new RememberedReads()
  const atOnce = readsAtOnce(statements, inTurn, settle)

  return async (request, claims, member) => {
    const known = reads.known(request)
    const again = known && (await atOnce(known, claims, member))
    if (again) return again
    // Hosted Supabase honors a token until it expires; here signing out ends it at once.
    if (member && !(await sessionStands(sql, member))) return 'ended'
    if (!isAllowedQuery(request.url)) return refused('PGRST100', 'This backend does not offer that query')
    // Read before its turn, so that a slow sender does not make others wait.
    const body = request.body ? await request.arrayBuffer() : undefined
    if (body && !isAllowedBody(body)) return refused('PGRST102', 'Empty or invalid json')
    const headers = new Headers(request.headers)
    headers.delete('authorization')
    const inner = new Request(withRepeatedFilters(request.url), { method: request.method, headers, body })
    claimsOf.set(inner, claims)
    const response = await inTurn(async () => {
      try {
        const made = await answered(inner, request)
        if (!made.ok) await settle()
        return made
      } catch (error) {
        await settle()
        throw error
      }
    })
    return response.status === 500 ? explained(response) : response
  }

  async function answered(inner: Request, request: Request): Promise<Response> {
    const { result, said } = await statements.recorded(async () => app.fetch(inner, { peerAddress: null }))
    reads.learn(request, said, result)
    return result
  }
}

const refused = (code: string, message: string): Response =>
  Response.json({ code, message, details: null, hint: null }, { status: 400 })

/** Read as JSON, whatever content type the sender claims. */
function isAllowedBody(body: ArrayBuffer): boolean {
  if (body.byteLength === 0) return true
  try {
    return isWellFormed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch {
    return false
  }
}

/**
 * @supabase/lite 0.10 does not handle check constraints and answers 500 "SUP" with the driver's text. PostgREST
 * answers 400 with the code. Truly unexpected errors stay 500, without their text.
 */
async function explained(response: Response): Promise<Response> {
  const { message = '' } = (await response.json()) as { message?: string }
  const violation = message.match(/new row for relation "\w+" violates check constraint "\w+"/)?.[0]
  return violation
    ? Response.json({ code: '23514', message: violation, details: null, hint: null }, { status: 400 })
    : Response.json(
        { code: 'XX000', message: 'Unexpected failure', details: null, hint: null },
        { status: 500 },
      )
}
