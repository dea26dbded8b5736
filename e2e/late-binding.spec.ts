import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readRegistry } from '../site/builds/live.ts'
import { REMOTES, ROOT, STORE } from '../site/builds/rooms.ts'

test('the shell’s build and the bundler’s configuration name no remote’s address', () => {
  const built = globSync('shell/dist/web/**/*.js', { cwd: ROOT })
  expect(built.length).toBeGreaterThan(5)
  const registry = Object.values(readRegistry(STORE))
  expect(registry).toHaveLength(REMOTES.length)
  for (const file of [...built, 'rsbuild.config.ts']) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const { version, entry } of registry) {
      expect(text.includes(version) || text.includes(entry), `${file} names ${entry}`).toBe(false)
    }
    expect(text, file).not.toMatch(/\/remotes\/[\w-]+\/|mf-manifest\.json|@https?:\/\/|remotes:\s*\{/)
  }
})
