import { type Breach, breach } from './breach.ts'
import { type House, roomOf, type SourceFile } from './read-house.ts'
import { type Barred, type Reserved, type Rules, ruleFor } from './read-table.ts'

/** Folders that reach for what is reserved to others, or import what they may not. */
export const folderBreaches = ({ files }: House, rules: Rules): Breach[] =>
  files
    .filter(({ test }) => !test)
    .flatMap((file) => [
      ...(holdsPlatform(file, rules) ? rules.reserved.flatMap((one) => touched(file, one)) : []),
      ...rules.barred.flatMap((one) => imported(file, one)),
    ])

const holdsPlatform = ({ room }: SourceFile, rules: Rules): boolean => {
  const rule = ruleFor(rules, room)
  return rule !== null && !rule.tool && rule.may.some(({ path }) => path === 'platform')
}

/** What a caller writes for each of the two: a member of the client or of the gateway, called. A page that hands one down calls none. */
const CALLS: Record<string, RegExp> = {
  'platform.db':
    /\b(?:db|client)\)?(?:\(\)\)*)?\s*\.(?:from|rpc|auth|storage|channel|functions)\b|(?<![A-Z]\w*)\.(?:from|rpc)\(\s*['"]/,
  'platform.api': /\bapi\s*\.(?:post|stream|remove)\b/,
}

function touched({ path, source }: SourceFile, { called, folders }: Reserved): Breach[] {
  if (isIn(path, folders)) return []
  return called
    .filter((name) => CALLS[name]?.test(source))
    .map((name) => breach(path, name, `only ${folders.join(', ')} call it`))
}

function imported({ path, imports }: SourceFile, { folders, never }: Barred): Breach[] {
  if (!isIn(path, folders)) return []
  return imports
    .filter(
      ({ file }) =>
        file && never.some((one) => (one === '*.tsx' ? file.endsWith('.tsx') : roomOf(file) === one)),
    )
    .map(({ specifier }) =>
      breach(path, specifier, `no file of ${folders.join(', ')} imports ${never.join(', ')}`),
    )
}

/** `data/` is each folder of that name; any other entry is a path from the root. */
const isIn = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(folder) || (folder === 'data/' && path.includes('/data/')))
