/** What a room may import. An entry is a room (`domain`), several rooms (`mfe-*`), or a folder or file of one (`shell/pages/home/`). */
export type Rule = {
  /** A room's folder, or `mfe-*` for every room whose name begins with that. */
  room: string
  /** A tool (tests, measurements) ships nothing: it may import tests, and other rooms by path. */
  tool: boolean
  may: Entry[]
  /** What its tests, stories and `testing/` folders may also import. */
  testsMay: Entry[]
  /** npm and Node packages (`node:*`) that shipped code may import; null: those its package.json declares. */
  packages: string[] | null
}

export type Entry = { path: string; typesOnly: boolean }

/** "Only these folders may": what is called, and the folders that call it. */
export type Reserved = { called: string[]; folders: string[] }

/** Files in these folders may import none of these: components (`*.tsx`), or a room. */
export type Barred = { folders: string[]; never: string[] }

/** Folders of a room from top to bottom: each imports only those below it. `.`: the files at the room's root. */
export type FolderOrder = { room: string; folders: string[] }

export type Rules = { rooms: Rule[]; reserved: Reserved[]; barred: Barred[]; orders: FolderOrder[] }

/** Reads the tables of docs/architecture.md by their first heading. Throws when one is missing. */
export function readTables(markdown: string): Rules {
  return {
    rooms: [
      ...rowsOf(markdown, 'room that ships').map((row) => ruleOf(row, false)),
      ...rowsOf(markdown, 'tool').map((row) => ruleOf(row, true)),
    ],
    reserved: rowsOf(markdown, 'only these folders').map(([folders, called]) => ({
      folders: codes(folders),
      called: codes(called),
    })),
    orders: rowsOf(markdown, 'inside').map(([room, folders]) => ({
      room: codes(room)[0]!,
      folders: codes(folders),
    })),
    barred: rowsOf(markdown, 'no file of').map(([folders, never]) => ({
      folders: codes(folders),
      never: codes(never),
    })),
  }
}

/** The rule of a room; null for a room not in the table, which may then import nothing of ours. */
export const ruleFor = (rules: Rules, room: string): Rule | null =>
  rules.rooms.find((rule) => rule.room === room) ??
  rules.rooms.find((rule) => rule.room.endsWith('*') && room.startsWith(rule.room.slice(0, -1))) ??
  null

function ruleOf([name, may, third, packages]: string[], tool: boolean): Rule {
  const room = codes(name)[0]
  if (!room) throw new Error(`docs/architecture.md: a row does not name a room: ${name}`)
  return {
    room,
    tool,
    may: entriesOf(may),
    testsMay: tool ? [] : entriesOf(third),
    packages: tool || packages?.trim() === 'any it declares' ? null : codes(packages),
  }
}

const entriesOf = (cell = ''): Entry[] =>
  [...cell.matchAll(/`([^`]+)`( \(types\))?/g)].map(([, path, types]) => ({
    path: path!,
    typesOnly: types !== undefined,
  }))

const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

/** Rows of the table with this first heading, without the heading. */
function rowsOf(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  if (start < 0) throw new Error(`docs/architecture.md has no table "${heading}"`)
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start + 2, end < 0 ? undefined : end).map((line) => line.split('|').slice(1, -1))
}
