import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { scriptsAndStyles, writeBuild } from '../builds/build-info.ts'
import { ROOT } from '../builds/rooms.ts'

/** A store of builds that are a few lines each, as the bundler would write them. */
export type SmallStore = {
  folder: string
  /** @returns the version */
  putShell(source?: string): string
  /** @param react the range of React that the remote asks for */
  putRemote(name: string, source?: string, react?: string): string
  remove(): void
}

/** Speaks contract 1, has React 19.3.1 and two pages of a remote `glossary`, which it draws by calling them. */
export const SMALL_SHELL = `
export const BRAND = { name: 'Small', tagline: '', description: '' }
export const titleOf = (title) => title
const page = { title: '', description: '', public: true }
// Those that a device keeps for when it is offline, and the page for unknown addresses.
const OWN = ['/', '/recipe-builder', '/dashboard', '/recipes', '/recipes/:id', '/recipes/:id/edit', '/activity', '*']
export const ROUTES = [
  ...OWN.map((path) => ({ ...page, path, page: { kind: 'shell' } })),
  { ...page, path: '/shared/:slug', perRequest: true, page: { kind: 'shell' } },
  { ...page, path: '/glossary', page: { kind: 'remote', remote: 'glossary', name: 'glossary' } },
  { ...page, path: '/glossary/all', page: { kind: 'remote', remote: 'glossary', name: 'all' } },
]
export const SPEAKS = [1]
export const REACT = '19.3.1'
export const pageCard = () => ({ path: '/', alt: '', card: {} })
export const pageData = () => []
export const plateSvg = () => ''
export const renderStandIn = async () => ''
export async function renderPage(path, load) {
  if (!path.startsWith('/glossary')) return 'home'
  return (await load('glossary')).pages[path === '/glossary' ? 'glossary' : 'all']()
}
`
export const SMALL_REMOTE = `export default { contract: 1, pages: { glossary: () => 'terms', all: () => 'all terms' } }`

export function smallStore(): SmallStore {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-store-'))
  const rendered = new Set<string>()
  return {
    folder,
    putShell(source = SMALL_SHELL) {
      const version = versionOf(source)
      const home = join(folder, 'shell')
      put(join(home, 'shell.js'), '// the shell in a browser')
      const own = join(folder, 'shells', version)
      const entries = { shell: { initial: { js: ['/shell/shell.js'] } } }
      put(join(own, 'assets.json'), JSON.stringify({ allFiles: ['/shell/shell.js'], entries }))
      put(join(own, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>')
      put(join(own, 'service-worker.js'), '// the worker')
      const nodeBuild = putRendered('shell', version, source)
      writeBuild(own, { part: 'shell', version }, home, scriptsAndStyles(home), nodeBuild)
      return version
    },
    putRemote(name, source = SMALL_REMOTE, react = '^19.3.1') {
      const version = versionOf(source + react)
      const home = join(folder, 'remotes', name, version)
      put(join(home, 'remote-entry.js'), source)
      put(join(home, 'assets.json'), JSON.stringify({ allFiles: ['remote-entry.js'], entries: {} }))
      const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
      const shared = [{ name: 'react', requiredVersion: react }]
      put(join(home, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }], shared }))
      const nodeBuild = putRendered(name, version, source)
      writeBuild(home, { part: name, version }, home, scriptsAndStyles(home), nodeBuild)
      return version
    },
    remove() {
      rmSync(folder, { recursive: true, force: true })
      for (const file of rendered) rmSync(file, { force: true })
    },
  }

  function putRendered(part: string, version: string, source: string): string {
    const file = join(folder, 'render', part, `${version}.js`)
    put(file, source)
    rendered.add(join(ROOT, 'site/dist/rendered', part, `${version}.js`))
    return file
  }

  /** Of its own for each store: files to render are found by version alone. */
  function versionOf(source: string): string {
    const hash = createHash('sha256').update(basename(folder)).update(source)
    return hash.digest('hex').slice(0, 12)
  }
}

function put(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}
