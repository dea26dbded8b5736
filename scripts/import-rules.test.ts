import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The table of docs/architecture.md. Every other room of ours is out of bounds. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  nutrition: ['domain'],
  words: ['domain'],
  platform: [],
  'shared-ui': [],
  'recipe-view': ['domain', 'shared-ui'],
  'mfe-recipe-builder': ['domain', 'platform', 'shared-ui', 'recipe-view'],
  'mfe-dashboard': ['domain', 'platform', 'shared-ui', 'recipe-view'],
  'mfe-glossary': ['domain', 'platform', 'shared-ui', 'recipe-view'],
  'mfe-account': ['domain', 'platform', 'shared-ui', 'recipe-view'],
  shell: ['domain', 'platform', 'shared-ui', 'recipe-view'],
  'api-gateway': ['domain', 'nutrition', 'words'],
  supabase: [],
  site: ['api-gateway', 'supabase'],
}
const ROOMS = Object.keys(MAY_IMPORT)
const ROOT = join(import.meta.dirname, '..')

it.each(ROOMS)('lets %s import its neighbours alone', (room) => {
  const others = ROOMS.filter((other) => other !== room)
  const refused = refusedImports(
    room,
    others.map((other) => `@evenplate/${other}/anything`),
  )
  const forbidden = others.filter((other) => !MAY_IMPORT[room]?.includes(other))
  expect(refused).toEqual(forbidden.map((other) => `@evenplate/${other}/anything`))
})

it('refuses a way around by path, and a client of its own in a remote', () => {
  const ways = ['../shell/app.tsx', '../mfe-account/remote.tsx', '@supabase/supabase-js', 'react-router-dom']
  expect(refusedImports('mfe-glossary', ways)).toEqual(ways)
})

/** Lints a file of the room that imports each of these, and gives back those the linter refuses. */
function refusedImports(room: string, specifiers: string[]): string[] {
  const file = `${room}/import-rules-probe.ts`
  const words = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    file,
  ]
  writeFileSync(join(ROOT, file), specifiers.map((specifier) => `import '${specifier}'\n`).join(''))
  try {
    const biome = join(ROOT, 'node_modules/.bin/biome')
    const { stdout } = spawnSync(biome, words, { cwd: ROOT, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { start: { line: number } } }[] }
    const lines = diagnostics.map(({ location }) => location.start.line)
    return specifiers.filter((_, index) => lines.includes(index + 1))
  } finally {
    rmSync(join(ROOT, file))
  }
}
