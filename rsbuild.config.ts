import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core'
import { ChunkListPlugin } from './remote-kit/chunk-list.ts'
import { BROWSERS, node, shared, stylesheets, web } from './remote-kit/environments.ts'
import { aloneConfig, remoteConfig } from './remote-kit/remote-config.ts'
import { StylesheetIntegrityPlugin } from './remote-kit/stylesheet-integrity.ts'
import { ModuleSizesPlugin } from './site/module-sizes.ts'

/**
 * The only bundler configuration. It builds the folder it is run in: the shell, or a remote (as `remote-kit` builds it).
 * Each is built twice: for the browser (`dist/web`) and for Node (`dist/node`), which is what
 * `site/compose` renders pages with. Nothing here names another part or an address.
 */
export default defineConfig(({ command, envMode }) => {
  const room = basename(process.cwd())
  if (envMode === 'alone') return aloneConfig(room)
  const development = command === 'dev'
  return room === 'shell' ? shell(development) : remote(room, development)
})

function shell(development: boolean): RsbuildConfig {
  return {
    ...shared('shell'),
    environments: {
      web: {
        ...web({ entry: { shell: './main.tsx' }, development }, FEDERATION_PARTS),
        splitChunks: { cacheGroups: { client: CLIENT } },
        tools: {
          htmlPlugin: false,
          rspack: (config, { appendPlugins }) => {
            appendPlugins(new ModuleSizesPlugin())
            if (development) shareFastRefresh(config, 'shell')
            else appendPlugins([new StylesheetIntegrityPlugin(), new ChunkListPlugin()])
          },
          ...stylesheets(development),
        },
      },
      ...(development ? {} : { node: node({ shell: './prerender.tsx' }), worker: worker() }),
    },
  }
}

function remote(room: string, development: boolean): RsbuildConfig {
  const name = room.replace(/^mfe-/, '')
  return remoteConfig({
    name,
    folder: process.cwd(),
    development,
    more: (config) => {
      config.plugins?.push(new ModuleSizesPlugin())
      if (development) shareFastRefresh(config, name)
    },
  })
}

/** One classic script with a fixed name, which a browser requests again to notice a deployment. */
function worker(): EnvironmentConfig {
  return {
    source: { entry: { 'service-worker': './offline/worker/service-worker.ts' } },
    output: {
      target: 'web-worker',
      distPath: { root: 'dist/worker', js: '' },
      overrideBrowserslist: BROWSERS,
      filenameHash: false,
    },
    tools: { htmlPlugin: false },
  }
}

/** The Supabase client and our code that loads with it are one file: neither is requested without the other. */
const CLIENT = {
  test: /[\\/](@supabase|tslib|iceberg-js|supabase-client|gathered-reads|link-session)/,
  chunks: 'async' as const,
  name: 'client',
  enforce: true,
}

/**
 * Parts of the federation runtime that the shell does not need: remotes are registered by the address of their entry,
 * so nothing reads their manifests, and it renders no page in Node.
 */
const FEDERATION_PARTS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
}

/** Hot reload across the boundary: see `site/fast-refresh.mjs`. */
function shareFastRefresh(config: Rspack.Configuration, part: string): void {
  const shared = fileURLToPath(new URL('./site/fast-refresh.mjs', import.meta.url))
  config.plugins?.push(
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, shared),
    new rspack.DefinePlugin({ FAST_REFRESH_PART: JSON.stringify(part) }),
  )
}
