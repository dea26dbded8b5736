import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../site/builds/fingerprint.ts'
import { readRegistry, writeRegistry } from '../../site/builds/publish.ts'
import { STORE } from '../../site/builds/rooms.ts'

/** A copy of the built store, to deploy broken builds into. */
export function copyOfStore(): string {
  const store = mkdtempSync(join(tmpdir(), 'evenplate-store-'))
  cpSync(STORE, store, { recursive: true })
  return store
}

/**
 * Deploys a hand-made build of a remote: a federation container whose `./remote` is the given source.
 * @param exposed JavaScript expression: the module that `./remote` returns
 */
export function deployByHand(store: string, name: string, exposed: string): void {
  const version = `broken-${Math.random().toString(36).slice(2, 8)}`
  const home = join(store, 'remotes', name, version)
  mkdirSync(home, { recursive: true })
  const entry = `export const init = async () => {}\nexport const get = async () => () => (${exposed})\n`
  writeFileSync(join(home, 'remote-entry.js'), entry)
  writeFileSync(join(home, 'assets.json'), JSON.stringify({ allFiles: ['remote-entry.js'], entries: {} }))
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
  writeFileSync(join(home, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }] }))
  const registry = readRegistry(store)
  const before = registry[name]
  if (!before) throw new Error(`No remote "${name}" in the store`)
  // Compose renders the build from before: the fault only shows in a browser.
  const rendered = join(store, 'render', name)
  cpSync(join(rendered, `${before.version}.js`), join(rendered, `${version}.js`))
  const integrity = hashOf(Buffer.from(entry))
  writeRegistry(
    { ...registry, [name]: { version, entry: `/remotes/${name}/${version}/remote-entry.js`, integrity } },
    store,
  )
}

/**
 * Deploys the live build of a remote again with another build for rendering; browsers get the same files as before.
 * @param source of the build for Node; null for none
 */
export function breakRendering(store: string, name: string, source: string | null): void {
  const registry = readRegistry(store)
  const before = registry[name]
  if (!before) throw new Error(`No remote "${name}" in the store`)
  const version = `unrendered-${Math.random().toString(36).slice(2, 8)}`
  const remotes = join(store, 'remotes', name)
  cpSync(join(remotes, before.version), join(remotes, version), { recursive: true })
  if (source !== null) writeFileSync(join(store, 'render', name, `${version}.js`), source)
  const entry = `/remotes/${name}/${version}/remote-entry.js`
  writeRegistry({ ...registry, [name]: { ...before, version, entry } }, store)
}
