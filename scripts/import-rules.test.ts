import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sayCircle } from './import-rules/circles.ts'
import { judge } from './import-rules.ts'

const ROOT = join(import.meta.dirname, '..')

const house = judge(ROOT)

it('imports across rooms and folders only what docs/architecture.md grants', () => {
  expect(house.breaches).toEqual([])
})

it('has no folders that import each other', () => {
  expect(house.circles.map(sayCircle)).toEqual([])
})

it('has one folder layout in every remote: its root is where it starts, the rest is in folders', () => {
  const roots = globSync('mfe-*/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !/[/](?:remote|dev)\.tsx$/.test(file),
  )
  expect(roots).toEqual([])
})

const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

/** What our import rules say about these files, in a made-up repository. */
function judged(files: Record<string, string>, rooms: string[] = []) {
  const tree = mkdtempSync(join(tmpdir(), 'evenplate-rules-'))
  trees.push(tree)
  cpSync(join(ROOT, 'docs/architecture.md'), join(tree, 'docs/architecture.md'), { recursive: true })
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
  const named = rooms.map((room) => `  - ${room}\n`).join('')
  write('pnpm-workspace.yaml', workspace.replace('packages:\n', `packages:\n${named}`))
  write('domain/package.json', '{ "exports": { "./*": "./*.ts" } }')
  write('shared-ui/package.json', '{ "exports": { "./*": "./components/*/*.tsx" } }')
  for (const [path, source] of Object.entries(files)) write(path, source)
  const { breaches, circles } = judge(tree)
  return { breaches, circles: circles.map(sayCircle) }

  function write(path: string, source: string) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), source)
  }
}

it.each([
  ['a room below another', 'domain/a.ts', `import '@evenplate/nutrition/a'`],
  ['a room beside it', 'words/a.ts', `import '@evenplate/nutrition/a'`],
  ['a remote in a remote', 'mfe-glossary/a.ts', `import '@evenplate/mfe-account/remote'`],
  ['the shell in a remote', 'mfe-glossary/a.ts', `const app = import('@evenplate/shell/app')`],
  ['a remote in the shell', 'shell/a.ts', `import '@evenplate/mfe-account/remote'`],
  ['a room by its path', 'shell/a.ts', `import '../platform/contract.ts'`],
  ['a style sheet by its path', 'shell/a.css', `@import '../shared-ui/tokens.css';`],
  ['a database client in a remote', 'mfe-glossary/a.ts', `import '@supabase/supabase-js'`],
  ['a router in a remote', 'mfe-glossary/a.ts', `import { Link } from 'react-router-dom'`],
  ['Node in code that browsers also load', 'domain/a.ts', `import { join } from 'node:path'`],
  ['a food table in the words', 'words/a.test.ts', `import '@evenplate/nutrition/a'`],
  ['the shell in a test of a remote', 'mfe-glossary/a.test.ts', `vi.mock('../shell/app.tsx')`],
  ['the shell in a story of a remote', 'mfe-glossary/A.stories.tsx', `import '@evenplate/shell/app'`],
  ['the shell in what tests use', 'mfe-glossary/testing/a.ts', `import '@evenplate/shell/app'`],
  ['a test in code that ships', 'words/a.ts', `import './a.test.ts'`],
  ['testing code in code that ships', 'words/a.ts', `import './testing/a.ts'`],
  ['another room’s testing code', 'shell/a.ts', `import '@evenplate/recipe-view/testing/recipes'`],
  ['a measurement in code that ships', 'api-gateway/a.ts', `import '../bench/a.ts'`],
  ['a remote in a journey', 'e2e/a.spec.ts', `import '../mfe-account/remote.tsx'`],
  ['a journey in a measurement', 'bench/a.ts', `import '../e2e/offline.spec.ts'`],
  ['a room in a script', 'scripts/a.ts', `import '../domain/limits.ts'`],
  ['a room in a file at the root', 'a.config.ts', `import './domain/limits.ts'`],
  ['a type import that runs', 'saved-recipe/a.ts', `import { CONTRACT } from '@evenplate/platform/contract'`],
  ['a component in data', 'mfe-glossary/terms/data/a.ts', `import '@evenplate/shared-ui/Button'`],
  ['a page in data', 'mfe-glossary/data/a.ts', `import '../Page.tsx'`],
])('refuses %s', (_, path, source) => {
  const { breaches } = judged({
    [path]: source,
    'mfe-glossary/Page.tsx': '',
    'saved-recipe/package.json': '{}',
  })
  const [, specifier] = /['"](.+)['"]/.exec(source)!
  expect(breaches.filter((line) => line.startsWith(`${path} imports ${specifier}: `))).toHaveLength(1)
})

it.each([
  ['the database beside its page', 'mfe-glossary/terms/a.ts', `await db.from('terms')`, 'platform.db'],
  ['a client got in place', 'mfe-glossary/terms/a.ts', `(await db()).auth.getUser()`, 'platform.db'],
  ['a function of the database', 'shell/pages/a.ts', `client\n  .rpc('quota')`, 'platform.db'],
  ['the gateway beside its page', 'mfe-glossary/A.tsx', `platform.api.post('/figures', {})`, 'platform.api'],
])('refuses to call %s', (_, path, source, called) => {
  const { breaches } = judged({ [path]: source })
  expect(breaches).toEqual([expect.stringMatching(`^${path} imports ${called}: only data/`)])
})

it('applies to a new room before anybody writes a row for it', () => {
  const source = `import { LIMITS } from '@evenplate/domain/limits'`
  expect(judged({ 'weather/a.ts': source }, ['weather']).breaches).toEqual([
    'weather: docs/architecture.md has no row for it, so it may import no other room',
    'weather/a.ts imports @evenplate/domain/limits: weather may import nothing',
  ])
  expect(judged({ 'weather/package.json': '{}' }).breaches).toEqual([
    'weather/package.json: pnpm-workspace.yaml does not list "weather"',
  ])
})

it('applies the row for all remotes to a new one', () => {
  const grants = `import '@evenplate/domain/limits'\nimport { useState } from 'react'`
  expect(judged({ 'mfe-meals/a.ts': grants }, ['mfe-meals']).breaches).toEqual([])
  const refuses = `import '@evenplate/nutrition/limits'\nimport '@module-federation/enhanced'`
  expect(judged({ 'mfe-meals/a.ts': refuses }, ['mfe-meals']).breaches).toHaveLength(2)
  // Its folder is enough; it need not be listed.
  expect(judged({ 'mfe-meals/package.json': '{}' }).breaches).toEqual([])
})

it('refuses folders that import each other, at any depth, directly or indirectly', () => {
  expect(
    judged({ 'words/a/one.ts': `import '../b/two.ts'`, 'words/b/two.ts': `import '../a/one.ts'` }).circles,
  ).toEqual([
    'words: a, b import each other: words/a/one.ts imports words/b/two.ts; words/b/two.ts imports words/a/one.ts',
  ])
  const round = {
    'words/a.ts': `import './b/c/d.ts'`,
    'words/b/c/d.ts': `export const e = import('../e.ts')`,
    'words/b/e.ts': `import type { F } from '../f.ts'`,
    'words/f.ts': '',
  }
  expect(judged(round).circles).toEqual([expect.stringMatching(/^words: \., b, b\/c import each other/)])
})

it('enforces the order of folders if one is stated', () => {
  const files = {
    'site/render/a.ts': `import '../pictures/b.ts'`,
    'site/pictures/b.ts': `import '../builds/c.ts'`,
    'site/builds/c.ts': '',
    'site/mails/d.ts': '',
  }
  expect(judged(files).breaches).toEqual([
    'site/mails/d.ts is in a folder that docs/architecture.md does not list inside site',
    'site/render/a.ts imports ../pictures/b.ts: inside site, render imports what is below it',
  ])
})

it('allows folders that import one way, and tests above them', () => {
  const files = {
    'words/a/one.ts': `import '../b/two.ts'`,
    'words/b/two.ts': '',
    'words/b/two.test.ts': `import '../a/one.ts'`,
  }
  expect(judged(files)).toEqual({ breaches: [], circles: [] })
})

it('allows what the page says', () => {
  const files = {
    'shell/a.ts': `import { LIMITS } from '@evenplate/domain/limits'\nimport { useState } from 'react'`,
    'shell/pages/terms/data/a.ts': `await db.from('terms')`,
    'saved-recipe/a.ts': `import type { Db } from '@evenplate/platform/contract'`,
    'api-gateway/a.test.ts': `import '../shell/pages/home/sample-dish.ts'`,
    'bench/a.ts': `import { rows } from '../api-gateway/testing/rows.ts'\nimport '../mfe-meals/remote.tsx'`,
    'mfe-glossary/dev.tsx': `import './testing/terms.ts'`,
  }
  expect(judged(files).breaches).toEqual([])
})
