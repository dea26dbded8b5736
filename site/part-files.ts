import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from './publish.ts'

/** A file that pages load: where browsers find it, and where it lies here. */
export type PartFile = { address: string; file: string }

/** Everything the shell and the live remotes are made of. A remote's build on another host is not ours to list. */
export function partFiles(store: string, registry: Registry): PartFile[] {
  const remotes = Object.entries(registry).flatMap(([name, { version, entry }]) =>
    filesOf(join(store, 'remotes', name, version), entry.slice(0, entry.lastIndexOf('/') + 1)),
  )
  return [...filesOf(join(store, 'shell'), '/shell/'), ...remotes]
}

function filesOf(home: string, base: string): PartFile[] {
  const list = join(home, 'assets.json')
  if (!existsSync(list)) return []
  const { allFiles }: { allFiles: string[] } = JSON.parse(readFileSync(list, 'utf8'))
  return allFiles
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => file.replace(base, ''))
    .map((file) => ({ address: base + file, file: join(home, file) }))
}
