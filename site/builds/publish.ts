import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { nodeBuildOf, scriptsAndStyles, writeBuild } from './build-info.ts'
import { declaredIn } from './declared.ts'
import { filesBelow } from './files-below.ts'
import { reactWanted } from './react-wanted.ts'
import { ROOT, STORE } from './rooms.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/
const HASHED = /\.[0-9a-f]{8,}\.\w+$/
/**
 * Puts the build of a remote into its immutable folder of the store. What is live stays as it is.
 * @param built the folder with its `web` and `node`
 * @returns the build's version
 */
export function publishRemote(
  built: string,
  name: string,
  store = STORE,
  commit: string | null = null,
): string {
  const version = versionOf(join(built, 'web'))
  putWhole(join(store, 'remotes', name, version), (draft) => {
    cpSync(join(built, 'web'), draft, { recursive: true })
    const nodeBuild = join(built, 'node', `${name}.js`)
    const said = { declared: declaredOf(name, nodeBuild), react: reactWanted(draft), commit }
    writeBuild(draft, { part: name, version, ...said }, draft, scriptsAndStyles(draft), nodeBuild)
    compressAll(draft)
    putNodeBuild(store, name, version, nodeBuild)
  })
  return version
}

/**
 * The same for the shell. Its files have their content's hash in their names and are all in `shell/`, where pages ask for
 * them; the lists, the worker and the build for rendering are in a separate folder for each build.
 */
export function publishShell(store = STORE, commit: string | null = null, room = 'shell'): string {
  const built = join(ROOT, room, 'dist')
  const version = versionOf(join(built, 'web'), join(built, 'node'), join(built, 'worker'))
  putWhole(join(store, 'shells', version), (draft) => {
    const home = join(store, 'shell')
    cpSync(join(built, 'web'), home, { recursive: true })
    compressAll(home)
    mkdirSync(draft, { recursive: true })
    for (const file of ['web/assets.json', 'web/chunks.json', 'web/favicon.svg', 'worker/service-worker.js'])
      cpSync(join(built, file), join(draft, basename(file)))
    const files = scriptsAndStyles(join(built, 'web'))
    const nodeBuild = join(built, 'node', 'shell.js')
    writeBuild(draft, { part: 'shell', version, commit }, home, files, nodeBuild)
    putNodeBuild(store, 'shell', version, nodeBuild)
  })
  return version
}

function declaredOf(name: string, nodeBuild: string) {
  try {
    return declaredIn(nodeBuild)
  } catch (error) {
    throw new Error(`${name} is not stored: ${(error as Error).message}`, { cause: error })
  }
}

function putNodeBuild(store: string, part: string, version: string, built: string): void {
  const file = nodeBuildOf(store, part, version)
  mkdirSync(dirname(file), { recursive: true })
  cpSync(built, file)
}

/** A folder appears complete or not at all. */
function putWhole(home: string, fill: (draft: string) => void): void {
  if (existsSync(join(home, 'build.json'))) return
  const draft = `${home}.${process.pid}.draft`
  rmSync(draft, { recursive: true, force: true })
  fill(draft)
  // A build stored before builds described themselves: the same files, plus a description.
  if (existsSync(home)) {
    cpSync(draft, home, { recursive: true })
    rmSync(draft, { recursive: true })
  } else renameSync(draft, home)
}

/** Named by content: the same build published twice is one folder. */
function versionOf(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of filesBelow(folder))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

function compressAll(folder: string) {
  for (const file of filesBelow(folder)) {
    const path = join(folder, file)
    // A file with its content's hash in its name is compressed once; `favicon.svg` can change under its name.
    if (COMPRESSIBLE.test(file) && !(HASHED.test(file) && existsSync(`${path}.br`))) compress(path)
  }
}

/** As small as possible: compressed once, loaded for years. */
function compress(path: string): void {
  const content = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
