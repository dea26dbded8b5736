import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Releases the folder. */
export type Release = () => Promise<void>

/**
 * Claims a data folder for this process: PGlite would let two open it, and corrupt it.
 * The lock of a dead process is taken over.
 * @throws FolderInUse with one line naming the folder and the process that has it
 */
export async function lockFolder(folder: string): Promise<Release> {
  const file = join(folder, 'lock')
  const own = `${process.pid} ${startOf(process.pid)}`

  for (let attempt = 0; attempt < 10; attempt++) {
    if (await claim(file, own)) {
      held.add(file)
      return async () => {
        held.delete(file)
        await unlink(file)
      }
    }
    const holder = await readFile(file, 'utf8').catch(() => null)
    if (holder === null) continue
    if (isAlive(holder, file) || !(await removeStale(file, holder))) throw inUse(folder, holder)
  }
  throw inUse(folder, 'unknown')
}

const held = new Set<string>()

/** Linked into place when complete, so that no one reads a lock without its owner. */
async function claim(file: string, own: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, own, { mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

export class FolderInUse extends Error {}

const inUse = (folder: string, holder: string) =>
  new FolderInUse(
    `The data folder ${folder} is in use by another process (${holder.split(' ')[0]}). Stop that one first.`,
  )

function isAlive(holder: string, file: string): boolean {
  const [pid = Number.NaN, start = ''] = [Number(holder.split(' ')[0]), holder.split(' ')[1]]
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // Same number but a different start time: a later process got the number, or it has ended.
  return start === '' || start === startOf(pid)
}

/** Removes only the lock that was found stale: another process may have been faster. */
async function removeStale(file: string, judged: string): Promise<boolean> {
  const aside = `${file}.${process.pid}.stale`
  try {
    await rename(file, aside)
  } catch {
    return true
  }
  const removed = await readFile(aside, 'utf8')
  if (removed !== judged) await link(aside, file).catch(() => {})
  await unlink(aside)
  return removed === judged
}

/** When a process started, in the kernel's own units; empty if there is no /proc, 'ended' for a zombie. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything; after it come the state and, as the 20th field, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : `${boot}.${fields[19]}`
  } catch {
    return ''
  }
}
