import type { Options, PostgresType } from 'postgres'
import { PARSERS } from '../embedded/database.ts'
import type { DatabaseAddress, Tls } from './address.ts'

/** Seconds. */
const CONNECT_WITHIN = 10

/** This name identifies a running site among the connections in `pg_stat_activity`. */
export const APPLICATION = 'evenplate'

/** Options of postgres.js for an address, with values as PostgREST writes them. */
export function driverOptions(
  { host, port, database, user, password, tls }: Omit<DatabaseAddress, 'connections' | 'patience'>,
  application: string = APPLICATION,
): Options<Record<string, PostgresType>> {
  return {
    ...(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }),
    database,
    user,
    password,
    ssl: sslOf(tls, host),
    connect_timeout: CONNECT_WITHIN,
    // Notices quote statements, which may contain health data.
    onnotice: () => {},
    connection: { application_name: application, TimeZone: 'UTC' },
    types: TYPES,
  }
}

function sslOf(tls: Tls, host: string): Options<Record<string, PostgresType>>['ssl'] {
  switch (tls) {
    case 'off':
      return false
    case 'unchecked':
      return { rejectUnauthorized: false }
    case 'checked':
      // The name Node checks the certificate against; without it, "localhost".
      return { host }
    default:
      return tls.name ? { ca: tls.ca, host } : { ca: tls.ca, checkServerIdentity: () => undefined }
  }
}

// @supabase/lite already passes JSON as text, which its PostgreSQL driver would quote again.
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const TYPES: Record<string, PostgresType> = {
  json: { to: 114, from: [114], serialize: text, parse: (value: string) => JSON.parse(value) },
  jsonb: { to: 3802, from: [3802], serialize: text, parse: (value: string) => JSON.parse(value) },
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: unknown) => value,
    parse: (value: string) => PARSERS[1184](value),
  },
  numeric: { to: 1700, from: [1700], serialize: String, parse: (value: string) => PARSERS[1700](value) },
}
