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

it('reads a part’s packages from the lockfile, so that a new room does not rebuild other parts', () => {
  const before = packagesFor(LOCK, ['mfe-a', 'domain'])
  const withNew = LOCK.replace('packages:', '  mfe-new:\n    dependencies:\n      zod: {}\n\npackages:')
  expect(packagesFor(withNew, ['mfe-a', 'domain'])).toBe(before)
  expect(packagesFor(LOCK.replace('react', 'preact'), ['mfe-a', 'domain'])).not.toBe(before)
  expect(packagesFor(LOCK.replace('zod@4', 'zod@5'), ['mfe-a', 'domain'])).not.toBe(before)
})

it('does not mistake a lockfile in another format for one without packages', () => {
  expect(() => packagesFor('lockfileVersion: 10\n', ['mfe-a'])).toThrow('pnpm-lock.yaml')
})
