import { dirname, join } from 'node:path'
import type { House, SourceFile } from '../import-rules/read-house.ts'

/** Paths from the root, sorted. */
export type Affected = { tests: string[]; stories: string[] }

/**
 * The tests and stories that a change in these rooms can break: those that import one of their files, directly or
 * indirectly, and the tests that read the sources of all rooms.
 */
export function affectedBy({ files }: House, rooms: string[]): Affected {
  const importers = importersOf(files)
  const reached = new Set([
    ...files.filter(({ room }) => rooms.includes(room)).map(({ path }) => path),
    // A room's data, style sheets and pictures are imported, too, but are not source files.
    ...[...importers.keys()].filter((path) => rooms.includes(path.split('/')[0]!)),
  ])
  // Iterating over a Set also visits what is added meanwhile.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  const all = files.filter((file) => reached.has(file.path) || readsTheHouse(file)).map(({ path }) => path)
  return {
    tests: all.filter((path) => /\.test\.tsx?$/.test(path)),
    stories: all.filter((path) => /\.stories\.tsx$/.test(path)),
  }
}

function importersOf(files: SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ path }) => path))
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    const imported = file.imports.flatMap((one) => (one.file && !one.typeOnly ? [one.file] : []))
    for (const path of [...imported, ...filesNamedIn(file).filter((name) => known.has(name))]) {
      const own = importers.get(path) ?? importers.set(path, new Set()).get(path)!
      own.add(file.path)
    }
  }
  return importers
}

/** How a file may name another to run it in a separate process or thread: a path from the root, or from its folder. */
function filesNamedIn({ path, source, imports }: SourceFile): string[] {
  const types = new Set(imports.filter(({ typeOnly }) => typeOnly).map(({ specifier }) => specifier))
  return [...source.matchAll(/(['"])([\w./-]+\.(?:tsx?|mjs))\1/g)]
    .map(([, , name]) => name!)
    .filter((name) => !types.has(name))
    .flatMap((name) => [name, join(dirname(path), name)])
}

/** Whether a test searches files from the root: then it is about the sources of every room. */
function readsTheHouse({ path, source }: SourceFile): boolean {
  if (!/\.test\.tsx?$/.test(path) || !/\b(?:readdirSync|globSync|judge)\(/.test(source)) return false
  return [
    ...source.matchAll(/\bimport\.meta\.dirname, '([./]+)'|\bnew URL\('([./]+)', import\.meta\.url/g),
  ].some(([, joined, addressed]) => join(dirname(path), joined ?? addressed!).replace(/\/$/, '') === '.')
}
