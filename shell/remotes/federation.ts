/**
 * The federation runtime, in its own module: it is fetched when the first remote is needed, so that the shell's pages
 * do not load it.
 */
import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

// Remotes are built without their own runtime core (`externalRuntime`) and use this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

/** The page's React: the only library shared across the boundary. */
const live = (lib: unknown) => ({
  version: React.version,
  scope: 'default',
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${React.version}`, strictVersion: true },
})

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: live(React),
    'react/jsx-runtime': live(jsxRuntime),
    'react-dom': live(ReactDOM),
  },
  shareStrategy: 'loaded-first',
})

/**
 * @param entry address of the remote's `remote-entry.js`
 * @returns whatever the remote exposes as `./remote`; the caller checks it
 */
export async function fetchRemote(name: string, entry: string): Promise<unknown> {
  const alias = name.replaceAll('-', '_')
  // `force` replaces what a failed attempt left behind, and does not touch other remotes.
  federation.registerRemotes([{ name: alias, entry, type: 'module' }], { force: true })
  return federation.loadRemote(`${alias}/remote`)
}
