import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PARTS } from '../site/builds/rooms.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

const documents = ['README.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: ROOT })]

/** A command as a document has it: `npm run release glossary -- --canary 10`. */
const commands = documents.flatMap((document) =>
  [...read(document).matchAll(/npm (start|test|run ([\w:]+))([^`#\n|]*)/g)].map(
    ([text, verb = '', name, rest = '']) => ({
      text: `${document}: ${text.trim()}`,
      script: name ?? verb,
      part: /^ ([a-z][\w-]*)/.exec(rest)?.[1],
      options: [...rest.matchAll(/ (--[a-z][\w-]*)/g)].map(([, option]) => option!),
    }),
  ),
)

/** Commands whose first word is a part. */
const OF_A_PART = ['dev', 'alone', 'release', 'rollback', 'releases']

/** The sources of a command: its own file and the neighboring files that it imports. */
function sourcesOf(script: string): string {
  const file = /[\w./-]+\.ts$/.exec(scripts[script] ?? '')?.[0]
  if (!file) return ''
  const own = read(file)
  const beside = [...own.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [own, ...beside.filter((path) => existsSync(join(ROOT, path))).map(read)].join('\n')
}

it('every command of the documents is one of package.json', () => {
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter(({ script }) => !(script in scripts)).map(({ text }) => text)).toEqual([])
})

it('every option in them is one that the command reads', () => {
  const unread = commands.filter(({ script, options }) =>
    options.some((option) => !new RegExp(`\\b${option.slice(2)}\\b`).test(sourcesOf(script))),
  )
  expect(unread.map(({ text }) => text)).toEqual([])
})

it('every part they name exists', () => {
  const names = PARTS.map(({ name }) => name as string)
  const unknown = commands.filter(
    ({ script, part, options }) =>
      OF_A_PART.includes(script) && part && !names.includes(part) && !options.includes('--from'),
  )
  expect(unknown.map(({ text }) => text)).toEqual([])
})

it('new team members find every command from a clone to a release and back', () => {
  const told = commands.filter(({ text }) => text.startsWith('docs/teams.md')).map(({ script }) => script)
  for (const script of ['start', 'dev', 'storybook', 'check', 'release', 'releases', 'rollback'])
    expect(told).toContain(script)
  // Ten minutes of reading, at 200 words a minute.
  expect(read('docs/teams.md').split(/\s+/).length).toBeLessThan(2000)
})
