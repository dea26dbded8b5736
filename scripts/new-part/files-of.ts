import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files a new remote starts with: `room/` as it is here, and its journey. `__name__` and the like are replaced by
 * its name.
 */
const TEMPLATES = import.meta.dirname

/** @throws Error for an invalid name: folder, address and page component are made from it */
export function readName(name: string): string {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && name.length <= 40) return name
  throw new Error(
    `"${name}" cannot name a part: small letters, digits and single hyphens, e.g. npm run new meal-log`,
  )
}

/**
 * The files of a new remote by their paths from the root.
 * @param name as `readName` returns it
 */
export function filesOf(name: string): Map<string, string> {
  const words = name.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1))
  const named = (text: string) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Name__', words.join(''))
      .replaceAll('__Title__', words.join(' '))
      .replaceAll('__title__', words.join(' ').toLowerCase())
  const inRoom = globSync('**/*.txt', { cwd: join(TEMPLATES, 'room') }).map(
    (file) => [`mfe-${name}/${file}`, `room/${file}`] as const,
  )
  return new Map(
    [...inRoom, [`e2e/${name}.spec.ts.txt`, 'journey.spec.ts.txt'] as const].map(([path, template]) => [
      named(path).replace(/\.txt$/, ''),
      named(readFileSync(join(TEMPLATES, template), 'utf8')),
    ]),
  )
}

/** docs/architecture.md with a row for the room, after those of the other remotes. */
export function withRow(document: string, name: string, about: string): string {
  const rows = [...document.matchAll(/^\| `mfe-[\w-]+` \| .*\n/gm)]
  const last = rows.at(-1)
  if (!last) throw new Error('docs/architecture.md has no table of the rooms')
  const end = last.index + last[0].length
  return `${document.slice(0, end)}| \`mfe-${name}\` | ${about.replaceAll('|', '/')} |\n${document.slice(end)}`
}
