import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment variable that names the data folder of the first start. Who runs journeys twice names it before. */
const MADE = 'EVENPLATE_MADE_DATA'

export const namedFolder = (): string | undefined => process.env[MADE]

/** Sites begin with a copy of the folder that the first start made. */
export function beginWith(folder: string): void {
  process.env[MADE] = folder
}

/** Copies only the backend's part of that folder: what a site composes depends on its address. */
export function dataFolder(): string {
  const folder = emptyFolder()
  const made = namedFolder()
  if (made)
    for (const part of ['database', 'keys.json'])
      cpSync(join(made, part), join(folder, part), { recursive: true })
  return folder
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'evenplate-site-'))
