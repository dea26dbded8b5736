import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** Builds the site without federation. @returns the folder, with its `index.html` */
export async function buildAsOne(): Promise<string> {
  const root = join(import.meta.dirname, 'dist')
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: './main.tsx' } },
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
