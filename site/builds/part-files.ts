import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Builds, shellHome } from './live.ts'
import { shellBase } from './served-from.ts'

/** A file that pages load: where browsers find it, and where it is here. */
export type PartFile = { address: string; file: string }

/** Everything the shell and the live remotes are made of. A remote's build on another host is not ours to list. */
export function partFiles(store: string, builds: Builds, assetsUrl?: string): PartFile[] {
  const remotes = Object.entries(builds.remotes).flatMap(([name, { version, entry }]) =>
    filesOf(join(store, 'remotes', name, version), entry.slice(0, entry.lastIndexOf('/') + 1)),
  )
  const shell = listedIn(join(shellHome(store, builds.shell), 'assets.json'))
  const names = shell.map((file) => file.replace(/^\/shell\//, ''))
  return [...filesIn(join(store, 'shell'), shellBase(assetsUrl), names), ...remotes]
}

const filesOf = (home: string, base: string): PartFile[] =>
  filesIn(home, base, listedIn(join(home, 'assets.json')))

function filesIn(home: string, base: string, listed: string[]): PartFile[] {
  return listed
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => file.replace(base, ''))
    .map((file) => ({ address: base + file, file: join(home, file) }))
    .filter(({ file }) => existsSync(file))
}

/** Empty for a remote whose list is missing or broken; the composer makes its pages say so. */
function listedIn(list: string): string[] {
  try {
    const { allFiles }: { allFiles: string[] } = JSON.parse(readFileSync(list, 'utf8'))
    return allFiles
  } catch {
    return []
  }
}
