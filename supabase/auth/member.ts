import type { Sql } from '../sql/sql.ts'
import { AuthError } from './auth-error.ts'
import { bearerOf, type Member, readBearer } from './bearer.ts'
import { type SessionSettings, sessionStands } from './sessions.ts'

/** Who sent an Authorization header. Throws AuthError 401 without a token, 403 for one that is no longer valid. */
export type MemberOf = (header: string | undefined) => Promise<Member>

export function memberReader(sql: Sql, settings: SessionSettings): MemberOf {
  return async (header) => {
    const token = bearerOf(header)
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const member = await readBearer(token, settings.jwtSecret)
    if (typeof member === 'string') {
      throw new AuthError(
        403,
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, token is ${member}`,
      )
    }
    if (!(await sessionStands(sql, member))) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    }
    return member
  }
}
