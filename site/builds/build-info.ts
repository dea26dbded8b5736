import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Declared } from './declared.ts'
import { filesBelow } from './files-below.ts'
import { hashOf } from './fingerprint.ts'
import { shellHome } from './live.ts'

/** What is known about a build in the store: `build.json` in its folder. */
export type BuildInfo = {
  part: string
  version: string
  /** For a remote. Absent in builds of contract 1 that were stored before builds declared anything. */
  declared?: Declared
  /** The range of React versions that a remote needs. */
  react?: string
  /** The commit of the sources it was first built from; null if unknown. */
  commit?: string | null
  /** Hash of every script and style sheet by its path, as an `integrity` attribute has it. */
  files: Record<string, string>
  /** Hash of the build that pages are rendered with. */
  rendering: string
}

/**
 * @param home folder that the paths begin at
 * @param nodeBuild the file that pages are rendered with
 */
export function writeBuild(
  folder: string,
  info: Omit<BuildInfo, 'files' | 'rendering'>,
  home: string,
  files: string[],
  nodeBuild: string,
): void {
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(home, file)))]))
  const all: BuildInfo = { ...info, files: hashes, rendering: hashOf(readFileSync(nodeBuild)) }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(all, null, 2)}\n`)
}

/** Where a build for rendering is. */
export const nodeBuildOf = (store: string, part: string, version: string): string =>
  join(store, 'render', part, `${version}.js`)

export const scriptsAndStyles = (folder: string): string[] =>
  filesBelow(folder).filter((path) => /\.(?:js|css)$/.test(path))

/** @throws Error when the store has no such build */
export function readBuild(store: string, part: string, version: string): BuildInfo & { home: string } {
  const folder = part === 'shell' ? shellHome(store, version) : join(store, 'remotes', part, version)
  try {
    const info: BuildInfo = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
    return { ...info, home: part === 'shell' ? join(store, 'shell') : folder }
  } catch (error) {
    throw new Error(`The store has no build ${version} of ${part}`, { cause: error })
  }
}
