// The package manager for everything here: one fixed version, fetched by npm's own `npx`.
// Plain JavaScript without packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PNPM = 'pnpm@12.21.0'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs it in the root, with its output on the terminal. Returns whether it succeeded. */
export function pnpm(words) {
  const env = { ...process.env, CI: 'true' }
  return spawnSync('npx', ['-y', PNPM, ...words], { cwd: ROOT, stdio: 'inherit', env }).status === 0
}
