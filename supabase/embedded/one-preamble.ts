import type { App } from '@supabase/lite'
import type { Statement } from '../sql/statements.ts'

/** The claims of a token or a key. */
export type Claims = { role: string; sub?: string; [claim: string]: unknown }

type Context = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: unknown }
}
/** Runs statements in an open transaction of the connection. */
export type Transaction = { executeQuery(query: object): Promise<unknown> }
type CallOf = { method: string; path: string; requestHeaders?: object; readOnly?: boolean }

/**
 * The first statement of a transaction, which tells row level security whom it is for. The role is set last, because the
 * other settings may need rights it lacks.
 * @param claims as signed, or null if there are none
 */
export const actingAs = (role: string, user: string, claims: object | null, operation = '') => ({
  text: SAYS_WHO,
  parameters: [user, role, operation, claims ? JSON.stringify(claims) : '', role],
})

export const SAYS_WHO = `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
  set_config('storage.operation', $3, true), set_config('request.jwt.claims', $4, true), set_config('role', $5, true)`

export const SAYS_CALL = `select set_config('response.status', '', true), set_config('response.headers', '', true),
  set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`

/**
 * @supabase/lite 0.10 uses six statements to set whom a request is for, and five more to set what kind of call it is,
 * each a round trip. This makes it one statement for each.
 */
export function sayInOne(
  connection: App['connection'],
  say: (statement: Statement, transaction: Transaction) => Promise<unknown>,
): void {
  const ours = {
    applyJwtSessionContext: (transaction: Transaction, { auth, storage }: Context) => {
      const claims = typeof auth?.jwt === 'object' ? auth.jwt : null
      const who = actingAs(
        auth?.role || 'anon',
        String(auth?.uid ?? ''),
        claims,
        String(storage?.operation ?? ''),
      )
      return say(who, transaction)
    },
    applyRpcRequestGucs: (transaction: Transaction, { method, path, requestHeaders }: CallOf) =>
      say({ text: SAYS_CALL, parameters: [method, path, JSON.stringify(requestHeaders ?? {})] }, transaction),
  }
  for (const [name, say] of Object.entries(ours)) {
    // Another version would silently keep using its own statements.
    if (typeof Reflect.get(connection, name) !== 'function') throw new Error(`@supabase/lite has no ${name}`)
    Reflect.set(connection, name, say)
  }
}
