import { resolve } from 'node:path'
import { type DatabaseAddress, readDatabaseUrl } from '@evenplate/supabase/postgres/address'
import { ROOT } from './builds/rooms.ts'
import { LEVELS, type Level } from './field/log.ts'

/** What the site itself needs from the environment; the gateway reads its own part. */
export type SiteEnv = {
  port: number
  /** Absolute. Contains the embedded database, its keys and the composed pages. */
  dataDir: string
  /** A PostgreSQL to use instead of the embedded database; null for none. */
  database: DatabaseAddress | null
  /** Origin without a slash at its end. */
  publicSiteUrl: string
  /** Where browsers load builds from, without a slash at its end; null for the site itself. */
  assetsUrl: string | null
  smtpUrl: string | null
  /** Port of the local mailbox, if there is one; 0 means any free port. */
  mailboxPort: number
  /** Whether a developer may replace a part with a build on their own machine, for their own visit. */
  allowOverrides: boolean
  /** Who may read `/metrics`; null for nobody. */
  metricsToken: string | null
  /** Share of visits whose browsers report pages and paints, from 0 to 1; errors are always reported. */
  fieldShare: number
  /** What is logged: from this level on, as JSON or as text. */
  log: { level: Level; as: 'json' | 'text' }
}

/** @throws Error with one line that names the variable. */
export function readSiteEnv(env: NodeJS.ProcessEnv): SiteEnv {
  const port = portOf('PORT', env.PORT, 3000)
  const publicSiteUrl = originOf(env.PUBLIC_SITE_URL || `http://localhost:${port}`)
  return {
    port,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    database: env.DATABASE_URL ? readDatabaseUrl(env.DATABASE_URL) : null,
    publicSiteUrl,
    assetsUrl: assetsOf(env.ASSETS_URL, publicSiteUrl),
    smtpUrl: smtpOf(env.SMTP_URL),
    mailboxPort: portOf('MAILBOX_PORT', env.MAILBOX_PORT, 0),
    allowOverrides: yesOrNo('ALLOW_OVERRIDES', env.ALLOW_OVERRIDES),
    metricsToken: tokenOf(env.METRICS_TOKEN),
    fieldShare: shareOf(env.FIELD_SHARE),
    log: {
      level: oneOf('LOG_LEVEL', env.LOG_LEVEL, LEVELS, 'info'),
      as: oneOf('LOG_FORMAT', env.LOG_FORMAT, ['json', 'text'], process.stderr.isTTY ? 'text' : 'json'),
    },
  }
}

function portOf(name: string, value: string | undefined, otherwise: number): number {
  const port = Number(value || otherwise)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`${name} must be a whole number from 0 to 65535, not "${value}"`)
}

function yesOrNo(name: string, value: string | undefined): boolean {
  if (!value || value === 'false') return false
  if (value === 'true') return true
  throw new Error(`${name} must be true or false, not "${value}"`)
}

function originOf(value: string): string {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new Error(`PUBLIC_SITE_URL must be an origin such as https://evenplate.example, not "${value}"`)
}

function assetsOf(value: string | undefined, site: string): string | null {
  if (!value) return null
  const url = URL.parse(value)
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (isPlain && url.origin !== site) return url.href.replace(/\/+$/, '')
  throw new Error(
    `ASSETS_URL must be an address on another origin, such as https://cdn.example/evenplate, not "${value}"`,
  )
}

function smtpOf(value: string | undefined): string | null {
  if (!value) return null
  if (/^smtps?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error('SMTP_URL must be an address such as smtp://user:password@host:587')
}

function tokenOf(value: string | undefined): string | null {
  if (!value) return null
  if (/^[\x21-\x7e]{16,200}$/.test(value)) return value
  // The value stays out of the message: it is a secret.
  throw new Error('METRICS_TOKEN must be 16 to 200 letters, digits and signs without spaces')
}

function shareOf(value: string | undefined): number {
  const share = /^\d(\.\d+)?$/.test(value || '1') ? Number(value || 1) : Number.NaN
  if (share >= 0 && share <= 1) return share
  throw new Error(`FIELD_SHARE must be a number from 0 to 1, not "${value}"`)
}

function oneOf<One extends string>(
  name: string,
  value: string | undefined,
  all: readonly One[],
  otherwise: One,
): One {
  const found = all.find((one) => one === (value || otherwise))
  if (found) return found
  throw new Error(`${name} must be one of ${all.join(', ')}, not "${value}"`)
}
