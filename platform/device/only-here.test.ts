import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = readdirSync(ROOT).filter((room) =>
  /^(shell|mfe-.+|recipe-view|shared-ui|domain|platform|saved-recipe)$/.test(room),
)
const STORAGE = /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/
const IS_TOOL = /(\.test\.tsx?|\.stories\.tsx|\/dev\.tsx)$|\/(testing|\.storybook)\//

/** Files that use the browser's storage directly. */
const reaching = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('/dist/')),
)
  .filter((file) => !IS_TOOL.test(file) && !file.startsWith('platform/device/'))
  .filter((file) => STORAGE.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))))

it('only platform.device, which can wipe everything, stores data in a browser', () => {
  expect(reaching).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
