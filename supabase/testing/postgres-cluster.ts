import { execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import type { Keys } from '../embedded/keys.ts'
import { type DatabaseAddress, readDatabaseUrl } from '../postgres/address.ts'
import { sqlOfPostgres } from '../postgres/pool-sql.ts'
import { keptInDatabase } from '../postgres/shared-keys.ts'
import { installedIn, unpackedInto, usualFolders } from './postgres-binaries.ts'

const run = promisify(execFile)

export type Cluster = {
  /** Options of postgres.js for its superuser. Reached by a socket in its own folder, so no port is taken. */
  connect: { path: string; user: string; database: string }
  /** The same as a site's setting. */
  address: DatabaseAddress
  /** The same as DATABASE_URL. */
  url: string
  pid: number
  /** Stops it and returns its contents, for others to start with. */
  dump(): Promise<Buffer>
  stop(): Promise<void>
}

/** Milliseconds of CPU that its processes have used, including ended ones. Only Linux reports it. */
export function cpuOfCluster({ pid }: Cluster): number {
  const own = timesOf(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter(({ parent }) => parent === pid)
  return [own.ended, own.used, ...children.map(({ used }) => used)].reduce((sum, ms) => sum + ms, 0)
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

function timesOf(pid: number): { parent: number; used: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything; the parent is the 4th field, the times are the 14th to 17th.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, userEnded = 0, systemEnded = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    )
    return { parent, used: (user + system) * TICK_MS, ended: (userEnded + systemEnded) * TICK_MS }
  } catch {
    return { parent: 0, used: 0, ended: 0 }
  }
}

/** The keys that sites on it share. */
export async function keysOfSites({ connect }: Cluster): Promise<Keys | null> {
  const driver = postgres({ ...connect, max: 1 })
  try {
    return await keptInDatabase(sqlOfPostgres(driver))
  } finally {
    await driver.end()
  }
}

/**
 * A real temporary PostgreSQL: an installed one, else npm's. Root runs it as another user, since it refuses to run as
 * root.
 * @param begun a dump of another to start with
 */
export async function startCluster(begun?: Buffer): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  const bin = (await installedIn(usualFolders())) ?? (await unpackedInto(folder))
  const owner = process.getuid?.() === 0 ? await ordinaryUser() : null
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: LOCALE, TZ: 'UTC' } }

  if (begun) {
    const unpacking = run('tar', ['-xf', '-'], options)
    unpacking.child.stdin?.end(begun)
    await unpacking
  } else {
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--lc-collate=C', '-N'],
      options,
    )
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    // Its data need not survive the process.
    'fsync=off',
    'full_page_writes=off',
    'max_wal_size=8GB',
    'wal_level=minimal',
    'max_wal_senders=0',
    // Twice the default; with 1 GB, the million rows of a test took as long.
    'shared_buffers=256MB',
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await listening(server.stderr, ended)

  const url = `postgres://supabase_admin@localhost/postgres?host=${folder}`
  return {
    url,
    pid: server.pid ?? 0,
    address: readDatabaseUrl(url),
    connect: { path: join(folder, '.s.PGSQL.5432'), user: 'supabase_admin', database: 'postgres' },
    async dump() {
      server.kill('SIGINT')
      await ended
      const { stdout } = await run('tar', ['-cf', '-', 'data'], { ...options, ...AS_BYTES })
      await rm(folder, { recursive: true, force: true })
      return stdout
    },
    async stop() {
      // At once, without flushing files that are thrown away.
      server.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const AS_BYTES = { encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 } as const

// Letters beyond ASCII have lower case too, as on a hosted project.
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function listening(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  let text = ''
  return new Promise((resolve, reject) => {
    log.on('data', (chunk: Buffer) => {
      text += chunk
      if (text.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })
}
