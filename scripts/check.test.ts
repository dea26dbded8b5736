import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const check = (...names: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'check.ts'), ...names])

it('lists the existing parts for an unknown name, and checks nothing', async () => {
  await expect(check('glossary', 'glosary')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^No part "glosary"; there are .*\bglossary\b.*\bshared-ui\b.*\n$/),
  })
})
