import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '@evenplate/supabase/embedded/lock'

const LOOK_AGAIN_MS = 50

/**
 * Does work that only one process may do in a folder at a time; others wait their turn.
 * @param onWait called once, if another process is working
 */
export async function inTurn<Result>(
  folder: string,
  work: () => Promise<Result> | Result,
  onWait: () => void = () => {},
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const release = await claimed(folder, onWait)
  try {
    return await work()
  } finally {
    await release()
  }
}

async function claimed(folder: string, onWait: () => void) {
  for (let waits = false; ; waits = true) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
    }
    if (!waits) onWait()
    await setTimeout(LOOK_AGAIN_MS)
  }
}
