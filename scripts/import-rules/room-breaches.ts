import { type Breach, breach } from './breach.ts'
import { type House, isCode, type Resolved, roomOf, type SourceFile } from './read-house.ts'
import { type Entry, type Rule, type Rules, ruleFor } from './read-table.ts'

/** Imports of another room, or of a package, that the table does not allow. */
export function roomBreaches({ rooms, outside, files }: House, rules: Rules): Breach[] {
  return [
    ...outside.map((room) => `${room}/package.json: pnpm-workspace.yaml does not list "${room}"`),
    ...rooms
      .filter((room) => !ruleFor(rules, room))
      .map((room) => `${room}: docs/architecture.md has no row for it, so it may import no other room`),
    ...files.flatMap((file) =>
      file.imports.flatMap((one) => {
        const rule = ruleBroken(file, one, ruleFor(rules, file.room))
        return rule ? [breach(file.path, one.specifier, rule)] : []
      }),
    ),
  ]
}

function ruleBroken(file: SourceFile, one: Resolved, rule: Rule | null): string | null {
  const free = file.test || rule?.tool === true
  if (one.file === null) return free ? null : packageBroken(file.room, one.specifier, rule)
  if (one.specifier.startsWith('.') && !isCode(one.file)) return null
  if (!free && isTest(one.file)) return 'what ships imports no test, story or testing/ folder'
  const target = roomOf(one.file)
  if (target === file.room) return null
  if (target === 'node_modules') return null
  if (!granted(one, [...(rule?.may ?? []), ...(file.test ? (rule?.testsMay ?? []) : [])]))
    return `${file.room} may ${file.test ? 'in its tests ' : ''}import ${sayEntries(rule, file.test)}`
  if (!free && one.specifier.startsWith('.'))
    return 'another room is imported by its package name, not by path'
  return null
}

const granted = (one: Resolved, entries: Entry[]): boolean =>
  entries.some(
    ({ path, typesOnly }) => (one.file === path || isBelow(one.file!, path)) && (!typesOnly || one.typeOnly),
  )

/** `mfe-*` is every room whose name begins with that. */
const isBelow = (file: string, path: string): boolean =>
  path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file.startsWith(`${path.replace(/\/$/, '')}/`)

const isTest = (path: string): boolean => /\.(?:test|spec|stories)\.tsx?$|(?:^|\/)testing\//.test(path)

function packageBroken(room: string, specifier: string, rule: Rule | null): string | null {
  if (!rule?.packages) return null
  const name = specifier.startsWith('node:')
    ? 'node:*'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
  return rule.packages.includes(name)
    ? null
    : `${room} may import ${listed(rule.packages)} beside rooms of ours`
}

function sayEntries(rule: Rule | null, test: boolean): string {
  const entries = [...(rule?.may ?? []), ...(test ? (rule?.testsMay ?? []) : [])]
  return listed(entries.map(({ path, typesOnly }) => (typesOnly ? `${path} (types)` : path)))
}

const listed = (names: string[]): string => (names.length > 0 ? `${names.join(', ')} alone` : 'nothing')
