import { dirname } from 'node:path'
import { type Breach, breach } from './breach.ts'
import { type House, isCode, roomOf, type SourceFile } from './read-house.ts'
import { type Barred, type FolderOrder, type Reserved, type Rules, ruleFor } from './read-table.ts'

/** Folders that call what only others may call, or import what they may not. */
export const folderBreaches = ({ files }: House, rules: Rules): Breach[] =>
  files
    .filter(({ test }) => !test)
    .flatMap((file) => [
      ...(holdsPlatform(file, rules) ? rules.reserved.flatMap((one) => touched(file, one)) : []),
      ...rules.barred.flatMap((one) => imported(file, one)),
      ...rules.orders.filter(({ room }) => room === file.room).flatMap((order) => upward(file, order)),
    ])

const holdsPlatform = ({ room }: SourceFile, rules: Rules): boolean => {
  const rule = ruleFor(rules, room)
  return rule !== null && !rule.tool && rule.may.some(({ path }) => path === 'platform')
}

/**
 * What a call of each of the two looks like: a member of the client or of the gateway, called. Passing one down is not
 * a call.
 */
const CALLS: Record<string, RegExp> = {
  'platform.db':
    /\b(?:db|client)\)?(?:\(\)\)*)?\s*\.(?:from|rpc|auth|storage|channel|functions)\b|(?<![A-Z]\w*)\.(?:from|rpc)\(\s*['"]/,
  'platform.api': /\bapi\s*\.(?:get|post|stream|remove)\b/,
}

function touched({ path, source }: SourceFile, { called, folders }: Reserved): Breach[] {
  if (isIn(path, folders)) return []
  return called
    .filter((name) => CALLS[name]?.test(source))
    .map((name) => breach(path, name, `only ${folders.join(', ')} call it`))
}

function imported({ path, imports }: SourceFile, { folders, never }: Barred): Breach[] {
  if (!isIn(path, folders)) return []
  // The platform's testing kit is not part of a page: it renders only the provider around queries.
  const isBarred = (file: string) =>
    never.some((one) =>
      one === '*.tsx' ? file.endsWith('.tsx') && roomOf(file) !== 'platform' : roomOf(file) === one,
    )
  return imports
    .filter(({ file }) => file && isBarred(file))
    .map(({ specifier }) =>
      breach(path, specifier, `no file of ${folders.join(', ')} imports ${never.join(', ')}`),
    )
}

/** A folder that is not in its room's order is reported until it is added. */
function upward({ path, room, imports }: SourceFile, { folders }: FolderOrder): Breach[] {
  const from = placeOf(path, folders)
  if (from < 0) return [`${path} is in a folder that docs/architecture.md does not list inside ${room}`]
  const above = (file: string | null) => {
    if (!file || roomOf(file) !== room || !isCode(file)) return false
    const to = placeOf(file, folders)
    return to >= 0 && to < from
  }
  return imports
    .filter(({ file }) => above(file))
    .map(({ specifier }) =>
      breach(path, specifier, `inside ${room}, ${folders[from]} imports what is below it`),
    )
}

/** The position of a file's folder: the longest entry that contains it. */
function placeOf(path: string, folders: string[]): number {
  const folder = `${dirname(path).split('/').slice(1).join('/') || '.'}/`
  const [longest] = folders.filter((one) => folder.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)
  return longest === undefined ? -1 : folders.indexOf(longest)
}

/** `data/` is each folder of that name; any other entry is a path from the root. */
const isIn = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(folder) || (folder === 'data/' && path.includes('/data/')))
