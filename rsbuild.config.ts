import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { ModuleSizesPlugin } from './site/module-sizes.ts'
import { addStylesheet, StylesheetIntegrityPlugin } from './site/stylesheet-integrity.ts'

/**
 * The only bundler configuration. It builds the folder it is run in: the shell, or a remote.
 * Each is built twice: for the browser (`dist/web`) and for Node (`dist/node`), which is what
 * `site/compose` renders pages with. Nothing here names another part or an address.
 */
export default defineConfig(({ command, envMode }) => {
  const room = basename(process.cwd())
  if (envMode === 'alone') return alone(room)
  const development = command === 'dev'
  return room === 'shell' ? shell(development) : remote(room, development)
})

const BROWSERS = ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4']
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

function shell(development: boolean): RsbuildConfig {
  return {
    ...shared('shell'),
    environments: {
      web: {
        ...web({ entry: { shell: './main.tsx' }, development }, FEDERATION_PARTS),
        tools: {
          htmlPlugin: false,
          rspack: (config, { appendPlugins }) => {
            appendPlugins(new ModuleSizesPlugin())
            if (development) shareFastRefresh(config, 'shell')
            else appendPlugins(new StylesheetIntegrityPlugin())
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
  return {
    ...shared(name),
    environments: {
      web: {
        ...web({ entry: { [name]: './remote.tsx' }, development }),
        tools: {
          htmlPlugin: false,
          rspack: (config, { appendPlugins }) => {
            // The container is the only way in; a remote has no page of its own.
            config.entry = {}
            appendPlugins([container(name, development), treeShakenFederation(), new ModuleSizesPlugin()])
            if (development) shareFastRefresh(config, name)
            else appendPlugins(new StylesheetIntegrityPlugin())
          },
          ...stylesheets(development),
        },
      },
      ...(development ? {} : { node: node({ [name]: './remote.tsx' }) }),
    },
  }
}

/** A remote without the site: its `dev.tsx` mounts the pages on the platform's fake. */
function alone(room: string): RsbuildConfig {
  return {
    ...shared(room),
    source: { entry: { index: './dev.tsx' } },
    html: { mountId: 'root', title: room },
    output: { ...shared(room).output, distPath: { root: 'dist/alone' } },
    server: { port: Number(process.env.PORT || 3000) },
  }
}

function shared(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact()],
    output: {
      cleanDistPath: true,
      legalComments: 'none',
      // The application's name keeps two versions of shared-ui apart on one page.
      cssModules: { localIdentName: `${name}__[local]-[hash:base64:6]` },
    },
    performance: { printFileSize: false },
  }
}

function web(
  { entry, development }: { entry: Record<string, string>; development: boolean },
  define = {},
): EnvironmentConfig {
  return {
    source: { entry, define },
    output: {
      target: 'web',
      // ES modules: the form that a strict policy, integrity and trusted types allow.
      module: true,
      // Found beside the script that asks, so that one build can be served from any address.
      assetPrefix: 'auto',
      // What is being developed must never be taken for a build and published.
      distPath: { root: development ? 'dist/dev/web' : 'dist/web' },
      overrideBrowserslist: BROWSERS,
      filenameHash: 'contenthash:10',
      // Anything inlined would be loaded by pages that do not need it.
      dataUriLimit: 0,
      manifest: { filename: 'assets.json' },
    },
  }
}

function node(entry: Record<string, string>): EnvironmentConfig {
  return {
    source: { entry },
    output: {
      target: 'node',
      module: true,
      distPath: { root: 'dist/node' },
      // One React for the shell's and every remote's rendering: the one compose has.
      externals: [/^react(-dom)?(\/|$)/],
      minify: false,
      emitAssets: false,
      emitCss: false,
    },
    // A remote is rendered from one file, whatever it loads lazily in a browser.
    tools: { rspack: { output: { asyncChunks: false } } },
  }
}

/** One classic script under one name: what a browser asks for again to learn of a deployment. */
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

function container(name: string, development: boolean): ModuleFederationPlugin {
  const version = reactVersion()
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: 'remote-entry.js',
    library: { type: 'module' },
    exposes: { './remote': './remote.tsx' },
    shared: Object.fromEntries(
      REACT.map((key) => [
        key,
        { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: {
      externalRuntime: !development,
      // A remote loads no other remote.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  })
}

/**
 * What the federation runtime of the shell can do without: remotes are registered by the address of their entry, so
 * nothing reads their manifests, and no page is drawn by it in Node.
 */
const FEDERATION_PARTS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
}

/** The bundler takes the runtime's CommonJS files, of which nothing can be left out. The same as ES modules is half as large. */
const treeShakenFederation = () =>
  new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (found) => {
    found.request = found.request.replace(/cjs$/, 'js')
  })

/** In development style sheets change under one name, so there is nothing to hold them to. */
const stylesheets = (development: boolean) =>
  development ? {} : { cssExtract: { pluginOptions: { insert: addStylesheet } } }

/** Hot reload across the boundary: see `site/fast-refresh.mjs`. */
function shareFastRefresh(config: Rspack.Configuration, part: string): void {
  const shared = fileURLToPath(new URL('./site/fast-refresh.mjs', import.meta.url))
  config.plugins?.push(
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, shared),
    new rspack.DefinePlugin({ FAST_REFRESH_PART: JSON.stringify(part) }),
  )
}

function reactVersion(): string {
  const file = new URL('./node_modules/react/package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
