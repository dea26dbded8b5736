import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from './checking/run-tool.ts'
import { filesOf, readName, withRow } from './new-part/files-of.ts'
import { pnpm } from './pnpm.mjs'

/**
 * `npm run new planner ["what it does"]`: writes the room of a new remote, with a page, its test, its story and a
 * journey. Outside its folder it changes only the lockfile, docs/architecture.md and e2e/.
 */
const ROOT = join(import.meta.dirname, '..')
const HOUSE = join(ROOT, 'docs/architecture.md')

try {
  const [word = '', about] = process.argv.slice(2)
  await make(readName(word), about ?? `a page at \`/${word}\``)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function make(name: string, about: string): Promise<void> {
  const files = filesOf(name)
  const taken = [`mfe-${name}`, name, ...files.keys()].find((path) => existsSync(join(ROOT, path)))
  if (taken) throw new Error(`${taken} already exists`)
  for (const [path, text] of files) {
    mkdirSync(join(ROOT, dirname(path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  writeFileSync(HOUSE, withRow(readFileSync(HOUSE, 'utf8'), name, about))
  // The packages are already installed, since other remotes have them.
  if (!pnpm(['install', '--prefer-offline', '--no-frozen-lockfile']))
    throw new Error('The packages of the new room could not be installed')
  // Line breaks depend on how long the name is.
  let said = ''
  const code = await runTool('biome', ['check', '--write', ...files.keys()], (text) => (said += text))
  if (code !== 0) throw new Error(said)
  for (const path of files.keys()) console.log(`  ${path}`)
  console.log(`
npm run alone ${name}      its page with hot reload, without the site
npm run check ${name}      types, lint, its test and its story
npm run release ${name}    makes it live at /${name}`)
}
