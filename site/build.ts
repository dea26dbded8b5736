import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FolderInUse, lockFolder, type Release } from '@evenplate/supabase/embedded/lock'
import { fingerprintOf } from './builds/fingerprint.ts'
import { publishRemote, publishShell } from './builds/publish.ts'
import { REMOTES, ROOMS, ROOT } from './builds/rooms.ts'

/** Two at a time: a build keeps about one core busy. */
const AT_ONCE = 2

/**
 * Builds the rooms that changed since their last build and publishes them to the store.
 * @param without rooms that are not wanted from built output
 */
export async function buildSite(log: (line: string) => void, without: string[] = []): Promise<void> {
  const release = await awaitTurn(log)
  await buildWanted(log, without).finally(release)
}

/** Two builders would write into each other's output; the second finds the work done. */
async function awaitTurn(log: (line: string) => void): Promise<Release> {
  const folder = join(ROOT, 'site/dist')
  mkdirSync(folder, { recursive: true })
  for (let told = false; ; told = true) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
    }
    if (!told) log('Another build runs; waiting for it …')
    await setTimeout(200)
  }
}

async function buildWanted(log: (line: string) => void, without: string[]): Promise<void> {
  const wanted = ROOMS.filter((room) => !without.includes(room))
  const waiting = wanted.filter(isStale)
  if (waiting.length > 0) log(`Building ${waiting.join(', ')} …`)
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (wanted.includes('shell')) publishShell()
  for (const { room, name } of REMOTES) if (wanted.includes(room)) publishRemote(room, name)

  async function worker() {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      await buildRoom(room)
      log(`  built ${room}`)
    }
  }
}

const stampOf = (room: string) => join(ROOT, room, 'dist', '.built-from')

function isStale(room: string): boolean {
  const stamp = stampOf(room)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOf(room)
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
