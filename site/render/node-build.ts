import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeBuildOf } from '../builds/build-info.ts'
import { ROOT } from '../builds/rooms.ts'

/**
 * The file of a build that pages are rendered with.
 * @throws when the store has none
 */
export function nodeBuildAt(store: string, part: string, version: string): string {
  // Imported from inside the project, wherever the store is, so that all builds find the same React.
  const file = join(ROOT, 'site/dist/rendered', part, `${version}.js`)
  if (!existsSync(file)) {
    const source = nodeBuildOf(store, part, version)
    if (!existsSync(source)) throw new Error('its build for rendering is missing')
    // Replaced in one step: another site may start from the same folder.
    const draft = `${file}.${process.pid}.draft`
    mkdirSync(dirname(file), { recursive: true })
    cpSync(source, draft)
    renameSync(draft, file)
  }
  return file
}
