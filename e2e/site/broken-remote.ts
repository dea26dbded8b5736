import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { changeLive, readLive } from '../../site/builds/live.ts'
import { STORE } from '../../site/builds/rooms.ts'

/** Other journeys take turns in the store: a lock may be gone before it is copied. */
const isLock = (path: string): boolean => /^lock(?:\.[\da-f-]{36})?$/.test(basename(path))

/** A copy of the built store, to deploy broken builds into. */
export function copyOfStore(): string {
  const store = mkdtempSync(join(tmpdir(), 'evenplate-store-'))
  cpSync(STORE, store, { recursive: true, filter: (path) => !isLock(path) })
  return store
}

/**
 * Deploys a hand-made build of a remote: a federation container whose `./remote` is the given source.
 * @param exposed JavaScript expression: the module that `./remote` returns
 */
export async function deployByHand(store: string, name: string, exposed: string): Promise<void> {
  const version = `broken-${Math.random().toString(36).slice(2, 8)}`
  const home = join(store, 'remotes', name, version)
  mkdirSync(home, { recursive: true })
  const entry = `export const init = async () => {}\nexport const get = async () => () => (${exposed})\n`
  writeFileSync(join(home, 'remote-entry.js'), entry)
  writeFileSync(join(home, 'assets.json'), JSON.stringify({ allFiles: ['remote-entry.js'], entries: {} }))
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
  writeFileSync(join(home, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }] }))
  // Compose renders the previous build: the fault only shows in a browser.
  const rendered = join(store, 'render', name)
  cpSync(join(rendered, `${liveVersion(store, name)}.js`), join(rendered, `${version}.js`))
  await changeLive(store, name, BY, () => version)
}

/**
 * Deploys the live build of a remote again with another build for rendering; browsers get the same files as before.
 * @param source of the build for Node; null for none
 */
export async function breakRendering(store: string, name: string, source: string | null): Promise<void> {
  const before = liveVersion(store, name)
  const version = `unrendered-${Math.random().toString(36).slice(2, 8)}`
  const remotes = join(store, 'remotes', name)
  cpSync(join(remotes, before), join(remotes, version), { recursive: true })
  if (source !== null) writeFileSync(join(store, 'render', name, `${version}.js`), source)
  await changeLive(store, name, BY, () => version)
}

const BY = { who: 'a journey', commit: null }

function liveVersion(store: string, name: string): string {
  const live = readLive(store, name)
  if (!live) throw new Error(`No remote "${name}" in the store`)
  return live.live
}
