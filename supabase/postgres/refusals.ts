import type { DatabaseAddress } from './address.ts'

/** PostgreSQL 15 is the oldest that hosted Supabase still runs. */
const OLDEST = 15

/** Why a database cannot be used, in one line without the password. */
export class DatabaseRefused extends Error {}

/** @returns the error itself if it is not about the address or its server */
export function refusalOf(error: unknown, { host, port, database, user }: DatabaseAddress): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const where = host.startsWith('/') ? host : `${host}:${port}`
  const refused = (line: string) => new DatabaseRefused(`DATABASE_URL: ${line}`, { cause: error })
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return refused(`the host ${host} is not known`)
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'CONNECT_TIMEOUT':
      return refused(`no PostgreSQL answers at ${where}`)
    case 'ECONNRESET':
    case 'CONNECTION_CLOSED':
      return refused(`the server at ${where} closed the connection; does it speak TLS (sslmode)?`)
    case '28P01':
    case '28000':
      return refused(`the server at ${where} does not let the user "${user}" in with this password`)
    case '3D000':
      return refused(`the server at ${where} has no database "${database}"`)
    case '53300':
      return refused(`the server at ${where} has no connection left`)
    case '42501':
      return refused(
        `the user "${user}" lacks a right: ${(error as Error).message}. docs/operate.md says what it needs`,
      )
  }
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(code))
    return refused(`the certificate of ${where} is not trusted (${code}); sslrootcert may name its authority`)
  return error
}

/** @returns what is wrong with a server that answers; null if nothing is */
export function unfitBecause(server: {
  version: number
  encoding: string
  /** What it gives as the lower case of É. */
  lower: string
  hosted: boolean
}): string | null {
  if (server.hosted)
    return 'this is the database of a Supabase project, which has a backend of its own: set SUPABASE_URL and its keys'
  const major = Math.floor(server.version / 10_000)
  if (major < OLDEST) return `PostgreSQL ${OLDEST} or later is needed; this is ${major}`
  if (server.encoding !== 'UTF8') return `the database must be in UTF8; this one is in ${server.encoding}`
  if (server.lower !== 'é')
    return 'the database must know letters beyond ASCII: make it with the locale C.UTF-8, for example'
  return null
}
