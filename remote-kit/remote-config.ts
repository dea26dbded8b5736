import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core'
import { ChunkListPlugin } from './chunk-list.ts'
import { node, shared, stylesheets, web, workers } from './environments.ts'
import { StylesheetIntegrityPlugin } from './stylesheet-integrity.ts'

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

export type RemoteOptions = {
  /** As the site knows it, e.g. `glossary`: small letters, digits and hyphens. */
  name: string
  /** The folder with `remote.tsx` and the packages of the remote. */
  folder: string
  /** With hot reload, inside a shell that also runs in development. */
  development?: boolean
  /** Additions to the bundler's configuration of the browser build. */
  more?: (config: Rspack.Configuration) => void
}

/**
 * How a remote is built, in this repository or in another: for browsers as a federation container (`dist/web`), and for
 * the site's server, which renders its pages (`dist/node`). It names no other part and no address.
 */
export function remoteConfig({ name, folder, development = false, more }: RemoteOptions): RsbuildConfig {
  const scripts = workersIn(folder)
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
            appendPlugins([container(name, folder, development), treeShakenFederation()])
            if (!development) appendPlugins([new StylesheetIntegrityPlugin(), new ChunkListPlugin()])
            more?.(config)
          },
          ...stylesheets(development),
        },
      },
      ...(Object.keys(scripts).length === 0 ? {} : { workers: workers(scripts, development) }),
      ...(development ? {} : { node: node({ [name]: './remote.tsx' }) }),
    },
  }
}

/** `workers/import.ts` becomes `workers/import.js` of the build. */
const workersIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('workers/*.ts', { cwd: folder }).map((file) => [basename(file, '.ts'), `./${file}`]),
  )

/** A remote without the site: its `dev.tsx` mounts the pages on the fake platform. */
export function aloneConfig(name: string): RsbuildConfig {
  return {
    ...shared(name),
    source: { entry: { index: './dev.tsx' } },
    html: { mountId: 'root', title: name },
    output: { ...shared(name).output, distPath: { root: 'dist/alone' } },
    server: { port: Number(process.env.PORT || 3000) },
  }
}

function container(name: string, folder: string, development: boolean): ModuleFederationPlugin {
  const version = reactIn(folder)
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
 * The bundler would take the runtime's CommonJS files, from which nothing can be left out. As ES modules it is half as
 * large.
 */
const treeShakenFederation = () =>
  new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (found) => {
    found.request = found.request.replace(/cjs$/, 'js')
  })

/** The version of React that the remote is written for. */
function reactIn(folder: string): string {
  const file = createRequire(join(folder, 'package.json')).resolve('react/package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
