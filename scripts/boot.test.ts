import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PRINTS = 'console.log(process.env.SUPPORT_EMAIL, process.env.MAIL_FROM)'
const PRINTS_MEMORY =
  'console.log(process.env.MALLOC_ARENA_MAX, process.env.MALLOC_TRIM_THRESHOLD_, ...process.execArgv.slice(-5))'

/** A project with nothing but the boot script, and an installer with nothing to do. */
let project: string
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'evenplate-boot-'))
  for (const folder of ['bin', 'node_modules', 'site', 'bench', 'scripts'])
    await mkdir(join(project, folder), { recursive: true })
  await writeFile(join(project, 'package.json'), '{}')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) await writeFile(join(project, file), '')
  for (const file of ['boot.mjs', 'pnpm.mjs', 'server-memory.mjs'])
    await cp(join(ROOT, 'scripts', file), join(project, 'scripts', file))
  await writeFile(join(project, 'bin/npx'), '#!/bin/sh\n', { mode: 0o755 })
  const platform = `node-${process.platform}-${process.arch}`
  await mkdir(join(project, 'node_modules', platform, 'bin'), { recursive: true })
  await symlink(process.execPath, join(project, 'node_modules', platform, 'bin/node'))
  for (const room of ['site', 'bench']) await writeFile(join(project, room, 'prints.ts'), PRINTS)
  await writeFile(join(project, 'site/start.ts'), PRINTS_MEMORY)
  await writeFile(join(project, 'bench/gateway.ts'), PRINTS_MEMORY)
  await writeFile(join(project, '.env'), 'SUPPORT_EMAIL=help@example.com\nMAIL_FROM=file@example.com\n')
})
afterAll(() => rm(project, { recursive: true }))

async function printedBy(script: string): Promise<string> {
  const PATH = `${join(project, 'bin')}${delimiter}${process.env.PATH}`
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/boot.mjs', script], {
    cwd: project,
    env: { PATH, MAIL_FROM: 'set@example.com' },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

it('the site reads .env, and variables that are set override it', async () => {
  expect(await printedBy('site/prints.ts')).toBe('help@example.com set@example.com')
})

it('measurements and tests do not', async () => {
  expect(await printedBy('bench/prints.ts')).toBe('undefined set@example.com')
})

it('servers are started to stay small and cheap, and measurements are not', async () => {
  expect(await printedBy('site/start.ts')).toBe(
    '2 262144 --max-semi-space-size=16 --heap-growing-percent=50 --initial-old-space-size=96 --invocation-count-for-turbofan=20000 --no-regexp-tier-up',
  )
  expect(await printedBy('bench/gateway.ts')).toBe('undefined undefined')
})
