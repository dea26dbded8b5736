import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { hashOf } from './fingerprint.ts'
import { ROOT, STORE } from './rooms.ts'

/** One line of `remotes.json`: the build that is live. Changing it deploys, reverting it rolls back. */
export type RegistryEntry = {
  version: string
  /** Address of the build's `remote-entry.js`. */
  entry: string
  /** Of the entry, for the page's import map. */
  integrity: string
}
export type Registry = Record<string, RegistryEntry>

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/
const HASHED = /\.[0-9a-f]{8,}\.\w+$/
const registryFile = (store: string) => join(store, 'remotes.json')

/** Puts a remote's build into its immutable folder and makes it the live one. */
export function publishRemote(room: string, name: string, store = STORE): RegistryEntry {
  const built = join(ROOT, room, 'dist')
  const version = versionOf(join(built, 'web'))
  const home = join(store, 'remotes', name, version)
  if (!existsSync(home)) {
    const draft = `${home}.draft`
    rmSync(draft, { recursive: true, force: true })
    cpSync(join(built, 'web'), draft, { recursive: true })
    compressAll(draft)
    const rendered = join(store, 'render', name)
    mkdirSync(rendered, { recursive: true })
    cpSync(join(built, 'node', `${name}.js`), join(rendered, `${version}.js`))
    renameSync(draft, home)
  }
  const entry: RegistryEntry = {
    version,
    entry: `/remotes/${name}/${version}/remote-entry.js`,
    integrity: hashOf(readFileSync(join(home, 'remote-entry.js'))),
  }
  writeRegistry({ ...readRegistry(store), [name]: entry }, store)
  return entry
}

/** The shell's files carry their content's hash, so builds lie side by side in one folder. */
export function publishShell(store = STORE): void {
  const home = join(store, 'shell')
  cpSync(join(ROOT, 'shell/dist/web'), home, { recursive: true })
  compressAll(home)
  cpSync(join(ROOT, 'shell/dist/worker/service-worker.js'), join(store, 'service-worker.js'))
}

export function readRegistry(store = STORE): Registry {
  const file = registryFile(store)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export function writeRegistry(registry: Registry, store = STORE): void {
  mkdirSync(store, { recursive: true })
  const sorted = Object.fromEntries(Object.entries(registry).sort(([a], [b]) => a.localeCompare(b)))
  // Put in place whole: a site that starts meanwhile must not read half of it.
  const draft = `${registryFile(store)}.${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(draft, registryFile(store))
}

/** Named by content: the same build published twice is one folder. */
function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesIn(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

function compressAll(folder: string) {
  for (const file of filesIn(folder)) {
    const path = join(folder, file)
    // A name that carries its content's hash is compressed once; `favicon.svg` can change under its name.
    if (COMPRESSIBLE.test(file) && !(HASHED.test(file) && existsSync(`${path}.br`))) compress(path)
  }
}

/** As small as it gets: this is done once for what is loaded for years. */
function compress(path: string): void {
  const content = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
