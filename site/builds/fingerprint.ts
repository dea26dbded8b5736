import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_INTO_ALL, ROOT } from './rooms.ts'

const NOT_SOURCE = [
  '**/node_modules/**',
  '**/dist/**',
  '**/storybook-static/**',
  '**/*.test.*',
  '**/*.stories.*',
  '**/*.guidance.ts',
]

/** Changes whenever a build of the room could come out differently. Hex SHA-256. */
export function fingerprintOf(room: string): string {
  const hash = createHash('sha256')
  for (const file of ['rsbuild.config.ts', 'package.json']) addFile(file)
  const rooms = [room, ...BUILT_INTO_ALL]
  hash.update(packagesFor(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), ['.', ...rooms])).update('\0')
  for (const part of rooms) {
    const files = globSync('**/*', { cwd: join(ROOT, part), exclude: NOT_SOURCE, withFileTypes: true })
    for (const entry of files.filter((found) => found.isFile())) addFile(join(entry.parentPath, entry.name))
  }
  return hash.digest('hex')

  function addFile(path: string) {
    const file = path.startsWith('/') ? path : join(ROOT, path)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
}

/** A lockfile without what it says of other rooms: a new room must not have every part built again. */
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
