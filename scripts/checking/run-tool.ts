import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Runs a command of the installed packages from the root. @returns its exit code; null when a signal ended it */
export function runTool(
  command: string,
  words: string[],
  print: (text: string) => void,
  env: Record<string, string> = {},
): Promise<number | null> {
  const bin = [ROOT, join(ROOT, 'e2e')]
    .map((home) => join(home, 'node_modules/.bin', command))
    .find(existsSync)
  const child = spawn(bin ?? command, words, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return new Promise((resolve) => child.on('close', resolve))
}
