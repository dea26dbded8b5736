import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { memoryOf } from '../../scripts/server-memory.mjs'
import { dataFolder } from './data-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 120_000
/** Its own port, the shell's and one for each remote, with room for more. */
const DEV_PORTS = 12

/** Taken from this process's environment; all other configuration comes from the journey. */
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const PASSED_ON = { PATH, HOME, NODE_COMPILE_CACHE }

/**
 * A site of a journey lives for seconds: with room for its first objects from the beginning, without looking for old ones
 * that are garbage, and without optimizing the database's code, it needs a fifth less CPU to start.
 */
const SHORT_LIFE = ['--min-semi-space-size=16', '--initial-old-space-size=256', '--liftoff-only']

export type RunningSite = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything the site has printed so far. */
  output(): string
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * The site as `npm start` runs it, in its own process with its own data folder.
 * @param env further configuration, as in the README
 * @param options a data folder to continue with, or a store of builds to serve instead of building; `measured`: without
 * the flags for a short life, which change CPU time and memory
 */
export function runSite(
  env: Record<string, string> = {},
  options: { dataDir?: string; store?: string; measured?: true } = {},
): Promise<RunningSite> {
  const words = ['site/start.ts', ...(options.store ? ['--store', options.store] : [])]
  return runProcess(words, env, options.dataDir, options.measured ? [] : SHORT_LIFE)
}

/** The site as `npm run dev` runs it, with these remotes in development. It takes the ports after its own, too. */
export const runDev = async (remotes: string[]): Promise<RunningSite> =>
  runProcess(['site/dev.ts', ...remotes], { PORT: String(await freePortsFrom(DEV_PORTS)) })

/**
 * The embedded backend alone, as `npm run backend` runs it; `url` is its address.
 * @param options a data folder to continue with
 */
export const runBackend = (
  env: Record<string, string> = {},
  options: { dataDir?: string } = {},
): Promise<RunningSite> => runProcess(['site/backend.ts'], env, options.dataDir)

async function runProcess(
  [file = '', ...words]: string[],
  env: Record<string, string>,
  dataDir = dataFolder(),
  flags = SHORT_LIFE,
): Promise<RunningSite> {
  const port = env.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const memory = memoryOf(file)
  const child = spawn(process.execPath, [...memory.words, ...flags, join(ROOT, file), ...words], {
    cwd: ROOT,
    env: { ...PASSED_ON, ...memory.env, DATA_DIR: dataDir, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  await ready()
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }

  async function ready() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => reject(new Error(`The site did not get ready:\n${output}`)),
      READY_WITHIN_MS,
    )
    child.stdout.on('data', () => /^(?:Ready|Developing)/m.test(output) && resolve())
    ended.then((code) => reject(new Error(`The site ended with ${code}:\n${output}`)))
    await promise.finally(() => clearTimeout(timer))
  }
}

export const forget = (site: RunningSite): void => rmSync(site.dataDir, { recursive: true, force: true })

/**
 * A free port that the system does not assign by itself: the site listens only seconds later, and until then any
 * connection could get one of the others.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 20_000)
    if (await isFree(port)) return port
  }
}

/** The first of a number of free ports in a row, from another such range. */
async function freePortsFrom(count: number): Promise<number> {
  for (let first = 20_000; first < 30_000; first += count) {
    const found = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)))
    if (found.every(Boolean)) return first
  }
  throw new Error(`No ${count} free ports in a row`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listening = await new Promise<boolean>((resolve) =>
    server.once('error', () => resolve(false)).listen(port, () => resolve(true)),
  )
  if (listening) await new Promise((resolve) => server.close(resolve))
  return listening
}
