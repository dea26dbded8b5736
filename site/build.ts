import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { author } from './builds/author.ts'
import { fingerprintOf } from './builds/fingerprint.ts'
import { publishRemote, publishShell } from './builds/publish.ts'
import { makeLiveWhereNone } from './builds/releasing.ts'
import { PARTS, type Part, ROOT, STORE } from './builds/rooms.ts'
import { inTurn } from './builds/turn.ts'

/** Two at a time: a build keeps about one core busy. */
const AT_ONCE = 2

/** The version of each part's build, by the part's name. */
export type Versions = Record<string, string>

type Log = (line: string) => void

/**
 * Builds the rooms that changed since their last build and puts the builds into the store. What is live does not
 * change; only a part that was never released becomes live.
 * @param without rooms to leave out
 */
export async function buildSite(log: Log, without: string[] = [], store = STORE): Promise<Versions> {
  const wanted = PARTS.filter(({ room }) => !without.includes(room))
  const versions = await storedBuilds(wanted, log, store)
  const live = await makeLiveWhereNone(store, versions, await author())
  for (const [part, version] of Object.entries(versions))
    if (live[part] !== version) log(`${part}: a newer build is ready; npm run release ${part}`)
  return versions
}

/**
 * The same for one part by its name. Only a release makes it live, even the first time.
 * @throws Error for a part of another repository
 */
export async function buildPart(part: string, log: Log, store = STORE): Promise<string> {
  const own = PARTS.filter(({ name }) => name === part)
  const { [part]: version } = await storedBuilds(own, log, store)
  if (!version)
    throw new Error(`${part} is not made here: name its build by --from <folder> or --build <version>`)
  return version
}

/** Two builders would overwrite each other's output; the second finds the work done. */
const storedBuilds = (parts: Part[], log: Log, store: string): Promise<Versions> =>
  inTurn(
    join(ROOT, 'site/dist'),
    () => build(parts, log, store),
    () => log('Another build runs; waiting for it …'),
  )

async function build(parts: Part[], log: Log, store: string): Promise<Versions> {
  const read = new Map<string, string>()
  const waiting = parts.map(({ room }) => room).filter((room) => isStale(room, read))
  if (waiting.length > 0) log(`Building ${waiting.join(', ')} …`)
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const { commit } = await author()
  return Object.fromEntries(
    parts.map(({ room, name }) => [
      name,
      name === 'shell'
        ? publishShell(store, commit)
        : publishRemote(join(ROOT, room, 'dist'), name, store, commit),
    ]),
  )

  async function worker() {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      await buildRoom(room)
      log(`  built ${room}`)
    }
  }
}

const stampOf = (room: string) => join(ROOT, room, 'dist', '.built-from')

function isStale(room: string, read: Map<string, string>): boolean {
  const stamp = stampOf(room)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOf(room, read)
}

/** @throws Error with the bundler's output when the room does not build. */
export async function buildRoom(room: string): Promise<void> {
  const from = fingerprintOf(room)
  const cli = join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  const child = spawn(process.execPath, [cli, 'build', '-c', '../rsbuild.config.ts', '--log-level', 'warn'], {
    cwd: join(ROOT, room),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${room} does not build:\n${output}`)
  writeFileSync(stampOf(room), from)
}

if (import.meta.main) await buildSite(console.log)
