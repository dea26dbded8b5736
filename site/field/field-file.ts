import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type Sighting, type Tallied, Tally, tallied } from './tally.ts'

const WRITE_EVERY_MS = 2000
const FORGOTTEN_AFTER_MS = 31 * 24 * 3_600_000

export const fieldFolder = (store: string): string => join(store, 'field')

/**
 * The counts of one site, in its own file in the store: several sites write without waiting for each other, and a reader
 * adds them up. It is written every two seconds while something is new; a killed site loses at most that much.
 * @param dataDir distinguishes the sites on one machine
 * @returns `note` never throws: if the store cannot be written, only the counts are lost
 */
export function openFieldFile(
  store: string,
  dataDir: string,
  clock: () => Date,
  log: (line: string) => void,
) {
  const folder = fieldFolder(store)
  const name = `${createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 12)}.json`
  const tally = new Tally(readFieldFile(join(folder, name)) ?? undefined)
  let isNew = false
  let saidUnwritable = false
  attempt(forgetOthers)
  const timer = setInterval(write, WRITE_EVERY_MS)
  timer.unref()
  return {
    note(sighting: Sighting): void {
      tally.note(sighting, clock())
      isNew = true
    },
    write,
    close(): void {
      clearInterval(timer)
      write()
    },
  }

  function write(): void {
    if (!isNew) return
    isNew = false
    tally.tidy(clock())
    attempt(() => {
      mkdirSync(folder, { recursive: true })
      // A reader finds either the old or the new file, never half of one.
      writeFileSync(join(folder, `${name}.draft`), JSON.stringify(tally))
      renameSync(join(folder, `${name}.draft`), join(folder, name))
    })
  }

  /** Files of sites that are long gone. */
  function forgetOthers(): void {
    if (!existsSync(folder)) return
    for (const file of readdirSync(folder)) {
      const path = join(folder, file)
      if (statSync(path).mtimeMs < clock().getTime() - FORGOTTEN_AFTER_MS) rmSync(path, { force: true })
    }
  }

  function attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!saidUnwritable) log(`What visitors' browsers report cannot be kept: ${String(error)}`)
      saidUnwritable = true
    }
  }
}

/** @returns null for a file that is not there or cannot be read */
export function readFieldFile(path: string): Tallied | null {
  try {
    return tallied.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
