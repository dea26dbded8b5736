import { execFile } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readBuild, scriptsAndStyles, writeBuild } from '../../site/builds/build-info.ts'
import { hashOf } from '../../site/builds/fingerprint.ts'
import { readLive } from '../../site/builds/live.ts'
import { ROOT } from '../../site/builds/rooms.ts'
import { ownEnv } from './own-env.ts'

/**
 * Runs a command as an operator would type it.
 * @returns its output.
 * @throws with its output if it failed
 */
export const command = (...words: string[]): Promise<string> => commandWith({}, ...words)

/** The same with more configuration, as in the README. */
export async function commandWith(env: Record<string, string>, ...words: string[]): Promise<string> {
  const options = { cwd: ROOT, env: { ...ownEnv(), ...env } }
  const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', ...words], options)
  return stdout + stderr
}

/**
 * Puts another build of a remote into the store: the live one with one sentence replaced everywhere.
 * @returns its version
 */
export const putVariant = (store: string, name: string, sentence: string, instead: string): string =>
  putChanged(store, name, sentence, (content) => content.replaceAll(sentence, instead), 2)

/**
 * The same for a build that throws in a browser where the sentence would be; rendering it is unchanged.
 * @returns its version
 */
export const putThrowing = (store: string, name: string, sentence: string): string =>
  putChanged(
    store,
    name,
    sentence,
    (content, file) =>
      file.includes('/render/')
        ? content
        : content.replace(new RegExp(`(["'\`])${sentence}\\1`), '(()=>{throw new Error("no words")})()'),
    1,
  )

/** @param files how many are expected to change */
function putChanged(
  store: string,
  name: string,
  sentence: string,
  change: (content: string, file: string) => string,
  files: number,
): string {
  const live = readLive(store, name)!.live
  const version = hashOf(`${live}${change}${change(sentence, '')}`, 'sha256')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(7, 19)
    .toLowerCase()
  const [from, home] = [live, version].map((one) => join(store, 'remotes', name, one)) as [string, string]
  cpSync(from, home, { recursive: true })
  const rendered = join(store, 'render', name, `${version}.js`)
  cpSync(join(store, 'render', name, `${live}.js`), rendered)
  const { declared } = readBuild(store, name, live)
  rmSync(join(home, 'build.json'))
  const all = [...scriptsAndStyles(home).map((file) => join(home, file)), rendered]
  const changed = all.filter((file) => changeIn(file, change))
  if (changed.length !== files)
    throw new Error(`"${sentence}" is in ${changed.length} files of ${name} ${live}`)
  writeBuild(home, { part: name, version, declared }, home, scriptsAndStyles(home), rendered)
  return version
}

function changeIn(file: string, change: (content: string, file: string) => string): boolean {
  const content = readFileSync(file, 'utf8')
  const next = change(content, file)
  if (next === content) return false
  writeFileSync(file, next)
  writeFileSync(`${file}.br`, brotliCompressSync(next))
  writeFileSync(`${file}.gz`, gzipSync(next))
  return true
}

/** Hash of every file that a part's builds are made of, by path. */
export const bytesOf = (store: string, globs: string[]): Record<string, string> =>
  Object.fromEntries(
    globSync(globs, { cwd: store, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(store.length), hashOf(readFileSync(file))]),
  )
