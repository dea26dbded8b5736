// Sends a site the requests of visitors, a number of times per second, from a separate process; when the parent process
// tells it to stop, it reports what went wrong.
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { KeptConnections, type Reply } from './kept-connections.ts'

export type Seen = {
  requests: number
  /** How many of them were sent a second time, because their connection had been closed before it was used again. */
  repeated: number
  seconds: number
  /** The slowest answer, in milliseconds. */
  slowest: number
  failures: string[]
  /** Every version of each remote that a document named. */
  versions: Record<string, string[]>
  /** How many sets of documents, registry and service worker were compared. */
  sets: number
}

type Config = { remotes: Record<string, { entry: string }> }

const [site = '', wanted = ''] = process.argv.slice(2)
const TICK_MS = 10
const AT_ONCE = 48
const kept = new KeptConnections(AT_ONCE)
const begun = performance.now()
const named = new Set<string>()
const judged = new Map<string, Config>()
const versions: Record<string, Set<string>> = {}
const failures = new Set<string>()
const open = new Set<Promise<void>>()
let [requests, slowest, sets, going] = [0, 0, 0, true]

process.on('message', () => {
  going = false
})
// The journey ended without a message.
process.on('disconnect', () => process.exit(1))
const steady = askSteadily()
while (going) {
  await holdSetTogether().catch(fail)
  await new Promise((resolve) => setTimeout(resolve, TICK_MS))
}
await steady
await Promise.all(open)
const seconds = (performance.now() - begun) / 1000
const seen: Seen = {
  requests,
  repeated: kept.repeated,
  seconds,
  slowest,
  failures: [...failures],
  versions: Object.fromEntries(Object.entries(versions).map(([name, all]) => [name, [...all]])),
  sets,
}
process.send?.(seen, () => process.exit())

/** As many as are due by the clock, within a limit on unanswered ones. */
async function askSteadily(): Promise<void> {
  const start = performance.now()
  for (let sent = 0; going; await new Promise((resolve) => setTimeout(resolve, TICK_MS))) {
    // What a slow moment has delayed is not sent all at once.
    const due = ((performance.now() - start) / 1000) * Number(wanted)
    for (; sent < due && open.size < AT_ONCE; sent++) {
      const asked = visit(sent).catch(fail)
      open.add(asked)
      void asked.finally(() => open.delete(asked))
    }
    sent = Math.max(sent, Math.floor(due) - AT_ONCE)
  }
}

async function visit(count: number): Promise<void> {
  const paths = ['/', '/glossary', '/remotes.json', '/service-worker.js', ...named]
  const path = paths[count % paths.length]!
  const reply = await get(path)
  if (path === '/' || path === '/glossary') judge(path, reply)
}

/** The documents, the registry and the worker fetched together must be from one release. */
async function holdSetTogether(): Promise<void> {
  const before = await get('/service-worker.js')
  const home = await get('/')
  const glossary = judge('/glossary', await get('/glossary'))
  const registry = entriesOf(JSON.parse(text(await get('/remotes.json'))))
  const after = await get('/service-worker.js')
  if (!before.raw.equals(after.raw)) return
  sets++
  const worker = JSON.parse(/self\.DEPLOYMENT=(.+)/.exec(text(before))![1]!)
  const all = [
    worker.documents['/'] === hash('sha256', text(home)),
    same(entriesOf(judge('/', home).remotes), registry),
  ]
  if (![...all, same(entriesOf(glossary.remotes), registry)].every(Boolean))
    failures.add(`a set does not fit: ${all}`)
}

/** Whether the browser would run every script and style of a document: the policy and its hashes. */
function judge(path: string, { raw, headers }: Reply): Config {
  const policy = String(headers['content-security-policy'])
  const key = path + policy + hash('sha256', raw)
  const before = judged.get(key)
  if (before) return before
  const html = text({ raw, headers })
  const config = readDocument(path, html, policy)
  for (const [name, { entry }] of Object.entries(config.remotes))
    versions[name] = (versions[name] ?? new Set()).add(entry.split('/').at(-2)!)
  judged.set(key, config)
  return config
}

function readDocument(path: string, html: string, policy: string): Config {
  const rule = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''
  const scripts = [...html.matchAll(/<script(| type="importmap"| type="module")>(.*?)<\/script>/gs)]
  for (const [, kind, script = ''] of scripts)
    if (!rule('script-src').includes(`'${hash('sha256', script)}'`))
      failures.add(`${path}: the policy forbids a script${kind}`)
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
  for (const [, style = ''] of styles)
    if (!rule('style-src-elem').includes(`'${hash('sha256', style)}'`))
      failures.add(`${path}: the policy forbids a style`)
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]*)"/g)]
  for (const [, href, integrity] of preloads)
    if (!integrity || !rule('script-src').includes(`'${integrity}'`))
      failures.add(`${path}: the policy forbids ${href}`)
  const map: Record<string, string> = JSON.parse(
    scripts.find(([, kind]) => kind?.includes('importmap'))?.[2] ?? '{"integrity":{}}',
  ).integrity
  const config: Config = JSON.parse(/id="evenplate-config">(.*?)<\/script>/s.exec(html)![1]!)
  for (const { entry } of Object.values(config.remotes))
    if (!map[entry]) failures.add(`${path}: the import map has not the hash of ${entry}`)
  if (styles.length < 2) failures.add(`${path}: it lacks the styles of its content`)
  if (scripts.length < 3 || preloads.length === 0) failures.add(`${path}: it has no scripts`)
  for (const [file = '', integrity = ''] of Object.entries(map)) void checkFile(file, integrity).catch(fail)
  return config
}

/** Once each, and requested again and again from then on: open pages continue to use it. */
async function checkFile(file: string, integrity: string): Promise<void> {
  if (named.has(file)) return
  named.add(file)
  const reply = await get(file)
  if (hash(integrity.split('-')[0]!, text(reply)) !== integrity)
    failures.add(`${file} is not what its document says`)
}

async function get(path: string): Promise<Reply> {
  const asked = performance.now()
  requests++
  const reply = await kept.get(new URL(path, site)).catch((error: Error) => {
    throw new Error(`${path}: ${error.message}`)
  })
  slowest = Math.max(slowest, performance.now() - asked)
  if (reply.status !== 200) failures.add(`${path}: ${reply.status}`)
  return reply
}

function text({ raw, headers }: Pick<Reply, 'raw' | 'headers'>): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw).toString()
}

function hash(algorithm: string, content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

function entriesOf(registry: Config['remotes']): string[] {
  return Object.values(registry).map(({ entry }) => entry)
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function fail(error: unknown): void {
  failures.add(String(error))
}
