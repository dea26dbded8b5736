import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../site/builds/rooms.ts'
import { ownEnv } from './own-env.ts'

/** What a clone does not have: what was installed, built or made by running. */
const MADE =
  /^(?:node_modules|dist|\.data|\.git|storybook-static|test-results|playwright-report|screenshots)$/

/**
 * The project as a fresh clone has it, plus what is not committed yet.
 * @returns the folder
 */
export function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'evenplate-clone-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !MADE.test(basename(path)) })
  return copy
}

/**
 * Runs a command there as somebody would type it.
 * @returns its output.
 * @throws with its output if it failed
 */
export async function commandIn(folder: string, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', ...words], {
    cwd: folder,
    env: ownEnv(),
  })
  return stdout + stderr
}

/** The text of every source file by its path. */
export const sourcesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => MADE.test(entry.name) })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )
