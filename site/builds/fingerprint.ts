import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { BUILT_INTO_ALL, ROOT } from './rooms.ts'

const NO_SOURCES = ['node_modules', 'dist', 'storybook-static']
const NOT_SOURCE = /\.(?:test|stories)\.[^/]*$|\.guidance\.ts$/

/**
 * Changes whenever a build of the room could differ. Hex SHA-256.
 * @param read rooms already read, for callers that ask about several: most rooms are in all of them
 */
export function fingerprintOf(room: string, read = new Map<string, string>()): string {
  const hash = createHash('sha256')
  const rooms = [room, ...BUILT_INTO_ALL]
  hash.update(packagesFor(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), ['.', ...rooms])).update('\0')
  for (const part of ['.', ...rooms]) {
    const known = read.get(part) ?? sourcesOf(part)
    read.set(part, known)
    hash.update(known).update('\0')
  }
  return hash.digest('hex')
}

/** Hex SHA-256 of a room's files and their names; for the root, of the files every build reads there. */
function sourcesOf(room: string): string {
  const folder = join(ROOT, room)
  const files =
    room === '.'
      ? ['rsbuild.config.ts', 'package.json'].map((name) => join(folder, name))
      : filesBelow(folder, NO_SOURCES)
          .filter((path) => !NOT_SOURCE.test(path))
          .map((path) => join(folder, path))
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** A lockfile without its entries for other rooms: a new room must not cause every part to be built again. */
export function packagesFor(lockfile: string, rooms: string[]): string {
  const [before = '', importers = '', after = ''] = lockfile.split(/^(?:importers|packages):\n/m)
  const wanted = importers
    .split(/^(?= {2}\S)/m)
    .filter((entry) => rooms.includes(/^ {2}(\S+):/.exec(entry)?.[1] ?? ''))
  if (wanted.length === 0 || after === '')
    throw new Error('pnpm-lock.yaml does not list what each room needs')
  return [before, ...wanted, after].join('')
}

export const hashOf = (content: string | Buffer, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
