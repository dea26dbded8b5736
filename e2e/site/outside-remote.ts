import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { PNPM } from '../../scripts/pnpm.mjs'
import { ROOT } from '../../site/builds/rooms.ts'
import { commandIn } from './copy-of-sources.ts'
import { ownEnv } from './own-env.ts'

const SOURCES = join(ROOT, 'e2e/outside-remote')

/**
 * A remote in a separate repository, which only has the packed kit of this one: `e2e/outside-remote`, with its packages
 * installed.
 * @returns its folder
 */
export async function outsideRemote(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-outside-'))
  const kit = (await commandIn(ROOT, 'kit', '--', folder)).trim().split('\n').at(-1)!
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
  const versionOf = (name: string) => new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(workspace)![1]!
  for (const file of globSync('*.txt', { cwd: SOURCES })) {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    const filled = text
      .replace('__KIT__', kit)
      .replace(/__VERSION_OF_(.+?)__/g, (_, name: string) => versionOf(name))
    writeFileSync(join(folder, basename(file, '.txt')), filled)
  }
  // The versions that are already installed here: nothing has to be fetched.
  cpSync(join(ROOT, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  await inFolder(folder, 'npx', '-y', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile')
  return folder
}

/**
 * @returns its output.
 * @throws with its output if it failed
 */
export async function inFolder(folder: string, command: string, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(command, words, {
    cwd: folder,
    env: ownEnv({ CI: 'true' }),
  })
  return stdout + stderr
}
