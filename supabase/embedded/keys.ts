import { randomBytes } from 'node:crypto'
import { chmod, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

export type Keys = { jwtSecret: string; publishableKey: string; secretKey: string }

/** The backend's own keys: made at the first start, stored with the data, readable only by its owner. */
export async function keysIn(folder: string): Promise<Keys> {
  const kept = await keptKeys(folder)
  const file = keysFileIn(folder)
  if (kept) {
    await chmod(file, 0o600)
    return kept
  }
  const keys = newKeys()
  await keepKeys(folder, keys)
  return keys
}

export const newKeys = (): Keys => ({
  jwtSecret: randomBytes(48).toString('base64url'),
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
})

/** Overwrites existing ones. Renamed into place, so that a crash leaves the whole file or none. */
export async function keepKeys(folder: string, keys: Keys): Promise<void> {
  const file = keysFileIn(folder)
  const draft = `${file}.new`
  await writeKeys(draft, keys)
  await rename(draft, file)
}

/** Writes to a file that no one reads before it is renamed. */
export async function writeKeys(file: string, keys: Keys): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  await handle.writeFile(JSON.stringify(keys, null, 2))
  await handle.sync()
  await handle.close()
}

/** The keys of a backend that was started before; null if none was. The folder may be read-only. */
export async function keptKeys(folder: string): Promise<Keys | null> {
  const file = keysFileIn(folder)
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return kept === null ? null : read(kept, file)
}

export const keysFileIn = (folder: string): string => join(folder, 'keys.json')

function read(text: string, file: string): Keys {
  try {
    const keys = JSON.parse(text) as Partial<Record<string, unknown>>
    const { jwtSecret, publishableKey, secretKey } = keys
    if ([jwtSecret, publishableKey, secretKey].every((key) => typeof key === 'string' && key.length >= 32)) {
      return { jwtSecret, publishableKey, secretKey } as Keys
    }
  } catch {
    // Reported below, like a file with something missing.
  }
  throw new Error(`${file} is damaged. Restore it from a backup; deleting it signs everyone out.`)
}
