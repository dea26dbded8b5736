import { expect, it } from 'vitest'
import { ofBuild } from './start-worker.ts'

const { origin } = location

it('starts the reader of a build, and nothing else', () => {
  const reader = `${origin}/remotes/health-log/0a1b2c/workers/import.js`
  expect(ofBuild(reader)).toBe(reader)
  for (const other of [
    'https://elsewhere.test/remotes/health-log/0a1b2c/workers/import.js',
    `${origin}/remotes/glossary/0a1b2c/workers/import.js`,
    `${origin}/remotes/health-log/0a1b2c/remote-entry.js`,
    `${origin}/remotes/health-log/../../api/workers/import.js`,
    'data:text/javascript,1',
    'blob:null/1',
  ])
    expect(() => ofBuild(other)).toThrow('Not a script of this site')
})
