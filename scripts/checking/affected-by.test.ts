import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readHouse } from '../import-rules/read-house.ts'
import { affectedBy } from './affected-by.ts'

const ROOT = join(import.meta.dirname, '../..')

const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

function houseOf(files: Record<string, string>) {
  const tree = mkdtempSync(join(tmpdir(), 'evenplate-checked-'))
  trees.push(tree)
  const all = {
    'pnpm-workspace.yaml': 'packages:\n  - domain\n  - shared-ui\n  - mfe-a\n  - mfe-b\n  - site\n\n',
    'shared-ui/package.json': '{ "exports": { "./*": "./components/*/*.tsx" } }',
    'shared-ui/components/Button/Button.tsx': `import './Button.css'`,
    'mfe-a/Page.tsx': `import { Button } from '@evenplate/shared-ui/Button'`,
    'mfe-a/Page.test.tsx': `import { Page } from './Page.tsx'`,
    'mfe-a/Page.stories.tsx': `import { Page } from './Page.tsx'`,
    'mfe-b/Page.test.tsx': `import { it } from 'vitest'`,
    ...files,
  }
  for (const [path, source] of Object.entries(all)) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), source)
  }
  return readHouse(tree)
}

it('finds the tests and stories of a part and of what imports it, directly or indirectly', () => {
  const house = houseOf({})
  const found = { tests: ['mfe-a/Page.test.tsx'], stories: ['mfe-a/Page.stories.tsx'] }
  expect(affectedBy(house, ['shared-ui'])).toEqual(found)
  expect(affectedBy(house, ['mfe-a'])).toEqual(found)
  expect(affectedBy(house, ['mfe-b'])).toEqual({ tests: ['mfe-b/Page.test.tsx'], stories: [] })
})

it('counts data that is imported, and files that run in a separate process', () => {
  const house = houseOf({
    'site/loads.test.ts': `import limits from '../domain/limits.json' with { type: 'json' }`,
    'site/runs.test.ts': `spawn(process.execPath, [join(import.meta.dirname, 'gate.ts')])`,
    'site/gate.ts': `import '@evenplate/domain/limits'`,
  })
  expect(affectedBy(house, ['domain']).tests).toEqual(['site/loads.test.ts', 'site/runs.test.ts'])
})

it('leaves out files that only import types: types are checked everywhere', () => {
  const house = houseOf({ 'site/types.test.ts': `import type { Limits } from '../domain/limits.ts'` })
  expect(affectedBy(house, ['domain']).tests).toEqual([])
})

it('counts tests that read the sources of every room', () => {
  const reads = `const ROOT = join(import.meta.dirname, '..')\nreaddirSync(ROOT)`
  const house = houseOf({
    'site/all.test.ts': reads,
    'site/pictures/own.test.ts': reads,
  })
  expect(affectedBy(house, ['domain']).tests).toEqual(['site/all.test.ts'])
})

it('checks a remote’s own tests and the repository’s rules, and no other remote’s', () => {
  const { tests } = affectedBy(readHouse(ROOT), ['mfe-glossary'])
  expect(tests).toContain('scripts/import-rules.test.ts')
  expect(tests).toContain('mfe-glossary/glossary/GlossaryPage.test.tsx')
  expect(tests.filter((path) => /^(?!mfe-glossary)(?:mfe-|shell|api-gateway)/.test(path))).toEqual([])
})
