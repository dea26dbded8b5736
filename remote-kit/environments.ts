import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { addStylesheet } from './stylesheet-integrity.ts'

export const BROWSERS = ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4']

export function shared(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact()],
    output: {
      cleanDistPath: true,
      legalComments: 'none',
      // The application's name keeps two versions of shared-ui separate on one page.
      cssModules: { localIdentName: `${name}__[local]-[hash:base64:6]` },
    },
    performance: { printFileSize: false },
  }
}

export function web(
  { entry, development }: { entry: Record<string, string>; development: boolean },
  define = {},
): EnvironmentConfig {
  return {
    source: { entry, define },
    output: {
      target: 'web',
      // ES modules: the form that a strict policy, integrity and trusted types allow.
      module: true,
      // Loaded from next to the script that requests it, so that one build can be served from any address.
      assetPrefix: 'auto',
      // A development build must never be mistaken for a build and published.
      distPath: { root: development ? 'dist/dev/web' : 'dist/web' },
      overrideBrowserslist: BROWSERS,
      filenameHash: 'contenthash:10',
      // Anything inlined would be loaded by pages that do not need it.
      dataUriLimit: 0,
      manifest: { filename: 'assets.json' },
    },
  }
}

/**
 * Scripts that a remote's page starts as workers: each is one file with a fixed name in the build, so that it runs
 * without the federation runtime, which a worker does not have. The build's folder changes with its content.
 */
export function workers(entry: Record<string, string>, development: boolean): EnvironmentConfig {
  return {
    source: { entry },
    output: {
      target: 'web-worker',
      distPath: { root: development ? 'dist/dev/web/workers' : 'dist/web/workers', js: '' },
      overrideBrowserslist: BROWSERS,
      filenameHash: false,
    },
    tools: { htmlPlugin: false },
  }
}

export function node(entry: Record<string, string>): EnvironmentConfig {
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

/** In development, style sheets change under one name, so there is no fixed hash. */
export const stylesheets = (development: boolean) =>
  development ? {} : { cssExtract: { pluginOptions: { insert: addStylesheet } } }
