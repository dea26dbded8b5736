import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Import, importsOf } from './imports-of.ts'

export type SourceFile = {
  /** Path from the root, with `/`. */
  path: string
  /** Its room: a folder of the workspace, another folder at the root, or `.` for a file at the root. */
  room: string
  /** A test, a story, or code only they use. */
  test: boolean
  source: string
  imports: Resolved[]
}

/** `file`: the repository file it names (which may be missing); null for a package from npm or Node. */
export type Resolved = Import & { file: string | null }

export type House = { rooms: string[]; outside: string[]; files: SourceFile[] }

/** A room's `dev.tsx` runs it by itself, with the same helpers as its tests. */
const TEST = /\.(?:test|spec|stories)\.tsx?$|(?:^|\/)(?:testing|\.storybook)\/|^[^/]+\/dev\.tsx$/
const NOT_SOURCE = ['node_modules', 'dist', 'storybook-static']
/** At the root: the database's files, and files that are read, not run. */
const NO_ROOM = ['data', 'docs', '.git']

/** Reads every source file below a root, and what it imports. */
export function readHouse(root: string): House {
  const rooms = roomsOf(root)
  const exported = new Map(rooms.map((room) => [room, exportsOf(root, room)]))
  const files = sourcesBelow(root)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const imports = importsOf(path, source).map((one) => ({ ...one, file: fileOf(path, one, exported) }))
      return { path, room: roomOf(path), test: TEST.test(path), source, imports }
    })
  const outside = globSync('*/package.json', { cwd: root })
    .map((path) => dirname(path))
    .filter((room) => room !== 'node_modules' && !rooms.includes(room))
  return { rooms, outside, files }
}

/** A link to a folder or a text (`new URL('../..', …)`) loads no code. */
export const isCode = (path: string): boolean => /\.(?:tsx?|mjs|css|json)$/.test(path)

export const roomOf = (path: string): string => (path.includes('/') ? path.split('/')[0]! : '.')

/** The folders that the workspace names; `mfe-*` means every folder whose name begins with that. */
function roomsOf(root: string): string[] {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const names = /^packages:\n((?: +- .*\n)+)/m.exec(workspace)?.[1] ?? ''
  return [...names.matchAll(/- +['"]?([\w.*-]+)/g)].flatMap(([, name]) =>
    name!.includes('*')
      ? globSync(`${name}/package.json`, { cwd: root })
          .map((path) => dirname(path))
          .sort()
      : [name!],
  )
}

type Exports = { from: string; to: string }[]

function exportsOf(root: string, room: string): Exports {
  const path = join(root, room, 'package.json')
  if (!existsSync(path)) return []
  const { exports } = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, string> }
  return Object.entries(exports ?? {}).map(([from, to]) => ({ from, to }))
}

/** A package of the repository is resolved through its exports, or else by the path as written. */
function fileOf(importer: string, { specifier }: Import, exported: Map<string, Exports>): string | null {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return normalize(join(dirname(importer), bare)).replaceAll('\\', '/')
  const ours = /^@evenplate\/([^/]+)\/?(.*)$/.exec(bare)
  if (!ours) return null
  const [, room = '', rest = ''] = ours
  for (const { from, to } of exported.get(room) ?? []) {
    const [before = '', after] = from.slice(2).split('*')
    if (after === undefined ? rest !== before : !(rest.startsWith(before) && rest.endsWith(after))) continue
    const star = after === undefined ? '' : rest.slice(before.length, rest.length - after.length)
    return `${room}/${to.slice(2).replaceAll('*', star)}`
  }
  return `${room}/${rest}`
}

function sourcesBelow(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...NO_ROOM, ...NOT_SOURCE].includes(entry.name))
    .map(({ name }) => `${name}/**/*.{ts,tsx,mjs,css}`)
  return globSync(['*.{ts,mjs}', ...folders], {
    cwd: root,
    exclude: (path) => NOT_SOURCE.includes(path.split(/[\\/]/).at(-1)!),
  })
}
