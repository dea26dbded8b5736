import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names a data folder after its first start. */
const MADE = 'EVENPLATE_MADE_DATA'

/** Sites from now on begin with a copy of what a first start has made in a folder. */
export function beginWith(folder: string): void {
  process.env[MADE] = folder
}

/** Of the folder that was made the backend's part alone: what a site composes is of its own address. */
export function dataFolder(): string {
  const folder = emptyFolder()
  const made = process.env[MADE]
  if (made)
    for (const part of ['database', 'keys.json'])
      cpSync(join(made, part), join(folder, part), { recursive: true })
  return folder
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'evenplate-site-'))
