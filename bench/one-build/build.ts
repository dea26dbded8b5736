import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { REMOTES } from '../../site/builds/rooms.ts'

/** Builds the site without federation. @returns the folder, with its `index.html` */
export async function buildAsOne(): Promise<string> {
  const root = join(import.meta.dirname, 'dist/site')
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: writeEntry() } },
      html: { mountId: 'root' },
      output: {
        distPath: { root },
        legalComments: 'none',
        dataUriLimit: 0,
        overrideBrowserslist: ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4'],
        cssModules: { localIdentName: 'one__[local]-[hash:base64:6]' },
      },
      performance: { printFileSize: false },
    },
  })
  await rsbuild.build()
  return root
}

/** The site with every remote, each in a separate file as on the real site. @returns its path */
function writeEntry(): string {
  const file = join(import.meta.dirname, 'dist/entry.ts')
  const remotes = REMOTES.map(({ name, room }) => `  '${name}': () => import('../../../${room}/remote.tsx'),`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    ["import { showSite } from '../main.tsx'", 'showSite({', ...remotes, '})', ''].join('\n'),
  )
  return file
}
