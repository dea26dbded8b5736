import { readFileSync } from 'node:fs'

/** Where and as whom a PostgreSQL is reached. The password is only in `user` and `password`, never in a message. */
export type DatabaseAddress = {
  /** A host's name or address, or the folder of its socket. */
  host: string
  port: number
  database: string
  user: string
  password: string
  tls: Tls
  /** The most connections that one of our processes holds. */
  connections: number
  /** Milliseconds that a visitor's statement may take. */
  patience: number
}

/** `checked`: the server's certificate must be trusted and match its name. */
export type Tls = 'off' | 'unchecked' | 'checked' | { ca: string; name: boolean }

const EXPECTED = 'must be an address such as postgres://user:password@host:5432/database'
const PARAMETERS = ['host', 'sslmode', 'sslrootcert', 'connections', 'patience']

/**
 * Reads `postgres://user:password@host:port/database`. As parameters of it: `sslmode` and `sslrootcert` as libpq knows
 * them, `host` for the folder of a socket, `connections` and `patience` (ms). The connection to another machine
 * uses TLS with a checked certificate, unless `sslmode` says otherwise.
 * @throws Error of one line that contains nothing of the address except its parameters' names
 */
export function readDatabaseUrl(value: string, name = 'DATABASE_URL'): DatabaseAddress {
  const url = URL.parse(value)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hash) throw new Error(`${name} ${EXPECTED}`)
  const parameters = new Map(url.searchParams)
  const unknown = [...parameters.keys()].find((key) => !PARAMETERS.includes(key))
  if (unknown)
    throw new Error(`${name} may have the parameters ${PARAMETERS.join(', ')}, not "${unknown.slice(0, 40)}"`)
  const host = parameters.get('host') || decoded(url.hostname.replace(/^\[(.*)\]$/, '$1'), name)
  const database = decoded(url.pathname.slice(1), name)
  const user = decoded(url.username, name)
  if (!host || !database || !user || database.includes('/')) throw new Error(`${name} ${EXPECTED}`)
  return {
    host,
    port: Number(url.port || 5432),
    database,
    user,
    password: decoded(url.password, name),
    tls: tlsOf(host, parameters, name),
    connections: wholeOf(parameters, 'connections', { otherwise: 20, from: 4, to: 1000 }, name),
    patience: wholeOf(parameters, 'patience', { otherwise: 8000, from: 100, to: 600_000 }, name),
  }
}

function decoded(text: string, name: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error(`${name} ${EXPECTED}; other characters must be percent-encoded, such as %40 for @`)
  }
}

function tlsOf(host: string, parameters: Map<string, string>, name: string): Tls {
  const mode = parameters.get('sslmode') || (isHere(host) ? 'disable' : 'verify-full')
  const file = parameters.get('sslrootcert')
  switch (mode) {
    case 'disable':
      return 'off'
    case 'require':
      return file ? { ca: certificateIn(file, name), name: false } : 'unchecked'
    case 'verify-ca':
    case 'verify-full':
      if (file) return { ca: certificateIn(file, name), name: mode === 'verify-full' }
      return 'checked'
    default:
      throw new Error(`${name}: sslmode must be disable, require, verify-ca or verify-full`)
  }
}

const isHere = (host: string): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

function certificateIn(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${name}: the file named by sslrootcert cannot be read`)
  }
}

function wholeOf(
  parameters: Map<string, string>,
  key: string,
  { otherwise, from, to }: { otherwise: number; from: number; to: number },
  name: string,
): number {
  const text = parameters.get(key)
  if (text === undefined) return otherwise
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Error(`${name}: ${key} must be a whole number from ${from} to ${to}`)
}
