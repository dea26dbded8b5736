import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ofBuild, onSite } from './build-worker.ts'

const origin = 'https://evenplate.test'
const IMPORT = { remote: 'health-log', script: 'import', policy: 'evenplate-import-worker' }

beforeAll(() => vi.stubGlobal('location', { origin, href: `${origin}/health` }))
afterAll(() => vi.unstubAllGlobals())

it('finds a build’s script on the site, wherever the build came from, and none for a build in development', () => {
  const reader = `${origin}/remotes/health-log/0a1b2c/workers/import.js`
  expect(onSite(IMPORT, `${origin}/remotes/health-log/0a1b2c/`)).toBe(reader)
  expect(onSite(IMPORT, '/remotes/health-log/0a1b2c/')).toBe(reader)
  expect(onSite(IMPORT, 'https://cdn.test/evenplate/remotes/health-log/0a1b2c/')).toBe(reader)
  expect(onSite(IMPORT, 'http://localhost:3004/')).toBeNull()
})

it('starts only a build’s own script', () => {
  const reader = `${origin}/remotes/health-log/0a1b2c/workers/import.js`
  expect(ofBuild(IMPORT, reader)).toBe(reader)
  for (const other of [
    'https://elsewhere.test/remotes/health-log/0a1b2c/workers/import.js',
    `${origin}/remotes/glossary/0a1b2c/workers/import.js`,
    `${origin}/remotes/health-log/0a1b2c/workers/archive.js`,
    `${origin}/remotes/health-log/0a1b2c/remote-entry.js`,
    `${origin}/remotes/health-log/../../api/workers/import.js`,
    'data:text/javascript,1',
    'blob:null/1',
  ])
    expect(() => ofBuild(IMPORT, other)).toThrow('Not a script of this site')
})
