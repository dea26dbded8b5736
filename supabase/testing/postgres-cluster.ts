import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Cluster = {
  /** Options of postgres.js for its superuser. Reached by a socket in its own folder, so no port is taken. */
  connect: { path: string; user: string; database: string }
  stop(): Promise<void>
}

/** A real PostgreSQL of our own, thrown away afterwards. Root hands it to another user, since it refuses root. */
export async function startCluster(): Promise<Cluster> {
  const bin = binaries()
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  const owner = process.getuid?.() === 0 ? await ordinaryUser() : null
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }

  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await listening(server.stderr, ended)

  return {
    connect: { path: join(folder, '.s.PGSQL.5432'), user: 'supabase_admin', database: 'postgres' },
    async stop() {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** @throws when there is none: these tests are never skipped. */
function binaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (found) return found
  throw new Error(
    'The database tests need PostgreSQL 15 or later: initdb and postgres are neither in /usr/lib/postgresql/*/bin ' +
      'nor on the PATH. On Debian: apt-get install postgresql',
  )
}

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
