import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LATER = /laterPage\(\s*\(\) =>\s*import\(\s*(?:\/\* webpackChunkName: "([^"]*)" \*\/)?/g

it.each(globSync('mfe-*/remote.tsx', { cwd: ROOT }))(
  '%s names the file of each page and part that has its own, so that documents preload it',
  (file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    for (const [found, chunk = ''] of source.matchAll(LATER)) {
      const [, name] = /^(?:page|part)-([\w-]+)$/.exec(chunk) ?? []
      expect(name, `${found} has no name`).toBeTruthy()
      expect(source).toMatch(new RegExp(`\\n    '?${name}'?: (?:page|laterPage)\\(`))
    }
  },
)
