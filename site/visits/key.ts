import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that signs links to previews: made at first use, stored with the data, readable only by its owner. If the file is
 * deleted, every link and every open preview ends.
 */
export function visitKey(dataDir: string): string {
  const file = join(dataDir, 'visits.key')
  const kept = keyIn(file)
  if (kept) return kept
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // Fails if another process was first; then its key is used.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return keyIn(file)!
}

/** @returns null if there is none */
function keyIn(file: string): string | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  chmodSync(file, 0o600)
  if (!/^[\w-]{43}$/.test(text)) throw new Error(`${file} is damaged. Delete it: links to previews end.`)
  return text
}
