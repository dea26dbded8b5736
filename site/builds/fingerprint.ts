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
  for (const file of ['rsbuild.config.ts', 'pnpm-lock.yaml', 'package.json']) addFile(file)
  for (const part of [room, ...BUILT_INTO_ALL]) {
    const files = globSync('**/*', { cwd: join(ROOT, part), exclude: NOT_SOURCE, withFileTypes: true })
    for (const entry of files.filter((found) => found.isFile())) addFile(join(entry.parentPath, entry.name))
  }
  return hash.digest('hex')

  function addFile(path: string) {
    const file = path.startsWith('/') ? path : join(ROOT, path)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
}

export const hashOf = (content: string | Buffer, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
