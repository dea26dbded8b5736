import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { ROOT } from './rooms.ts'

/** The person who releases, and the commit of the sources in a folder; null outside a repository. */
export async function author(sources = ROOT): Promise<{ who: string; commit: string | null }> {
  return { who: process.env.RELEASED_BY || userInfo().username, commit: await commitOf(sources) }
}

async function commitOf(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd })
    return stdout.trim()
  } catch {
    return null
  }
}
