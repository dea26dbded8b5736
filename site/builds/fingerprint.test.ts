import { expect, it } from 'vitest'
import { packagesFor } from './fingerprint.ts'

const LOCK = `settings:
  autoInstallPeers: true

importers:

  .:
    devDependencies: {}

  domain:
    dependencies:
      zod: {}

  mfe-a:
    dependencies:
      react: {}

packages:

  zod@4: {}
`

it('reads from the lockfile what a part is built with, so that a new room has no other part built again', () => {
  const before = packagesFor(LOCK, ['mfe-a', 'domain'])
  const withNew = LOCK.replace('packages:', '  mfe-new:\n    dependencies:\n      zod: {}\n\npackages:')
  expect(packagesFor(withNew, ['mfe-a', 'domain'])).toBe(before)
  expect(packagesFor(LOCK.replace('react', 'preact'), ['mfe-a', 'domain'])).not.toBe(before)
  expect(packagesFor(LOCK.replace('zod@4', 'zod@5'), ['mfe-a', 'domain'])).not.toBe(before)
})

it('does not take a lockfile of another form for one that names no packages', () => {
  expect(() => packagesFor('lockfileVersion: 10\n', ['mfe-a'])).toThrow('pnpm-lock.yaml')
})
