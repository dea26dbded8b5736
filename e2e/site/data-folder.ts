import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the data folder of the first start for the processes that run the journeys. */
const MADE = 'EVENPLATE_MADE_DATA'

/** Sites begin with a copy of the folder that the first start made. */
export function beginWith(folder: string): void {
  process.env[MADE] = folder
}

/** Copies only the backend's part of that folder: what a site composes depends on its address. */
export function dataFolder(): string {
  const folder = emptyFolder()
  const made = process.env[MADE]
  if (made)
    for (const part of ['database', 'keys.json'])
      cpSync(join(made, part), join(folder, part), { recursive: true })
  return folder
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'evenplate-site-'))
